import JSON

/// An argument that modern clients repeat in a header field, so that proxies can route by it without reading the body
/// (2026-07-28, streamable HTTP, custom headers from tool parameters).
struct MirroredArgument: Hashable, Sendable {
  /// The keyword that marks it in a schema.
  static let key = "x-mcp-header"

  /// The keys that lead to it from the arguments' root.
  let path: [String]
  /// The name of the header field, such as `Mcp-Param-Region`.
  let field: String

  /// Those of a schema: whatever is marked and can be reached by `properties` alone.
  static func all(in schema: JSONObject) -> [MirroredArgument] { all(in: schema, under: []) }

  private static func all(in schema: JSONObject, under path: [String]) -> [MirroredArgument] {
    (schema["properties"]?.object?.members ?? []).flatMap { member -> [MirroredArgument] in
      guard let property = member.value.object else { return [] }
      let path = path + [member.key]
      let own = property[key]?.string.map { MirroredArgument(path: path, field: "Mcp-Param-\($0)") }
      return (own.map { [$0] } ?? []) + all(in: property, under: path)
    }
  }

  /// What the arguments hold at its path; nil where they hold nothing there.
  func value(in arguments: JSONObject) -> JSONValue? {
    path.reduce(.object(arguments)) { value, key in value?[key] }
  }
}
