package import JSON

/// What a call needs to be told before it can go on.
package struct InputRequired: Hashable, Sendable {
  /// By the key under which the answer comes back; in the order in which they are asked.
  package let requests: [(key: String, request: InputRequest)]

  /// What the call wants back with the answers, sealed on its way through the client; nil for nothing.
  package let state: JSONValue?

  package init(_ requests: KeyValuePairs<String, InputRequest>, state: JSONValue? = nil) {
    self.requests = requests.map { ($0.key, $0.value) }
    self.state = state
  }

  package init(asking requests: [(key: String, request: InputRequest)], state: JSONValue? = nil) {
    (self.requests, self.state) = (requests, state)
  }

  package static func == (one: InputRequired, other: InputRequired) -> Bool {
    one.state == other.state && one.requests.elementsEqual(other.requests) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for (key, request) in requests {
      hasher.combine(key)
      hasher.combine(request)
    }
    hasher.combine(state)
  }
}
