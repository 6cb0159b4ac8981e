/// Where libraries are kept. `Library` knows this protocol alone, because a second store (PostgreSQL) follows.
package protocol LibraryStore: Sendable {
  /// Reads from one moment's state. Any thread may call it, and it waits for no writer.
  func read<Value: Sendable>(_ body: (any StoreReader) throws -> Value) throws -> Value

  /// Writes in one transaction, after every other writer's, of this process or another. When it returns, what was
  /// written survives the process and a loss of power.
  func write<Value: Sendable>(_ body: (any StoreWriter) throws -> Value) throws -> Value

  /// Names the state that a read would see if it began now, whoever wrote it; nil where the store cannot tell at once.
  func mark() -> StoreMark?

  /// What sees that something was written.
  func makeWriteSignal() throws(StoreError) -> any WriteSignal

  /// Looks for damage.
  /// - Returns: a line for each fault; none when all is well.
  func check() throws(StoreError) -> [String]
}
