"""_symtable: the numbers of symtable under the name of CPython's own module."""

from symtable import CELL, DEF_ANNOT, DEF_BOUND, DEF_GLOBAL, DEF_IMPORT, DEF_LOCAL, DEF_NONLOCAL, DEF_PARAM, FREE  # noqa: F401
from symtable import GLOBAL_EXPLICIT, GLOBAL_IMPLICIT, LOCAL, SCOPE_MASK, SCOPE_OFF, USE  # noqa: F401

DEF_FREE, DEF_FREE_CLASS = 32, 64
TYPE_FUNCTION, TYPE_CLASS, TYPE_MODULE = 0, 1, 2
