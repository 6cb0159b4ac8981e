/// Builds TZif bytes, right or wrong, from their parts.
struct TZifBuilder {
  var version: UInt8 = 0x32
  var transitions: [(seconds: Int64, type: UInt8)] = []
  var types: [Int32] = [3_600]
  var leapCount: UInt32 = 0
  var footer: String? = "CET-1CEST,M3.5.0,M10.5.0/3"

  var bytes: [UInt8] {
    guard version != 0 else { return header(count: transitions.count, types: types.count) + body(timeSize: 4) }
    return header(count: 0, types: 1) + Array(repeating: 0, count: 6)
      + header(count: transitions.count, types: types.count) + body(timeSize: 8)
      + (footer.map { Array("\n\($0)\n".utf8) } ?? [])
  }

  private func header(count: Int, types: Int) -> [UInt8] {
    let counts: [UInt32] = [0, 0, leapCount, UInt32(count), UInt32(types), 0]
    return Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15) + counts.flatMap { Self.bigEndian($0) }
  }

  private func body(timeSize: Int) -> [UInt8] {
    transitions.flatMap { timeSize == 4 ? Self.bigEndian(Int32($0.seconds)) : Self.bigEndian($0.seconds) }
      + transitions.map(\.type) + types.flatMap { Self.bigEndian($0) + [0, 0] }
  }

  static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
