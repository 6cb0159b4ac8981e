/// Values of the header fields that route a message, as MCP writes them.
enum RoutingField {
  /// A name for Mcp-Name: as it is where a field can hold it, otherwise in the base64 form.
  static func name(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && bytes.first != 0x20 && bytes.last != 0x20
    // What looks like the base64 form itself would be decoded.
    let looksEncoded = text.hasPrefix("=?base64?") && text.hasSuffix("?=")
    return isPlain && !bytes.isEmpty && !looksEncoded ? text : "=?base64?\(Base64.text(of: bytes))?="
  }

  /// A word for the other fields; nil where a field cannot hold it, which the server then says.
  static func word(_ text: String) -> String? {
    !text.isEmpty && text.utf8.count <= 1_024 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? text : nil
  }
}
