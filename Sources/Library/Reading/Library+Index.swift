package import Store

extension Library {
  /// The pages and rules of a library by name. Nothing is checked, and nothing written.
  package func index(of account: AccountID) throws(LibraryError) -> LibraryIndex {
    try read(account) { snapshot throws(LibraryError) in
      let records = try snapshot.records(.page) + (try snapshot.records(.rule))
      return LibraryIndex(
        revision: snapshot.account.revision, updatedAt: snapshot.account.highWaterMark,
        entries: records.map { record in
          LibraryIndex.Entry(
            key: ItemKey(kind: record.kind, id: record.id), name: record.name, revision: record.revision,
            updatedAt: record.updatedAt)
        })
    }
  }

  /// What sees that something was written to any library of the store.
  package func makeWriteSignal() throws(LibraryError) -> any WriteSignal {
    do {
      return try store.makeWriteSignal()
    } catch {
      throw .store(error)
    }
  }
}
