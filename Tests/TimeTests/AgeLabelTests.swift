import Testing
import Time

@Suite struct AgeLabelTests {
  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 hr ago"),
      (86_399, "23 hr ago"), (86_400, "1 day ago"), (172_800, "2 days ago"), (-30, "just now"), (172_799, "1 day ago"),
      (Int64.min, "just now"), (7_199, "1 hr ago"),
    ] as [(Int64, String)])
  func `ages are floored`(age: Int64, label: String) {
    #expect(AgeLabel.text(ageSeconds: age) == label)
  }
}
