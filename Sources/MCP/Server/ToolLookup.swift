/// What a name in a call stands for.
package enum ToolLookup: Hashable, Sendable {
  case found(Tool)
  /// It exists, but not for this caller: the failure says what is missing.
  case refused(ToolFailure)
  /// No such tool, which is an error of the protocol.
  case unknown
}
