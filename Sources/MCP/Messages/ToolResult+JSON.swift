package import JSON

extension ToolResult {
  /// The result as `tools/call` gives it; `structuredContent` came with revision 2025-06-18.
  package func json(in revision: Revision) -> JSONObject {
    switch self {
    case .structured(let object):
      var result: JSONObject = ["content": Self.blocks([.text(JSONValue.object(object).text)])]
      if revision >= .r20250618 { result["structuredContent"] = .object(object) }
      return result
    case .blocks(let blocks): return ["content": Self.blocks(blocks)]
    case .failure(let failure): return ["content": Self.blocks([.text(failure.text)]), "isError": true]
    }
  }

  private static func blocks(_ blocks: [ContentBlock]) -> JSONValue { .array(blocks.map { .object($0.json) }) }
}
