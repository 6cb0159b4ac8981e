extension LibraryPrompt {
  static let reviewMyStatus = LibraryPrompt(
    "review_my_status", title: "Review how it goes",
    "Look back at what the phone reported and what changed, and judge it.",
    [.goal]
  ) { values in
    """
    Review with me how my routines and rules go.\(values[.goal].map { " What I want: \($0)." } ?? "")

    1. Read: get_library; get_status and render_status_chart where they are offered; list_changes for what changed \
    lately and who changed it; preview_blocking for what comes.
    2. Say first how old the phone's report is. Where there is none, say so, and judge only what the library shows.
    3. Tell me in five lines or fewer: what goes well, what does not, what nobody can know from this.
    4. Propose one thing at most, stricter or gentler, and why. Doing nothing is a good answer.

    \(manner)
    """
  }
}
