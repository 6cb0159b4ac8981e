import Testing

@testable import Rules

@Suite struct LabelTests {
  @Test(
    arguments: [
      (0, "under a minute"), (59, "under a minute"), (60, "1m"), (3_599, "59m"), (21_600, "6h"), (5_340, "1h 29m"),
      (172_799, "47h 59m"), (172_800, "2d"), (270_000, "3d 3h"), (-5, "under a minute"),
    ] as [(Int64, String)])
  func `lengths are floored to minutes`(seconds: Int64, label: String) {
    #expect(DurationLabel.text(seconds: seconds) == label)
  }
}
