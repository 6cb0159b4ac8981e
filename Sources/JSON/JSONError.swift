/// Why a text is not JSON that we take, and where: `offset` counts bytes from 0.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case unexpectedEnd
    case unexpectedByte(UInt8)
    case textAfterValue
    case trailingComma
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case invalidNumber
    case invalidUTF8
    case invalidEscape
    case loneSurrogate
    case controlCharacter(UInt8)
  }

  package let reason: Reason
  package let offset: Int

  package var description: String { "\(reasonText) at byte \(offset)" }

  private var reasonText: String {
    switch reason {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte(let byte): "unexpected \(Self.printable(byte))"
    case .textAfterValue: "text after the value"
    case .trailingComma: "a comma with nothing after it"
    case .duplicateKey(let key): "the key \"\(key.prefix(40))\" stands twice"
    case .tooDeep(let limit): "more than \(limit) levels of arrays and objects"
    case .invalidNumber: "not a number as JSON writes them"
    case .invalidUTF8: "not UTF-8"
    case .invalidEscape: "an unknown escape"
    case .loneSurrogate: "half of a surrogate pair"
    case .controlCharacter(let byte): "a raw control character \(Self.printable(byte)) in a string"
    }
  }

  private static func printable(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(UnicodeScalar(byte)))\"" : "0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
  }
}
