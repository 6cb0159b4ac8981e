"""What each framework must manage with this server, over one connection."""

import json

from harness.schema import differences

PAGE = {
    "name": "Evening",
    "blocks": [
        {"kind": "heading", "name": "Wind down", "settings": {"subtitle": "Slowly"}},
        {"kind": "checklist", "name": "Before bed", "settings": {"items": ["Tea", "Book"]}},
        {"kind": "timer", "settings": {"minutes": 30, "notify": False}},
    ],
}


def check_names(names, listed):
    """The framework must have found the server's tools, all of them, each once."""
    assert sorted(names) == sorted(listed), f"found {sorted(names)}"


def check_format(form, listed):
    """A conversion must have kept every tool, with its words and its schema."""
    assert form.tools.keys() == listed.keys(), f"{form.name}: has {sorted(form.tools)}"
    found = []
    for name, (description, schema) in form.tools.items():
        if listed[name]["description"] not in description:
            found.append(f"{name}: the description is {description!r}")
        found += [f"{name}{where}" for where in differences(listed[name]["inputSchema"], schema, form.loses)]
    assert not found, f"{form.name}: " + "; ".join(found[:20])


class Life:
    """A page made, read and deleted again, a refusal and a picture, all through the framework."""

    def __init__(self, connection, passes_pictures):
        self.connection, self.passes_pictures, self.calls = connection, passes_pictures, 0

    async def answer(self, tool, /, **arguments):
        self.calls += 1
        return await self.connection.call(tool, arguments)

    async def facts(self, tool, /, **arguments):
        """The facts of the answer's text; structured content, where the framework passes it on, must be the same."""
        answer = await self.answer(tool, **arguments)
        assert not answer.failed, f"{tool}: {answer.text}"
        facts = json.loads(answer.text)
        assert answer.facts in (None, facts), f"{tool}: text and structured content differ"
        return facts

    async def live(self):
        assert (await self.facts("get_library"))["time_zone"]
        made = await self.facts("create_page", **PAGE)
        page_id, revision = made["page"]["id"], made["page"]["revision"]
        page = await self.facts("get_page", page_id=page_id)
        blocks = page["sections"]["page"]
        assert [block["kind"] for block in blocks] == [block["kind"] for block in PAGE["blocks"]], blocks
        for block, sent in zip(blocks, PAGE["blocks"]):
            assert sent["settings"].items() <= block["settings"].items(), block
        await self.facts("delete_page", page_id=page_id, expected_revision=revision)
        refused = await self.answer("get_page", page_id=page_id)
        assert refused.failed is not False and "NOT_FOUND: " in refused.text, f"a refusal came as {refused}"
        if self.passes_pictures:
            await self.draw()

    async def draw(self):
        chart = await self.answer("render_status_chart", days=7)
        assert not chart.failed and len(chart.text) > 100, chart
        assert [picture[:4] for picture in chart.pictures] == [b"\x89PNG"], "the picture did not come through"
