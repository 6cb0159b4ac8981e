/// A PNG file (PNG 3rd edition) of a picture: 8 bits a sample, sRGB, one `IDAT`, no time and no text, so that the same
/// picture is always the same bytes.
package struct PNGFile: Hashable, Sendable {
  package let bytes: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Keeps palette and numbers as they are.
  package init(_ image: IndexedImage, density: PixelDensity? = nil) {
    let header = ImageHeader(width: image.width, height: image.height, colorType: .indexed)
    let rows = Scanlines(unfiltered: image.pixels, rowLength: image.width)
    self.init(
      header, PaletteChunks(palette: image.palette).chunks, density,
      data: ZlibStream.compress(rows.bytes, stride: rows.stride))
  }

  /// By palette where the picture has at most 256 colours, else by colour, with alpha where a pixel is not opaque.
  package init(_ image: PixelImage, density: PixelDensity? = nil) {
    if let indexed = image.indexed {
      self.init(indexed, density: density)
      return
    }
    let isOpaque = image.pixels.allSatisfy { $0.alpha == 255 }
    let header = ImageHeader(
      width: image.width, height: image.height, colorType: isOpaque ? .trueColor : .trueColorWithAlpha)
    self.init(header, [], density, data: Self.compress(image.pixels, header))
  }

  private init(_ header: ImageHeader, _ palette: [Chunk], _ density: PixelDensity?, data: [UInt8]) {
    var chunks = [header.chunk, RenderingIntent.perceptual.chunk]
    if let density { chunks.append(density.chunk) }
    chunks += palette
    chunks.append(Chunk(type: "IDAT", data: data))
    chunks.append(Chunk(type: "IEND", data: []))
    var bytes = Self.signature
    for chunk in chunks { chunk.write(to: &bytes) }
    self.bytes = bytes
  }

  /// Drawings are smaller without filters, photographs with them: the smaller of both.
  private static func compress(_ pixels: [Color], _ header: ImageHeader) -> [UInt8] {
    let hasAlpha = header.colorType == .trueColorWithAlpha
    let size = header.colorType.bytesPerPixel
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count * size)
    for color in pixels {
      samples += [color.red, color.green, color.blue]
      if hasAlpha { samples.append(color.alpha) }
    }
    let length = header.width * size
    let candidates = [
      Scanlines(unfiltered: samples, rowLength: length),
      Scanlines(adaptivelyFiltered: samples, rowLength: length, bytesPerPixel: size),
    ].map { ZlibStream.compress($0.bytes, stride: $0.stride) }
    return candidates[1].count < candidates[0].count ? candidates[1] : candidates[0]
  }
}
