"""Exits with 0 where a server answers its health check on the port given."""

import sys
import urllib.error
import urllib.request

try:
    urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/healthz", timeout=1)
except (urllib.error.URLError, OSError):
    sys.exit(1)
