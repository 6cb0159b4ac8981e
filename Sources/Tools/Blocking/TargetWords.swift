import Faults
import Library
import MCP
import Names
import Rules

/// How answers name what can be blocked, and how calls do.
struct TargetWords {
  private let ids: [AppGroup.ID]
  private let names: [AppGroup.ID: String]

  init(_ overview: LibraryOverview) {
    let groups = overview.groups.compactMap { group in AppGroup.ID(group.id).map { ($0, group.name) } }
    ids = groups.map(\.0)
    names = Dictionary(groups) { first, _ in first }
  }

  init(_ groups: GroupNames) {
    ids = groups.ids
    names = Dictionary(groups.ids.map { ($0, groups.name(of: $0)) }) { first, _ in first }
  }

  /// A group's name, `site:HOST` in Unicode, `category:NAME`, or `adult content`.
  func text(of target: Target) -> String {
    switch target {
    case .group(let id): names[id] ?? id.description
    case .category(let category): "category:\(category.rawValue)"
    case .site(let host): "site:\(DomainName.shown(host))"
    case .adultContent: Self.adultContent
    }
  }

  /// Reads what ``text(of:)`` writes, a group's id, and sites and categories without the word before them where no group
  /// is called so.
  func target(_ text: String) throws(Faults) -> Target {
    if let host = Self.rest(of: text, after: "site:") { return try Self.site(host) }
    if let word = Self.rest(of: text, after: "category:") { return try Self.category(word) }
    if let id = AppGroup.ID(text), names[id] != nil { return .group(id) }
    let key = Name.Key(text)
    if let id = ids.first(where: { names[$0].map { Name.Key($0) } == key }) { return .group(id) }
    if [Self.adultContent, "adult", "adult_content"].contains(text.lowercased()) { return .adultContent }
    if let category = AppCategory(rawValue: text.lowercased()) { return .category(category) }
    if text.contains("."), let domain = try? DomainName(parsing: text) { return .site(domain.aLabels) }
    let all = ids.compactMap { names[$0] }
    let guess = NearestMatch.of(text, among: all).map { "; did you mean \(Quoted.text($0))?" } ?? ";"
    throw Faults(
      "target",
      "is \(Quoted.text(text)), which names no app group\(guess) it must be a group's name or id, "
        + "site:example.com or category:games")
  }

  private static let adultContent = "adult content"

  private static func rest(of text: String, after prefix: String) -> String? {
    text.lowercased().hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  private static func site(_ host: String) throws(Faults) -> Target {
    do {
      return .site(try DomainName(parsing: host).aLabels)
    } catch {
      throw error.under("target")
    }
  }

  private static func category(_ word: String) throws(Faults) -> Target {
    if let category = AppCategory(rawValue: word.lowercased()) { return .category(category) }
    let words = AppCategory.allCases.map(\.rawValue)
    let guess = NearestMatch.of(word, among: words).map { "; did you mean category:\($0)?" } ?? ";"
    throw Faults(
      "target",
      "names the category \(Quoted.text(word))\(guess) it must be one of \(words.joined(separator: ", "))")
  }
}
