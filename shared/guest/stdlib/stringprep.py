"""stringprep: the tables of RFC 3454 over Unicode 3.2."""

from unicodedata import ucd_3_2_0 as unicodedata

assert unicodedata.unidata_version == "3.2.0"


def _is_noncharacter(c):
    return 0xFDD0 <= c <= 0xFDEF or c & 0xFFFE == 0xFFFE


def in_table_a1(code):
    return unicodedata.category(code) == "Cn" and not _is_noncharacter(ord(code))


_B1 = {0xAD, 0x34F, *range(0x1806, 0x1807), *range(0x180B, 0x180E), *range(0x200B, 0x200E), 0x2060, *range(0xFE00, 0xFE10), 0xFEFF}


def in_table_b1(code):
    return ord(code) in _B1


def _folded(c):
    """Case folding of 3.2, which knows no small letters of Cherokee."""
    return c.lower() if unicodedata.category(c) == "Cn" or 0x13A0 <= ord(c) < 0x13F6 else c.casefold()


def map_table_b3(code):
    folded = _folded(code)
    if folded != code or unicodedata.category(code) == "Cn":
        return folded
    plain = unicodedata.normalize("NFKC", code)
    small = "".join([_folded(c) for c in plain])
    return unicodedata.normalize("NFKC", small) if small != plain else code


def map_table_b2(a):
    folded = map_table_b3(a)
    b = unicodedata.normalize("NFKC", folded)
    c = unicodedata.normalize("NFKC", "".join([map_table_b3(ch) for ch in b]))
    return c if b != c else folded


def in_table_c11(code):
    return code == " "


def in_table_c12(code):
    return unicodedata.category(code) == "Zs" and code != " "


def in_table_c11_c12(code):
    return unicodedata.category(code) == "Zs"


def in_table_c21(code):
    return ord(code) < 128 and unicodedata.category(code) == "Cc"


_C22 = {0x6DD, 0x70F, 0x180E, 0x200C, 0x200D, 0x2028, 0x2029, 0xFEFF, *range(0x2060, 0x2064), *range(0x206A, 0x2070), *range(0xFFF9, 0xFFFD),
        *range(0x1D173, 0x1D17B)}  # fmt: skip


def in_table_c22(code):
    return ord(code) in _C22 or ord(code) >= 128 and unicodedata.category(code) == "Cc"


def in_table_c21_c22(code):
    return unicodedata.category(code) == "Cc" or ord(code) in _C22


def in_table_c3(code):
    return unicodedata.category(code) == "Co"


def in_table_c4(code):
    return _is_noncharacter(ord(code))


def in_table_c5(code):
    return unicodedata.category(code) == "Cs"


def in_table_c6(code):
    return 0xFFF9 <= ord(code) <= 0xFFFD


def in_table_c7(code):
    return 0x2FF0 <= ord(code) <= 0x2FFB


_C8 = {0x340, 0x341, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x206A, 0x2070)}


def in_table_c8(code):
    return ord(code) in _C8


def in_table_c9(code):
    return ord(code) == 0xE0001 or 0xE0020 <= ord(code) <= 0xE007F


def in_table_d1(code):
    return unicodedata.bidirectional(code) in ("R", "AL")


def in_table_d2(code):
    return unicodedata.bidirectional(code) == "L"
