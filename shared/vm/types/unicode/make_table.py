"""Writes table.inc: Unicode properties and case mappings as str's own methods of CPython 3.11 show them.

Run with python3.11 in this folder after a change here; the result is committed. A row of kRanges is
(first code point << 10) | record; a record is flags, decimal value and the distances to lower, upper, title and folded
form; forms of several characters stand in kExpansions under (code point << 2) | kind.
"""
import sys

METHODS = ["isalpha", "isdecimal", "isdigit", "isnumeric", "isspace", "islower", "isupper", "istitle", "isprintable"]


def is_cased(c):
    return c.isupper() or c.islower() or c.istitle()


def ignorable_or_cased(c):
    # Final sigma's rule: a case-ignorable character between a cased one and the sigma is skipped.
    return ("A" + c + "\u03a3").lower().endswith("\u03c2")


def main():
    assert sys.version_info[:2] == (3, 11)
    records, ranges, expansions, last = {}, [], [], None
    for cp in range(0x110000):
        c = chr(cp)
        flags = 0
        for i, name in enumerate(METHODS):
            flags |= getattr(c, name)() << i
        flags |= c.isidentifier() << 9
        flags |= ("a" + c).isidentifier() << 10
        flags |= ignorable_or_cased(c) << 11
        flags |= is_cased(c) << 12
        flags |= (len(("a" + c + "b").splitlines()) == 2) << 13
        decimal = int(c) if c.isdecimal() else -1
        deltas = []
        for kind, name in enumerate(["lower", "upper", "title", "casefold"]):
            form = getattr(c, name)()
            if len(form) == 1:
                deltas.append(ord(form) - cp)
            else:
                deltas.append(0)
                flags |= 1 << 14
                expansions.append(((cp << 2) | kind, form))
        record = (flags, decimal, *deltas)
        number = records.setdefault(record, len(records))
        if number != last:
            ranges.append((cp << 10) | number)
            last = number
    assert len(records) < 1024
    with open("table.inc", "w") as out:
        out.write("// Written by make_table.py. Do not edit.\n// clang-format off\n")
        out.write("constexpr Record kRecords[] = {\n")
        write(out, ["{%d,%d,%d,%d,%d,%d}" % r for r in records])
        out.write("};\nconstexpr uint32_t kRanges[] = {\n")
        write(out, ["0x%x" % r for r in ranges])
        out.write("};\nconstexpr Expansion kExpansions[] = {\n")
        write(out, ['{0x%x,%s}' % (key, literal(form)) for key, form in expansions])
        out.write("};\n// clang-format on\n")


def literal(form):
    return '"' + "".join("\\%03o" % b for b in form.encode()) + '"'


def write(out, items):
    line = " "
    for item in items:
        if len(line) + len(item) + 2 > 119:
            out.write(line + "\n")
            line = " "
        line += " " + item + ","
    out.write(line + "\n")


main()
