import PNG

/// Pixels to draw on. Edges are covered in eighths, so that a picture has few colours and is compressed by palette.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [Color]

  /// Full coverage.
  static let full = 8

  init(width: Int, height: Int, background: Color) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: background, count: width * height)
  }

  /// Mixes a colour into one pixel.
  /// - Parameter coverage: 0 to 8 eighths.
  private mutating func mix(_ color: Color, at index: Int, _ coverage: Int) {
    pixels[index] = coverage >= Self.full ? color : Self.mixed(pixels[index], color, coverage)
  }

  private static func mixed(_ under: Color, _ over: Color, _ coverage: Int) -> Color {
    func channel(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(one) * (full - coverage) + Int(other) * coverage + full / 2) / full)
    }
    return Color(
      red: channel(under.red, over.red), green: channel(under.green, over.green), blue: channel(under.blue, over.blue))
  }

  /// Covers whole pixels.
  mutating func fill(_ area: Area, _ color: Color) {
    let (columns, rows) = visible(area)
    for row in rows {
      for column in columns { pixels[row * width + column] = color }
    }
  }

  /// A rectangle with round corners, all of them or those at the top.
  /// - Parameter hatch: stripes from the lower left to the upper right: how many pixels of how many are drawn.
  mutating func fill(_ shape: RoundedArea, _ color: Color, hatch: (on: Int, period: Int)? = nil) {
    let (columns, rows) = visible(shape.area)
    for row in rows {
      for column in columns where hatch.map({ (column + row) % $0.period < $0.on }) ?? true {
        let coverage = shape.coverage(column: column, row: row)
        if coverage > 0 { mix(color, at: row * width + column, coverage) }
      }
    }
  }

  /// A mask whose upper left corner stands at a place.
  mutating func draw(_ mask: Mask, left: Int, top: Int, _ color: Color) {
    let area = Area(left: left + mask.left, top: top + mask.top, width: mask.width, height: mask.height)
    let (columns, rows) = visible(area)
    for row in rows {
      let start = (row - area.top) * mask.width - area.left
      for column in columns {
        let coverage = Int(mask.coverage[start + column])
        if coverage > 0 { mix(color, at: row * width + column, coverage) }
      }
    }
  }

  private func visible(_ area: Area) -> (columns: Range<Int>, rows: Range<Int>) {
    let columns = (area.left..<max(area.left, area.right)).clamped(to: 0..<width)
    return (columns, (area.top..<max(area.top, area.bottom)).clamped(to: 0..<height))
  }

  var image: PixelImage { PixelImage(uncheckedWidth: width, height: height, pixels: pixels) }
}
