/// Where blocks are connected: an output of one to an input of another of the same type.
package struct Port: Hashable, Sendable {
  package enum ValueType: String, Hashable, Sendable {
    case boolean, number, text, record, table
  }

  package let name: String
  package let label: String
  package let type: ValueType
  /// Whether an input may stay unconnected; outputs are never optional.
  package let isOptional: Bool
}
