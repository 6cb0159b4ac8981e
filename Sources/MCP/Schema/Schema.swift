/// What a value may be, in the subset of JSON Schema 2020-12 that every client and every model API takes.
///
/// Each kind publishes itself (`json`), reads leniently (`read(_:)`) and checks strictly (`faults(in:)`).
package indirect enum Schema: Hashable, Sendable {
  /// `allowsEmpty`: an empty text is a value of its own (it clears a field), not a missing one.
  case string(allowsEmpty: Bool = false)
  /// Whole numbers; `range` has both ends.
  case integer(ClosedRange<Int>?)
  /// Any number; for answers.
  case number
  case boolean
  /// One of some words. `aliases` are further spellings that are read as a word, and not published.
  case enumeration([String], aliases: [String: String] = [:])
  /// `takesOne`: a single element is read as an array of one.
  case array(of: Schema, count: ClosedRange<Int>? = nil, takesOne: Bool = false)
  case object(ObjectSchema)

  /// An object with these fields and no others.
  package static func object(_ fields: [any SchemaField]) -> Schema { .object(ObjectSchema(fields)) }
}
