package import JSON

/// One block of content, in a tool's answer or in a message of a prompt.
package indirect enum ContentBlock: Hashable, Sendable {
  case text(String)
  /// `base64` has no line breaks and no `data:` prefix.
  case image(base64: String, mimeType: String)
  /// Sound, from revision 2025-03-26 on; older clients get a text that names it.
  case audio(base64: String, mimeType: String)
  /// A resource with what it holds.
  case resource(ResourceContents)
  /// A resource to read, from revision 2025-06-18 on; older clients get its URI as text.
  case link(Resource)

  package static func png(_ bytes: [UInt8]) -> ContentBlock {
    .image(base64: Base64.encode(bytes), mimeType: "image/png")
  }

  /// The block as a revision knows it: unknown fields do clients no harm, unknown types of blocks do.
  package func json(in revision: Revision) -> JSONObject {
    switch self {
    case .text(let text): return ["type": "text", "text": .string(text)]
    case .image(let data, let type): return ["type": "image", "data": .string(data), "mimeType": .string(type)]
    case .audio(let data, let type):
      guard revision >= .r20250326 else { return Self.text("Audio (\(type))").json(in: revision) }
      return ["type": "audio", "data": .string(data), "mimeType": .string(type)]
    case .resource(let contents): return ["type": "resource", "resource": .object(contents.json)]
    case .link(let resource):
      guard revision >= .r20250618 else { return Self.text("\(resource.name): \(resource.uri)").json(in: revision) }
      let type = JSONObject.Member(key: "type", value: "resource_link")
      return JSONObject(uniqueMembers: [type] + resource.json(in: revision).members)
    }
  }
}
