"""`-m unittest`: tests by name, or those found below the folder."""

import sys

if sys.argv[0].endswith("__main__.py"):
    sys.argv[0] = "python -m unittest"
__unittest = True
from unittest.main import main  # noqa: E402

main(module=None)
