package import JSON

/// One block of a tool's content, of the kinds that every revision of the protocol knows.
package enum ContentBlock: Hashable, Sendable {
  case text(String)
  /// `base64` has no line breaks and no `data:` prefix.
  case image(base64: String, mimeType: String)

  package var json: JSONObject {
    switch self {
    case .text(let text): ["type": "text", "text": .string(text)]
    case .image(let data, let type): ["type": "image", "data": .string(data), "mimeType": .string(type)]
    }
  }
}
