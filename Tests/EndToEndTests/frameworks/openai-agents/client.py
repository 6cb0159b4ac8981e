"""The OpenAI Agents SDK's MCP servers, and its function tools in both of OpenAI's formats, not strict."""

import base64
import contextlib
import json

from agents.mcp import MCPServerStdio, MCPServerStreamableHttp
from agents.mcp.util import MCPUtil
from agents.models.chatcmpl_converter import Converter as ChatConverter
from agents.models.openai_responses import Converter as ResponsesConverter
from agents.tool_context import ToolContext
from harness.target import Answer, Format

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["openai-agents", "openai", "mcp"]


class Connection:
    def __init__(self, tools):
        self.tools = {tool.name: tool for tool in tools}
        self.names = [tool.name for tool in tools]

    async def call(self, name, arguments):
        context = ToolContext(
            context=None, tool_name=name, tool_call_id="1", tool_arguments=json.dumps(arguments))
        output = await self.tools[name].on_invoke_tool(context, json.dumps(arguments))
        parts = output if isinstance(output, list) else [output]
        text = "\n".join(part if isinstance(part, str) else part["text"] for part in parts if is_text(part))
        pictures = [part["image_url"].split(",", 1)[1] for part in parts if not is_text(part)]
        return Answer(text=text, pictures=tuple(map(base64.b64decode, pictures)), failed=None)

    def formats(self):
        tools = list(self.tools.values())
        return [
            Format.openai("Chat Completions", map(ChatConverter.tool_to_openai, tools)),
            Format.openai("Responses", ResponsesConverter.convert_tools(tools, []).tools),
        ]


def is_text(part):
    return isinstance(part, str) or part["type"] == "text"


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = MCPServerStdio({"command": target.command[0], "args": target.command[1:]})
    else:
        server = MCPServerStreamableHttp({"url": target.url, "headers": target.headers})
    async with server:
        tools = await server.list_tools()
        yield Connection([MCPUtil.to_function_tool(tool, server, convert_schemas_to_strict=False) for tool in tools])
