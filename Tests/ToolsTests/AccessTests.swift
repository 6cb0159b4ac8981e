import Access
import JSON
import MCP
import Testing
import Tools

struct AccessTests {
  private static func caller(_ scopes: Scopes, readOnly: Bool = false) -> Caller {
    Caller(account: .local, tokenID: "t1", scopes: scopes, isReadOnly: readOnly)
  }

  private static let callers = [
    caller(.all), caller(.readOnly), caller(.all, readOnly: true), caller(Scopes(.write)), caller(Scopes(.status)),
  ]

  @Test(arguments: callers)
  func `what is hidden is refused, and what is listed works`(caller: Caller) throws {
    let rig = try Rig()
    let listed = Set(rig.server.tools(for: caller).map(\.name))
    for tool in ToolTable.all.map(\.tool) {
      guard case .failure(let text) = rig.call(tool.name, Self.arguments(for: tool), as: caller) else {
        #expect(listed.contains(tool.name))
        continue
      }
      let isRefused = text.hasPrefix("MISSING_SCOPE: ") || text.hasPrefix("READ_ONLY: ")
      #expect(isRefused == !listed.contains(tool.name), "\(tool.name): \(text)")
    }
  }

  @Test
  func `a refusal names the scope and what the owner can do, and a dry run is allowed`() throws {
    let rig = try Rig()
    let reader = Self.caller(.readOnly)
    let text = try rig.refusal("create_page", ["name": "P"], as: reader)
    #expect(text.hasPrefix("MISSING_SCOPE: create_page needs the scope write"))
    #expect(text.contains("pocketwork token create"))
    let before = rig.bytes()
    _ = try rig.ok("create_page", ["name": "P", "dry_run": true], as: reader)
    let locked = Self.caller(.all, readOnly: true)
    _ = try rig.ok("create_page", ["name": "P", "dry_run": true], as: locked)
    #expect(try rig.refusal("create_page", ["name": "P", "dry_run": false], as: locked).hasPrefix("READ_ONLY: "))
    #expect(rig.bytes() == before)
    let blind = Self.caller(Scopes(.status))
    #expect(try rig.refusal("create_page", ["name": "P", "dry_run": true], as: blind).hasPrefix("MISSING_SCOPE: "))
  }

  /// Arguments that pass the schema.
  private static func arguments(for tool: Tool) -> JSONObject {
    var arguments: JSONObject = [:]
    for property in tool.input.properties where property.isRequired {
      switch property.schema {
      case .integer: arguments[property.name] = 1
      case .enumeration(let words, _): arguments[property.name] = .string(words[0])
      default: arguments[property.name] = "x"
      }
    }
    return arguments
  }
}
