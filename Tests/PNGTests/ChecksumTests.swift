import Testing

@testable import PNG

struct ChecksumTests {
  @Test(arguments: [("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926)] as [(String, UInt32)])
  func `CRC-32 has its published values`(text: String, value: UInt32) {
    var checksum = CRC32()
    Array(text.utf8).withUnsafeBufferPointer { checksum.update($0) }
    #expect(checksum.value == value)
  }

  @Test(arguments: [("", 1), ("a", 0x0062_0062), ("Wikipedia", 0x11E6_0398)] as [(String, UInt32)])
  func `Adler-32 has its published values`(text: String, value: UInt32) {
    var checksum = Adler32()
    Array(text.utf8).withUnsafeBufferPointer { checksum.update($0) }
    #expect(checksum.value == value)
  }

  @Test func `Adler-32 does not overflow on the largest bytes`() {
    var checksum = Adler32()
    [UInt8](repeating: 255, count: 100_000).withUnsafeBufferPointer { checksum.update($0) }
    var (low, high) = (1, 0)
    for _ in 0..<100_000 { (low, high) = ((low + 255) % 65_521, (high + low + 255) % 65_521) }
    #expect(checksum.value == UInt32(high << 16 | low))
  }
}
