"""Handlers of expat, fed at once and in pieces, with and without namespaces, and its errors."""
from xml.parsers import expat
import io
HS=['StartElementHandler','EndElementHandler','ProcessingInstructionHandler','CharacterDataHandler','UnparsedEntityDeclHandler','NotationDeclHandler','StartNamespaceDeclHandler','EndNamespaceDeclHandler','CommentHandler','StartCdataSectionHandler','EndCdataSectionHandler','StartDoctypeDeclHandler','EndDoctypeDeclHandler','EntityDeclHandler','XmlDeclHandler','ElementDeclHandler','AttlistDeclHandler','SkippedEntityHandler','NotStandaloneHandler']
def run(data,sep=None,skip=(),default=None,chunks=0,enc=None,show=True,ext=False,**attrs):
    log=[]
    p=expat.ParserCreate(enc,sep) if sep is not None or enc else expat.ParserCreate()
    for h in HS:
        if h in skip: continue
        def f(*a,h=h):
            log.append((h.replace('Handler',''),)+a+(p.CurrentLineNumber,p.CurrentColumnNumber,p.CurrentByteIndex) if pos else (h.replace('Handler',''),)+a)
            return 1
        setattr(p,h,f)
    pos=attrs.pop('pos',False)
    if default: setattr(p,default,lambda d: log.append(('default',d)))
    if ext:
        def e(*a): log.append(('ext',)+a); return 1
        p.ExternalEntityRefHandler=e
    for k,v in attrs.items(): setattr(p,k,v)
    try:
        if chunks:
            for i in range(0,len(data),chunks): p.Parse(data[i:i+chunks])
            p.Parse(data[:0],True)
        else: p.Parse(data,True)
    except expat.ExpatError as e: log.append(('ERR',str(e),e.code,e.lineno,e.offset,p.ErrorCode,p.ErrorLineNumber,p.ErrorColumnNumber,p.ErrorByteIndex))
    for x in log: print('  ',x)
    print('-')
D='''<?xml version="1.0" encoding="iso-8859-1" standalone="no"?>
<?xml-stylesheet href="stylesheet.css"?>
<!-- comment data -->
<!DOCTYPE quotations SYSTEM "quotations.dtd" [
<!ELEMENT root ANY>
<!ELEMENT a (b, c?, (d|e)*)+>
<!ELEMENT m (#PCDATA|x|y)*>
<!ELEMENT n EMPTY>
<!ATTLIST root attr1 CDATA #REQUIRED attr2 CDATA #IMPLIED t (x|y) "x" f NMTOKEN #FIXED "q">
<!NOTATION notation SYSTEM "notation.jpeg">
<!NOTATION n2 PUBLIC "pub">
<!ENTITY acirc "&#226;">
<!ENTITY e2 'mark <b>up</b>'>
<!ENTITY external_entity SYSTEM "entity.file">
<!ENTITY unparsed_entity SYSTEM "entity.file" NDATA notation>
<!ENTITY % pe "x">
<?pi in dtd?>
<!-- in dtd -->
%unparsed_entity;
]>

<root attr1="value1" attr2="value2&#8000;">
<myns:subelement xmlns:myns="http://www.python.org/namespace">
     Contents of subelements
</myns:subelement>
<sub2><![CDATA[contents of CDATA section
l2]]></sub2>
&external_entity;
&skipped_entity;
&acirc;&amp;&#65; &e2;
</root>
'''
run(D); run(D.encode('iso-8859-1'),sep='!'); run(D,sep=' ',namespace_prefixes=True,ordered_attributes=True,specified_attributes=True); run('<a>x\n<b>y&amp;</b>z\n</a>',pos=True); run('<a>x\n<b c="d">y&amp;</b>z\n</a>',buffer_text=True,chunks=7); run('<a><!--c-->&lt;x<b/></a>',default='DefaultHandler',skip=HS); run(D,ext=True,skip=['SkippedEntityHandler','NotStandaloneHandler'])
for d in ['<a>','<a','</a>','<a></b>','<a/><b/>','<a/>x','<a b=1/>','<a b="1" b="2"/>','<a b="<"/>','<a>&x;</a>','<a>&</a>','<a>&x</a>','<a>&#0;</a>','<a>]]></a>','<a><!-- -- --></a>','<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>','<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>','<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</a>','<a xmlns:x="u"><x:b/><y:c/></a>',' <?xml version="1.0"?><a/>','<?xml version="1.0" foo="x"?><a/>','<?xml version="1.0" encoding="zzz"?><a/>','<a>\x01</a>','<a\n  b="c"\n/>','<a>\r\nx\ry\n</a>','<a b="x\ny\tz&#10;"/>','<a><?xml x?></a>','<a><? x?></a>','<a b="1"c="2"/>','<a><b></a>','<1/>','<a>é€</a>','<!DOCTYPE a><a/>','<!DOCTYPE a SYSTEM "x"><a>&u;</a>','<a xmlns:xml="u"/>','<a xmlns:x=""/>','<a xml:lang="x"/>','<a><b/>t<c>u</c></a>', '<!DOCTYPE a PUBLIC "-//p" "s"><a/>','<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "q"><a>&u;</a>']:
    print(repr(d)); run(d); run(d,sep='',skip=['NotStandaloneHandler'],chunks=1) 
