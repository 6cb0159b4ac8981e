import JSON
import Time

/// One transaction on one connection, while its closure runs.
final class SQLiteTransaction: StoreWriter {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Runs a statement for its effect.
  func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    do {
      try connection.run(sql, values)
    } catch {
      throw error.storeError(path: connection.path)
    }
  }

  func first<Value>(
    _ sql: String, _ values: [SQLValue], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value? {
    try all(sql, values, read).first
  }

  func all<Value>(
    _ sql: String, _ values: [SQLValue], _ read: (Row) throws(DatabaseError) -> Value
  ) throws(StoreError) -> [Value] {
    do {
      return try connection.all(sql, values, read)
    } catch {
      throw error.storeError(path: connection.path)
    }
  }
}

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
}

extension SQLValue {
  static func instant(_ instant: Instant) -> SQLValue { .integer(instant.seconds) }
  static func number(_ number: Int) -> SQLValue { .integer(Int64(number)) }
  static func object(_ object: JSONObject) -> SQLValue { .text(JSONValue.object(object).text) }
}
