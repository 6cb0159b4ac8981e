/// Where on a page a block stands.
package enum PageSection: String, CaseIterable, Hashable, Sendable {
  /// What the person sees and does.
  case page
  /// What makes things happen.
  case routines
  /// What is kept and counted.
  case data
}
