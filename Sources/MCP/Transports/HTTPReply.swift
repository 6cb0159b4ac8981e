import HTTP
import JSON
import JSONRPC
import Threads

/// The answer to one request over HTTP: a stream from the first notification on, else one response.
final class HTTPReply: Sendable {
  private enum State {
    /// The work has not begun.
    case detached
    case undecided(any HTTPChannel)
    case streaming(any EventSink)
    case over
  }

  private let state = Lock(State.detached)

  /// The way to the client must be known before anything is sent.
  func attach(_ channel: any HTTPChannel) { state.withLock { $0 = .undecided(channel) } }

  /// Sends a message on the stream, and opens it where this is the first one.
  func notify(_ message: JSONObject) {
    let event = ServerEvent(data: JSONValue.object(message).encoded)
    state.withLock { state in
      switch state {
      case .undecided(let channel):
        guard let sink = channel.openEventStream() else {
          state = .over
          return
        }
        sink.send(event)
        state = .streaming(sink)
      case .streaming(let sink): sink.send(event)
      case .detached, .over: break
      }
    }
  }

  /// Answers: `response` where nothing was sent before, else `message` as the stream's last event.
  func finish(_ message: @autoclosure () -> [UInt8]?, otherwise response: @autoclosure () -> HTTP.Response) {
    let former = state.withLock { state in
      defer { state = .over }
      return state
    }
    switch former {
    case .undecided(let channel): channel.respond(response())
    case .streaming(let sink):
      if let message = message() { sink.send(ServerEvent(data: message)) }
      sink.finish()
    case .detached, .over: break
    }
  }
}
