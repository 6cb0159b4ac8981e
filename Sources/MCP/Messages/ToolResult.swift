package import JSON

/// What a call of a tool comes to.
package enum ToolResult: Hashable, Sendable {
  /// An object that conforms to the tool's output schema; the text block repeats it, in the same order.
  case structured(JSONObject)
  /// Blocks alone, for tools without an output schema.
  case blocks([ContentBlock])
  case failure(ToolFailure)
  /// The client must be asked first; the call comes again with what it answers.
  case inputRequired(InputRequired)
}
