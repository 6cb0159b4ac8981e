import JSON
import MCP
import Rules

/// A kind of rule in a line.
enum RuleKindRow {
  static let schema = [
    Property("kind", .string(), "The word for kind."), Property("sentence", .string(), "What it does."),
    Property("needs", .array(of: .string()), "Fields that it needs beside name, days and apps."),
    Property("example", .object(ObjectSchema([], isOpen: true)), "Complete valid arguments of create_rule."),
  ]

  static var documents: [JSONObject] { Rule.Kind.allCases.map(document) }

  private static func document(_ kind: Rule.Kind) -> JSONObject {
    [
      "kind": .string(kind.rawValue), "sentence": .string(sentence(kind)),
      "needs": .array(needs(kind).map(JSONValue.string)), "example": .object(example(kind)),
    ]
  }

  private static func sentence(_ kind: Rule.Kind) -> String {
    switch kind {
    case .schedule: "Blocks inside its windows, on its days."
    case .timeLimit: "Blocks once the day's minutes of use are spent, until the reset; with windows only inside them."
    case .openLimit: "Grants a number of opens a day, then blocks until the reset."
    }
  }

  private static func needs(_ kind: Rule.Kind) -> [String] {
    switch kind {
    case .schedule: ["windows"]
    case .timeLimit: ["daily_limit_minutes"]
    case .openLimit: ["max_opens"]
    }
  }

  private static func example(_ kind: Rule.Kind) -> JSONObject {
    let apps: JSONValue = ["mode": "block", "groups": ["Social"]]
    var example: JSONObject = ["name": "", "kind": .string(kind.rawValue), "days": ["every_day"]]
    switch kind {
    case .schedule:
      example["name"] = "Evenings"
      example["windows"] = [["start": "21:00", "end": "07:00"]]
    case .timeLimit:
      example["name"] = "45 minutes a day"
      example["daily_limit_minutes"] = 45
    case .openLimit:
      example["name"] = "Three opens a day"
      example["max_opens"] = 3
    }
    example["apps"] = apps
    return example
  }
}
