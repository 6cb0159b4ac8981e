import JSON
import Threads

/// Results of calls as JSON text, as long as the state that they were made from lasts.
final class KeptAnswers: Sendable {
  struct Key: Hashable, Sendable {
    let holder: String
    let tool: String
    let revision: Revision
    /// Their JSON text as they were sent, since only equal bytes are the same arguments; empty for none.
    let arguments: [UInt8]
  }

  /// What all keys and results together may take, in bytes.
  static let limit = 4 << 20
  /// The longest arguments that are worth comparing.
  static let argumentBytes = 1_024

  private let table = StateTable<SIMD8<UInt64>, Key, [UInt8]>(limit: KeptAnswers.limit)

  func result(for recall: Recall) -> [UInt8]? { table.value(for: recall.key, in: recall.basis.state) }

  func keep(_ result: [UInt8], for recall: Recall) {
    guard recall.key.arguments.count <= Self.argumentBytes else { return }
    table.keep(result, for: recall.key, in: recall.basis.state, cost: result.count + recall.key.arguments.count + 256)
  }
}
