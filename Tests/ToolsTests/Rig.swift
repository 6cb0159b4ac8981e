import Access
import Dispatch
import Foundation
import JSON
import Library
import MCP
import TestSupport
import Threads
import Time
import Tools

/// A library in a scratch folder with the tools over it, called as a client's calls arrive after the protocol's layer.
final class Rig {
  enum Answer: Equatable {
    case structured(JSONObject)
    case blocks([ContentBlock])
    case failure(String)
  }

  static let everything = Caller(account: .local, tokenID: nil, scopes: .all)
  static let start = Instant(parsing: "2026-12-09T20:30:00Z")!

  let folder: TemporaryFolder
  let library: Library
  let server: ToolServer
  private let writer = WorkQueue()
  private let renderer = WorkQueue()
  let logged = Lock<[String]>([])
  /// What the server's clock shows; ``start`` at first.
  let clock = Lock(Rig.start)

  init(zone: String = "Europe/Warsaw", writeRate: WriteRate = WriteRate()) throws {
    let (logged, clock) = (logged, clock)
    folder = try TemporaryFolder()
    library = try Library.open(path: folder.file("library.sqlite"), makesFile: true, timeZone: zone, now: Self.start)
      .library
    server = ToolServer(library: library, writer: writer, renderer: renderer, writeRate: writeRate) {
      clock.withLock { $0 }
    } log: { line in
      logged.withLock { $0.append(line) }
    }
  }

  deinit { for queue in [writer, renderer] { queue.close() } }

  /// What lies on disk: the file and its log, byte for byte.
  func bytes() -> [Data] {
    ["library.sqlite", "library.sqlite-wal"].map {
      (try? Data(contentsOf: URL(filePath: folder.file($0)))) ?? Data()
    }
  }

  func call(
    _ name: String, _ arguments: JSONObject = [:], as caller: Caller = everything,
    cancellation: Cancellation = Cancellation()
  ) -> Answer {
    switch server.tool(named: name, for: caller) {
    case .unknown: return .failure("UNKNOWN: \(name)")
    case .refused(let failure): return .failure(failure.text)
    case .found(let tool):
      do {
        return run(tool, try Arguments(reading: arguments, by: tool.input), caller, cancellation)
      } catch {
        return .failure(ToolFailure(error).text)
      }
    }
  }

  private func run(_ tool: Tool, _ arguments: Arguments, _ caller: Caller, _ cancellation: Cancellation) -> Answer {
    let context = RequestContext(caller: caller, revision: .r20260728, cancellation: cancellation)
    let answered = DispatchSemaphore(value: 0)
    let box = Lock<ToolResult?>(nil)
    server.call(ToolCall(tool: tool, arguments: arguments, context: context)) { result in
      box.withLock { $0 = result }
      answered.signal()
    }
    answered.wait()
    switch box.withLock({ $0 }) {
    case .structured(let object): return .structured(object)
    case .failure(let failure): return .failure(failure.text)
    case .blocks(let blocks): return .blocks(blocks)
    case .inputRequired: return .failure("INPUT")
    case nil: return .failure("nothing was answered")
    }
  }

  /// The answer of a call that must succeed and conform to the tool's output schema.
  func ok(_ name: String, _ arguments: JSONObject = [:], as caller: Caller = everything) throws -> JSONObject {
    switch call(name, arguments, as: caller) {
    case .failure(let text): throw Unexpected(text: "\(name): \(text)")
    case .blocks: throw Unexpected(text: "\(name) answered blocks")
    case .structured(let object):
      let output = ToolTable.all.first { $0.tool.name == name }?.tool.output
      if let faults = output?.faults(in: object), !faults.isEmpty {
        throw Unexpected(text: "\(name) breaks its output schema: \(faults) in \(JSONValue.object(object).text)")
      }
      return object
    }
  }

  /// The text of a call that must be refused.
  func refusal(_ name: String, _ arguments: JSONObject = [:], as caller: Caller = everything) throws -> String {
    switch call(name, arguments, as: caller) {
    case .failure(let text): return text
    case .structured(let object): throw Unexpected(text: "\(name) answered \(JSONValue.object(object).text)")
    case .blocks: throw Unexpected(text: "\(name) answered blocks")
    }
  }

  /// The text and the PNG file of a call that must draw.
  func picture(_ name: String, _ arguments: JSONObject = [:], as caller: Caller = everything) throws -> (
    text: String, png: [UInt8]
  ) {
    guard case .blocks(let blocks) = call(name, arguments, as: caller), blocks.count == 2,
      case .text(let text) = blocks[0], case .image(let base64, "image/png") = blocks[1],
      let data = Data(base64Encoded: base64)
    else { throw Unexpected(text: "\(name) answered no text and picture") }
    return (text, [UInt8](data))
  }

  struct Unexpected: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
