package import JSON
package import Time

/// A saved record, with the time at which it was saved.
package struct Entry: Hashable, Sendable {
  package let at: Instant
  package let values: Record

  package var json: JSONValue { ["at": "\(at)", "values": values.json] }

  init(at: Instant, values: Record) {
    self.at = at
    self.values = values
  }

  init?(_ value: JSONValue) {
    guard let at = value["at"]?.string.flatMap(Instant.init(parsing:)),
      let values = value["values"].flatMap(Record.init)
    else { return nil }
    self.init(at: at, values: values)
  }
}
