"""Microsoft's Agent Framework: its MCP tools, and its functions' JSON schema."""

import base64
import contextlib

import httpx2
from agent_framework import MCPStdioTool, MCPStreamableHTTPTool
from agent_framework.exceptions import ToolExecutionException
from harness.target import Answer, Format

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["agent-framework-core", "mcp"]

IGNORED = [
    # It logs every refusal, which then reaches the model.
    r"^agent_framework: Function get_page failed \(ToolExecutionException\)\.$",
    # It pings older servers by a method of the SDK that newer ones have no use for (_mcp.py, line 645).
    r"^MCPDeprecationWarning: ping is removed as of 2026-07-28; .*agent_framework/_mcp\.py",
]


class Connection:
    def __init__(self, server):
        self.tools = {function.name: function for function in server.functions}
        self.names = [function.name for function in server.functions]

    async def call(self, name, arguments):
        try:
            contents = await self.tools[name].invoke(arguments=arguments)
        except ToolExecutionException as failure:
            return Answer(text=str(failure), failed=True)
        return Answer(
            text="\n".join(content.text for content in contents if content.type == "text"),
            pictures=tuple(
                base64.b64decode(content.uri.split(",", 1)[1]) for content in contents if content.type == "data"))

    def formats(self):
        return [Format.openai("JSON schema", [function.to_json_schema_spec() for function in self.tools.values()])]


@contextlib.asynccontextmanager
async def connected(target):
    async with contextlib.AsyncExitStack() as stack:
        if target.command:
            server = MCPStdioTool("pocketwork", target.command[0], args=target.command[1:], load_prompts=False)
        else:
            http = await stack.enter_async_context(httpx2.AsyncClient(headers=target.headers))
            server = MCPStreamableHTTPTool("pocketwork", target.url, http_client=http, load_prompts=False)
        yield Connection(await stack.enter_async_context(server))
