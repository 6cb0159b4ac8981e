import Faults
package import JSON
package import Rules

/// What happens to which apps while the page's timer or schedule runs.
package struct ScreenTime: BlockKind {
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The groups are blocked.
    case block
    /// Everything but the groups is blocked.
    case allowOnly = "allow_only"
    /// The groups are blocked once they were used for `limitMinutes` in the window.
    case limit
  }

  package let mode: Mode
  /// Empty means the selection that the person makes on the phone.
  package let groups: [AppGroup.ID]
  /// Only with the mode `limit`, and always there.
  package let limitMinutes: Int?
  /// Whether it acts at all.
  package let blocks: Bool

  static let mode = Setting<Mode>.choice(
    "mode", default: .block, "What happens to the groups.")
  static let groups = Setting.groups(
    "groups", count: 0...PageLimits.groups, "Names or ids; none: picked on the phone.")
  static let limitMinutes = Setting.wholeNumber(
    "limit_minutes", in: 15...1_440, optional: true, "Use before blocking; with mode limit.")
  static let blocks = Setting.flag("blocks", default: true, "Whether it acts.")

  package static let declaration = BlockDeclaration(
    .screenTime, in: .page, title: "Screen Time",
    "What happens to which apps while the page's timer or schedule runs: mode block blocks the groups, allow_only "
      + "everything else, limit blocks them after limit_minutes of use. At most one a page.",
    settings: [mode.declaration, groups.declaration, limitMinutes.declaration, blocks.declaration],
    example: [
      "kind": "screen_time", "name": "Fewer distractions",
      "settings": ["mode": "block", "groups": ["Social"], "blocks": true],
    ],
    onPhone: "Which apps belong to a group, or to the page where no group is named, is picked on the phone.")

  package init?(reading reader: inout SettingsReader) {
    let mode = reader.read(Self.mode)
    let groups = reader.read(Self.groups)
    let faultsBefore = reader.faults.all.count
    let limitMinutes = reader.readIfPresent(Self.limitMinutes)
    let blocks = reader.read(Self.blocks)
    guard let mode, let groups, let blocks, reader.faults.all.count == faultsBefore else { return nil }
    guard Self.check(mode, groups: groups, limitMinutes: limitMinutes, &reader) else { return nil }
    self.mode = mode
    self.groups = groups
    self.limitMinutes = limitMinutes
    self.blocks = blocks
  }

  private static func check(
    _ mode: Mode, groups: [AppGroup.ID], limitMinutes: Int?, _ reader: inout SettingsReader
  ) -> Bool {
    let before = reader.faults.all.count
    if mode != .block, groups.isEmpty {
      reader.addFault(Self.groups.name, "is empty; mode \(mode.rawValue) needs at least one group")
    }
    if mode == .limit, limitMinutes == nil {
      reader.addFault(Self.limitMinutes.name, "is missing; mode limit needs 15 to 1440")
    }
    if mode != .limit, limitMinutes != nil {
      reader.addFault(Self.limitMinutes.name, "only goes with mode limit; the mode is \(mode.rawValue)")
    }
    return reader.faults.all.count == before
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.mode, mode)
    writer.write(Self.groups, groups)
    if let limitMinutes { writer.write(Self.limitMinutes, limitMinutes) }
    writer.write(Self.blocks, blocks)
  }

  /// Leaving the mode `limit` takes its minutes along, unless the patch gives some, which is then a fault.
  package static func merged(_ current: JSONObject, with patch: JSONObject) -> JSONObject {
    var current = current
    if let mode = patch[mode.name], mode != .string(Mode.limit.rawValue) { current[limitMinutes.name] = nil }
    for member in patch.members { current[member.key] = member.value }
    return current
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? {
    guard blocks else { return nil }
    let names = groups.isEmpty ? "the apps picked on the phone" : SentenceList.text(groups.map(groupName))
    switch mode {
    case .block: return "blocks \(names)"
    case .allowOnly: return "blocks all but \(names)"
    case .limit: return "limits \(names) to \(limitMinutes ?? 0) min"
    }
  }
}

extension ScreenTime: RunningKind {
  /// What tells the block that the page's timer or schedule runs; no input that a document can name.
  static let acting = "acting"

  func run(_ turn: inout Turn) {
    let isActing = blocks && turn.condition(Self.acting) == true
    if !isActing {
      turn.memory.number = nil
    } else if case .usage(let minutes, let block) = turn.event, block == nil || block == turn.block.id {
      turn.memory.number = max(turn.memory.number ?? 0, minutes)
    }
    let isSpent = limitMinutes.map { Double($0) <= turn.memory.number ?? 0 } ?? true
    turn.gate(isActing && isSpent, groups, allowOnly: mode == .allowOnly)
  }
}
