/// What a rule is about: groups and categories of apps, and sites.
package struct AppSelection: Hashable, Sendable {
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The selected targets are blocked.
    case block
    /// Everything else is blocked, of the kinds of target that are listed: apps, sites, or both.
    case allowOnly = "allow_only"
  }

  package var mode: Mode
  /// In the order given, without repetitions.
  package var groups: [AppGroup.ID]
  package var categories: [AppCategory]
  /// A-labels in lower case, as the domain normaliser gave them.
  package var domains: [String]

  package init(
    mode: Mode = .block, groups: [AppGroup.ID] = [], categories: [AppCategory] = [], domains: [String] = []
  ) {
    self.mode = mode
    self.groups = groups
    self.categories = categories
    self.domains = domains
  }

  package var isEmpty: Bool { groups.isEmpty && categories.isEmpty && domains.isEmpty }
  package var listsApps: Bool { !groups.isEmpty || !categories.isEmpty }
  package var listsSites: Bool { !domains.isEmpty }
}
