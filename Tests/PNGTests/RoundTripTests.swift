import TestSupport
import Testing

@testable import PNG

struct RoundTripTests {
  /// Reads a file back strictly and compares it with what was written.
  private func check(_ image: IndexedImage, _ note: String) throws {
    let read = try StrictPNG(PNGFile(image).bytes)
    #expect(read.width == image.width && read.height == image.height && read.colorType == 3, "\(note)")
    #expect(read.palette == image.palette.map(\.value), "\(note)")
    #expect(read.numbers == image.pixels, "\(note)")
  }

  private func check(_ image: PixelImage, _ note: String) throws -> StrictPNG {
    let read = try StrictPNG(PNGFile(image).bytes)
    #expect(read.width == image.width && read.height == image.height, "\(note)")
    #expect(read.pixels == image.pixels.map(\.value), "\(note)")
    return read
  }

  @Test func `palettes of every size from 1 to 256 colours are read back`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for count in 1...256 {
      let (width, height) = (Int.random(in: 1...24, using: &random), Int.random(in: 1...12, using: &random))
      let palette = (0..<count).map { _ in Color(value: UInt32.random(in: 0...UInt32.max, using: &random)) }
      let pixels = RandomImage.pixels(width * height, below: count, &random)
      let image = try #require(IndexedImage(width: width, height: height, palette: palette, pixels: pixels))
      try check(image, "\(count) colours, seed \(seed)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 257, 258, 259, 260, 1_200])
  func `pictures of one colour, of noise and of equal rows are read back at any width`(width: Int) throws {
    var random = SplitMix(seed: UInt64(width))
    let palette = (0..<256).map { Color(rgb: UInt32($0) << 8) }
    let row = RandomImage.pixels(width, below: 256, &random)
    let contents = [
      [UInt8](repeating: 7, count: width * 5), RandomImage.pixels(width * 5, below: 256, &random),
      Array(repeatElement(row, count: 5).joined()), RandomImage.pixels(width * 5, below: 2, &random),
    ]
    for pixels in contents {
      try check(try #require(IndexedImage(width: width, height: 5, palette: palette, pixels: pixels)), "\(width)")
    }
  }

  @Test(arguments: [32_766, 32_767, 32_768, 32_769])
  func `a row as long as the window is read back`(width: Int) throws {
    var random = SplitMix(seed: UInt64(width))
    let row = RandomImage.pixels(width, below: 4, &random)
    let palette = (0..<4).map { Color(rgb: UInt32($0)) }
    try check(try #require(IndexedImage(width: width, height: 2, palette: palette, pixels: row + row)), "\(width)")
  }

  @Test func `random pictures of colours are read back, by palette only where that holds them all`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for round in 0..<60 {
      let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random))
      let colors = RandomImage.colors(width * height, kind: round % 5, width: width, &random)
      let image = try #require(PixelImage(width: width, height: height, pixels: colors))
      let read = try check(image, "round \(round), seed \(seed)")
      let isOpaque = colors.allSatisfy { $0.alpha == 255 }
      #expect(read.colorType == (Set(colors).count <= 256 ? 3 : isOpaque ? 2 : 6), "round \(round), seed \(seed)")
    }
  }

  @Test func `a picture of one pixel is read back in every form`() throws {
    for value in [0, 0xFF, 0x1234_5678, UInt32.max] {
      _ = try check(try #require(PixelImage(width: 1, height: 1, pixels: [Color(value: value)])), "\(value)")
    }
  }
}
