/// A whole request: head and content.
package struct Request: Sendable {
  package let head: RequestHead
  /// The content, chunks put together; empty where there was none. At most the body limit.
  package let body: [UInt8]

  package init(head: RequestHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }

  package var fields: Fields { head.fields }
}
