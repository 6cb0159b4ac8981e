"""LlamaIndex's tool specification, and its function tools as they go to OpenAI."""

import base64
import contextlib

from harness.target import Answer, Format
from llama_index.tools.mcp import BasicMCPClient, McpToolSpec
from mcp.client.streamable_http import create_mcp_http_client

NEWEST = "2025-11-25"
DISTRIBUTIONS = ["llama-index-tools-mcp", "llama-index-core", "mcp"]
#: It makes a model of the root, with mappings for what lies below (tool_spec_mixins.py, lines 90 and 161).
LOSES = frozenset(["members", "additionalProperties", "minimum", "maximum", "minItems", "maxItems"])


class Connection:
    def __init__(self, tools):
        self.tools = {tool.metadata.name: tool for tool in tools}
        self.names = [tool.metadata.name for tool in tools]

    async def call(self, name, arguments):
        result = (await self.tools[name].acall(**arguments)).raw_output
        return Answer(
            text="\n".join(part.text for part in result.content if part.type == "text"),
            facts=result.structured_content,
            pictures=tuple(base64.b64decode(part.data) for part in result.content if part.type == "image"),
            failed=result.is_error)

    def formats(self):
        return [Format.openai("OpenAI", [tool.metadata.to_openai_tool() for tool in self.tools.values()], LOSES)]


@contextlib.asynccontextmanager
async def connected(target):
    # It opens a connection for each call.
    if target.command:
        yield Connection(await tools_of(BasicMCPClient(target.command[0], args=target.command[1:])))
    else:
        async with create_mcp_http_client(headers=target.headers) as http:
            yield Connection(await tools_of(BasicMCPClient(target.url, http_client=http)))


async def tools_of(client):
    return await McpToolSpec(client).to_tool_list_async()
