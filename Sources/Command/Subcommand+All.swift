extension Subcommand {
  /// In the order that help shows.
  static let all: [Subcommand] = [
    connect, demo, tokenCreate, tokenList, tokenRevoke, pageList, pageShow, pageEnable, pageDisable, pageDelete,
    ruleList,
    ruleShow, ruleEnable, ruleDisable, ruleDelete, groupList, groupRename, groupDelete, changes, undo, libraryCheck,
    librarySetTimeZone, evaluate, accountAdd, accountList, accountDelete,
  ]
}
