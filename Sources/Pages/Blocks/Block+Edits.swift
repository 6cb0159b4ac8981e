import Faults
import JSON
import Rules

extension Block {
  /// What differs, as a write names it: `name`, `settings.minutes`.
  func differences(from other: Block) -> [String] {
    let (before, after) = (content.settings(groupName: \.description), other.content.settings(groupName: \.description))
    let names = kind.declaration.settings.map(\.name).filter { before[$0] != after[$0] }
    let inputs = Set(sources.keys).union(other.sources.keys).filter { sources[$0] != other.sources[$0] }
    return (name == other.name ? [] : ["name"]) + names.map { "settings.\($0)" }
      + inputs.sorted().map { "inputs.\($0)" }
  }
}

extension Block.Content {
  /// The content with the settings that the patch names; null and absent ones stay.
  func patched(with patch: JSONValue?, in context: RuleContext) throws(Faults) -> Block.Content {
    let given = LenientReading.value(patch ?? .null)
    guard !given.isNull else { return self }
    guard let object = given.object else {
      throw Faults("", "is \(ShownValue.of(given)); it must be an object")
    }
    let named = JSONObject(uniqueMembers: object.members.filter { !$0.value.isNull })
    let merged = kind.type.merged(settings(groupName: \.description), with: named)
    return try Block.Content(kind, reading: .object(merged), in: context)
  }

  func settings(groupName: @escaping (AppGroup.ID) -> String) -> JSONObject {
    var writer = SettingsWriter(groupName: groupName)
    value.write(to: &writer)
    return writer.settings
  }
}
