/// One step of the file's form, numbered from 1; forward only. A released step is never edited: a change is a new step.
struct Migration {
  let number: Int
  let statements: [String]

  /// `PoWk`, which marks an SQLite file as ours.
  static let applicationID = 0x506F_576B

  static let all = [initial, reports]

  /// The version that this program reads and writes.
  static var latest: Int { all.count }

  /// Brings a file to `version`, in one transaction, whoever else tries the same.
  static func migrate(_ connection: Connection, to version: Int = latest) throws {
    guard try connection.integer(ofPragma: "user_version") < version else { return }
    try connection.transaction("BEGIN IMMEDIATE") {
      let found = try connection.integer(ofPragma: "user_version")
      for step in all where step.number > found && step.number <= version {
        for statement in step.statements { try connection.runOnce(statement) }
        try connection.runOnce("PRAGMA user_version = \(step.number)")
      }
      try connection.runOnce("PRAGMA application_id = \(applicationID)")
    }
  }
}
