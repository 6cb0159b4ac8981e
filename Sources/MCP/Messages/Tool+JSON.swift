package import JSON

extension Tool {
  /// The tool as `tools/list` gives it in a revision, without what that revision lacks: `annotations` came with
  /// 2025-03-26, `title` and `outputSchema` with 2025-06-18. The latter is an outline.
  package func json(in revision: Revision) -> JSONObject {
    var object: JSONObject = ["name": .string(name)]
    if revision >= .r20250618 { object["title"] = .string(title) }
    object["description"] = .string(description)
    object["inputSchema"] = .object(publishedInput ?? input.json)
    if revision >= .r20250618 { object["outputSchema"] = output.map { .object($0.outline) } }
    if revision >= .r20250326 { object["annotations"] = .object(hints.json(title: title)) }
    object["_meta"] = meta.map(JSONValue.object)
    return object
  }
}
