import Access
import Faults
package import Status
import Store
package import Time

extension Library {
  /// Takes a report in: its days are merged by maximum, and it becomes the device's newest where none is newer. The
  /// first switches sharing on.
  /// - Throws: ``LibraryError/notFound(_:)`` for a device that the account has not, or no more.
  package func accept(
    _ report: StatusReport, from device: String, of account: AccountID, now: Instant
  ) throws(LibraryError) -> ReportReceipt {
    try translating {
      try store.write { writer in
        let record = try Self.account(account, writer)
        let device = try Self.device(device, in: record, writer).id
        return try ReportIntake(report, from: device, record, self, now).carryOut(writer)
      }
    }
  }

  /// The same of a report as it was sent.
  /// - Throws: ``Faults`` for one that is not in order, else ``LibraryError``.
  package func accept(
    _ bytes: [UInt8], from device: String, of account: AccountID, now: Instant
  ) throws -> ReportReceipt {
    try accept(try readReport(bytes), from: device, of: account, now: now)
  }

  /// Switches sharing off: deletes the device's report and history at once. There may be nothing to delete.
  package func deleteReports(
    from device: String, of account: AccountID, now: Instant
  ) throws(LibraryError) {
    try translating {
      try store.write { writer in
        let account = try Self.account(account, writer)
        let device = try Self.device(device, in: account, writer).id
        try Self.rememberLocks(of: device, account, writer, now)
        try writer.removeReports(of: device)
      }
    }
  }
}
