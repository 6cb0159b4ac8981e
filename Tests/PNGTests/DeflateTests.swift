import TestSupport
import Testing

@testable import PNG

struct DeflateTests {
  private func roundTrip(_ bytes: [UInt8], stride: Int = 0) throws -> Int {
    let compressed = ZlibStream.compress(bytes, stride: stride)
    #expect(try SlowInflate.inflate(zlib: compressed) == bytes)
    return compressed.count
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 257, 258, 259, 260, 517, 65_535, 65_536])
  func `a run of any length is read back, and is short`(count: Int) throws {
    #expect(try roundTrip([UInt8](repeating: 9, count: count)) < 110)
  }

  @Test(arguments: [1, 3, 100, 70_000])
  func `noise is stored, hardly longer than it was`(count: Int) throws {
    var random = SplitMix(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(try roundTrip(bytes) <= count + 11 + 5 * (count / 65_535))
  }

  @Test(arguments: [1, 2, 100, 5_000])
  func `more than one segment is read back, and copies reach over the boundary`(segmentLength: Int) throws {
    var random = SplitMix(seed: 1)
    let piece = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let bytes = piece + piece
    let compressed = bytes.withUnsafeBufferPointer {
      Deflater(input: $0, stride: 0, segmentLength: segmentLength).compressed()
    }
    var checksum = Adler32()
    bytes.withUnsafeBufferPointer { checksum.update($0) }
    let tail = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum.value >> $0) }
    #expect(try SlowInflate.inflate(zlib: [0x78, 0xDA] + compressed + tail) == bytes)
    #expect(segmentLength < 5_000 || compressed.count < 5_200)
  }

  @Test(arguments: [0, 1, 7, 1_000, 32_768, 32_769, 1 << 40])
  func `a stride that is no period does no harm`(stride: Int) throws {
    var random = SplitMix(seed: UInt64(stride))
    _ = try roundTrip(RandomImage.pixels(3_000, below: 20, &random), stride: stride)
  }

  @Test(arguments: [129, 130, 131, 200, 257, 258, 259, 300])
  func `runs that repeat at the stride are read back, whichever copy ends first`(run: Int) throws {
    for rest in [0, 1, 40, 129, 130, 140] {
      // The copy of the row above begins and ends inside a run, or inside a shorter one.
      let above = [2, 3] + [UInt8](repeating: 1, count: run) + [4] + [UInt8](repeating: 5, count: rest)
      let here = [UInt8](repeating: 1, count: run + rest + 2) + [6]
      #expect(try roundTrip(above + here + above + here, stride: above.count) < 120)
      #expect(try roundTrip(here + above + here + above, stride: above.count) < 120)
    }
  }

  @Test func `where the statistics change, a new block begins`() throws {
    var random = SplitMix(seed: 5)
    let halves = [0...3, 100...103].flatMap { range in
      (0..<5_000).map { _ in UInt8(Int.random(in: range, using: &random)) }
    }
    // Two bits a byte each way; under one code for both it would be three.
    #expect(try roundTrip(halves) < 10_000 * 5 / 2 / 8)
  }

  @Test(arguments: 1...40)
  func `random bytes of all kinds are read back`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...4_000, using: &random)
    let limit = Int.random(in: 1...256, using: &random)
    _ = try roundTrip(
      RandomImage.pixels(count, below: limit, &random), stride: Int.random(in: 0...200, using: &random))
  }
}
