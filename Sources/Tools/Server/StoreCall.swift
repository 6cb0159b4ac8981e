import Library
import MCP

/// A call of a tool that answers from the store alone. It gets no clock, so that its answer cannot hang on one.
struct StoreCall: Sendable {
  let arguments: Arguments
  let library: Library
  let account: AccountID

  subscript<Value>(field: Field<Value>) -> Value {
    get throws { try arguments[field] }
  }
}
