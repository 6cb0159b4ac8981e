import Status
import TestSupport
import Testing
import Time

@testable import StatusChart

struct LayoutTests {
  /// Texts that overlap another one, or leave the margins.
  private func faults(_ content: ChartContent) -> [String] {
    let texts = ChartDrawing(content).texts
    var faults = texts.filter { $0.left < 20 || $0.area.right > 1_168 }.map { "\($0.text) leaves the margins" }
    for (place, one) in texts.enumerated() {
      for other in texts[(place + 1)...] where one.area.intersects(other.area) {
        faults.append("\(one.text) and \(other.text) overlap")
      }
    }
    return faults
  }

  @Test(arguments: StatusStates.names, [7, 14, 30])
  func `no texts overlap and none leaves the margins in any state`(name: String, dayCount: Int) throws {
    #expect(faults(ChartContent(StatusSummary(try StatusStates.input(name, dayCount: dayCount)))) == [])
  }

  private static let names = [
    "W", "Übergröße", "Sleep 😴", "נשימה", "深い仕事", "e\u{301}te\u{301}", "iiiiiiiiiiii",
    String(repeating: "W", count: 80), String(repeating: "wide name ", count: 8) + "x", "···", "👨‍👩‍👧‍👦",
  ]

  @Test(arguments: names, ["running", "until 10:15 PM", "until Wed Dec 30, 12:59 PM"])
  func `whatever a routine is called, its end and the age of the report stay`(name: String, detail: String) throws {
    for asOf in [
      ChartContent.AsOf.text("As of 12:59 PM UTC+05:45, 59 min ago"),
      .text("As of 9:41 PM PST, 6 min ago"),
      .warning("Last report 10000 days ago"),
    ] {
      var content = ChartContent(StatusSummary(try StatusStates.input("running-session")))
      (content.running, content.asOf) = (.pill(name: name, detail: detail), asOf)
      let texts = ChartDrawing(content).texts.map(\.text)
      #expect(texts.contains(detail) && texts.contains(asOf.words))
      #expect(faults(content) == [])
    }
  }

  @Test func `random days fit, however their numbers fall`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for round in 0..<150 {
      let count = [7, 14, 30][round % 3]
      let scale = [5, 70, 200, 1_500].randomElement(using: &random) ?? 60
      let days = (0..<count).map { place in
        ChartContent.Day(
          weekday: "Wed", number: 20 + place % 9, month: "May", isMonday: place % 7 == round % 7,
          isReported: Bool.random(using: &random), used: Int.random(in: 0...scale, using: &random),
          allowed: Int.random(in: 0...scale, using: &random), focus: Int.random(in: 0...scale, using: &random))
      }
      var content = ChartContent(
        running: .text("No session running"), asOf: .text("As of 9:41 PM PST, 6 min ago"),
        headline: "23 h 59 min over today's home allowance, and then some more words that never fit",
        sentences: [
          "Used 23 h 59 min of 23 h 59 min.", "Focus 23 h 59 min so far, before this session.", "And so on.",
        ],
        days: days)
      (content.averageUsed, content.averageFocus) = (scale, scale)
      #expect(faults(content) == [], "round \(round), seed \(seed)")
      #expect(ChartDrawing(content).texts.allSatisfy { $0.style.size >= 26 })
    }
  }

  @Test func `the headline shrinks to 40 before it is cut, and the line below drops whole sentences`() throws {
    var content = ChartContent(StatusSummary(try StatusStates.input("typical")))
    content.headline = String(repeating: "long ", count: 9) + "end"
    content.sentences = ["The first sentence stays.", String(repeating: "no room ", count: 12) + "."]
    let texts = ChartDrawing(content).texts
    #expect(texts.contains { $0.text == content.headline && (40..<54).contains($0.style.size) })
    #expect(texts.contains { $0.text == "The first sentence stays." })
    content.headline += String(repeating: " longer", count: 20)
    let cut = try #require(ChartDrawing(content).texts.first { $0.text.hasPrefix("long long") })
    #expect(cut.text.hasSuffix("…") && cut.style.size == 40)
  }

  @Test func `there is a column for every day, and today is named`() throws {
    for dayCount in [7, 14] {
      let content = ChartContent(StatusSummary(try StatusStates.input("missing-days", dayCount: dayCount)))
      let baselines = ChartDrawing(content).texts.filter { $0.baseline == 700 }
      #expect(baselines.count == dayCount && baselines.contains { $0.text == "Today" })
    }
  }

  @Test func `at thirty days only today and days over their allowance carry numbers, and dates stand on Mondays`()
    throws
  {
    let content = ChartContent(StatusSummary(try StatusStates.input("running-session", dayCount: 30)))
    let texts = ChartDrawing(content).texts
    #expect(Set(texts.filter { $0.baseline == 478 }.map(\.text)) == ["18m", "35m"])
    #expect(Set(texts.filter { $0.baseline == 700 }.map(\.text)) == ["Mon", "Today"])
    #expect(texts.filter { $0.baseline == 732 }.map(\.text).sorted() == ["16", "2", "23", "Feb 9", "Mar 4"])
  }

  @Test(arguments: 0..<7, ["Sep", "May"])
  func `at thirty days no date reaches into today's band, whichever day is Monday`(monday: Int, month: String) {
    let days = (0..<30).map { place in
      ChartContent.Day(
        weekday: place % 7 == monday ? "Mon" : "Wed", number: 30 - place % 3, month: month,
        isMonday: place % 7 == monday, isReported: true, used: 5, allowed: 30, focus: 20)
    }
    let content = ChartContent(
      running: .text("No session running"), asOf: .text("As of 9:41 PM PST"), headline: "A day", sentences: [],
      days: days)
    let dates = ChartDrawing(content).texts.filter { [700, 732].contains($0.baseline) }
    let band = Frame.plotLeft + 29 * 33
    #expect(dates.filter { $0.area.right > band }.map(\.text) == ["Today", "\(month) 28"])
    #expect(dates.filter { $0.area.right > band }.allSatisfy { $0.left >= band && $0.area.right <= Frame.plotRight })
  }
}

extension ChartContent.AsOf {
  var words: String {
    switch self {
    case .text(let text), .warning(let text): text
    }
  }
}
