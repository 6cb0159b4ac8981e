import JSON
import Time

extension Row {
  func instant(_ column: Int32) -> Instant { Instant(seconds: integer(column)) }

  func optionalInstant(_ column: Int32) -> Instant? { optionalInteger(column).map { Instant(seconds: $0) } }

  func number(_ column: Int32) -> Int { Int(integer(column)) }

  /// A JSON document that this store wrote.
  func json(_ column: Int32) throws(DatabaseError) -> JSONValue {
    do {
      return try JSONValue(parsing: bytes(column))
    } catch {
      throw DatabaseError(damage: "a document is no JSON: \(error)")
    }
  }

  func object(_ column: Int32) throws(DatabaseError) -> JSONObject {
    guard let object = try json(column).object else { throw DatabaseError(damage: "a document is no JSON object") }
    return object
  }

  func itemKind(_ column: Int32) throws(DatabaseError) -> ItemKind {
    guard let kind = ItemKind(rawValue: text(column)) else { throw DatabaseError(damage: "an item of no known kind") }
    return kind
  }

  func actorKind(_ column: Int32) throws(DatabaseError) -> ActorRecord.Kind {
    guard let kind = ActorRecord.Kind(rawValue: text(column)) else {
      throw DatabaseError(damage: "a change by nobody of a known kind")
    }
    return kind
  }
}
