"""Readers, handlers, filters, generators and attributes of xml.sax."""
import io, os, tempfile, xml.sax
from xml.sax import *
from xml.sax import handler, saxutils, xmlreader, expatreader
from xml.sax.saxutils import XMLGenerator, XMLFilterBase, escape, unescape, quoteattr, prepare_input_source
from xml.sax.xmlreader import AttributesImpl, AttributesNSImpl, InputSource
log=[]
class H(handler.ContentHandler, handler.DTDHandler, handler.LexicalHandler, handler.EntityResolver):
    def __getattribute__(s,n):
        v=object.__getattribute__(s,n)
        if n[0]=='_' or n in('setDocumentLocator',): return v
        def w(*a):
            log.append((n,)+tuple(x.items() if hasattr(x,'items') else x for x in a)); return v(*a)
        return w
D=b'''<?xml version="1.0"?><!DOCTYPE d [<!NOTATION g SYSTEM "n.x"><!ENTITY u SYSTEM "f" NDATA g><!ENTITY i "int"><!ENTITY ex SYSTEM "no.xml">]>
<!-- c --><?pi d?><a xmlns="u1" xmlns:p="u2" x="1" p:y="2">t&amp;<p:b/>&i;<![CDATA[cd]]>&ex;</a>'''
for ns in (0,1):
    log.clear(); p=make_parser(); h=H(); p.setContentHandler(h); p.setDTDHandler(h); p.setFeature(handler.feature_namespaces,ns); p.setProperty(handler.property_lexical_handler,h); p.parse(io.BytesIO(D))
    for x in log: print(x)
for f in handler.all_features:
    try: print(f[-12:], p.getFeature(f))
    except Exception as e: print(type(e).__name__, e)
    try: p.setFeature(f,1); print('set')
    except Exception as e: print(type(e).__name__, e)
for f in handler.all_properties+['x']:
    try: print(f[-12:], type(p.getProperty(f)).__name__)
    except Exception as e: print(type(e).__name__, e)
    try: p.setProperty(f,None); print('set')
    except Exception as e: print(type(e).__name__, e)
def gen(src,**k):
    o=io.StringIO() if 'encoding' not in k else io.BytesIO(); 
    parse(io.BytesIO(src),XMLGenerator(o,**k)); return o.getvalue()
print(gen(D)); print(gen(b'<a><b/><c x="&quot;\'">&lt;</c></a>',short_empty_elements=True)); print(gen('<a é="ü">€</a>'.encode(),encoding='ascii')); print(gen('<a é="ü">€</a>'.encode(),encoding='utf-16'))
o=io.StringIO(); g=XMLGenerator(o,short_empty_elements=True); g.startDocument(); g.startPrefixMapping('p','u'); g.startElementNS(('u','a'),'p:a',AttributesNSImpl({('u','x'):'1',(None,'y'):'2'},{})); g.characters('x<'); g.ignorableWhitespace(' '); g.processingInstruction('t','d'); g.startElementNS(('http://www.w3.org/XML/1998/namespace','q'),None,{}); g.endElementNS(('http://www.w3.org/XML/1998/namespace','q'),None); g.endElementNS(('u','a'),'p:a'); g.endPrefixMapping('p'); g.endDocument(); print(o.getvalue())
class F(XMLFilterBase):
    def startElement(s,n,a): super().startElement(n.upper(),a)
    def endElement(s,n): super().endElement(n.upper())
o=io.StringIO(); f=F(make_parser()); f.setContentHandler(XMLGenerator(o)); f.parse(io.BytesIO(b'<a>x<b k="1"/></a>')); print(o.getvalue())
for d in (b'<a>',b'<a></b>',b'',b'x'):
    try: parseString(d,handler.ContentHandler())
    except SAXParseException as e: print(e, e.getMessage(), e.getLineNumber(), e.getColumnNumber(), e.getSystemId(), e.getPublicId(), type(e.getException()).__name__)
