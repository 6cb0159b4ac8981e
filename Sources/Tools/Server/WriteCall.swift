import JSON
import Library
import MCP

/// A call of a tool that writes.
struct WriteCall: Sendable {
  let arguments: Arguments
  let library: Library
  let write: Write

  subscript<Value>(field: Field<Value>) -> Value {
    get throws { try arguments[field] }
  }

  /// The arguments as the library's documents are read.
  var document: JSONObject { arguments.json }
}
