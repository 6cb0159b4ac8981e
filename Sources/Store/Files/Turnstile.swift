#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The place before the file's write lock where the processes' writers queue, so that none overtakes another for long.
///
/// Without it, a process with much to write takes the lock again before a sleeping one wakes. It is an advisory lock on
/// the library's folder, which a dying process gives back. It serves fairness alone: who cannot have it within two
/// seconds goes on without.
final class Turnstile {
  private let descriptor: Int32

  init(folder: String) { descriptor = open(folder, O_RDONLY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func enter() {
    guard descriptor >= 0 else { return }
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now - start < .seconds(2) else { return }
      usleep(UInt32.random(in: 100...1_000))
    }
  }

  func leave() {
    if descriptor >= 0 { flock(descriptor, LOCK_UN) }
  }
}
