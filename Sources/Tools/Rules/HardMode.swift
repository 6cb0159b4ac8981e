import JSON
import MCP

/// Hard mode is part of a rule's document, and not yet to be had.
enum HardMode {
  static func refuse(in document: JSONObject) throws(ToolFailure) {
    guard document[RuleFields.hardMode.name] == true else { return }
    throw ToolFailure("NOT_AVAILABLE", "hard_mode is true, which is not available yet; leave it out or pass false.")
  }
}
