import Testing
import Time

@Suite struct ZoneNameTests {
  @Test(arguments: [
    "UTC", "Europe/Warsaw", "America/Argentina/Buenos_Aires", "America/Port-au-Prince", "Etc/UTC", "US/Pacific",
    "America/North_Dakota/New_Salem", "Asia/Ust-Nera",
  ])
  func `a name with a slash and UTC are accepted`(name: String) {
    #expect(ZoneName(parsing: name)?.description == name)
  }

  @Test(arguments: [
    "", "EST", "CET", "EST5EDT", "GMT", "utc", "Warsaw", "Etc/GMT+5", "Etc/GMT-14", "Etc/GMT", "posix/Europe/Warsaw",
    "right/Europe/Warsaw", "SystemV/EST5", "+01:00", "UTC+1", "/Europe/Warsaw", "Europe/", "Europe//Warsaw",
    "Europe/../Europe/Warsaw", "../etc/passwd", "Europe/Warsaw/", "Europe/War saw", "Europe/Wárszawa",
    "Europe/Warsaw\0",
    "a/b/c/d", "Europe/.", "1/2", "localtime",
  ])
  func `abbreviations, offsets, side trees and paths are refused`(name: String) {
    #expect(ZoneName(parsing: name) == nil)
  }
}
