"""Strands Agents' client, and its tools as they go to Amazon Bedrock."""

import contextlib
import os

from harness.target import Answer, Format
from mcp import StdioServerParameters
from mcp.client.stdio import stdio_client
from strands.models import BedrockModel
from strands.tools.mcp import MCPClient

# Amazon's library looks for credentials on a network of Amazon's.
os.environ["AWS_EC2_METADATA_DISABLED"] = "true"

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["strands-agents", "boto3", "mcp"]


class Connection:
    def __init__(self, client):
        self.client = client
        self.tools = client.list_tools_sync()
        self.names = [tool.tool_name for tool in self.tools]

    async def call(self, name, arguments):
        result = await self.client.call_tool_async("1", name, arguments)
        parts = result["content"]
        return Answer(
            text="\n".join(part["text"] for part in parts if "text" in part),
            facts=result.get("structuredContent"),
            pictures=tuple(part["image"]["source"]["bytes"] for part in parts if "image" in part),
            failed=result["status"] == "error")

    def formats(self):
        model = BedrockModel(model_id="us.anthropic.claude-sonnet-4-5", region_name="us-east-1")
        request = model.format_request([], [tool.tool_spec for tool in self.tools])
        parts = [tool["toolSpec"] for tool in request["toolConfig"]["tools"]]
        return [Format("Bedrock", {part["name"]: (part["description"], part["inputSchema"]["json"]) for part in parts})]


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        server = StdioServerParameters(command=target.command[0], args=target.command[1:])
        client = MCPClient(lambda: stdio_client(server))
    else:
        client = MCPClient(url=target.url, headers=target.headers)
    with client:
        yield Connection(client)
