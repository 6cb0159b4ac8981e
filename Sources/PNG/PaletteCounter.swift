/// Numbers the colours of a picture in the order in which they are seen, and counts their pixels.
struct PaletteCounter {
  private(set) var colors: [Color] = []
  private(set) var counts: [Int] = []
  /// For hashes of colours, with open addressing, the number of a colour; -1 where none is.
  private var slots = [Int16](repeating: -1, count: slotCount)

  private static let slotCount = 1_024

  /// The number of each pixel's colour; nil where there are more than 256 colours.
  mutating func numbers(of pixels: [Color]) -> [UInt8]? {
    var isWithin = true
    let numbers = [UInt8](unsafeUninitializedCapacity: pixels.count) { bytes, written in
      isWithin = pixels.withUnsafeBufferPointer { number($0, into: bytes) }
      written = isWithin ? pixels.count : 0
    }
    return isWithin ? numbers : nil
  }

  private mutating func number(
    _ pixels: UnsafeBufferPointer<Color>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    while start < pixels.count {
      let color = pixels[start]
      guard let number = number(of: color) else { return false }
      // Most pixels repeat their neighbour.
      var end = start
      while end < pixels.count, pixels[end].value == color.value {
        bytes[end] = number
        end &+= 1
      }
      counts[Int(number)] += end - start
      start = end
    }
    return true
  }

  private mutating func number(of color: Color) -> UInt8? {
    var slot = Int((color.value &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if colors[number].value == color.value { return UInt8(number) }
      slot = (slot + 1) % Self.slotCount
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    counts.append(0)
    return UInt8(colors.count - 1)
  }
}
