"""The whole life of a page and of a rule, as an agent lives it: made, read, changed, refused, deleted, undone."""

from adapters import Failure

TOOLS = {
    "get_block_catalog", "get_library", "list_pages", "get_page", "create_page", "update_page", "delete_page",
    "add_block", "update_block", "remove_block", "list_rules", "get_rule", "create_rule", "update_rule", "delete_rule",
    "list_changes", "undo_change", "rename_app_group", "delete_app_group",
}


async def refused(code, call):
    """The call must fail with this code, in a text that a model can act on."""
    try:
        answer = await call
    except Failure as failure:
        assert str(failure).startswith(f"{code}: "), f"expected {code}, got {failure}"
        assert len(str(failure)) < 2_000
        return str(failure)
    raise AssertionError(f"expected {code}, got {answer}")


async def live(connection):
    tools = await connection.tools()
    assert TOOLS <= {tool.name for tool in tools}, "tools are missing"
    for tool in tools:
        assert tool.description and tool.input_schema["type"] == "object"
    assert (await connection.call("get_library"))["time_zone"]
    assert (await connection.call("get_block_catalog"))["summary"]
    await live_page(connection)
    await live_rule(connection)


async def live_page(connection):
    call = connection.call
    made = await call(
        "create_page", name="Evening", description="Ends the day.",
        blocks=[
            {"kind": "heading", "name": "Wind down", "settings": {"subtitle": "Slowly"}},
            {"kind": "checklist", "name": "Before bed", "settings": {"items": ["Tea", "Book"]}},
            {"kind": "timer", "name": "Read", "settings": '{"minutes": "30"}'},
        ])
    page_id, revision = made["page"]["id"], made["page"]["revision"]
    assert revision == 1 and made["change_id"] and made["library_revision"] > 0

    page = await call("get_page", page_id=page_id)
    assert page["name"] == "Evening" and page["revision"] == 1
    blocks = page["sections"]["page"]
    assert [block["kind"] for block in blocks] == ["heading", "checklist", "timer"]
    assert blocks[2]["settings"]["minutes"] == 30
    assert page_id in [page["id"] for page in (await call("list_pages"))["pages"]]

    changed = await call("update_page", page_id=page_id, expected_revision=revision, name="Night", description=None)
    assert changed["page"]["revision"] == 2 and changed["changed"]
    stale = await refused("STALE_REVISION", call("update_page", page_id=page_id, expected_revision=1, name="Day"))
    assert "2" in stale
    preview = await call("update_page", page_id=page_id, expected_revision="2", name="Day", dry_run=True)
    assert "change_id" not in preview

    added = await call(
        "add_block", page_id=page_id, kind="note", name="Why", settings={"text": "Sleep."},
        before_block_id=blocks[0]["id"])
    revision = added["page"]["revision"]
    page = await call("get_page", page_id=page_id)
    note = page["sections"]["page"][0]
    assert note["kind"] == "note" and note["settings"]["text"] == "Sleep." and page["name"] == "Night"
    moved = await call(
        "update_block", page_id=page_id, block_id=note["id"], expected_revision=revision, settings={"text": "Rest."})
    removed = await call(
        "remove_block", page_id=page_id, block_id=note["id"], expected_revision=moved["page"]["revision"])
    page = await call("get_page", page_id=page_id)
    assert note["id"] not in [block["id"] for block in page["sections"]["page"]]

    wrong = await refused("INVALID_ARGUMENT", call("get_page", pageid=page_id))
    assert 'did you mean "page_id"?' in wrong
    deleted = await call("delete_page", page_id=page_id, expected_revision=removed["page"]["revision"])
    await refused("NOT_FOUND", call("get_page", page_id=page_id))
    assert deleted["change_id"] in [change["change_id"] for change in (await call("list_changes"))["changes"]]


async def live_rule(connection):
    call = connection.call
    wanted = {
        "name": "Deep work", "kind": "schedule", "days": ["weekdays"], "windows": [{"start": "09:00", "end": "12:30"}],
        "apps": {"mode": "block", "groups": ["Chat"]}, "idempotency_key": f"life-{connection.era}-{id(connection)}",
    }
    made = await call("create_rule", **wanted)
    rule_id, revision = made["rule"]["id"], made["rule"]["revision"]
    again = await call("create_rule", **wanted)
    assert again["rule"]["id"] == rule_id, "the same key made a second rule"
    await refused("IDEMPOTENCY_MISMATCH", call("create_rule", **{**wanted, "name": "Other"}))

    rule = await call("get_rule", rule_id=rule_id)
    assert rule["days"] == ["monday", "tuesday", "wednesday", "thursday", "friday"] and rule["apps"]["groups"] == ["Chat"]
    assert rule["summary"].startswith("Schedule")
    assert rule_id in [rule["id"] for rule in (await call("list_rules"))["rules"]]

    changed = await call(
        "update_rule", rule_id=rule_id, expected_revision=revision, windows=[{"start": "22:00", "end": "06:30"}])
    revision = changed["rule"]["revision"]
    disabled = await call("update_rule", rule_id=rule_id, expected_revision=revision, enabled=False)
    revision = disabled["rule"]["revision"]
    rule = await call("get_rule", rule_id=rule_id)
    assert rule["enabled"] is False and rule["windows"] == [{"start": "22:00", "end": "06:30"}]
    assert rule["name"] == "Deep work", "an update touched what it did not name"

    wrong = await refused("INVALID_ARGUMENT", call("create_rule", **{**wanted, "kind": "scedule", "idempotency_key": "x"}))
    assert "time_limit" in wrong and 'did you mean "schedule"?' in wrong
    deleted = await call("delete_rule", rule_id=rule_id, expected_revision=revision)
    await refused("NOT_FOUND", call("get_rule", rule_id=rule_id))
    await call("undo_change", change_id=deleted["change_id"])
    rule = await call("get_rule", rule_id=rule_id)
    await call("delete_rule", rule_id=rule_id, expected_revision=rule["revision"])
