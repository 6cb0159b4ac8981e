import HTTP
import JSON
import MCP
import Testing

@testable import ConformanceServer

struct ResourceTests {
  @Test(arguments: [
    ("not a uri", -32602), ("", -32602), ("://x", -32602), ("test://a b", -32602), ("test://\u{E9}", -32602),
    ("test://none", -32002), ("file:///etc/passwd", -32002), ("test://static-text/../x", -32002),
    ("test://template/../data", -32002), ("test://template/%2e%2e/data", -32002), ("test://template//data", -32002),
    ("test://template/1%00/data", -32002), ("TEST://static-text", -32002),
  ])
  func `what is no resource is refused, by the code of its era`(uri: String, code: Int) throws {
    let run = FixtureRun()
    var call = HTTPCall.legacy("2026-07-28")
    call.fields.append("Mcp-Method", "resources/read")
    call.fields.append("Mcp-Name", "=?base64?\(Base64.encode(Array(uri.utf8)))?=")
    let request = FixtureRun.modern("resources/read", ["uri": .string(uri)])
    let modern = run.send(request.text, call)
    #expect(try modern.answer().code == -32602 && modern.response?.status.code == 400)
    let legacy = try FixtureSession(run).send(FixtureRun.legacy("resources/read", ["uri": .string(uri)])).answer()
    #expect(legacy.code == code)
    #expect(code != -32002 || legacy["error"]?["data"]?["uri"]?.string == uri)
  }

  @Test(arguments: ["", "test:", "test://\u{E9}"])
  func `nobody gets a long URI back`(start: String) throws {
    let session = try FixtureSession(FixtureRun())
    for (count, hasData) in [(2_048, true), (2_049, false), (1_000_000, false)] {
      let uri = start + String(repeating: "a", count: count - start.utf8.count)
      for method in ["resources/read", "resources/subscribe"] {
        let answer = try session.send(FixtureRun.legacy(method, ["uri": .string(uri)])).answer()
        #expect((answer["error"]?["data"]?["uri"]?.string == uri) == hasData)
        #expect(hasData || answer.text.utf8.count < 1_000)
      }
    }
  }

  @Test(arguments: [[:], ["uri": nil], ["uri": 5], ["uri": ["test://static-text"]]] as [JSONObject])
  func `a request without a URI is invalid`(params: JSONObject) throws {
    let session = try FixtureSession(FixtureRun())
    for method in ["resources/read", "resources/subscribe", "resources/unsubscribe"] {
      #expect(try session.send(FixtureRun.legacy(method, params)).answer().code == -32602)
    }
  }

  @Test(arguments: [
    ("test://static-text", "text", "This is the content of the static text resource."),
    ("test://static-binary", "blob", Samples.png),
    ("test://template/123/data", "text", #"{"id":"123","templateTest":true,"data":"Data for ID: 123"}"#),
  ])
  func `a resource is text or base64, and may be kept only where that is said`(
    uri: String, member: String, value: String
  ) throws {
    let run = FixtureRun()
    let modern = try run.answer(FixtureRun.modern("resources/read", ["uri": .string(uri)]))["result"]
    #expect(modern?["contents"]?.array?.count == 1)
    #expect(modern?["contents"]?.array?[0][member]?.string == value)
    #expect(modern?["ttlMs"] == 0 && modern?["cacheScope"] == "private" && modern?["resultType"] == "complete")
    let legacy = try FixtureSession(run).send(FixtureRun.legacy("resources/read", ["uri": .string(uri)])).answer()
    #expect(legacy["result"]?.object?.keys == ["contents"])
  }

  @Test(arguments: [
    ("2024-11-05", ["uri", "name", "description", "mimeType", "annotations"], ["audience", "priority"]),
    ("2025-03-26", ["uri", "name", "description", "mimeType", "size", "annotations"], ["audience", "priority"]),
    (
      "2025-06-18", ["uri", "name", "title", "description", "mimeType", "size", "annotations"],
      ["audience", "priority", "lastModified"]
    ),
  ])
  func `a listed resource has what its revision knows`(revision: String, keys: [String], annotations: [String]) throws {
    let list = try FixtureSession(FixtureRun(), revision).send(FixtureRun.legacy("resources/list")).answer()
    let resource = list["result"]?["resources"]?.array?.first
    #expect(resource?.object?.keys == keys)
    #expect(resource?["annotations"]?.object?.keys == annotations)
    #expect(resource?["annotations"]?["priority"]?.double == 0.5)
  }

  @Test(arguments: [("resources/list", "resources", "uri", 3), ("prompts/list", "prompts", "name", 5)])
  func `a list is walked page by page`(method: String, member: String, key: String, count: Int) throws {
    let run = FixtureRun(pageSize: 2)
    var keys: [String] = []
    var cursor: JSONValue?
    repeat {
      let page = try run.answer(FixtureRun.modern(method, cursor.map { ["cursor": $0] } ?? [:]))["result"]
      keys += page?[member]?.array?.compactMap { $0[key]?.string } ?? []
      cursor = page?["nextCursor"]
    } while cursor != nil && keys.count < 100
    #expect(keys.count == count && Set(keys).count == count)
    for bad: JSONValue in ["none", 42, "", [], "Caf\u{E9}"] {
      #expect(try run.answer(FixtureRun.modern(method, ["cursor": bad])).code == -32602)
    }
  }

  @Test func `what a server does not offer is neither advertised nor there`() throws {
    let endpoint = HTTPEndpoint(server: Server(ClockServer()))
    #expect(endpoint.methods == "POST")
    for method in [
      "resources/list", "resources/templates/list", "resources/read", "resources/subscribe", "prompts/list",
      "prompts/get", "completion/complete", "logging/setLevel", "subscriptions/listen",
    ] {
      let target: JSONObject =
        method.hasPrefix("resources") ? ["uri": "test://x"] : ["name": "x", "notifications": [:]]
      let request = FixtureRun.modern(method, target)
      #expect(try JSONValue(parsing: HTTPCall.modern(request).send(request.text).body).code == -32601)
    }
  }

  @Test(arguments: 0..<40)
  func `base64 is read back as it was written`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 200) }
    #expect(Base64.decode(Base64.encode(bytes)) == bytes)
  }
}
