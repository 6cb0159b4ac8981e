/// A connection that looks at SQLite's `data_version`, which other connections' commits change: no row is read for it.
final class DataVersion: WriteSignal {
  private let connection: Connection
  private var known: Int

  init(path: String) throws(StoreError) {
    do {
      connection = try Connection(path: path, mode: .reading)
      known = try connection.integer(ofPragma: "data_version")
    } catch {
      throw error.storeError(path: path)
    }
  }

  func hasChanged() throws(StoreError) -> Bool {
    do {
      let version = try connection.integer(ofPragma: "data_version")
      defer { known = version }
      return version != known
    } catch {
      throw error.storeError(path: connection.path)
    }
  }
}
