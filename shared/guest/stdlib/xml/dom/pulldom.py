"""xml.dom.pulldom: a document as a stream of events, whose nodes become trees where the program asks for it."""

import io
import xml.sax
import xml.sax.handler

START_ELEMENT, END_ELEMENT, COMMENT = "START_ELEMENT", "END_ELEMENT", "COMMENT"
START_DOCUMENT, END_DOCUMENT = "START_DOCUMENT", "END_DOCUMENT"
PROCESSING_INSTRUCTION, IGNORABLE_WHITESPACE, CHARACTERS = "PROCESSING_INSTRUCTION", "IGNORABLE_WHITESPACE", "CHARACTERS"

default_bufsize = 2**14 - 20


class PullDOM(xml.sax.ContentHandler):
    """Makes nodes of what a parser of SAX says, and queues (event, node)."""

    document = None

    def __init__(self, documentFactory=None):
        from xml.dom import XML_NAMESPACE

        self.documentFactory, self.events = documentFactory, []
        self._open, self._waiting = [], []  # nodes that are not ended; what came before the root
        self._names, self._new_names = {XML_NAMESPACE: "xml"}, []

    def _put(self, event, node):
        self.events.append((event, node))

    # ---- the document

    def setDocumentLocator(self, locator):
        self._locator = locator

    def startDocument(self):
        """The document itself is made when its root comes: a factory makes both."""

    def _begin(self, uri, qname):
        if self.documentFactory is None:
            import xml.dom.minidom

            self.documentFactory = xml.dom.minidom.getDOMImplementation()
        document = self.document = self.documentFactory.createDocument(uri, qname, None)
        self._open = [document]
        self._put(START_DOCUMENT, document)
        for kind, *said in self._waiting:
            if kind == COMMENT:
                node = document.createComment(*said)
            else:
                node = document.createProcessingInstruction(*said)
            document.insertBefore(node, document.documentElement)
            self._put(kind, node)
        self._waiting.clear()
        return document.documentElement

    def endDocument(self):
        self._put(END_DOCUMENT, self.document)
        self._open.pop()

    def clear(self):
        """Forgets the document."""
        self.document = None

    # ---- elements

    def startPrefixMapping(self, prefix, uri):
        self._new_names.append((prefix, uri))
        self._names[uri] = prefix or None

    def endPrefixMapping(self, prefix):
        self._names = {uri: known for uri, known in self._names.items() if known != (prefix or None)}

    def _qualified(self, name, qname):
        uri, local = name
        if qname or not uri:
            return qname or local
        prefix = self._names.get(uri)
        return f"{prefix}:{local}" if prefix else local

    def startElementNS(self, name, tagName, attrs):
        uri, made = name[0] or None, []
        for prefix, value in self._new_names:
            made.append(("http://www.w3.org/2000/xmlns/", f"xmlns:{prefix}" if prefix else "xmlns", value))
        self._new_names = []
        for key, value in attrs.items():
            made.append((key[0], self._qualified(key, None), value))
        qname = self._qualified(name, tagName)
        if self.document is None:
            node = self._begin(uri, qname)
        else:
            node = self.document.createElementNS(uri, qname) if uri else self.document.createElement(qname)
        for space, attribute, value in made:
            node.setAttributeNS(space, attribute, value) if space else node.setAttribute(attribute, value)
        self._push(node)

    def startElement(self, name, attrs):
        node = self._begin(None, name) if self.document is None else self.document.createElement(name)
        for attribute, value in attrs.items():
            node.setAttribute(attribute, value)
        self._push(node)

    def _push(self, node):
        self._put(START_ELEMENT, node)
        self._open.append(node)

    def endElementNS(self, name, tagName):
        self._put(END_ELEMENT, self._open.pop())

    def endElement(self, name):
        self._put(END_ELEMENT, self._open.pop())

    # ---- the rest

    def comment(self, s):
        if self.document is None:
            self._waiting.append((COMMENT, s))
        else:
            self._put(COMMENT, self.document.createComment(s))

    def processingInstruction(self, target, data):
        if self.document is None:
            self._waiting.append((PROCESSING_INSTRUCTION, target, data))
        else:
            self._put(PROCESSING_INSTRUCTION, self.document.createProcessingInstruction(target, data))

    def ignorableWhitespace(self, chars):
        self._put(IGNORABLE_WHITESPACE, self.document.createTextNode(chars))

    def characters(self, chars):
        self._put(CHARACTERS, self.document.createTextNode(chars))


class SAX2DOM(PullDOM):
    """The same, and each node is put into the tree at once."""

    def _put(self, event, node):
        super()._put(event, node)
        if event not in (END_ELEMENT, START_DOCUMENT, END_DOCUMENT) and node.parentNode is None:
            self._open[-1].appendChild(node)


class ErrorHandler:
    """Warnings are printed, errors raised."""

    def warning(self, exception):
        print(exception)

    def error(self, exception):
        raise exception

    fatalError = error


class DOMEventStream:
    """The events of a stream, read as they are asked for."""

    def __init__(self, stream, parser, bufsize):
        self.stream, self.parser, self.bufsize = stream, parser, bufsize
        if not hasattr(parser, "feed"):
            self.getEvent = self._whole
        self.reset()

    def reset(self):
        self.pulldom = PullDOM()
        self.parser.setFeature(xml.sax.handler.feature_namespaces, 1)
        self.parser.setContentHandler(self.pulldom)

    def __iter__(self):
        return self

    def __next__(self):
        event = self.getEvent()
        if event is None:
            raise StopIteration
        return event

    def getEvent(self):
        """The next (event, node); None at the end of the stream, and, as in CPython, the document's own end after that."""
        events = self.pulldom.events
        while not events:
            data = self.stream.read(self.bufsize) if self.stream is not None else None
            if not data:
                if data is not None:
                    self.parser.close()
                self.stream = None
                return None
            self.parser.feed(data)
        return events.pop(0)

    def _whole(self):
        """What getEvent does with a parser that takes a document only as a whole."""
        if self.stream is not None:
            stream, self.stream = self.stream, None
            self.parser.parse(stream)
        return self.pulldom.events.pop(0) if self.pulldom.events else None

    def expandNode(self, node):
        """Puts all that comes up to the node's end into it."""
        inside = [node]
        for event, found in self:
            if found is node:
                return
            if event == END_ELEMENT:
                inside.pop()
                continue
            inside[-1].appendChild(found)
            if event == START_ELEMENT:
                inside.append(found)

    def clear(self):
        """Lets go of the nodes."""
        self.pulldom.clear()
        self.parser = self.stream = None


def parse(stream_or_string, parser=None, bufsize=None):
    """The events of a file, given open or by its name."""
    stream = open(stream_or_string, "rb") if isinstance(stream_or_string, str) else stream_or_string
    return DOMEventStream(stream, parser or xml.sax.make_parser(), bufsize or default_bufsize)


def parseString(string, parser=None):
    """The events of a text."""
    return DOMEventStream(io.StringIO(string), parser or xml.sax.make_parser(), len(string))
