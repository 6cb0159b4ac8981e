import Faults
import JSON
import Rules

/// One setting of a kind of block: its name, what it takes, its default, and how it is read and written.
package struct Setting<Value: Sendable>: Sendable {
  package let declaration: SettingDeclaration
  let fallback: Value?
  let read: @Sendable (JSONValue, RuleContext) throws(Faults) -> Value
  let write: @Sendable (Value, SettingsWriter) -> JSONValue

  /// - Parameter optional: The setting may be absent without a default; it is read with `readIfPresent`.
  init(
    _ name: String, _ shape: SettingShape, _ sentence: String, fallback: Value?, optional: Bool = false,
    read: @escaping @Sendable (JSONValue, RuleContext) throws(Faults) -> Value,
    write: @escaping @Sendable (Value, SettingsWriter) -> JSONValue
  ) {
    let written = fallback.map { write($0, SettingsWriter(groupName: \.description)) }
    declaration = SettingDeclaration(
      name: name, shape: shape, sentence: sentence, fallback: written, isRequired: fallback == nil && !optional)
    self.fallback = fallback
    self.read = read
    self.write = write
  }

  package var name: String { declaration.name }
}
