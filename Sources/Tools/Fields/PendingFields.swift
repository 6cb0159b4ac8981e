import MCP

/// How answers list the weakenings that wait for their time.
enum PendingFields {
  static let schema = Schema.array(of: .object(row))

  private static let row: [any SchemaField] = [
    Property("change_id", .string(), "undo_change with it cancels.").optional,
    Property("target", .object(target), "What it changes."), Property("summary", .string(), "What it will do."),
    Property("asked_at", .string(), "In UTC."), Property("effective_at", .string(), "When it takes effect, in UTC."),
    Property("effective_at_local", .string(), "The same in the library's zone."),
  ]

  private static let target = [
    Property("kind", .string(), "rule, page or group."), Property("id", .string(), "Its id."),
    Property("name", .string(), "Its name."),
  ]
}
