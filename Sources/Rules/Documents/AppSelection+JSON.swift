package import Faults
package import JSON

extension AppSelection {
  package static let maximumGroups = 20
  package static let maximumDomains = 100

  static let members = ["mode", "groups", "categories", "domains"]

  /// Reads `{"mode", "groups", "categories", "domains"}`; a member that is absent stays as in `base`.
  ///
  /// Whether enough is selected is for ``refuseIfPointless(_:)`` to say.
  package init(reading value: JSONValue, changing base: AppSelection = AppSelection(), in context: RuleContext)
    throws(Faults)
  {
    guard let object = value.object else {
      throw Faults(
        "", "is \(ShownValue.of(value)); it must be an object with \(Self.members.joined(separator: ", "))")
    }
    var reader = FieldReader(object)
    reader.refuseOthers(than: Self.members)
    let mode = reader.word("mode", Mode.self)
    let groups = reader.list("groups", upTo: Self.maximumGroups) { (value) throws(Faults) in
      try context.group(NameField.read(try Self.text(value)))
    }
    let categories = reader.list("categories", upTo: AppCategory.allCases.count, Self.category)
    let domains = reader.list("domains", upTo: Self.maximumDomains) { (value) throws(Faults) in
      try context.domain(try Self.text(value))
    }
    try reader.faults.throwIfAny()
    self.init(
      mode: mode ?? base.mode, groups: groups.map(Self.unique) ?? base.groups,
      categories: categories.map(Self.unique) ?? base.categories, domains: domains.map(Self.unique) ?? base.domains)
  }

  /// The selection as a document, with group names and domains as the context shows them.
  package func json(in context: RuleContext) -> JSONValue {
    [
      "mode": .string(mode.rawValue), "groups": .array(groups.map { .string(context.groupName($0)) }),
      "categories": .array(categories.map { .string($0.rawValue) }),
      "domains": .array(domains.map { .string(context.domainText($0)) }),
    ]
  }

  private static func text(_ value: JSONValue) throws(Faults) -> String {
    guard let text = value.string else { throw Faults("", "is \(ShownValue.of(value)); it must be text") }
    return text
  }

  private static func category(_ value: JSONValue) throws(Faults) -> AppCategory {
    if let category = value.string.flatMap(AppCategory.init(rawValue:)) { return category }
    let choice = FieldReader.choice(of: AppCategory.allCases.map(\.rawValue), for: value.string)
    throw Faults("", "is \(ShownValue.of(value)); \(choice)")
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}
