"""The server that a framework connects to, and the answers that come back through the framework."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Target:
    """A server to start over stdio (`command`), or one that listens (`url`, `token`)."""

    command: list[str] | None = None
    url: str | None = None
    token: str | None = None

    @property
    def transport(self):
        return "stdio" if self.command else "HTTP"

    @property
    def headers(self):
        return {"Authorization": f"Bearer {self.token}"}


@dataclasses.dataclass(frozen=True)
class Answer:
    """A tool's answer as the framework hands it to its agent.

    `facts` is the structured content where the framework passes it on, `pictures` holds each picture's bytes, `failed`
    is none where the framework does not tell a refusal from an answer but by its text.
    """

    text: str
    facts: dict | None = None
    pictures: tuple[bytes, ...] = ()
    failed: bool | None = False


@dataclasses.dataclass(frozen=True)
class Format:
    """The tools as a framework declares them to a model.

    `tools` maps a name to its description and schema. `loses` names what this conversion gives up, whoever's server
    it is: keywords of JSON Schema, "members" of nested objects, "root required" and "nested required", the lists of
    required members, and "open objects", which become closed or, without listed members, text.
    """

    name: str
    tools: dict[str, tuple[str, dict]]
    loses: frozenset[str] = frozenset()

    @classmethod
    def openai(cls, name, tools, loses=frozenset()):
        """From tools as OpenAI's chat completions take them, or as its responses do, without the inner `function`."""
        parts = [tool.get("function", tool) for tool in tools]
        return cls(name, {part["name"]: (part["description"], part["parameters"]) for part in parts}, loses)

    @classmethod
    def anthropic(cls, name, tools, loses=frozenset()):
        return cls(name, {tool["name"]: (tool["description"], tool["input_schema"]) for tool in tools}, loses)

    @classmethod
    def gemini(cls, name, declarations, loses=frozenset()):
        """From google-genai's function declarations, which leave out the parameters where there are none."""
        tools = {}
        for declaration in declarations:
            part = declaration.model_dump(mode="json", by_alias=True, exclude_none=True)
            schema = part.get("parameters") or part.get("parametersJsonSchema") or {"type": "object"}
            tools[part["name"]] = (part["description"], schema)
        return cls(name, tools, loses)
