import Foundation
import TestSupport

/// From exec to the first answer on stdio.
enum StartUp {
  static func run(_ bench: Bench) throws {
    print("\nexec to first answer over stdio, median")
    var ours = Figures()
    for _ in 0..<41 { ours.add(try milliseconds(bench.settings.program, ["stdio", "--library", bench.library])) }
    print("  pocketwork  \(Figures.text(ours.median)) ms")
    guard let python = bench.settings.python else { return }
    for framework in ["sdk", "fastmcp"] {
      var theirs = Figures()
      for _ in 0..<5 { theirs.add(try milliseconds(python, [bench.peers, framework, "stdio", bench.pageFile])) }
      let ratio = theirs.median / ours.median
      print(
        "  \(framework)  \(Figures.text(theirs.median, digits: 0)) ms, \(Figures.text(ratio, digits: 0)) times as long")
    }
  }

  private static func milliseconds(_ program: String, _ arguments: [String]) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let child = try ChildProcess(program, arguments)
    try child.sendLine(Message.discover(id: 1))
    guard let line = try child.readLine(), line.contains("\"result\"") else {
      throw Server.Silent(name: program, line: child.errors)
    }
    let time = clock.now - start
    child.closeInput()
    _ = try child.exitStatus()
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1_000
  }
}
