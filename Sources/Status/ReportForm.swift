import Faults
import JSON
import Time

/// What a value in a report may be: in words, as JSON Schema, and how it is read.
struct ReportForm<Value: Sendable>: Sendable {
  /// What is right, for messages: `true or false`.
  let requirement: String
  let schema: JSONObject
  /// Nil for a value that is not right.
  let read: @Sendable (JSONValue) -> Value?
}

extension ReportForm where Value == Bool {
  static var bool: ReportForm { ReportForm(requirement: "true or false", schema: ["type": "boolean"], read: \.bool) }

  static var version: ReportForm {
    ReportForm(requirement: "1", schema: ["const": 1]) { $0.wholeNumber == 1 ? true : nil }
  }
}

extension ReportForm where Value == Instant {
  private static var earliest: Instant { Instant(seconds: 0) }
  /// The last day of the year 9998.
  private static var latest: Instant { Instant(seconds: 253_370_764_799) }

  static var instant: ReportForm {
    ReportForm(
      requirement: "an instant as 2026-12-09T20:30:00Z, from 1970 to 9998",
      schema: ["type": "string", "format": "date-time"]
    ) { value in
      // In every zone its year must have four digits, as RFC 3339 wants it.
      value.string.flatMap(Instant.init(parsing:)).flatMap { (earliest...latest).contains($0) ? $0 : nil }
    }
  }
}

extension ReportForm where Value == CivilDate {
  static var day: ReportForm {
    ReportForm(requirement: "a day as 2026-12-09", schema: ["type": "string", "format": "date"]) {
      $0.string.flatMap(CivilDate.init(parsing:))
    }
  }
}

extension ReportForm where Value == ZoneName {
  static var zone: ReportForm {
    ReportForm(requirement: ZoneName.rule, schema: ["type": "string"]) {
      $0.string.flatMap(ZoneName.init(parsing:))
    }
  }
}

extension ReportForm where Value == ReportedID {
  static var id: ReportForm {
    ReportForm(
      requirement: Identifier.rule,
      schema: ["type": "string", "pattern": "^[a-zA-Z0-9_-]{1,64}$"]
    ) { $0.string.flatMap(ReportedID.init(parsing:)) }
  }
}

extension ReportForm where Value == String {
  /// The schema counts code points, of which a character may have several, so it is the looser one.
  static var name: ReportForm {
    typealias Limits = StatusReport.Limits
    return ReportForm(
      requirement: "text of 1 to \(Limits.nameCharacters) characters without spaces at its ends, and at most "
        + "\(Limits.nameBytes) bytes",
      schema: ["type": "string", "minLength": 1, "maxLength": .integer(Limits.nameBytes)]
    ) { value in
      guard let text = value.string, (1...Limits.nameCharacters).contains(text.count),
        text.utf8.count <= Limits.nameBytes, text.first?.isWhitespace == false, text.last?.isWhitespace == false
      else { return nil }
      return text
    }
  }
}

extension ReportForm where Value == StatusReport.Routine.Kind {
  static var kind: ReportForm {
    ReportForm(
      requirement: "session, standing or allowance",
      schema: ["enum": .array(Value.allCases.map { .string($0.rawValue) })]
    ) { $0.string.flatMap(Value.init) }
  }
}

extension ReportForm where Value == Int {
  static func minutes(upTo limit: Int) -> ReportForm { number(upTo: limit, "whole minutes from 0 to \(limit)") }

  static func count(upTo limit: Int) -> ReportForm { number(upTo: limit, "a whole number from 0 to \(limit)") }

  private static func number(upTo limit: Int, _ requirement: String) -> ReportForm {
    ReportForm(
      requirement: requirement, schema: ["type": "integer", "minimum": 0, "maximum": .integer(limit)]
    ) { value in value.wholeNumber.flatMap { (0...Int64(limit)).contains($0) ? Int($0) : nil } }
  }
}

extension ReportForm where Value == JSONObject {
  static func object(_ members: [any ReportField]) -> ReportForm {
    ReportForm(requirement: "an object", schema: members.schema, read: \.object)
  }
}

extension ReportForm where Value == [JSONValue] {
  static func objects(atMost limit: Int, _ members: [any ReportField]) -> ReportForm {
    ReportForm(
      requirement: "an array of at most \(limit) objects",
      schema: ["type": "array", "maxItems": .integer(limit), "items": .object(members.schema)], read: \.array)
  }
}
