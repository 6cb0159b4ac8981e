import JSON
import JSONRPC

extension Server {
  /// A modern result: `resultType` in front, caching hints where the method has them, and the server's name at the end.
  ///
  /// Its icons come with `server/discover` alone.
  func complete(_ result: JSONObject, caching: CachingHint? = nil, showsIcons: Bool = false) -> JSONObject {
    var members = [JSONObject.Member(key: "resultType", value: "complete")]
    members.append(contentsOf: result.members)
    var whole = JSONObject(uniqueMembers: members)
    caching?.add(to: &whole)
    let info = showsIcons ? definition.info : definition.info.brief
    whole["_meta"] = [MetaKey.serverInfo: .object(info.json(in: .r20260728))]
    return whole
  }

  var discovery: JSONObject {
    [
      "supportedVersions": .array(Revision.allCases.map { .string($0.rawValue) }),
      "capabilities": .object(definition.offering.capabilities), "instructions": .string(definition.instructions),
    ]
  }

  func initialization(in revision: Revision) -> JSONObject {
    [
      "protocolVersion": .string(revision.rawValue), "capabilities": .object(definition.offering.capabilities),
      "serverInfo": .object(definition.info.json(in: revision)), "instructions": .string(definition.instructions),
    ]
  }
}
