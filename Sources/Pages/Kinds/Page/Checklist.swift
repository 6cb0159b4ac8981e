import JSON
package import Rules

/// Things to tick off.
package struct Checklist: BlockKind {
  /// 1 to 20 lines of 1 to 80 characters.
  package let items: [String]

  static let items = Setting.texts("items", count: 1...20, length: 80, "What to tick off.")

  package static let declaration = BlockDeclaration(
    .checklist, in: .page, title: "Checklist", "Things to tick off, each a short text.",
    settings: [items.declaration],
    example: ["kind": "checklist", "name": "Evening", "settings": ["items": ["Dishes", "Lay out clothes"]]],
    onPhone: "The person ticks the items; which are ticked stays on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let items = reader.read(Self.items) else { return nil }
    self.items = items
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.items, items)
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? {
    items.count == 1 ? "1 task" : "\(items.count) tasks"
  }
}

extension Checklist: RunningKind {
  func run(_ turn: inout Turn) {
    guard case .tick(turn.block.id, let item) = turn.event, items.indices.contains(item) else { return }
    let isTicked = turn.memory.ticks.contains(item)
    turn.memory.ticks = isTicked ? turn.memory.ticks.filter { $0 != item } : (turn.memory.ticks + [item]).sorted()
  }
}
