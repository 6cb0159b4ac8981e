import JSON

/// A picture for people to tell a server, a tool, a resource or a prompt by (revisions from 2025-11-25 on).
package struct Icon: Hashable, Sendable {
  /// A `data:` URI: nobody need fetch anything.
  package let source: String
  package let mimeType: String
  /// Such as `48x48`, or `any`.
  package let sizes: [String]

  package init(source: String, mimeType: String, sizes: [String]) {
    (self.source, self.mimeType, self.sizes) = (source, mimeType, sizes)
  }

  private var json: JSONValue {
    ["src": .string(source), "mimeType": .string(mimeType), "sizes": .array(sizes.map { .string($0) })]
  }

  /// Adds the icons where a revision has them and there are any.
  static func add(_ icons: [Icon], to object: inout JSONObject, in revision: Revision) {
    guard revision >= .r20251125, !icons.isEmpty else { return }
    object["icons"] = .array(icons.map(\.json))
  }
}
