extension Fields: ExpressibleByDictionaryLiteral {
  /// Lines in the order written; the same name may stand twice.
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init()
    for (name, value) in elements { append(name, value) }
  }
}
