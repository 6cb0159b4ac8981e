import Access
import JSON
import Testing
import Tools

struct WriteRateTests {
  private static let page: JSONObject = ["name": "Water", "blocks": [["kind": "note", "settings": ["text": "Drink"]]]]

  private static func text(_ answer: Rig.Answer) -> String {
    if case .failure(let text) = answer { text } else { "" }
  }

  /// The seconds that pass before each write, and which of them is too many: three at once, two a second.
  private static let runs: [(pauses: [Int64], refused: [Int])] = [
    ([0, 0, 0], []), ([0, 0, 0, 0, 0], [3, 4]), ([0, 0, 0, 1, 0, 0], [5]), ([0, 0, 0, 0, 60, 0, 0, 0], [3, 7]),
    // A clock that goes back forgives nothing, and goes on from there.
    ([0, 0, 0, -60, 1, 0, 0], [3, 6]),
  ]

  @Test(arguments: runs)
  func `writes may come at once up to a number, and then as many a second as are forgiven`(
    pauses: [Int64], refused: [Int]
  ) throws {
    let rig = try Rig(writeRate: WriteRate(atOnce: 3, perSecond: 2))
    var found: [Int] = []
    for (index, pause) in pauses.enumerated() {
      rig.clock.withLock { $0 = $0.adding(seconds: pause) }
      let before = rig.bytes()
      let text = Self.text(rig.call("create_page", Self.page))
      guard !text.isEmpty else { continue }
      #expect(text.hasPrefix("RATE_LIMITED: ") && text.hasSuffix("try again in 1 second."), "\(text)")
      #expect(rig.bytes() == before)
      found.append(index)
    }
    #expect(found == refused)
  }

  @Test func `one caller's writes are no matter for another, and reads are not counted`() throws {
    let rig = try Rig(writeRate: WriteRate(atOnce: 1, perSecond: 1))
    let other = Caller(account: .local, tokenID: "other", scopes: .all)
    _ = try rig.ok("create_page", Self.page)
    #expect(Self.text(rig.call("create_page", Self.page)).hasPrefix("RATE_LIMITED"))
    #expect(Self.text(rig.call("create_page", Self.page, as: other)).isEmpty)
    for _ in 0..<20 { _ = try rig.ok("list_pages") }
  }
}
