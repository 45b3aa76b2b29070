"""A parser of HTML that calls a method for each piece of markup.

The expressions are names of the module as in CPython: programs put others in their place."""

import re
from _markupbase import ParserBase
from html import unescape

__all__ = ["HTMLParser"]
interesting_normal = re.compile("[&<]")
incomplete = re.compile("&[a-zA-Z#]")
entityref = re.compile("&([a-zA-Z][-.a-zA-Z0-9]*)[^a-zA-Z0-9]")
charref = re.compile("&#(?:[0-9]+|[xX][0-9a-fA-F]+)[^0-9a-fA-F]")
starttagopen = re.compile("<[a-zA-Z]")
piclose = re.compile(">")
commentclose = re.compile(r"--\s*>")
tagfind_tolerant = re.compile(r"([a-zA-Z][^\t\n\r\f />\x00]*)(?:\s|/(?!>))*")
attrfind_tolerant = re.compile(r"""((?<=['"\s/])[^\s/>][^\s/=>]*)(\s*=+\s*('[^']*'|"[^"]*"|(?!['"])[^>\s]*))?(?:\s|/(?!>))*""")
locatestarttagend_tolerant = re.compile(
    r"""<[a-zA-Z][^\t\n\r\f />\x00]*(?:[\s/]*(?:(?<=['"\s/])[^\s/>][^\s/=>]*"""
    r"""(?:\s*=+\s*(?:'[^']*'|"[^"]*"|(?!['"])[^>\s]*)\s*)?(?:\s|/(?!>))*)*)?\s*""")
endendtag = re.compile(">")
endtagfind = re.compile(r"</\s*([a-zA-Z][-.a-zA-Z0-9:_]*)\s*>")
_ends_reference = re.compile(r"[\s;]")


