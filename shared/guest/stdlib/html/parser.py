"""A parser of HTML that calls a method for each piece of markup."""

import re
from html import unescape

__all__ = ["HTMLParser"]
_attribute = re.compile(r"""((?<=['"\s/])[^\s/>][^\s/=>]*)(\s*=+\s*('[^']*'|"[^"]*"|(?!['"])[^>\s]*))?(?:\s|/(?!>))*""")
_name = re.compile(r"[a-zA-Z][^\t\n\r\f />\x00]*")
_start_end = re.compile(r"""<[a-zA-Z][^\t\n\r\f />\x00]*(?:[\s/]*(?:(?<=['"\s/])[^\s/>][^\s/=>]*(?:\s*=+\s*(?:'[^']*'|"[^"]*"|"""
                        r"""(?!['"])[^>\s]*)\s*)?(?:\s|/(?!>))*)*)?\s*""")
_reference = re.compile(r"&(?:#(?P<number>[0-9]+|[xX][0-9a-fA-F]+)(?=[^0-9a-fA-F])|(?P<name>[a-zA-Z][-.a-zA-Z0-9]*)(?=[^a-zA-Z0-9]))")


class HTMLParser:
    CDATA_CONTENT_ELEMENTS = ("script", "style")

    def __init__(self, *, convert_charrefs=True):
        self.convert_charrefs = convert_charrefs
        self.reset()

    def reset(self):
        self.rawdata, self.lasttag, self.cdata_elem = "", "???", None
        self.lineno, self.offset, self.__starttag_text = 1, 0, None

    def feed(self, data):
        self.rawdata += data
        self.goahead(False)

    def close(self):
        self.goahead(True)

    def getpos(self):
        return self.lineno, self.offset

    def get_starttag_text(self):
        return self.__starttag_text

    def set_cdata_mode(self, elem):
        self.cdata_elem = elem.lower()

    def clear_cdata_mode(self):
        self.cdata_elem = None

    def updatepos(self, i, j):
        if i >= j:
            return j
        lines = self.rawdata.count("\n", i, j)
        if lines:
            self.lineno += lines
            self.offset = j - (self.rawdata.rindex("\n", i, j) + 1)
        else:
            self.offset += j - i
        return j

    def _text(self, i, j):
        if i < j:
            text = self.rawdata[i:j]
            self.handle_data(unescape(text) if self.convert_charrefs and not self.cdata_elem else text)
        return self.updatepos(i, j)

    def _next(self, i, end):
        """Where text ends, or -1 where more must come first."""
        data = self.rawdata
        if self.cdata_elem:
            m = re.compile(r"</%s(?=[\t\n\r\f />])|</%s\Z|<\Z" % (self.cdata_elem, self.cdata_elem), re.I).search(data, i)
            return m.start() if m else len(data)
        if not self.convert_charrefs:
            m = re.compile("[&<]").search(data, i)
            return m.start() if m else len(data)
        found = data.find("<", i)
        if found >= 0:
            return found
        amp = data.rfind("&", max(i, len(data) - 34))
        return -1 if amp >= 0 and not end and not re.compile(r"[\s;]").search(data, amp) else len(data)

    def goahead(self, end):
        data, i, n = self.rawdata, 0, len(self.rawdata)
        while i < n:
            j = self._next(i, end)
            if j < 0:
                break
            i = self._text(i, j)
            if i == n:
                break
            if data[i] == "&":
                k = self._entity(i, end)
            else:
                k = self._markup(i)
                if k < 0 and end:
                    k = data.find(">", i + 1) + 1 or data.find("<", i + 1)
                    if k <= 0:
                        k = i + 1
                    text = data[i:k]
                    self.handle_data(unescape(text) if self.convert_charrefs and not self.cdata_elem else text)
            if k < 0:
                break
            i = self.updatepos(i, k)
        if end and i < n:
            i = self._text(i, n)
        self.rawdata = data[i:]

    def _entity(self, i, end):
        data = self.rawdata
        m = _reference.match(data, i)
        if m:
            if m["number"]:
                self.handle_charref(m["number"])
            else:
                self.handle_entityref(m["name"])
            return m.end() + data.startswith(";", m.end())
        rest = data[i:]
        if re.fullmatch(r"&(?:#[0-9a-zA-Z]*|[a-zA-Z][-.a-zA-Z0-9]*)?", rest):
            if not end:
                return -1
            self.handle_data(rest)
            return len(data)
        self.handle_data("&")
        return i + 1

    def _markup(self, i):
        data = self.rawdata
        if _name.match(data, i + 1):
            return self.parse_starttag(i)
        if data.startswith("</", i):
            return self.parse_endtag(i)
        if data.startswith("<!--", i):
            m = re.compile(r"--\s*>|--!>").search(data, i + 4)
            if not m:
                return -1
            self.handle_comment(data[i + 4:m.start()])
            return m.end()
        if data.startswith("<?", i):
            end = data.find(">", i + 2)
            if end < 0:
                return -1
            self.handle_pi(data[i + 2:end])
            return end + 1
        if data.startswith("<!", i):
            return self._declaration(i)
        if i + 1 < len(data):
            self.handle_data("<")
            return i + 1
        return -1

    def _declaration(self, i):
        data = self.rawdata
        if data.startswith("<![", i):
            m = re.compile(r"\]\s*\]\s*>" if data[i + 3:i + 8] == "CDATA" else r"\]\s*>").search(data, i + 3)
            if not m:
                return -1
            self.unknown_decl(data[i + 3:m.start()])
            return m.end()
        end = data.find(">", i + 2)
        if end < 0:
            return -1
        if data[i:i + 9].lower() == "<!doctype":
            self.handle_decl(data[i + 2:end])
        else:
            self.handle_comment(data[i + 2:end])
        return end + 1

    def parse_starttag(self, i):
        data = self.rawdata
        self.__starttag_text = None
        j = _start_end.match(data, i).end()
        after = data[j:j + 1]
        if after == ">":
            end = j + 1
        elif data.startswith("/>", j):
            end = j + 2
        elif not after or after == "/" and j + 1 == len(data) or after in "abcdefghijklmnopqrstuvwxyz=/ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            return -1
        else:
            end = j if j > i else i + 1
        self.__starttag_text = data[i:end]
        m = _name.match(data, i + 1)
        tag, k, attrs = m[0].lower(), m.end(), []
        self.lasttag = tag
        stop = end - 2 if data.startswith("/>", end - 2) else end - 1
        while True:
            while k < stop and (data[k].isspace() or data[k] == "/"):
                k += 1
            m = _attribute.match(data, k, stop)
            if not m or k >= stop:
                break
            name, rest, value = m.groups()
            if not rest:
                value = None
            elif value[:1] == value[-1:] and value[:1] in ("'", '"'):
                value = value[1:-1]
            attrs.append((name.lower(), unescape(value) if value else value))
            k = m.end()
        rest = data[k:end].strip()
        if rest not in (">", "/>"):
            self.handle_data(data[i:end])
            return end
        if rest == "/>":
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS:
                self.set_cdata_mode(tag)
        return end

    def parse_endtag(self, i):
        data = self.rawdata
        end = data.find(">", i + 1) + 1
        if not end:
            return -1
        m = _name.match(data, re.compile(r"\s*").match(data, i + 2).end())
        if self.cdata_elem and (not m or m[0].lower() != self.cdata_elem):
            self.handle_data(data[i:end])
            return end
        if not m:
            if data[i:i + 3] == "</>":
                return i + 3
            self.handle_comment(data[i + 2:end - 1])
            return end
        self.handle_endtag(m[0].lower())
        self.clear_cdata_mode()
        return end

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_starttag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        pass

    def handle_charref(self, name):
        pass

    def handle_entityref(self, name):
        pass

    def handle_data(self, data):
        pass

    def handle_comment(self, data):
        pass

    def handle_decl(self, decl):
        pass

    def handle_pi(self, data):
        pass

    def unknown_decl(self, data):
        pass
