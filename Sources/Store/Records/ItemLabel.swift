/// An item without its body: for counts, for names in sentences and for what was meant by a wrong id.
package struct ItemLabel: Hashable, Sendable {
  package let id: String
  package let name: String
  package let revision: Int

  package init(id: String, name: String, revision: Int) {
    self.id = id
    self.name = name
    self.revision = revision
  }
}
