"""_sre: numbers and cases of characters as CPython's engine of regular expressions has them. Its compile() takes code of that engine,
which the one here does not run."""

from re._constants import MAGIC, MAXGROUPS, MAXREPEAT  # noqa: F401

CODESIZE = 4


def getcodesize():
    return CODESIZE


def ascii_iscased(character, /):
    return character < 128 and chr(character).isalpha()


def unicode_iscased(character, /):
    text = chr(character)
    return text.lower() != text or text.upper() != text


def ascii_tolower(character, /):
    return character + 32 if 65 <= character <= 90 else character


def unicode_tolower(character, /):
    lowered = chr(character).lower()
    return ord(lowered) if len(lowered) == 1 else ord(lowered[0])
