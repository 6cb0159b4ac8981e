package import Rules

/// One piece of a page.
package struct Block: Hashable, Sendable {
  package let id: ID
  /// 1 to 80 characters on one line.
  package internal(set) var name: String
  package internal(set) var content: Content
  /// What the inputs are connected to, by the input's name; at most one source an input.
  package internal(set) var sources: [String: Source] = [:]

  package var kind: Kind { content.kind }

  package var inputs: [Port] { content.value.inputs }

  package var outputs: [Port] { content.value.outputs }

  /// The app groups that the block names, each once, in its order.
  package var groups: [AppGroup.ID] { content.value.groups }

  /// Required inputs without a source.
  package var missingInputs: [Port] { inputs.filter { !$0.isOptional && sources[$0.name] == nil } }
}
