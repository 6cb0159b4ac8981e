package import Foundation

/// A program that runs beside the test, on real pipes. What it writes to standard error goes to a file.
///
/// Used by one thread at a time. The process is killed and reaped with the value.
package final class ChildProcess {
  package struct Outcome: Equatable, Sendable {
    package let status: CInt
    package let output: String
    package let errors: String
  }

  package let id: pid_t
  private let input: Pipe.End
  private let output: Pipe.End
  private let folder: TemporaryFolder
  private var unread: [UInt8] = []
  private var hasEnded = false
  private var status: CInt?

  /// Starts a program. `environment` replaces the test's own but for `PATH` and the like that the loader needs.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in workingFolder: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    var variables = ProcessInfo.processInfo.environment.filter { Self.inherited.contains($0.key) }
    variables["HOME"] = folder.path
    variables.merge(environment) { $1 }
    let words = (workingFolder.map(Self.moving) ?? []) + [executable] + arguments
    let spawned = try Spawning.start(
      words, variables.map { "\($0.key)=\($0.value)" }, errors: folder.file("stderr"))
    (id, input, output) = (spawned.id, spawned.input, spawned.output)
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = waitpid(id, nil, 0)
    }
  }

  /// The words before a program's own that make it start in a folder.
  private static func moving(to folder: String) -> [String] {
    ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
  }

  private static let inherited: Set = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TZ", "LANG", "TZDIR"]

  /// Runs a program to its end.
  package static func run(
    _ executable: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:],
    in workingFolder: String? = nil
  ) throws -> Outcome {
    let child = try ChildProcess(executable, arguments, environment: environment, in: workingFolder)
    try child.send(input)
    child.closeInput()
    return try child.finish()
  }

  /// What the program has written to standard error so far.
  package var errors: String { (try? String(contentsOfFile: folder.file("stderr"), encoding: .utf8)) ?? "" }

  /// Writes text as it is; a program that has left its input is no error.
  package func send(_ text: String, by deadline: Deadline = Deadline()) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      try deadline.wait(for: input.descriptor, POLLOUT, "room in the pipe to \(id)")
      let count = rest.withUnsafeBytes { write(input.descriptor, $0.baseAddress, min($0.count, 4_096)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  package func sendLine(_ line: String) throws { try send(line + "\n") }

  package func closeInput() { input.close() }

  /// The next line of standard output without its end; nil once the program has closed it.
  package func readLine(by deadline: Deadline = Deadline()) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard try readMore(by: deadline) else { return nil }
    }
  }

  /// Waits for the end of a program and gives all that is left of its output.
  package func finish(by deadline: Deadline = Deadline()) throws -> Outcome {
    while try readMore(by: deadline) {}
    let status = try exitStatus(by: deadline)
    return Outcome(status: status, output: String(decoding: unread, as: UTF8.self), errors: errors)
  }

  package func signal(_ number: CInt) { if status == nil { kill(id, number) } }

  /// The exit code, or minus the number of the signal that ended the program.
  package func exitStatus(by deadline: Deadline = Deadline()) throws -> CInt {
    if let status { return status }
    let raw = try deadline.poll("the end of process \(id); it wrote: \(errors)") {
      var raw: CInt = 0
      return waitpid(id, &raw, WNOHANG) == id ? raw : nil
    }
    let result = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : -(raw & 0x7F)
    status = result
    return result
  }

  private func readMore(by deadline: Deadline) throws -> Bool {
    guard !hasEnded else { return false }
    try deadline.wait(for: output.descriptor, POLLIN, "output of process \(id); it wrote to stderr: \(errors)")
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(output.descriptor, &buffer, buffer.count)
    hasEnded = count <= 0
    unread += buffer.prefix(max(count, 0))
    return !hasEnded
  }
}
