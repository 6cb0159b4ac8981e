import Foundation
import JSON
import MCP
import TestSupport
import Threads

/// A stdio transport at the other end of two pipes, served by a thread of its own.
final class StdioRun {
  let held: HeldCalls
  private let deadline = Deadline()
  private let thread: Threads.Thread
  private var (toServer, fromServer): (Int32, Int32)
  private let (serverInput, serverOutput): (Int32, Int32)
  private var unread: [UInt8] = []

  convenience init(caller: ClockServer.Caller = .writer) {
    let held = HeldCalls()
    self.init(Server(ClockServer(held: held)), caller: caller, held: held)
  }

  init<Definition: ServerDefinition>(
    _ server: Server<Definition>, caller: Definition.Caller, held: HeldCalls = HeldCalls()
  ) {
    self.held = held
    var ends: [Int32] = [0, 0, 0, 0]
    ends.withUnsafeMutableBufferPointer { ends in
      _ = pipe(ends.baseAddress)
      _ = pipe(ends.baseAddress?.advanced(by: 2))
    }
    (serverInput, toServer) = (ends[0], ends[1])
    (fromServer, serverOutput) = (ends[2], ends[3])
    let transport = StdioTransport(server: server, caller: caller, input: serverInput, output: serverOutput)
    let (input, output) = (serverInput, serverOutput)
    thread = Threads.Thread {
      transport.run()
      close(input)
      close(output)
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(toServer, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  func closeInput() {
    if toServer >= 0 { close(toServer) }
    toServer = -1
  }

  /// Stops reading, as a client does that has died.
  func closeOutput() {
    if fromServer >= 0 { close(fromServer) }
    fromServer = -1
  }

  /// The next line, without its LF; nil at the end.
  func readLine() throws -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      try deadline.wait(for: fromServer, POLLIN, "a line of the server")
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(fromServer, &buffer, buffer.count)
      guard count > 0 else { return nil }
      unread.append(contentsOf: buffer[..<count])
    }
  }

  /// Sends lines, and reads to the end.
  func exchange(_ text: String) throws -> [String] {
    send(text)
    return try readToEnd()
  }

  /// Closes the input, and gives every line that comes until the server has ended.
  func readToEnd() throws -> [String] {
    closeInput()
    var lines: [String] = []
    while let line = try readLine() { lines.append(line) }
    finish()
    return lines
  }

  /// Waits for the server's thread to end without having told it that the input has ended.
  func joinWhileInputIsOpen() {
    thread.join()
    closeInput()
  }

  /// Waits for the server's thread to end.
  func finish() {
    closeInput()
    thread.join()
    closeOutput()
  }
}
