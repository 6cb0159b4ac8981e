extension Migration {
  /// Accounts with their items, tombstones, changes, tokens and kept answers.
  static let initial = Migration(
    number: 1,
    statements: [
      """
      CREATE TABLE accounts (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL,
        time_zone TEXT NOT NULL,
        revision INTEGER NOT NULL,
        high_water_mark INTEGER NOT NULL,
        next_ordinal INTEGER NOT NULL
      ) STRICT
      """,
      """
      CREATE TABLE items (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        ordinal INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        name TEXT NOT NULL,
        name_key TEXT,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (account, kind, id)
      ) STRICT
      """,
      "CREATE UNIQUE INDEX items_in_order ON items (account, kind, ordinal)",
      "CREATE UNIQUE INDEX items_by_name ON items (account, kind, name_key) WHERE name_key IS NOT NULL",
      """
      CREATE TABLE tombstones (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        revision INTEGER NOT NULL,
        deleted_at INTEGER NOT NULL,
        change_id TEXT NOT NULL,
        PRIMARY KEY (account, kind, id)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE changes (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        revision INTEGER NOT NULL,
        id TEXT NOT NULL,
        at INTEGER NOT NULL,
        actor_kind TEXT NOT NULL,
        token_id TEXT,
        actor_name TEXT,
        tool TEXT NOT NULL,
        target_kind TEXT NOT NULL,
        target_id TEXT NOT NULL,
        target_name TEXT NOT NULL,
        summary TEXT NOT NULL,
        changed TEXT NOT NULL,
        undone_change_id TEXT,
        states TEXT NOT NULL,
        PRIMARY KEY (account, revision),
        UNIQUE (account, id)
      ) STRICT
      """,
      """
      CREATE TABLE change_items (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (account, kind, id, revision)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE tokens (
        id TEXT PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        hash BLOB NOT NULL UNIQUE,
        scopes TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        last_write_at INTEGER
      ) STRICT
      """,
      "CREATE INDEX tokens_of_account ON tokens (account)",
      """
      CREATE TABLE answers (
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        holder TEXT NOT NULL,
        key TEXT NOT NULL,
        arguments_hash BLOB NOT NULL,
        at INTEGER NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (account, holder, key)
      ) STRICT
      """,
      "CREATE INDEX answers_by_age ON answers (account, at)",
    ])
}
