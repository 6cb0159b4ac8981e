import JSON
import Rules
import Store
package import Time

extension Library {
  /// What an account's phones need. What is derived of an instant is left out: a phone derives it by itself.
  package func snapshot(of account: AccountID, now: Instant) throws(LibraryError) -> DeviceSnapshot {
    try settle(account, at: now)
    return try read(account) { snapshot throws(LibraryError) in
      DeviceSnapshot(
        instant: now,
        content: [
          "time_zone": .string(snapshot.zone.description), "revision": .integer(snapshot.account.revision),
          "groups": .array(try snapshot.deviceGroups()), "pages": .array(try snapshot.devicePages()),
          "rules": .array(try snapshot.deviceRules()), "pauses": .array(try snapshot.devicePauses(at: now)),
        ])
    }
  }
}

extension Snapshot {
  fileprivate func deviceGroups() throws(LibraryError) -> [JSONValue] {
    try records(.group).map { record in
      ["id": .string(record.id), "name": .string(record.name), "revision": .integer(record.revision)]
    }
  }

  fileprivate func devicePages() throws(LibraryError) -> [JSONValue] {
    var pages: [JSONValue] = []
    for record in try records(.page) { pages.append(.object(try checked(record).document(in: .stored))) }
    return pages
  }

  fileprivate func deviceRules() throws(LibraryError) -> [JSONValue] {
    var rules: [JSONValue] = []
    for record in try records(.rule) {
      var document: JSONObject = ["id": .string(record.id), "revision": .integer(record.revision)]
      for member in try StoredItem.rule(record).json(in: .stored).members where member.key != "id" {
        document[member.key] = member.value
      }
      rules.append(.object(document))
    }
    return rules
  }

  /// The pauses that are not over.
  fileprivate func devicePauses(at now: Instant) throws(LibraryError) -> [JSONValue] {
    try records(.pause).compactMap(StoredPauses.init).flatMap { pauses in
      pauses.spans.filter { $0.end > now }.map { span in
        [
          "rule_id": .string("\(pauses.rule)"), "start": .string("\(span.start)"), "end": .string("\(span.end)"),
        ]
      }
    }
  }
}
