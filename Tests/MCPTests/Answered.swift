import HTTP
import Threads

/// The response that a pending answer came to.
final class Answered: Sendable {
  private let given = Lock<Response?>(nil)

  var response: Response? { given.withLock { $0 } }

  func set(_ response: Response) { given.withLock { $0 = response } }
}
