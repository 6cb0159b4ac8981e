"""What must not happen while a framework is at work: a Python warning, a logged one, a connection to elsewhere."""

import contextlib
import ipaddress
import logging
import re
import sys
import warnings


class Remark(Exception):
    """A warning of Python's or of a logger's, or an attempt to leave the machine."""


@contextlib.contextmanager
def watching(ignored):
    """Yields two lists that fill up to the end of the block: what was remarked on, and what of that is known.

    `ignored` holds patterns for `Category: message` or `logger: message`; a client says beside each why it is no
    remark on this server. A logger's warning counts wherever its handlers lead.
    """
    remarks, known = [], []

    def note(text):
        (known if any(re.search(pattern, text) for pattern in ignored) else remarks).append(text)

    def handle(logger, record):
        if record.levelno >= logging.WARNING:
            cause = record.exc_info and record.exc_info[1]
            note(f"{record.name}: {record.getMessage()}" + (f" ({cause!r})" if cause else ""))

    def show(message, category, filename, line, file=None, text=None):
        note(f"{category.__name__}: {message} ({filename}:{line})")

    call_handlers = logging.Logger.callHandlers
    logging.Logger.callHandlers = handle
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            # What a client leaves open is told whenever its memory is swept, in this block or the next.
            warnings.simplefilter("ignore", ResourceWarning)
            warnings.showwarning = show
            refusals.append(note)
            yield remarks, known
    finally:
        refusals.pop()
        logging.Logger.callHandlers = call_handlers


refusals = []


def refuse_elsewhere(event, arguments):
    """An audit hook: names and addresses beyond this machine are refused, as no check needs one."""
    if event == "socket.connect" and isinstance(arguments[1], tuple):
        host = arguments[1][0]
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    if not is_here(host):
        for note in refusals:
            note(f"connection: {host}")
        raise PermissionError(f"a check may not reach {host}")


def is_here(host):
    if host in (None, "", b"", "localhost", b"localhost"):
        return True
    try:
        return ipaddress.ip_address(host.decode() if isinstance(host, bytes) else host).is_loopback
    except ValueError:
        return False


sys.addaudithook(refuse_elsewhere)
