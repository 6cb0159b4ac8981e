/// The masks of characters that were drawn already, by style.
struct GlyphMasks {
  private struct Key: Hashable {
    let character: Character
    let style: TextStyle
  }

  private var masks: [Key: Mask] = [:]

  mutating func mask(of character: Character, _ glyph: Glyph, _ style: TextStyle) -> Mask {
    let key = Key(character: character, style: style)
    if let known = masks[key] { return known }
    let scale = Double(style.size) / 100
    let strokes = glyph.strokes.map { stroke in
      Mask.Stroke(
        points: stroke.points.map { Mask.Point(across: style.bearing + $0.across * scale, down: -$0.up * scale) },
        radius: style.stroke / 2 * (stroke.isDot ? 1.32 : 1))
    }
    let mask = Mask(strokes)
    masks[key] = mask
    return mask
  }
}
