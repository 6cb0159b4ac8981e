package import JSON

extension ToolResult {
  /// The result as `tools/call` gives it; nil where the client must be asked first. `structuredContent` came with
  /// revision 2025-06-18.
  package func json(in revision: Revision) -> JSONObject? {
    switch self {
    case .structured(let object):
      let text = ContentBlock.text(JSONValue.object(object).text)
      var result: JSONObject = ["content": Self.blocks([text], in: revision)]
      if revision >= .r20250618 { result["structuredContent"] = .object(object) }
      return result
    case .blocks(let blocks): return ["content": Self.blocks(blocks, in: revision)]
    case .failure(let failure): return ["content": Self.blocks([.text(failure.text)], in: revision), "isError": true]
    case .inputRequired: return nil
    }
  }

  private static func blocks(_ blocks: [ContentBlock], in revision: Revision) -> JSONValue {
    .array(blocks.map { .object($0.json(in: revision)) })
  }
}
