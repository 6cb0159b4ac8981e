package import Faults
package import Rules
package import Store

/// Why the library refuses or fails.
///
/// ``code`` is stable; ``message`` says what is wrong and what to do, and holds no path, no SQL and no secret.
package enum LibraryError: Error, Hashable, Sendable {
  /// Everything that is wrong with what was given.
  case invalid(Faults)
  case notFound(String)
  case alreadyExists(String)
  /// What was to be changed has changed since.
  case stale(String)
  case limit(String)
  case inUse(String)
  /// A running block of hard mode would become weaker.
  case locked(String)
  case notAvailable(String)
  case idempotencyMismatch(String)
  case cannotUndo(String)
  /// A rule in hard mode needs the person's own words.
  case confirmationRequired(HardModeConfirmation)
  /// What was asked of a rule is not to be had now.
  case rule(RuleRefusal)
  /// A document in the store breaks the rules of its kind.
  case unreadable(kind: ItemKind, id: String, Faults)
  /// The newest report of a device breaks the rules of reports.
  case unreadableReport(device: String, Faults)
  case store(StoreError)

  package var code: String {
    switch self {
    case .invalid: "INVALID_ARGUMENT"
    case .notFound: "NOT_FOUND"
    case .alreadyExists: "ALREADY_EXISTS"
    case .stale: "STALE_REVISION"
    case .limit: "LIMIT_REACHED"
    case .inUse: "IN_USE"
    case .locked: "LOCKED"
    case .notAvailable: "NOT_AVAILABLE"
    case .idempotencyMismatch: "IDEMPOTENCY_MISMATCH"
    case .cannotUndo: "CANNOT_UNDO"
    case .confirmationRequired: "CONFIRMATION_REQUIRED"
    case .rule(let refusal): refusal.code.rawValue
    case .unreadable, .unreadableReport, .store: "INTERNAL"
    }
  }

  package var message: String {
    switch self {
    case .invalid(let faults): faults.description
    case .notFound(let text), .alreadyExists(let text), .stale(let text), .limit(let text), .inUse(let text),
      .locked(let text), .notAvailable(let text), .idempotencyMismatch(let text), .cannotUndo(let text):
      text
    case .confirmationRequired(let confirmation): confirmation.message
    case .rule(let refusal): "The \(refusal.message)."
    case .unreadable(let kind, let id, _):
      "The stored \(kind.rawValue) \(id) cannot be read. The owner can run `pocketwork library check`."
    case .unreadableReport(let device, _):
      "The stored report of the device \(device) cannot be read. The owner can run `pocketwork library check`."
    case .store(let error): Self.message(of: error)
    }
  }

  /// What happened, in full, for the owner's eyes: a log line or the command line.
  package var ownerText: String {
    switch self {
    case .unreadable(let kind, let id, let faults): "the stored \(kind.rawValue) \(id) cannot be read: \(faults)"
    case .unreadableReport(let device, let faults):
      "the stored report of the device \(device) cannot be read: \(faults)"
    case .store(let error): error.description
    case .invalid, .notFound, .alreadyExists, .stale, .limit, .inUse, .locked, .notAvailable, .idempotencyMismatch,
      .cannotUndo, .confirmationRequired, .rule:
      message
    }
  }

  private static func message(of error: StoreError) -> String {
    switch error {
    case .full: "No space is left where the library lies; nothing was written. Tell its owner."
    case .readOnly: "The library's file cannot be written; nothing was changed. Tell its owner."
    case .busy: "The library is busy; nothing was written. Try again."
    case .damaged: "The library's file is damaged; nothing was written. Its owner can restore a backup."
    case .newer: "The library's file is newer than this server; its owner must update the server."
    case .missing, .unreachable, .notALibrary, .exists, .failed:
      "The library cannot be used; nothing was written. The server's log tells its owner why."
    }
  }
}

extension LibraryError: CustomStringConvertible {
  package var description: String { ownerText }
}
