extension LibraryPrompt {
  static let tightenARule = LibraryPrompt(
    "tighten_a_rule", title: "Tighten a rule", "Make one rule stricter, after seeing what that does.", [.rule, .change]
  ) { values in
    """
    Help me tighten my rule \(values[.rule] ?? "").\(values[.change].map { " Like this: \($0)." } ?? "")

    1. Find it with list_rules and read it with get_rule; keep its revision. Where the name fits several, ask me which.
    2. \(values[.change] == nil ? "Ask me what to make stricter: days, hours, limit or apps." : "Turn my wish into the fewest changed fields.")
    3. Try the update with preview_blocking and its draft. It must come out stricter: where it frees anything, stop and \
    tell me.
    4. Tell me what more would be blocked in the next 14 days, and ask me.
    5. Then update_rule with expected_revision. Hard mode only if I ask for it; show me the whole confirmation text first.

    \(manner)
    """
  }
}
