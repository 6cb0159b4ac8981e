import CCurl

/// The server that messages go to.
struct Remote: Sendable {
  let url: String
  /// Whether the server is this machine, where no proxy of the environment may come between.
  let isLoopback: Bool
  let token: String?

  /// Checks what the environment gives. libcurl reads the address, because it is libcurl that will connect.
  /// - Throws: ``RemoteError``, one line for whoever configured it.
  init(url: String?, token: String?) throws(RemoteError) {
    guard let url, !url.isEmpty else { throw .missingURL }
    let parts = try Self.parts(url)
    isLoopback = Self.isLoopback(parts.host)
    switch parts.scheme {
    case "https": break
    case "http" where isLoopback: break
    case "http": throw .plainHTTP
    default: throw .url
    }
    // A line end in it would be another field line.
    guard token?.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) ?? true else { throw .token }
    self.url = url
    self.token = token.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func parts(_ url: String) throws(RemoteError) -> (scheme: String, host: String) {
    let handle = curl_url()
    defer { curl_url_cleanup(handle) }
    guard curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
      let scheme = part(handle, CURLUPART_SCHEME), let host = part(handle, CURLUPART_HOST),
      part(handle, CURLUPART_USER) == nil, part(handle, CURLUPART_PASSWORD) == nil
    else { throw .url }
    return (scheme.lowercased(), host.lowercased())
  }

  private static func part(_ handle: OpaquePointer?, _ which: CURLUPart) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, which, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
  }
}
