extension PosixRule {
  /// The local time of a year at which a rule changes the clock.
  struct YearlyDate: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// `Mm.w.d`: week 5 is the last of the month.
      case weekday(month: Int, week: Int, daysAfterSunday: Int)
      /// `Jn`, 1 to 365: 29 February is never counted.
      case dayWithoutLeapDay(Int)
      /// `n`, 0 to 365: 29 February is counted.
      case dayFromZero(Int)
    }

    let day: Day
    /// Seconds after 00:00 of the day; negative and beyond a day are legal.
    let secondOfDay: Int32

    /// Seconds since 1970-01-01T00:00:00 on the local clock.
    func localSeconds(inYear year: Int) -> Int64 {
      Int64(date(inYear: year).dayNumber) * 86_400 + Int64(secondOfDay)
    }

    private func date(inYear year: Int) -> CivilDate {
      let newYear = CivilDate(uncheckedYear: year, month: 1, day: 1)
      switch day {
      case .weekday(let month, let week, let daysAfterSunday):
        let first = CivilDate(uncheckedYear: year, month: month, day: 1)
        let firstDaysAfterSunday = first.weekday.rawValue % 7
        let firstMatch = (daysAfterSunday - firstDaysAfterSunday + 7) % 7
        let wanted = firstMatch + (week - 1) * 7
        let length = CivilDate.length(ofMonth: month, year: year)
        return first.adding(days: wanted < length ? wanted : wanted - 7)
      case .dayWithoutLeapDay(let number):
        let passesLeapDay = CivilDate.isLeap(year) && number >= 60
        return newYear.adding(days: number - 1 + (passesLeapDay ? 1 : 0))
      case .dayFromZero(let number):
        return newYear.adding(days: number)
      }
    }
  }
}
