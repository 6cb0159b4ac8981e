package import Library
package import Status
package import Time

/// How a person's phones stand at an instant: what they reported, beside the library as it is.
package struct PhoneStatus: Sendable {
  package struct Phone: Sendable {
    package let reports: DeviceReports
    package let summary: StatusSummary
  }

  package let overview: LibraryOverview
  /// In the order in which the devices were added.
  package let phones: [Phone]
  package let now: Instant
  let blocking: BlockingNow

  /// - Parameters:
  ///   - device: the id or the name of one; nil for all.
  ///   - dayCount: 7, 14 or 30.
  package init(
    _ library: Library, _ account: AccountID, device: String? = nil, dayCount: Int = 14, now: Instant
  ) throws(LibraryError) {
    overview = try library.overview(of: account, now: now)
    self.now = now
    blocking = BlockingNow(overview, now: now)
    let next = AllowancePlan(overview).next(after: overview.zoneRules.date(at: now))
    var (phones, isZoneNamed) = ([Phone](), false)
    for reports in try library.reports(of: account, device: device, now: now) {
      var input = Self.input(overview, now, dayCount)
      (input.report, input.history) = (reports.currentReport, reports.history)
      (input.nextAllowance, input.namesZone) = (next, !isZoneNamed)
      phones.append(Phone(reports: reports, summary: StatusSummary(input)))
      isZoneNamed = isZoneNamed || input.report != nil
    }
    self.phones = phones
    emptySummary = StatusSummary(Self.input(overview, now, dayCount))
  }

  private let emptySummary: StatusSummary

  private static func input(_ overview: LibraryOverview, _ now: Instant, _ dayCount: Int) -> StatusSummary.Input {
    StatusSummary.Input(
      report: nil, history: StatusHistory(), now: now, zone: overview.zoneRules, dayCount: dayCount)
  }

  /// The phone that reported last; nil where there is none, or none reported.
  private var newest: Phone? {
    phones.filter { $0.reports.currentReport != nil }.max {
      $0.reports.device.reportedAt ?? .earliest < $1.reports.device.reportedAt ?? .earliest
    }
  }

  /// What a picture shows: the phone that reported last, or the words for none.
  package var shown: StatusSummary { newest?.summary ?? emptySummary }

  /// What goes with the picture: the summary, what is odd about the phone, and which others there are.
  package var pictureText: String {
    var lines = [shown.text]
    lines += newest?.reports.warnings.map { "Warning: \($0)" } ?? []
    let shownID = newest?.reports.device.id
    let others = phones.filter { $0.reports.device.id != shownID }.map(\.reports.device)
    if let newest, !others.isEmpty {
      lines.insert("\(Sentences.quoted(newest.reports.device.name)), the phone that reported last.", at: 0)
      let names = others.map { "\(Sentences.quoted($0.name)) (\($0.id))" }
      lines.append("Other devices: \(Sentences.list(names, upTo: 5)).")
    }
    if phones.isEmpty { lines.append(Self.noDevice) }
    return lines.joined(separator: "\n")
  }

  package static let dayCounts = [7, 14, 30]

  static let noDevice = "No device is set up: the owner makes one with pocketwork device add --name NAME."

  /// All of it in one paragraph for a person; the zone is named once.
  var paragraph: String {
    var sentences = phones.map { phone in
      let name = phones.count > 1 ? "\(Sentences.quoted(phone.reports.device.name)): " : ""
      return name + phone.summary.paragraph
    }
    if phones.isEmpty { sentences = [emptySummary.paragraph, Self.noDevice] }
    sentences += blocking.sentences(namesZone: newest == nil)
    sentences += overview.pending.map { waiting in
      "Waiting until \(blocking.time(waiting.effectiveAt)): \(Sentences.ended(waiting.summary))"
    }
    return (sentences + warnings).joined(separator: " ")
  }

  /// What is odd about the phones, the clock and the zone.
  var warnings: [String] {
    phones.flatMap { phone in
      let name = phones.count > 1 ? "\(Sentences.quoted(phone.reports.device.name)): " : ""
      return (phone.reports.warnings + [otherBudget(of: phone)].compactMap(\.self)).map { name + $0 }
    } + blocking.warnings + (overview.zoneIsKnown ? [] : [Self.unknownZone(overview.timeZone)])
  }

  /// Said where a phone counts today with minutes that the library's page does not give, so that what it says is left and
  /// what is derived as blocked differ: mostly it has not read the page since that was changed.
  private func otherBudget(of phone: Phone) -> String? {
    let today = overview.zoneRules.date(at: now)
    guard let allowance = overview.situation.allowances.first,
      phone.reports.report?.allowance?.routineID.description == allowance.id,
      let given = AllowancePlan(overview).budget(on: today),
      let counted = phone.reports.history.days[today]?.allowanceBudget,
      !(given...given + allowance.mostBonusMinutes).contains(counted)
    else { return nil }
    return "The phone counts with \(Words.minutes(counted)) of home allowance today, the library's page gives "
      + "\(Words.minutes(given)); what is blocked follows the page."
  }

  private static func unknownZone(_ zone: ZoneName) -> String {
    "The system's zone data does not know \(zone); times are UTC until the owner installs tzdata or sets another zone."
  }
}
