import Testing

@testable import Rules

@Suite struct LabelTests {
  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 hr ago"),
      (86_399, "23 hr ago"), (86_400, "1 day ago"), (172_800, "2 days ago"), (-30, "just now"), (172_799, "1 day ago"),
      (Int64.min, "just now"), (7_199, "1 hr ago"),
    ] as [(Int64, String)])
  func `ages are floored`(age: Int64, label: String) {
    #expect(AgeLabel.text(ageSeconds: age) == label)
  }

  @Test(
    arguments: [
      (0, "under a minute"), (59, "under a minute"), (60, "1m"), (3_599, "59m"), (21_600, "6h"), (5_340, "1h 29m"),
      (172_799, "47h 59m"), (172_800, "2d"), (270_000, "3d 3h"), (-5, "under a minute"),
    ] as [(Int64, String)])
  func `lengths are floored to minutes`(seconds: Int64, label: String) {
    #expect(DurationLabel.text(seconds: seconds) == label)
  }
}