class HTMLParser(ParserBase):
    CDATA_CONTENT_ELEMENTS = ("script", "style")

    def __init__(self, *, convert_charrefs=True):
        self.convert_charrefs = convert_charrefs
        self.reset()

    def reset(self):
        self.rawdata, self.lasttag, self.interesting, self.cdata_elem = "", "???", interesting_normal, None
        super().reset()

    def feed(self, data):
        self.rawdata = self.rawdata + data
        self.goahead(0)

    def close(self):
        self.goahead(1)

    __starttag_text = None

    def get_starttag_text(self):
        return self.__starttag_text

    def set_cdata_mode(self, elem):
        self.cdata_elem = elem.lower()
        self.interesting = re.compile(r"</\s*%s\s*>" % self.cdata_elem, re.I)

    def clear_cdata_mode(self):
        self.interesting, self.cdata_elem = interesting_normal, None

    def _say(self, text):
        self.handle_data(unescape(text) if self.convert_charrefs and not self.cdata_elem else text)

    def _text_end(self, i):
        """Where the text from `i` on ends; -1 while more may belong to it."""
        data = self.rawdata
        if self.convert_charrefs and not self.cdata_elem:
            found = data.find("<", i)
            if found >= 0:
                return found
            amp = data.rfind("&", max(i, len(data) - 34))
            return -1 if amp >= 0 and not _ends_reference.search(data, amp) else len(data)
        m = self.interesting.search(data, i)
        return m.start() if m else -1 if self.cdata_elem else len(data)

    def goahead(self, end):
        """Handles as much of rawdata as is whole; at the end, all of it."""
        data, i, n = self.rawdata, 0, len(self.rawdata)
        while i < n:
            j = self._text_end(i)
            if j < 0:
                break
            if i < j:
                self._say(data[i:j])
            i = self.updatepos(i, j)
            if i == n:
                break
            k, goes_on = self._markup(i, end) if data[i] == "<" else self._reference(i, end)
            i = self.updatepos(i, k)
            if not goes_on:
                break
        if end and i < n and not self.cdata_elem:
            self._say(data[i:n])
            i = self.updatepos(i, n)
        self.rawdata = data[i:]

    def _markup(self, i, end):
        """(where what begins with `<` ends, whether to go on)"""
        data = self.rawdata
        if starttagopen.match(data, i):
            k = self.parse_starttag(i)
        elif data.startswith("</", i):
            k = self.parse_endtag(i)
        elif data.startswith("<!--", i):
            k = self.parse_comment(i)
        elif data.startswith("<?", i):
            k = self.parse_pi(i)
        elif data.startswith("<!", i):
            k = self.parse_html_declaration(i)
        elif i + 1 < len(data):
            self.handle_data("<")
            k = i + 1
        else:
            return i, False
        if k >= 0:
            return k, True
        if not end:
            return i, False
        k = data.find(">", i + 1) + 1 or data.find("<", i + 1)
        if k < 0:
            k = i + 1
        self._say(data[i:k])
        return k, True

    def _reference(self, i, end):
        """As _markup(), of what begins with `&`."""
        data = self.rawdata
        is_number = data.startswith("&#", i)
        m = (charref if is_number else entityref).match(data, i)
        if m:
            if is_number:
                self.handle_charref(m[0][2:-1])
            else:
                self.handle_entityref(m[1])
            return m.end() - (data[m.end() - 1] != ";"), True
        if is_number:
            if ";" not in data[i:]:
                return i, False
            self.handle_data("&#")
            return i + 2, False
        m = incomplete.match(data, i)
        if m:
            return i + (end and m[0] == data[i:]), False
        if i + 1 == len(data):
            return i, False
        self.handle_data("&")
        return i + 1, True

    def parse_html_declaration(self, i):
        data = self.rawdata
        if data[i : i + 2] != "<!":
            raise AssertionError("unexpected call to parse_html_declaration()")
        if data.startswith("<!--", i):
            return self.parse_comment(i)
        if data.startswith("<![", i):
            return self.parse_marked_section(i)
        if data[i : i + 9].lower() != "<!doctype":
            return self.parse_bogus_comment(i)
        end = data.find(">", i + 9)
        if end >= 0:
            self.handle_decl(data[i + 2 : end])
        return end + 1 or -1

    def parse_bogus_comment(self, i, report=1):
        if self.rawdata[i : i + 2] not in ("<!", "</"):
            raise AssertionError("unexpected call to parse_comment()")
        end = self.rawdata.find(">", i + 2)
        if end >= 0 and report:
            self.handle_comment(self.rawdata[i + 2 : end])
        return end + 1 or -1

    def parse_pi(self, i):
        m = piclose.search(self.rawdata, i + 2)
        if not m:
            return -1
        self.handle_pi(self.rawdata[i + 2 : m.start()])
        return m.end()

    def parse_starttag(self, i):
        data = self.rawdata
        self.__starttag_text = None
        end = self.check_for_whole_start_tag(i)
        if end < 0:
            return end
        self.__starttag_text = data[i:end]
        m = tagfind_tolerant.match(data, i + 1)
        k, attrs = m.end(), []
        self.lasttag = tag = m[1].lower()
        while k < end and (m := attrfind_tolerant.match(data, k)):
            name, rest, value = m[1], m[2], m[3]
            if not rest:
                value = None
            elif value[:1] == value[-1:] and value[:1] in ("'", '"'):
                value = value[1:-1]
            attrs.append((name.lower(), unescape(value) if value else value))
            k = m.end()
        rest = data[k:end].strip()
        if rest not in (">", "/>"):
            self.handle_data(data[i:end])
        elif rest == "/>":
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS:
                self.set_cdata_mode(tag)
        return end

    def check_for_whole_start_tag(self, i):
        """Where the tag ends; -1 where it is not whole."""
        data = self.rawdata
        j = locatestarttagend_tolerant.match(data, i).end()
        after = data[j : j + 1]
        if after == ">":
            return j + 1
        if data.startswith("/>", j):
            return j + 2
        if after == "" or after in "abcdefghijklmnopqrstuvwxyz=/ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            return -1
        return j if j > i else i + 1

    def parse_endtag(self, i):
        data = self.rawdata
        m = endendtag.search(data, i + 1)
        if not m:
            return -1
        end, m = m.end(), endtagfind.match(data, i)
        if self.cdata_elem is not None and (not m or m[1].lower() != self.cdata_elem):
            self.handle_data(data[i:end])
            return end
        if m:
            self.handle_endtag(m[1].lower())
            self.clear_cdata_mode()
            return end
        m = tagfind_tolerant.match(data, i + 2)
        if m:
            end = data.find(">", m.end())
            self.handle_endtag(m[1].lower())
            return end + 1
        return i + 3 if data.startswith("</>", i) else self.parse_bogus_comment(i)

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
