/// What a command acts on.
enum ItemOperand {
  static let page = Parameter<String>.operand("PAGE-ID", "the page's id, from page list")
  static let rule = Parameter<String>.operand("RULE-ID", "the rule's id, from rule list")
  static let group = Parameter<String>.operand("GROUP-ID", "the group's id, from group list")
  static let change = Parameter<String>.operand("CHANGE-ID", "the change's id, from changes")
  static let account = Parameter<String>.operand("NAME", "the account's name")
}
