package import JSON

extension Faults {
  /// A document has few by mistake; naming more would only take time.
  private static let namedMembers = 20

  /// Refuses every member of an object whose name is not among the accepted ones.
  /// - Parameter others: Names that are accepted too and not offered.
  package mutating func refuseMembers(
    of object: JSONObject, otherThan accepted: [String], ignoring others: some Sequence<String> = [String]()
  ) {
    let unknown = object.keys.filter { !accepted.contains($0) && !others.contains($0) }
    for key in unknown.prefix(Self.namedMembers) { refuseMember(key, otherThan: accepted) }
    if unknown.count > Self.namedMembers { add("", "has \(unknown.count - Self.namedMembers) more unknown fields") }
  }

  /// Refuses one member for its name, and names what is accepted.
  package mutating func refuseMember(_ key: String, otherThan accepted: [String]) {
    let guess = NearestMatch.of(key, among: accepted).map { "; did you mean \"\($0)\"?" } ?? "."
    let offer = accepted.isEmpty ? "No fields are accepted here" : "Accepted: \(accepted.joined(separator: ", "))"
    add(ShownValue.name(key), "is an unknown field\(guess) \(offer)")
  }
}
