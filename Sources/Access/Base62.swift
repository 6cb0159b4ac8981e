/// Numbers in the digits `0-9A-Za-z`, the most significant first.
enum Base62 {
  static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// The bytes as one big-endian number, padded with `0` to `length` digits; of a longer number the last `length`.
  static func text(of bytes: [UInt8], length: Int) -> String {
    var number = bytes
    var text: [UInt8] = []
    for _ in 0..<length {
      var remainder = 0
      for index in number.indices {
        let value = remainder << 8 | Int(number[index])
        number[index] = UInt8(value / 62)
        remainder = value % 62
      }
      text.append(digits[remainder])
    }
    return String(decoding: text.reversed(), as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
