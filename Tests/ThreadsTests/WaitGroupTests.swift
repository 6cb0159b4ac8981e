import Testing
import Threads

struct WaitGroupTests {
  @Test func `waiting ends when everything under way has ended, and not before`() {
    let group = WaitGroup()
    let ended = Lock(0)
    for _ in 0..<50 {
      group.enter()
      _ = Thread {
        ended.withLock { $0 += 1 }
        group.leave()
      }
    }
    group.wait()
    #expect(ended.withLock { $0 } == 50)
  }

  @Test func `nothing under way is nothing to wait for`() {
    WaitGroup().wait()
  }
}
