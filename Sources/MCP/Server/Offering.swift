package import JSON

/// What a server offers. What is not offered is not advertised, and its methods do not exist.
package struct Offering: Hashable, Sendable {
  package enum Resources: Hashable, Sendable {
    case none
    /// `canBeWatched`: clients may subscribe to single ones.
    case some(listChanges: Bool, canBeWatched: Bool)
  }

  package enum Prompts: Hashable, Sendable {
    case none
    case some(listChanges: Bool)
  }

  /// Whether the list of tools changes while the server runs, and clients are told.
  package let toolListChanges: Bool
  package let resources: Resources
  package let prompts: Prompts
  package let completions: Bool
  /// Log messages to clients: deprecated in 2026-07-28.
  package let logging: Bool
  /// Whether tools, prompts or resources ask the client something. Legacy clients need a session for that.
  package let asks: Bool
  /// Extensions by name, with their settings.
  package let extensions: JSONObject

  package init(
    toolListChanges: Bool = false, resources: Resources = .none, prompts: Prompts = .none, completions: Bool = false,
    logging: Bool = false, asks: Bool = false, extensions: JSONObject = [:]
  ) {
    (self.toolListChanges, self.resources, self.prompts) = (toolListChanges, resources, prompts)
    (self.completions, self.logging, self.asks, self.extensions) = (completions, logging, asks, extensions)
  }

  var hasResources: Bool { resources != .none }

  var resourceListChanges: Bool {
    if case .some(let changes, _) = resources { changes } else { false }
  }

  var resourcesCanBeWatched: Bool {
    if case .some(_, let canBeWatched) = resources { canBeWatched } else { false }
  }

  var hasPrompts: Bool { prompts != .none }

  var promptListChanges: Bool { prompts == .some(listChanges: true) }

  /// Whether there is anything to listen for.
  var hasChanges: Bool { toolListChanges || promptListChanges || resourceListChanges || resourcesCanBeWatched }

  /// Whether legacy clients over HTTP get a session: something must be remembered of them, or sent to them unasked.
  var needsSessions: Bool { hasChanges || logging || asks }

  /// MCP's `ServerCapabilities`; both eras say the same.
  var capabilities: JSONObject {
    var object: JSONObject = ["tools": toolListChanges ? ["listChanged": true] : [:]]
    if hasResources {
      var resources: JSONObject = [:]
      if resourceListChanges { resources["listChanged"] = true }
      if resourcesCanBeWatched { resources["subscribe"] = true }
      object["resources"] = .object(resources)
    }
    if hasPrompts { object["prompts"] = promptListChanges ? ["listChanged": true] : [:] }
    if completions { object["completions"] = [:] }
    if logging { object["logging"] = [:] }
    if !extensions.isEmpty { object["extensions"] = .object(extensions) }
    return object
  }
}
