extension LibraryPrompt {
  static let explainABlock = LibraryPrompt(
    "explain_a_block", title: "Explain a block", "Say why an app group or a site is blocked, and until when.",
    [.target, .at]
  ) { values in
    """
    Why is \(values[.target] ?? "") blocked\(values[.at].map { " at \($0)" } ?? " now")?

    1. get_library for the time zone and the names of my groups. App names are not known here: where I named an app, ask \
    me which group holds it.
    2. Call preview_blocking with target\(values[.at] == nil ? "" : " and at") and tell me which rule or page blocks it, \
    since when, until when, and whether hard mode holds it.
    3. Say what I could do: wait, pause_rule where that is allowed, or change the rule; and what each would cost. Change \
    nothing for this question alone.

    \(manner)
    """
  }
}
