import TestSupport
import Testing

@testable import MCP

struct LineSplitterTests {
  static func lines(_ pieces: [String], limit: Int = 5) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    var lines = pieces.flatMap { splitter.append(ArraySlice($0.utf8)) }
    if let last = splitter.finish() { lines.append(last) }
    return lines
  }

  static func text(_ text: String) -> LineSplitter.Line { .text(Array(text.utf8)) }

  @Test(
    arguments: [
      ([], []), (["\n"], [text("")]), (["ab\ncd"], [text("ab"), text("cd")]), (["a", "b", "\n"], [text("ab")]),
      (["a\r\n"], [text("a\r")]), (["12345\n"], [text("12345")]), (["123456\nab\n"], [.tooLong, text("ab")]),
      (["1234", "56", "78\n", "9"], [.tooLong, text("9")]), (["123456"], [.tooLong]),
      (["123456", "789", "\n\n"], [.tooLong, text("")]),
    ] as [([String], [LineSplitter.Line])])
  func `lines end at LF, and one past the limit is named once`(pieces: [String], lines: [LineSplitter.Line]) {
    #expect(Self.lines(pieces) == lines)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `however a stream is cut, its lines are the same`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let stream = (0..<200).map { _ in ["a", "bc", "\n", "def"].randomElement(using: &random) ?? "" }.joined()
    var rest = Substring(stream)
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(Int.random(in: 1...7, using: &random))))
      rest = rest.dropFirst(pieces.last?.count ?? 1)
    }
    #expect(Self.lines(pieces) == Self.lines([stream]), "seed \(seed)")
  }
}
