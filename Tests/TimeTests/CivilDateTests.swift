import Testing
import Time

@Suite struct CivilDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday), ("2000-02-29", 11_016, .tuesday),
    ("2026-12-09", 20_796, .wednesday), ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ("1900-03-01", -25_508, .thursday), ("2100-02-28", 47_540, .sunday),
  ])
  func `a date is a day number and has a weekday`(text: String, number: Int, weekday: Weekday) {
    #expect(CivilDate(parsing: text)?.dayNumber == number)
    #expect(CivilDate(dayNumber: number).description == text)
    #expect(CivilDate(dayNumber: number).weekday == weekday)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-00-01", "2026-13-01", "2026-04-31", "2026-1-1", "2026-12-09x", "",
  ])
  func `a date that does not exist is refused`(text: String) {
    #expect(CivilDate(parsing: text) == nil)
  }

  @Test func `every day of a thousand years follows the one before`() {
    var expected = (year: 1600, month: 1, day: 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for number in CivilDate(year: 1600, month: 1, day: 1)!
      .dayNumber...CivilDate(year: 2600, month: 1, day: 1)!.dayNumber
    {
      let date = CivilDate(dayNumber: number)
      guard date.components == expected,
        CivilDate(year: expected.year, month: expected.month, day: expected.day) == date
      else {
        Issue.record("day \(number) is \(date.components), expected \(expected)")
        return
      }
      let isLeap = expected.year % 4 == 0 && (expected.year % 100 != 0 || expected.year % 400 == 0)
      expected.day += 1
      if expected.day > lengths[expected.month - 1] + (expected.month == 2 && isLeap ? 1 : 0) {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month == 13 { expected = (expected.year + 1, 1, 1) }
    }
  }
}
