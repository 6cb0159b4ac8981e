"""Hugging Face's smolagents with mcpadapt, and its tools as its models and its prompts declare them."""

import contextlib
import json

from harness.target import Answer, Format
from mcp import StdioServerParameters
from smolagents import MCPClient
from smolagents.models import get_tool_json_schema

NEWEST = "2025-11-25"
DISTRIBUTIONS = ["smolagents", "mcpadapt", "mcp"]
#: mcpadapt takes the first of several contents and warns of the rest (smolagents_adapter.py, line 182), so a picture
#: behind words does not come through.
PASSES_PICTURES = False
IGNORED = [
    # It calls the SDK's HTTP client by its older name (core.py, line 26).
    r"^DeprecationWarning: Use `streamable_http_client` instead\. ",
    # It does not look at isError, and misses the structured content that a refusal has none of (line 198).
    r"^mcpadapt\.smolagents_adapter: tool \w+ expected structured output but got unparseable text: NOT_FOUND: ",
]
#: Whatever is not marked as nullable counts as required (models.py, line 294); the root's other members are not kept.
LOSES = frozenset(["root required", "additionalProperties"])


class Connection:
    def __init__(self, tools):
        self.tools = {tool.name: tool for tool in tools}
        self.names = [tool.name for tool in tools]

    async def call(self, name, arguments):
        # A refusal comes as an ordinary answer.
        result = self.tools[name](**arguments)
        if isinstance(result, dict):
            return Answer(text=json.dumps(result), facts=result, failed=None)
        return Answer(text=result, failed=None)

    def formats(self):
        for tool in self.tools.values():
            tool.validate_arguments()
            assert tool.name in tool.to_code_prompt() and tool.name in tool.to_tool_calling_prompt()
        return [Format.openai("OpenAI", map(get_tool_json_schema, self.tools.values()), LOSES)]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = StdioServerParameters(command=target.command[0], args=target.command[1:])
    else:
        server = {"transport": "streamable-http", "url": target.url, "headers": target.headers}
    with MCPClient(server, structured_output=True) as tools:
        yield Connection(tools)
