/// Reads one field line, RFC 9112 section 5: a name, a colon at once after it, and a value.
enum FieldLine {
  /// Reads `bytes[line]`, which has no line break at its end and is not empty; the ranges count from `origin`.
  static func read(_ bytes: [UInt8], _ line: Range<Int>, from origin: Int) throws(Refusal) -> Fields.Line {
    try bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) -> Fields.Line in
      let (colon, hash) = try name(bytes, line)
      try checkValue(bytes, colon + 1..<line.upperBound)
      var value = colon + 1..<line.upperBound
      while let first = value.first, isBlank(bytes[first]) { value = first + 1..<value.upperBound }
      while let last = value.last, isBlank(bytes[last]) { value = value.lowerBound..<last }
      return Fields.Line(
        name: line.lowerBound - origin..<colon - origin, value: value.lowerBound - origin..<value.upperBound - origin,
        nameHash: hash)
    }
  }

  /// Checks the name; says where the colon after it is.
  private static func name(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) throws(Refusal) -> (colon: Int, ASCII.NameHash) {
    if isBlank(bytes[line.lowerBound]) { throw .foldedField }
    var hash = ASCII.NameHash()
    var index = line.lowerBound
    while index < line.upperBound, ASCII.isTokenCharacter(bytes[index]) {
      hash.add(bytes[index])
      index += 1
    }
    guard index < line.upperBound else { throw .fieldName }
    guard bytes[index] == ASCII.colon, index > line.lowerBound else {
      throw isBlank(bytes[index])
        ? .spaceBeforeColon : bytes[index] == ASCII.carriageReturn ? .loneCarriageReturn : .fieldName
    }
    return (index, hash)
  }

  private static func checkValue(_ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>) throws(Refusal) {
    // Nearly all values pass, and without a way out in between they are looked at many bytes at a time.
    var wrong: UInt8 = 0
    for byte in UnsafeBufferPointer(rebasing: bytes[value]) {
      let isControl: UInt8 = byte < 0x20 ? 1 : 0
      let isTab: UInt8 = byte == ASCII.tab ? 1 : 0
      wrong |= (isControl ^ isTab) | (byte == 0x7F ? 1 : 0)
    }
    if wrong == 0 { return }
    for index in value where !ASCII.isValueByte(bytes[index]) {
      throw bytes[index] == ASCII.carriageReturn ? .loneCarriageReturn : .fieldValue
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }
}
