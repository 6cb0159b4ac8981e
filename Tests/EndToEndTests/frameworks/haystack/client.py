"""Haystack's toolset, and its tools' specification."""

import base64
import contextlib
import json

from harness.target import Answer, Format
from haystack.tools.errors import ToolInvocationError
from haystack_integrations.tools.mcp import MCPToolset, StdioServerInfo, StreamableHttpServerInfo

NEWEST = "2025-11-25"
DISTRIBUTIONS = ["mcp-haystack", "haystack-ai", "mcp"]


class Connection:
    def __init__(self, toolset):
        self.tools = {tool.name: tool for tool in toolset}
        self.names = [tool.name for tool in toolset]

    async def call(self, name, arguments):
        try:
            result = json.loads(self.tools[name].invoke(**arguments))
        except ToolInvocationError as failure:
            return Answer(text=str(failure), failed=True)
        parts = result["content"]
        return Answer(
            text="\n".join(part["text"] for part in parts if part["type"] == "text"),
            facts=result.get("structuredContent"),
            pictures=tuple(base64.b64decode(part["data"]) for part in parts if part["type"] == "image"))

    def formats(self):
        return [Format.openai("OpenAI", [tool.tool_spec for tool in self.tools.values()])]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = StdioServerInfo(command=target.command[0], args=target.command[1:])
    else:
        server = StreamableHttpServerInfo(url=target.url, token=target.token)
    toolset = MCPToolset(server, eager_connect=True)
    try:
        yield Connection(toolset)
    finally:
        toolset.close()
