/// A mark above, below or through a letter, by the word that names it in Unicode.
enum Accent: String, CaseIterable {
  // A longer name stands before the one that it contains.
  case doubleAcute = "DOUBLE ACUTE"
  case acute = "ACUTE"
  case grave = "GRAVE"
  case circumflex = "CIRCUMFLEX"
  case caron = "CARON"
  case diaeresis = "DIAERESIS"
  case tilde = "TILDE"
  case ring = "RING ABOVE"
  case macron = "MACRON"
  case breve = "BREVE"
  case dotAbove = "DOT ABOVE"
  case hook = "HOOK ABOVE"
  case dotBelow = "DOT BELOW"
  case ogonek = "OGONEK"
  case cedilla = "CEDILLA"
  case commaBelow = "COMMA BELOW"
  case stroke = "STROKE"

  /// The marks that a character's Unicode name tells of: one above and one below or through.
  static func marks(in name: String) -> [Accent] {
    let named = allCases.filter { accent in name.split(separator: " AND ").contains { $0.hasSuffix(accent.rawValue) } }
    let exact = named.contains(.doubleAcute) ? named.filter { $0 != .acute } : named
    return [exact.first(where: \.isAbove), exact.first { !$0.isAbove }].compactMap(\.self)
  }

  private var isAbove: Bool {
    switch self {
    case .dotBelow, .ogonek, .cedilla, .commaBelow, .stroke: false
    default: true
    }
  }

  /// The strokes on a letter; `top` is the letter's height.
  func strokes(on letter: Character, width: Int, top: Double) -> [Glyph.Stroke] {
    let middle = Double(width) / 2
    switch self {
    case .ogonek: return Glyph(0, "0,0 -1,-8 5,-15,6,7,180,300").moved(across: Double(width) - 4, up: 0)
    case .cedilla: return Glyph(0, "0,0 0,-7 1,-14,8,7,80,-130").moved(across: middle, up: 0)
    case .commaBelow: return Glyph(0, "2,-9 -2,-21").moved(across: middle, up: 0)
    case .dotBelow: return Glyph(0, "0,-14").moved(across: middle, up: 0)
    case .stroke: return throughStrokes(letter, width: width)
    default: return Glyph(0, pathAbove).moved(across: middle, up: top)
    }
  }

  /// From the middle of the letter's top.
  private var pathAbove: String {
    switch self {
    case .acute: "-4,11 6,24"
    case .grave: "4,11 -6,24"
    case .circumflex: "-11,11 0,23 11,11"
    case .caron: "-11,23 0,11 11,23"
    case .diaeresis: "-10,17/10,17"
    case .tilde: "-13,13 -6,16,6,5,150,20 6,15,6,5,200,330 13,19"
    case .ring: "0,18,7,7,0,360"
    case .macron: "-12,15 12,15"
    case .breve: "0,23,11,10,180,360"
    case .dotAbove: "0,17"
    case .doubleAcute: "-10,11 -3,24/5,11 12,24"
    case .hook: "0,20,6,5,150,-60 0,11"
    case .dotBelow, .ogonek, .cedilla, .commaBelow, .stroke: ""
    }
  }

  private func throughStrokes(_ letter: Character, width: Int) -> [Glyph.Stroke] {
    let right = Double(width)
    switch letter {
    case "l", "L": return Glyph(0, "-10,30 14,44").strokes
    case "o": return Glyph(0, "0,-4 44,54").strokes
    case "O": return Glyph(0, "2,-4 52,74").strokes
    case "d": return Glyph(0, "-14,62 8,62").moved(across: right, up: 0)
    case "h": return Glyph(0, "-8,62 16,62").strokes
    case "D": return Glyph(0, "-10,36 20,36").strokes
    default: return Glyph(0, "-12,25 12,25").moved(across: right / 2, up: 0)
    }
  }
}
