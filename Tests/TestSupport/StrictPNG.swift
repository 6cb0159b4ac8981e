/// A reader of PNG files for tests that refuses everything unusual: it knows the files that this package writes alone.
package struct StrictPNG {
  package typealias Failure = SlowInflate.Failure

  package private(set) var width = 0
  package private(set) var height = 0
  /// 3 for palette numbers, 2 for RGB, 6 for RGBA.
  package private(set) var colorType = 0
  /// The types of the chunks, in order.
  package private(set) var chunks: [String] = []
  /// `0xRRGGBBAA`; empty where the pixels are no palette numbers.
  package private(set) var palette: [UInt32] = []
  /// The numbers of the palette's colours; empty where the pixels are colours.
  package private(set) var numbers: [UInt8] = []
  /// The colours, `0xRRGGBBAA`, row by row.
  package private(set) var pixels: [UInt32] = []
  package private(set) var pixelsPerMetre: UInt32?

  package init(_ bytes: [UInt8]) throws {
    try Self.need(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "the signature")
    var data: [UInt8] = []
    var position = 8
    while position < bytes.count {
      let (type, content) = try Self.chunk(bytes, &position)
      chunks.append(type)
      try read(type, content, &data)
    }
    try Self.need(chunks.last == "IEND", "the end")
    try decode(try SlowInflate.inflate(zlib: data))
  }

  private static func need(_ condition: Bool, _ what: String) throws {
    if !condition { throw Failure(description: what) }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func chunk(_ bytes: [UInt8], _ position: inout Int) throws -> (String, [UInt8]) {
    try need(bytes.count - position >= 12, "room for a chunk")
    let length = Int(number(bytes[position..<position + 4]))
    try need(length <= bytes.count - position - 12, "the length of a chunk")
    let covered = bytes[position + 4..<position + 8 + length]
    var checksum = UInt32.max
    for byte in covered {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    position += 12 + length
    try need(~checksum == number(bytes[position - 4..<position]), "the CRC-32 of a chunk")
    return (String(decoding: covered.prefix(4), as: UTF8.self), Array(covered.dropFirst(4)))
  }

  /// The chunks that may stand before one.
  private static let before: [String: Set<String?>] = [
    "IHDR": [nil], "sRGB": ["IHDR"], "pHYs": ["sRGB"], "PLTE": ["sRGB", "pHYs"], "tRNS": ["PLTE"],
    "IDAT": ["sRGB", "pHYs", "PLTE", "tRNS"], "IEND": ["IDAT"],
  ]

  private mutating func read(_ type: String, _ content: [UInt8], _ data: inout [UInt8]) throws {
    let last = chunks.dropLast().last
    try Self.need(Self.before[type]?.contains(last) == true, "\(type) behind \(last ?? "nothing")")
    switch type {
    case "IHDR": try readHeader(content)
    case "sRGB": try Self.need(content == [0], "the rendering intent")
    case "pHYs":
      try Self.need(content.count == 9 && content[8] == 1 && content[0..<4] == content[4..<8], "the density")
      pixelsPerMetre = Self.number(content[0..<4])
    case "PLTE":
      try Self.need(colorType == 3 && content.count % 3 == 0 && (3...768).contains(content.count), "the palette")
      palette = stride(from: 0, to: content.count, by: 3).map { Self.number(content[$0..<$0 + 3]) << 8 | 0xFF }
    case "tRNS":
      try Self.need((1...palette.count).contains(content.count) && content.last != 255, "the alpha of the palette")
      for (place, alpha) in content.enumerated() { palette[place] = palette[place] & ~0xFF | UInt32(alpha) }
    case "IDAT":
      try Self.need((colorType == 3) != palette.isEmpty, "a palette where there must be one, and only there")
      data = content
    default: try Self.need(content.isEmpty, "nothing in IEND")
    }
  }

  private mutating func readHeader(_ content: [UInt8]) throws {
    try Self.need(content.count == 13 && content[8] == 8 && content[10...12].allSatisfy { $0 == 0 }, "the header")
    (width, height, colorType) = (
      Int(Self.number(content[0..<4])), Int(Self.number(content[4..<8])), Int(content[9])
    )
    try Self.need(width > 0 && height > 0 && [2, 3, 6].contains(colorType), "the size and the colour type")
  }

  private mutating func decode(_ data: [UInt8]) throws {
    let size = colorType == 3 ? 1 : colorType == 2 ? 3 : 4
    let length = width * size
    try Self.need(data.count == (length + 1) * height, "as many bytes as the size needs")
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<height {
      var line = Array(data[row * (length + 1) + 1..<(row + 1) * (length + 1)])
      try Self.unfilter(&line, above: above, filter: data[row * (length + 1)], size: size)
      try append(line, size: size)
      above = line
    }
  }

  private static func unfilter(_ line: inout [UInt8], above: [UInt8], filter: UInt8, size: Int) throws {
    try need(filter <= 4, "a known filter")
    for place in line.indices {
      let left = place >= size ? Int(line[place - size]) : 0
      let higher = Int(above[place])
      let corner = place >= size ? Int(above[place - size]) : 0
      let guess = left + higher - corner
      let nearest = [left, higher, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
      line[place] &+= UInt8([0, left, higher, (left + higher) / 2, nearest][Int(filter)])
    }
  }

  private mutating func append(_ line: [UInt8], size: Int) throws {
    guard size == 1 else {
      for start in stride(from: 0, to: line.count, by: size) {
        pixels.append(Self.number(line[start..<start + 3]) << 8 | (size == 4 ? UInt32(line[start + 3]) : 0xFF))
      }
      return
    }
    for number in line {
      try Self.need(Int(number) < palette.count, "a number within the palette")
      pixels.append(palette[Int(number)])
    }
    numbers += line
  }
}
