"""Escapes of XML texts and attributes, a handler that writes XML, and a reader that filters another."""

import codecs
import io
import os
import sys

from xml.sax import handler, xmlreader


def _replaced(data, entities):
    for key, value in entities.items():
        data = data.replace(key, value)
    return data


def escape(data, entities={}):
    data = data.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")
    return _replaced(data, entities) if entities else data


def unescape(data, entities={}):
    data = data.replace("&lt;", "<").replace("&gt;", ">")
    return _replaced(data, entities).replace("&amp;", "&")


def quoteattr(data, entities={}):
    data = escape(data, {**entities, "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})
    if '"' not in data:
        return f'"{data}"'
    return "'%s'" % data if "'" not in data else '"%s"' % data.replace('"', "&quot;")


def _text_writer(out, encoding):
    """What writes texts in an encoding to `out`: a stream of text, or of bytes, or only something with write()."""
    if isinstance(out, io.TextIOBase):
        return out
    if isinstance(out, (codecs.StreamWriter, codecs.StreamReaderWriter)):
        return out
    if isinstance(out, io.RawIOBase):
        # Closing the text stream must not close the one below it.
        buffer = _Kept(out)
    else:
        buffer = io.BufferedIOBase()
        buffer.writable = lambda: True
        buffer.write = out.write
        try:
            buffer.seekable, buffer.tell = out.seekable, out.tell
        except AttributeError:
            pass
    return io.TextIOWrapper(buffer, encoding=encoding, errors="xmlcharrefreplace", newline="\n", write_through=True)


class _Kept:
    def __init__(self, stream):
        self._stream = stream

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def close(self):
        pass


class XMLGenerator(handler.ContentHandler):
    """Writes the document that it is told."""

    def __init__(self, out=None, encoding="iso-8859-1", short_empty_elements=False):
        handler.ContentHandler.__init__(self)
        out = _text_writer(sys.stdout if out is None else out, encoding)
        self._write, self._flush = out.write, out.flush
        self._ns_contexts = [{}]
        self._current_context = self._ns_contexts[-1]
        self._undeclared_ns_maps = []
        self._encoding = encoding
        self._short_empty_elements = short_empty_elements
        self._pending_start_element = False

    def _qname(self, name):
        """prefix:local of (namespace, local)."""
        uri, local = name
        if uri:
            if uri == "http://www.w3.org/XML/1998/namespace":
                return "xml:" + local
            prefix = self._current_context[uri]
            if prefix:
                return f"{prefix}:{local}"
        return local

    def _finish_pending_start_element(self, endElement=False):
        if self._pending_start_element:
            self._write(">")
            self._pending_start_element = False

    def _begin(self, name, attributes):
        self._finish_pending_start_element()
        self._write("<" + name)
        for prefix, uri in self._undeclared_ns_maps:
            self._write(f' xmlns:{prefix}="{uri}"' if prefix else f' xmlns="{uri}"')
        self._undeclared_ns_maps = []
        for key, value in attributes:
            self._write(f" {key}={quoteattr(value)}")
        if self._short_empty_elements:
            self._pending_start_element = True
        else:
            self._write(">")

    def _end(self, name):
        if self._pending_start_element:
            self._write("/>")
            self._pending_start_element = False
        else:
            self._write(f"</{name}>")

    def startDocument(self):
        self._write(f'<?xml version="1.0" encoding="{self._encoding}"?>\n')

    def endDocument(self):
        self._flush()

    def startPrefixMapping(self, prefix, uri):
        self._ns_contexts.append(self._current_context.copy())
        self._current_context[uri] = prefix
        self._undeclared_ns_maps.append((prefix, uri))

    def endPrefixMapping(self, prefix):
        self._current_context = self._ns_contexts.pop()

    def startElement(self, name, attrs):
        self._begin(name, attrs.items())

    def endElement(self, name):
        self._end(name)

    def startElementNS(self, name, qname, attrs):
        self._begin(self._qname(name), [(self._qname(key), value) for key, value in attrs.items()])

    def endElementNS(self, name, qname):
        self._end(self._qname(name))

    def characters(self, content):
        if content:
            self._finish_pending_start_element()
            self._write(escape(content if isinstance(content, str) else str(content, self._encoding)))

    def ignorableWhitespace(self, content):
        if content:
            self._finish_pending_start_element()
            self._write(content if isinstance(content, str) else str(content, self._encoding))

    def processingInstruction(self, target, data):
        self._finish_pending_start_element()
        self._write(f"<?{target} {data}?>")


class XMLFilterBase(xmlreader.XMLReader):
    """A reader that takes its events from another one and passes them on; derived classes change them."""

    def __init__(self, parent=None):
        xmlreader.XMLReader.__init__(self)
        self._parent = parent

    def error(self, exception):
        self._err_handler.error(exception)

    def fatalError(self, exception):
        self._err_handler.fatalError(exception)

    def warning(self, exception):
        self._err_handler.warning(exception)

    def setDocumentLocator(self, locator):
        self._cont_handler.setDocumentLocator(locator)

    def startDocument(self):
        self._cont_handler.startDocument()

    def endDocument(self):
        self._cont_handler.endDocument()

    def startPrefixMapping(self, prefix, uri):
        self._cont_handler.startPrefixMapping(prefix, uri)

    def endPrefixMapping(self, prefix):
        self._cont_handler.endPrefixMapping(prefix)

    def startElement(self, name, attrs):
        self._cont_handler.startElement(name, attrs)

    def endElement(self, name):
        self._cont_handler.endElement(name)

    def startElementNS(self, name, qname, attrs):
        self._cont_handler.startElementNS(name, qname, attrs)

    def endElementNS(self, name, qname):
        self._cont_handler.endElementNS(name, qname)

    def characters(self, content):
        self._cont_handler.characters(content)

    def ignorableWhitespace(self, chars):
        self._cont_handler.ignorableWhitespace(chars)

    def processingInstruction(self, target, data):
        self._cont_handler.processingInstruction(target, data)

    def skippedEntity(self, name):
        self._cont_handler.skippedEntity(name)

    def notationDecl(self, name, publicId, systemId):
        self._dtd_handler.notationDecl(name, publicId, systemId)

    def unparsedEntityDecl(self, name, publicId, systemId, ndata):
        self._dtd_handler.unparsedEntityDecl(name, publicId, systemId, ndata)

    def resolveEntity(self, publicId, systemId):
        return self._ent_handler.resolveEntity(publicId, systemId)

    def parse(self, source):
        for name in ("ContentHandler", "ErrorHandler", "EntityResolver", "DTDHandler"):
            getattr(self._parent, "set" + name)(self)
        self._parent.parse(source)

    def setLocale(self, locale):
        self._parent.setLocale(locale)

    def getFeature(self, name):
        return self._parent.getFeature(name)

    def setFeature(self, name, state):
        self._parent.setFeature(name, state)

    def getProperty(self, name):
        return self._parent.getProperty(name)

    def setProperty(self, name, value):
        self._parent.setProperty(name, value)

    def getParent(self):
        return self._parent

    def setParent(self, parent):
        self._parent = parent


def prepare_input_source(source, base=""):
    """An InputSource with an open stream, from a name, a path, a file or an InputSource."""
    if isinstance(source, os.PathLike):
        source = os.fspath(source)
    if isinstance(source, str):
        source = xmlreader.InputSource(source)
    elif hasattr(source, "read"):
        file, source = source, xmlreader.InputSource()
        if isinstance(file.read(0), str):
            source.setCharacterStream(file)
        else:
            source.setByteStream(file)
        if isinstance(getattr(file, "name", None), str):
            source.setSystemId(file.name)
    if source.getCharacterStream() is None and source.getByteStream() is None:
        sysid = source.getSystemId()
        path = os.path.join(os.path.dirname(os.path.normpath(base)), sysid)
        if os.path.isfile(path):
            source.setSystemId(path)
            file = open(path, "rb")
        else:
            import urllib.parse
            import urllib.request

            source.setSystemId(urllib.parse.urljoin(base, sysid))
            file = urllib.request.urlopen(source.getSystemId())
        source.setByteStream(file)
    return source
