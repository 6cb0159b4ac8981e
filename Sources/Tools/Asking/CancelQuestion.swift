import JSON
import Library
import MCP
import Time

/// The question before a weakening that waits is cancelled.
struct CancelQuestion {
  private static let (key, field) = ("cancel", "agree")

  private let pending: PendingView
  private let changeID: String

  /// Nil where the change that is to be undone is none that waits.
  init?(_ arguments: Arguments, _ library: Library, _ account: AccountID, at now: Instant) throws {
    guard let changeID = arguments.json["change_id"]?.string,
      let pending = try library.overview(of: account, now: now).pending.first(where: { $0.changeID == changeID })
    else { return nil }
    (self.pending, self.changeID) = (pending, changeID)
  }

  /// - Throws: the question where it is not answered, ``ToolFailure`` where the answer is no.
  func requireAgreement(_ input: ClientInput) throws {
    guard input.state?["change_id"]?.string == changeID, let answer = input.elicitation(Self.key) else {
      throw Question(required)
    }
    guard case .accept(let content) = answer, content[Self.field] == true else {
      throw ToolFailure(
        "CONFIRMATION_REQUIRED",
        "The person did not agree, so the change still waits. Do not repeat the call unless they ask for it.")
    }
  }

  private var required: InputRequired {
    let schema: JSONObject = [
      "type": "object",
      "properties": [
        Self.field: ["type": "boolean", "title": "Cancel it", "description": "The change will not come."]
      ],
      "required": [.string(Self.field)],
    ]
    let message = "A change waits until \(pending.effectiveAt): \(pending.summary) Cancel it?"
    return InputRequired(
      [Self.key: .elicitation(message: message, schema: schema)], state: ["change_id": .string(changeID)])
  }
}
