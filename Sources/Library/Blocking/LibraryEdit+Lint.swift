import Pages
import Rules
import Store

extension LibraryEdit {
  private static let maximumWarnings = 8

  /// What is legal and hardly meant of the rules and pages that this write makes or changes.
  func lint(_ situation: Situation) throws(LibraryError) -> [String] {
    let lint = Lint(situation, at: write.now)
    var warnings: [RuleWarning] = []
    var earlierUse: [String] = []
    for record in changes.compactMap(\.after.record) {
      let rule: Rule?
      switch record.kind {
      case .rule:
        rule = try StoredItem.rule(record)
        if let rule, let text = situation.earlierUse(of: rule, at: write.now, before: try ruleBefore(record)) {
          earlierUse.append(text)
        }
      case .page: rule = try StoredItem.page(record).blockingRule
      case .group, .library, .pause, .pending, .zoneData: rule = nil
      }
      guard let rule else { continue }
      for warning in lint.warnings(about: rule) where !warnings.contains(warning) { warnings.append(warning) }
    }
    return (earlierUse + warnings.prefix(Self.maximumWarnings).map(\.message)).map { $0 + "." }
  }

  /// The rule of a record before this write; nil for one that it makes.
  private func ruleBefore(_ record: ItemRecord) throws(LibraryError) -> Rule? {
    let key = ItemKey(kind: record.kind, id: record.id)
    guard let before = changes.first(where: { $0.key == key })?.before.record else { return nil }
    return try StoredItem.rule(before)
  }
}
