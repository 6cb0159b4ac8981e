import Foundation
import TestSupport

/// What all parts of a run share: a library with one page, its answer, and the servers to be measured.
final class Bench {
  let settings: Settings
  let folder: TemporaryFolder
  let library: String
  let pageFile: String
  let arguments: String
  let peers = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Peers/peers.py").path
  private let token: String
  private let floor: String?
  private var running: [Server] = []

  init(_ settings: Settings) throws {
    (self.settings, folder) = (settings, try TemporaryFolder())
    library = folder.file("library.sqlite")
    pageFile = folder.file("page.json")
    let made = try Self.json(
      ChildProcess.run(settings.program, ["token", "create", "--name", "bench", "--library", library, "--json"]).output)
    token = made["token"] as? String ?? ""
    floor = Self.buildFloor(in: folder)
    arguments = #"{"page_id":"bench"}"#
    try makePage()
  }

  /// Ours, the frameworks where there is a Python, the floor where there is a compiler; started once.
  func servers() throws -> [Server] {
    guard running.isEmpty else { return running }
    running.append(try ours(library))
    let answer = try running[0].call("get_page", arguments)
    let body = folder.file("answer.json")
    try answer.body.write(toFile: body, atomically: true, encoding: .utf8)
    let content = try Self.json(answer.body)["result"] as? [String: Any]
    let page = try JSONSerialization.data(withJSONObject: content?["structuredContent"] ?? [:])
    try page.write(to: URL(filePath: pageFile))
    if let floor { running.append(try Server("C floor", [floor, body])) }
    if let python = settings.python {
      running.append(try Server("Python SDK", [python, peers, "sdk", "http", pageFile]))
      running.append(try Server("fastmcp", [python, peers, "fastmcp", "http", pageFile]))
    }
    return running
  }

  func ours(_ library: String) throws -> Server {
    try Server(
      "pocketwork", [settings.program, "serve", "--port", "0", "--library", library, "--json"], token: token)
  }

  /// A page whose answer is about as long as a real one.
  private func makePage() throws {
    let items = (1...6).map { "\"Step \($0) of the morning\"" }.joined(separator: ",")
    let blocks =
      #"[{"kind":"heading","name":"Start"},{"kind":"checklist","name":"Steps","settings":{"items":[\#(items)]}}]"#
    let call = Message.call(id: 1, "create_page", #"{"page_id":"bench","name":"Morning","blocks":\#(blocks)}"#)
    let outcome = try ChildProcess.run(settings.program, ["stdio", "--library", library], input: call + "\n")
    guard outcome.output.contains("\"isError\":false") || outcome.output.contains("\"revision\"") else {
      throw Server.Silent(name: "create_page", line: outcome.output + outcome.errors)
    }
    try "{}".write(toFile: pageFile, atomically: true, encoding: .utf8)
  }

  private static func buildFloor(in folder: TemporaryFolder) -> String? {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Peers/floor.c").path
    let program = folder.file("floor")
    let outcome = try? ChildProcess.run("cc", ["-O2", "-o", program, source, "-lmicrohttpd"])
    if outcome?.status == 0 { return program }
    print("the floor is left out: cc or libmicrohttpd is missing (apt-get install -y gcc libmicrohttpd-dev)")
    return nil
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
