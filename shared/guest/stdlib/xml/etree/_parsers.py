"""Parsers of xml.etree that are fed pieces: XMLParser, XMLPullParser and iterparse, on top of expat."""

import collections
import collections.abc
from xml.parsers import expat


class _Starts:
    """What both kinds of parser make of expat's names: {namespace}local."""

    def __init__(self):
        self._names = {}

    def __call__(self, name):
        if name not in self._names:
            self._names[name] = "{" + name if "}" in name else name
        return self._names[name]


class XMLParser:
    """Feeds a target, which is a TreeBuilder or anything with some of its methods."""

    __tp_name__ = "xml.etree.ElementTree.XMLParser"

    def __init__(self, *, target=None, encoding=None):
        from xml.etree import ElementTree

        self._ParseError = ElementTree.ParseError
        self.target = ElementTree.TreeBuilder() if target is None else target
        self.entity = {}
        self.version = expat.EXPAT_VERSION.replace("expat_", "Expat ")
        self._parser = parser = expat.ParserCreate(encoding, "}")
        self._name = _Starts()
        parser.DefaultHandlerExpand = self._default
        for method, handler, call in (
            ("start", "StartElementHandler", self._start), ("end", "EndElementHandler", self._end),
            ("start_ns", "StartNamespaceDeclHandler", self._start_ns), ("end_ns", "EndNamespaceDeclHandler", self._end_ns),
            ("data", "CharacterDataHandler", None), ("comment", "CommentHandler", None),
            ("pi", "ProcessingInstructionHandler", None), ("doctype", "StartDoctypeDeclHandler", self._doctype),
        ):  # fmt: skip
            if hasattr(self.target, method):
                setattr(parser, handler, call or getattr(self.target, method))

    def _start(self, tag, attributes):
        return self.target.start(self._name(tag), {self._name(key): value for key, value in attributes.items()})

    def _end(self, tag):
        return self.target.end(self._name(tag))

    def _start_ns(self, prefix, uri):
        return self.target.start_ns(prefix or "", uri or "")

    def _end_ns(self, prefix):
        return self.target.end_ns(prefix or "")

    def _doctype(self, name, system, public, has_internal_subset):
        self.target.doctype(name, public, system)

    def _default(self, text):
        """An entity that no declaration of the text explains stands in `entity`, or is an error."""
        if not text.startswith("&"):
            return
        try:
            value = self.entity[text[1:-1]]
        except KeyError:
            parser = self._parser
            place = f"line {parser.CurrentLineNumber}, column {parser.CurrentColumnNumber}"
            failed = expat.error(f"undefined entity {text}: {place}")
            failed.code, failed.lineno, failed.offset = 11, parser.CurrentLineNumber, parser.CurrentColumnNumber
            raise failed from None
        if hasattr(self.target, "data"):
            self.target.data(value)

    def _fail(self, failure):
        failed = self._ParseError(str(failure))
        failed.code, failed.position = failure.code, (failure.lineno, failure.offset)
        raise failed from None

    def feed(self, data):
        try:
            self._parser.Parse(data, False)
        except expat.error as failure:
            self._fail(failure)

    def close(self):
        """Ends the text; gives what the target's close() gives."""
        try:
            self._parser.Parse(b"", True)
        except expat.error as failure:
            self._fail(failure)
        return self.target.close() if hasattr(self.target, "close") else None

    def _report(self, events, note):
        """Calls note(event, value) for each of the kinds of events that are asked for."""
        target, parser = self.target, self._parser
        for event in events:
            if event == "start":
                parser.StartElementHandler = lambda tag, attributes: note("start", self._start(tag, attributes))
            elif event == "end":
                parser.EndElementHandler = lambda tag: note("end", self._end(tag))
            elif event == "start-ns":
                parser.StartNamespaceDeclHandler = lambda prefix, uri: note(
                    "start-ns", self._start_ns(prefix, uri) if hasattr(target, "start_ns") else (prefix or "", uri or "")
                )
            elif event == "end-ns":
                parser.EndNamespaceDeclHandler = lambda prefix: note(
                    "end-ns", self._end_ns(prefix) if hasattr(target, "end_ns") else None
                )
            elif event == "comment":
                parser.CommentHandler = lambda text: note("comment", target.comment(text))
            elif event == "pi":
                parser.ProcessingInstructionHandler = lambda name, data: note("pi", target.pi(name, data))
            else:
                raise ValueError(f"unknown event {event!r}")


class XMLPullParser:
    """Fed pieces, gives the events that they make."""

    def __init__(self, events=None, *, _parser=None):
        from xml.etree import ElementTree

        self._events_queue = collections.deque()
        self._parser = _parser or XMLParser(target=ElementTree.TreeBuilder())
        self._parser._report(("end",) if events is None else events, lambda *event: self._events_queue.append(event))

    def feed(self, data):
        """An error is given in its place among the events."""
        if self._parser is None:
            raise ValueError("feed() called after end of stream")
        if data:
            try:
                self._parser.feed(data)
            except SyntaxError as error:
                self._events_queue.append(error)

    def _close_and_return_root(self):
        root = self._parser.close()
        self._parser = None
        return root

    def close(self):
        self._close_and_return_root()

    def read_events(self):
        events = self._events_queue
        while events:
            event = events.popleft()
            if isinstance(event, Exception):
                raise event
            yield event


class _IterParse(collections.abc.Iterator):
    """The events of a file as it is read; `root` is there at its end."""

    def __init__(self, source, events, parser):
        self._owned = None
        self._pull = XMLPullParser(events=events, _parser=parser)
        if not hasattr(source, "read"):
            source = self._owned = open(source, "rb")
        self._steps = self._read(source)
        self.root = None

    def _read(self, source):
        try:
            while True:
                yield from self._pull.read_events()
                data = source.read(16 * 1024)
                if not data:
                    break
                self._pull.feed(data)
            root = self._pull._close_and_return_root()
            yield from self._pull.read_events()
            self.root = root
        finally:
            if self._owned is not None:
                self._owned.close()

    def __next__(self):
        return next(self._steps)

    def __del__(self):
        if self._owned is not None:
            self._owned.close()


def iterparse(source, events=None, parser=None):
    return _IterParse(source, events, parser)
