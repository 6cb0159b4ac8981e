#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes lines for whoever runs the server.
package struct Log: Sendable {
  private let sink: @Sendable (String) -> Void

  package init(_ write: @escaping @Sendable (String) -> Void) { sink = write }

  /// To standard error. One call is one line and one write, so that lines of several threads do not mix.
  package static let standardError = Log { line in
    let bytes = Array("pocketwork: \(line)\n".utf8)
    bytes.withUnsafeBytes { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  }

  /// Writes one line; line breaks and other control characters in it become spaces.
  package func callAsFunction(_ line: String) {
    sink(String(decoding: line.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self))
  }
}
