"""Servers of XML-RPC show their functions as a page."""
import threading, urllib.request
from xmlrpc.server import DocXMLRPCServer, DocXMLRPCRequestHandler, DocCGIXMLRPCRequestHandler, ServerHTMLDoc, XMLRPCDocGenerator
import xmlrpc.client
def add(x, y):
    """Add two instances together. This follows RFC8, but has nothing
    to do with RFC1952. Case should matter: rfc8 and rFC1952. See http://a.b/c self.add() sub(1) and RFC 822."""
    return x + y
def annotation(x: int): "Use function annotations."; return x
class ClassWithAnnotation:
    def method_annotation(self, x: bytes): return x.decode()
    def lone(self): pass
class NoMeta: 
    def m(self): "doc m"
    def _dispatch(self, method, params): return method
class Listed:
    def _listMethods(self): return ["alpha", "beta"]
    def _methodHelp(self, name): return "help of " + name
    def _get_method_argstring(self, name): return "(a, b)"
    def _dispatch(self, m, p): return m
g = DocXMLRPCServer(("localhost", 0), logRequests=False)
g.set_server_title("DocXMLRPCServer Test Documentation"); g.set_server_name("DocXMLRPCServer Test Docs"); g.set_server_documentation("This is an XML-RPC server's documentation, but the server can be used by POSTing to /RPC2. Try self.add, too.")
g.register_function(add); g.register_function(lambda x, y: x - y); g.register_function(annotation); g.register_instance(ClassWithAnnotation())
print(g.generate_html_documentation())
t = threading.Thread(target=g.serve_forever); t.start()
p = g.server_address[1]
r = urllib.request.urlopen(f"http://localhost:{p}/"); body = r.read().decode(); print(r.status, r.headers["Content-type"], int(r.headers["Content-length"]) == len(body), body == g.generate_html_documentation())
try: urllib.request.urlopen(f"http://localhost:{p}/spam")
except urllib.error.HTTPError as e: print(e.code, e.headers["Content-type"])
with xmlrpc.client.ServerProxy(f"http://localhost:{p}/") as s: print(s.add(2, 3))
g.shutdown(); g.server_close(); t.join()
for inst in (NoMeta(), Listed()):
    h = DocCGIXMLRPCRequestHandler(); h.register_instance(inst); h.set_server_title("<&>"); print(h.generate_html_documentation())
h = DocCGIXMLRPCRequestHandler(); h.handle_get()
d = ServerHTMLDoc(); print(d.markup("call f() http://x RFC 2 self.q name"), d.docroutine(add, "add"), d.docserver("N", "doc", {"add": add}))

