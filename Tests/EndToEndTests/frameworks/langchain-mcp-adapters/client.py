"""LangChain's tools from MCP, declared to models by langchain-core and by the three vendors' integrations."""

import base64
import contextlib
import copy

from harness.target import Answer, Format
from langchain_anthropic import ChatAnthropic
from langchain_core.utils.function_calling import convert_to_openai_tool
from langchain_google_genai._function_utils import convert_to_genai_function_declarations
from langchain_mcp_adapters.client import MultiServerMCPClient
from langchain_mcp_adapters.tools import load_mcp_tools
from langchain_openai import ChatOpenAI

NEWEST = "2025-11-25"
DISTRIBUTIONS = [
    "langchain-mcp-adapters", "langchain-core", "langchain-openai", "langchain-anthropic", "langchain-google-genai",
    "mcp",
]

#: langchain-google-genai 4 drops what it calls unsupported with a logged warning (_function_utils.py, line 134),
#: requires every member of a nested object that has no default (line 657), and makes text of an open object in a
#: list's element (line 663; the server reads JSON as text, too).
IGNORED = [
    r"^langchain_google_genai\._function_utils: Key 'additionalProperties' is not supported in schema, ignoring$",
]
GEMINI_LOSES = frozenset(
    ["additionalProperties", "minimum", "maximum", "minItems", "maxItems", "nested required", "open objects"])


class Connection:
    def __init__(self, tools):
        self.tools = {tool.name: tool for tool in tools}
        self.names = [tool.name for tool in tools]

    async def call(self, name, arguments):
        call = {"type": "tool_call", "id": "1", "name": name, "args": arguments}
        message = await self.tools[name].ainvoke(call)
        return Answer(
            text="\n".join(block["text"] for block in message.content if block["type"] == "text"),
            facts=message.artifact and message.artifact["structured_content"],
            pictures=tuple(
                base64.b64decode(block["base64"]) for block in message.content if block["type"] == "image"),
            failed=message.status == "error")

    def formats(self):
        tools = list(self.tools.values())
        openai = ChatOpenAI(model="gpt-5", api_key="none").bind_tools(tools).kwargs["tools"]
        anthropic = ChatAnthropic(model="claude-sonnet-4-5", api_key="none").bind_tools(tools).kwargs["tools"]
        # What its chat model makes of bound tools when it builds a request; it writes into what it is given.
        [google] = convert_to_genai_function_declarations(copy.deepcopy(openai))
        return [
            Format.openai("langchain-core", map(convert_to_openai_tool, tools)),
            Format.openai("OpenAI", openai),
            Format.anthropic("Anthropic", anthropic),
            Format.gemini("Gemini", google.function_declarations, GEMINI_LOSES),
        ]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = {"transport": "stdio", "command": target.command[0], "args": target.command[1:]}
    else:
        server = {"transport": "streamable_http", "url": target.url, "headers": target.headers}
    async with MultiServerMCPClient({"pocketwork": server}).session("pocketwork") as session:
        yield Connection(await load_mcp_tools(session))
