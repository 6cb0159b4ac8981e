/// A reader of zlib streams for tests: bit by bit, as RFC 1950 and RFC 1951 read, strict, with nothing of the writer's.
package struct SlowInflate {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let bytes: [UInt8]
  private var bitPosition = 0
  private var output: [UInt8] = []

  /// What a whole stream decompresses to; nothing may follow it.
  package static func inflate(zlib bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count >= 6 else { throw Failure(description: "a stream of \(bytes.count) bytes") }
    guard bytes[0] == 0x78, (Int(bytes[0]) * 256 + Int(bytes[1])) % 31 == 0, bytes[1] & 0x20 == 0 else {
      throw Failure(description: "a wrong zlib header")
    }
    var reader = SlowInflate(bytes: Array(bytes[2...]))
    let consumed = try reader.readBlocks()
    guard consumed + 6 == bytes.count else { throw Failure(description: "bytes behind the data") }
    let expected = bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
    guard adler32(reader.output) == expected else { throw Failure(description: "a wrong Adler-32") }
    return reader.output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private mutating func readBit() throws -> Int {
    guard bitPosition < bytes.count * 8 else { throw Failure(description: "the data ends early") }
    defer { bitPosition += 1 }
    return Int(bytes[bitPosition / 8] >> UInt8(bitPosition % 8)) & 1
  }

  private mutating func readBits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count { value |= try readBit() << place }
    return value
  }

  /// The number of bytes that were read.
  private mutating func readBlocks() throws -> Int {
    var isLast = false
    while !isLast {
      isLast = try readBit() == 1
      switch try readBits(2) {
      case 0: try readStored()
      case 1: try readCompressed(Self.fixedLiterals, try Code([Int](repeating: 5, count: 32)))
      case 2:
        let codes = try readCodes()
        try readCompressed(codes.literals, codes.distances)
      default: throw Failure(description: "a block of type 3")
      }
    }
    while bitPosition % 8 != 0 {
      guard try readBit() == 0 else { throw Failure(description: "padding that is not zero") }
    }
    return bitPosition / 8
  }

  private mutating func readStored() throws {
    bitPosition = (bitPosition + 7) / 8 * 8
    let (count, complement) = (try readBits(16), try readBits(16))
    guard count ^ 0xFFFF == complement else { throw Failure(description: "a wrong length of a stored block") }
    for _ in 0..<count { output.append(UInt8(try readBits(8))) }
  }

  // MARK: Codes

  /// For each length of words the words of that length, by their value.
  private struct Code {
    var symbols: [[Int: Int]] = Array(repeating: [:], count: 16)

    /// Refuses codes that leave words unused or use them twice.
    init(_ lengths: [Int]) throws {
      var next = 0
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[length][next] = symbol
          next += 1
        }
        next *= 2
      }
      guard next == 1 << 16 else { throw Failure(description: "a code that is not complete") }
    }
  }

  private static let fixedLiterals = try! Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })

  private mutating func readSymbol(_ code: Code) throws -> Int {
    var word = 0
    for length in 1...15 {
      word = word * 2 + (try readBit())
      if let symbol = code.symbols[length][word] { return symbol }
    }
    throw Failure(description: "a word that the code lacks")
  }

  private mutating func readCodes() throws -> (literals: Code, distances: Code) {
    let (literalCount, distanceCount) = (try readBits(5) + 257, try readBits(5) + 1)
    guard literalCount <= 286, distanceCount <= 30 else { throw Failure(description: "too many lengths") }
    var ownLengths = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(try readBits(4) + 4) {
      ownLengths[symbol] = try readBits(3)
    }
    let lengths = try readLengths(literalCount + distanceCount, try Code(ownLengths))
    guard lengths[256] > 0 else { throw Failure(description: "a block without an end") }
    return (try Code(Array(lengths[..<literalCount])), try Code(Array(lengths[literalCount...])))
  }

  private mutating func readLengths(_ count: Int, _ code: Code) throws -> [Int] {
    var lengths: [Int] = []
    while lengths.count < count {
      switch try readSymbol(code) {
      case 16:
        guard let last = lengths.last else { throw Failure(description: "a repeat of nothing") }
        lengths += Array(repeating: last, count: try readBits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try readBits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try readBits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw Failure(description: "a run past the last length") }
    return lengths
  }

  // MARK: Data

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func readCompressed(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try readSymbol(literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw Failure(description: "a length symbol of \(symbol)") }
      let length = Self.lengthBases[symbol - 257] + (try readBits(Self.lengthBits[symbol - 257]))
      guard length < 258 || symbol == 285 else { throw Failure(description: "258 by the wrong symbol") }
      let far = try readSymbol(distances)
      guard far < 30 else { throw Failure(description: "a distance symbol of \(far)") }
      let distance = Self.distanceBases[far] + (try readBits(Self.distanceBits[far]))
      guard distance <= output.count else { throw Failure(description: "a distance of \(distance) to before the data") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
