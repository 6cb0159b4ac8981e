/// The requests that are measured, in the modern era.
enum Message {
  static func discover(id: Int) -> String { request(id: id, "server/discover", "") }

  static func call(id: Int, _ tool: String, _ arguments: String) -> String {
    request(id: id, "tools/call", #""name":"\#(tool)","arguments":\#(arguments),"#)
  }

  private static func request(id: Int, _ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(parameters)"_meta":{"#
      + #""io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientInfo":{"name":"benchmark","version":"1"},"#
      + #""io.modelcontextprotocol/clientCapabilities":{}}}}"#
  }
}
