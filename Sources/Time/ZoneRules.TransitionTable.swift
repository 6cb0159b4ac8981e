extension ZoneRules {
  /// Transitions while they are collected: changes that change no offset are left out.
  struct TransitionTable {
    private(set) var transitions: [Int64] = []
    private(set) var offsets: [Int32]
    private(set) var abbreviations: [String]
    /// The instant of the last change that was given, also where it changed no offset.
    private var last: Int64?

    init(first: Int32, abbreviation: String) {
      offsets = [first]
      abbreviations = [abbreviation]
    }

    /// Adds a change; one at the instant of the last replaces it, one before the first year is the first offset.
    mutating func add(_ seconds: Int64, _ offset: Int32, _ abbreviation: String) {
      guard seconds <= Instant.latest.seconds else { return }
      guard seconds > Instant.earliest.seconds else {
        offsets = [offset]
        abbreviations = [abbreviation]
        return
      }
      last = seconds
      if transitions.last == seconds {
        transitions.removeLast()
        offsets.removeLast()
        abbreviations.removeLast()
      }
      if offset != offsets.last {
        transitions.append(seconds)
        offsets.append(offset)
        abbreviations.append(abbreviation)
      } else {
        abbreviations[abbreviations.count - 1] = abbreviation
      }
    }

    /// Adds the footer's changes after the last one for a little over four hundred years.
    /// - Returns: the instant from which on the table repeats, where the years do not end before.
    mutating func extend(with footer: PosixRule, isWholeTable: Bool) -> Int64? {
      if isWholeTable { (offsets, abbreviations) = ([footer.standardOffset], [footer.standardAbbreviation]) }
      guard footer.summer != nil else { return nil }
      let after = last ?? Instant.earliest.seconds
      let firstYear = CivilDate(dayNumber: Int(after / 86_400)).year
      for year in firstYear...min(firstYear + 403, 9_999) {
        for change in footer.changes(inYear: year) where change.seconds > after {
          add(change.seconds, change.offset, change.abbreviation)
        }
      }
      guard firstYear + 403 <= 9_999 else { return nil }
      return Int64(CivilDate(uncheckedYear: firstYear + 402, month: 7, day: 1).dayNumber) * 86_400
    }
  }
}
