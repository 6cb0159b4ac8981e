/// The fields of an object, in the order in which they are published, read and written.
package struct ObjectSchema: Hashable, Sendable {
  package let properties: [Property]

  /// An open object takes further members, unread; a closed one refuses them by name.
  package let isOpen: Bool

  package init(_ fields: [any SchemaField], isOpen: Bool = false) {
    properties = fields.map(\.property)
    self.isOpen = isOpen
  }
}
