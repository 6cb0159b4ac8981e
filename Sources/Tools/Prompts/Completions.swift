import Library
import MCP
import Pages
import Rules
import Store
import Time

/// What blanks can be filled with: names for people, ids for URIs.
struct Completions {
  let library: Library
  let account: AccountID
  let now: Instant

  func values(for question: CompletionQuestion) throws(LibraryError) -> [String] {
    switch question.reference {
    case .prompt: try values(of: PromptBlank(rawValue: question.argument), question.value)
    case .resource(let template): try values(of: template, question.value)
    }
  }

  private func values(of blank: PromptBlank?, _ typed: String) throws(LibraryError) -> [String] {
    switch blank {
    case .preset: Self.best(RulePreset.all.map(\.id), for: typed)
    case .page: Self.best(try names(.page), for: typed)
    case .rule: Self.best(try names(.rule), for: typed)
    case .group, .target: Self.best(try library.groups(of: account, now: now).map(\.name), for: typed)
    case .bedtime: Self.best(["21:30", "22:00", "22:30", "23:00", "23:30"], for: typed)
    case .goal, .change, .at, nil: []
    }
  }

  /// Each template has one variable.
  private func values(of uriTemplate: String, _ typed: String) throws(LibraryError) -> [String] {
    switch uriTemplate {
    case ResourceTable.pages.uriTemplate: Self.best(try ids(.page), for: typed)
    case ResourceTable.rules.uriTemplate: Self.best(try ids(.rule), for: typed)
    case ResourceTable.kinds.uriTemplate: Self.best(Block.Kind.allCases.map(\.rawValue), for: typed)
    case ResourceTable.schemas.uriTemplate: Self.best(SchemaFiles.paths, for: typed)
    default: []
    }
  }

  private func names(_ kind: ItemKind) throws(LibraryError) -> [String] {
    try library.index(of: account).entries.filter { $0.key.kind == kind }.map(\.name)
  }

  private func ids(_ kind: ItemKind) throws(LibraryError) -> [String] {
    try library.index(of: account).entries.filter { $0.key.kind == kind }.map(\.key.id)
  }

  /// What begins with the text, then what holds it, in any case of letters; each once.
  static func best(_ values: [String], for typed: String) -> [String] {
    let wanted = typed.lowercased()
    var seen: Set<String> = []
    let unique = values.filter { seen.insert($0).inserted }
    guard !wanted.isEmpty else { return unique }
    let beginning = unique.filter { $0.lowercased().hasPrefix(wanted) }
    let holding = unique.filter { !$0.lowercased().hasPrefix(wanted) && $0.lowercased().contains(wanted) }
    return beginning + holding
  }
}
