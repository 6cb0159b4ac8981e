import Access
import Faults
import Store
package import Time

extension Library {
  /// Makes a device with its token. An account has five; a sixth takes the place of the oldest, whose reports go.
  package func addDevice(
    _ name: String, for account: AccountID, now: Instant
  ) throws(LibraryError) -> NewToken {
    try createToken(.device, name: name, scopes: .readOnly, for: account, now: now)
  }

  /// The account's devices, the oldest first.
  package func devices(of account: AccountID) throws(LibraryError) -> [DeviceView] {
    try translating {
      try store.read { reader in try Self.devices(try Self.account(account, reader), reader) }
    }
  }

  /// In the order in which they were added.
  static func deviceTokens(
    of account: AccountRecord, _ reader: any StoreReader
  ) throws(StoreError) -> [TokenRecord] {
    try reader.tokens(in: account.key).filter { $0.kind == AccessToken.Kind.device.rawValue }
  }

  static func devices(_ account: AccountRecord, _ reader: any StoreReader) throws(StoreError) -> [DeviceView] {
    var devices: [DeviceView] = []
    for token in try deviceTokens(of: account, reader) {
      let report = try reader.report(of: token.id)
      devices.append(
        DeviceView(
          id: token.id, name: token.name, createdAt: token.createdAt, sharedSince: report?.sharedSince,
          reportedAt: report?.asOf))
    }
    return devices
  }

  /// The device that a text means: by its id first, then by its name.
  static func device(
    _ text: String, in account: AccountRecord, _ reader: any StoreReader
  ) throws -> DeviceView {
    let devices = try devices(account, reader)
    if let device = devices.first(where: { $0.id == text }) { return device }
    let named = devices.filter { $0.name == text }
    if named.count == 1 { return named[0] }
    let known = devices.map { "\($0.id) (\(Quoted.text($0.name)))" }.joined(separator: ", ")
    throw LibraryError.notFound(
      "\(named.isEmpty ? "No device has" : "More than one device has") the id or name \(Quoted.text(text)). "
        + (known.isEmpty ? "There is none." : "There are: \(known)."))
  }
}
