import Foundation
import TestSupport

/// Resident memory of servers that have answered one call and wait.
enum Memory {
  static func run(_ bench: Bench) throws {
    print("\nresident memory after one call, MB")
    for server in try bench.servers() {
      let answer = try server.call("get_page", bench.arguments)
      guard answer.status == 200 else { throw Server.Silent(name: server.name, line: answer.head + answer.body) }
      print("  \(server.name)  \(Figures.text(server.residentMegabytes))")
    }
  }
}
