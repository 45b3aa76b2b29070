"""_ast: the classes of ast under the name of CPython's own module, and compile()'s flags for trees."""

from ast import *  # noqa: F401, F403
from ast import AST  # noqa: F401

PyCF_ONLY_AST, PyCF_TYPE_COMMENTS, PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x400, 0x1000, 0x2000
