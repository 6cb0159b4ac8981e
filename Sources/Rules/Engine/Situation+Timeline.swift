import Time

extension Situation {
  /// When each target is blocked in a range that lies after the last change of zone, over all blockers together.
  package func timeline(of targets: [Target], in range: Span) -> [SpanList] {
    let blockers = blockers()
    // Only open limits, whose sessions free single targets, differ from target to target.
    let lists = blockers.map { $0.dependsOnTarget ? nil : $0.spans(in: range) }
    return targets.map { target in
      var spans: [Span] = []
      for (blocker, list) in zip(blockers, lists) where blocker.covers(target) {
        spans.append(contentsOf: (list ?? blocker.spans(in: range, for: target)).spans)
      }
      return SpanList(joining: spans)
    }
  }
}
