package import JSON

/// What a client can do, as it says: in the request (modern), or in `initialize`. Unknown members mean nothing here.
package struct ClientCapabilities: Hashable, Sendable {
  package enum Kind: String, Sendable { case elicitation, sampling, roots }

  let json: JSONObject

  package init(_ json: JSONObject = [:]) { self.json = json }

  /// Whether it can be asked for this; an elicitation by a form, which `{}` means, and `{"url": {}}` alone does not.
  package func canAnswer(_ kind: Kind) -> Bool {
    guard let declared = json[kind.rawValue]?.object else { return false }
    guard kind == .elicitation else { return true }
    return declared.contains("form") || !declared.contains("url")
  }

  /// Whether both an extension and the client are meant by a name such as `io.modelcontextprotocol/ui`.
  package func hasExtension(_ name: String) -> Bool { json["extensions"]?[name]?.object != nil }

  /// The kinds as the object that -32021 carries.
  static func required(_ kinds: [Kind]) -> JSONObject {
    var object: JSONObject = [:]
    for kind in kinds { object[kind.rawValue] = kind == .elicitation ? ["form": [:]] : [:] }
    return object
  }
}
