#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Small files of the system.
enum FileContent {
  /// What changes when a file is replaced or rewritten.
  struct Stamp: Hashable, Sendable {
    let file: UInt64
    let sizeBytes: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// Nil where there is nothing at the path.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Stamp(
      file: UInt64(status.st_ino), sizeBytes: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// The first `limit` bytes of a file; nil where it cannot be read.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while content.count < limit {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &buffer, min(buffer.count, limit - content.count))
      #else
        let count = Darwin.read(descriptor, &buffer, min(buffer.count, limit - content.count))
      #endif
      if count < 0 { return nil }
      if count == 0 { break }
      content += buffer.prefix(count)
    }
    return content
  }

  /// Where a symbolic link points; nil for what is no link.
  static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in text.baseAddress.map { readlink(path, $0, text.count) } ?? -1 }
    }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }
}
