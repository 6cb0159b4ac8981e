import Status

/// Minutes as labels show them.
enum Label {
  static func minutes(_ minutes: Int) -> String { Words.label(minutes) }
}
