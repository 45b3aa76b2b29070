"""posix: what os takes from the system."""
import os as _os
from os import *  # noqa: F403
from os import _exit  # noqa: F401

globals().update({name: getattr(_os, name) for name in dir(_os) if name[0].islower() and name not in ("path", "sys", "abc")})
