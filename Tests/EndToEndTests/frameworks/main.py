"""Checks one agent framework against the program: main.py FRAMEWORK PROGRAM LIBRARY URL TOKEN

FRAMEWORK names a folder beside this file. Its client.py connects over stdio, to PROGRAM on LIBRARY, and over HTTP, in
every revision of MCP that the framework's SDK speaks. Prints one line, and exits with 1 if anything failed or warned.
"""

import asyncio
import dataclasses
import importlib.metadata
import importlib.util
import itertools
import pathlib
import sys
import time
import traceback

from harness import sdk, watch, wire
from harness.checks import Life, check_format, check_names
from harness.target import Target


def load(framework):
    path = pathlib.Path(__file__).with_name(framework) / "client.py"
    specification = importlib.util.spec_from_file_location("client", path)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@dataclasses.dataclass
class Tally:
    """What all connections came to; `known` counts warnings that the client's own rules name."""

    formats: int = 0
    calls: int = 0
    known: int = 0
    failures: list[str] = dataclasses.field(default_factory=list)

    def fail(self, connection, error):
        causes = "".join("".join(traceback.format_exception(cause, limit=-2)) for cause in leaves(error))
        print(f"FAILED {connection}", "as before" if causes in self.failures else f"\n{causes}")
        self.failures.append(causes)

    def __str__(self):
        warnings = f", {len(self.failures)} connections failed" if self.failures else ", 0 warnings"
        beside = f" beside {self.known} of its own making" if self.known else ""
        return f"{self.formats} model formats, {self.calls} calls{warnings}{beside}"


def leaves(error):
    """What went wrong, out of the groups that task groups wrap it in."""
    return [leaf for part in error.exceptions for leaf in leaves(part)] if hasattr(error, "exceptions") else [error]


async def drive(client, target, revision, listed, tally):
    """Runs all checks over one connection."""
    ignored = sdk.IGNORED + getattr(client, "IGNORED", [])
    with watch.watching(ignored) as (remarks, known), sdk.speaking(revision) as agreed:
        async with client.connected(target) as connection:
            assert agreed and set(agreed) == {revision}, f"agreed on {agreed}"
            check_names(connection.names, listed)
            formats = connection.formats()
            for form in formats:
                check_format(form, listed)
            life = Life(connection, getattr(client, "PASSES_PICTURES", True))
            await life.live()
            assert set(agreed) == {revision}, f"agreed on {agreed}"
    if remarks:
        raise watch.Remark("; ".join(dict.fromkeys(remarks)))
    tally.formats, tally.calls, tally.known = len(formats), tally.calls + life.calls, tally.known + len(known)


def main():
    framework, program, library, url, token = sys.argv[1:]
    started, tally = time.monotonic(), Tally()
    client = load(framework)
    targets = [Target(command=[program, "stdio", "--library", library]), Target(url=url, token=token)]
    listed = wire.listed_tools(targets[0].command)
    revisions = [client.NEWEST, *(revision for revision in sdk.LEGACY if revision < client.NEWEST)]
    for target, revision in itertools.product(targets, revisions):
        try:
            asyncio.run(asyncio.wait_for(drive(client, target, revision, listed, tally), 120))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            tally.fail(f"{framework} over {target.transport} in {revision}", error)
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in client.DISTRIBUTIONS)
    transports = " and ".join(target.transport for target in targets)
    print(
        f"{'FAILED' if tally.failures else 'ok    '} {versions}: {transports} in {', '.join(revisions)}; "
        f"{len(listed)} tools, {tally} ({time.monotonic() - started:.0f} s)")
    sys.exit(1 if tally.failures else 0)


main()
