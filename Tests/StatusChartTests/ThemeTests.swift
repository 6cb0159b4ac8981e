import Foundation
import PNG
import StatusChart
import Testing

struct ThemeTests {
  /// The relative luminance of WCAG 2.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: Role, _ other: Role, _ theme: ChartTheme) -> Double {
    let values = [luminance(theme.color(one)), luminance(theme.color(other))].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(arguments: ChartTheme.allCases)
  func `text stands out at 4.5 to 1 and marks that mean something at 3 to 1`(theme: ChartTheme) {
    for ground in [Role.background, .band] {
      for role in [Role.text, .secondary, .used, .focus, .over] { #expect(contrast(role, ground, theme) >= 4.5) }
      #expect(contrast(.baseline, ground, theme) >= 3)
    }
    #expect(contrast(.pillText, .pill, theme) >= 4.5)
    #expect(contrast(.chipText, .chip, theme) >= 4.5)
  }
}
