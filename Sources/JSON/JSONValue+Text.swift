extension JSONValue {
  /// Levels of arrays and objects that are read unless another limit is given.
  package static let depthLimit = 64

  /// Reads one JSON text.
  /// - Throws: ``JSONError`` with the reason and the byte offset.
  package init(parsing bytes: [UInt8], depthLimit: Int = JSONValue.depthLimit) throws(JSONError) {
    var parser = JSONParser(bytes, depthLimit: depthLimit)
    self = try parser.parseDocument()
  }

  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The value as compact UTF-8 text, without a line end.
  package var encoded: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.bytes
  }

  /// The value as text for people: two spaces a level, a member a line, a line end after it.
  package var indented: [UInt8] {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return writer.bytes + [0x0A]
  }

  /// The value as compact text.
  package var text: String { String(decoding: encoded, as: UTF8.self) }
}
