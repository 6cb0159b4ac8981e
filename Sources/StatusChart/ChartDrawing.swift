package import PNG

/// A picture of 1200 × 750 pixels, meant to be seen at 600 × 375 points: what it shows, and where.
package struct ChartDrawing: Hashable, Sendable {
  /// In the order in which they are drawn.
  package let shapes: [Shape]

  package init(_ content: ChartContent) { shapes = ChartLayout(content).list.shapes }

  /// The texts with their places.
  package var texts: [TextRun] {
    shapes.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  package func image(_ theme: ChartTheme) -> PixelImage {
    var canvas = Canvas(width: Frame.width, height: Frame.height, background: theme.color(.background))
    var masks = GlyphMasks()
    for shape in shapes { Self.draw(shape, theme, &masks, on: &canvas) }
    return canvas.image
  }

  package func png(_ theme: ChartTheme) -> PNGFile { Self.png(image(theme)) }

  /// The file of a picture that was drawn.
  package static func png(_ image: PixelImage) -> PNGFile { PNGFile(image, density: .twoPerPoint) }

  private static func draw(_ shape: Shape, _ theme: ChartTheme, _ masks: inout GlyphMasks, on canvas: inout Canvas) {
    switch shape {
    case .area(let area, let role): canvas.fill(area, theme.color(role))
    case .rounded(let area, let role): canvas.fill(area, theme.color(role))
    case .hatched(let area, let role): canvas.fill(area, theme.color(role), hatch: (on: 4, period: 10))
    case .line(let places, let width, let role):
      let points = places.map { Mask.Point(across: Double($0.across), down: Double($0.down)) }
      let mask = Mask([Mask.Stroke(points: points, radius: Double(width) / 2)])
      canvas.draw(mask, left: 0, top: 0, theme.color(role))
    case .text(let run):
      var left = run.left
      for (character, glyph) in Typeface.glyphs(of: run.text) {
        if let glyph {
          canvas.draw(masks.mask(of: character, glyph, run.style), left: left, top: run.baseline, theme.color(run.role))
        }
        left += run.style.advance(of: glyph)
      }
    }
  }
}
