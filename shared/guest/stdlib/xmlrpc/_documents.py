"""Pages of HTML that show the functions of a server of XML-RPC."""

import html
import pydoc
import re
import sys
from inspect import signature
from xmlrpc.server import CGIXMLRPCRequestHandler, SimpleXMLRPCRequestHandler, SimpleXMLRPCServer, resolve_dotted_attribute

__name__ = "xmlrpc.server"  # what is defined here is shown as that module's


class ServerHTMLDoc(pydoc.HTMLDoc):
    """The page of a server."""

    _linked = re.compile(r"\b((http|https|ftp)://\S+[\w/]|RFC[- ]?(\d+)|PEP[- ]?(\d+)|(self\.)?((?:\w|\.)+))\b")

    def _named(self, own, name, is_called, funcs, classes, methods):
        if own and not is_called:
            return f"self.<strong>{name}</strong>"
        return super()._named(None, name, is_called, funcs, classes, methods)

    def docroutine(self, object, name, mod=None, funcs={}, classes={}, methods={}, cl=None):
        """A function, or (its parameters, its documentation)."""
        call = str(signature(object)) if callable(object) else "(...)"
        if isinstance(object, tuple):
            call, doc = object[0] or call, object[1] or ""
        else:
            doc = pydoc.getdoc(object)
        anchor = self.escape(f"{cl.__name__ if cl else ''}-{name}")
        doc = self.markup(doc, self.preformat, funcs, classes, methods)
        doc = doc and f"<dd><tt>{doc}</tt></dd>"
        return f'<dl><dt><a name="{anchor}"><strong>{self.escape(name)}</strong></a>{call}</dt>{doc}</dl>\n'

    def docserver(self, server_name, package_documentation, methods):
        links = {}
        for key, value in methods.items():
            links[key] = links[value] = "#-" + key
        doc = self.markup(package_documentation, self.preformat, links)
        doc = doc and f"<tt>{doc}</tt>"
        rows = "".join(self.docroutine(value, key, funcs=links) for key, value in sorted(methods.items()))
        head = self.heading(f"<big><big><strong>{self.escape(server_name)}</strong></big></big>")
        return f"{head}<p>{doc}</p>\n{self.bigsection('Methods', 'functions', rows)}"

    def page(self, title, contents):
        return (f'<!DOCTYPE>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Python: {title}</title>\n'
                f'<link rel="stylesheet" type="text/css" href="/pydoc.css"></head><body>{contents}</body></html>')  # fmt: skip


class XMLRPCDocGenerator:
    """The part of a server that makes the page."""

    def __init__(self):
        self.server_name = self.server_title = "XML-RPC Server Documentation"
        self.server_documentation = "This server exports the following methods through the XML-RPC protocol."

    def set_server_title(self, server_title):
        self.server_title = server_title

    def set_server_name(self, server_name):
        self.server_name = server_name

    def set_server_documentation(self, server_documentation):
        self.server_documentation = server_documentation

    def generate_html_documentation(self):
        methods = {name: self._documented(name) for name in self.system_listMethods()}
        page = ServerHTMLDoc()
        return page.page(html.escape(self.server_title), page.docserver(self.server_name, self.server_documentation, methods))

    def _documented(self, name):
        """The function, or (its parameters, its documentation) where only the instance knows it."""
        if name in self.funcs:
            return self.funcs[name]
        assert self.instance is not None, "Could not find method in self.functions and no instance installed"
        facts = [None, None]
        if hasattr(self.instance, "_get_method_argstring"):
            facts[0] = self.instance._get_method_argstring(name)
        if hasattr(self.instance, "_methodHelp"):
            facts[1] = self.instance._methodHelp(name)
        if facts != [None, None]:
            return tuple(facts)
        if hasattr(self.instance, "_dispatch"):
            return (None, None)
        try:
            return resolve_dotted_attribute(self.instance, name)
        except AttributeError:
            return (None, None)


class DocXMLRPCRequestHandler(SimpleXMLRPCRequestHandler):
    """Answers GET by the page."""

    def do_GET(self):
        if not self.is_rpc_path_valid():
            self.report_404()
            return
        response = self.server.generate_html_documentation().encode("utf-8")
        self.send_response(200)
        self.send_header("Content-type", "text/html; charset=UTF-8")
        self.send_header("Content-length", str(len(response)))
        self.end_headers()
        self.wfile.write(response)


class DocXMLRPCServer(SimpleXMLRPCServer, XMLRPCDocGenerator):
    """A server with a page."""

    def __init__(self, addr, requestHandler=DocXMLRPCRequestHandler, logRequests=True, allow_none=False, encoding=None,
                 bind_and_activate=True, use_builtin_types=False):  # fmt: skip
        SimpleXMLRPCServer.__init__(self, addr, requestHandler, logRequests, allow_none, encoding, bind_and_activate, use_builtin_types)
        XMLRPCDocGenerator.__init__(self)


class DocCGIXMLRPCRequestHandler(CGIXMLRPCRequestHandler, XMLRPCDocGenerator):
    """Calls and the page, as a program of a web server."""

    def __init__(self):
        CGIXMLRPCRequestHandler.__init__(self)
        XMLRPCDocGenerator.__init__(self)

    def handle_get(self):
        response = self.generate_html_documentation().encode("utf-8")
        print("Content-Type: text/html")
        print("Content-Length: %d" % len(response))
        print()
        sys.stdout.flush()
        sys.stdout.buffer.write(response)
        sys.stdout.buffer.flush()
