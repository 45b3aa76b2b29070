"""re._compiler: compile() of a pattern, or of its text where a tree of re._parser is given."""

import re
from re._constants import *  # noqa: F401, F403
from re._parser import SubPattern


def isstring(obj):
    return isinstance(obj, (str, bytes))


def compile(p, flags=0):
    return re.compile(p.state.str, p.state.flags) if isinstance(p, SubPattern) else re.compile(p, flags)
