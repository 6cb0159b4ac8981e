import Faults
import JSON
import JSONRPC

/// Answers requests of both eras for one definition. Any number of threads may use it at once; answers are kept only
/// where that cannot be told from making them again.
package struct Server<Definition: ServerDefinition>: Sendable {
  package let definition: Definition

  /// What one answer of a list holds.
  let pageSize: Int

  let subscriptions: SubscriptionTally

  let kept = KeptAnswers()

  /// - Parameter subscriptionLimit: how many subscriptions one caller may have open.
  package init(_ definition: Definition, pageSize: Int = 100, subscriptionLimit: Int = 64) {
    self.definition = definition
    self.pageSize = max(1, pageSize)
    subscriptions = SubscriptionTally(limit: subscriptionLimit)
  }

  /// A request that a transport has read and given an era.
  struct Incoming: Sendable {
    let request: JSONRPC.Request
    let era: Era
    let caller: Definition.Caller
    /// What is remembered of a legacy client, where anything is.
    var session: Session?
    let cancellation: Cancellation
    /// Cancelled when a legacy client has left, which gives up what it was asked, and nothing else.
    let departure: Cancellation
    /// Bytes of the message that it came in.
    let messageBytes: Int
    /// The header fields of a modern request over HTTP; nil for all others.
    var routing: RoutingHeaders?
    /// The way to the client before the answer; nil where there is none.
    var notify: (@Sendable (JSONObject) -> Void)?
  }

  /// Something that takes its time. `completion` gets the outcome once; nil where the request was cancelled.
  typealias Work = @Sendable (_ completion: @escaping @Sendable (JSONRPC.Response.Outcome?) -> Void) -> Void

  /// What a request comes to.
  enum Step: Sendable {
    case done(JSONRPC.Response.Outcome)
    case work(Work)
    /// A subscription, which the transport keeps.
    case listen(SubscriptionFilter)
  }

  func step(for incoming: Incoming) -> Step {
    do {
      switch incoming.era {
      case .modern(let metadata):
        if definition.offering.logging { try metadata.checkLogLevel() }
        return try modernStep(for: incoming)
      case .legacy(let revision, _): return try legacyStep(for: incoming, in: revision)
      }
    } catch {
      return .done(.error(error))
    }
  }

  private func modernStep(for incoming: Incoming) throws(RPCError) -> Step {
    switch incoming.request.method {
    case "server/discover":
      return .done(.result(complete(discovery, caching: definition.discoveryCaching, showsIcons: true)))
    case "subscriptions/listen" where definition.offering.hasChanges: return .listen(try filter(of: incoming))
    default: return try commonStep(for: incoming)
    }
  }

  private func legacyStep(for incoming: Incoming, in revision: Revision) throws(RPCError) -> Step {
    let offering = definition.offering
    switch incoming.request.method {
    case Handshake.method:
      return .done(.result(initialization(in: try Handshake(reading: incoming.request.params).revision)))
    case "ping": return .done(.result([:]))
    case "logging/setLevel" where offering.logging: return try setLogLevel(for: incoming)
    case "resources/subscribe" where offering.resourcesCanBeWatched: return try subscribe(for: incoming)
    case "resources/unsubscribe" where offering.resourcesCanBeWatched: return try unsubscribe(for: incoming)
    default: return try commonStep(for: incoming)
    }
  }

  /// The methods that both eras have.
  private func commonStep(for incoming: Incoming) throws(RPCError) -> Step {
    let offering = definition.offering
    switch incoming.request.method {
    case "tools/list": return list(try toolList(for: incoming), in: incoming, caching: definition.toolListCaching)
    case "tools/call": return try toolStep(for: incoming)
    case "resources/list" where offering.hasResources:
      return list(try resourceList(for: incoming), in: incoming, caching: definition.resourceCaching)
    case "resources/templates/list" where offering.hasResources:
      return list(try templateList(for: incoming), in: incoming, caching: definition.toolListCaching)
    case "resources/read" where offering.hasResources: return try resourceStep(for: incoming)
    case "prompts/list" where offering.hasPrompts:
      return list(try promptList(for: incoming), in: incoming, caching: definition.toolListCaching)
    case "prompts/get" where offering.hasPrompts: return try promptStep(for: incoming)
    case "completion/complete" where offering.completions: return try completionStep(for: incoming)
    case let method: throw RPCError(.methodNotFound, "There is no method \(Quoted.text(method))")
    }
  }

  private func list(_ page: JSONObject, in incoming: Incoming, caching: CachingHint) -> Step {
    .done(.result(incoming.era.revision.isModern ? complete(page, caching: caching) : page))
  }

  /// A result that is whole, in its era's form.
  func whole(_ result: JSONObject, in revision: Revision, caching: CachingHint? = nil) -> JSONRPC.Response.Outcome {
    .result(revision.isModern ? complete(result, caching: caching) : result)
  }
}
