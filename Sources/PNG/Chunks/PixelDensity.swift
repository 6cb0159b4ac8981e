/// The `pHYs` chunk (§11.3.4.3): how large a pixel is meant to be, equal in both directions.
package struct PixelDensity: Hashable, Sendable {
  package let pixelsPerMetre: UInt32

  package init(pixelsPerMetre: UInt32) { self.pixelsPerMetre = pixelsPerMetre }

  /// 144 pixels an inch: two pixels a point.
  package static let twoPerPoint = PixelDensity(pixelsPerMetre: 5_669)

  var chunk: Chunk {
    var data: [UInt8] = []
    data.append(bigEndian: pixelsPerMetre)
    data.append(bigEndian: pixelsPerMetre)
    return Chunk(type: "pHYs", data: data + [1])
  }
}
