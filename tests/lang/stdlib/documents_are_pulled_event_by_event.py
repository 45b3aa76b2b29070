import io
from xml.dom import pulldom
import xml.sax

TEXT = """<?xml version="1.0"?><!-- before --><?pi data?><root a="1" xmlns:n="http://n"><item id="1">one<b>bold</b></item>
<n:item n:x="y">two</n:item><!-- in --><?go on?></root>"""


def shown(node):
    return node.nodeName, node.nodeValue, sorted(node.attributes.items()) if node.attributes else None


for event, node in pulldom.parseString(TEXT):
    print(event, shown(node))
stream = pulldom.parseString(TEXT)
for event, node in stream:
    if event == pulldom.START_ELEMENT and node.tagName == "item":
        stream.expandNode(node)
        print(node.toxml())
    elif event == pulldom.START_ELEMENT:
        print(node.tagName, node.namespaceURI, node.prefix, node.localName)
print(stream.getEvent())
print([event for event, _ in pulldom.parse(io.BytesIO(TEXT.encode()), bufsize=7)][:5], pulldom.default_bufsize)
try:
    list(pulldom.parseString("<a><b></a>"))
except xml.sax.SAXParseException as e:
    print(e.getMessage())
handler = pulldom.SAX2DOM()
parser = xml.sax.make_parser()
parser.setContentHandler(handler)
parser.parse(io.StringIO("<a x='1'>t<b/>u</a>"))
print(handler.document.toxml())
try:
    next(pulldom.parse("/none/there"))
except OSError as e:
    print(e)

# expect: START_DOCUMENT ('#document', None, None)
# expect: PROCESSING_INSTRUCTION ('pi', 'data', None)
# expect: START_ELEMENT ('root', None, [('a', '1'), ('xmlns:n', 'http://n')])
# expect: START_ELEMENT ('item', None, [('id', '1')])
# expect: CHARACTERS ('#text', 'one', None)
# expect: START_ELEMENT ('b', None, None)
# expect: CHARACTERS ('#text', 'bold', None)
# expect: END_ELEMENT ('b', None, None)
# expect: END_ELEMENT ('item', None, [('id', '1')])
# expect: CHARACTERS ('#text', '\n', None)
# expect: START_ELEMENT ('n:item', None, [('n:x', 'y')])
# expect: CHARACTERS ('#text', 'two', None)
# expect: END_ELEMENT ('n:item', None, [('n:x', 'y')])
# expect: PROCESSING_INSTRUCTION ('go', 'on', None)
# expect: END_ELEMENT ('root', None, [('a', '1'), ('xmlns:n', 'http://n')])
# expect: root None None root
# expect: <item id="1">one<b>bold</b></item>
# expect: n:item http://n n item
# expect: ('END_DOCUMENT', <xml.dom.minidom.Document object at <address>>)
# expect: ['START_DOCUMENT', 'PROCESSING_INSTRUCTION', 'START_ELEMENT', 'START_ELEMENT', 'CHARACTERS'] 16364
# expect: mismatched tag
# expect: <?xml version="1.0" ?><a x="1">t<b/>u</a>
# expect: [Errno 2] No such file or directory: '/none/there'
