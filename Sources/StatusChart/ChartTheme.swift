package import PNG

/// The colours of a picture. Text has at least 4.5:1 on what it stands on, marks that mean something at least 3:1.
package enum ChartTheme: String, CaseIterable, Sendable {
  case dark, light

  package func color(_ role: Role) -> Color {
    Color(rgb: self == .dark ? Self.dark(role) : Self.light(role))
  }

  private static func dark(_ role: Role) -> UInt32 {
    switch role {
    case .background: 0x0B1410
    case .band: 0x16241C
    case .text: 0xF2F7F3
    case .secondary: 0xA7B8AE
    case .used: 0x37C983
    case .focus: 0x6FB4FF
    case .over: 0xFFB454
    case .baseline: 0x5C7266
    case .grid: 0x24352C
    case .track: 0x1E3328
    case .pill: 0x12382A
    case .pillText: 0x7FE8B4
    case .chip: 0x3A2A0C
    case .chipText: 0xFFC46B
    }
  }

  private static func light(_ role: Role) -> UInt32 {
    switch role {
    case .background: 0xFCFDFC
    case .band: 0xEAF2ED
    case .text: 0x10201A
    case .secondary: 0x4C6056
    case .used: 0x0D7844
    case .focus: 0x1D5FC4
    case .over: 0xA84808
    case .baseline: 0x6C8277
    case .grid: 0xDDE6E0
    case .track: 0xD3E6DB
    case .pill: 0xD9F2E4
    case .pillText: 0x0B5C36
    case .chip: 0xFFF0D2
    case .chipText: 0x7A4300
    }
  }
}
