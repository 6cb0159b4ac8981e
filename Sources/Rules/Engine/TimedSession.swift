import Time

/// A block between two absolute instants, as a page's timer makes it; days, zones, sleep and restarts do not touch it.
package struct TimedSession: Hashable, Sendable {
  package let id: String
  package let span: Span
  package let apps: AppSelection

  package init(id: String, span: Span, apps: AppSelection) {
    self.id = id
    self.span = span
    self.apps = apps
  }
}
