import MCP

/// Something that the person must be asked before a write goes on.
struct Question: Error {
  let required: InputRequired

  init(_ required: InputRequired) { self.required = required }
}
