import Faults

/// What must hold between the blocks of one page.
enum PageLaws {
  /// A law that a block breaks; `message` follows the place in a sentence.
  struct Breach: Hashable, Sendable {
    let index: Int
    /// The member of the block that breaks it, as in `inputs.when`; empty for the block as a whole.
    let member: String
    let message: String

    init(index: Int, member: String = "", message: String) {
      self.index = index
      self.member = member
      self.message = message
    }
  }

  /// What can be told from the kinds alone, so that it is found beside faults in the settings.
  static func breaches(kinds: [Block.Kind?]) -> [Breach] {
    var breaches: [Breach] = []
    for single in [Block.Kind.timer, .schedule, .screenTime, .homeAllowance] {
      for index in kinds.indices.filter({ kinds[$0] == single }).dropFirst() {
        let limit = single == .homeAllowance ? "a library has one at most" : "a page has at most one"
        breaches.append(Breach(index: index, message: "is a second \(single.rawValue); \(limit)"))
      }
    }
    if let timer = kinds.firstIndex(of: .timer), let schedule = kinds.firstIndex(of: .schedule) {
      let (later, earlier) = timer > schedule ? ("timer", "schedule") : ("schedule", "timer")
      let message = "is a \(later) beside a \(earlier); a page runs by a timer or on a schedule, not both"
      breaches.append(Breach(index: max(timer, schedule), message: message))
    }
    return breaches
  }

  /// What can only be told once all settings are read and all blocks connected.
  static func breaches(blocks: [Block], isEnabled: Bool) -> [Breach] {
    scheduleBreaches(blocks) + ConnectionLaws.breaches(blocks: blocks, isEnabled: isEnabled)
  }

  private static func scheduleBreaches(_ blocks: [Block]) -> [Breach] {
    guard let schedule = blocks.firstIndex(where: { $0.kind == .schedule }) else { return [] }
    let isBlocking = blocks.contains { block in
      if case .screenTime(let screenTime) = block.content { screenTime.blocks } else { false }
    }
    let message = "is a schedule, which needs a screen_time block with blocks true on the page"
    return isBlocking ? [] : [Breach(index: schedule, message: message)]
  }
}
