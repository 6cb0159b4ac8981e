import JSON

extension Session {
  /// Opens the stream for what is sent unasked; one that is open already ends, since each message goes to one stream.
  /// Lists are told of by themselves, resources where they are subscribed to.
  /// - Returns: what closes it when the client has left; nil where the session is over.
  func stand(
    _ offering: Offering, send: @escaping @Sendable (JSONObject) -> Void, finish: @escaping @Sendable () -> Void,
    watch: (@escaping @Sendable ([Change]) -> Void) -> Watch
  ) -> StandingStream? {
    let watch = watch { [weak self] changes in self?.tell(changes, offering) }
    let stream = StandingStream(watch, send: send, finish: finish)
    let (isOver, former) = state.withLock { state in
      guard !state.isOver else { return (true, StandingStream?.none) }
      defer { state.standing = stream }
      return (false, state.standing)
    }
    former?.end()
    if isOver { stream.end() } else { watch.onClose { [weak self, weak stream] in stream.map { self?.leave($0) } } }
    return isOver ? nil : stream
  }

  /// The client has closed the stream, or may not be told any more.
  func leave(_ stream: StandingStream) {
    state.withLock { state in
      if state.standing === stream { state.standing = nil }
    }
    stream.end()
  }

  private func tell(_ changes: [Change], _ offering: Offering) {
    state.withLock { state in
      guard let standing = state.standing else { return }
      for change in changes where Self.wants(change, offering, state.resources) { standing.tell(change) }
    }
  }

  private static func wants(_ change: Change, _ offering: Offering, _ resources: [String]) -> Bool {
    switch change {
    case .toolList: offering.toolListChanges
    case .promptList: offering.promptListChanges
    case .resourceList: offering.resourceListChanges
    case .resource(let uri): resources.contains { $0.utf8.elementsEqual(uri.utf8) }
    }
  }
}
