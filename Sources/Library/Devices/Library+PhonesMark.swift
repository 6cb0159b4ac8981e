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
        let record = try Self.account(account, reader)
        let devices = try reader.tokens(in: record.key).filter { $0.kind == AccessToken.Kind.device.rawValue }
        return PhonesMark(
          phones: try devices.map { device throws(StoreError) in
            let report = try reader.report(of: device.id)
            let first = report.map { ZoneRules.utc.date(at: $0.asOf).adding(days: -Self.daysBeforeReport) }
            return PhonesMark.Phone(
              id: device.id, name: device.name, report: report,
              days: try first.map { first throws(StoreError) in try reader.reportedDays(of: device.id, from: first) }
                ?? [],
              uses: try first.map { first throws(StoreError) in try reader.reportedUses(of: device.id, from: first) }
                ?? [])
          })
      }
    }
  }
}
