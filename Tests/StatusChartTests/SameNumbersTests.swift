import Status
import StatusChart
import TestSupport
import Testing

/// The text must be complete without the picture.
struct SameNumbersTests {
  /// Minutes of a label: `18m`, `2h`, `2h52`; nil for other text.
  private func minutes(_ label: String) -> Int? {
    if label.hasSuffix("m") { return Int(label.dropLast()) }
    let parts = label.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = Int(parts[0]) else { return nil }
    return parts[1].isEmpty ? hours * 60 : Int(parts[1]).map { hours * 60 + $0 }
  }

  @Test(arguments: StatusStates.names, [7, 14, 30])
  func `every number of the picture stands in the text`(name: String, dayCount: Int) throws {
    let summary = StatusSummary(try StatusStates.input(name, dayCount: dayCount))
    let texts = ChartDrawing(ChartContent(summary)).texts
    for run in texts where [478, 662].contains(run.baseline) && run.text != "–" {
      let number = try #require(minutes(run.text), "\(run.text)")
      let mark = run.baseline == 478 ? "\(number)/" : "focus \(number)"
      #expect(summary.text.contains(mark), "\(run.text)")
    }
    for run in texts where run.text.hasPrefix("average ") {
      let number = try #require(minutes(String(run.text.dropFirst(8))))
      #expect(summary.text.contains(Words.minutes(number)), "\(run.text)")
    }
    let digits = (summary.headline + " " + summary.sentences.joined(separator: " ")).split { !$0.isNumber }
    for number in digits { #expect(summary.text.contains(number), "\(number)") }
  }

  @Test(arguments: StatusStates.names)
  func `the text tells of every day that the picture shows`(name: String) throws {
    let summary = StatusSummary(try StatusStates.input(name))
    guard !summary.isEmpty else { return }
    for day in summary.days { #expect(summary.text.contains(Words.date(day.date))) }
    #expect(!summary.text.lowercased().contains("chart") && !summary.text.lowercased().contains("picture"))
  }
}
