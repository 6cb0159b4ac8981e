import JSON
import Library
import Status
import Time

extension Rig {
  /// Adds a phone.
  /// - Returns: its id.
  func addPhone(_ name: String = "Phone") throws -> String {
    try library.addDevice(name, for: .local, now: clock.withLock { $0 }).view.id
  }

  /// Moves the clock, and lets a phone report what a document says, at that moment unless the document tells another.
  func report(_ document: JSONObject, from phone: String, at time: String) throws {
    let now = try Self.instant(time)
    clock.withLock { $0 = now }
    var whole: JSONObject = [
      "schema_version": 1, "reported_at": .string(time), "timezone": "Europe/Warsaw", "routines": [], "rules": [],
      "history": [],
    ]
    for member in document.members { whole[member.key] = member.value }
    let report = try library.readReport(JSONValue.object(whole).encoded)
    _ = try library.accept(report, from: phone, of: .local, now: now)
  }

  func move(to time: String) throws {
    let now = try Self.instant(time)
    clock.withLock { $0 = now }
  }

  /// The one phone of an answer of `get_status`.
  func phone(_ arguments: JSONObject = [:]) throws -> JSONObject {
    guard let phones = try ok("get_status", arguments)["devices"]?.array, phones.count == 1,
      let phone = phones[0].object
    else { throw Unexpected(text: "not one phone") }
    return phone
  }

  private static func instant(_ text: String) throws -> Instant {
    guard let instant = Instant(parsing: text) else { throw Unexpected(text: "no instant: \(text)") }
    return instant
  }
}
