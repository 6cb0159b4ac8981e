/// What an item of a library is.
package enum ItemKind: String, Hashable, Sendable, CaseIterable {
  case page, rule, group
}
