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

let blocking = block(.screenTime, ["groups": ["Social"]])
