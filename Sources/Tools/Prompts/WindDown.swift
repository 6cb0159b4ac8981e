extension LibraryPrompt {
  static let windDown = LibraryPrompt(
    "wind_down", title: "Wind down in the evening", "Set up an evening that ends with the phone put away.",
    [.bedtime, .group, .page]
  ) { values in
    """
    Help me wind down in the evening.\(values[.bedtime].map { " I want to sleep at \($0)." } ?? "")\
    \(values[.group].map { " Block the app group \($0)." } ?? "")\(values[.page].map { " Use my page \($0)." } ?? "")

    1. Read: get_library for the time zone and groups, list_rules for what blocks evenings already, list_pages for a \
    page that fits.
    2. Where bedtime, days or apps are open, ask me. Do not guess them.
    3. Propose one rule of kind schedule (it may run past midnight; its days belong to its start) and, if I want one, a \
    page for the last half hour.
    4. Try the rule with preview_blocking and its draft; tell me when it would block first.
    5. Once I agree, create it with an idempotency_key, without hard mode unless I ask for that.

    \(manner)
    """
  }
}
