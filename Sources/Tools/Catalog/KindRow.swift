import JSON
import MCP
import Pages

/// A kind of block in a line.
enum KindRow {
  static let schema = [
    Property("kind", .string(), "The word for kind."), Property("section", .string(), "Where on the page it stands."),
    Property("sentence", .string(), "What it is for."),
    Property("settings", .array(of: .string()), "Name, type, range and default of each setting."),
  ]

  static func document(_ declaration: BlockDeclaration) -> JSONObject {
    [
      "kind": .string(declaration.kind.rawValue), "section": .string(declaration.section.rawValue),
      "sentence": .string(declaration.sentence),
      "settings": .array(declaration.settings.map { .string(line($0)) }),
    ]
  }

  /// As in `minutes: integer, 15 to 120, default 25`.
  private static func line(_ setting: SettingDeclaration) -> String {
    let fallback = setting.fallback.map { ", default \(KindEntry.word($0))" }
    return "\(setting.name): \(setting.shape.typeWord), \(setting.shape.rule)"
      + (fallback ?? (setting.isRequired ? ", required" : ""))
  }
}
