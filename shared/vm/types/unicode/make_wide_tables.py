"""Writes shared/guest/stdlib/_codec_wide.py from the codecs of the CPython 3.11 that runs this: the characters of two bytes.

  build/oracle/bin/python shared/vm/types/unicode/make_wide_tables.py
"""
import pathlib

OUT = pathlib.Path(__file__).resolve().parents[3] / "guest" / "stdlib" / "_codec_wide.py"
NONE = "\ufffe"


def rows(encoding, leads, trails):
    for lead in leads:
        cells = [bytes([lead, trail]).decode(encoding, "replace") for trail in trails]
        yield "".join(NONE if len(cell) > 1 or cell == "\ufffd" else cell for cell in cells)


def main():
    lines = ['"""Characters of two bytes, a line for each first byte. Written by shared/vm/types/unicode/make_wide_tables.py."""', "", "# fmt: off"]
    for name, leads, trails in (
        ("GB18030", range(0x81, 0xFF), [*range(0x40, 0x7F), *range(0x80, 0xFF)]),
        ("BIG5", range(0xA1, 0xFA), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]),
    ):
        lines.append(f'{name} = """\\')
        for row in rows(name.lower(), leads, trails):
            lines.append(row.translate({code: f"\\u{code:04x}" for code in (0xFFFE, *range(0xE000, 0xF900), 0x3000, 0xAD, 0xA0)}))
        lines.append('"""')
    OUT.write_text("\n".join(lines) + "\n")


main()
