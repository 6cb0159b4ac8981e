#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `errno` says.
package enum ErrorNumber {
  /// Whether the system refuses to write there at all: no right to, or a file system for reading alone.
  package static func refusesWriting(_ number: CInt) -> Bool { [EACCES, EROFS, EPERM].contains(number) }

  /// The system's words for an error number; any thread may ask.
  package static func text(_ number: CInt) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    _ = strerror_r(number, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
