import JSON
import MCP
import Pages

extension LibraryTool {
  static let getBlockCatalog = readsStore(
    "get_block_catalog", title: "Get the catalogue",
    "Returns what pages and rules can be made of: kinds of block with their settings, kinds of rule, presets and "
      + "limits. Without arguments compact; with kinds or section the whole entries, each with a complete valid "
      + "example. The same for every library. Changes nothing.",
    input: [GetBlockCatalog.kinds, GetBlockCatalog.section], output: GetBlockCatalog.output, GetBlockCatalog.run)
}

enum GetBlockCatalog {
  /// The sections that have kinds.
  private static let sections = PageSection.allCases.filter { section in
    Block.Kind.allCases.contains { $0.declaration.section == section }
  }

  static let kinds = Field.strings(
    "kinds", of: .enumeration(Block.Kind.allCases.map(\.rawValue)), count: 0...Block.Kind.allCases.count,
    takesOne: true,
    "Kinds of block to describe in full."
  ).optional
  static let section = Field.enumeration(
    "section", sections.map(\.rawValue), "The section whose kinds to describe in full."
  ).optional

  static let output: [any SchemaField] = [
    Property("summary", .string(), "What this answer holds, and how to get the rest."),
    Property("kinds", .array(of: .object(KindRow.schema)), "Kinds of block in short.").optional,
    Property("entries", .array(of: .object(KindEntry.schema)), "Kinds of block in full.").optional,
    Property("rule_kinds", .array(of: .object(RuleKindRow.schema)), "Kinds of rule.").optional,
    Property("presets", .array(of: .object(PresetRow.schema)), "Rules to start from, by section.").optional,
    Property("limits", .object(LimitTable.schema), "How much there may be."),
  ]

  @Sendable static func run(_ call: StoreCall) throws -> JSONObject {
    let (words, section) = (try call[kinds], try call[section])
    guard words?.isEmpty == false || section != nil else { return compact }
    let chosen = Block.Kind.allCases.filter { kind in
      words?.contains(kind.rawValue) ?? false || kind.declaration.section.rawValue == section
    }
    return [
      "summary": .string("\(chosen.count == 1 ? "1 kind" : "\(chosen.count) kinds") of block in full."),
      "entries": .array(chosen.map { .object(KindEntry.document($0.declaration)) }),
      "limits": .object(LimitTable.document),
    ]
  }

  static var compact: JSONObject {
    [
      "summary": "All kinds in short; pass kinds or section for whole entries with examples.",
      "kinds": .array(Block.Kind.allCases.map { .object(KindRow.document($0.declaration)) }),
      "rule_kinds": .array(RuleKindRow.documents.map(JSONValue.object)),
      "presets": .array(PresetRow.documents.map(JSONValue.object)),
      "limits": .object(LimitTable.document),
    ]
  }
}
