package import JSON
package import Time

/// What can be written within one transaction. All of it is kept when the closure returns, and nothing when it throws.
package protocol StoreWriter: StoreReader {
  /// Makes an account with an empty library.
  func insertAccount(_ id: String, timeZone: String, at instant: Instant) throws(StoreError) -> AccountRecord
  /// Writes zone, revision, high-water mark and next place of an account that exists.
  func update(_ account: AccountRecord) throws(StoreError)
  /// Deletes an account with everything in it.
  func deleteAccount(_ account: AccountRecord.Key) throws(StoreError)

  /// Inserts an item, or replaces the one with its kind and id.
  func put(_ item: ItemRecord, in account: AccountRecord.Key) throws(StoreError)
  /// Removes an item; nothing where there is none.
  func remove(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError)

  /// Inserts a tombstone, or replaces the one with its kind and id.
  func put(_ tombstone: TombstoneRecord, in account: AccountRecord.Key) throws(StoreError)
  /// Removes a tombstone; nothing where there is none.
  func removeTombstone(_ key: ItemKey, in account: AccountRecord.Key) throws(StoreError)
  /// Removes all that were deleted before an instant.
  func removeTombstones(deletedBefore instant: Instant, in account: AccountRecord.Key) throws(StoreError)

  /// Adds a change with the states of its items; `touched` are all the items it is found by.
  func insert(
    _ change: ChangeRecord, states: JSONObject, touched: [ItemKey], in account: AccountRecord.Key
  ) throws(StoreError)

  /// Adds a token, whose id and hash must be new.
  func insert(_ token: TokenRecord) throws(StoreError)
  /// Removes a token; nothing where there is none.
  func removeToken(_ id: String, in account: AccountRecord.Key) throws(StoreError)
  /// Notes when a token last wrote.
  func noteWrite(withToken id: String, at instant: Instant) throws(StoreError)

  /// Each inserts a record, or replaces the one of the same device, day and rule.
  func put(_ report: ReportRecord) throws(StoreError)
  func put(_ day: ReportedDayRecord) throws(StoreError)
  func put(_ use: ReportedUseRecord) throws(StoreError)
  func put(_ use: ForgottenUseRecord, in account: AccountRecord.Key) throws(StoreError)
  /// Notes when a device told of a rule; an earlier instant than the one noted changes nothing.
  func noteReport(of rule: String, by device: String, at instant: Instant) throws(StoreError)
  /// Removes everything that a device has reported.
  func removeReports(of device: String) throws(StoreError)
  /// Removes what the devices of an account reported of days before one, and the reports that were made before an
  /// instant.
  func removeReports(ofDaysBefore day: CivilDate, madeBefore instant: Instant, in account: AccountRecord.Key)
    throws(StoreError)
  func removeForgottenUses(before day: CivilDate, in account: AccountRecord.Key) throws(StoreError)

  /// Keeps an answer; its key must be new to its holder.
  func insert(_ answer: KeptAnswer, in account: AccountRecord.Key) throws(StoreError)
  /// Removes all that were kept before an instant.
  func removeAnswers(keptBefore instant: Instant, in account: AccountRecord.Key) throws(StoreError)
}
