package import JSON
package import Pages

/// A page as it is read.
package struct PageView: Sendable {
  package let page: Page
  package let revision: Int
  private let groups: GroupNames

  init(_ page: Page, groups: GroupNames) {
    self.page = page
    self.groups = groups
    revision = Int(page.revision)
  }

  /// The page without its blocks; groups by name.
  package var head: JSONObject { page.head(in: groups.context) }

  /// The page with all its blocks in their sections; groups by name.
  package var document: JSONObject { page.document(in: groups.context) }
}
