package import JSON

/// What a resource holds.
package struct ResourceContents: Hashable, Sendable {
  package enum Body: Hashable, Sendable {
    case text(String)
    case bytes([UInt8])
  }

  package let uri: String
  package let mimeType: String
  package let body: Body
  package let meta: JSONObject?

  package init(uri: String, mimeType: String, _ body: Body, meta: JSONObject? = nil) {
    (self.uri, self.mimeType, self.body, self.meta) = (uri, mimeType, body, meta)
  }

  package var json: JSONObject {
    var object: JSONObject = ["uri": .string(uri), "mimeType": .string(mimeType)]
    switch body {
    case .text(let text): object["text"] = .string(text)
    case .bytes(let bytes): object["blob"] = .string(Base64.encode(bytes))
    }
    object["_meta"] = meta.map(JSONValue.object)
    return object
  }
}
