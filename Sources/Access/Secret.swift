/// A text that must not reach a log, an error or a dump.
package struct Secret: Sendable {
  /// The text itself; whoever asks for it answers for where it goes.
  package let text: String

  package init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(hidden)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
