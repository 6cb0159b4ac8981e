import JSON
import Time

extension SQLValue {
  static func instant(_ instant: Instant) -> SQLValue { .integer(instant.seconds) }
  static func number(_ number: Int) -> SQLValue { .integer(Int64(number)) }
  static func object(_ object: JSONObject) -> SQLValue { .text(JSONValue.object(object).text) }
}
