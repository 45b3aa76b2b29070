"""Canonical XML (C14N 2.0): one way to write a document, whatever its prefixes, order of attributes and spaces."""

import io
import re

_XML_SPACE = "http://www.w3.org/XML/1998/namespace"
_PREFIXED = re.compile(r"\w+:\w+").fullmatch


def canonicalize(xml_data=None, *, out=None, from_file=None, **options):
    """The canonical text of a text or file, or nothing where `out` takes it."""
    from xml.etree.ElementTree import XMLParser, parse

    if xml_data is None and from_file is None:
        raise ValueError("Either 'xml_data' or 'from_file' must be provided as input")
    made = None
    if out is None:
        made = out = io.StringIO()
    parser = XMLParser(target=C14NWriterTarget(out.write, **options))
    if xml_data is not None:
        parser.feed(xml_data)
        parser.close()
    else:
        parse(from_file, parser=parser)
    return made.getvalue() if made is not None else None


class C14NWriterTarget:
    """A parser's target that writes."""

    def __init__(
        self, write, *, with_comments=False, strip_text=False, rewrite_prefixes=False, qname_aware_tags=None,
        qname_aware_attrs=None, exclude_attrs=None, exclude_tags=None,
    ):  # fmt: skip
        self._write, self._data = write, []
        self._with_comments, self._strip_text, self._rewrite_prefixes = with_comments, strip_text, rewrite_prefixes
        self._aware_tags, self._aware_attrs = set(qname_aware_tags or ()), set(qname_aware_attrs or ())
        self._excluded_attrs, self._excluded_tags = set(exclude_attrs or ()), set(exclude_tags or ())
        self._declared = [[(_XML_SPACE, "xml")]]  # what is written: (URI, prefix) a level
        self._bound = [[]]  # what the text binds: (prefix, URI) a level
        if not rewrite_prefixes:
            self._bound[0].append(("xml", _XML_SPACE))
            self._declared = [[]]
            self._declared[0].append((_XML_SPACE, "xml"))
        self._bound.append([])
        self._prefixes = {}  # of rewrite_prefixes
        self._keeps_space = [False]
        self._pending = None  # a start tag whose text decides whether its content is a prefixed name
        self._root_seen = self._root_done = False
        self._skipped = 0  # levels inside of an excluded element

    # ---- names

    def _find_uri(self, prefix):
        for level in reversed(self._bound):
            for known, uri in reversed(level):
                if known == prefix:
                    return uri
        if not prefix:
            return ""
        raise ValueError(f'Prefix {prefix} of QName "{prefix}" is not declared in scope')

    def _resolve(self, name):
        """{URI}local of prefix:local."""
        prefix, _, local = name.rpartition(":")
        uri = self._find_uri(prefix)
        return f"{{{uri}}}{local}" if uri else local

    def _prefix_of(self, uri, news):
        """The prefix under which `uri` is written; one that no tag around declares goes into `news`."""
        declared = {}
        for level in [*self._declared, news]:
            for known, prefix in level:
                declared[prefix] = known
        for prefix, known in declared.items():
            if known == uri and (prefix or True):
                return prefix
        if self._rewrite_prefixes:
            prefix = self._prefixes.setdefault(uri, f"n{len(self._prefixes)}")
            news.append((uri, prefix))
            return prefix
        for level in reversed(self._bound):
            for prefix, known in reversed(level):
                if known == uri:
                    news.append((uri, prefix))
                    return prefix
        if not uri:
            return ""
        raise ValueError(f'Namespace "{uri}" is not declared in scope')

    def _split(self, name):
        uri, local = name[1:].rsplit("}", 1) if name[:1] == "{" else ("", name)
        return uri, local

    # ---- what a parser tells

    def start_ns(self, prefix, uri):
        if not self._skipped:
            if self._data:
                self._flush()
            self._bound[-1].append((prefix, uri))

    def start(self, tag, attrs):
        if self._skipped or (self._excluded_tags and tag in self._excluded_tags):
            self._skipped += 1
            return
        if self._data:
            self._flush()
        bound = self._bound[-1]
        self._bound.append([])
        if tag in self._aware_tags:
            self._pending = tag, attrs, bound
            return
        self._start(tag, attrs, bound)

    def _start(self, tag, attrs, bound, text=None):
        if self._excluded_attrs:
            attrs = {key: value for key, value in attrs.items() if key not in self._excluded_attrs}
        names = {tag, *attrs}
        resolved = {}
        if text is not None:
            resolved[text] = name = self._resolve(text)
            names.add(name)
        for key in self._aware_attrs:
            value = attrs.get(key)
            if value is not None and _PREFIXED(value):
                resolved[value] = name = self._resolve(value)
                names.add(name)
        news = []
        written = self._written_names(names, news)
        self._declared.append(news)
        listed = []
        for key, value in sorted(attrs.items(), key=lambda item: self._split(item[0])):
            value = written[resolved[value]] if key in self._aware_attrs and value in resolved else value
            listed.append((written[key], value))
        declarations = sorted((f"xmlns:{prefix}" if prefix else "xmlns", uri) for uri, prefix in news)
        keeps = attrs.get(f"{{{_XML_SPACE}}}space")
        self._keeps_space.append(self._keeps_space[-1] if keeps is None else keeps == "preserve")
        shown = "".join(f' {key}="{_attribute(value)}"' for key, value in declarations + listed)
        self._write(f"<{written[tag]}{shown}>")
        if text is not None:
            self._write(_text(written[resolved[text]]))
        self._root_seen = True

    def _written_names(self, names, news):
        """{name: prefix:local}; prefixes are found in the order of namespaces, so that new ones are numbered alike."""
        made = {}
        for name in sorted(names, key=lambda n: n.split("}", 1)):
            uri, local = self._split(name)
            if not uri:
                self._undeclare_default(news) if name in names else None
                made[name] = local
                continue
            prefix = self._prefix_of(uri, news)
            made[name] = f"{prefix}:{local}" if prefix else local
        return made

    def _undeclare_default(self, news):
        """A name without a namespace inside of a default one: xmlns="" where the text says so."""
        declared = next((uri for level in reversed(self._declared) for uri, prefix in level if prefix == ""), "")
        if declared and self._find_uri("") == "" and ("", "") not in news:
            news.append(("", ""))

    def data(self, data):
        if not self._skipped:
            self._data.append(data)

    def _flush(self):
        text = "".join(self._data)
        self._data.clear()
        if self._strip_text and not self._keeps_space[-1]:
            text = text.strip()
        if self._pending is not None:
            (tag, attrs, bound), self._pending = self._pending, None
            named = text if text and _PREFIXED(text) else None
            self._start(tag, attrs, bound, named)
            if named is not None:
                return
        if text and self._root_seen:
            self._write(_text(text))

    def end(self, tag):
        if self._skipped:
            self._skipped -= 1
            return
        if self._data or self._pending is not None:
            self._flush()
        uri, local = self._split(tag)
        prefix = self._prefix_of(uri, []) if uri else ""
        self._write(f"</{prefix}:{local}>" if prefix else f"</{local}>")
        self._keeps_space.pop()
        self._root_done = len(self._keeps_space) == 1
        self._declared.pop()
        self._bound.pop()
        self._bound[-1].clear()

    def comment(self, text):
        if self._with_comments and not self._skipped:
            self._aside(f"<!--{_text(text)}-->")

    def pi(self, target, data):
        if not self._skipped:
            self._aside(f"<?{target} {_text(data)}?>" if data else f"<?{target}?>")

    def _aside(self, markup):
        """Outside of the root, each stands on a line of its own."""
        if self._root_done:
            self._write("\n")
        elif self._root_seen and self._data:
            self._flush()
        self._write(markup)
        if not self._root_seen:
            self._write("\n")


def _text(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#xD;")


def _attribute(text):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text.replace("\t", "&#x9;").replace("\n", "&#xA;").replace("\r", "&#xD;")
