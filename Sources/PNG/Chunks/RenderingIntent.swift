/// The `sRGB` chunk (§11.3.2.5): the colours are sRGB, and how to fit them to a device.
enum RenderingIntent: UInt8 {
  case perceptual = 0

  var chunk: Chunk { Chunk(type: "sRGB", data: [rawValue]) }
}
