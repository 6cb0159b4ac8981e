package import JSON
package import Rules
package import Time

/// A kind of block: the type of its settings, and the one declaration from which the catalogue, the published schema
/// and the reading come.
package protocol BlockKind: Hashable, Sendable {
  static var declaration: BlockDeclaration { get }

  /// Reads every setting, and the laws between them; nil where the reader found a fault.
  init?(reading reader: inout SettingsReader)

  func write(to writer: inout SettingsWriter)

  /// The ports with these settings; the declaration's, unless the settings add or take some.
  var inputs: [Port] { get }
  var outputs: [Port] { get }

  /// The app groups named, each once.
  var groups: [AppGroup.ID] { get }

  /// The variable that the block changes when it acts.
  var variable: Block.ID? { get }

  /// The zone that the block names, where it does not follow the library's.
  var timeZone: ZoneName? { get }

  /// What the block adds to the page's one-line summary; nil for nothing.
  func summary(groupName: (AppGroup.ID) -> String) -> String?

  /// The settings after a patch: those it names are new, all others stay. A kind drops what its patch makes void.
  static func merged(_ current: JSONObject, with patch: JSONObject) -> JSONObject
}

extension BlockKind {
  package var inputs: [Port] { Self.declaration.inputs }

  package var outputs: [Port] { Self.declaration.outputs }

  package var groups: [AppGroup.ID] { [] }

  package var variable: Block.ID? { nil }

  package var timeZone: ZoneName? { nil }

  package func summary(groupName: (AppGroup.ID) -> String) -> String? { nil }

  package static func merged(_ current: JSONObject, with patch: JSONObject) -> JSONObject {
    var merged = current
    for member in patch.members { merged[member.key] = member.value }
    return merged
  }
}
