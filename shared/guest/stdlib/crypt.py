"""crypt: digests of passwords, by the machine's library."""

import warnings

import _system

warnings._deprecated(__name__, remove=(3, 13))
if not hasattr(_system, "crypt"):
    raise ImportError("The required _crypt module was not built as part of CPython")

import errno  # noqa: E402
import secrets  # noqa: E402
import string  # noqa: E402
from collections import namedtuple  # noqa: E402

_CHARACTERS = string.ascii_letters + string.digits + "./"


class _Method(namedtuple("_Method", "name ident salt_chars total_size")):
    """A kind of digest: what its salts begin with, and how long they are."""

    def __repr__(self):
        return f"<crypt.METHOD_{self.name}>"


def mksalt(method=None, *, rounds=None):
    """A random salt; `rounds` says how much work the digest is."""
    method = methods[0] if method is None else method
    if rounds is not None and not isinstance(rounds, int):
        raise TypeError(f"{rounds.__class__.__name__} object cannot be interpreted as an integer")
    start = f"${method.ident}$" if method.ident else ""
    if method.ident and method.ident[0] == "2":  # Blowfish: the logarithm of the rounds
        power = 12 if rounds is None else rounds.bit_length() - 1
        if rounds is not None and rounds != 1 << power:
            raise ValueError("rounds must be a power of 2")
        if rounds is not None and not 4 <= power <= 31:
            raise ValueError("rounds out of the range 2**4 to 2**31")
        start += f"{power:02d}$"
    elif method.ident in ("5", "6"):
        if rounds is not None:
            if not 1000 <= rounds <= 999_999_999:
                raise ValueError("rounds out of the range 1000 to 999_999_999")
            start += f"rounds={rounds}$"
    elif rounds is not None:
        raise ValueError(f"{method} doesn't support the rounds argument")
    return start + "".join(secrets.choice(_CHARACTERS) for _ in range(method.salt_chars))


def crypt(word, salt=None):
    """The digest of a word under a salt, or under a new one of a method."""
    if salt is None or isinstance(salt, _Method):
        salt = mksalt(salt)
    for place, text in enumerate((word, salt), 1):
        if not isinstance(text, str):
            raise TypeError(f"crypt() argument {place} must be str, not {type(text).__name__}")
    return _system.crypt(word, salt)


methods = []


def _add(name, *facts):
    method = _Method(name, *facts)
    globals()["METHOD_" + name] = method
    try:
        digest = crypt("", mksalt(method))
    except OSError as error:
        if error.errno in (errno.EINVAL, errno.EPERM, errno.ENOSYS):
            return
        raise
    if digest and len(digest) == method.total_size:
        methods.append(method)


for _facts in (("SHA512", "6", 16, 106), ("SHA256", "5", 16, 63)):
    _add(*_facts)
for _ident in ("2b", "2a", "2y", "2"):
    _add("BLOWFISH", _ident, 22, 59 + len(_ident) - 1)
    if methods and methods[-1].name == "BLOWFISH":
        break
for _facts in (("MD5", "1", 8, 34), ("CRYPT", None, 2, 13)):
    _add(*_facts)
