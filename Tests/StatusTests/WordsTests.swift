import Status
import Testing
import Time

struct WordsTests {
  @Test(arguments: [
    (0, "0 min", "0m"), (18, "18 min", "18m"), (59, "59 min", "59m"), (60, "1 h", "1h"), (64, "1 h 4 min", "1h04"),
    (120, "2 h", "2h"), (172, "2 h 52 min", "2h52"), (1_440, "24 h", "24h"), (1_500, "25 h", "25h"),
  ])
  func `minutes are told with hours from 60 on`(minutes: Int, words: String, label: String) {
    #expect(Words.minutes(minutes) == words && Words.label(minutes) == label)
  }

  @Test(arguments: [(0, "12:00 AM"), (59, "12:59 AM"), (720, "12:00 PM"), (779, "12:59 PM"), (1_301, "9:41 PM")])
  func `noon is 12 PM and midnight 12 AM`(minute: Int, text: String) {
    #expect(Words.time(LocalTime(instant: Instant(seconds: Int64(minute) * 60), offsetSeconds: 0)) == text)
  }
}
