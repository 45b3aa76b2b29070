from _cells import run

run(r'''
import xml.etree.ElementTree as ET, io, copy, pickle, os, tempfile
from xml.etree import ElementInclude, ElementPath
E=ET.XML('<a x="1"><b>t<c/>u</b>v<b y="2"/>w</a>')
ET.tostring(E), ET.tostring(E,'unicode'), ET.tostring(E,'utf-8'), ET.tostring(E,'latin-1'), ET.tostring(E,method='html'), ET.tostring(E,method='text'), ET.tostring(E,short_empty_elements=False)
ET.tostring(E,xml_declaration=True), ET.tostring(E,'unicode',xml_declaration=True)
[e.tag for e in E.iter()], [e.tag for e in E.iter('b')], list(E.itertext()), len(E), E[0].tag, E[-1].get('y'), E[0:1][0].tag
E.find('b').text, E.findtext('b'), E.findtext('q','d'), E.findtext('b/c'), [x.tag for x in E.findall('*')], [x.tag for x in E.findall('.//c')], E.find('b[@y]').attrib, E.find("b[@y='2']").tail, E.find('b[2]').get('y'), E.find('b[last()]').get('y'), E.find('b[c]').text, E.find('./b/..').tag
E.find('b[0]')
E.find('/a')
E.find('b[last()-5]')
E.find('q:b')
E.find('b//')
E.keys(), E.items(), E.get('z'), E.get('z',3), E.set('n','v'), E.attrib
repr(E)[:14], bool(E)
ET.Element('a',{'x':'1'},y='2').attrib, ET.Element('a',attrib={'q':'1'}).attrib
ET.Element('a',1)
ET.Element(1).tag
ET.SubElement(E,'s',{'k':'v'},z='1').attrib
ET.SubElement(1,'s')
E.append(1)
E.append('a')
E.extend([1])
E.extend([ET.Element('q')]); len(E)
E.insert(0,ET.Element('first')); E[0].tag
E.insert(-1,ET.Element('neg')); [x.tag for x in E]
E.insert(1,'a')
E.remove(E[0]); [x.tag for x in E]
E.remove(ET.Element('zz'))
E[0]=1
E[9]
E[9]=ET.Element('x')
del E[9]
E[0:2]=[ET.Element('r')]; [x.tag for x in E]
del E[0:1]; [x.tag for x in E]
E['a']
E.clear(); E.attrib, E.text, len(E)
e=ET.Element('a'); e.text=1; ET.tostring(e)
e=ET.Element(1); ET.tostring(e)
e=ET.Element('a',{'b':1}); ET.tostring(e)
e=ET.Element('a'); e.append(ET.Comment('c-')); e.append(ET.PI('t','x')); e.append(ET.ProcessingInstruction('q')); ET.tostring(e)
ET.Comment('x').tag is ET.Comment, ET.PI('a').text
c=copy.copy(e); d=copy.deepcopy(e); c is e, d[0] is e[0], c[0] is e[0]
e=ET.XML('<a><b/></a>'); p=pickle.loads(pickle.dumps(e)); ET.tostring(p)
e.makeelement('z',{'a':'1'}).attrib
e.__getstate__() if 0 else 0
e.tag='new'; e.tag
del e.tag
e.attrib=1
ET.iselement(e), ET.iselement(1), ET.iselement('a')
q=ET.QName('u','t'); q.text, str(q), repr(q), q=='{u}t', q==ET.QName('{u}t'), q<ET.QName('z'), hash(q)==hash('{u}t')
e=ET.Element(ET.QName('u','t'),{ET.QName('u','k'):ET.QName('v','w')}); ET.tostring(e)
n=ET.XML('<p:a xmlns:p="u1" xmlns="u2" p:x="1"><b/></p:a>'); n.tag, n.attrib, n[0].tag, ET.tostring(n)
ET.tostring(n,default_namespace='u2')
ET.tostring(ET.XML('<a xmlns="u"><b/></a>'),default_namespace='u')
ET.tostring(ET.XML('<a x="1"/>'),default_namespace='u')
n.find('{u2}b').tag, n.find('p:b',{'p':'u2'}).tag, n.find('b',{'':'u2'}).tag, n.find('{*}b').tag, n.find('{u2}*').tag
ET.register_namespace('pp','u1'); ET.tostring(n)
ET.register_namespace('ns1','u1')
for s in ('<a>','<a></b>','','x','<a b=1/>','<a>&q;</a>','<a/><b/>','<a b="1" b="2"/>','<a>&#0;</a>','<a><b></a></b>','<!DOCTYPE a><a>&q;</a>','<!DOCTYPE a SYSTEM "x"><a>&q;</a>','<x:a/>'):
    try: ET.XML(s)
    except ET.ParseError as e: print(e, e.code, e.position)
ET.XML(b'<?xml version="1.0" encoding="latin-1"?><a>\xe9</a>').text
ET.XML('<!DOCTYPE a [<!ENTITY e "val">]><a b="&e;">&e;</a>').attrib
p=ET.XMLParser(); p.entity['q']='Q!'; p.feed('<!DOCTYPE a SYSTEM "x"><a>&q;</a>'); p.close().text
p.version[:5], type(p.target).__name__
p=ET.XMLPullParser(['start','end','comment','pi','start-ns','end-ns']); p.feed('<a xmlns="u"><!--c--><?p i?><b>'); [(k,getattr(v,'tag',v)) if not callable(getattr(v,'tag',0)) else (k,v.text) for k,v in p.read_events()]
p.feed('</b></a>'); [(k,getattr(v,'tag',v)) for k,v in p.read_events()]
p.close()
p.feed('x')
ET.XMLPullParser(['q'])
p=ET.XMLPullParser(); p.feed('<a></b>'); list(p.read_events())
p=ET.XMLPullParser(events=()); p.feed('<a/>'); list(p.read_events())
it=ET.iterparse(io.BytesIO(b'<a><b/></a>')); [(k,v.tag) for k,v in it], it.root.tag
it=ET.iterparse(io.StringIO('<a xmlns:x="u"><b/></a>'),events=('start','end','start-ns','end-ns')); [(k,getattr(v,'tag',v)) for k,v in it]
ET.iterparse(io.BytesIO(b''),['bad'])
list(ET.iterparse(io.BytesIO(b'<a>')))
ET.iterparse('/nonexist')
class T:
    def start(s,t,a): print('start',t,a); return t
    def end(s,t): print('end',t)
    def data(s,d): print('data',repr(d))
    def comment(s,c): print('comment',c)
    def pi(s,t,d): print('pi',t,d)
    def doctype(s,*a): print('doctype',a)
    def start_ns(s,*a): print('ns',a)
    def end_ns(s,*a): print('endns',a)
    def close(s): return 'closed'
p=ET.XMLParser(target=T()); p.feed('<!DOCTYPE a PUBLIC "p" "s"><a xmlns="u">x<!--c--><?q r?>\ny&amp;</a>'); p.close()
class T2: pass
p=ET.XMLParser(target=T2()); p.feed('<a>x</a>'); p.close()
b=ET.TreeBuilder(); b.start('a',{}), b.data('x'), b.start('b',{}).tag, b.end('b').tag, b.data('y'), b.end('a').tag; ET.tostring(b.close())
ET.TreeBuilder().close()
p=ET.XMLParser(target=ET.TreeBuilder(insert_comments=True,insert_pis=True)); p.feed('<a><!--c-->t<?p i?>u</a>'); ET.tostring(p.close())
ET.TreeBuilder(element_factory=lambda t,a: ET.Element('X'+t,a)).start('q',{}).tag
t=ET.ElementTree(ET.XML('<a><b/></a>')); o=io.BytesIO(); t.write(o); o.getvalue()
o=io.StringIO(); t.write(o,'unicode'); o.getvalue()
t.write(io.BytesIO(),method='zz')
t.find('/b').tag, t.findall('b')[0].tag, [e.tag for e in t.iter()], t.getroot().tag
ET.indent(t); ET.tostring(t.getroot())
ET.indent(t,level=-1)
ET.dump(t)
ET.tostringlist(ET.XML('<a>x</a>'))
ET.fromstringlist(['<a>','x','</a>']).text
ET.XMLID('<a id="1"><b id="2"/></a>')[1].keys()
ET.canonicalize('<a z="1" b="2"><c></c> <d/></a>')
ET.canonicalize('<a xmlns:x="u" xmlns:y="v"><x:b y:q="1" p="2"/></a>')
ET.canonicalize('<?xml version="1.0"?><!--c--><a><!--d-->t &lt; &#13;</a><?p i?>',with_comments=True)
ET.canonicalize('<?xml version="1.0"?><!--c--><?q?><a><!--d-->t</a><?p i?>')
ET.canonicalize('<a> x <b> y </b></a>',strip_text=True)
ET.canonicalize('<a xmlns="u1"><b xmlns="u2" xmlns:k="u3"><k:c/></b></a>',rewrite_prefixes=True)
ET.canonicalize('<a xmlns="u1"><b xmlns=""/></a>')
ET.canonicalize('<a b="&quot;&#9;&#10;&lt;"/>')
ET.canonicalize('<a><b/><c/></a>',exclude_tags=['b'],exclude_attrs=['x'])
ET.canonicalize('<a xmlns:p="u"><t>p:x</t></a>',qname_aware_tags=['t'])
ET.canonicalize()
o=io.StringIO(); ET.canonicalize('<a/>',out=o); o.getvalue()
def ld(h,p,e=None): return {'d.xml':ET.XML('<doc>D</doc>'),'t.txt':'TEXT','r.xml':ET.XML('<r xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="r.xml"/></r>')}.get(h)
def inc(s,**k):
    e=ET.XML('<a xmlns:xi="http://www.w3.org/2001/XInclude">'+s+'</a>'); ElementInclude.include(e,loader=ld,**k); return ET.tostring(e)
inc('<xi:include href="d.xml"/>tail')
inc('x<xi:include href="t.txt" parse="text"/>y<b/><xi:include href="t.txt" parse="text"/>z')
inc('<xi:include href="none.xml"/>')
inc('<xi:include href="none.txt" parse="text"/>')
inc('<xi:include href="d.xml" parse="q"/>')
inc('<xi:fallback/>')
inc('<xi:include href="r.xml"/>')
inc('<xi:include href="d.xml"/>',max_depth=0)
inc('',max_depth=-1)
ElementPath.find(ET.XML('<a><b>x</b></a>'),'b').text, ElementPath.findtext(ET.XML('<a><b>x</b></a>'),'b')
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (b'<a x="1"><b>t<c />u</b>v<b y="2" />w</a>', '<a x="1"><b>t<c />u</b>v<b y="2" />w</a>', b'<a x="1"><b>t<c />u</b>v<b y="2" />w</a>', b'<?xml version=\'1.0\' encoding=\'latin-1\'?>\n<a x="1"><b>t<c />u</b>v<b y="2" />w</a>', b'<a x="1"><b>t<c></c>u</b>v<b y="2"></b>w</a>', b'tuvw', b'<a x="1"><b>t<c></c>u</b>v<b y="2"></b>w</a>')
# expect: 4 (b'<?xml version=\'1.0\' encoding=\'us-ascii\'?>\n<a x="1"><b>t<c />u</b>v<b y="2" />w</a>', '<?xml version=\'1.0\' encoding=\'utf-8\'?>\n<a x="1"><b>t<c />u</b>v<b y="2" />w</a>')
# expect: 5 (['a', 'b', 'c', 'b'], ['b', 'b'], ['t', 'u', 'v', 'w'], 2, 'b', '2', 'b')
# expect: 6 ('t', 't', 'd', '', ['b', 'b'], ['c'], {'y': '2'}, 'w', '2', '2', 't', 'a')
# expect: 7 SyntaxError: XPath position >= 1 expected
# expect: 8 SyntaxError: cannot use absolute path on element
# expect: 9 None
# expect: 10 None
# expect: 11 <Element 'c' at 0x>
# expect: 12 (['x'], [('x', '1')], None, 3, None, {'x': '1', 'n': 'v'})
# expect: 13 ("<Element 'a' a", True)
# expect: 14 ({'x': '1', 'y': '2'}, {'q': '1'})
# expect: 15 TypeError: Element() argument 2 must be dict, not int
# expect: 16 1
# expect: 17 {'k': 'v', 'z': '1'}
# expect: 18 TypeError: SubElement() argument 1 must be xml.etree.ElementTree.Element, not int
# expect: 19 TypeError: append() argument must be xml.etree.ElementTree.Element, not int
# expect: 20 TypeError: append() argument must be xml.etree.ElementTree.Element, not str
# expect: 21 TypeError: expected an Element, not "int"
# expect: 22 4
# expect: 23 'first'
# expect: 24 ['first', 'b', 'b', 's', 'neg', 'q']
# expect: 25 TypeError: insert() argument 2 must be xml.etree.ElementTree.Element, not str
# expect: 26 ['b', 'b', 's', 'neg', 'q']
# expect: 27 ValueError: list.remove(x): x not in list
# expect: 28 TypeError: expected an Element, not "int"
# expect: 29 IndexError: child index out of range
# expect: 30 IndexError: child assignment index out of range
# expect: 31 IndexError: child assignment index out of range
# expect: 32 ['r', 's', 'neg', 'q']
# expect: 33 ['s', 'neg', 'q']
# expect: 34 TypeError: element indices must be integers
# expect: 35 ({}, None, 0)
# expect: 36 TypeError: cannot serialize 1 (type int)
# expect: 37 TypeError: cannot serialize 1 (type int)
# expect: 38 TypeError: cannot serialize 1 (type int)
# expect: 39 b'<a><!--c---><?t x?><?q?></a>'
# expect: 40 (True, 'a')
# expect: 41 (False, False, True)
# expect: 42 b'<a><b /></a>'
# expect: 43 {'a': '1'}
# expect: 44 0
# expect: 45 'new'
# expect: 46 AttributeError: can't delete element attribute
# expect: 47 TypeError: attrib must be dict, not int
# expect: 48 (True, False, False)
# expect: 49 ('{u}t', '{u}t', "<QName '{u}t'>", True, True, False, True)
# expect: 50 b'<ns0:t xmlns:ns0="u" xmlns:ns1="v" ns0:k="ns1:w" />'
# expect: 51 ('{u1}a', {'{u1}x': '1'}, '{u2}b', b'<ns0:a xmlns:ns0="u1" xmlns:ns1="u2" ns0:x="1"><ns1:b /></ns0:a>')
# expect: 52 b'<ns1:a xmlns="u2" xmlns:ns1="u1" ns1:x="1"><b /></ns1:a>'
# expect: 53 b'<a xmlns="u"><b /></a>'
# expect: 54 ValueError: cannot use non-qualified names with default_namespace option
# expect: 55 ('{u2}b', '{u2}b', '{u2}b', '{u2}b', '{u2}b')
# expect: 56 b'<pp:a xmlns:ns1="u2" xmlns:pp="u1" pp:x="1"><ns1:b /></pp:a>'
# expect: 57 ValueError: Prefix format reserved for internal use
# expect: no element found: line 1, column 3 3 (1, 3)
# expect: mismatched tag: line 1, column 5 7 (1, 5)
# expect: no element found: line 1, column 0 3 (1, 0)
# expect: syntax error: line 1, column 0 2 (1, 0)
# expect: not well-formed (invalid token): line 1, column 5 4 (1, 5)
# expect: undefined entity: line 1, column 3 11 (1, 3)
# expect: junk after document element: line 1, column 4 9 (1, 4)
# expect: duplicate attribute: line 1, column 9 8 (1, 9)
# expect: reference to invalid character number: line 1, column 3 14 (1, 3)
# expect: mismatched tag: line 1, column 8 7 (1, 8)
# expect: undefined entity: line 1, column 15 11 (1, 15)
# expect: undefined entity &q;: line 1, column 26 11 (1, 26)
# expect: unbound prefix: line 1, column 0 27 (1, 0)
# expect: 58 done
# expect: 59 'é'
# expect: 60 {'b': 'val'}
# expect: 61 'Q!'
# expect: 62 ('Expat', 'TreeBuilder')
# expect: 63 [('start-ns', ('', 'u')), ('start', '{u}a'), ('comment', 'c'), ('pi', 'p i'), ('start', '{u}b')]
# expect: 64 [('end', '{u}b'), ('end', '{u}a'), ('end-ns', None)]
# expect: 65 None
# expect: 66 ValueError: feed() called after end of stream
# expect: 67 ValueError: unknown event 'q'
# expect: 68 ParseError: mismatched tag: line 1, column 5
# expect: 69 []
# expect: 70 ([('end', 'b'), ('end', 'a')], 'a')
# expect: 71 [('start-ns', ('x', 'u')), ('start', 'a'), ('start', 'b'), ('end', 'b'), ('end', 'a'), ('end-ns', None)]
# expect: 72 ValueError: unknown event 'bad'
# expect: 73 ParseError: no element found: line 1, column 3
# expect: 74 FileNotFoundError: [Errno 2] No such file or directory: '/nonexist'
# expect: 75 done
# expect: doctype ('a', 'p', 's')
# expect: ns ('', 'u')
# expect: start {u}a {}
# expect: data 'x'
# expect: comment c
# expect: pi q r
# expect: data '\n'
# expect: data 'y'
# expect: data '&'
# expect: end {u}a
# expect: endns ('',)
# expect: 76 'closed'
# expect: 77 done
# expect: 78 None
# expect: 79 b'<a>x<b />y</a>'
# expect: 80 None
# expect: 81 b'<a><!--c-->t<?p i?>u</a>'
# expect: 82 'Xq'
# expect: 83 b'<a><b /></a>'
# expect: 84 '<a><b /></a>'
# expect: 85 ValueError: unknown method 'zz'
# expect: 86 ('b', 'b', ['a', 'b'], 'a')
# expect: 87 b'<a>\n  <b />\n</a>'
# expect: 88 ValueError: Initial indentation level must be >= 0, got -1
# expect: <a>
# expect:   <b />
# expect: </a>
# expect: 89 None
# expect: 90 [b'<a>x</a>']
# expect: 91 'x'
# expect: 92 dict_keys(['1', '2'])
# expect: 93 '<a b="2" z="1"><c></c> <d></d></a>'
# expect: 94 '<a><x:b xmlns:x="u" xmlns:y="v" p="2" y:q="1"></x:b></a>'
# expect: 95 '<!--c-->\n<a><!--d-->t &lt; &#xD;</a>\n<?p i?>'
# expect: 96 '<?q?>\n<a>t</a>\n<?p i?>'
# expect: 97 '<a>x<b>y</b></a>'
# expect: 98 '<n0:a xmlns:n0="u1"><n1:b xmlns:n1="u2"><n2:c xmlns:n2="u3"></n2:c></n1:b></n0:a>'
# expect: 99 '<a xmlns="u1"><b xmlns=""></b></a>'
# expect: 100 '<a b="&quot;&#x9;&#xA;&lt;"></a>'
# expect: 101 '<a><c></c></a>'
# expect: 102 '<a><t xmlns:p="u">p:x</t></a>'
# expect: 103 ValueError: Either 'xml_data' or 'from_file' must be provided as input
# expect: 104 '<a></a>'
# expect: 105 done
# expect: 106 done
# expect: 107 b'<a><doc>D</doc>tail</a>'
# expect: 108 b'<a>xTEXTy<b />TEXTz</a>'
# expect: 109 FatalIncludeError: cannot load 'none.xml' as 'xml'
# expect: 110 FatalIncludeError: cannot load 'none.txt' as 'text'
# expect: 111 FatalIncludeError: unknown parse type in xi:include tag ('q')
# expect: 112 FatalIncludeError: xi:fallback tag must be child of xi:include ('{http://www.w3.org/2001/XInclude}fallback')
# expect: 113 FatalIncludeError: recursive include of r.xml
# expect: 114 LimitedRecursiveIncludeError: maximum xinclude depth reached when including file d.xml
# expect: 115 ValueError: expected non-negative depth or None for 'max_depth', got -1
# expect: 116 ('x', 'x')
