/// Reads one field line, RFC 9112 section 5: a name, a colon at once after it, and a value.
enum FieldLine {
  /// Reads `bytes[line]`, which has no line break at its end and is not empty; the ranges count from `origin`.
  static func read(_ bytes: [UInt8], _ line: Range<Int>, from origin: Int) throws(Refusal) -> Fields.Line {
    let colon = try colon(bytes, line)
    var value = colon + 1..<line.upperBound
    while let first = value.first, isBlank(bytes[first]) { value = first + 1..<value.upperBound }
    while let last = value.last, isBlank(bytes[last]) { value = value.lowerBound..<last }
    return Fields.Line(
      name: line.lowerBound - origin..<colon - origin, value: value.lowerBound - origin..<value.upperBound - origin)
  }

  /// Checks every byte of the line and says where its colon is.
  private static func colon(_ bytes: [UInt8], _ line: Range<Int>) throws(Refusal) -> Int {
    if isBlank(bytes[line.lowerBound]) { throw .foldedField }
    var index = line.lowerBound
    while index < line.upperBound, ASCII.isTokenCharacter(bytes[index]) { index += 1 }
    guard index < line.upperBound else { throw .fieldName }
    let colon = index
    guard bytes[colon] == ASCII.colon, colon > line.lowerBound else {
      throw isBlank(bytes[colon])
        ? .spaceBeforeColon : bytes[colon] == ASCII.carriageReturn ? .loneCarriageReturn : .fieldName
    }
    index += 1
    while index < line.upperBound, ASCII.isValueByte(bytes[index]) { index += 1 }
    guard index == line.upperBound else {
      throw bytes[index] == ASCII.carriageReturn ? .loneCarriageReturn : .fieldValue
    }
    return colon
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }
}
