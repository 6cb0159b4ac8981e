import Faults
package import JSON
package import Time

extension Rule {
  /// The members of a rule's document that were given, each read on its own; the absent ones are nil.
  package struct Draft {
    package var name: String?
    package var kind: Kind?
    package var isEnabled: Bool?
    package var days: DaySet?
    package var windows: [DailyWindow]?
    package var limitMinutes: Int?
    package var limitOpens: Int?
    package var openMinutes: Int?
    package var resetAt: WallClockTime?
    package var apps: JSONValue?
    package var isHard: Bool?
    package var blocksAdultContent: Bool?

    /// The members of a rule's document, in the order of answers.
    package static let members = [
      "name", "kind", "enabled", "days", "windows", "daily_limit_minutes", "max_opens", "open_minutes", "reset_at",
      "apps",
      "hard_mode", "block_adult_content",
    ]

    package static let maximumWindows = 10

    /// Reads the members one by one; `reader` keeps the faults.
    init(_ reader: inout FieldReader) {
      name = reader.text("name").flatMap { text in
        reader.faults.collect(under: "name") { () throws(Faults) in try NameField.read(text) }
      }
      kind = reader.word("kind", Kind.self)
      isEnabled = reader.boolean("enabled")
      days = reader["days"].flatMap { value in
        reader.faults.collect(under: "days") { () throws(Faults) in try DaySet(reading: value) }
      }
      windows = reader.list("windows", upTo: Self.maximumWindows) { (value) throws(Faults) in
        try DailyWindow(reading: value)
      }
      limitMinutes = reader.wholeNumber("daily_limit_minutes", in: Policy.limitMinutes, hint: Self.noSentinel)
      limitOpens = reader.wholeNumber("max_opens", in: Policy.limitOpens, hint: Self.noSentinel)
      openMinutes = reader.wholeNumber("open_minutes", in: Policy.openMinutes)
      resetAt = reader.clockTime("reset_at", isEnd: false)
      apps = reader["apps"]
      isHard = reader.boolean("hard_mode")
      blocksAdultContent = reader.boolean("block_adult_content")
    }

    private static let noSentinel = "; for no limit delete the rule, to block always use a schedule from 00:00 to 24:00"
  }
}
