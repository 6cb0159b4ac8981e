import Faults
import JSON
import Rules

/// Reads the settings of one block and collects everything that is wrong with them.
package struct SettingsReader {
  private let given: JSONObject
  private let context: RuleContext
  private(set) var faults = Faults()

  /// A setting that is `null` counts as absent.
  init(_ given: JSONObject, in context: RuleContext) {
    self.given = JSONObject(uniqueMembers: given.members.filter { !$0.value.isNull })
    self.context = context
  }

  /// The value given, else the default; nil with a fault where it is wrong or missing.
  mutating func read<Value>(_ setting: Setting<Value>) -> Value? {
    guard given.contains(setting.name) else {
      if setting.fallback == nil { addFault(setting.name, "is missing; it must be \(setting.declaration.shape.rule)") }
      return setting.fallback
    }
    return readIfPresent(setting)
  }

  /// The value given; nil where it is absent, and with a fault where it is wrong.
  mutating func readIfPresent<Value>(_ setting: Setting<Value>) -> Value? {
    guard let value = given[setting.name] else { return nil }
    let context = context
    return faults.collect(under: setting.name) { () throws(Faults) in try setting.read(value, context) }
  }

  mutating func addFault(_ path: String, _ message: String) { faults.add(path, message) }

  /// Refuses what `kind` does not know.
  mutating func refuseOthers(than kind: Block.Kind) {
    faults.refuseMembers(of: given, otherThan: kind.declaration.settings.map(\.name))
  }
}
