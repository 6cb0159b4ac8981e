/// Text of the program itself, written without a `String`.
package struct StaticText: Sendable, CustomStringConvertible {
  private let text: StaticString

  package init(_ text: StaticString) { self.text = text }

  package var description: String { text.description }

  func append(to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