parseString('<a>é</a>',handler.ContentHandler())
try: make_parser(['nonexist_mod']); print('ok')
except Exception as e: print(type(e),e)
a=AttributesImpl({'x':'1','y':'2'}); print(a.getLength(),a.getNames(),a.getQNames(),len(a),'x' in a,a['x'],a.get('z'),a.get('z',3),a.items(),a.keys(),a.values(),a.getType('x'),a.getValue('x'),a.getValueByQName('y'),a.getNameByQName('x'),a.getQNameByName('y'),a.copy().items())
n=AttributesNSImpl({('u','x'):'1'},{('u','x'):'p:x'}); print(n.getNames(),n.getQNames(),n.getNameByQName('p:x'),n.getQNameByName(('u','x')),n.getValueByQName('p:x'),n.copy().items())
for q in (lambda:a.getValue('q'),lambda:a.getNameByQName('q'),lambda:n.getNameByQName('q'),lambda:a.getQNameByName('q'),lambda:xmlreader.XMLReader().parse(1),lambda:xmlreader.XMLReader().getFeature('f'),lambda:xmlreader.XMLReader().setLocale('f'),lambda:SAXException('m')[0]):
    try: print(q())
    except Exception as e: print(type(e).__name__,e)
p=make_parser(); o=io.StringIO(); p.setContentHandler(XMLGenerator(o)); p.feed('<a>'); p.feed('te'); p.feed('xt</a>'); p.close(); print(o.getvalue()); p.reset(); p.feed('<b/>'); p.close(); print(o.getvalue()); print(p.getSystemId(),p.getLineNumber(),p.getColumnNumber())
d=tempfile.mkdtemp(); fn=os.path.join(d,'f.xml'); open(fn,'wb').write(b'<r>&amp;x</r>'); o=io.StringIO(); parse(fn,XMLGenerator(o)); parse(open(fn),XMLGenerator(o)); parse(open(fn,'rb'),XMLGenerator(o)); print(o.getvalue())
s=prepare_input_source(fn); print(s.getSystemId()==fn, s.getByteStream().read()); s.getByteStream().close()
print(escape('<a&"b>',{'"':'&q;'}),unescape('&lt;&q;&amp;lt;',{'&q;':'Q'}),quoteattr('a"b'),quoteattr('a"\'b'),quoteattr("x\n\t"),quoteattr('v',{'v':'&v;'}))
class L(handler.ContentHandler):
    def setDocumentLocator(s,l): s.l=l
    def startElement(s,n,a): print(n,s.l.getLineNumber(),s.l.getColumnNumber(),s.l.getSystemId())
parseString(b'<a>\n <b/>\n</a>',L())

