"""The official SDK, on which all these frameworks build: which revision it asks for, and which it gets.

No framework lets its caller choose among all revisions, so the choice is put into the SDK, in its 1.x and 2.x.
"""

import contextlib

import mcp
import mcp.client.session
from mcp import ClientSession

MODERN = "2026-07-28"
LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

#: A notification that comes while a caller is closing finds its reader gone, and is logged as if it could not be read;
#: the SDK says so itself (mcp 2.3.0, client/streamable_http.py, line 208).
IGNORED = [r"^mcp\.client\.streamable_http: Error parsing SSE message \((Broken|Closed)ResourceError\(\)\)$"]

#: SDK 2.x has the probe `server/discover` of the newest revision; 1.x does not.
IS_MODERN = hasattr(ClientSession, "send_discover")


@contextlib.contextmanager
def speaking(revision):
    """Lets every session ask for one revision; yields the list of those that were agreed on."""
    agreed = []
    with contextlib.ExitStack() as stack:
        if IS_MODERN:
            adopt = ClientSession.adopt

            def adopt_and_note(session, result):
                adopt(session, result)
                agreed.append(session.protocol_version)

            stack.enter_context(put(ClientSession, "adopt", adopt_and_note))
            if revision != MODERN:
                stack.enter_context(put(ClientSession, "send_discover", no_discovery))
                stack.enter_context(put(mcp.client.session, "LATEST_HANDSHAKE_VERSION", revision))
        else:
            initialize = ClientSession.initialize

            async def initialize_and_note(session):
                result = await initialize(session)
                agreed.append(result.protocolVersion)
                return result

            stack.enter_context(put(ClientSession, "initialize", initialize_and_note))
            stack.enter_context(put(mcp.types, "LATEST_PROTOCOL_VERSION", revision))
        yield agreed


async def no_discovery(session, version):
    """Behaves as if the server knew no `server/discover`, upon which a client falls back to the handshake."""
    raise mcp.MCPError(code=-32601, message="Method not found")


@contextlib.contextmanager
def put(owner, name, value):
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)
