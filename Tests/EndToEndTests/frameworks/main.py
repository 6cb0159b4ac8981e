"""Checks one agent framework against the program: main.py FRAMEWORK PROGRAM LIBRARY URL TOKEN

FRAMEWORK names a folder beside this file. Its client.py connects over stdio, to PROGRAM on LIBRARY, and over HTTP, in
every revision of MCP that the framework's SDK speaks. Prints one line, and exits with 1 if anything failed or warned.
"""

import asyncio
import importlib.metadata
import importlib.util
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


async def drive(client, target, revision, listed):
    """Runs all checks over one connection; returns the numbers of formats and of calls."""
    with watch.watching(sdk.IGNORED + getattr(client, "IGNORED", [])) as remarks, sdk.speaking(revision) as agreed:
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
    return len(formats), life.calls


def leaves(error):
    """What went wrong, out of the groups that task groups wrap it in."""
    return [leaf for part in error.exceptions for leaf in leaves(part)] if hasattr(error, "exceptions") else [error]


def main():
    framework, program, library, url, token = sys.argv[1:]
    started = time.monotonic()
    client = load(framework)
    targets = [Target(command=[program, "stdio", "--library", library]), Target(url=url, token=token)]
    listed = wire.listed_tools(targets[0].command)
    revisions = [client.NEWEST, *(revision for revision in sdk.LEGACY if revision < client.NEWEST)]
    calls, formats, failures, told = 0, 0, 0, []
    for target in targets:
        for revision in revisions:
            try:
                run = asyncio.wait_for(drive(client, target, revision, listed), 120)
                formats, made = asyncio.run(run)
                calls += made
            except BaseException as error:
                failures += 1
                print(f"FAILED {framework} over {target.transport} in {revision}")
                causes = ["".join(traceback.format_exception(cause, limit=-2)) for cause in leaves(error)]
                print("the same" if causes == told else "".join(causes))
                told = causes
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in client.DISTRIBUTIONS)
    print(
        f"{'FAILED' if failures else 'ok    '} {versions}: {' and '.join(target.transport for target in targets)}"
        f" in {', '.join(revisions)}; {len(listed)} tools, {formats} model formats, {calls} calls"
        + (f", {failures} connections failed" if failures else ", 0 warnings")
        + f" ({time.monotonic() - started:.0f} s)")
    sys.exit(1 if failures else 0)


main()
