import Faults
import Testing

struct NearestMatchTests {
  @Test(arguments: [
    ("limitt", "limit"), ("page_ID", "page_id"), ("nmae", "name"), ("windos", "windows"), ("xyz", nil), ("", nil),
    ("n", nil),
  ])
  func `a slip finds its word and a stranger finds none`(word: String, match: String?) {
    #expect(NearestMatch.of(word, among: ["name", "limit", "page_id", "windows", "days"]) == match)
  }

  @Test func `a fault names its place from outside`() {
    var faults = Faults()
    let value = faults.collect(under: "windows[1]") { () throws(Faults) -> Int in throw Faults("start", "is \"9\"") }
    #expect(value == nil)
    faults.add("days", "is empty")
    #expect(faults.description == "windows[1].start is \"9\"; days is empty")
    #expect(Fault("[2]", "x").under("items").path == "items[2]")
  }
}
