import JSON
import JSONRPC

/// What a client wants to be told of.
struct SubscriptionFilter: Hashable, Sendable {
  /// Resources that one subscription may name.
  static let resourceLimit = 1_000

  var tools = false
  var prompts = false
  var resourceList = false
  /// In the order in which they were named; nil where the member was not there.
  var resources: [String]?

  init() {}

  /// Reads `params.notifications` of `subscriptions/listen`. Unknown members are ignored.
  /// - Throws: -32602 where it is missing, or a member is of another type.
  init(reading params: JSONObject?) throws(RPCError) {
    guard let filter = params?["notifications"]?.object else {
      throw RPCError(.invalidParams, "params.notifications is missing or no object; it may be {}")
    }
    tools = try Self.flag("toolsListChanged", in: filter)
    prompts = try Self.flag("promptsListChanged", in: filter)
    resourceList = try Self.flag("resourcesListChanged", in: filter)
    guard let named = filter["resourceSubscriptions"], !named.isNull else { return }
    guard let values = named.array, values.allSatisfy({ $0.string != nil }) else {
      throw RPCError(.invalidParams, "resourceSubscriptions must be an array of URIs")
    }
    guard values.count <= Self.resourceLimit else {
      throw RPCError(
        .invalidParams, "resourceSubscriptions has \(values.count) URIs; at most \(Self.resourceLimit) are taken")
    }
    resources = values.compactMap(\.string)
  }

  private static func flag(_ name: String, in filter: JSONObject) throws(RPCError) -> Bool {
    guard let value = filter[name], !value.isNull else { return false }
    guard let flag = value.bool else {
      throw RPCError(.invalidParams, "\(name) is of type \(value.typeName); it must be true or false")
    }
    return flag
  }

  /// What of it a server grants: what it offers, and the resources that may be watched.
  func granted(by offering: Offering, mayWatch: (String) -> Bool) -> SubscriptionFilter {
    var granted = SubscriptionFilter()
    granted.tools = tools && offering.toolListChanges
    granted.prompts = prompts && offering.promptListChanges
    granted.resourceList = resourceList && offering.resourceListChanges
    if offering.resourcesCanBeWatched { granted.resources = resources?.filter(mayWatch) }
    return granted
  }

  func includes(_ change: Change) -> Bool {
    switch change {
    case .toolList: tools
    case .promptList: prompts
    case .resourceList: resourceList
    case .resource(let uri): resources?.contains { $0.utf8.elementsEqual(uri.utf8) } ?? false
    }
  }

  var json: JSONObject {
    var object: JSONObject = [:]
    if tools { object["toolsListChanged"] = true }
    if prompts { object["promptsListChanged"] = true }
    if resourceList { object["resourcesListChanged"] = true }
    if let resources, !resources.isEmpty { object["resourceSubscriptions"] = .array(resources.map { .string($0) }) }
    return object
  }
}
