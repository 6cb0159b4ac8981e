#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of the system, for work that waits: reading a pipe, running an event loop, writing to the store.
package struct Thread: @unchecked Sendable {
  // `handle` is written once, before any other thread sees the value.
  private let handle: pthread_t

  /// Starts a thread that runs `body` once. Signals reach it as they reach the thread that starts it.
  package init(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Glibc)
      var handle = pthread_t()
      let code = pthread_create(&handle, nil, Self.run, box.toOpaque())
      precondition(code == 0, "the system refuses a thread (error \(code))")
    #else
      var started: pthread_t?
      let code = pthread_create(&started, nil, Self.run, box.toOpaque())
      guard code == 0, let handle = started else { preconditionFailure("the system refuses a thread (error \(code))") }
    #endif
    self.handle = handle
  }

  /// Waits until the thread has ended. Call it once.
  package func join() { pthread_join(handle, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Glibc)
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { box in
      if let box { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run() }
      return nil
    }
  #else
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { box in
      Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
      return nil
    }
  #endif
}
