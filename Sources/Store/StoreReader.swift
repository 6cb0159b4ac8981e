package import JSON
package import Time

/// What can be read within one transaction: everything belongs to the same moment. It must not leave the closure.
///
/// What is not there is nil or missing from the array, and no error. A `limit` is at least 1.
package protocol StoreReader {
  func account(_ id: String) throws(StoreError) -> AccountRecord?
  /// All accounts, by id, after a given one.
  func accounts(after id: String?, limit: Int) throws(StoreError) -> [AccountRecord]

  func item(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> ItemRecord?
  /// Which state an item is in, without its body.
  func version(of key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> ItemVersion?
  /// Items in their order, after a given place.
  func items(
    _ kind: ItemKind, in account: AccountRecord.Key, after ordinal: Int64?, limit: Int
  ) throws(StoreError) -> [ItemRecord]
  /// All items of a kind in their order, without their bodies.
  func labels(_ kind: ItemKind, in account: AccountRecord.Key) throws(StoreError) -> [ItemLabel]
  func count(_ kind: ItemKind, in account: AccountRecord.Key) throws(StoreError) -> Int

  /// What is left of a deleted item, for as long as it can be brought back.
  func tombstone(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError) -> TombstoneRecord?

  func change(_ id: String, in account: AccountRecord.Key) throws(StoreError) -> ChangeRecord?
  /// What the change's items were before and after, as `Library` wrote it.
  func states(ofChange id: String, in account: AccountRecord.Key) throws(StoreError) -> JSONObject?
  /// Changes from the newest on, older than a given revision.
  func changes(
    _ filter: ChangeFilter, in account: AccountRecord.Key, before revision: Int?, limit: Int
  ) throws(StoreError) -> [ChangeRecord]

  /// The token with a hash, whatever its account.
  func token(hash: [UInt8]) throws(StoreError) -> TokenRecord?
  /// The account's tokens, the oldest first.
  func tokens(in account: AccountRecord.Key) throws(StoreError) -> [TokenRecord]

  /// The newest report of a device.
  func report(of device: String) throws(StoreError) -> ReportRecord?
  /// What a device reported of the days from one on, in their order.
  func reportedDays(of device: String, from day: CivilDate) throws(StoreError) -> [ReportedDayRecord]
  /// What a device reported of rules' limits for the days from one on, in their order.
  func reportedUses(of device: String, from day: CivilDate) throws(StoreError) -> [ReportedUseRecord]
  /// The same of all devices of an account, in no order.
  func reportedUses(in account: AccountRecord.Key, from day: CivilDate) throws(StoreError) -> [ReportedUseRecord]
  func forgottenUses(in account: AccountRecord.Key, from day: CivilDate) throws(StoreError) -> [ForgottenUseRecord]
  /// When the account's devices last told of each rule, by the rules' ids.
  func ruleReports(in account: AccountRecord.Key) throws(StoreError) -> [String: Instant]

  /// The answer that was given for an idempotency key; a key belongs to its holder alone.
  func keptAnswer(_ key: String, holder: String, in account: AccountRecord.Key) throws(StoreError) -> KeptAnswer?
}
