"""_py_abc: the abstract classes of abc under the name of CPython's own Python version."""

from abc import ABCMeta, get_cache_token  # noqa: F401
