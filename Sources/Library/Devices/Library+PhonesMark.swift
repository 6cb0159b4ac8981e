import Access
import Store
import Time

extension Library {
  /// More than a picture shows, so that a day that is shown is never left out.
  private static let daysBeforeReport = 32

  /// Nothing is checked, and nothing written.
  package func phonesMark(of account: AccountID) throws(LibraryError) -> PhonesMark {
    try translating {
      try store.read { reader in
        let devices = try Self.deviceTokens(of: try Self.account(account, reader), reader)
        return PhonesMark(phones: try devices.map { try Self.phone($0, reader) })
      }
    }
  }

  private static func phone(_ device: TokenRecord, _ reader: any StoreReader) throws(StoreError) -> PhonesMark.Phone {
    guard let report = try reader.report(of: device.id) else {
      return PhonesMark.Phone(id: device.id, name: device.name, report: nil, days: [], uses: [])
    }
    let first = ZoneRules.utc.date(at: report.asOf).adding(days: -daysBeforeReport)
    return PhonesMark.Phone(
      id: device.id, name: device.name, report: report, days: try reader.reportedDays(of: device.id, from: first),
      uses: try reader.reportedUses(of: device.id, from: first))
  }
}
