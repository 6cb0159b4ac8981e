import PNG
import Status
import StatusChart
import TestSupport
import Testing
import Time

/// Minutes are read back from the pixels of the bars, as an eye would.
struct ReadBackTests {
  /// Where bars stand, by the number of days: the first column, its width, and today's width.
  private struct Geometry {
    let pitch: Int
    let todayWidth: Int
    let count: Int

    init(_ count: Int) {
      (self.count, pitch) = (count, count == 7 ? 150 : count == 14 ? 75 : 33)
      todayWidth = 1_061 - (count - 1) * pitch
    }

    func middle(_ column: Int) -> Int { 106 + column * pitch + (column == count - 1 ? todayWidth : pitch) / 2 }
  }

  private func content(_ count: Int, _ random: inout SplitMix) -> ChartContent {
    let scale = [10, 40, 120, 300, 1_440].randomElement(using: &random) ?? 60
    let days = (0..<count).map { place in
      let isReported = Int.random(in: 0...6, using: &random) > 0
      let allowed = Int.random(in: 0...scale, using: &random)
      return ChartContent.Day(
        weekday: "Mon", number: 1 + place % 28, month: "May", isMonday: place % 7 == 3, isReported: isReported,
        used: isReported ? Int.random(in: 0...scale, using: &random) : nil, allowed: isReported ? allowed : nil,
        focus: isReported ? Int.random(in: 0...scale, using: &random) : nil)
    }
    return ChartContent(
      running: .text("No session running"), asOf: .text("As of 9:41 PM PST"), headline: "Random",
      sentences: ["Numbers."],
      days: days)
  }

  /// The first step of the axis's list that needs few enough of them, times so many.
  private func top(_ largest: Int, _ limit: Int) -> Int {
    let largest = largest == 0 ? 60 : largest
    let step = [5, 10, 15, 30, 60, 120, 180, 240, 300, 360, 720].first { ($0 * limit) >= largest } ?? 0
    return (largest + step - 1) / step * step
  }

  /// The topmost row of a colour in a column of pixels.
  private func topRow(_ image: PixelImage, column: Int, _ rows: Range<Int>, _ color: Color) -> Int? {
    rows.first { image.pixels[$0 * image.width + column] == color }
  }

  @Test(arguments: [7, 14, 30], ChartTheme.allCases)
  func `bars and ticks show their minutes within half a pixel`(count: Int, theme: ChartTheme) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<3 {
      let content = content(count, &random)
      let image = ChartDrawing(content).image(theme)
      let largest = content.days.map { max($0.used ?? 0, $0.allowed ?? 0) }.max() ?? 0
      try check(content, image, theme, allowanceTop: Double(top(largest, 4)), note: "seed \(seed)")
    }
  }

  private func check(
    _ content: ChartContent, _ image: PixelImage, _ theme: ChartTheme, allowanceTop: Double, note: String
  ) throws {
    let geometry = Geometry(content.days.count)
    let focusTop = Double(top(content.days.compactMap(\.focus).max() ?? 0, 2))
    for (column, day) in content.days.enumerated() {
      let middle = geometry.middle(column)
      let note = "day \(column), \(day), \(note)"
      let focusRow = topRow(image, column: middle, 544..<630, theme.color(.focus)) ?? 630
      let expectedFocus = Double(day.focus ?? 0) * 80 / focusTop
      // A small bar is drawn at least six pixels high.
      #expect(abs(Double(630 - focusRow) - (day.focus ?? 0 > 0 ? max(6, expectedFocus) : 0)) <= 0.5, "\(note)")
      guard let used = day.used, let allowed = day.allowed else {
        #expect(topRow(image, column: middle, 276..<446, theme.color(.used)) == nil, "\(note)")
        continue
      }
      let usedHeight = Double(min(used, allowed)) * 164 / allowanceTop
      let allowedHeight = Double(allowed) * 164 / allowanceTop
      let topOfTick = topRow(image, column: middle, 272..<452, theme.color(.text))
      let tickRow = try #require(topOfTick, "\(note)")
      // A tick's middle stands at least one pixel above the baseline, so that all of it is seen.
      #expect(abs(446 - Double(tickRow + 3) - max(1, allowedHeight)) <= 0.5, "\(note)")
      // The tick and its gap hide what ends within five pixels of it.
      guard abs(usedHeight - allowedHeight) > 8, used > 0 else { continue }
      let row = topRow(image, column: middle, 276..<446, theme.color(.used)) ?? 446
      #expect(abs(Double(446 - row) - max(4, usedHeight)) <= 0.5, "\(note)")
    }
  }
}
