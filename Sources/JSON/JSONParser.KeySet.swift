extension JSONParser {
  /// The keys of one object seen so far: a walk over the members while they are few, a hash table past that, so that
  /// an object of 50,000 keys costs linear time.
  struct KeySet {
    private static let walkLimit = 16
    private var seen: Set<[UInt8]> = []

    /// False where the key stands among the members already.
    mutating func insert(_ key: String, among members: [JSONObject.Member]) -> Bool {
      if members.count < Self.walkLimit {
        return !members.contains { JSONObject.haveSameBytes($0.key, key) }
      }
      if seen.isEmpty { seen = Set(members.map { Array($0.key.utf8) }) }
      return seen.insert(Array(key.utf8)).inserted
    }
  }
}
