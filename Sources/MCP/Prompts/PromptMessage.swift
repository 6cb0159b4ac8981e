import JSON

/// One message of a prompt.
package struct PromptMessage: Hashable, Sendable {
  package let role: Annotations.Role
  package let content: ContentBlock

  package init(_ role: Annotations.Role, _ content: ContentBlock) { (self.role, self.content) = (role, content) }

  func json(in revision: Revision) -> JSONObject {
    ["role": .string(role.rawValue), "content": .object(content.json(in: revision))]
  }
}
