"""Agno's toolkit, and its functions as its models of three vendors declare them."""

import contextlib
import copy

from agno.models.openai import OpenAIChat
from agno.tools.mcp import MCPTools
from agno.utils.gemini import format_function_definitions
from agno.utils.models.claude import format_tools_for_model
from harness.target import Answer, Format
from mcp import StdioServerParameters

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["agno", "fastmcp", "mcp", "openai", "anthropic", "google-genai"]

#: Its Gemini conversion makes google-genai's Schema by hand (agno/utils/gemini.py, line 223).
GEMINI_LOSES = frozenset(["additionalProperties"])

#: Its Anthropic conversion closes every object (agno/utils/models/claude.py, line 843).
ANTHROPIC_LOSES = frozenset(["open objects"])


class Connection:
    def __init__(self, toolkit):
        self.tools = toolkit.functions
        self.names = list(toolkit.functions)

    async def call(self, name, arguments):
        result = await self.tools[name].entrypoint(**arguments)
        pictures = tuple(image.content for image in result.images or [])
        return Answer(
            text=result.content, facts=(result.metadata or {}).get("structured_content"), pictures=pictures,
            failed=result.content.startswith("Error from MCP tool "))

    def formats(self):
        tools = OpenAIChat(id="gpt-5", api_key="none")._format_tools(list(self.tools.values()))
        return [
            Format.openai("OpenAI", tools),
            Format.anthropic("Anthropic", format_tools_for_model(copy.deepcopy(tools)), ANTHROPIC_LOSES),
            Format.gemini(
                "Gemini", format_function_definitions(copy.deepcopy(tools)).function_declarations, GEMINI_LOSES),
        ]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        # As a command line it would have to begin with one of a list of programs.
        server = StdioServerParameters(command=target.command[0], args=target.command[1:])
        toolkit = MCPTools(server_params=server, transport="stdio", protocol_mode="auto")
    else:
        toolkit = MCPTools(
            url=target.url, transport="streamable-http", headers=target.headers, protocol_mode="auto")
    async with toolkit:
        yield Connection(toolkit)
