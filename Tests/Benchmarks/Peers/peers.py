"""Servers of the frameworks beside which ours is measured: one tool that answers with a page from a file.

peers.py sdk|fastmcp stdio|http FILE
"""

import json
import logging
import socket
import sys
from typing import Any

framework, transport, file = sys.argv[1:]
logging.disable(logging.CRITICAL)
PAGE = json.load(open(file))

if framework == "sdk":
    from mcp.server import MCPServer

    server = MCPServer("peer")
else:
    from fastmcp import FastMCP

    server = FastMCP("peer")


@server.tool()
def get_page(page_id: str) -> dict[str, Any]:
    return PAGE


if transport == "stdio":
    if framework == "sdk":
        server.run("stdio")
    else:
        server.run("stdio", show_banner=False)
else:
    import uvicorn

    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    print(json.dumps({"url": f"http://127.0.0.1:{listener.getsockname()[1]}/mcp"}), flush=True)
    if framework == "sdk":
        app = server.streamable_http_app(json_response=True, stateless_http=True)
    else:
        app = server.http_app(json_response=True, stateless_http=True)
    configuration = uvicorn.Config(app, log_level="critical", access_log=False)
    uvicorn.Server(configuration).run(sockets=[listener])