# expect: <!DOCTYPE>
# expect: <html lang="en">
# expect: <head>
# expect: <meta charset="utf-8">
# expect: <title>Python: DocXMLRPCServer Test Documentation</title>
# expect: <link rel="stylesheet" type="text/css" href="/pydoc.css"></head><body>
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br><big><big><strong>DocXMLRPCServer Test Docs</strong></big></big></td>
# expect: <td class="extra">&nbsp;</td></tr></table>
# expect:     <p><tt>This&nbsp;is&nbsp;an&nbsp;XML-RPC&nbsp;server's&nbsp;documentation,&nbsp;but&nbsp;the&nbsp;server&nbsp;can&nbsp;be&nbsp;used&nbsp;by&nbsp;POSTing&nbsp;to&nbsp;/RPC2.&nbsp;Try&nbsp;self.<strong>add</strong>,&nbsp;too.</tt></p>
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor functions-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">Methods</strong></td></tr>
# expect:     
# expect: <tr><td class="decor functions-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn"><dl><dt><a name="-&lt;lambda&gt;"><strong>&lt;lambda&gt;</strong></a>(x, y)</dt></dl>
# expect: <dl><dt><a name="-add"><strong>add</strong></a>(x, y)</dt><dd><tt>Add&nbsp;two&nbsp;instances&nbsp;together.&nbsp;This&nbsp;follows&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc8.txt">RFC8</a>,&nbsp;but&nbsp;has&nbsp;nothing<br>
# expect: to&nbsp;do&nbsp;with&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc1952.txt">RFC1952</a>.&nbsp;Case&nbsp;should&nbsp;matter:&nbsp;rfc8&nbsp;and&nbsp;rFC1952.&nbsp;See&nbsp;<a href="http://a.b/c">http://a.b/c</a>&nbsp;<a href="#-add">add</a>()&nbsp;sub(1)&nbsp;and&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc822.txt">RFC&nbsp;822</a>.</tt></dd></dl>
# expect: <dl><dt><a name="-annotation"><strong>annotation</strong></a>(x: int)</dt><dd><tt>Use&nbsp;function&nbsp;annotations.</tt></dd></dl>
# expect: <dl><dt><a name="-lone"><strong>lone</strong></a>()</dt></dl>
# expect: <dl><dt><a name="-method_annotation"><strong>method_annotation</strong></a>(x: bytes)</dt></dl>
# expect: </td></tr></table></body></html>
# expect: 200 text/html; charset=UTF-8 True True
# expect: 404 text/plain
# expect: 5
# expect: <!DOCTYPE>
# expect: <html lang="en">
# expect: <head>
# expect: <meta charset="utf-8">
# expect: <title>Python: &lt;&amp;&gt;</title>
# expect: <link rel="stylesheet" type="text/css" href="/pydoc.css"></head><body>
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br><big><big><strong>XML-RPC Server Documentation</strong></big></big></td>
# expect: <td class="extra">&nbsp;</td></tr></table>
# expect:     <p><tt>This&nbsp;server&nbsp;exports&nbsp;the&nbsp;following&nbsp;methods&nbsp;through&nbsp;the&nbsp;XML-RPC&nbsp;protocol.</tt></p>
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor functions-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">Methods</strong></td></tr>
# expect:     
# expect: <tr><td class="decor functions-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn"></td></tr></table></body></html>
# expect: <!DOCTYPE>
# expect: <html lang="en">
# expect: <head>
# expect: <meta charset="utf-8">
# expect: <title>Python: &lt;&amp;&gt;</title>
# expect: <link rel="stylesheet" type="text/css" href="/pydoc.css"></head><body>
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br><big><big><strong>XML-RPC Server Documentation</strong></big></big></td>
# expect: <td class="extra">&nbsp;</td></tr></table>
# expect:     <p><tt>This&nbsp;server&nbsp;exports&nbsp;the&nbsp;following&nbsp;methods&nbsp;through&nbsp;the&nbsp;XML-RPC&nbsp;protocol.</tt></p>
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor functions-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">Methods</strong></td></tr>
# expect:     
# expect: <tr><td class="decor functions-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn"><dl><dt><a name="-alpha"><strong>alpha</strong></a>(a, b)</dt><dd><tt>help&nbsp;of&nbsp;alpha</tt></dd></dl>
# expect: <dl><dt><a name="-beta"><strong>beta</strong></a>(a, b)</dt><dd><tt>help&nbsp;of&nbsp;beta</tt></dd></dl>
# expect: </td></tr></table></body></html>
# expect: Content-Type: text/html
# expect: Content-Length: 877
# expect:
# expect: <!DOCTYPE>
# expect: <html lang="en">
# expect: <head>
# expect: <meta charset="utf-8">
# expect: <title>Python: XML-RPC Server Documentation</title>
# expect: <link rel="stylesheet" type="text/css" href="/pydoc.css"></head><body>
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br><big><big><strong>XML-RPC Server Documentation</strong></big></big></td>
# expect: <td class="extra">&nbsp;</td></tr></table>
# expect:     <p><tt>This&nbsp;server&nbsp;exports&nbsp;the&nbsp;following&nbsp;methods&nbsp;through&nbsp;the&nbsp;XML-RPC&nbsp;protocol.</tt></p>
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor functions-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">Methods</strong></td></tr>
# expect:     
# expect: <tr><td class="decor functions-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn"></td></tr></table></body></html>call f() http://x <a href="https://www.rfc-editor.org/rfc/rfc2.txt">RFC 2</a> self.<strong>q</strong> name <dl><dt><a name="-add"><strong>add</strong></a>(x, y)</dt><dd><tt>Add&nbsp;two&nbsp;instances&nbsp;together.&nbsp;This&nbsp;follows&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc8.txt">RFC8</a>,&nbsp;but&nbsp;has&nbsp;nothing<br>
# expect: to&nbsp;do&nbsp;with&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc1952.txt">RFC1952</a>.&nbsp;Case&nbsp;should&nbsp;matter:&nbsp;rfc8&nbsp;and&nbsp;rFC1952.&nbsp;See&nbsp;<a href="http://a.b/c">http://a.b/c</a>&nbsp;add()&nbsp;sub(1)&nbsp;and&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc822.txt">RFC&nbsp;822</a>.</tt></dd></dl>
# expect:  
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br><big><big><strong>N</strong></big></big></td>
# expect: <td class="extra">&nbsp;</td></tr></table>
# expect:     <p><tt>doc</tt></p>
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor functions-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">Methods</strong></td></tr>
# expect:     
# expect: <tr><td class="decor functions-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn"><dl><dt><a name="-add"><strong>add</strong></a>(x, y)</dt><dd><tt>Add&nbsp;two&nbsp;instances&nbsp;together.&nbsp;This&nbsp;follows&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc8.txt">RFC8</a>,&nbsp;but&nbsp;has&nbsp;nothing<br>
# expect: to&nbsp;do&nbsp;with&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc1952.txt">RFC1952</a>.&nbsp;Case&nbsp;should&nbsp;matter:&nbsp;rfc8&nbsp;and&nbsp;rFC1952.&nbsp;See&nbsp;<a href="http://a.b/c">http://a.b/c</a>&nbsp;<a href="#-add">add</a>()&nbsp;sub(1)&nbsp;and&nbsp;<a href="https://www.rfc-editor.org/rfc/rfc822.txt">RFC&nbsp;822</a>.</tt></dd></dl>
# expect: </td></tr></table>
