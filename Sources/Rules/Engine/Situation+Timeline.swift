import Time

extension Situation {
  /// When each target is blocked in a range that lies after the last change of zone, over all blockers together.
  package func timeline(of targets: [Target], in range: Span) -> [SpanList] { timeline(of: targets, in: range) {} }

  /// The same; `step` is called before each blocker and each target, and what it throws ends the work.
  package func timeline(of targets: [Target], in range: Span, step: () throws -> Void) rethrows -> [SpanList] {
    let blockers = blockers()
    // Only open limits, whose sessions free single targets, differ from target to target.
    let lists = try blockers.map { blocker -> SpanList? in
      try step()
      return blocker.dependsOnTarget ? nil : blocker.spans(in: range)
    }
    return try targets.map { target in
      try step()
      var spans: [Span] = []
      for (blocker, list) in zip(blockers, lists) where blocker.covers(target) {
        spans.append(contentsOf: (list ?? blocker.spans(in: range, for: target)).spans)
      }
      return SpanList(joining: spans)
    }
  }

  /// How many steps ``timeline(of:in:step:)`` takes.
  package func timelineSteps(of targets: [Target]) -> Int { blockers().count + targets.count }
}
