import Access
import HTTP
import MCP

extension Routes {
  enum Identification<Who> {
    case identified(Who)
    case refused(Response)
  }

  /// Who asks, by the token in the Authorization field and nothing else.
  ///
  /// A phone's token opens what is the phone's, an agent's what is the agents'. Which kind a token is shows in its first
  /// letters, so saying so tells nobody anything new.
  func identify<Who>(
    _ head: RequestHead, _ peer: Peer, as kind: AccessToken.Kind, _ look: (AccessToken) throws -> Who?
  ) -> Identification<Who> {
    let field = head.fields.only("Authorization")
    let known = field.flatMap(knownTokens.token)
    let advice = Self.advice(for: kind)
    switch known.map(Credential.token) ?? Credential(head.fields) {
    case .none: return .refused(Self.unauthorized("A token is needed: Authorization: Bearer TOKEN", error: nil))
    case .malformed(let text, let hint):
      return .refused(refusal(head, peer, malformed: text.hashValue, hint.map { ": \($0)." } ?? advice))
    case .wrongToken: return .refused(refusal(head, peer, malformed: nil, advice))
    case .token(let token) where token.kind != kind:
      return .refused(refusal(head, peer, malformed: nil, Self.advice(for: kind, inPlaceOf: token.kind)))
    case .token(let token):
      do {
        if let who = try look(token) {
          if known == nil, let field { knownTokens.keep(token, in: field) }
          return .identified(who)
        }
        return .refused(refusal(head, peer, malformed: nil, advice))
      } catch {
        return .refused(internalFailure("authentication failed: \(error)"))
      }
    }
  }

  private static func advice(for kind: AccessToken.Kind) -> String {
    switch kind {
    case .agent: "; `pocketwork token list` shows those that are, in the library that this server serves."
    case .device:
      "; `pocketwork device list` shows the devices whose tokens are, in the library that this server serves."
    }
  }

  private static func advice(for kind: AccessToken.Kind, inPlaceOf other: AccessToken.Kind) -> String {
    switch kind {
    case .agent:
      " here: it is a phone's (\(other.prefix)). An agent's is needed: `pocketwork token create --name NAME` makes one."
    case .device:
      " here: it is an agent's (\(other.prefix)). A phone's is needed: `pocketwork device add --name NAME` makes one."
    }
  }

  func refusal(_ head: RequestHead, _ peer: Peer, malformed: Int?, _ advice: String) -> Response {
    let address = address(head, peer)
    let now = clock.now() / 1_000_000_000
    if let seconds = failures.withLock({ $0.count(address, malformed: malformed, now: now) }) {
      return .text(
        .tooManyRequests, "There were too many wrong tokens; try again in \(seconds) s.",
        fields: ["Retry-After": "\(seconds)", "WWW-Authenticate": Self.challenge(error: "invalid_token")])
    }
    return Self.unauthorized("The token is not valid\(advice)", error: "invalid_token")
  }

  /// The client's address: a proxy adds it at the end of what the client itself may have sent.
  private func address(_ head: RequestHead, _ peer: Peer) -> String {
    guard isBehindProxy, let last = head.fields.list(of: "X-Forwarded-For")?.split(separator: ",").last else {
      return peer.address
    }
    let address = last.filter { $0 != " " && $0 != "\t" }.lowercased()
    return address.isEmpty || address.utf8.count > 64 ? peer.address : address
  }

  /// RFC 6750 section 3: no error is named where no token was sent.
  private static func unauthorized(_ text: String, error: String?) -> Response {
    .text(.unauthorized, text, fields: ["WWW-Authenticate": challenge(error: error)])
  }

  private static func challenge(error: String?) -> String {
    "Bearer realm=\"pocketwork\"" + (error.map { ", error=\"\($0)\"" } ?? "")
  }

  /// A failure of ours: the client gets an id, the log the rest.
  func internalFailure(_ cause: String) -> Response {
    let id = ErrorID.random()
    log("error_id \(id): \(cause)")
    return .text(.internalError, "Something failed here; the server's log says what, by error_id \(id).")
  }
}
