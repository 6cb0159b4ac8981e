package import Library
package import Threads
package import Time

/// What phones ask for: the library down, their status up.
package struct DeviceEndpoint: Sendable {
  let library: Library
  /// The process's one thread for writes.
  let writer: WorkQueue
  /// Whether nothing may be written, whatever a token may do.
  let isReadOnly: Bool
  let now: @Sendable () -> Instant

  package init(library: Library, writer: WorkQueue, isReadOnly: Bool, now: @escaping @Sendable () -> Instant) {
    (self.library, self.writer, self.isReadOnly, self.now) = (library, writer, isReadOnly, now)
  }
}
