package import Time

/// One coming of a window: the day that it belongs to, and its real span.
package struct Occurrence: Hashable, Sendable {
  package let day: CivilDate
  package let window: DailyWindow
  package let span: Span
}
