"""The two clients from PyPI behind one small interface: connect, list, call."""

import contextlib
import json
import sys

import mcp
import mcp.client.session
from fastmcp import Client as FastClient
from fastmcp.client.transports import StdioTransport, StreamableHttpTransport
from mcp import Client as OfficialClient
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

MODERN = "2026-07-28"
LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
CLIENTS = ["mcp", "fastmcp"]


class Target:
    """A server to start over stdio, or one that listens: a command, or a URL with its token."""

    def __init__(self, command=None, url=None, token=None, environment=None):
        self.command, self.url, self.token, self.environment = command, url, token, environment

    @property
    def headers(self):
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    @property
    def transport(self):
        return "stdio" if self.command else "http"


class Failure(Exception):
    """A tool's failure, as its text says it: `CODE: sentence`."""


class Connection:
    def __init__(self, client, era):
        self.client, self.era = client, era

    async def tools(self):
        listed = await self.client.list_tools()
        return getattr(listed, "tools", listed)

    async def call(self, name, /, **arguments):
        """The answer's facts, taken from the text, which every revision has; structured content must say the same."""
        call = getattr(self.client, "call_tool_mcp", None) or self.client.call_tool
        result = await call(name, arguments)
        text = result.content[0].text
        if result.is_error:
            assert result.structured_content is None, f"{name}: a failure with structured content"
            raise Failure(text)
        facts = json.loads(text)
        if self.era >= "2025-06-18":
            assert result.structured_content == facts, f"{name}: text and structured content differ"
        return facts


@contextlib.asynccontextmanager
async def connect(client, era, target):
    """Opens a connection in one era. Both clients ask for their newest legacy revision; an older one is put there."""
    mcp.client.session.LATEST_HANDSHAKE_VERSION = LEGACY[0] if era in ("auto", MODERN) else era
    mode = era if era in ("auto", MODERN) else "legacy"
    async with contextlib.AsyncExitStack() as stack:
        if client == "mcp":
            opened = OfficialClient(await official_server(target, stack), mode=mode)
        else:
            opened = FastClient(fast_transport(target), mode=mode)
        entered = await stack.enter_async_context(opened)
        version = entered.protocol_version
        expected = MODERN if era == "auto" else era
        assert version == expected, f"negotiated {version} instead of {expected}"
        yield Connection(entered, expected)


async def official_server(target, stack):
    if target.command:
        return StdioServerParameters(
            command=target.command[0], args=target.command[1:], env=target.environment)
    if not target.token:
        return target.url
    http = await stack.enter_async_context(create_mcp_http_client(headers=target.headers))
    return streamable_http_client(target.url, http_client=http)


def fast_transport(target):
    if target.command:
        return StdioTransport(
            target.command[0], target.command[1:], env=target.environment, keep_alive=False, log_file=sys.stderr)
    return StreamableHttpTransport(target.url, headers=target.headers)
