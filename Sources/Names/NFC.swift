import CShim

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Unicode's normalisation form C and case folding, by libunistring.
enum NFC {
  /// The text in normalisation form C.
  static func normalized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return converted(text, by: pw_nfc)
  }

  /// The text with case folded and in normalisation form C: equal for texts that people read as the same name.
  static func caseFolded(_ text: String) -> String { converted(text, by: pw_casefold_nfc) }

  private static func converted(
    _ text: String, by convert: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int>?) -> UnsafeMutablePointer<UInt8>?
  ) -> String {
    let bytes = Array(text.utf8)
    // An empty text may come back as a null pointer, which would look like a failure.
    guard !bytes.isEmpty else { return text }
    var count = 0
    guard let result = convert(bytes, bytes.count, &count) else {
      fatalError("libunistring has no memory for \(bytes.count) bytes")
    }
    defer { free(result) }
    return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
  }
}