# expect: ('startDocument',)
# expect: ('startDTD', 'd', None, None)
# expect: ('notationDecl', 'g', None, 'n.x')
# expect: ('unparsedEntityDecl', 'u', None, 'f', 'g')
# expect: ('endDTD',)
# expect: ('comment', ' c ')
# expect: ('processingInstruction', 'pi', 'd')
# expect: ('startElement', 'a', [('xmlns', 'u1'), ('xmlns:p', 'u2'), ('x', '1'), ('p:y', '2')])
# expect: ('characters', 't')
# expect: ('characters', '&')
# expect: ('startElement', 'p:b', [])
# expect: ('endElement', 'p:b')
# expect: ('characters', 'int')
# expect: ('startCDATA',)
# expect: ('characters', 'cd')
# expect: ('endCDATA',)
# expect: ('endElement', 'a')
# expect: ('endDocument',)
# expect: ('startDocument',)
# expect: ('startDTD', 'd', None, None)
# expect: ('notationDecl', 'g', None, 'n.x')
# expect: ('unparsedEntityDecl', 'u', None, 'f', 'g')
# expect: ('endDTD',)
# expect: ('comment', ' c ')
# expect: ('processingInstruction', 'pi', 'd')
# expect: ('startPrefixMapping', None, 'u1')
# expect: ('startPrefixMapping', 'p', 'u2')
# expect: ('startElementNS', ('u1', 'a'), None, [((None, 'x'), '1'), (('u2', 'y'), '2')])
# expect: ('characters', 't')
# expect: ('characters', '&')
# expect: ('startElementNS', ('u2', 'b'), None, [])
# expect: ('endElementNS', ('u2', 'b'), None)
# expect: ('characters', 'int')
# expect: ('startCDATA',)
# expect: ('characters', 'cd')
# expect: ('endCDATA',)
# expect: ('endElementNS', ('u1', 'a'), None)
# expect: ('endPrefixMapping', 'p')
# expect: ('endPrefixMapping', None)
# expect: ('endDocument',)
# expect: s/namespaces 1
# expect: set
# expect: ace-prefixes 0
# expect: SAXNotSupportedException expat does not report namespace prefixes
# expect: ng-interning False
# expect: set
# expect: s/validation 0
# expect: SAXNotSupportedException expat does not support validation
# expect: ral-entities 0
# expect: set
# expect: ter-entities 0
# expect: SAXNotSupportedException expat does not read external parameter entities
# expect: ical-handler H
# expect: set
# expect: SAXNotRecognizedException Property 'http://xml.org/sax/properties/dom-node' not recognized
# expect: SAXNotRecognizedException Property 'http://xml.org/sax/properties/dom-node' not recognized
# expect: SAXNotRecognizedException Property 'http://xml.org/sax/properties/declaration-handler' not recognized
# expect: SAXNotRecognizedException Property 'http://xml.org/sax/properties/declaration-handler' not recognized
# expect: SAXNotSupportedException XML string cannot be returned when not parsing
# expect: SAXNotSupportedException Property 'http://xml.org/sax/properties/xml-string' cannot be set
# expect: SAXNotRecognizedException Property 'http:www.python.org/sax/properties/encoding' not recognized
# expect: SAXNotRecognizedException Property 'http:www.python.org/sax/properties/encoding' not recognized
# expect: terning-dict dict
# expect: set
# expect: SAXNotRecognizedException Property 'x' not recognized
# expect: SAXNotRecognizedException Property 'x' not recognized
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <?pi d?><a xmlns="u1" xmlns:p="u2" x="1" p:y="2">t&amp;<p:b></p:b>intcd</a>
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <a><b/><c x="&quot;'">&lt;</c></a>
# expect: b'<?xml version="1.0" encoding="ascii"?>\n<a &#233;="&#252;">&#8364;</a>'
# expect: b'\xff\xfe<\x00?\x00x\x00m\x00l\x00 \x00v\x00e\x00r\x00s\x00i\x00o\x00n\x00=\x00"\x001\x00.\x000\x00"\x00 \x00e\x00n\x00c\x00o\x00d\x00i\x00n\x00g\x00=\x00"\x00u\x00t\x00f\x00-\x001\x006\x00"\x00?\x00>\x00\n\x00<\x00a\x00 \x00\xe9\x00=\x00"\x00\xfc\x00"\x00>\x00\xac <\x00/\x00a\x00>\x00'
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <p:a xmlns:p="u" p:x="1" y="2">x&lt; <?t d?><xml:q/></p:a>
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <A>x<B k="1"></B></A>
# expect: <unknown>:1:3: no element found no element found 1 3 None None ExpatError
# expect: <unknown>:1:5: mismatched tag mismatched tag 1 5 None None ExpatError
# expect: <unknown>:1:0: no element found no element found 1 0 None None ExpatError
# expect: <unknown>:1:0: syntax error syntax error 1 0 None None ExpatError
# expect: ok
# expect: 2 ['x', 'y'] ['x', 'y'] 2 True 1 None 3 [('x', '1'), ('y', '2')] ['x', 'y'] ['1', '2'] CDATA 1 2 x y [('x', '1'), ('y', '2')]
# expect: [('u', 'x')] ['p:x'] ('u', 'x') p:x 1 [(('u', 'x'), '1')]
# expect: KeyError 'q'
# expect: KeyError 'q'
# expect: KeyError 'q'
# expect: KeyError 'q'
# expect: NotImplementedError This method must be implemented!
# expect: SAXNotRecognizedException Feature 'f' not recognized
# expect: SAXNotSupportedException Locale support not implemented
# expect: AttributeError __getitem__
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <a>text</a>
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <a>text</a><?xml version="1.0" encoding="iso-8859-1"?>
# expect: <b></b>
# expect: None 1 None
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <r>&amp;x</r><?xml version="1.0" encoding="iso-8859-1"?>
# expect: <r>&amp;x</r><?xml version="1.0" encoding="iso-8859-1"?>
# expect: <r>&amp;x</r>
# expect: True b'<r>&amp;x</r>'
# expect: &lt;a&amp;&q;b&gt; <Q&lt; 'a"b' "a&quot;'b" "x&#10;&#9;" "&v;"
# expect: a 1 0 None
# expect: b 2 1 None
