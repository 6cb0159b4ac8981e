"""Pydantic AI's toolset, and its tool definitions as its models of three vendors put them into a request."""

import contextlib
import json

from fastmcp.client.transports import StdioTransport
from google.genai.types import FunctionDeclaration
from harness.target import Answer, Format
from pydantic_ai import BinaryContent, ModelRetry, RunContext
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.models import ModelRequestParameters
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.models.google import GoogleModel, _function_declaration_from_tool
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.models.test import TestModel
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.providers.google import GoogleProvider
from pydantic_ai.providers.openai import OpenAIProvider
from pydantic_ai.usage import RunUsage

NEWEST = "2026-07-28"
DISTRIBUTIONS = ["pydantic-ai-slim", "fastmcp-slim", "mcp", "openai", "anthropic", "google-genai"]

CONTEXT = RunContext(deps=None, model=TestModel(), usage=RunUsage(), max_retries=1)


class Connection:
    def __init__(self, toolset, tools):
        self.toolset, self.tools = toolset, tools
        self.names = list(tools)

    async def call(self, name, arguments):
        try:
            result = await self.toolset.call_tool(name, arguments, CONTEXT, self.tools[name])
        except ModelRetry as retry:
            return Answer(text=retry.message, failed=True)
        if isinstance(result, dict):
            return Answer(text=json.dumps(result), facts=result)
        return Answer(
            text="\n".join(part for part in result if isinstance(part, str)),
            pictures=tuple(part.data for part in result if isinstance(part, BinaryContent)))

    def formats(self):
        openai, anthropic = OpenAIProvider(api_key="none"), AnthropicProvider(api_key="none")
        chat, responses = OpenAIChatModel("gpt-5", provider=openai), OpenAIResponsesModel("gpt-5", provider=openai)
        claude = AnthropicModel("claude-sonnet-4-5", provider=anthropic)
        gemini = GoogleModel("gemini-2.5-pro", provider=GoogleProvider(api_key="none"))
        return [
            Format.openai("Chat Completions", [chat._map_tool_definition(tool, {}) for tool in self.prepared(chat)]),
            Format.openai(
                "Responses",
                [responses._map_tool_definition(tool, visibility="visible") for tool in self.prepared(responses)]),
            Format.anthropic(
                "Anthropic",
                [claude._map_tool_definition(tool, {}, visibility="visible") for tool in self.prepared(claude)]),
            Format.gemini(
                "Gemini",
                [FunctionDeclaration(**_function_declaration_from_tool(tool)) for tool in self.prepared(gemini)]),
        ]

    def prepared(self, model):
        """The definitions after the model's own changes to their schemas."""
        parameters = ModelRequestParameters(function_tools=[tool.tool_def for tool in self.tools.values()])
        return model.prepare_request(None, parameters)[1].function_tools


@contextlib.asynccontextmanager
async def connected(target):
    if target.command:
        toolset = MCPToolset(StdioTransport(target.command[0], target.command[1:], keep_alive=False))
    else:
        toolset = MCPToolset(target.url, headers=target.headers)
    async with toolset:
        yield Connection(toolset, await toolset.get_tools(CONTEXT))
