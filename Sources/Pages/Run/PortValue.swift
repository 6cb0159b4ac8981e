package import JSON

/// What an output carries.
package enum PortValue: Hashable, Sendable {
  case scalar(Scalar)
  case record(Record)
  /// Oldest first.
  case table([Entry])

  package var json: JSONValue {
    switch self {
    case .scalar(let scalar): scalar.json
    case .record(let record): record.json
    case .table(let entries): .array(entries.map(\.json))
    }
  }
}
