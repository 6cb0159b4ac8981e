import JSON
import Store

extension ActorRecord {
  /// `kind`, `token_id` and `name`.
  var document: JSONObject {
    var document: JSONObject = ["kind": .string(kind.rawValue)]
    document["token_id"] = tokenID.map(JSONValue.string)
    document["name"] = name.map(JSONValue.string)
    return document
  }

  /// Nil for what ``document`` never wrote.
  init?(document: JSONValue?) {
    guard let kind = document?["kind"]?.string.flatMap(Kind.init(rawValue:)) else { return nil }
    self.init(kind: kind, tokenID: document?["token_id"]?.string, name: document?["name"]?.string)
  }
}
