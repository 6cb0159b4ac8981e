import JSON

/// Today's minutes of the apps picked on the phone.
package struct AppUsage: BlockKind {
  package let minutes: Double

  static let minutes = Setting.number("minutes", in: 0...1_000_000, default: 60, "The use at which reached is true.")

  package static let declaration = BlockDeclaration(
    .appUsage, in: .data, title: "App usage",
    "Today's minutes of use; both outputs are unavailable until the phone has reported on that day.",
    settings: [minutes.declaration],
    outputs: [.output("minutes", .number, "minutes used"), .output("reached", .boolean, "once that much is used")],
    example: ["kind": "app_usage", "name": "Video today", "settings": ["minutes": 45]],
    onPhone: "Which apps count is picked, and the use is measured, on the phone.")

  package init?(reading reader: inout SettingsReader) {
    guard let minutes = reader.read(Self.minutes) else { return nil }
    self.minutes = minutes
  }

  package func write(to writer: inout SettingsWriter) {
    writer.write(Self.minutes, minutes)
  }
}
