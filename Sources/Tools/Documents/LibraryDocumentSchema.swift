import Library
package import MCP
import Pages
import Rules

/// What `library export` writes. In it groups go by id, and a rule or a page has nothing that is derived.
package enum LibraryDocumentSchema {
  package static let schema = ObjectSchema([
    Property("format", .enumeration([LibraryDocumentFormat.name]), "What the document is."),
    Property("format_version", .integer(1...1), "Its version."),
    Property("time_zone", .string(), "The zone of all local times."),
    Property("groups", .array(of: .object(group)), "App groups, by id."),
    Property("pages", .array(of: .object(page)), "Pages, by id."),
    Property("rules", .array(of: .object(rule)), "Rules, by id."),
  ])

  private static let group = [Property("id", .string(), "The group's id."), Property("name", .string(), "Its name.")]

  private static let page = [
    Property("id", .string(), "The page's id."),
    Property("name", .string(), "1 to 80 characters."),
    Property("description", .string(allowsEmpty: true), "May be empty."),
    Property("enabled", .boolean, "Whether its schedule and routines act."),
    Property("blocks", .array(of: .object(block)), "All sections, in order."),
    Property("made_block_ids", .integer(0...1_000_000_000), "How many block ids were made, so that none comes again."),
  ]

  private static let block = [
    Property("id", .string(), "The block's id."),
    Property("kind", .enumeration(Block.Kind.allCases.map(\.rawValue)), "As get_block_catalog lists them."),
    Property("name", .string(), "What the person sees."),
    Property("settings", open, "The kind's settings, groups by id."),
    Property("inputs", open, "By input, {\"block_id\", \"output\"}.").optional,
  ]

  /// The members of a rule are those that its writer takes, once it is made.
  private static var rule: [any SchemaField] {
    let always = ["name", "kind", "enabled", "days", "apps", "hard_mode", "block_adult_content"]
    let fields = RuleFields.all.map(\.property).map { always.contains($0.name) ? $0.required : $0 }
    return [Property("id", .string(), "The rule's id.")] + fields
  }

  private static let open = Schema.object(ObjectSchema([], isOpen: true))
}
