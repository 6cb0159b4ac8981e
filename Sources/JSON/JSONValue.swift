/// One JSON value (RFC 8259), with the order of members and the text of numbers kept.
///
/// Two values are equal when they have the same shape, the same members in the same order and the same number lexemes.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A whole number whose lexeme is the usual one: no fraction, no exponent, not `-0`, within `Int64`.
  case integer(Int64)
  /// Every other number, by its lexeme.
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}
