"""re._constants: the names of the parts of patterns, as re._parser tells them."""

from re import error  # noqa: F401

MAGIC, MAXREPEAT, MAXGROUPS = 20220615, 4294967295, 1073741823


class _NamedIntConstant(int):
    def __new__(cls, value, name):
        made = super().__new__(cls, value)
        made.name = name
        return made

    def __repr__(self):
        return self.name

    __reduce__ = None


MAXREPEAT = _NamedIntConstant(MAXREPEAT, "MAXREPEAT")


def _named(text, prefix=""):
    made = [_NamedIntConstant(i, prefix + name) for i, name in enumerate(text.split())]
    globals().update({each.name: each for each in made})
    return made


OPCODES = _named(
    "FAILURE SUCCESS ANY ANY_ALL ASSERT ASSERT_NOT AT BRANCH CATEGORY CHARSET BIGCHARSET GROUPREF GROUPREF_EXISTS IN INFO JUMP "
    "LITERAL MARK MAX_UNTIL MIN_UNTIL NOT_LITERAL NEGATE RANGE REPEAT REPEAT_ONE SUBPATTERN MIN_REPEAT_ONE ATOMIC_GROUP "
    "POSSESSIVE_REPEAT POSSESSIVE_REPEAT_ONE GROUPREF_IGNORE IN_IGNORE LITERAL_IGNORE NOT_LITERAL_IGNORE GROUPREF_LOC_IGNORE "
    "IN_LOC_IGNORE LITERAL_LOC_IGNORE NOT_LITERAL_LOC_IGNORE GROUPREF_UNI_IGNORE IN_UNI_IGNORE LITERAL_UNI_IGNORE "
    "NOT_LITERAL_UNI_IGNORE RANGE_UNI_IGNORE MIN_REPEAT MAX_REPEAT")
del OPCODES[-2:]  # those two are of trees only
ATCODES = _named("BEGINNING BEGINNING_LINE BEGINNING_STRING BOUNDARY NON_BOUNDARY END END_LINE END_STRING LOC_BOUNDARY "
                 "LOC_NON_BOUNDARY UNI_BOUNDARY UNI_NON_BOUNDARY", "AT_")
_kinds = "DIGIT NOT_DIGIT SPACE NOT_SPACE WORD NOT_WORD LINEBREAK NOT_LINEBREAK"
CHCODES = _named(_kinds + " LOC_WORD LOC_NOT_WORD " + " ".join("UNI_" + kind for kind in _kinds.split()), "CATEGORY_")
SRE_FLAG_TEMPLATE, SRE_FLAG_IGNORECASE, SRE_FLAG_LOCALE, SRE_FLAG_MULTILINE, SRE_FLAG_DOTALL = 1, 2, 4, 8, 16
SRE_FLAG_UNICODE, SRE_FLAG_VERBOSE, SRE_FLAG_DEBUG, SRE_FLAG_ASCII = 32, 64, 128, 256
SRE_INFO_PREFIX, SRE_INFO_LITERAL, SRE_INFO_CHARSET = 1, 2, 4
