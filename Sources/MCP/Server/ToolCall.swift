/// One call of a tool, ready to run.
package struct ToolCall<Caller: Sendable>: Sendable {
  package let tool: Tool
  package let arguments: Arguments
  package let context: RequestContext<Caller>

  package init(tool: Tool, arguments: Arguments, context: RequestContext<Caller>) {
    self.tool = tool
    self.arguments = arguments
    self.context = context
  }
}
