import Access
import Faults
import Status
import Store
package import Time

extension Library {
  /// What the account's devices have reported, the device that was made first first.
  /// - Parameters:
  ///   - device: the id or the name of one; nil for all.
  ///   - days: how many days of history, today in the library's zone included; 1 to 400.
  package func reports(
    of account: AccountID, device: String? = nil, days: Int = StatusHistory.keptDays, now: Instant
  ) throws(LibraryError) -> [DeviceReports] {
    try translating {
      try store.read { reader in
        let record = try Self.account(account, reader)
        let devices = try device.map { [try Self.device($0, in: record, reader)] } ?? Self.devices(record, reader)
        return try devices.map { try reports(of: $0, record, reader, days, now) }
      }
    }
  }

  private func reports(
    of device: DeviceView, _ account: AccountRecord, _ reader: any StoreReader, _ days: Int, _ now: Instant
  ) throws -> DeviceReports {
    let zone = ZoneName(parsing: account.timeZone) ?? .utc
    let today = (zones.rules(for: zone) ?? .utc).date(at: now)
    let first = today.adding(days: 1 - min(max(days, 1), StatusHistory.keptDays))
    var history = StatusHistory()
    for day in try reader.reportedDays(of: device.id, from: first) { history.merge(DayCounts(day)) }
    for use in try reader.reportedUses(of: device.id, from: first) {
      if let use = StatusReport.RuleUse(use) { history.merge(use) }
    }
    let record = try reader.report(of: device.id)
    var report: StatusReport?
    if let record { report = try StoredReport.report(record) }
    return DeviceReports(
      device: device, report: report, receivedAt: record?.receivedAt, history: history,
      warnings: record.flatMap { record in
        report.map { DeviceCheck.warnings(of: $0, receivedAt: record.receivedAt, libraryZone: zone) }
      } ?? [])
  }
}
