import CCurl
import CTransfer
import JSON

/// One message on its way to the server, and the answer on its way back. Confined to the main thread.
final class Transfer {
  /// Levels of a server's JSON that are taken: results may nest deeper than what we send.
  private static let depthLimit = 256

  let easy: UnsafeMutableRawPointer
  let kind: Outgoing.Kind
  let isModern: Bool
  var answers: Answers
  /// What goes to the client, in order; whoever runs the transfer takes it.
  var lines: [[UInt8]] = []
  private(set) var sessionID: String?

  private var fields: UnsafeMutablePointer<curl_slist>?
  private var events = EventParser()
  private var content: [UInt8] = []
  private var isOverfull = false
  private var sawGarbage = false

  /// Nil where there is no memory.
  init?(_ message: Outgoing, to remote: Remote) {
    guard let easy = curl_easy_init() else { return nil }
    self.easy = easy
    (kind, isModern, answers) = (message.kind, message.isModern, Answers(message.ids, isBatch: message.isBatch))
    prepare(remote, message.fields + ["Content-Type: application/json", "Accept: application/json, text/event-stream"])
    _ = message.content.withUnsafeBytes { pw_transfer_set_content(easy, $0.baseAddress, $0.count) }
  }

  /// Ends a session at the server.
  init?(ending session: Session, at remote: Remote) {
    guard let easy = curl_easy_init() else { return nil }
    self.easy = easy
    (kind, isModern, answers) = (.other, false, Answers([], isBatch: false))
    prepare(remote, session.fields)
    set(CURLOPT_CUSTOMREQUEST, "DELETE")
    set(CURLOPT_TIMEOUT, 2)
  }

  deinit {
    curl_easy_cleanup(easy)
    curl_slist_free_all(fields)
  }

  private func prepare(_ remote: Remote, _ lines: [String]) {
    set(CURLOPT_URL, remote.url)
    // Nothing but the address that was checked: no redirection carries the token elsewhere.
    set(CURLOPT_PROTOCOLS_STR, remote.isLoopback ? "http,https" : "https")
    set(CURLOPT_FOLLOWLOCATION, 0)
    if remote.isLoopback { set(CURLOPT_NOPROXY, "*") }
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_CONNECTTIMEOUT, 10)
    set(CURLOPT_TCP_KEEPALIVE, 1)
    set(CURLOPT_USERAGENT, "pocketwork-relay")
    // Without the empty one, curl would wait for 100 Continue before it sends large content.
    for line in lines + ["Expect:"] + (remote.token.map { ["Authorization: Bearer \($0)"] } ?? []) {
      fields = curl_slist_append(fields, line)
    }
    _ = pw_transfer_set_list(easy, Self.number(CURLOPT_HTTPHEADER), fields)
    // The multi handle that runs the transfer keeps it alive.
    _ = pw_transfer_set_receivers(easy, receiveField, receiveContent, Unmanaged.passUnretained(self).toOpaque())
  }

  private func set(_ option: CURLoption, _ text: String) { _ = pw_transfer_set_text(easy, Self.number(option), text) }

  private func set(_ option: CURLoption, _ number: Int) {
    _ = pw_transfer_set_number(easy, Self.number(option), number)
  }

  private static func number(_ option: CURLoption) -> CInt { CInt(truncatingIfNeeded: option.rawValue) }

  private var status: Int { pw_transfer_status(easy) }

  private var mediaType: String {
    guard let type = pw_transfer_content_type(easy) else { return "" }
    return String(String(cString: type).lowercased().prefix { $0 != ";" && $0 != " " })
  }

  fileprivate func receive(field line: UnsafeRawBufferPointer) {
    let text = String(decoding: line, as: UTF8.self)
    let name = text.prefix { $0 != ":" }
    guard name.lowercased() == "mcp-session-id" else { return }
    sessionID = String(text.dropFirst(name.count + 1).filter { !" \t\r\n".contains($0) })
  }

  /// False where there is too much.
  fileprivate func receive(content bytes: UnsafeRawBufferPointer) -> Bool {
    if mediaType == "text/event-stream" {
      for event in events.events(in: bytes) { take(event) }
      isOverfull = events.isOverfull
    } else {
      content.append(contentsOf: bytes)
      isOverfull = content.count > Limits.messageBytes
    }
    return !isOverfull
  }

  private func take(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    guard let value = try? JSONValue(parsing: text, depthLimit: Self.depthLimit) else {
      sawGarbage = true
      return
    }
    if let accepted = answers.accept(value, isError: status >= 400) { lines.append(accepted.encoded) }
  }

  /// The transfer is over; what has no answer gets an error. Gives a sentence where a notification was not taken.
  func finish(_ code: CURLcode) -> String? {
    let isMessage = mediaType == "application/json"
    if isMessage { take(content) }
    let failure = failure(code, isMessage: isMessage)
    let isRefused = code != CURLE_OK || status >= 400
    let complaint = answers.unanswered.isEmpty && lines.isEmpty && isRefused ? failure.error.message : nil
    fail(failure)
    return complaint
  }

  /// Answers what is not answered yet with a failure.
  func fail(_ failure: Failure) { lines += answers.fail(failure.error).map(\.encoded) }

  private func failure(_ code: CURLcode, isMessage: Bool) -> Failure {
    if isOverfull { return .tooLarge }
    if status >= 300 || (code == CURLE_OK && status != 200 && status != 0) { return .status(status, text: excerpt) }
    guard code == CURLE_OK else {
      return status == 0 ? .unreachable(reason: String(cString: curl_easy_strerror(code))) : .endedEarly
    }
    return sawGarbage || !(isMessage || mediaType == "text/event-stream") ? .notJSON : .endedEarly
  }

  /// The start of a text that the server sent in place of a message.
  private var excerpt: String {
    guard mediaType == "text/plain" else { return "" }
    let text = String(decoding: content.prefix(300), as: UTF8.self)
    return text.split { $0.isWhitespace || $0 < " " || $0 == "\u{7F}" }.joined(separator: " ")
  }
}

private func receiveField(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  transfer.receive(field: UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}

private func receiveContent(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receive(content: UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}
