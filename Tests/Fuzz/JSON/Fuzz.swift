// Any bytes: they are refused with an offset inside them, or they are a value that is written as JSON which reads back
// as the same value, compact and indented.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let value: JSONValue
  do {
    value = try JSONValue(parsing: bytes)
  } catch {
    precondition((0...bytes.count).contains(error.offset) && !error.description.isEmpty)
    return 0
  }
  let compact = value.encoded
  precondition(!compact.contains(0x0A), "a line end inside a message")
  for text in [compact, value.indented] {
    guard let again = try? JSONValue(parsing: text) else { preconditionFailure("what is written is not read") }
    precondition(again == value && again.encoded == compact)
  }
  return 0
}
