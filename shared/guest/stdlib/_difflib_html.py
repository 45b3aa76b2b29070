"""difflib.HtmlDiff: two texts side by side as a table, with links from each change to the next."""

import difflib
import re

_PAGE = """
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
          "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html>

<head>
    <meta http-equiv="Content-Type"
          content="text/html; charset={charset}" />
    <title></title>
    <style type="text/css">{styles}
    </style>
</head>

<body>
    {table}{legend}
</body>

</html>"""
_STYLES = """
        table.diff {font-family:Courier; border:medium;}
        .diff_header {background-color:#e0e0e0}
        td.diff_header {text-align:right}
        .diff_next {background-color:#c0c0c0}
        .diff_add {background-color:#aaffaa}
        .diff_chg {background-color:#ffff77}
        .diff_sub {background-color:#ffaaaa}"""
_GROUPS = "        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>\n"
_TABLE = f"""
    <table class="diff" id="difflib_chg_{{prefix}}_top"
           cellspacing="0" cellpadding="0" rules="groups" >
{_GROUPS}{_GROUPS}        {{header}}
        <tbody>
{{rows}}        </tbody>
    </table>"""
_BREAK = f"        </tbody>{' ' * 8}\n        <tbody>\n"
_LEGEND = """
    <table class="diff" summary="Legends">
        <tr> <th colspan="2"> Legends </th> </tr>
        <tr> <td> <table border="" summary="Colors">
                      <tr><th> Colors </th> </tr>
                      <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
                      <tr><td class="diff_chg">Changed</td> </tr>
                      <tr><td class="diff_sub">Deleted</td> </tr>
                  </table></td>
             <td> <table border="" summary="Links">
                      <tr><th colspan="2"> Links </th> </tr>
                      <tr><td>(f)irst change</td> </tr>
                      <tr><td>(n)ext change</td> </tr>
                      <tr><td>(t)op</td> </tr>
                  </table></td> </tr>
    </table>"""
_KINDS = {"+": "add", "-": "sub", "^": "chg"}


def _spans(text, hints):
    """[(kind or "", part)]: what the hints below a line mark, all of a line without hints being ""."""
    parts, end = [], 0
    for found in re.finditer(r"\++|-+|\^+", hints or ""):
        parts += [("", text[end : found.start()]), (found[0][0], text[found.start() : found.end()])]
        end = found.end()
    return [part for part in [*parts, ("", text[end:])] if part[1]]


def _pairs(fromlines, tolines, linejunk, charjunk):
    """(from, to, whether they differ): each side the spans of a line, or None where there is none."""
    delta = [(line[:2], line[2:].rstrip("\n")) for line in difflib.ndiff(fromlines, tolines, linejunk, charjunk)]
    gone, new, at = [], [], 0

    def block():
        for n in range(max(len(gone), len(new))):
            yield gone[n] if n < len(gone) else None, new[n] if n < len(new) else None, True
        gone.clear()
        new.clear()

    while at < len(delta):
        sign, text = delta[at]
        hints = delta[at + 1][1] if at + 1 < len(delta) and delta[at + 1][0] == "? " else None
        if sign == "  ":
            yield from block()
            yield [("", text)], [("", text)], False
            at += 1
            continue
        following = at + 1 + (hints is not None)
        other = delta[following] if following < len(delta) else ("", "")
        below = delta[following + 1][1] if following + 1 < len(delta) and delta[following + 1][0] == "? " else None
        if sign == "- " and other[0] == "+ " and (hints is not None or below is not None):
            yield from block()
            yield _spans(text, hints), _spans(other[1], below), True
            at = following + 1 + (below is not None)
            continue
        (gone if sign == "- " else new).append([(sign[0], text)])
        at = following
    yield from block()


