/// The `IHDR` chunk (§11.2.1): size and kind of the pixels, always at 8 bits a sample and without interlacing.
struct ImageHeader {
  let width: Int
  let height: Int
  let colorType: ColorType

  enum ColorType: UInt8 {
    case trueColor = 2
    case indexed = 3
    case trueColorWithAlpha = 6

    var bytesPerPixel: Int {
      switch self {
      case .trueColor: 3
      case .indexed: 1
      case .trueColorWithAlpha: 4
      }
    }
  }

  var chunk: Chunk {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(width))
    data.append(bigEndian: UInt32(height))
    data += [8, colorType.rawValue, 0, 0, 0]
    return Chunk(type: "IHDR", data: data)
  }
}
