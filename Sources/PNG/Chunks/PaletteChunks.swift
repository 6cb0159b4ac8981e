/// The `PLTE` chunk (§11.2.2) and, where a colour is not opaque, the `tRNS` chunk (§11.3.1.1) behind it.
struct PaletteChunks {
  let palette: [Color]

  var chunks: [Chunk] {
    let colors = Chunk(type: "PLTE", data: palette.flatMap { [$0.red, $0.green, $0.blue] })
    // Colours behind the last one that is listed are opaque.
    guard let last = palette.lastIndex(where: { $0.alpha < 255 }) else { return [colors] }
    return [colors, Chunk(type: "tRNS", data: palette[...last].map(\.alpha))]
  }
}
