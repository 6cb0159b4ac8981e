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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that cannot be written is one line and exit code 1`() throws {
    let outcome = try ChildProcess.run("/bin/sh", ["-c", "\"$0\" --help >/dev/full", Product.pocketwork])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("pocketwork: standard output cannot be written: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `colour appears on terminals alone`() throws {
    let outcome = try ChildProcess.run(Product.pocketwork, ["--help"])
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
