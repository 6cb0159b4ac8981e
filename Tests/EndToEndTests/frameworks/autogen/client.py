"""AutoGen's tool adapters and its workbench, declared to OpenAI's models."""

import base64
import contextlib

from autogen_ext.models.openai._openai_client import convert_tools
from autogen_ext.tools.mcp import McpWorkbench, StdioServerParams, StreamableHttpServerParams, mcp_server_tools
from harness.target import Answer, Format

NEWEST = "2025-11-25"
DISTRIBUTIONS = ["autogen-ext", "autogen-core", "openai", "mcp"]

#: Its models keep neither the words of a list's elements nor that a nested object is closed (autogen_core's
#: schema_to_pydantic_model); the workbench keeps all.
ADAPTERS_LOSE = frozenset(["enum", "additionalProperties"])

#: It calls the SDK's HTTP client by its older name (autogen_ext/tools/mcp/_session.py, line 43).
IGNORED = [r"^DeprecationWarning: Use `streamable_http_client` instead\. "]


class Connection:
    def __init__(self, adapters, bench, listed):
        self.adapters, self.bench, self.listed = adapters, bench, listed
        self.names = [tool["name"] for tool in listed]

    async def call(self, name, arguments):
        result = await self.bench.call_tool(name, arguments)
        return Answer(
            text="\n".join(part.content for part in result.result if part.type == "TextResultContent"),
            pictures=tuple(
                base64.b64decode(part.content.to_base64())
                for part in result.result if part.type == "ImageResultContent"),
            failed=result.is_error)

    def formats(self):
        return [
            Format.openai("adapters", convert_tools(self.adapters), ADAPTERS_LOSE),
            Format.openai("workbench", convert_tools(self.listed)),
        ]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = StdioServerParams(command=target.command[0], args=target.command[1:])
    else:
        server = StreamableHttpServerParams(url=target.url, headers=target.headers)
    async with McpWorkbench(server) as bench:
        yield Connection(await mcp_server_tools(server), bench, await bench.list_tools())
