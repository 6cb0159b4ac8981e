import Foundation

/// Writes pictures of all kinds, each as a PNG file and as plain pixels: width and height in 32 bits, then RGBA.
@main
enum Pictures {
  private static let folder = CommandLine.arguments[1]

  static func main() throws {
    var random = SplitMix(seed: 2_026)
    for count in 1...256 {
      let palette = (0..<count).map { _ in Color(value: UInt32.random(in: 0...UInt32.max, using: &random)) }
      let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...40, using: &random))
      let pixels = numbers(width * height, below: count, &random)
      guard let image = IndexedImage(width: width, height: height, palette: palette, pixels: pixels) else { continue }
      try write("palette-\(count)", PNGFile(image), width, height, pixels.map { palette[Int($0)] })
    }
    for (width, height) in [(1, 1), (1, 300), (300, 1), (257, 3), (258, 3), (259, 3), (32_767, 2), (32_768, 2)] {
      for kind in 0..<5 { try write(width, height, kind, &random) }
    }
    for round in 0..<120 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...60, using: &random))
      try write(width, height, round % 5, &random)
    }
    // More than one segment, more than one stored block.
    try write(1_000, 400, 2, &random)
  }

  /// Runs, copies and noise.
  private static func numbers(_ count: Int, below limit: Int, _ random: inout SplitMix) -> [UInt8] {
    var numbers: [UInt8] = []
    while numbers.count < count {
      let number = UInt8(Int.random(in: 0..<limit, using: &random))
      numbers += Array(repeating: number, count: [1, 1, 1, 7, 300].randomElement(using: &random) ?? 1)
      if numbers.count > 40, Bool.random(using: &random) { numbers += numbers.suffix(40).prefix(30) }
    }
    return Array(numbers.prefix(count))
  }

  private static func write(_ width: Int, _ height: Int, _ kind: Int, _ random: inout SplitMix) throws {
    let colors = (0..<width * height).map { place in
      let noise = UInt32.random(in: 0...UInt32.max, using: &random)
      let (column, row) = (UInt8(truncatingIfNeeded: place % width * 3), UInt8(truncatingIfNeeded: place / width * 5))
      return switch kind {
      case 0: Color(value: noise & 0x0300_0003)
      case 1: Color(value: noise)
      case 2: Color(value: noise | 0xFF)
      case 3: Color(red: column, green: row, blue: column &+ row)
      default: Color(red: column, green: row, blue: 0, alpha: column &- row)
      }
    }
    guard let image = PixelImage(width: width, height: height, pixels: colors) else { return }
    try write("colors-\(kind)-\(width)x\(height)", PNGFile(image, density: .twoPerPoint), width, height, colors)
  }

  private static func write(_ name: String, _ file: PNGFile, _ width: Int, _ height: Int, _ pixels: [Color]) throws {
    var plain: [UInt8] = []
    for number in [UInt32(width), UInt32(height)] + pixels.map(\.value) {
      withUnsafeBytes(of: number.bigEndian) { plain.append(contentsOf: $0) }
    }
    try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    try Data(plain).write(to: URL(fileURLWithPath: "\(folder)/\(name).plain"))
  }
}
