/// When the clocks of a time zone show what, from the beginning of the years to their end.
///
/// A value is made once from a TZif file. Its table holds what the file lists and, where the file's footer goes on with
/// summer time, four hundred years more: the Gregorian calendar with its weekdays repeats after that, so every later
/// instant is looked up that many years earlier.
package struct ZoneRules: Sendable {
  /// Shared by all copies, since every rule's calendar holds one.
  private let table: Table

  private final class Table: Hashable, Sendable {
    let name: ZoneName
    let transitions: [Int64]
    let offsets: [Int32]
    let abbreviations: [String]
    let cycleEnd: Int64?

    init(
      _ name: ZoneName, _ transitions: [Int64], _ offsets: [Int32], _ abbreviations: [String], _ cycleEnd: Int64?
    ) {
      (self.name, self.transitions, self.offsets) = (name, transitions, offsets)
      (self.abbreviations, self.cycleEnd) = (abbreviations, cycleEnd)
    }

    static func == (one: Table, other: Table) -> Bool {
      one === other
        || one.name == other.name && one.transitions == other.transitions && one.offsets == other.offsets
          && one.abbreviations == other.abbreviations && one.cycleEnd == other.cycleEnd
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(transitions.count)
    }
  }

  package var name: ZoneName { table.name }

  /// The instants at which the offset changes, ascending.
  var transitions: [Int64] { table.transitions }
  /// Seconds east of UTC: `offsets[i]` holds before `transitions[i]`, the last from the last transition on.
  var offsets: [Int32] { table.offsets }
  /// What the zone is called at the time, as in `PST` or `-03`, beside ``offsets``.
  var abbreviations: [String] { table.abbreviations }
  /// From here on the table repeats; nil where the last offset holds for ever.
  var cycleEnd: Int64? { table.cycleEnd }

  /// 400 years in seconds.
  static let cycle: Int64 = 146_097 * 86_400

  package static let utc = ZoneRules(
    name: .utc, transitions: [], offsets: [0], abbreviations: ["UTC"], cycleEnd: nil)

  init(
    name: ZoneName, transitions: [Int64], offsets: [Int32], abbreviations: [String], cycleEnd: Int64?
  ) {
    table = Table(name, transitions, offsets, abbreviations, cycleEnd)
  }

  /// Reads a TZif file of version 1 to 4, slim or fat.
  /// - Throws: ``TZifError`` for every sequence of bytes that is no such file.
  package init(name: ZoneName, tzif bytes: [UInt8]) throws(TZifError) {
    let file = try TZifFile(parsing: bytes)
    var table = TransitionTable(first: file.firstOffset, abbreviation: file.firstAbbreviation)
    for (index, seconds) in file.transitions.enumerated() {
      table.add(seconds, file.offsets[index], file.abbreviations[index])
    }
    var cycleEnd: Int64?
    if let footer = file.footer { cycleEnd = table.extend(with: footer, isWholeTable: file.transitions.isEmpty) }
    self.init(
      name: name, transitions: table.transitions, offsets: table.offsets, abbreviations: table.abbreviations,
      cycleEnd: cycleEnd)
  }

  /// Seconds east of UTC.
  package func offset(at instant: Instant) -> Int {
    Int(offsets[segment(at: instant.seconds - shift(for: instant.seconds))])
  }

  /// What people call the zone at an instant: letters, as `PST`, or where it has no letters `UTC-03` or `UTC+05:30`.
  package func abbreviation(at instant: Instant) -> String {
    let name = abbreviations[segment(at: instant.seconds - shift(for: instant.seconds))]
    guard let first = name.first, first == "+" || first == "-" else { return name.isEmpty ? "UTC" : name }
    let digits = name.dropFirst()
    return "UTC\(first)\(digits.prefix(2))\(digits.count > 2 ? ":" : "")\(digits.dropFirst(2))"
  }

  package func localTime(at instant: Instant) -> LocalTime {
    LocalTime(instant: instant, offsetSeconds: offset(at: instant))
  }

  /// A change of the clocks: `offsetBefore` holds up to the instant, `offsetAfter` from it on.
  package struct Transition: Hashable, Sendable {
    package let instant: Instant
    package let offsetBefore: Int
    package let offsetAfter: Int
  }

  /// The first change after an instant; nil where none comes.
  package func nextTransition(after instant: Instant) -> Transition? {
    let shift = shift(for: instant.seconds)
    let index = segment(at: instant.seconds - shift)
    guard index < transitions.count, transitions[index] + shift <= Instant.latest.seconds else { return nil }
    return Transition(
      instant: Instant(seconds: transitions[index] + shift), offsetBefore: Int(offsets[index]),
      offsetAfter: Int(offsets[index + 1]))
  }

  /// What to take from seconds beyond the table so that they fall into its last four hundred years.
  func shift(for seconds: Int64) -> Int64 {
    guard let cycleEnd, seconds >= cycleEnd else { return 0 }
    return ((seconds - cycleEnd) / Self.cycle + 1) * Self.cycle
  }

  /// The number of transitions at or before an instant of the table.
  func segment(at seconds: Int64) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ZoneRules: Hashable {
  package static func == (one: ZoneRules, other: ZoneRules) -> Bool { one.table == other.table }
  package func hash(into hasher: inout Hasher) { table.hash(into: &hasher) }
}