class HtmlDiff:
    """make_file gives a page, make_table its table; lines are wrapped where `wrapcolumn` says so."""

    _default_prefix = 0

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=difflib.IS_CHARACTER_JUNK):
        self._tabsize, self._wrapcolumn, self._linejunk, self._charjunk = tabsize, wrapcolumn, linejunk, charjunk

    def make_file(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5, *, charset="utf-8"):
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context=context, numlines=numlines)
        page = _PAGE.format(charset=charset, styles=_STYLES, table=table, legend=_LEGEND)
        return page.encode(charset, "xmlcharrefreplace").decode(charset)

    def make_table(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5):
        number, HtmlDiff._default_prefix = HtmlDiff._default_prefix, HtmlDiff._default_prefix + 1
        pairs = list(_pairs(self._expanded(fromlines), self._expanded(tolines), self._linejunk, self._charjunk))
        rows, counts = [], [0, 0]
        for left, right, differs in pairs:
            cells = []
            for side, spans in enumerate((left, right)):
                counts[side] += spans is not None
                cells.append((counts[side] if spans is not None else "", spans))
            rows.append((cells, differs))
        shown = self._wrapped(self._in_context(rows, numlines) if context else rows)
        body = self._body(shown, number, numlines, "No Differences Found" if context else "Empty File")
        names = "".join(f'<th class="diff_next"><br /></th><th colspan="2" class="diff_header">{name}</th>' for name in (fromdesc, todesc))
        header = f"<thead><tr>{names}</tr></thead>" if fromdesc or todesc else ""
        return _TABLE.format(prefix=f"to{number}_", header=header, rows=body)

    def _expanded(self, lines):
        """Tabs as spaces that are marked as such: they shall differ from spaces."""
        made = []
        for line in lines:
            line = line.replace(" ", "\0").expandtabs(self._tabsize).replace(" ", "\t")
            made.append(line.replace("\0", " ").rstrip("\n"))
        return made

    @staticmethod
    def _in_context(rows, numlines):
        """The changes with `numlines` rows around them; None stands for rows that are left out before one."""
        near, shown = set(), []
        for at, (_, differs) in enumerate(rows):
            if differs:
                near.update(range(at - numlines, at + numlines + 1))
        for at, row in enumerate(rows):
            if at in near:
                shown += [None, row] if at and at - 1 not in near else [row]
        return shown

    def _wrapped(self, rows):
        """Several rows for one with a line that is too long: those behind the first have > for a number."""
        for row in rows:
            if row is None or not self._wrapcolumn:
                yield row
                continue
            sides = [list(self._parts(*cell)) for cell in row[0]]
            for n in range(max(map(len, sides))):
                yield [side[n] if n < len(side) else ("", None) for side in sides], row[1]

    def _parts(self, number, spans):
        parts, room = [], self._wrapcolumn
        for kind, text in spans or []:
            while text:
                if not room:
                    yield number, parts
                    number, parts, room = ">", [], self._wrapcolumn
                parts.append((kind, text[:room]))
                text, room = text[room:], room - len(text[:room])
        yield number, parts if spans is not None else None

    def _body(self, rows, number, before, nothing):
        """The rows as HTML. Each change links to the next; the place a link leads to is `before` rows above the change."""
        rows = list(rows)
        changes = [row is not None and row[1] for row in rows]
        starts = [n for n, differs in enumerate(changes) if differs and not (n and changes[n - 1])]
        if not rows:
            top = f'<td class="diff_next"><a href="#difflib_chg_to{number}__top">t</a></td>'
            return f"            <tr>{f'{top}<td></td><td>&nbsp;{nothing}&nbsp;</td>' * 2}</tr>\n"
        marks = {max(0, start - before): f' id="difflib_chg_to{number}__{n}"' for n, start in enumerate(starts)}
        links = {start: (n, "n") for n, start in enumerate(starts[:-1], 1)}
        links.setdefault(0, (0, "f"))
        links[starts[-1] if starts else 0] = "top", "t"
        made = []
        for at, row in enumerate(rows):
            if row is None:
                made.append(_BREAK if at else "")
                continue
            left, right = (self._cell(side, number, *cell) for side, cell in zip(("from", "to"), row[0]))
            place, letter = links.get(at, ("", ""))
            link = f'<a href="#difflib_chg_to{number}__{place}">{letter}</a>' if letter else ""
            mark = f'<td class="diff_next"{marks.get(at, "")}>{link}</td>'
            made.append(f'            <tr>{mark}{left}<td class="diff_next">{link}</td>{right}</tr>\n')
        return "".join(made)

    @staticmethod
    def _cell(side, number, line, spans):
        place = f' id="{side}{number}_{line}"' if isinstance(line, int) else ""
        text = ""
        for kind, part in spans or []:
            part = part.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;").replace(" ", "&nbsp;").replace("\t", "&nbsp;")
            text += f'<span class="diff_{_KINDS[kind]}">{part}</span>' if kind else part
        return f'<td class="diff_header"{place}>{line}</td><td nowrap="nowrap">{text}</td>'


HtmlDiff.__module__ = "difflib"
