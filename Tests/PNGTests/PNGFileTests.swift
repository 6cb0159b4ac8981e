import TestSupport
import Testing

@testable import PNG

struct PNGFileTests {
  private let image = IndexedImage(
    width: 2, height: 2, palette: [Color(rgb: 0x0B1410), Color(value: 0xFF00_0080), Color(rgb: 0xFFFFFF)],
    pixels: [0, 1, 2, 0])

  @Test func `the chunks stand in the order of the standard, with nothing that changes from run to run`() throws {
    let image = try #require(image)
    let file = PNGFile(image, density: .twoPerPoint)
    let read = try StrictPNG(file.bytes)
    #expect(read.chunks == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(read.pixelsPerMetre == 5_669)
    #expect(file == PNGFile(image, density: .twoPerPoint))
  }

  @Test func `a palette of opaque colours has no alpha chunk`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [Color(rgb: 0x123456)]))
    #expect(try StrictPNG(PNGFile(image).bytes).chunks == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
  }

  @Test func `the most frequent colour comes first in the palette, equally frequent ones by value`() throws {
    let (red, blue, green) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF), Color(rgb: 0x00FF00))
    let image = try #require(PixelImage(width: 5, height: 1, pixels: [red, blue, green, blue, green]))
    #expect(image.indexed?.palette == [blue, green, red])
    #expect(image.indexed?.pixels == [2, 0, 1, 0, 1])
  }

  @Test(arguments: [
    (0, 1, 1, [UInt8]()), (1, 0, 1, []), (2, 2, 1, [0, 0, 0]), (1, 1, 0, [0]), (1, 1, 257, [0]), (1, 1, 1, [1]),
    (-1, -1, 1, [0]), (Int.max, 2, 1, [0]), (1 << 31, 1, 1, [0]),
  ])
  func `an image whose parts do not fit is refused`(width: Int, height: Int, colors: Int, pixels: [UInt8]) {
    let palette = [Color](repeating: Color(rgb: 0), count: colors)
    #expect(IndexedImage(width: width, height: height, palette: palette, pixels: pixels) == nil)
  }

  @Test(arguments: [(1, 2), (2, 1), (0, 0), (-1, -1)])
  func `pixels that do not fill the size are refused`(width: Int, height: Int) {
    #expect(PixelImage(width: width, height: height, pixels: [Color(rgb: 0)]) == nil)
  }

  @Test func `a gradient is smaller through filters than without`() throws {
    let pixels = (0..<4_096).map { place in
      let (column, row) = (UInt8(place % 64), UInt8(place / 64))
      return Color(red: column * 4, green: row * 4, blue: (column + row) * 2)
    }
    let image = try #require(PixelImage(width: 64, height: 64, pixels: pixels))
    #expect(PNGFile(image).bytes.count < 700)
  }
}
