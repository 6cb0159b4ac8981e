import CSQLite
import Threads

/// A result code of SQLite that is no success, with its message; bound values are left out.
struct DatabaseError: Error {
  /// The extended result code.
  let code: Int32
  let message: String
  /// The system's `errno` behind it, or 0.
  let systemError: Int32

  /// The connection's last error.
  init(_ code: Int32, _ connection: OpaquePointer?) {
    let extended = sqlite3_extended_errcode(connection)
    self.code = extended & 0xFF == code & 0xFF ? extended : code
    message = String(cString: connection == nil ? sqlite3_errstr(code) : sqlite3_errmsg(connection))
    systemError = connection == nil ? 0 : sqlite3_system_errno(connection)
  }

  /// A row that this program cannot have written.
  init(damage message: String) {
    code = SQLITE_CORRUPT
    self.message = message
    systemError = 0
  }

  var primaryCode: Int32 { code & 0xFF }

  /// `SQLITE_IOERR_WRITE`, a macro that Swift does not import.
  private static let refusedWrite = SQLITE_IOERR | 3 << 8

  /// The error in the owner's words, for the library at `path`.
  func storeError(path: String) -> StoreError {
    switch primaryCode {
    case SQLITE_NOTADB: .notALibrary(path: path)
    case SQLITE_CORRUPT, SQLITE_FORMAT: .damaged(path: path, detail: message)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
    case SQLITE_FULL: .full(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(path: path, seconds: BusyRetry.limitSeconds)
    // SQLite knows only one reason to be a full disk, and does not keep the system's number for the others.
    case SQLITE_IOERR where code == Self.refusedWrite:
      .failed(path: path, detail: "the system refuses the write: a quota, a limit on files or a broken disk")
    case SQLITE_CANTOPEN where ErrorNumber.refusesWriting(systemError): .readOnly(path: path)
    case SQLITE_CANTOPEN: .unreachable(path: path, reason: message)
    default: .failed(path: path, detail: message)
    }
  }
}
