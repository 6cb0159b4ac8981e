import JSON
import MCP
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a client would hear over stdio, held within the process.
enum Conversation {
  /// Sends messages in order, and gives the answers in order of their ids. Messages together must fit a pipe (64 kB).
  static func answers<Definition: ServerDefinition>(
    of server: Server<Definition>, to caller: Definition.Caller, _ messages: [JSONValue]
  ) -> [JSONValue] {
    guard let input = pipe(), let output = pipe() else { return [] }
    let heard = Lock<[UInt8]>([])
    let listener = Thread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = Descriptor.take(from: output.reading, into: &buffer)
        guard count > 0 else { break }
        let bytes = Array(buffer.prefix(count))
        heard.withLock { $0 += bytes }
      }
    }
    _ = Descriptor.put(messages.flatMap { $0.encoded + [0x0A] }, to: input.writing)
    close(input.writing)
    StdioTransport(server: server, caller: caller, input: input.reading, output: output.writing).run()
    close(output.writing)
    listener.join()
    close(input.reading)
    close(output.reading)
    let lines = heard.withLock { $0 }.split(separator: 0x0A)
    let answers = lines.compactMap { try? JSONValue(parsing: Array($0)) }
    return answers.sorted { ($0["id"]?.wholeNumber ?? 0) < ($1["id"]?.wholeNumber ?? 0) }
  }

  private static func pipe() -> (reading: CInt, writing: CInt)? {
    var ends: [CInt] = [-1, -1]
    return makePipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }
}

// `Conversation.pipe` hides the system's function.
private func makePipe(_ ends: inout [CInt]) -> CInt { pipe(&ends) }
