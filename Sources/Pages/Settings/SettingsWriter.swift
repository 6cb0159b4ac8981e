package import JSON
import Rules

/// Writes the settings of one block, in the order of its kind's declaration.
package struct SettingsWriter {
  package private(set) var settings = JSONObject()
  /// What stands for a group: its name in answers, its id in the store.
  let groupName: (AppGroup.ID) -> String

  init(groupName: @escaping (AppGroup.ID) -> String) { self.groupName = groupName }

  mutating func write<Value>(_ setting: Setting<Value>, _ value: Value) {
    settings[setting.name] = setting.write(value, self)
  }
}
