"""run(text): each cell of the text (a statement with what is indented below it) is run; values and errors are printed.

The last expression of a line `a; b; c` is its value. One namespace serves all cells; addresses are masked.
"""
import re
import sys
import types


def cells(text):
    cell = []
    for line in text.split("\n"):
        if not line.strip():
            continue
        if line[0] in " )]}" or cell and cell[-1].startswith("@") or line.startswith(("except", "finally", "else", "elif")):
            cell.append(line)
            continue
        if cell:
            yield "\n".join(cell)
        cell = [line]
    if cell:
        yield "\n".join(cell)


def parts(cell):
    """What is executed before, and the expression whose value is shown, or None."""
    try:
        return "", compile(cell, "<cell>", "eval")
    except SyntaxError:
        pass
    head, _, tail = cell.rpartition("; ")
    if head and not cell.startswith(("class", "def", "with", "for", "try", "if", "import", "from")):
        try:
            return head, compile(tail, "<cell>", "eval")
        except SyntaxError:
            pass
    return cell, None


def masked(text):
    return re.sub(r"0x[0-9a-f]{4,}|(?<=id=')\d+", "0x", text)


def run(text):
    module = sys.modules["cells"] = types.ModuleType("cells")
    names = vars(module)
    names["print"] = lambda *values, **options: print(*[masked(str(value)) for value in values], **options)
    for number, cell in enumerate(cells(text)):
        try:
            before, value = parts(cell)
            exec(before, names)
            shown = "done" if value is None else repr(eval(value, names))
        except BaseException as error:
            shown = f"{type(error).__name__}: {error}"
        print(number, masked(shown).replace("\n", "\\n"))
