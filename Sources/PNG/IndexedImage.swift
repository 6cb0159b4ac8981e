/// A picture whose pixels are numbers of colours in a palette.
package struct IndexedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// 1 to 256 colours.
  package let palette: [Color]
  /// Row by row from the top, each from the left; every one is an index of `palette`.
  package let pixels: [UInt8]

  /// Nil where the size is empty or beyond PNG's 2^31 - 1, the palette has none or more than 256 colours, the pixels do
  /// not fill the size, or one of them is beyond the palette.
  package init?(width: Int, height: Int, palette: [Color], pixels: [UInt8]) {
    guard PixelImage.isSize(width, height, of: pixels.count), (1...256).contains(palette.count),
      let last = pixels.max(), Int(last) < palette.count
    else { return nil }
    self.init(uncheckedWidth: width, height: height, palette: palette, pixels: pixels)
  }

  init(uncheckedWidth width: Int, height: Int, palette: [Color], pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.palette = palette
    self.pixels = pixels
  }
}
