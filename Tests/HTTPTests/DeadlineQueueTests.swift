import TestSupport
import Testing

@testable import HTTP

struct DeadlineQueueTests {
  @Test func `a time that moved later does not fall due at the old one`() {
    var queue = DeadlineQueue()
    queue.set(0, 10)
    queue.set(0, 20)
    #expect(queue.popExpired(15) == nil)
    #expect(queue.popExpired(20) == 0)
    #expect(queue.popExpired(100) == nil)
  }

  @Test func `a time that moved earlier falls due once`() {
    var queue = DeadlineQueue()
    queue.set(0, 20)
    queue.set(0, 10)
    #expect(queue.next == 10)
    #expect(queue.popExpired(10) == 0)
    #expect(queue.popExpired(30) == nil)
  }

  @Test func `times agree with a plain table, however they move`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    var queue = DeadlineQueue()
    var table = [Int64?](repeating: nil, count: 12)
    for now in Int64(0)..<20_000 {
      let slot = Int.random(in: 0..<12, using: &random)
      let time = Int.random(in: 0..<4, using: &random) == 0 ? nil : now + Int64.random(in: 1...50, using: &random)
      queue.set(slot, time)
      table[slot] = time
      let due = Set(table.indices.filter { table[$0].map { $0 <= now } ?? false })
      for slot in due { table[slot] = nil }
      var popped: Set<Int> = []
      while let slot = queue.popExpired(now) { popped.insert(slot) }
      #expect(popped == due, "seed \(seed)")
    }
  }
}
