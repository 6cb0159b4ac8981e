import Faults
import JSON
import Pages
import Rules

/// Groups that exist by the name they are called; every name makes one.
var anyGroup: RuleContext {
  RuleContext(
    group: { (text) throws(Faults) in
      guard let id = AppGroup.ID(text.lowercased()) else { throw RuleContext.refusal(of: text, "it must be an id") }
      return id
    }, groupName: \.description.capitalized, domain: { (text) throws(Faults) in text }, domainText: { $0 })
}

func page(_ document: JSONObject) throws -> Page {
  try Page(reading: document, id: Page.ID(parsing: "p1"), in: anyGroup)
}

func page(blocks: [JSONValue], enabled: Bool = false) throws -> Page {
  try page(["name": "Test", "enabled": .bool(enabled), "blocks": .array(blocks)])
}

func block(_ kind: Block.Kind, _ settings: JSONObject? = nil, id: String? = nil) -> JSONValue {
  var object: JSONObject = ["kind": .string(kind.rawValue)]
  object["settings"] = .object(settings ?? kind.declaration.example["settings"]?.object ?? [:])
  object["id"] = id.map(JSONValue.string)
  return .object(object)
}

/// The faults of a refusal; nil where it was none or another kind of refusal.
func faults(_ act: () throws -> Void) -> [String]? {
  do {
    try act()
  } catch PageError.invalid(let faults) {
    return faults.all.map(\.description)
  } catch PageError.limit(let sentence) {
    return ["limit: \(sentence)"]
  } catch {
    return ["\(error)"]
  }
  return nil
}

func page(blocks: [JSONValue], notes: inout [String]) throws -> Page {
  try Page(
    reading: ["name": "Test", "blocks": .array(blocks)], id: Page.ID(parsing: "p1"), in: anyGroup, notes: &notes)
}

/// The blocks that the example of a kind speaks of, so that it is valid beside them.
func neighbours(of declaration: BlockDeclaration) -> [JSONValue] {
  declaration.exampleBlocks.dropLast().map(JSONValue.object)
}

let blocking = block(.screenTime, ["groups": ["Social"]])

/// Monday to Thursday 30 minutes in two windows, Friday 120, at the weekend 180.
let household: JSONValue = [
  "kind": "home_allowance", "id": "home",
  "settings": [
    "groups": ["Games"],
    "allowances": [
      [
        "days": ["monday", "tuesday", "wednesday", "thursday"], "allowance_minutes": 30,
        "windows": [["start": "18:00", "end": "18:30"], ["start": "19:00", "end": "20:50"]],
      ],
      ["days": ["friday"], "allowance_minutes": 120, "windows": [["start": "14:30", "end": "20:20"]]],
      ["days": ["weekends"], "allowance_minutes": 180, "windows": [["start": "06:30", "end": "20:30"]]],
    ],
    "outside_windows": "block_at_home", "time_zone": "America/Los_Angeles",
  ],
]
