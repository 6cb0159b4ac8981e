import Faults
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that carries stdio to a server elsewhere. It is one of its own, so that this one starts without libcurl.
enum Relay {
  static let urlVariable = "POCKETWORK_MCP_URL"

  /// Becomes the relay, which finds the URL and the token in the environment; returns only by throwing.
  static func takeOver(_ url: String, _ console: Console) throws(UsageError) -> Never {
    guard RemoteURL.isAllowed(url) else {
      throw UsageError(
        "\(urlVariable) is \(Quoted.text(url)); it must begin with https://, or with http:// and a loopback host")
    }
    let path = path(beside: console.programPath)
    path.withCString { text in
      var words: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: text), nil]
      execv(text, &words)
    }
    throw UsageError(
      "\(path) cannot be started (\(ErrorNumber.text(errno))); build it beside this program with: "
        + "swift build -c release --static-swift-stdlib --product pocketwork-relay")
  }

  static func path(beside program: String) -> String {
    let folder = program.lastIndex(of: "/").map { program[..<$0] } ?? "."
    return "\(folder)/pocketwork-relay"
  }
}
