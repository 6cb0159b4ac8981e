import JSON
import JSONRPC

extension Server {
  /// A modern result: `resultType` in front, caching hints where the method has them, and the server's name at the end.
  func complete(_ result: JSONObject, caching: CachingHint? = nil) -> JSONObject {
    var members = [JSONObject.Member(key: "resultType", value: "complete")]
    members.append(contentsOf: result.members)
    var whole = JSONObject(uniqueMembers: members)
    caching?.add(to: &whole)
    whole["_meta"] = [MetaKey.serverInfo: .object(definition.info.json(in: .r20260728))]
    return whole
  }

  /// What is advertised; both eras say the same.
  private var capabilities: JSONObject { ["tools": [:]] }

  var discovery: JSONObject {
    [
      "supportedVersions": .array(Revision.allCases.map { .string($0.rawValue) }),
      "capabilities": .object(capabilities), "instructions": .string(definition.instructions),
    ]
  }

  func initialization(in revision: Revision) -> JSONObject {
    [
      "protocolVersion": .string(revision.rawValue), "capabilities": .object(capabilities),
      "serverInfo": .object(definition.info.json(in: revision)), "instructions": .string(definition.instructions),
    ]
  }
}
