/// How many connections are served at once. One more is answered 503 and closed.
package struct ConnectionLimits: Sendable {
  package var total = 1_024
  /// From one address. Behind a proxy all come from one: set it to `total` there.
  package var perAddress = 512

  package init() {}
}
