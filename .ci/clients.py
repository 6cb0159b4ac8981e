#!/usr/bin/env python3
"""Drives the built server with unmodified MCP clients through the whole life of a page and a rule.

Every client library, transport and protocol revision, each on a library file of its own. Needs the PyPI packages `mcp`
2.3.0 and `fastmcp` 4.2.3. Usage: clients.py PROGRAM [-v]
"""

import asyncio
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

import fastmcp
import fastmcp.client.transports
import mcp.client.session
import mcp.client.stdio
import mcp.client.streamable_http
from mcp.shared._httpx_utils import create_mcp_http_client

TOP = pathlib.Path(__file__).resolve().parent.parent
MODERN = "2026-07-28"
LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
TOOLS = {
    "get_block_catalog", "get_library", "list_pages", "get_page", "create_page", "update_page", "delete_page",
    "add_block", "update_block", "remove_block", "list_rules", "get_rule", "create_rule", "update_rule", "delete_rule",
    "list_changes", "undo_change", "rename_app_group", "delete_app_group",
}


class Life:
    """One client's walk through the tools; `call` gives the structured content and whether it is an error."""

    def __init__(self, call):
        self.raw = call

    async def call(self, name, **arguments):
        content, is_error, text = await self.raw(name, arguments)
        assert not is_error, f"{name} {arguments}: {text}"
        assert content is not None, f"{name} has no structured content"
        return content

    async def refuse(self, code, name, **arguments):
        content, is_error, text = await self.raw(name, arguments)
        assert is_error and content is None, f"{name} {arguments} was not refused: {content}"
        assert text.startswith(f"{code}: "), f"{name}: {text!r} does not begin with {code}"
        return text

    async def run(self):
        catalog = await self.call("get_block_catalog")
        assert "checklist" in json.dumps(catalog), "the catalogue has no checklist"
        await self.page()
        await self.rule()
        await self.history()

    async def page(self):
        made = await self.call(
            "create_page", name="Morning", description="Before work",
            blocks=[
                {"kind": "heading", "name": "Start", "settings": {"subtitle": "Slowly"}},
                {"kind": "checklist", "name": "Steps", "settings": {"items": ["Water", "Stretch"]}},
            ])
        page = made["page"]["id"]
        shown = await self.call("get_page", page_id=page)
        text = json.dumps(shown)
        assert "Morning" in text and "Stretch" in text, text
        listed = await self.call("list_pages")
        assert page in json.dumps(listed), "the page is not listed"
        added = await self.call("add_block", page_id=page, kind="counter", name="Glasses", settings={"target": 8})
        revision = added["page"]["revision"]
        block = next(b["id"] for b in await self.blocks(page) if b["kind"] == "counter")
        stale = await self.refuse(
            "STALE_REVISION", "update_block", page_id=page, block_id=block, settings={"target": 9}, expected_revision=1)
        assert str(revision) in stale, f"{stale!r} does not say the current revision {revision}"
        changed = await self.call(
            "update_block", page_id=page, block_id=block, settings={"target": "9"}, expected_revision=revision)
        assert next(b for b in await self.blocks(page) if b["id"] == block)["settings"]["target"] == 9
        removed = await self.call(
            "remove_block", page_id=page, block_id=block, expected_revision=changed["page"]["revision"])
        renamed = await self.call(
            "update_page", page_id=page, name="Early", expected_revision=removed["page"]["revision"])
        dry = await self.call(
            "delete_page", page_id=page, expected_revision=renamed["page"]["revision"], dry_run=True)
        assert "change_id" not in dry, dry
        await self.call("delete_page", page_id=page, expected_revision=renamed["page"]["revision"])
        await self.refuse("NOT_FOUND", "get_page", page_id=page)
        self.deleted = page

    async def blocks(self, page):
        shown = await self.call("get_page", page_id=page)
        shown = shown.get("page", shown)
        return [block for blocks in shown["sections"].values() for block in blocks]

    async def rule(self):
        key = {"idempotency_key": "night-1"}
        night = dict(
            kind="schedule", name="Night", days=["every_day"], windows=[{"start": "22:00", "end": "06:00"}],
            apps={"mode": "block", "groups": ["Video"], "domains": ["example.com"]})
        made = await self.call("create_rule", **night, **key)
        again = await self.call("create_rule", **night, **key)
        assert made["rule"]["id"] == again["rule"]["id"], "the same key made a second rule"
        rule = made["rule"]["id"]
        await self.refuse("IDEMPOTENCY_MISMATCH", "create_rule", **{**night, "name": "Other"}, **key)
        await self.refuse("INVALID_ARGUMENT", "create_rule", kind="schedule", name="x", windoes=[])
        shown = await self.call("get_rule", rule_id=rule)
        assert "22:00" in json.dumps(shown), shown
        changed = await self.call(
            "update_rule", rule_id=rule, enabled=False, expected_revision=made["rule"]["revision"])
        listed = await self.call("list_rules")
        assert rule in json.dumps(listed), "the rule is not listed"
        await self.call("delete_rule", rule_id=rule, expected_revision=changed["rule"]["revision"])
        await self.refuse("NOT_FOUND", "get_rule", rule_id=rule)
        limit = await self.call(
            "create_rule", kind="time_limit", name="Less video", daily_limit_minutes=45,
            apps={"mode": "block", "groups": ["Video"]})
        assert limit["rule"]["id"] != rule

    async def history(self):
        changes = (await self.call("list_changes"))["changes"]
        deletion = next(c for c in changes if c["tool"] == "delete_page")
        change = deletion.get("change_id", deletion.get("id"))
        await self.call("undo_change", change_id=change)
        assert "Early" in json.dumps(await self.call("get_page", page_id=self.deleted))


