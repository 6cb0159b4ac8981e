/// What can be blocked: a group of apps, a category of apps, a site, or adult content on the web.
package enum Target: Hashable, Sendable {
  case group(AppGroup.ID)
  case category(AppCategory)
  /// A host in A-labels.
  case site(String)
  case adultContent
}

extension AppSelection {
  /// Whether a rule with this selection blocks a target while it is on.
  ///
  /// An allow list judges only the kinds of target that it lists: groups and categories are apps, domains are sites.
  package func blocks(_ target: Target) -> Bool {
    switch (mode, target) {
    case (_, .adultContent): false
    case (.block, .group), (.block, .category): lists(target)
    case (.block, .site(let host)): lists(host: host)
    case (.allowOnly, .group), (.allowOnly, .category): listsApps && !lists(target)
    case (.allowOnly, .site(let host)): listsSites && !lists(host: host)
    }
  }

  private func lists(_ target: Target) -> Bool {
    if categories.contains(.all) { return true }
    return switch target {
    case .group(let id): groups.contains(id)
    case .category(let category): categories.contains(category)
    case .site, .adultContent: false
    }
  }

  /// Whether one of the domains covers a host.
  func lists(host: String) -> Bool { domains.contains { Self.domain($0, covers: host) } }

  /// Whole labels from the right: `x.com` covers `www.x.com`, never `worx.com`.
  package static func domain(_ domain: String, covers host: String) -> Bool {
    // Lengths first, for a full library asks this millions of times; both are ASCII, so equal texts have equal bytes.
    let (length, tail) = (host.utf8.count, domain.utf8.count)
    guard length > tail else { return length == tail && host == domain }
    let dot = host.utf8.index(host.utf8.endIndex, offsetBy: -(tail + 1))
    return host.utf8[dot] == UInt8(ascii: ".") && host.utf8[dot...].dropFirst().elementsEqual(domain.utf8)
  }
}

extension Rule {
  /// Whether the rule blocks a target while it is on.
  package func blocks(_ target: Target) -> Bool {
    target == .adultContent ? blocksAdultContent : apps.blocks(target)
  }
}
