import Rules
import Store
import Time

extension Library {
  /// Keeps of what a device has reported that it locks a rule in hard mode, before the numbers are deleted.
  ///
  /// A limit in hard mode is locked from the first that is counted until its reset. Switching sharing off must not be a
  /// way around that, so until then the library remembers that something was counted, and not how much.
  static func rememberLocks(
    of device: String, _ account: AccountRecord, _ writer: any StoreWriter, _ now: Instant
  ) throws {
    for use in try writer.reportedUses(of: device, from: ReportedUses.firstDay(of: account, at: now)) {
      guard use.minutes ?? 0 > 0 || use.opens ?? 0 > 0,
        let record = try writer.item(ItemKey(kind: .rule, id: use.rule), in: account.key),
        try StoredItem.rule(record).isHard
      else { continue }
      try writer.put(
        ForgottenUseRecord(day: use.day, rule: use.rule, receivedAt: use.receivedAt), in: account.key)
    }
  }
}
