import Faults
import JSON
import JSONRPC

extension Server {
  func resourceStep(for incoming: Incoming) throws(RPCError) -> Step {
    let uri = try Self.uri(in: incoming)
    let revision = incoming.era.revision
    return try work(for: incoming, target: uri, arguments: [:]) { [self] context, completion in
      definition.read(uri, in: context) { result in
        switch result {
        case .contents(let contents) where !contents.isEmpty:
          let result: JSONObject = ["contents": .array(contents.map { .object($0.json) })]
          completion(.done(whole(result, in: revision, caching: definition.resourceCaching)))
        case .contents, .notFound: completion(.done(.error(Self.notFound(uri, in: revision))))
        case .failure(let error): completion(.done(.error(error)))
        case .inputRequired(let required): completion(.asks(required))
        }
      }
    }
  }

  /// `params.uri`, which must be absolute; what it names is the definition's to say.
  private static func uri(in incoming: Incoming) throws(RPCError) -> String {
    guard let uri = incoming.request.params?["uri"]?.string else {
      throw RPCError(.invalidParams, "params.uri is missing or no text; it must be the URI of a resource")
    }
    guard isAbsolute(uri) else {
      throw RPCError(
        .invalidParams, "params.uri is \(Quoted.text(uri)); it must be an absolute URI", data: data(naming: uri))
    }
    return uri
  }

  /// A scheme and a colon (RFC 3986 section 3), then printing ASCII without space.
  private static func isAbsolute(_ uri: String) -> Bool {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")), colon != uri.utf8.startIndex else { return false }
    let scheme = uri.utf8[..<colon]
    let isScheme = scheme.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
    return isScheme && uri.utf8[colon...].allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The URI as it was sent, where it is short: nobody gets a long one back.
  private static func data(naming uri: String) -> JSONValue? {
    uri.utf8.count <= 2_048 ? ["uri": .string(uri)] : nil
  }

  /// Each era has a code of its own for it; both name the URI.
  static func notFound(_ uri: String, in revision: Revision) -> RPCError {
    RPCError(
      revision.isModern ? .invalidParams : .resourceNotFound, "There is no resource \(Quoted.text(uri))",
      data: data(naming: uri))
  }

  func setLogLevel(for incoming: Incoming) throws(RPCError) -> Step {
    let sent = incoming.request.params?["level"]
    guard let level = sent?.string.flatMap(LogLevel.init(rawValue:)) else {
      let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw RPCError(.invalidParams, "params.level is \(ShownValue.of(sent ?? .null)); it must be one of \(levels)")
    }
    incoming.session?.setLogLevel(level)
    return .done(.result([:]))
  }

  func subscribe(for incoming: Incoming) throws(RPCError) -> Step {
    let uri = try Self.uri(in: incoming)
    guard definition.mayWatch(uri, for: incoming.caller) else {
      throw Self.notFound(uri, in: incoming.era.revision)
    }
    if let session = incoming.session, !session.subscribe(to: uri) {
      throw RPCError(.tooMany, "A session may subscribe to \(Session.resourceLimit) resources; unsubscribe from some")
    }
    return .done(.result([:]))
  }

  func unsubscribe(for incoming: Incoming) throws(RPCError) -> Step {
    incoming.session?.unsubscribe(from: try Self.uri(in: incoming))
    return .done(.result([:]))
  }
}
