package import HTTP
package import MCP

// HTTP knows no MCP, and MCP no sockets: here they meet.

extension Exchange: HTTPChannel {
  package func openEventStream() -> (any EventSink)? { openStream() }
}

extension EventStream: EventSink {}
