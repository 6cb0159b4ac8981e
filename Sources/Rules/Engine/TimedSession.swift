import Time

/// A block between two absolute instants, as a page's timer makes it; days, zones, sleep and restarts do not touch it.
package struct TimedSession: Hashable, Sendable {
  package let id: String
  /// The name of the page whose timer it is; nil where it has none.
  package let name: String?
  package let span: Span
  package let apps: AppSelection

  package init(id: String, name: String? = nil, span: Span, apps: AppSelection) {
    self.id = id
    self.name = name
    self.span = span
    self.apps = apps
  }
}
