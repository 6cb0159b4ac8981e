package import JSON
package import Pages
package import Time

/// A page as it is read.
package struct PageView: Sendable {
  package let page: Page
  package let revision: Int
  /// The zone of its library.
  package let zone: ZoneName
  private let groups: GroupNames

  init(_ page: Page, groups: GroupNames, zone: ZoneName) {
    self.page = page
    self.groups = groups
    self.zone = zone
    revision = Int(page.revision)
  }

  /// The page without its blocks; groups by name.
  package var head: JSONObject { page.head(in: groups.context) }

  /// One of its blocks, with its connections in words; groups by name.
  package func document(of block: Block) -> JSONObject { page.document(of: block, in: groups.context) }

  /// The page with all its blocks in their sections; groups by name.
  package var document: JSONObject { page.document(in: groups.context) }
}
