import JSON
import JSONRPC

extension Server {
  func filter(of incoming: Incoming) throws(RPCError) -> SubscriptionFilter {
    let asked = try SubscriptionFilter(reading: incoming.request.params)
    return asked.granted(by: definition.offering) { definition.mayWatch($0, for: incoming.caller) }
  }

  /// Begins a subscription; the transport ends or stops it, or it ends because the caller may not be told any more.
  /// - Parameters:
  ///   - keep: gets the subscription before its first message goes out.
  ///   - over: gets it once it is over, after its last message.
  /// - Throws: where the caller has as many as it may have.
  func listen(
    _ filter: SubscriptionFilter, for request: JSONRPC.Request, caller: Definition.Caller,
    send: @escaping @Sendable (JSONObject) -> Void, keep: (Subscription) -> Void,
    over: @escaping @Sendable (Subscription) -> Void
  ) throws(RPCError) {
    let identity = definition.identity(of: caller)
    guard subscriptions.enter(identity) else {
      throw RPCError(.tooMany, "There are \(subscriptions.limit) subscriptions open for this caller; end one first")
    }
    let subscription = Subscription(id: request.id, filter: filter, result: complete([:]), send: send) {
      [subscriptions] ended in
      subscriptions.leave(identity)
      over(ended)
    }
    keep(subscription)
    subscription.start { definition.watch(for: caller, $0) }
  }
}
