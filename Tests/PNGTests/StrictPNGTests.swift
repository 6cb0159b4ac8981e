import PNG
import TestSupport
import Testing

/// The tests' own reader must notice what it is there to notice.
struct StrictPNGTests {
  @Test func `a file with any one bit changed is refused, or is read as another picture`() throws {
    let image = try #require(
      IndexedImage(
        width: 3, height: 2, palette: [Color(rgb: 1), Color(value: 0x0203_0480)], pixels: [0, 1, 0, 1, 1, 0]))
    let file = PNGFile(image, density: .twoPerPoint).bytes
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: SlowInflate.Failure.self, "bit \(bit)") { _ = try StrictPNG(damaged) }
    }
  }

  @Test func `a file that is cut or goes on is refused`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [Color(rgb: 7)]))
    let file = PNGFile(image).bytes
    for count in 0..<file.count {
      #expect(throws: SlowInflate.Failure.self) { _ = try StrictPNG(Array(file.prefix(count))) }
    }
    #expect(throws: SlowInflate.Failure.self) { _ = try StrictPNG(file + [0]) }
  }
}
