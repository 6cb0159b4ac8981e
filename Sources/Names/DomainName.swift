package import Faults

/// A web site as rules name it: lower-case A-labels (`xn--zrimech-n2a.ch`), at least two, more than a public suffix.
///
/// A name covers itself and every name below it; the matching is `Rules`' own.
package struct DomainName: Hashable, Sendable {
  /// The stored form.
  package let aLabels: String

  /// Reads what people paste. Scheme, user, port, trailing slash and dot, `*.`, a leading dot, `www.` and case are
  /// dropped, and Unicode becomes A-labels (UTS #46, nontransitional); reading the result again changes nothing.
  /// - Throws: one fault with an empty path, for a path, query or address, a single label, a bare public suffix, a
  ///   star elsewhere, and whatever no host name may be.
  package init(parsing text: String) throws(Faults) {
    let host = try HostText(text).host
    let labels = try Self.labels(of: host, given: text)
    aLabels = Self.withoutWWW(labels).joined(separator: ".")
    if PublicSuffixes.contain(aLabels) {
      throw Faults("", "is \(Quoted.text(text)), a public suffix shared by many sites; name one site below it")
    }
  }

  /// The form for people of a stored name, with Unicode in place of A-labels.
  package static func shown(_ aLabels: String) -> String { IDNA.unicode(aLabels) }

  private static func labels(of host: String, given text: String) throws(Faults) -> [String] {
    guard let ascii = IDNA.aLabels(host) else {
      throw Faults("", "is \(Quoted.text(text)); it must be a domain such as example.com")
    }
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let label = labels.first(where: { !isLabel($0) }) {
      throw Faults("", "is \(Quoted.text(text)); \(complaint(about: label))")
    }
    guard ascii.utf8.count <= 253 else {
      throw Faults("", "has \(ascii.utf8.count) bytes; a domain has at most 253")
    }
    guard let last = labels.last, !isNumber(last) else {
      throw Faults("", "is \(Quoted.text(text)), an address; it must be a domain such as example.com")
    }
    guard labels.count >= 2 else {
      throw Faults("", "is \(Quoted.text(text)), a single label; it must have at least two, as in example.com")
    }
    return labels
  }

  private static func complaint(about label: String) -> String {
    if label.isEmpty { return "a label between two dots is empty" }
    if label.contains("*") { return "a star may only stand first, as in *.example.com" }
    if label.utf8.count > 63 { return "a label has more than 63 characters" }
    return "the label \(Quoted.text(label)) must be letters, digits and inner hyphens"
  }

  /// 1 to 63 of `a-z0-9-` with no hyphen at either end (RFC 1123 §2.1).
  private static func isLabel(_ label: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard (1...63).contains(label.utf8.count), label.utf8.first != hyphen, label.utf8.last != hyphen else {
      return false
    }
    return label.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen: true
      default: false
      }
    }
  }

  /// Browsers read a host whose last label is a number, also a hexadecimal one, as an IPv4 address.
  private static func isNumber(_ label: String) -> Bool {
    if label.hasPrefix("0x") { return label.dropFirst(2).allSatisfy(\.isHexDigit) }
    return label.allSatisfy(\.isNumber)
  }

  /// People mean the site, whatever its `www.` is; where only a single label would be left, it stays.
  private static func withoutWWW(_ labels: [String]) -> ArraySlice<String> {
    var rest = labels[...]
    while rest.count > 2, rest.first == "www" { rest = rest.dropFirst() }
    return rest
  }
}
