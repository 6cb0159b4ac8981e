import Faults
import JSON
package import Rules
package import Time

/// Minutes a day at home: free inside its windows until they are used.
package struct HomeAllowance: BlockKind {
  package enum Outside: String, CaseIterable, Hashable, Sendable {
    case blockAtHome = "block_at_home"
    case unrestricted
  }

  /// At least one.
  package let groups: [AppGroup.ID]
  /// Each day at most once over all.
  package let allowances: [DayAllowance]
  package let outsideWindows: Outside
  /// Nil means the library's zone.
  package let timeZone: ZoneName?

  static let groups = Setting.groups(
    "groups", count: 1...PageLimits.groups, "App groups by name or id that the allowance is for.")
  static let allowances = Setting<[DayAllowance]>.allowances(
    "allowances", "Minutes (1 to 180) and one or two windows for some days; each day at most once.")
  static let outsideWindows = Setting<Outside>.choice(
    "outside_windows", default: .blockAtHome,
    "Outside the windows the apps are blocked at home (block_at_home) or not at all (unrestricted).")
  static let timeZone = Setting.timeZone("time_zone", "The zone of its days and windows; the library's unless given.")

  package static let declaration = BlockDeclaration(
    .homeAllowance, in: .routines, title: "Home allowance",
    "Minutes of the groups a day at home: free inside the windows until they are used, then blocked until the next "
      + "day. Use away from home never counts and nothing is blocked there. One a library; older phones refuse the page.",
    settings: [groups.declaration, allowances.declaration, outsideWindows.declaration, timeZone.declaration],
    outputs: [
      .output("present", .boolean, "while at home"), .output("used", .number, "minutes used today"),
      .output("reached", .boolean, "once the minutes are used"),
    ],
    example: [
      "kind": "home_allowance", "name": "Games at home",
      "settings": [
        "groups": ["Games"],
        "allowances": [
          [
            "days": ["weekdays"], "allowance_minutes": 30,
            "windows": [["start": "18:00", "end": "18:30"], ["start": "19:00", "end": "20:50"]],
          ],
          ["days": ["weekends"], "allowance_minutes": 180, "windows": [["start": "06:30", "end": "20:30"]]],
        ],
        "outside_windows": "block_at_home",
      ],
    ],
    onPhone: "Where home is, and which apps belong to a group, is picked on the phone, which also measures the use.")

  package init?(reading reader: inout SettingsReader) {
    let faultsBefore = reader.faults.all.count
    let groups = reader.read(Self.groups)
    let allowances = reader.read(Self.allowances)
    let outsideWindows = reader.read(Self.outsideWindows)
    let timeZone = reader.readIfPresent(Self.timeZone)
    guard let groups, let allowances, let outsideWindows, reader.faults.all.count == faultsBefore else { return nil }
    self.groups = groups
    self.allowances = allowances
    self.outsideWindows = outsideWindows
    self.timeZone = timeZone
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.groups, groups)
    writer.write(Self.allowances, allowances)
    writer.write(Self.outsideWindows, outsideWindows)
    if let timeZone { writer.write(Self.timeZone, timeZone) }
  }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? {
    let minutes = allowances.map(\.minutes)
    let least = minutes.min() ?? 0
    let most = minutes.max() ?? 0
    let range = least == most ? "\(least)" : "\(least)–\(most)"
    return "\(range) min of \(SentenceList.text(groups.map(groupName))) a day at home"
  }
}

extension Setting where Value == [DayAllowance] {
  static func allowances(_ name: String, _ sentence: String) -> Setting {
    Setting(name, .allowances, sentence, fallback: nil) { (value, _) throws(Faults) in
      guard let values = LenientReading.value(value).array else { throw .mismatch(value, .allowances) }
      guard (1...7).contains(values.count) else {
        throw Faults("", "has \(values.count) entries; it must have 1 to 7 allowances")
      }
      let allowances = try readElements(values) { (value) throws(Faults) in try DayAllowance(reading: value) }
      for (index, allowance) in allowances.enumerated() {
        let taken = DaySet(allowances[..<index].flatMap(\.days.days))
        if let day = allowance.days.days.first(where: taken.contains) {
          throw Faults("[\(index)].days", "has \(day.name), which an earlier allowance has; each day has one allowance")
        }
      }
      return allowances
    } write: { value, _ in
      .array(value.map(\.json))
    }
  }
}

extension HomeAllowance: RunningKind {
  static var flowing: Set<String> { ["used"] }

  func run(_ turn: inout Turn) {
    count(&turn)
    let budget = budget(on: turn.today, bonusMinutes: turn.bonusMinutes)
    if case .usage(let minutes, let block) = turn.event, block == nil || block == turn.block.id {
      turn.memory.seconds = max(turn.memory.seconds, Int64((minutes * 60).rounded()))
    }
    let isFree = clock(in: turn.zone).isActive(at: turn.now)
    let isReached = turn.memory.seconds >= budget
    let isHome = turn.isPresent == true
    turn.memory.since = turn.isUsing && isHome && isFree && !isReached ? turn.now : nil
    // Where the apps would become blocked at the end of the budget.
    turn.memory.duration = budget
    turn.gate(isHome && (isFree ? isReached : outsideWindows == .blockAtHome), groups)
    turn.outputs["present"] = turn.isPresent.map { .condition($0) } ?? .unavailable
    turn.outputs["used"] = .number(Double(turn.memory.seconds / 60))
    turn.outputs["reached"] = .condition(isReached)
  }

  /// Adds what was used since the last moment; a new day begins at nothing.
  private func count(_ turn: inout Turn) {
    if let since = turn.memory.since {
      turn.memory.seconds = min(
        turn.memory.seconds + max(0, turn.now.seconds(since: since)), BlockMemory.limitSeconds)
    }
    if turn.memory.day != turn.today.dayNumber {
      turn.memory.day = turn.today.dayNumber
      turn.memory.seconds = 0
    }
  }

  /// Seconds; none on days that are not listed.
  private func budget(on date: CivilDate, bonusMinutes: Double) -> Int64 {
    guard let allowance = allowances.first(where: { $0.days.contains(date.weekday) }) else { return 0 }
    return Int64(allowance.minutes) * 60 + Int64((bonusMinutes * 60).rounded())
  }

  private func clock(in zone: ZoneRules) -> WindowClock {
    WindowClock(windows: allowances.flatMap { allowance in allowance.windows.map { ($0, allowance.days) } }, zone: zone)
  }

  func nextChange(after now: Instant, _ memory: BlockMemory, in zone: ZoneRules, used: Set<String>) -> Instant? {
    var next = [WindowClock.nextDay(after: now, in: zone)]
    if let edge = clock(in: zone).nextEdge(after: now) { next.append(edge) }
    if let since = memory.since {
      next.append(since.adding(seconds: max(0, memory.duration - memory.seconds)))
      if used.contains("used") { next.append(since.adding(seconds: 60 - memory.seconds % 60)) }
    }
    return next.filter { $0 > now }.min()
  }
}
