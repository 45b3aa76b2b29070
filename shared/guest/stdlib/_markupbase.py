"""_markupbase: what parsers of SGML's kin have in common: a place in the text, comments and marked sections."""

import re

_declname_match = re.compile(r"[a-zA-Z][-_.a-zA-Z0-9]*\s*").match
_commentclose = re.compile(r"--\s*>")
_markedsectionclose = re.compile(r"]\s*]\s*>")
_msmarkedsectionclose = re.compile(r"]\s*>")  # of Microsoft's conditions


class ParserBase:
    """Methods parse_*(i) read what begins at `i` of rawdata; they return where it ends, or -1 while its end has not come."""

    def __init__(self):
        if self.__class__ is ParserBase:
            raise RuntimeError("_markupbase.ParserBase must be subclassed")

    def reset(self):
        self.lineno, self.offset = 1, 0

    def getpos(self):
        return self.lineno, self.offset

    def updatepos(self, i, j):
        """Moves the place over rawdata[i:j]."""
        if i >= j:
            return j
        lines = self.rawdata.count("\n", i, j)
        if lines:
            self.lineno += lines
            self.offset = j - (self.rawdata.rindex("\n", i, j) + 1)
        else:
            self.offset += j - i
        return j

    def parse_comment(self, i, report=1):
        if self.rawdata[i : i + 4] != "<!--":
            raise AssertionError("unexpected call to parse_comment()")
        m = _commentclose.search(self.rawdata, i + 4)
        if not m:
            return -1
        if report:
            self.handle_comment(self.rawdata[i + 4 : m.start()])
        return m.end()

    def parse_marked_section(self, i, report=1):
        """<![CDATA[...]]> and <![if ...]>"""
        name, j = self._scan_name(i + 3, i)
        if j < 0:
            return j
        if name in ("temp", "cdata", "ignore", "include", "rcdata"):
            m = _markedsectionclose.search(self.rawdata, i + 3)
        elif name in ("if", "else", "endif"):
            m = _msmarkedsectionclose.search(self.rawdata, i + 3)
        else:
            raise AssertionError("unknown status keyword %r in marked section" % self.rawdata[i + 3 : j])
        if not m:
            return -1
        if report:
            self.unknown_decl(self.rawdata[i + 3 : m.start()])
        return m.end()

    def _scan_name(self, i, declstartpos):
        m = _declname_match(self.rawdata, i)
        if m and m.end() < len(self.rawdata):
            return m[0].strip().lower(), m.end()
        if m or i == len(self.rawdata):
            return None, -1
        self.updatepos(declstartpos, i)
        raise AssertionError("expected name token at %r" % self.rawdata[declstartpos : declstartpos + 20])

    def unknown_decl(self, data):
        """A marked section; for classes to override."""
