extension LibraryPrompt {
  static let planMyWeek = LibraryPrompt(
    "plan_my_week", title: "Plan my week", "Look at pages and rules, and propose what the coming week needs.",
    [.goal, .preset, .page]
  ) { values in
    """
    Help me plan my week in Pocketwork.\(values[.goal].map { " It is for: \($0)." } ?? "")\
    \(values[.preset].map { " Start from the preset \($0)." } ?? "")\
    \(values[.page].map { " Build on my page \($0)." } ?? "")

    1. Read: get_library, then list_rules and list_pages; get_page or get_rule for what matters; get_block_catalog for \
    what can be made.
    2. Call preview_blocking without a draft and tell me in a few lines what the next seven days block.
    3. Ask me what you need to know: fixed appointments, sleep, what distracts me. Ask at most three questions.
    4. Propose at most three changes, each in a sentence, with what it blocks and when.
    5. Try each with preview_blocking and its draft, and show me the difference.

    \(manner)
    """
  }
}
