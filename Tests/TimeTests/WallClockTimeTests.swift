import Testing
import Time

@Suite struct WallClockTimeTests {
  @Test(arguments: [("00:00", 0), ("09:05", 545), ("23:59", 1_439), ("24:00", 1_440)])
  func `HH:MM is read and written`(text: String, minute: Int) {
    #expect(WallClockTime(parsing: text)?.minuteOfDay == minute)
    #expect(WallClockTime(minuteOfDay: minute)?.description == text)
  }

  @Test(arguments: [
    "25:00", "9:60", "24:30", "-1:00", "9:00", "09:0", "0900", "09:00:00", "", " 09:00", "٠٩:٠٠", "24:01",
  ])
  func `anything else is refused`(text: String) {
    #expect(WallClockTime(parsing: text) == nil)
  }
}
