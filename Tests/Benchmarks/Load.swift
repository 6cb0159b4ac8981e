import Foundation
import TestSupport

/// Requests a second of one real call over HTTP, by `wrk`, all servers in each round.
enum Load {
  static func run(_ bench: Bench) throws {
    guard (try? ChildProcess.run("wrk", ["-v"])) != nil else {
      return print("\nrequests/s: left out, there is no wrk (apt-get install -y wrk)")
    }
    let servers = try bench.servers()
    for connections in [1, 16] {
      var rates = [String: Figures]()
      for _ in 0..<bench.settings.rounds {
        for server in servers {
          rates[server.name, default: Figures()].add(
            try rate(of: server, "get_page", bench.arguments, connections: connections, bench))
        }
      }
      report(rates, servers.map(\.name), connections)
    }
    print("\nresident memory after the load, MB")
    for server in servers { print("  \(server.name)  \(Figures.text(server.residentMegabytes))") }
  }

  private static func report(_ rates: [String: Figures], _ names: [String], _ connections: Int) {
    print("\nget_page over HTTP, \(connections) connection(s): requests/s, and ours as a multiple (median of rounds)")
    guard let ours = rates["pocketwork"] else { return }
    for name in names {
      guard let theirs = rates[name] else { continue }
      let cells = [name, Figures.text(theirs.median, digits: 0), Figures.text(ours.ratio(to: theirs), digits: 2)]
      print("  " + Figures.row(cells, widths: [-12, 8, 8]))
    }
  }

  /// Requests a second; an answer that is no success ends the run.
  static func rate(
    of server: Server, _ tool: String, _ arguments: String, connections: Int, _ bench: Bench
  ) throws -> Double {
    let script = bench.folder.file("\(server.name).lua")
    var lines = ["wrk.method = 'POST'", "wrk.body = [[\(Message.call(id: 1, tool, arguments))]]"]
    lines += server.fields(for: tool).map { "wrk.headers['\($0)'] = '\($1)'" }
    lines.append(
      "done = function(s) io.write('errors ', s.errors.status + s.errors.read + s.errors.timeout, '\\n') end")
    try lines.joined(separator: "\n").write(toFile: script, atomically: true, encoding: .utf8)
    let outcome = try ChildProcess.run(
      "wrk",
      [
        "-t1", "-c\(connections)", "-d\(bench.settings.seconds)s", "-s", script,
        "http://127.0.0.1:\(server.port)/mcp",
      ])
    let words = outcome.output.split { $0 == " " || $0 == "\n" }
    guard let place = words.firstIndex(of: "Requests/sec:"), let rate = Double(words[place + 1]),
      outcome.output.contains("errors 0\n")
    else { throw Server.Silent(name: "wrk on \(server.name)", line: outcome.output + outcome.errors) }
    return rate
  }
}
