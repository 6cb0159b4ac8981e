import Access
import JSON
import MCP
import Testing
import Threads
import Tools

struct StatusViewTests {
  private let contents: ResourceContents
  private let document: String
  private let script: String

  init() throws {
    let rig = try Rig()
    let box = Lock<ResourceResult?>(nil)
    let context = RequestContext(caller: Rig.everything, revision: .r20260728)
    rig.server.read("ui://pocketwork/status", in: context) { result in box.withLock { $0 = result } }
    guard case .contents(let contents)? = box.withLock({ $0 }), case .text(let text)? = contents.first?.body else {
      throw Rig.Unexpected(text: "no view")
    }
    (self.contents, document) = (contents[0], text)
    script = try Self.part("script", of: text)
  }

  private static func part(_ tag: String, of document: String) throws -> String {
    let (start, end) = (document.ranges(of: "<\(tag)>"), document.ranges(of: "</\(tag)>"))
    guard start.count == 1, end.count == 1, start[0].upperBound < end[0].lowerBound else {
      throw Rig.Unexpected(text: "not one \(tag)")
    }
    return String(document[start[0].upperBound..<end[0].lowerBound])
  }

  @Test func `get_status names the view, which is HTML of the extension's kind and lets no origin in`() {
    let meta = ToolTable.all.first { $0.tool.name == "get_status" }?.tool.meta
    #expect(meta == ["ui": ["resourceUri": "ui://pocketwork/status"]])
    #expect(
      contents.mimeType == "text/html;profile=mcp-app" && document.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    let none: JSONValue = ["connectDomains": [], "resourceDomains": [], "frameDomains": [], "baseUriDomains": []]
    #expect(contents.meta?["ui"]?["csp"] == none)
  }

  @Test func `its policy lets its own style and script run, and nothing else`() throws {
    func digest(_ text: String) -> String { Base64.encode(SHA256Digest(of: Array(text.utf8)).bytes) }
    let policy =
      "default-src 'none'; script-src 'sha256-\(digest(script))'; "
      + "style-src 'sha256-\(digest(try Self.part("style", of: document)))'; base-uri 'none'; form-action 'none'"
    let line = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
    let place = try #require(document.ranges(of: line).first)
    #expect(place.upperBound < document.ranges(of: "<style>")[0].lowerBound)
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(", "import(", "fetch(",
    "XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon", "localStorage", "cookie", "src=", "href", "style=",
    "https:", "//www", "@import", "url(http", "javascript:", " onclick", " onload", "DOMParser", "createContextual",
  ])
  func `it loads nothing, keeps nothing, and makes no markup of what it is given`(word: String) {
    let namespace = "http://www.w3.org/2000/svg"
    // Apart from the expectation, which would print the whole document.
    let isThere = document.replacing(namespace, with: "").contains(word)
    #expect(!isThere)
  }

  @Test func `what it looks for in its page is there`() throws {
    let names = script.matches(of: /(?:spot|showRows)\("([a-z-]+)"/).map { String($0.1) }
    #expect(names.count > 10)
    #expect(names.filter { !document.contains("id=\"\($0)\"") } == [])
  }

  @Test func `every field that it reads is one that get_status answers`() throws {
    let output = try #require(ToolTable.all.first { $0.tool.name == "get_status" }?.tool.output)
    let schema = JSONValue.object(output.json).text
    let words = script.split { !$0.isASCII || !($0.isLetter || $0 == "_") }.map(String.init)
    let fields = Set(words.filter { $0.contains("_") }).subtracting(["get_status", "_"])
    #expect(fields.count > 10)
    #expect(fields.filter { !schema.contains("\"\($0)\"") } == [])
  }

  @Test func `it speaks the extension's messages`() {
    let messages = [
      "ui/initialize", "ui/notifications/initialized", "ui/notifications/tool-input", "ui/notifications/tool-result",
      "ui/notifications/tool-cancelled", "ui/notifications/host-context-changed", "ui/notifications/size-changed",
      "ui/resource-teardown", "ping", "2026-01-26",
    ]
    #expect(messages.filter { !script.contains("\"\($0)\"") } == [])
  }
}
