extension Fields: Sequence {
  /// The lines in order, as texts.
  package func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    lines.lazy.map { line in
      (
        name: String(decoding: bytes[line.name], as: UTF8.self),
        value: String(decoding: bytes[line.value], as: UTF8.self)
      )
    }.makeIterator()
  }
}
