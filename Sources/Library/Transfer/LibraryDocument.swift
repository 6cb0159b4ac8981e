import Faults
import JSON
import Names
import Pages
import Rules
import Time

/// A whole library as one document: its zone, groups, pages and rules, without tokens and history.
///
/// Items are in the order of their ids, groups are named by id, and nothing else is in it: the same library is always
/// the same bytes. Unknown members, versions and blocks are refused.
struct LibraryDocument {
  static let format = LibraryDocumentFormat.name
  static let version = 1

  struct Group {
    let id: AppGroup.ID
    let name: Name
  }

  private static let members = ["format", "format_version", "time_zone", "groups", "pages", "rules"]

  let timeZone: String
  let groups: [Group]
  let pages: [Page]
  let rules: [Rule]

  /// Reads a document.
  /// - Parameter stand: The group that stands for one of the document, where it is another.
  init(reading document: JSONObject, standingIn stand: ([Group]) -> [AppGroup.ID: AppGroup.ID]) throws(Faults) {
    var faults = Faults()
    if document["format"] != .string(Self.format) {
      faults.add("format", "must be \"\(Self.format)\", as library export writes it")
    }
    if document["format_version"]?.wholeNumber != Int64(Self.version) {
      let found = document["format_version"].map { "is \(ShownValue.of($0))" } ?? "is missing"
      faults.add("format_version", "\(found); this program knows \(Self.version)")
    }
    try faults.throwIfAny()
    faults.refuseMembers(of: document, otherThan: Self.members)
    timeZone = document["time_zone"]?.string ?? ""
    let groups = Self.read("groups", document, &faults) { (object) throws(Faults) in try Self.group(object) }
    Self.requireUnique(groups.map(\.id.description), "groups", "id", &faults)
    Self.requireUnique(groups.map { Name.Key($0.name.text).text }, "groups", "name", &faults)
    let context = Self.context(groups, stand(groups))
    pages = Self.read("pages", document, &faults) { (object) throws(Faults) in
      try Page(stored: object, revision: 1, in: context)
    }
    rules = Self.read("rules", document, &faults) { (object) throws(Faults) in try Self.rule(object, context) }
    Self.requireUnique(pages.map(\.id.text), "pages", "id", &faults)
    Self.requireUnique(rules.map(\.id.description), "rules", "id", &faults)
    self.groups = groups
    try faults.throwIfAny()
  }

  private static func read<Item>(
    _ name: String, _ document: JSONObject, _ faults: inout Faults, _ read: (JSONObject) throws(Faults) -> Item
  ) -> [Item] {
    guard let values = document[name]?.array else {
      faults.add(name, "\(document[name].map { "is \(ShownValue.of($0))" } ?? "is missing"); it must be an array")
      return []
    }
    return faults.collectEach(of: values, under: name) { (value) throws(Faults) -> Item in
      guard let object = value.object else { throw Faults("", "is \(ShownValue.of(value)); it must be an object") }
      return try read(object)
    }
  }

  private static func group(_ object: JSONObject) throws(Faults) -> Group {
    guard object.count == 2, let id = object["id"]?.string.flatMap({ AppGroup.ID($0) }),
      let name = object["name"]?.string
    else { throw Faults("", "must be an object with an id and a name") }
    return Group(id: id, name: try Name(name))
  }

  private static func rule(_ object: JSONObject, _ context: RuleContext) throws(Faults) -> Rule {
    guard let id = object["id"]?.string.flatMap({ Rule.ID($0) }) else { throw Faults("id", "is missing or no id") }
    return try Rule(reading: object, id: id, ignoring: ["id"], in: context)
  }

  private static func requireUnique(
    _ keys: [String], _ name: String, _ member: String, _ faults: inout Faults
  ) {
    var seen: Set<String> = []
    for (index, key) in keys.enumerated() where !seen.insert(key).inserted {
      faults.add("\(name)[\(index)].\(member)", "is that of an earlier one; each needs its own")
    }
  }

  /// Groups that the document itself has, as they stand in the library.
  private static func context(_ groups: [Group], _ stand: [AppGroup.ID: AppGroup.ID]) -> RuleContext {
    let known = Set(groups.map(\.id))
    let stored = RuleContext.stored
    return RuleContext(
      group: { (text) throws(Faults) in
        let id = try stored.group(text)
        guard known.contains(id) else {
          throw RuleContext.refusal(of: text, "it must be the id of one of the document's groups")
        }
        return stand[id] ?? id
      }, groupName: \.description, domain: { (text) throws(Faults) in try DomainName(parsing: text).aLabels },
      domainText: stored.domainText)
  }
}
