"""xml.dom.minidom: documents read, walked, changed and written; xml.parsers.expat's events and errors."""
import _cells

_cells.run('''
from xml.dom import minidom
import xml.dom, re
X = '<?xml version="1.0"?><!-- c --><a x="1" y="a&amp;&quot;b"><b>te"x\\'t&gt;</b><b/> <!--in--><c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d><?pi some data?></a>'
d = minidom.parseString(X)
d.toxml()
d.toprettyxml(indent="  ")
d.toxml(encoding="ascii", standalone=True)
a = d.documentElement
re.sub("0x[0-9a-f]+", "0x", str(list(a.childNodes)))
a.getElementsByTagName('b')[0].firstChild.data
a.getAttribute('y'), a.getAttribute('zz'), a.attributes.items(), a.attributes['x'].value, list(a.attributes.keys()), a.attributes.length
c = a.getElementsByTagNameNS('u', 'd')[0]
c.nodeName, c.localName, c.prefix, c.namespaceURI, c.toxml(), c.firstChild.data, a.lastChild.target
a.removeChild(a.childNodes[0]).toxml(), a.toxml()
doc = minidom.Document(); root = doc.createElement('annotation'); doc.appendChild(root).tagName
for name, value in (("folder", "VOC"), ("filename", "1.jpg")):
    e = doc.createElement(name); e.appendChild(doc.createTextNode(value)); root.appendChild(e)
root.setAttribute('n', '2<"'); doc.toprettyxml(indent="\\t", encoding="utf-8")
root.cloneNode(True).toxml(), root.cloneNode(False).toxml()
root.insertBefore(doc.createComment('hey'), root.firstChild).data, root.toxml()
doc.appendChild(doc.createElement('x'))
root.removeAttribute('q')
minidom.parseString('<a><b></a>')
minidom.parseString('')
minidom.parseString('<a/><b/>')
minidom.parse('/nonexistent.xml')
minidom.parseString('<!DOCTYPE html PUBLIC "pub" "sys"><html/>').toxml()
import xml.parsers.expat as E
p = E.ParserCreate(); L = []
p.StartElementHandler = lambda n, a: L.append((n, a)); p.EndElementHandler = lambda n: L.append(n); p.CharacterDataHandler = lambda d: L.append(d)
p.Parse('<a x="1">hi<b/></a>', True), L
E.ParserCreate().Parse('<a>', True)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 '<?xml version="1.0" ?><!-- c --><a x="1" y="a&amp;&quot;b"><b>te&quot;x\'t&gt;</b><b/> <!--in--><c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d><?pi some data?></a>'
# expect: 5 '<?xml version="1.0" ?>\n<!-- c -->\n<a x="1" y="a&amp;&quot;b">\n  <b>te&quot;x\'t&gt;</b>\n  <b/>\n   \n  <!--in-->\n  <c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d>\n  <?pi some data?>\n</a>\n'
# expect: 6 b'<?xml version="1.0" encoding="ascii" standalone="yes"?><!-- c --><a x="1" y="a&amp;&quot;b"><b>te&quot;x\'t&gt;</b><b/> <!--in--><c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d><?pi some data?></a>'
# expect: 7 done
# expect: 8 '[<DOM Element: b at 0x>, <DOM Element: b at 0x>, <DOM Text node "\' \'">, <DOM Comment node "\'in\'">, <DOM Element: c:d at 0x>, <xml.dom.minidom.ProcessingInstruction object at 0x>]'
# expect: 9 'te"x\'t>'
# expect: 10 ('a&"b', '', [('x', '1'), ('y', 'a&"b')], '1', ['x', 'y'], 2)
# expect: 11 done
# expect: 12 ('c:d', 'd', 'c', 'u', '<c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d>', '<raw>', 'pi')
# expect: 13 ("<b>te&quot;x't&gt;</b>", '<a x="1" y="a&amp;&quot;b"><b/> <!--in--><c:d xmlns:c="u" c:e="2"><![CDATA[<raw>]]></c:d><?pi some data?></a>')
# expect: 14 'annotation'
# expect: 15 done
# expect: 16 b'<?xml version="1.0" encoding="utf-8"?>\n<annotation n="2&lt;&quot;">\n\t<folder>VOC</folder>\n\t<filename>1.jpg</filename>\n</annotation>\n'
# expect: 17 ('<annotation n="2&lt;&quot;"><folder>VOC</folder><filename>1.jpg</filename></annotation>', '<annotation n="2&lt;&quot;"/>')
# expect: 18 ('hey', '<annotation n="2&lt;&quot;"><!--hey--><folder>VOC</folder><filename>1.jpg</filename></annotation>')
# expect: 19 HierarchyRequestErr: two document elements disallowed
# expect: 20 NotFoundErr:
# expect: 21 ExpatError: mismatched tag: line 1, column 8
# expect: 22 ExpatError: no element found: line 1, column 0
# expect: 23 ExpatError: junk after document element: line 1, column 4
# expect: 24 FileNotFoundError: [Errno 2] No such file or directory: '/nonexistent.xml'
# expect: 25 '<?xml version="1.0" ?><!DOCTYPE html  PUBLIC \'pub\'  \'sys\'><html/>'
# expect: 26 done
# expect: 27 done
# expect: 28 done
# expect: 29 (1, [('a', {'x': '1'}), 'hi', ('b', {}), 'b', 'a'])
# expect: 30 ExpatError: no element found: line 1, column 3
