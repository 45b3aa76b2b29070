"""_crypt: the digests that the machine keeps of passwords."""

from _system import crypt  # noqa: F401
