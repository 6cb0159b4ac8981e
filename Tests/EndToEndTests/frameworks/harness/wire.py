"""The tools as the server lists them, asked for without any library."""

import json
import subprocess


def listed_tools(command):
    """Starts the server over stdio, and maps each listed tool's name to the tool."""
    messages = [
        {"id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "wire", "version": "1"}}},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
    ]
    lines = "".join(json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in messages)
    ended = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, timeout=30, check=True)
    answers = {answer.get("id"): answer for answer in map(json.loads, ended.stdout.splitlines())}
    result = answers[2]["result"]
    assert "nextCursor" not in result, "the tools come in pages"
    return {tool["name"]: tool for tool in result["tools"]}
