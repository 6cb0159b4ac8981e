import JSON

/// How long and by whom a modern result may be kept.
package struct CachingHint: Hashable, Sendable {
  package enum Scope: String, Sendable {
    /// The same for every caller: any cache may share it.
    case everyone = "public"
    /// For callers with the same credential only.
    case caller = "private"
  }

  package let milliseconds: Int
  package let scope: Scope

  package init(milliseconds: Int, scope: Scope) {
    self.milliseconds = max(0, milliseconds)
    self.scope = scope
  }

  func add(to result: inout JSONObject) {
    result["ttlMs"] = .integer(milliseconds)
    result["cacheScope"] = .string(scope.rawValue)
  }
}
