import Foundation
import Testing

struct ReadmeTests {
  /// The first command block under a heading, as `.ci/run` takes it.
  private func command(under heading: String) throws -> Substring {
    let text = try Checkout.text("README.md")
    let section = try #require(text.range(of: "\n## \(heading)\n"))
    let start = try #require(text.range(of: "```sh\n", range: section.upperBound..<text.endIndex))
    let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
    return text[start.upperBound..<end.lowerBound]
  }

  @Test(arguments: [("Start", false), ("Run the tests", true)])
  func `a README command installs the C libraries that its build needs`(heading: String, withCurl: Bool) throws {
    let command = try command(under: heading)
    let packages = try Checkout.text("Package.swift").matches(of: /apt: "([^"]+)"/).map(\.output.1)
    #expect(packages.count >= 6)
    for package in packages where withCurl || !package.contains("curl") {
      #expect(command.contains(" \(package) "), "\(heading) does not install \(package)")
    }
    #expect(command.contains(" pkg-config ") && command.contains(" tzdata"))
  }

  @Test func `the main command builds statically, and ends with the server in the foreground`() throws {
    let command = try command(under: "Start")
    #expect(command.contains("swift build -c release --static-swift-stdlib --product pocketwork "))
    #expect(try #require(command.split(separator: "\n").last).hasPrefix(".build/release/pocketwork serve"))
  }

  @Test func `the client configuration at the top starts the built program`() throws {
    let data = Data(try Checkout.text("mcp.json").utf8)
    let servers = try #require((try JSONSerialization.jsonObject(with: data) as? [String: Any])?["mcpServers"])
    let entry = try #require((servers as? [String: Any])?["pocketwork"] as? [String: Any])
    #expect(entry["command"] as? String == ".build/release/pocketwork")
    #expect(entry["args"] as? [String] == ["stdio"])
  }
}
