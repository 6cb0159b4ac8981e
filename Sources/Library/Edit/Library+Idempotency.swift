import Access
import Faults
import Store
import Time

extension Library {
  /// The answer to an earlier write with the same key, within a day.
  /// - Throws: ``LibraryError/idempotencyMismatch(_:)`` where that write had other arguments.
  func keptAnswer(
    to write: Write, _ account: AccountRecord, _ reader: any StoreReader
  ) throws -> WriteAnswer? {
    guard let idempotency = write.idempotency else { return nil }
    let kept = try reader.keptAnswer(idempotency.key, holder: write.author.keyHolder, in: account.key)
    guard let kept, kept.at >= Self.oldestKept(at: write.now) else { return nil }
    guard SHA256Digest(stored: kept.argumentsHash) == idempotency.hash(tool: write.tool) else {
      throw LibraryError.idempotencyMismatch(
        "The idempotency_key \(Quoted.text(idempotency.key)) was used at \(kept.at) with other arguments. "
          + "Send the same arguments to get that answer again, or use a new key.")
    }
    return WriteAnswer(json: kept.answer)
  }

  func keep(
    _ answer: WriteAnswer, to write: Write, _ account: AccountRecord, _ writer: any StoreWriter
  ) throws(StoreError) {
    guard let idempotency = write.idempotency else { return }
    try writer.removeAnswers(keptBefore: Self.oldestKept(at: write.now), in: account.key)
    let hash = idempotency.hash(tool: write.tool).bytes
    let kept = KeptAnswer(
      holder: write.author.keyHolder, key: idempotency.key, argumentsHash: hash, answer: answer.json, at: write.now)
    try writer.insert(kept, in: account.key)
  }

  private static func oldestKept(at now: Instant) -> Instant {
    now.adding(seconds: -3_600 * Int64(LibraryLimits.keptAnswerHours))
  }

  static func check(_ idempotency: Idempotency?) throws(LibraryError) {
    guard let bytes = idempotency?.key.utf8.count, !(1...LibraryLimits.keyBytes).contains(bytes) else { return }
    throw .invalid(
      Faults("idempotency_key", "has \(bytes) bytes; it must have 1 to \(LibraryLimits.keyBytes)"))
  }
}
