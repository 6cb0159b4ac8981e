import CIDN2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Internationalised host names by libidn2 (IDNA 2008 with UTS #46, nontransitional).
enum IDNA {
  /// The name in A-labels and lower case; nil where libidn2 refuses it. It lets empty labels and spaces pass, so that
  /// the labels must be checked after it.
  static func aLabels(_ host: String) -> String? {
    // Never IDN2_USE_STD3_ASCII_RULES: it deletes what it does not like, and another name comes out.
    let flags = CInt(IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue)
    guard !host.utf8.contains(0) else { return nil }
    // Names such as r3---sn.example.com exist, and libidn2 refuses two hyphens there in any label.
    if host.utf8.allSatisfy({ $0 < 0x80 }), !host.lowercased().contains("xn--") { return host.lowercased() }
    var result: UnsafeMutablePointer<UInt8>?
    let code = idn2_lookup_u8(Array(host.utf8) + [0], &result, flags)
    guard code == IDN2_OK.rawValue, let result else { return nil }
    defer { idn2_free(result) }
    // An `xn--` label that decodes to nothing valid passes the lookup; it would be shown as gibberish for ever.
    let ascii = String(cString: result).lowercased()
    return decoded(ascii) == nil ? nil : ascii
  }

  /// The name with A-labels decoded; the name itself where they cannot be.
  static func unicode(_ aLabels: String) -> String { decoded(aLabels) ?? aLabels }

  private static func decoded(_ aLabels: String) -> String? {
    var result: UnsafeMutablePointer<CChar>?
    guard idn2_to_unicode_8z8z(aLabels, &result, 0) == IDN2_OK.rawValue, let result else { return nil }
    defer { idn2_free(result) }
    return String(cString: result)
  }
}
