// Any bytes as the pixels of a picture: what is written is read back strictly as the same picture, both by palette and
// by colours, and any bytes compress to a stream that inflates to them, whatever the stride.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count >= 5 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let stride = Int(bytes[0]) | Int(bytes[1]) << 8
  let width = Int(bytes[2]) + 1
  let colorCount = Int(bytes[3]) + 1
  let rest = Array(bytes[4...])
  let inflated = try? SlowInflate.inflate(zlib: ZlibStream.compress(rest, stride: stride))
  precondition(inflated == rest, "the bytes are not read back")

  let height = max(1, rest.count / width)
  let numbers = (0..<width * height).map { rest[$0 % rest.count] % UInt8(clamping: colorCount) }
  let palette = (0..<colorCount).map { Color(value: UInt32($0) &* 0x9E37_79B1) }
  guard let image = IndexedImage(width: width, height: height, palette: palette, pixels: numbers) else {
    preconditionFailure("a picture that fits is refused")
  }
  let read = try? StrictPNG(PNGFile(image).bytes)
  precondition(read?.numbers == numbers && read?.palette == palette.map(\.value), "the numbers are not read back")

  let colors = rest.indices.map { Color(value: UInt32(rest[$0]) << 24 | UInt32($0 & 0xFF) << 12 | UInt32(bytes[0])) }
  guard let picture = PixelImage(width: colors.count, height: 1, pixels: colors) else { return 0 }
  precondition((try? StrictPNG(PNGFile(picture).bytes))?.pixels == colors.map(\.value), "the colours are not read back")
  return 0
}
