import MCP

/// Arguments that several tools share, so that the same thing has the same name and words everywhere.
enum CommonFields {
  private static let revisions = 1...2_147_483_647

  static let pageID = Field.string("page_id", "Id of the page, from list_pages.")
  static let blockID = Field.string("block_id", "Id of the block, from get_page.")
  static let ruleID = Field.string("rule_id", "Id of the rule, from list_rules.")
  static let groupID = Field.string("group_id", "Id of the app group, from get_library.")

  static let pageRevision = Field.integer(
    "expected_revision", in: revisions, "The page's revision that you read.")
  static let ruleRevision = Field.integer(
    "expected_revision", in: revisions, "The rule's revision that you read.")
  static let groupRevision = Field.integer(
    "expected_revision", in: revisions, "The group's revision that you read.")

  static let dryRun = Field.boolean("dry_run", "true: answer, write nothing.").optional
  static let idempotencyKey = Field.string(
    "idempotency_key", "Up to 128 bytes; a repeat within a day is done once."
  ).optional

  static let cursor = Field.string("cursor", "next_cursor of the answer before; leave out to start.").optional
}
