import JSON
import JSONRPC

extension Server {
  func filter(of incoming: Incoming) throws(RPCError) -> SubscriptionFilter {
    let asked = try SubscriptionFilter(reading: incoming.request.params)
    return asked.granted(by: definition.offering) { definition.mayWatch($0, for: incoming.caller) }
  }

  /// Begins a subscription; the transport ends or stops it.
  /// - Parameter keep: gets the subscription before its first message goes out.
  /// - Throws: where the caller has as many as it may have.
  func listen(
    _ filter: SubscriptionFilter, for request: JSONRPC.Request, caller: Definition.Caller,
    send: @escaping @Sendable (JSONObject) -> Void, keep: (Subscription) -> Void
  ) throws(RPCError) {
    let identity = definition.identity(of: caller)
    guard subscriptions.enter(identity) else {
      throw RPCError(.tooMany, "There are \(subscriptions.limit) subscriptions open for this caller; end one first")
    }
    let subscription = Subscription(id: request.id, filter: filter, result: complete([:]), send: send) {
      [subscriptions] in subscriptions.leave(identity)
    }
    keep(subscription)
    subscription.start { definition.watch(for: caller, $0) }
  }
}
