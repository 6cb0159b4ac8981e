"""mcp-use's client, and its adapters for LangChain and OpenAI."""

import base64
import contextlib

from harness.target import Answer, Format
from langchain_core.utils.function_calling import convert_to_openai_tool
from mcp_use import MCPClient
from mcp_use.agents.adapters.langchain_adapter import LangChainAdapter
from mcp_use.agents.adapters.openai import OpenAIMCPAdapter

NEWEST = "2025-11-25"
DISTRIBUTIONS = ["mcp-use", "langchain-core", "mcp"]

IGNORED = [
    # It asks itself for its tools in an older way (agents/adapters/base.py, line 324).
    r"^DeprecationWarning: The 'tools' property is deprecated .*mcp_use/agents/adapters/base\.py",
    # It logs every refusal, which then reaches the model.
    r"^mcp_use: (Error parsing tool result: |Structured error: .*'details': ')NOT_FOUND: ",
]
#: Its models for LangChain keep names, kinds and words alone (jsonschema_pydantic).
LANGCHAIN_LOSES = frozenset(["additionalProperties", "enum", "minimum", "maximum", "minItems", "maxItems"])


class Connection:
    def __init__(self, tools, openai):
        self.tools = {tool.name: tool for tool in tools}
        self.names = [tool.name for tool in tools]
        self.openai = openai

    async def call(self, name, arguments):
        result = await self.tools[name].ainvoke(arguments)
        if isinstance(result, dict):
            return Answer(text=str(result), failed=True)
        parts = [{"type": "text", "text": result}] if isinstance(result, str) else result
        return Answer(
            text="\n".join(part["text"] for part in parts if part["type"] == "text"),
            pictures=tuple(base64.b64decode(part["data"]) for part in parts if part["type"] == "image"))

    def formats(self):
        return [
            Format.openai("LangChain", map(convert_to_openai_tool, self.tools.values()), LANGCHAIN_LOSES),
            Format.openai("OpenAI", self.openai),
        ]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = {"command": target.command[0], "args": target.command[1:]}
    else:
        server = {"url": target.url, "auth": target.token}
    client = MCPClient.from_dict({"mcpServers": {"pocketwork": server}})
    try:
        await client.create_all_sessions()
        openai = await OpenAIMCPAdapter().create_tools(client)
        yield Connection(await LangChainAdapter().create_tools(client), openai)
    finally:
        await client.close_all_sessions()
