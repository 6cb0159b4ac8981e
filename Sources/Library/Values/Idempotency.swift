import Access
package import JSON

/// A key under which a write is done once, however often it is sent.
package struct Idempotency: Hashable, Sendable {
  package let key: String
  package let arguments: JSONObject

  /// - Parameter arguments: the tool's exact arguments; the members that carry the key and the dry run do not count.
  package init(key: String, arguments: JSONObject) {
    self.key = key
    self.arguments = arguments
  }

  /// The hash of the tool and the arguments, whatever the order of their members.
  func hash(tool: String) -> SHA256Digest {
    var counted = arguments
    counted["idempotency_key"] = nil
    counted["dry_run"] = nil
    return SHA256Digest(of: Array(tool.utf8) + [0] + Self.ordered(.object(counted)).encoded)
  }

  private static func ordered(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      let members = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return .object(
        JSONObject(uniqueMembers: members.map { JSONObject.Member(key: $0.key, value: ordered($0.value)) }))
    case .array(let values): return .array(values.map(ordered))
    case .null, .bool, .integer, .number, .string: return value
    }
  }
}
