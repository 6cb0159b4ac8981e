"""Google's Agent Development Kit: its toolset, and both kinds of function declaration for Gemini."""

import base64
import contextlib
import os

# The newest revision is behind a switch in this release, and over HTTP it looks for Google's credentials first.
os.environ["ADK_ENABLE_MCP_MODERN_PROTOCOL"] = "1"
os.environ["GOOGLE_API_USE_CLIENT_CERTIFICATE"] = "false"

from google.adk.agents import LlmAgent
from google.adk.agents.invocation_context import InvocationContext
from google.adk.features import FeatureName, override_feature_enabled
from google.adk.sessions import InMemorySessionService
from google.adk.tools.mcp_tool import McpToolset, StdioConnectionParams, StreamableHTTPConnectionParams
from google.adk.tools.tool_context import ToolContext
from harness.target import Answer, Format
from mcp import StdioServerParameters

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["google-adk", "google-genai", "mcp"]
#: About that switch, once.
IGNORED = [r"^UserWarning: \[EXPERIMENTAL\] feature MCP_MODERN_PROTOCOL is enabled\. "]
#: Gemini's own Schema has no such member, and google-genai's JSONSchema does not read it.
SCHEMA_LOSES = frozenset(["additionalProperties"])


class Connection:
    def __init__(self, tools, context):
        self.tools = {tool.name: tool for tool in tools}
        self.names = [tool.name for tool in tools]
        self.context = context

    async def call(self, name, arguments):
        result = await self.tools[name].run_async(args=arguments, tool_context=self.context)
        parts = result["content"]
        return Answer(
            text="\n".join(part["text"] for part in parts if part["type"] == "text"),
            facts=result.get("structuredContent"),
            pictures=tuple(base64.b64decode(part["data"]) for part in parts if part["type"] == "image"),
            failed=result["isError"])

    def formats(self):
        tools = list(self.tools.values())
        formats = []
        for with_json_schema in (True, False):
            override_feature_enabled(FeatureName.JSON_SCHEMA_FOR_FUNC_DECL, with_json_schema)
            kind, loses = ("JSON schema", frozenset()) if with_json_schema else ("Gemini schema", SCHEMA_LOSES)
            formats.append(Format.gemini(kind, [tool._get_declaration() for tool in tools], loses))
            formats.append(Format.gemini(f"fenced {kind}", [tool._build_fenced_declaration() for tool in tools], loses))
        return formats


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = StdioServerParameters(command=target.command[0], args=target.command[1:])
        parameters = StdioConnectionParams(server_params=server)
    else:
        parameters = StreamableHTTPConnectionParams(url=target.url, headers=target.headers)
    toolset = McpToolset(connection_params=parameters)
    sessions = InMemorySessionService()
    session = await sessions.create_session(app_name="checks", user_id="person")
    context = InvocationContext(
        invocation_id="1", agent=LlmAgent(name="checks", model="gemini-2.5-pro", tools=[toolset]), session=session,
        session_service=sessions)
    try:
        yield Connection(await toolset.get_tools(), ToolContext(context))
    finally:
        await toolset.close()
