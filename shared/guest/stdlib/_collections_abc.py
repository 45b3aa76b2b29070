"""_collections_abc: collections.abc under the name of its home in CPython."""

from collections.abc import *  # noqa: F401, F403
