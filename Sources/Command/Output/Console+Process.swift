import Time

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Console {
  /// The console of this process, in which SIGPIPE is ignored. A reader that leaves early ends the program quietly.
  package static var process: Console {
    Console(
      programPath: runningProgram, now: { Instant(seconds: Int64(time(nil))) },
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: { isatty($0.descriptor) == 1 },
      write: { stream, bytes in writeAll(bytes, to: stream.descriptor) })
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) {
    let cause = Descriptor.put(bytes, to: descriptor)
    guard cause != 0 else { return }
    // The reader has left (EPIPE), or the disk is full: nobody can be told on standard output.
    guard cause != EPIPE else { exit(0) }
    let line = "pocketwork: standard output cannot be written: \(String(cString: strerror(cause)))\n"
    // Who closed the output (EBADF) knows of it.
    if descriptor != STDERR_FILENO, cause != EBADF { _ = Descriptor.put(Array(line.utf8), to: STDERR_FILENO) }
    exit(1)
  }

  private static var runningProgram: String {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(buffer.count)
      let count = _NSGetExecutablePath(&buffer, &size) == 0 ? buffer.firstIndex(of: 0) ?? 0 : 0
    #endif
    return String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension Console.Stream {
  fileprivate var descriptor: CInt {
    switch self {
    case .output: STDOUT_FILENO
    case .errors: STDERR_FILENO
    }
  }
}
