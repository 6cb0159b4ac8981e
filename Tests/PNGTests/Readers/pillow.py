"""Reads PNG files with Pillow and compares them with the plain pixels beside them."""
import struct
import sys

import PIL
from PIL import Image

for path in sys.argv[1:]:
    with open(path[:-4] + ".plain", "rb") as file:
        plain = file.read()
    with Image.open(path) as image:
        image.verify()
    with Image.open(path) as image:
        image.load()
        if image.size != struct.unpack(">II", plain[:8]):
            sys.exit(f"pillow: {path}: has another size")
        if image.convert("RGBA").tobytes() != plain[8:]:
            sys.exit(f"pillow: {path}: has other pixels")
print(f"Pillow {PIL.__version__}: {len(sys.argv) - 1} pictures read as they were")
