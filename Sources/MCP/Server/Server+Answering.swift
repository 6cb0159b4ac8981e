import JSON
import JSONRPC

extension Server {
  /// Answers one request of a batch, at once or later. Nil stands for a request that was cancelled: it gets no response.
  /// Batches are legacy, so nothing is listened to in one.
  private func answer(_ incoming: Incoming, completion: @escaping @Sendable (JSONRPC.Response?) -> Void) {
    let id = incoming.request.id
    switch step(for: incoming) {
    case .done(let outcome): completion(JSONRPC.Response(id: id, outcome))
    case .work(let work): work { completion($0.map { JSONRPC.Response(id: id, $0) }) }
    case .listen: completion(nil)
    }
  }

  /// What a batch is refused for as a whole; nil where its elements are answered.
  static func refusal(of batch: [Payload.Element], in revision: Revision) -> RefusedMessage? {
    guard revision.hasBatches else {
      return RefusedMessage(id: nil, "the message is an array; batches exist in revision 2025-03-26 only")
    }
    guard batch.count <= Limits.batchMessages else {
      return RefusedMessage(id: nil, "the batch has \(batch.count) messages; at most \(Limits.batchMessages) are taken")
    }
    for case .message(.request(let request)) in batch where request.method == Handshake.method {
      return RefusedMessage(id: nil, "initialize comes alone, not in a batch")
    }
    return nil
  }

  /// Answers the elements of a batch that was not refused. `incoming` gives each request its surroundings.
  func answer(
    batch: [Payload.Element], incoming: (JSONRPC.Request) -> Incoming,
    completion: @escaping @Sendable ([JSONRPC.Response]) -> Void
  ) {
    let gathered = Batch(count: batch.count, completion: completion)
    for (slot, element) in batch.enumerated() {
      switch element {
      case .refused(let refusal): gathered.fill(slot, refusal.response)
      case .message(.notification), .message(.response): gathered.fill(slot, nil)
      case .message(.request(let request)) where ModernMetadata.isPresent(in: request.params):
        gathered.fill(
          slot, RefusedMessage(id: request.id, "a request with modern _meta comes alone, not in a batch").response)
      case .message(.request(let request)): answer(incoming(request)) { gathered.fill(slot, $0) }
      }
    }
  }
}
