extension Name {
  /// What makes two names the same: the text trimmed, case folded and in normalisation form C.
  ///
  /// `STRASSE` and ` straße ` have one key. It may be stored, and compared by its bytes.
  package struct Key: Hashable, Sendable {
    package let text: String

    package init(_ name: String) { text = NFC.caseFolded(Name.trimmed(name)) }
  }

  package var key: Key { Key(text) }
}
