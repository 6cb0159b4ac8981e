import Testing
import Threads

struct MonitorTests {
  @Test func `a waiting thread goes on when the value is right, and takes it before anybody else`() {
    let value = Monitor(0)
    let taken = Lock(0)
    let thread = Thread {
      let found = value.wait(
        until: { $0 >= 3 },
        then: { value in
          defer { value = 0 }
          return value
        })
      taken.withLock { $0 = found }
    }
    for _ in 0..<3 { value.change { $0 += 1 } }
    thread.join()
    #expect(taken.withLock { $0 } == 3)
    #expect(value.change { $0 } == 0)
  }
}