def text_of(result):
    return "".join(block.text for block in result.content if block.type == "text")


async def drive_mcp(server, version):
    mcp.client.session.LATEST_HANDSHAKE_VERSION = version if version != MODERN else LEGACY[0]
    async with mcp.Client(server, mode=MODERN if version == MODERN else "legacy", cache=None) as client:
        await check_tools({tool.name for tool in (await client.list_tools()).tools})

        async def call(name, arguments):
            result = await client.call_tool(name, arguments)
            return result.structured_content, result.is_error, text_of(result)

        await Life(call).run()


async def drive_fastmcp(server, version):
    mcp.client.session.LATEST_HANDSHAKE_VERSION = version if version != MODERN else LEGACY[0]
    async with fastmcp.Client(server, mode=MODERN if version == MODERN else "legacy", cache=False) as client:
        await check_tools({tool.name for tool in await client.list_tools()})

        async def call(name, arguments):
            result = await client.call_tool(name, arguments, raise_on_error=False)
            return result.structured_content, result.is_error, text_of(result)

        await Life(call).run()


async def check_tools(names):
    assert TOOLS <= names, f"not listed: {sorted(TOOLS - names)}"


async def over_stdio(program, library, version, drive):
    arguments = ["stdio", "--library", library]
    if drive is drive_mcp:
        await drive(mcp.client.stdio.StdioServerParameters(command=program, args=arguments), version)
    else:
        transport = fastmcp.client.transports.StdioTransport(program, arguments, keep_alive=False)
        await drive(transport, version)


async def over_http(program, library, version, drive):
    token = json.loads(subprocess.check_output(
        [program, "token", "create", "--name", "clients", "--library", library, "--json"]))["token"]
    server = subprocess.Popen(
        [program, "serve", "--port", "0", "--library", library, "--json"], stdout=subprocess.PIPE, text=True)
    try:
        url = json.loads(server.stdout.readline())["url"]
        if drive is drive_mcp:
            async with create_mcp_http_client(headers={"Authorization": f"Bearer {token}"}) as http:
                await drive(mcp.client.streamable_http.streamable_http_client(url, http_client=http), version)
        else:
            await drive(fastmcp.client.transports.StreamableHttpTransport(url, auth=token), version)
    finally:
        server.terminate()
        assert server.wait(10) == 0, "the server did not end cleanly"


async def from_configuration(version):
    """`mcp.json` as it stands, from the top of the checkout."""
    entry = json.loads((TOP / "mcp.json").read_text())["mcpServers"]["pocketwork"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {"POCKETWORK_LIBRARY": os.path.join(folder, "library.sqlite")}
        server = mcp.client.stdio.StdioServerParameters(**entry, env=environment, cwd=TOP)
        async with mcp.Client(server, mode=version) as client:
            await check_tools({tool.name for tool in (await client.list_tools()).tools})
            assert not (await client.call_tool("get_library", {})).is_error


def main():
    program = os.path.abspath(sys.argv[1])
    passed = failed = 0
    runs = [("mcp.json", "auto", from_configuration("auto"))]
    with tempfile.TemporaryDirectory() as folder:
        for drive in (drive_mcp, drive_fastmcp):
            for transport in (over_stdio, over_http):
                for version in [MODERN, *LEGACY]:
                    name = f"{drive.__name__[6:]} {transport.__name__[5:]}"
                    library = os.path.join(folder, f"{name} {version}.sqlite")
                    runs.append((name, version, transport(program, library, version, drive)))
        for name, version, run in runs:
            try:
                asyncio.run(asyncio.wait_for(run, 120))
                passed += 1
                print(f"ok      {name} {version}")
            except BaseException as error:
                failed += 1
                while isinstance(error, BaseExceptionGroup):
                    error = error.exceptions[0]
                print(f"FAILED  {name} {version}: {error}")
                if "-v" in sys.argv:
                    traceback.print_exception(error)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
