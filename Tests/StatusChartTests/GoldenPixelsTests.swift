import Foundation
import PNG
import Status
import StatusChart
import TestSupport
import Testing

/// The pixels of every state, as a hash for each picture. After a change of the look, `UPDATE_GOLDEN=1` rewrites them; the
/// pictures themselves are then to be looked at: `CHART_FOLDER=DIR` writes them there as PNG files.
struct GoldenPixelsTests {
  private static let pictures = StatusStates.names.map { ($0, 14) } + [("running-session", 7), ("running-session", 30)]

  @Test func `every state looks as it did, dark and light`() throws {
    var lines: [String] = []
    for (name, dayCount) in Self.pictures {
      let content = ChartContent(StatusSummary(try StatusStates.input(name, dayCount: dayCount)))
      let drawing = ChartDrawing(content)
      for theme in ChartTheme.allCases {
        let image = drawing.image(theme)
        let days = dayCount == 14 ? "" : "-\(dayCount)-days"
        lines.append("\(name)\(days)-\(theme.rawValue) \(Self.hash(image))")
        if let folder = ProcessInfo.processInfo.environment["CHART_FOLDER"] {
          let file = URL(fileURLWithPath: "\(folder)/\(name)\(days)-\(theme.rawValue).png")
          try Data(PNGFile(image, density: .twoPerPoint).bytes).write(to: file)
        }
      }
    }
    try Golden.check(lines.joined(separator: "\n") + "\n", "pixels.txt")
  }

  /// FNV-1a of 64 bits over the size and the pixels: independent of how they are compressed.
  private static func hash(_ image: PixelImage) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt32) { hash = (hash ^ UInt64(value)) &* 0x100_0000_01B3 }
    add(UInt32(image.width))
    add(UInt32(image.height))
    image.pixels.withUnsafeBufferPointer { pixels in
      for color in pixels { add(color.value) }
    }
    return String(hash, radix: 16)
  }

  @Test func `the words that go with every state are as they were`() throws {
    let texts = try StatusStates.names.map { "## \($0)\n\(StatusSummary(try StatusStates.input($0)).text)\n" }
    try Golden.check(texts.joined(separator: "\n"), "words.txt")
  }
}
