extension Subcommand {
  /// In the order that help shows.
  static let all: [Subcommand] =
    [serve, stdio, connect, demo] + [tokenCreate, tokenList, tokenRevoke]
    + [deviceAdd, deviceList, deviceRevoke] + [statusShow, statusChart, statusImport]
    + [pageList, pageShow, pageRun, pageEnable, pageDisable, pageDelete]
    + [ruleList, ruleShow, rulePreview, ruleEnable, ruleDisable, rulePause, ruleResume, ruleDelete]
    + [groupList, groupRename, groupDelete] + [changes, undo, evaluate]
    + [libraryInfo, libraryBlocked, libraryCheck, libraryBackup, libraryRestore, libraryExport, libraryImport]
    + [librarySetTimeZone]
    + [accountAdd, accountList, accountDelete] + [doctor, schemas]
}
