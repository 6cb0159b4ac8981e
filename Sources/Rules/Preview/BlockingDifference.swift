package import Time

/// What an edit changes for one target over a range of time.
package struct BlockingDifference: Hashable, Sendable {
  package let target: Target
  /// Blocked after and not before.
  package let added: SpanList
  /// Blocked before and not after.
  package let removed: SpanList

  package var isEmpty: Bool { added.spans.isEmpty && removed.spans.isEmpty }

  /// What it says beyond another difference of the same target; nil for nothing.
  package func beyond(_ other: BlockingDifference?) -> BlockingDifference? {
    guard let other else { return self }
    let rest = BlockingDifference(
      target: target, added: added.subtracting(other.added), removed: removed.subtracting(other.removed))
    return rest.isEmpty ? nil : rest
  }
}

extension Situation {
  /// How many days a preview looks ahead.
  package static let previewDays: Int64 = 14

  package static func previewRange(from instant: Instant) -> Span {
    Span(start: instant, end: instant.adding(seconds: previewDays * 86_400))
  }

  /// Every target that rules, pages, sessions and allowances name, each once, in their order.
  package var namedTargets: [Target] {
    let selections =
      (rules + pages.map(\.rule)).map(\.apps) + sessions.map(\.apps) + allowances.map(\.apps)
    var targets: [Target] = []
    for apps in selections {
      targets += apps.groups.map(Target.group) + apps.categories.map(Target.category) + apps.domains.map(Target.site)
    }
    if (rules + pages.map(\.rule)).contains(where: \.blocksAdultContent) { targets.append(.adultContent) }
    var seen: Set<Target> = []
    return targets.filter { seen.insert($0).inserted }
  }

  /// What another situation blocks more, and less, over a range after both situations' last change of zone; targets
  /// without a difference are left out.
  /// - Parameter step: as for ``timeline(of:in:step:)``, whose steps it takes in both.
  package func differences(
    to other: Situation, of targets: [Target], in range: Span, step: () throws -> Void
  ) rethrows -> [BlockingDifference] {
    let before = try timeline(of: targets, in: range, step: step)
    let after = try other.timeline(of: targets, in: range, step: step)
    return targets.indices.compactMap { index in
      let difference = BlockingDifference(
        target: targets[index], added: after[index].subtracting(before[index]),
        removed: before[index].subtracting(after[index]))
      return difference.isEmpty ? nil : difference
    }
  }
}
