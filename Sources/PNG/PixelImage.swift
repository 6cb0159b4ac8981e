/// A picture whose pixels are colours.
package struct PixelImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row from the top, each from the left.
  package let pixels: [Color]

  /// Nil where the size is empty or beyond PNG's 2^31 - 1, or the pixels do not fill it.
  package init?(width: Int, height: Int, pixels: [Color]) {
    guard Self.isSize(width, height, of: pixels.count) else { return nil }
    self.init(uncheckedWidth: width, height: height, pixels: pixels)
  }

  /// The caller vouches for the size.
  package init(uncheckedWidth width: Int, height: Int, pixels: [Color]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  static func isSize(_ width: Int, _ height: Int, of count: Int) -> Bool {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else { return false }
    return width.multipliedReportingOverflow(by: height) == (count, false)
  }

  /// The same picture by numbers of colours, the most frequent colour first and equally frequent ones by value; nil where
  /// it has more than 256 colours.
  package var indexed: IndexedImage? {
    var counter = PaletteCounter()
    guard let seen = counter.numbers(of: pixels) else { return nil }
    let (colors, counts) = (counter.colors, counter.counts)
    let order = colors.indices.sorted { (counts[$1], colors[$0].value) < (counts[$0], colors[$1].value) }
    var numbers = [UInt8](repeating: 0, count: 256)
    for (number, place) in order.enumerated() { numbers[place] = UInt8(number) }
    return IndexedImage(
      uncheckedWidth: width, height: height, palette: order.map { colors[$0] }, pixels: seen.map { numbers[Int($0)] })
  }
}
