"""Drives a server with both clients in every era that they speak, one connection each.

    main.py --stdio COMMAND ARGUMENT...        starts the server for each connection
    main.py --http URL [TOKEN]                 uses one that listens
    main.py --configuration FILE LIBRARY       starts what a client's configuration names, from the file's folder

Prints a line a connection, and exits with 1 if any of them failed.
"""

import asyncio
import json
import logging
import os
import pathlib
import sys
import traceback

from adapters import CLIENTS, LEGACY, MODERN, Target, connect
from life import live


async def drive(client, era, target):
    async with connect(client, era, target) as connection:
        await live(connection)


def target(words):
    match words:
        case ["--stdio", command, *arguments]:
            return Target(command=[command, *arguments])
        case ["--configuration", file, library]:
            path = pathlib.Path(file).resolve()
            entry = json.loads(path.read_text())["mcpServers"]["pocketwork"]
            os.chdir(path.parent)
            return Target(command=[entry["command"], *entry["args"]], environment={"POCKETWORK_LIBRARY": library})
        case ["--http", url, *token]:
            return Target(url=url, token=token[0] if token else None)
        case _:
            sys.exit(__doc__)


def main():
    logging.disable(logging.WARNING)
    server, failures = target(sys.argv[1:]), 0
    for client in CLIENTS:
        for era in ["auto", MODERN, *LEGACY]:
            name = f"{client:8} {era:10} {server.transport}"
            try:
                asyncio.run(asyncio.wait_for(drive(client, era, server), 60))
                print(f"ok     {name}")
            except BaseException as error:
                failures += 1
                print(f"FAILED {name}")
                traceback.print_exception(error, limit=-3, file=sys.stdout)
    sys.exit(1 if failures else 0)


main()
