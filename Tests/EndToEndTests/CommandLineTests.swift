import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  @Test func `the program answers and ends with its exit codes`() throws {
    let version = try ChildProcess.run(Product.pocketwork, ["--version"])
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("pocketwork "))
    #expect(version.errors.isEmpty)
    let wrong = try ChildProcess.run(Product.pocketwork, ["serv"])
    #expect(wrong.status == 2)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.split(separator: "\n").count == 1)
  }

  @Test func `a reader that leaves early ends the program quietly`() throws {
    let outcome = try ChildProcess.run(
      "/bin/sh", ["-c", "trap '' PIPE; \"$0\" --help | true; \"$0\" --help >&-", Product.pocketwork])
    #expect(outcome.errors.isEmpty)
  }

  @Test func `colour appears on terminals alone`() throws {
    let outcome = try ChildProcess.run(Product.pocketwork, ["--help"])
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
