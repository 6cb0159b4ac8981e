package import JSON

/// What the catalogue and the schema say of one setting.
package struct SettingDeclaration: Hashable, Sendable {
  package let name: String
  package let shape: SettingShape
  package let sentence: String
  /// Nil where the setting must be given, or has no value unless it is.
  package let fallback: JSONValue?
  package let isRequired: Bool
}
