/// A kind of block without settings.
package protocol PlainKind: BlockKind {
  init()
}

extension PlainKind {
  package init?(reading reader: inout SettingsReader) { self.init() }

  package func write(to writer: inout SettingsWriter) {}
}
