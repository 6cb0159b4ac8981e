/// A colour of 8 bits a channel with straight (not premultiplied) alpha.
package struct Color: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  package let value: UInt32

  package init(value: UInt32) { self.value = value }

  /// An opaque colour from `0xRRGGBB`.
  package init(rgb: UInt32) { value = rgb << 8 | 0xFF }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    value = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: value >> 24) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: value >> 16) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: value >> 8) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: value) }
}
