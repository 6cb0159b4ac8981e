import Time

/// Rules and events that need not be in any library, and questions about them.
package struct Scenario {
  struct ScenarioRule {
    let rule: Rule
    /// Nil where it was there from the start.
    let createdAt: Instant?
  }

  /// A target with the name by which answers call it.
  struct Question {
    let name: String
    let target: Target
  }

  let zone: ZoneRules
  let rules: [ScenarioRule]
  /// Pauses that the rules brought along.
  let pausedUntil: [Rule.ID: Instant]
  let sessions: [TimedSession]
  let allowances: [Allowance]
  /// In time order; ties in the order given.
  let events: [ScenarioEvent]
  let targets: [Question]
  let asks: [Instant]
  let between: Span?
  let groups: ScenarioGroups
  let context: ScenarioContext

  /// How rules of this scenario name their groups and domains.
  var ruleContext: RuleContext { Self.ruleContext(groups, context) }

  static func ruleContext(_ groups: ScenarioGroups, _ context: ScenarioContext) -> RuleContext {
    RuleContext(
      group: { groups.findOrAdd($0) }, groupName: groups.name(of:), domain: context.domain,
      domainText: context.domainText)
  }
}
