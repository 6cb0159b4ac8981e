import MCP

/// What every write answers, in this order; `page`, `rule` or `group` is what was written.
enum WriteOutput {
  static let page = item("page", "The page after it.")
  static let rule = item("rule", "The rule after it.")
  static let group = item("group", "The group after it.")

  static let library = item("library", "The library after it.")

  static func fields(_ items: Property...) -> [any SchemaField] {
    let head = [Property("summary", .string(), "What was done.")]
    return head + items.map(\.optional) + [
      Property("changed", .array(of: .string()), "What is different now."),
      Property("warnings", .array(of: .string()), "Worth telling."),
      Property("on_phone", .array(of: .string()), "What the person must do.").optional,
      Property("library_revision", .integer(nil), "Of the library."),
      Property("change_id", .string(), "For undo_change.").optional,
    ]
  }

  private static func item(_ name: String, _ description: String) -> Property {
    let known = [
      Property("id", .string(), "Its id."), Property("revision", .integer(nil), "Its revision."),
      Property("name", .string(), "Its name.").optional,
    ]
    return Property(name, .object(ObjectSchema(known, isOpen: true)), description)
  }
}