for b in [b'\xef\xbb\xbf<a>\xc3\xa9</a>','<a>é</a>'.encode('utf-16'),b'<?xml version="1.0" encoding="latin-1"?><a>\xe9</a>',b'<a>x</a>']:
    print(b); run(b); run(b,enc='latin-1')
p=expat.ParserCreate(); print(p.Parse('<a/>',True))
try: p.Parse('x')
except expat.ExpatError as e: print(e, e.code)
for f in (lambda:expat.ParserCreate(namespace_separator=42),lambda:expat.ParserCreate(namespace_separator='ab'),lambda:expat.ErrorString(3),lambda:setattr(p,'buffer_size',0),lambda:setattr(p,'buffer_size','a'),lambda:setattr(p,'buffer_size',1<<31),lambda:p.ParseFile(io.BytesIO(b'')),lambda:expat.ParserCreate().ParseFile(io.StringIO('<a/>')), lambda: (p.SetBase('x'),p.GetBase())):
    try: print(f())
    except Exception as e: print(type(e).__name__,e)

# expect:    ('XmlDecl', '1.0', 'iso-8859-1', 0)
# expect:    ('ProcessingInstruction', 'xml-stylesheet', 'href="stylesheet.css"')
# expect:    ('Comment', ' comment data ')
# expect:    ('NotStandalone',)
# expect:    ('StartDoctypeDecl', 'quotations', 'quotations.dtd', None, 1)
# expect:    ('ElementDecl', 'root', (2, 0, None, ()))
# expect:    ('ElementDecl', 'a', (6, 3, None, ((4, 0, 'b', ()), (4, 1, 'c', ()), (5, 2, None, ((4, 0, 'd', ()), (4, 0, 'e', ()))))))
# expect:    ('ElementDecl', 'm', (3, 2, None, ((4, 0, 'x', ()), (4, 0, 'y', ()))))
# expect:    ('ElementDecl', 'n', (1, 0, None, ()))
# expect:    ('AttlistDecl', 'root', 'attr1', 'CDATA', None, 1)
# expect:    ('AttlistDecl', 'root', 'attr2', 'CDATA', None, 0)
# expect:    ('AttlistDecl', 'root', 't', '(x|y)', 'x', 0)
# expect:    ('AttlistDecl', 'root', 'f', 'NMTOKEN', 'q', 1)
# expect:    ('NotationDecl', 'notation', None, 'notation.jpeg', None)
# expect:    ('NotationDecl', 'n2', None, None, 'pub')
# expect:    ('EntityDecl', 'acirc', 0, 'â', None, None, None, None)
# expect:    ('EntityDecl', 'e2', 0, 'mark <b>up</b>', None, None, None, None)
# expect:    ('EntityDecl', 'external_entity', 0, None, None, 'entity.file', None, None)
# expect:    ('UnparsedEntityDecl', 'unparsed_entity', None, 'entity.file', None, 'notation')
# expect:    ('EntityDecl', 'pe', 1, 'x', None, None, None, None)
# expect:    ('ProcessingInstruction', 'pi', 'in dtd')
# expect:    ('Comment', ' in dtd ')
# expect:    ('NotStandalone',)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'root', {'attr1': 'value1', 'attr2': 'value2ὀ', 't': 'x', 'f': 'q'})
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'myns:subelement', {'xmlns:myns': 'http:www.python.org/namespace'})
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '     Contents of subelements')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'myns:subelement')
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'sub2', {})
# expect:    ('StartCdataSection',)
# expect:    ('CharacterData', 'contents of CDATA section')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'l2')
# expect:    ('EndCdataSection',)
# expect:    ('EndElement', 'sub2')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '\n')
# expect:    ('SkippedEntity', 'skipped_entity', 0)
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'â')
# expect:    ('CharacterData', '&')
# expect:    ('CharacterData', 'A')
# expect:    ('CharacterData', ' ')
# expect:    ('CharacterData', 'mark ')
# expect:    ('StartElement', 'b', {})
# expect:    ('CharacterData', 'up')
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'root')
# expect: -
# expect:    ('XmlDecl', '1.0', 'iso-8859-1', 0)
# expect:    ('ProcessingInstruction', 'xml-stylesheet', 'href="stylesheet.css"')
# expect:    ('Comment', ' comment data ')
# expect:    ('NotStandalone',)
# expect:    ('StartDoctypeDecl', 'quotations', 'quotations.dtd', None, 1)
# expect:    ('ElementDecl', 'root', (2, 0, None, ()))
# expect:    ('ElementDecl', 'a', (6, 3, None, ((4, 0, 'b', ()), (4, 1, 'c', ()), (5, 2, None, ((4, 0, 'd', ()), (4, 0, 'e', ()))))))
# expect:    ('ElementDecl', 'm', (3, 2, None, ((4, 0, 'x', ()), (4, 0, 'y', ()))))
# expect:    ('ElementDecl', 'n', (1, 0, None, ()))
# expect:    ('AttlistDecl', 'root', 'attr1', 'CDATA', None, 1)
# expect:    ('AttlistDecl', 'root', 'attr2', 'CDATA', None, 0)
# expect:    ('AttlistDecl', 'root', 't', '(x|y)', 'x', 0)
# expect:    ('AttlistDecl', 'root', 'f', 'NMTOKEN', 'q', 1)
# expect:    ('NotationDecl', 'notation', None, 'notation.jpeg', None)
# expect:    ('NotationDecl', 'n2', None, None, 'pub')
# expect:    ('EntityDecl', 'acirc', 0, 'â', None, None, None, None)
# expect:    ('EntityDecl', 'e2', 0, 'mark <b>up</b>', None, None, None, None)
# expect:    ('EntityDecl', 'external_entity', 0, None, None, 'entity.file', None, None)
# expect:    ('UnparsedEntityDecl', 'unparsed_entity', None, 'entity.file', None, 'notation')
# expect:    ('EntityDecl', 'pe', 1, 'x', None, None, None, None)
# expect:    ('ProcessingInstruction', 'pi', 'in dtd')
# expect:    ('Comment', ' in dtd ')
# expect:    ('NotStandalone',)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'root', {'attr1': 'value1', 'attr2': 'value2ὀ', 't': 'x', 'f': 'q'})
# expect:    ('CharacterData', '\n')
# expect:    ('StartNamespaceDecl', 'myns', 'http:www.python.org/namespace')
# expect:    ('StartElement', 'http:www.python.org/namespace!subelement', {})
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '     Contents of subelements')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'http:www.python.org/namespace!subelement')
# expect:    ('EndNamespaceDecl', 'myns')
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'sub2', {})
# expect:    ('StartCdataSection',)
# expect:    ('CharacterData', 'contents of CDATA section')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'l2')
# expect:    ('EndCdataSection',)
# expect:    ('EndElement', 'sub2')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '\n')
# expect:    ('SkippedEntity', 'skipped_entity', 0)
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'â')
# expect:    ('CharacterData', '&')
# expect:    ('CharacterData', 'A')
# expect:    ('CharacterData', ' ')
# expect:    ('CharacterData', 'mark ')
# expect:    ('StartElement', 'b', {})
# expect:    ('CharacterData', 'up')
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'root')
# expect: -
# expect:    ('XmlDecl', '1.0', 'iso-8859-1', 0)
# expect:    ('ProcessingInstruction', 'xml-stylesheet', 'href="stylesheet.css"')
# expect:    ('Comment', ' comment data ')
# expect:    ('NotStandalone',)
# expect:    ('StartDoctypeDecl', 'quotations', 'quotations.dtd', None, 1)
# expect:    ('ElementDecl', 'root', (2, 0, None, ()))
# expect:    ('ElementDecl', 'a', (6, 3, None, ((4, 0, 'b', ()), (4, 1, 'c', ()), (5, 2, None, ((4, 0, 'd', ()), (4, 0, 'e', ()))))))
# expect:    ('ElementDecl', 'm', (3, 2, None, ((4, 0, 'x', ()), (4, 0, 'y', ()))))
# expect:    ('ElementDecl', 'n', (1, 0, None, ()))
# expect:    ('AttlistDecl', 'root', 'attr1', 'CDATA', None, 1)
# expect:    ('AttlistDecl', 'root', 'attr2', 'CDATA', None, 0)
# expect:    ('AttlistDecl', 'root', 't', '(x|y)', 'x', 0)
# expect:    ('AttlistDecl', 'root', 'f', 'NMTOKEN', 'q', 1)
# expect:    ('NotationDecl', 'notation', None, 'notation.jpeg', None)
# expect:    ('NotationDecl', 'n2', None, None, 'pub')
# expect:    ('EntityDecl', 'acirc', 0, 'â', None, None, None, None)
# expect:    ('EntityDecl', 'e2', 0, 'mark <b>up</b>', None, None, None, None)
# expect:    ('EntityDecl', 'external_entity', 0, None, None, 'entity.file', None, None)
# expect:    ('UnparsedEntityDecl', 'unparsed_entity', None, 'entity.file', None, 'notation')
# expect:    ('EntityDecl', 'pe', 1, 'x', None, None, None, None)
# expect:    ('ProcessingInstruction', 'pi', 'in dtd')
# expect:    ('Comment', ' in dtd ')
# expect:    ('NotStandalone',)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'root', ['attr1', 'value1', 'attr2', 'value2ὀ'])
# expect:    ('CharacterData', '\n')
# expect:    ('StartNamespaceDecl', 'myns', 'http:www.python.org/namespace')
# expect:    ('StartElement', 'http:www.python.org/namespace subelement myns', [])
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '     Contents of subelements')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'http:www.python.org/namespace subelement myns')
# expect:    ('EndNamespaceDecl', 'myns')
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'sub2', [])
# expect:    ('StartCdataSection',)
# expect:    ('CharacterData', 'contents of CDATA section')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'l2')
# expect:    ('EndCdataSection',)
# expect:    ('EndElement', 'sub2')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '\n')
# expect:    ('SkippedEntity', 'skipped_entity', 0)
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'â')
# expect:    ('CharacterData', '&')
# expect:    ('CharacterData', 'A')
# expect:    ('CharacterData', ' ')
# expect:    ('CharacterData', 'mark ')
# expect:    ('StartElement', 'b', [])
# expect:    ('CharacterData', 'up')
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'root')
# expect: -
# expect:    ('StartElement', 'a', {}, 1, 0, 0)
# expect:    ('CharacterData', 'x', 1, 3, 3)
# expect:    ('CharacterData', '\n', 1, 4, 4)
# expect:    ('StartElement', 'b', {}, 2, 0, 5)
# expect:    ('CharacterData', 'y', 2, 3, 8)
# expect:    ('CharacterData', '&', 2, 4, 9)
# expect:    ('EndElement', 'b', 2, 9, 14)
# expect:    ('CharacterData', 'z', 2, 13, 18)
# expect:    ('CharacterData', '\n', 2, 14, 19)
# expect:    ('EndElement', 'a', 3, 0, 20)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'x\n')
# expect:    ('StartElement', 'b', {'c': 'd'})
# expect:    ('CharacterData', 'y&')
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', 'z\n')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('default', '<a>')
# expect:    ('default', '<!--c-->')
# expect:    ('default', '&lt;')
# expect:    ('default', 'x')
# expect:    ('default', '<b/>')
# expect:    ('default', '</a>')
# expect: -
# expect:    ('XmlDecl', '1.0', 'iso-8859-1', 0)
# expect:    ('ProcessingInstruction', 'xml-stylesheet', 'href="stylesheet.css"')
# expect:    ('Comment', ' comment data ')
# expect:    ('StartDoctypeDecl', 'quotations', 'quotations.dtd', None, 1)
# expect:    ('ElementDecl', 'root', (2, 0, None, ()))
# expect:    ('ElementDecl', 'a', (6, 3, None, ((4, 0, 'b', ()), (4, 1, 'c', ()), (5, 2, None, ((4, 0, 'd', ()), (4, 0, 'e', ()))))))
# expect:    ('ElementDecl', 'm', (3, 2, None, ((4, 0, 'x', ()), (4, 0, 'y', ()))))
# expect:    ('ElementDecl', 'n', (1, 0, None, ()))
# expect:    ('AttlistDecl', 'root', 'attr1', 'CDATA', None, 1)
# expect:    ('AttlistDecl', 'root', 'attr2', 'CDATA', None, 0)
# expect:    ('AttlistDecl', 'root', 't', '(x|y)', 'x', 0)
# expect:    ('AttlistDecl', 'root', 'f', 'NMTOKEN', 'q', 1)
# expect:    ('NotationDecl', 'notation', None, 'notation.jpeg', None)
# expect:    ('NotationDecl', 'n2', None, None, 'pub')
# expect:    ('EntityDecl', 'acirc', 0, 'â', None, None, None, None)
# expect:    ('EntityDecl', 'e2', 0, 'mark <b>up</b>', None, None, None, None)
# expect:    ('EntityDecl', 'external_entity', 0, None, None, 'entity.file', None, None)
# expect:    ('UnparsedEntityDecl', 'unparsed_entity', None, 'entity.file', None, 'notation')
# expect:    ('EntityDecl', 'pe', 1, 'x', None, None, None, None)
# expect:    ('ProcessingInstruction', 'pi', 'in dtd')
# expect:    ('Comment', ' in dtd ')
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'root', {'attr1': 'value1', 'attr2': 'value2ὀ', 't': 'x', 'f': 'q'})
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'myns:subelement', {'xmlns:myns': 'http:www.python.org/namespace'})
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '     Contents of subelements')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'myns:subelement')
# expect:    ('CharacterData', '\n')
# expect:    ('StartElement', 'sub2', {})
# expect:    ('StartCdataSection',)
# expect:    ('CharacterData', 'contents of CDATA section')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'l2')
# expect:    ('EndCdataSection',)
# expect:    ('EndElement', 'sub2')
# expect:    ('CharacterData', '\n')
# expect:    ('ext', 'external_entity', None, 'entity.file', None)
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'â')
# expect:    ('CharacterData', '&')
# expect:    ('CharacterData', 'A')
# expect:    ('CharacterData', ' ')
# expect:    ('CharacterData', 'mark ')
# expect:    ('StartElement', 'b', {})
# expect:    ('CharacterData', 'up')
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'root')
# expect: -
# expect: '<a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'no element found: line 1, column 3', 3, 1, 3, 3, 1, 3, 3)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'no element found: line 1, column 3', 3, 1, 3, 3, 1, 3, 3)
# expect: -
# expect: '<a'
# expect:    ('ERR', 'unclosed token: line 1, column 0', 5, 1, 0, 5, 1, 0, 0)
# expect: -
# expect:    ('ERR', 'unclosed token: line 1, column 0', 5, 1, 0, 5, 1, 0, 0)
# expect: -
# expect: '</a>'
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 1', 4, 1, 1, 4, 1, 1, 1)
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 1', 4, 1, 1, 4, 1, 1, 1)
# expect: -
# expect: '<a></b>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'mismatched tag: line 1, column 5', 7, 1, 5, 7, 1, 5, 5)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'mismatched tag: line 1, column 5', 7, 1, 5, 7, 1, 5, 5)
# expect: -
# expect: '<a/><b/>'
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect:    ('ERR', 'junk after document element: line 1, column 4', 9, 1, 4, 9, 1, 4, 4)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect:    ('ERR', 'junk after document element: line 1, column 4', 9, 1, 4, 9, 1, 4, 4)
# expect: -
# expect: '<a/>x'
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect:    ('ERR', 'junk after document element: line 1, column 4', 9, 1, 4, 9, 1, 4, 4)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect:    ('ERR', 'junk after document element: line 1, column 4', 9, 1, 4, 9, 1, 4, 4)
# expect: -
# expect: '<a b=1/>'
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect: '<a b="1" b="2"/>'
# expect:    ('ERR', 'duplicate attribute: line 1, column 9', 8, 1, 9, 8, 1, 9, 9)
# expect: -
# expect:    ('ERR', 'duplicate attribute: line 1, column 9', 8, 1, 9, 8, 1, 9, 9)
# expect: -
# expect: '<a b="<"/>'
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 6', 4, 1, 6, 4, 1, 6, 6)
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 6', 4, 1, 6, 4, 1, 6, 6)
# expect: -
# expect: '<a>&x;</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'undefined entity: line 1, column 3', 11, 1, 3, 11, 1, 3, 3)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'undefined entity: line 1, column 3', 11, 1, 3, 11, 1, 3, 3)
# expect: -
# expect: '<a>&</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 4', 4, 1, 4, 4, 1, 4, 4)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 4', 4, 1, 4, 4, 1, 4, 4)
# expect: -
# expect: '<a>&x</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect: '<a>&#0;</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'reference to invalid character number: line 1, column 3', 14, 1, 3, 14, 1, 3, 3)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'reference to invalid character number: line 1, column 3', 14, 1, 3, 14, 1, 3, 3)
# expect: -
# expect: '<a>]]></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect: '<a><!-- -- --></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 10', 4, 1, 10, 4, 1, 10, 10)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 10', 4, 1, 10, 4, 1, 10, 10)
# expect: -
# expect: '<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>'
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '&x;', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'recursive entity reference: line 1, column 35', 12, 1, 35, 12, 1, 35, 35)
# expect: -
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '&x;', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'recursive entity reference: line 1, column 35', 12, 1, 35, 12, 1, 35, 35)
# expect: -
# expect: '<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>'
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '&y;', None, None, None, None)
# expect:    ('EntityDecl', 'y', 0, '&x;', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'recursive entity reference: line 1, column 52', 12, 1, 52, 12, 1, 52, 52)
# expect: -
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '&y;', None, None, None, None)
# expect:    ('EntityDecl', 'y', 0, '&x;', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'recursive entity reference: line 1, column 52', 12, 1, 52, 12, 1, 52, 52)
# expect: -
# expect: '<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</a>'
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '<b>', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('ERR', 'asynchronous entity: line 1, column 35', 13, 1, 35, 13, 1, 35, 35)
# expect: -
# expect:    ('StartDoctypeDecl', 'a', None, None, 1)
# expect:    ('EntityDecl', 'x', 0, '<b>', None, None, None, None)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('ERR', 'asynchronous entity: line 1, column 35', 13, 1, 35, 13, 1, 35, 35)
# expect: -
# expect: '<a xmlns:x="u"><x:b/><y:c/></a>'
# expect:    ('StartElement', 'a', {'xmlns:x': 'u'})
# expect:    ('StartElement', 'x:b', {})
# expect:    ('EndElement', 'x:b')
# expect:    ('StartElement', 'y:c', {})
# expect:    ('EndElement', 'y:c')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartNamespaceDecl', 'x', 'u')
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'ub', {})
# expect:    ('EndElement', 'ub')
# expect:    ('ERR', 'unbound prefix: line 1, column 21', 27, 1, 21, 27, 1, 21, 21)
# expect: -
# expect: ' <?xml version="1.0"?><a/>'
# expect:    ('ERR', 'XML or text declaration not at start of entity: line 1, column 1', 17, 1, 1, 17, 1, 1, 1)
# expect: -
# expect:    ('ERR', 'XML or text declaration not at start of entity: line 1, column 1', 17, 1, 1, 17, 1, 1, 1)
# expect: -
# expect: '<?xml version="1.0" foo="x"?><a/>'
# expect:    ('ERR', 'XML declaration not well-formed: line 1, column 20', 30, 1, 20, 30, 1, 20, 20)
# expect: -
# expect:    ('ERR', 'XML declaration not well-formed: line 1, column 20', 30, 1, 20, 30, 1, 20, 20)
# expect: -
# expect: '<?xml version="1.0" encoding="zzz"?><a/>'
# expect:    ('XmlDecl', '1.0', 'zzz', -1)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('XmlDecl', '1.0', 'zzz', -1)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a>\x01</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 3', 4, 1, 3, 4, 1, 3, 3)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 3', 4, 1, 3, 4, 1, 3, 3)
# expect: -
# expect: '<a\n  b="c"\n/>'
# expect:    ('StartElement', 'a', {'b': 'c'})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {'b': 'c'})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a>\r\nx\ry\n</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'x')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'y')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'x')
# expect:    ('CharacterData', '\n')
# expect:    ('CharacterData', 'y')
# expect:    ('CharacterData', '\n')
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a b="x\ny\tz&#10;"/>'
# expect:    ('StartElement', 'a', {'b': 'x y z\n'})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {'b': 'x y z\n'})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a><?xml x?></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'XML or text declaration not at start of entity: line 1, column 3', 17, 1, 3, 17, 1, 3, 3)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'XML or text declaration not at start of entity: line 1, column 3', 17, 1, 3, 17, 1, 3, 3)
# expect: -
# expect: '<a><? x?></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 5', 4, 1, 5, 4, 1, 5, 5)
# expect: -
# expect: '<a b="1"c="2"/>'
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 8', 4, 1, 8, 4, 1, 8, 8)
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 8', 4, 1, 8, 4, 1, 8, 8)
# expect: -
# expect: '<a><b></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('ERR', 'mismatched tag: line 1, column 8', 7, 1, 8, 7, 1, 8, 8)
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('ERR', 'mismatched tag: line 1, column 8', 7, 1, 8, 7, 1, 8, 8)
# expect: -
# expect: '<1/>'
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 1', 4, 1, 1, 4, 1, 1, 1)
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 1', 4, 1, 1, 4, 1, 1, 1)
# expect: -
# expect: '<a>é€</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é€')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é')
# expect:    ('CharacterData', '€')
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<!DOCTYPE a><a/>'
# expect:    ('StartDoctypeDecl', 'a', None, None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartDoctypeDecl', 'a', None, None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<!DOCTYPE a SYSTEM "x"><a>&u;</a>'
# expect:    ('NotStandalone',)
# expect:    ('StartDoctypeDecl', 'a', 'x', None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('SkippedEntity', 'u', 0)
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartDoctypeDecl', 'a', 'x', None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('SkippedEntity', 'u', 0)
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a xmlns:xml="u"/>'
# expect:    ('StartElement', 'a', {'xmlns:xml': 'u'})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('ERR', 'reserved prefix (xml) must not be undeclared or bound to another namespace name: line 1, column 0', 38, 1, 0, 38, 1, 0, 0)
# expect: -
# expect: '<a xmlns:x=""/>'
# expect:    ('StartElement', 'a', {'xmlns:x': ''})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('ERR', 'must not undeclare prefix: line 1, column 0', 28, 1, 0, 28, 1, 0, 0)
# expect: -
# expect: '<a xml:lang="x"/>'
# expect:    ('StartElement', 'a', {'xml:lang': 'x'})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {'http://www.w3.org/XML/1998/namespacelang': 'x'})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<a><b/>t<c>u</c></a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', 't')
# expect:    ('StartElement', 'c', {})
# expect:    ('CharacterData', 'u')
# expect:    ('EndElement', 'c')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('StartElement', 'b', {})
# expect:    ('EndElement', 'b')
# expect:    ('CharacterData', 't')
# expect:    ('StartElement', 'c', {})
# expect:    ('CharacterData', 'u')
# expect:    ('EndElement', 'c')
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<!DOCTYPE a PUBLIC "-//p" "s"><a/>'
# expect:    ('NotStandalone',)
# expect:    ('StartDoctypeDecl', 'a', 's', '-//p', 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartDoctypeDecl', 'a', 's', '-//p', 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('EndElement', 'a')
# expect: -
# expect: '<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "q"><a>&u;</a>'
# expect:    ('XmlDecl', '1.0', None, 1)
# expect:    ('StartDoctypeDecl', 'a', 'q', None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'undefined entity: line 1, column 64', 11, 1, 64, 11, 1, 64, 64)
# expect: -
# expect:    ('XmlDecl', '1.0', None, 1)
# expect:    ('StartDoctypeDecl', 'a', 'q', None, 0)
# expect:    ('EndDoctypeDecl',)
# expect:    ('StartElement', 'a', {})
# expect:    ('ERR', 'undefined entity: line 1, column 64', 11, 1, 64, 11, 1, 64, 64)
# expect: -
# expect: b'\xef\xbb\xbf<a>\xc3\xa9</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 1', 4, 1, 1, 4, 1, 1, 1)
# expect: -
# expect: b'\xff\xfe<\x00a\x00>\x00\xe9\x00<\x00/\x00a\x00>\x00'
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('ERR', 'not well-formed (invalid token): line 1, column 2', 4, 1, 2, 4, 1, 2, 2)
# expect: -
# expect: b'<?xml version="1.0" encoding="latin-1"?><a>\xe9</a>'
# expect:    ('XmlDecl', '1.0', 'latin-1', -1)
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('XmlDecl', '1.0', 'latin-1', -1)
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'é')
# expect:    ('EndElement', 'a')
# expect: -
# expect: b'<a>x</a>'
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'x')
# expect:    ('EndElement', 'a')
# expect: -
# expect:    ('StartElement', 'a', {})
# expect:    ('CharacterData', 'x')
# expect:    ('EndElement', 'a')
# expect: -
# expect: 1
# expect: parsing finished: line 1, column 4 36
# expect: TypeError ParserCreate() argument 'namespace_separator' must be str or None, not int
# expect: ValueError namespace_separator must be at most one character, omitted, or None
# expect: no element found
# expect: ValueError buffer_size must be greater than zero
# expect: TypeError buffer_size must be an integer
# expect: ValueError buffer_size must not be greater than 2147483647
# expect: ExpatError parsing finished: line 1, column 4
# expect: TypeError read() did not return a bytes object (type=str)
# expect: (None, 'x')
