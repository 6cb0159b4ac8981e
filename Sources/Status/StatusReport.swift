package import Time

/// What a phone says of itself at one instant (schema version 1): minute counts and its own routines, nothing of apps or
/// places.
package struct StatusReport: Hashable, Sendable {
  /// By the phone's clock.
  package var reportedAt: Instant
  /// The phone's zone; the days are days there.
  package var zone: ZoneName
  /// At most 50, each id once.
  package var routines: [Routine] = []
  /// Nil where the phone has no home allowance.
  package var allowance: Allowance?
  /// The use that counts against limits, each rule once.
  package var rules: [RuleUse] = []
  /// At most 60 days, each once.
  package var history: [Day] = []

  package init(reportedAt: Instant, zone: ZoneName) {
    self.reportedAt = reportedAt
    self.zone = zone
  }

  /// A page of the library as the phone runs it.
  package struct Routine: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case session, standing, allowance
    }

    package var id: ReportedID
    package var name: String
    package var kind: Kind
    package var isEnabled: Bool
    package var isRunning: Bool
    /// When a running one is to end; nil where that is not known.
    package var endsAt: Instant?

    package init(
      id: ReportedID, name: String, kind: Kind, isEnabled: Bool = true, isRunning: Bool = false, endsAt: Instant? = nil
    ) {
      (self.id, self.name, self.kind) = (id, name, kind)
      (self.isEnabled, self.isRunning, self.endsAt) = (isEnabled, isRunning, endsAt)
    }
  }

  /// How one day's home allowance stands.
  package struct Allowance: Hashable, Sendable {
    package var routineID: ReportedID
    package var day: CivilDate
    /// Minutes; 0 is a day without any.
    package var budget: Int
    package var used: Int
    package var remaining: Int
    package var isAtHome: Bool
    package var isInWindow: Bool
    package var windowEnds: Instant?
    package var nextWindow: Instant?

    package init(routineID: ReportedID, day: CivilDate, budget: Int, used: Int, remaining: Int) {
      (self.routineID, self.day) = (routineID, day)
      (self.budget, self.used, self.remaining) = (budget, used, remaining)
      (isAtHome, isInWindow) = (false, false)
    }
  }

  /// What a day has spent of a rule's limit.
  package struct RuleUse: Hashable, Sendable {
    package var id: ReportedID
    package var day: CivilDate
    package var usedMinutes: Int?
    package var opens: Int?

    package init(id: ReportedID, day: CivilDate, usedMinutes: Int? = nil, opens: Int? = nil) {
      (self.id, self.day, self.usedMinutes, self.opens) = (id, day, usedMinutes, opens)
    }
  }

  /// The minutes of one day.
  package struct Day: Hashable, Sendable {
    package var day: CivilDate
    /// Minutes of the home allowance that were used; nil where there was none.
    package var allowanceUsed: Int?
    package var allowanceBudget: Int?
    /// Minutes in sessions.
    package var sessionMinutes: Int
    package var sessions: Int

    package init(
      day: CivilDate, allowanceUsed: Int? = nil, allowanceBudget: Int? = nil, sessionMinutes: Int = 0, sessions: Int = 0
    ) {
      (self.day, self.allowanceUsed, self.allowanceBudget) = (day, allowanceUsed, allowanceBudget)
      (self.sessionMinutes, self.sessions) = (sessionMinutes, sessions)
    }
  }
}
