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
  /// A boolean that is no condition with a length: an output that happens, an input that acts when something happens
  /// or begins.
  package let isEvent: Bool

  private init(_ name: String, _ type: ValueType, _ label: String, isOptional: Bool, isEvent: Bool) {
    self.name = name
    self.label = label
    self.type = type
    self.isOptional = isOptional
    self.isEvent = isEvent
  }

  static func input(_ name: String, _ type: ValueType, _ label: String, optional: Bool = false) -> Port {
    Port(name, type, label, isOptional: optional, isEvent: false)
  }

  static func output(_ name: String, _ type: ValueType, _ label: String) -> Port {
    Port(name, type, label, isOptional: false, isEvent: false)
  }

  /// An input that acts once each time its source happens, or becomes true.
  static func trigger(_ name: String, _ label: String, optional: Bool = false) -> Port {
    Port(name, .boolean, label, isOptional: optional, isEvent: true)
  }

  /// An output that happens and is over at once.
  static func event(_ name: String, _ label: String) -> Port {
    Port(name, .boolean, label, isOptional: false, isEvent: true)
  }
}
