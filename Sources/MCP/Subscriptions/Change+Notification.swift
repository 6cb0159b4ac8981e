import JSON
import JSONRPC

extension Change {
  /// The notification of it, with this `_meta`.
  func notification(meta: JSONObject? = nil) -> Notification {
    var params: JSONObject = [:]
    if case .resource(let uri) = self { params["uri"] = .string(uri) }
    params["_meta"] = meta.map(JSONValue.object)
    return Notification(method: method, params: params.isEmpty ? nil : params)
  }

  private var method: String {
    switch self {
    case .toolList: "notifications/tools/list_changed"
    case .promptList: "notifications/prompts/list_changed"
    case .resourceList: "notifications/resources/list_changed"
    case .resource: "notifications/resources/updated"
    }
  }
}
