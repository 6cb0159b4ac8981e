import JSON
import TestSupport
import Testing

/// `pocketwork serve` on a library and a free port.
struct HTTPServer {
  let process: ChildProcess
  let port: Int
  let library: String

  init(library: String, _ options: [String] = [], environment: [String: String] = [:]) throws {
    self.library = library
    process = try ChildProcess(
      Product.pocketwork, ["serve", "--port", "0", "--library", library, "--json"] + options, environment: environment)
    let line = try #require(try process.readLine(), "serve ends at once: \(process.errors)")
    let url = try #require(JSONValue(parsing: line)["url"]?.string)
    let authority = url.split(separator: "/")[1]
    port = try #require(authority.split(separator: ":").last.flatMap { Int($0) })
  }

  /// Makes a token with the command line, as an owner does.
  static func makeToken(library: String, _ options: [String] = []) throws -> (secret: String, id: String) {
    let outcome = try ChildProcess.run(
      Product.pocketwork, ["token", "create", "--name", "test", "--library", library, "--json"] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let answer = try JSONValue(parsing: outcome.output)
    return (try #require(answer["token"]?.string), try #require(answer["id"]?.string))
  }

  /// Ends it as a service manager does, and expects a clean end.
  func stop() throws {
    process.signal(15)
    #expect(try process.finish().status == 0)
  }
}
