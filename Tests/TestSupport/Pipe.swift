import Foundation

/// A pipe of the system whose ends programs started meanwhile do not inherit (see ``Spawning``).
enum Pipe {
  /// One end; closed with the value.
  final class End {
    private(set) var descriptor: CInt

    init(_ descriptor: CInt) {
      self.descriptor = descriptor
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close() }

    func close() {
      if descriptor >= 0 { _ = Foundation.close(descriptor) }
      descriptor = -1
    }
  }

  static func make() throws -> (reading: End, writing: End) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    return (End(ends[0]), End(ends[1]))
  }
}
