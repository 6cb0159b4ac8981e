import Library
import MCP
import Time

/// A call of a tool that reads.
struct ReadCall: Sendable {
  let arguments: Arguments
  let library: Library
  let account: AccountID
  let now: Instant
  var progress = CallProgress.silent

  subscript<Value>(field: Field<Value>) -> Value {
    get throws { try arguments[field] }
  }

  /// The account's zone.
  var clock: LocalClock {
    get throws {
      let zone = try library.zone(of: account)
      return LocalClock(zone.name, zone.rules)
    }
  }
}
