/// URLs that a token may be sent to.
enum RemoteURL {
  /// HTTPS anywhere, HTTP to this machine alone; no user information, no white space.
  static func isAllowed(_ url: String) -> Bool {
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    if url.hasPrefix("https://") { return !host(of: url.dropFirst(8)).isEmpty }
    guard url.hasPrefix("http://") else { return false }
    return isLoopback(host(of: url.dropFirst(7)))
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
  }

  /// The host in lower case, without its port; empty where there is none or a user stands before it.
  private static func host(of rest: Substring) -> String {
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@") else { return "" }
    if authority.hasPrefix("[") { return authority.lastIndex(of: "]").map { String(authority[...$0]) } ?? "" }
    return authority.prefix { $0 != ":" }.lowercased()
  }
}
