/// An earlier copy of what stands at a position.
struct Match {
  /// The symbol of the distance above the length, above the distance.
  let packed: UInt32

  init(packed: UInt32) { self.packed = packed }

  /// - Parameters:
  ///   - length: 3 to 258.
  ///   - distance: 1 to 32768.
  init(length: Int, distance: Int) {
    packed = UInt32(truncatingIfNeeded: Alphabet.distanceSymbol(distance) << 25 | length << 16 | distance)
  }

  var distance: Int { Int(packed & 0xFFFF) }
  var length: Int { Int(packed >> 16 & 0x1FF) }
  var distanceSymbol: Int { Int(packed >> 25) }
}
