/// One named member of an object.
package struct Property: Hashable, Sendable {
  package let name: String
  package let schema: Schema
  /// At most 160 characters.
  package let description: String
  package let isRequired: Bool
  /// Where the value is mirrored: modern clients repeat it in the header field `Mcp-Param-…` over HTTP.
  package let header: String?

  package init(
    _ name: String, _ schema: Schema, _ description: String, isRequired: Bool = true, mirroredAs header: String? = nil
  ) {
    self.name = name
    self.schema = schema
    self.description = description
    self.isRequired = isRequired
    self.header = header
  }
}
