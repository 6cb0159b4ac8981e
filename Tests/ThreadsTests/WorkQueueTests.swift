import Testing
import Threads

struct WorkQueueTests {
  @Test func `work runs in order and is finished before the queue closes`() {
    let seen = Lock<[Int]>([])
    let queue = WorkQueue()
    for number in 0..<1_000 { queue.add { seen.withLock { $0.append(number) } } }
    queue.close()
    #expect(seen.withLock { $0 } == Array(0..<1_000))
    #expect(!queue.add {})
  }

  @Test func `a lock keeps counts of many threads`() {
    let count = Lock(0)
    let threads = (0..<4).map { _ in Thread { for _ in 0..<1_000 { count.withLock { $0 += 1 } } } }
    for thread in threads { thread.join() }
    #expect(count.withLock { $0 } == 4_000)
  }
}
