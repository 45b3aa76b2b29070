from _cells import run
run(r'''
import xmlrpc.client as X, datetime, wsgiref.util as U, wsgiref.headers as H, io, decimal, wsgiref.types as WT
v=[1,-2,True,'a<b&é',2.5,b'xy',[1,['z']],{'k':(1,2),'q':{}},datetime.datetime(2005,2,10,11,41,23),X.DateTime('20050102T03:04:05'),X.Binary(b'q'*100)]
print(X.dumps((v,),'m.n'))
r,m=X.loads(X.dumps((v,),'m.n')); m, r[0][:9]
r[0][9], r[0][10].data, r[0][10]==v[-1]
X.loads(X.dumps((v,),'m'),use_builtin_types=True)[0][0][8:], X.loads(X.dumps((v,),'m'),use_datetime=True)[0][0][8]
X.dumps((None,))
X.dumps((None,),allow_none=True), X.loads(X.dumps((None,),'x',allow_none=True))
X.dumps((1<<31,))
X.dumps((-(1<<31),))
X.dumps(({1:2},))
l=[]; l.append(l); X.dumps((l,))
d={}; d['d']=d; X.dumps((d,))
X.dumps((1j,))
X.dumps((object(),))
class O: pass
o=O(); o.a=1; X.dumps((o,))
class S(str): pass
X.dumps((S('x'),))
X.dumps([1])
X.dumps((1,2),methodresponse=1)
X.dumps((1,),methodresponse=1)
X.dumps((1,),'é',encoding='iso-8859-1')
X.dumps(X.Fault(4,'f<'))
X.loads(X.dumps(X.Fault(4,'f<')))
X.loads('<params><param><value>txt</value></param><param><value><i8>5</i8></value></param><param><value><ex:nil xmlns:ex="q"/></value></param><param><value><bigdecimal>1.5</bigdecimal></value></param></params>')
X.loads('<params><param><value><foo>1</foo></value></param></params>')
X.loads('<params><param><value><boolean>7</boolean></value></param></params>')
X.loads('<params><param><value><int>x</int></value></param></params>')
X.loads('<a/>')
X.loads('<a>')
X.loads('')
X.Fault(1,'x'), X.ProtocolError('u',404,'nf',{}), str(X.Fault(1,'x'))[:6], X.Fault(1,'x').faultCode
X.DateTime(datetime.datetime(2007,1,2,3,4,5)), 
a=X.DateTime('20070102T03:04:05'); a==datetime.datetime(2007,1,2,3,4,5), a<'20080101T00:00:00', a>X.DateTime('20000101T00:00:00'), str(a), a==1, a.timetuple()[:3], repr(a)[:30]
a<1
X.DateTime((2007,1,2,3,4,5,0,0,0)).value, X.DateTime(datetime.datetime(1,2,3)).value
X.Binary('x')
X.Binary(b'ab')==b'ab', str(X.Binary(b'\xe9')), X.Binary().data
X.ServerProxy('http://h:1/p?q'), X.ServerProxy('http://h'), X.ServerProxy('http://h/')('transport').user_agent[:13]
X.ServerProxy('ftp://h')
X.ServerProxy('http://h')('zz')
class T(X.Transport):
    def request(self,host,handler,body,verbose=False): print(host,handler,body.decode()); return (7,)
p=X.ServerProxy('http://u:p@h/x',transport=T()); p.a.b(1,'é')
m=X.MultiCall(p); m.add(1,2); m.q(); 
try: m()
except TypeError as e: print(e)
it=X.MultiCallIterator([[1],{'faultCode':1,'faultString':'s'},5]); it[0]
it[1]
it[2]
X.Transport().get_host_info('user:pw@host:80'), X.Transport().get_host_info(('h',{'k':1}))
X.gzip_decode(X.gzip_encode(b'abc'*10))
X.gzip_decode(X.gzip_encode(b'abc'*10),5)
X.escape('<&>'), X.MAXINT, X.boolean(1), X.METHOD_NOT_FOUND
h=H.Headers([('A','1'),('b','2'),('a','3')]); h['a'], h.get_all('A'), 'B' in h, h.get('q',5), len(h), h.keys(), h.values(), h.items(), str(h), bytes(h), repr(h)
h['A']='9'; h.items()
del h['B']; h.setdefault('x','y'), h.setdefault('X','z'), h.items()
h.add_header('Content-Disposition','attachment',filename='a"b.txt',x_y=None,q='z'); str(h)
H.Headers(1)
H.Headers([(1,2)])
h[1]='a'
e={}; U.setup_testing_defaults(e); sorted(k for k in e), U.request_uri(e), U.application_uri(e)
def sh(s,p): e={'SCRIPT_NAME':s,'PATH_INFO':p}; r=U.shift_path_info(e); return r,e['SCRIPT_NAME'],e['PATH_INFO']
[sh(*x) for x in (('','/a/b'),('/x','/a'),('/x','/'),('/x',''),('/a','//b///c'),('/a','/./b'),('/x','/../y'),('','/'),('/a/b','/c/d/'))]
U.request_uri({'wsgi.url_scheme':'https','SERVER_NAME':'h','SERVER_PORT':'444','SCRIPT_NAME':'/s','PATH_INFO':'/a b;c','QUERY_STRING':'q=1'}), U.guess_scheme({'HTTPS':'on'}), U.is_hop_by_hop('Connection'), U.is_hop_by_hop('x')
list(U.FileWrapper(io.BytesIO(b'abcde'),2)), hasattr(U.FileWrapper(io.BytesIO()),'close')
WT.WSGIEnvironment, WT.StartResponse
import _pyio, _pydecimal, _py_abc; _pyio.BytesIO(b'a').read(), _pydecimal.Decimal('1.5'), _pyio.open is not None
''')

# expect: 0 done
# expect: 1 done
# expect: <?xml version='1.0'?>
# expect: <methodCall>
# expect: <methodName>m.n</methodName>
# expect: <params>
# expect: <param>
# expect: <value><array><data>
# expect: <value><int>1</int></value>
# expect: <value><int>-2</int></value>
# expect: <value><boolean>1</boolean></value>
# expect: <value><string>a&lt;b&amp;é</string></value>
# expect: <value><double>2.5</double></value>
# expect: <value><base64>
# expect: eHk=
# expect: </base64></value>
# expect: <value><array><data>
# expect: <value><int>1</int></value>
# expect: <value><array><data>
# expect: <value><string>z</string></value>
# expect: </data></array></value>
# expect: </data></array></value>
# expect: <value><struct>
# expect: <member>
# expect: <name>k</name>
# expect: <value><array><data>
# expect: <value><int>1</int></value>
# expect: <value><int>2</int></value>
# expect: </data></array></value>
# expect: </member>
# expect: <member>
# expect: <name>q</name>
# expect: <value><struct>
# expect: </struct></value>
# expect: </member>
# expect: </struct></value>
# expect: <value><dateTime.iso8601>20050210T11:41:23</dateTime.iso8601></value>
# expect: <value><dateTime.iso8601>20050102T03:04:05</dateTime.iso8601></value>
# expect: <value><base64>
# expect: cXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFx
# expect: cXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcQ==
# expect: </base64></value>
# expect: </data></array></value>
# expect: </param>
# expect: </params>
# expect: </methodCall>
# expect:
# expect: 2 None
# expect: 3 ('m.n', [1, -2, True, 'a<b&é', 2.5, <xmlrpc.client.Binary object at 0x>, [1, ['z']], {'k': [1, 2], 'q': {}}, <DateTime '20050210T11:41:23' at 0x>])
# expect: 4 (<DateTime '20050102T03:04:05' at 0x>, b'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', True)
# expect: 5 ([datetime.datetime(2005, 2, 10, 11, 41, 23), datetime.datetime(2005, 1, 2, 3, 4, 5), b'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'], datetime.datetime(2005, 2, 10, 11, 41, 23))
# expect: 6 TypeError: cannot marshal None unless allow_none is enabled
# expect: 7 ('<params>\n<param>\n<value><nil/></value></param>\n</params>\n', ((None,), 'x'))
# expect: 8 OverflowError: int exceeds XML-RPC limits
# expect: 9 '<params>\n<param>\n<value><int>-2147483648</int></value>\n</param>\n</params>\n'
# expect: 10 TypeError: dictionary key must be string
# expect: 11 TypeError: cannot marshal recursive sequences
# expect: 12 TypeError: cannot marshal recursive dictionaries
# expect: 13 TypeError: cannot marshal <class 'complex'> objects
# expect: 14 TypeError: cannot marshal <class 'object'> objects
# expect: 15 done
# expect: 16 '<params>\n<param>\n<value><struct>\n<member>\n<name>a</name>\n<value><int>1</int></value>\n</member>\n</struct></value>\n</param>\n</params>\n'
# expect: 17 done
# expect: 18 TypeError: cannot marshal <class 'cells.S'> objects
# expect: 19 AssertionError: argument must be tuple or Fault instance
# expect: 20 AssertionError: response tuple must be a singleton
# expect: 21 "<?xml version='1.0'?>\n<methodResponse>\n<params>\n<param>\n<value><int>1</int></value>\n</param>\n</params>\n</methodResponse>\n"
# expect: 22 "<?xml version='1.0' encoding='iso-8859-1'?>\n<methodCall>\n<methodName>é</methodName>\n<params>\n<param>\n<value><int>1</int></value>\n</param>\n</params>\n</methodCall>\n"
# expect: 23 "<?xml version='1.0'?>\n<methodResponse>\n<fault>\n<value><struct>\n<member>\n<name>faultCode</name>\n<value><int>4</int></value>\n</member>\n<member>\n<name>faultString</name>\n<value><string>f&lt;</string></value>\n</member>\n</struct></value>\n</fault>\n</methodResponse>\n"
# expect: 24 Fault: <Fault 4: 'f<'>
# expect: 25 (('txt', 5, None, Decimal('1.5')), None)
# expect: 26 ResponseError: ResponseError("unknown tag 'foo'")
# expect: 27 TypeError: bad boolean value
# expect: 28 ValueError: invalid literal for int() with base 10: 'x'
# expect: 29 ResponseError: ResponseError()
# expect: 30 ExpatError: no element found: line 1, column 3
# expect: 31 ExpatError: no element found: line 1, column 0
# expect: 32 (<Fault 1: 'x'>, <ProtocolError for u: 404 nf>, '<Fault', 1)
# expect: 33 (<DateTime '20070102T03:04:05' at 0x>,)
# expect: 34 (True, True, True, '20070102T03:04:05', False, (2007, 1, 2), "<DateTime '20070102T03:04:05' ")
# expect: 35 TypeError: '<' not supported between instances of 'DateTime' and 'int'
# expect: 36 ('20070102T03:04:05', '00010203T00:00:00')
# expect: 37 TypeError: expected bytes or bytearray, not str
# expect: 38 (True, 'é', b'')
# expect: 39 (<ServerProxy for h:1/p?q>, <ServerProxy for h/RPC2>, 'Python-xmlrpc')
# expect: 40 OSError: unsupported XML-RPC protocol
# expect: 41 AttributeError: Attribute 'zz' not found
# expect: 42 done
# expect: u:p@h /x <?xml version='1.0'?>
# expect: <methodCall>
# expect: <methodName>a.b</methodName>
# expect: <params>
# expect: <param>
# expect: <value><int>1</int></value>
# expect: </param>
# expect: <param>
# expect: <value><string>é</string></value>
# expect: </param>
# expect: </params>
# expect: </methodCall>
# expect:
# expect: 43 7
# expect: 44 done
# expect: u:p@h /x <?xml version='1.0'?>
# expect: <methodCall>
# expect: <methodName>system.multicall</methodName>
# expect: <params>
# expect: <param>
# expect: <value><array><data>
# expect: <value><struct>
# expect: <member>
# expect: <name>methodName</name>
# expect: <value><string>add</string></value>
# expect: </member>
# expect: <member>
# expect: <name>params</name>
# expect: <value><array><data>
# expect: <value><int>1</int></value>
# expect: <value><int>2</int></value>
# expect: </data></array></value>
# expect: </member>
# expect: </struct></value>
# expect: <value><struct>
# expect: <member>
# expect: <name>methodName</name>
# expect: <value><string>q</string></value>
# expect: </member>
# expect: <member>
# expect: <name>params</name>
# expect: <value><array><data>
# expect: </data></array></value>
# expect: </member>
# expect: </struct></value>
# expect: </data></array></value>
# expect: </param>
# expect: </params>
# expect: </methodCall>
# expect:
# expect: 45 done
# expect: 46 1
# expect: 47 Fault: <Fault 1: 's'>
# expect: 48 ValueError: unexpected type in multicall result
# expect: 49 (('host:80', [('Authorization', 'Basic dXNlcjpwdw==')], {}), ('h', [], {'k': 1}))
# expect: 50 b'abcabcabcabcabcabcabcabcabcabc'
# expect: 51 ValueError: max gzipped payload length exceeded
# expect: 52 ('&lt;&amp;&gt;', 2147483647, True, -32601)
# expect: 53 ('1', ['1', '3'], True, 5, 3, ['A', 'b', 'a'], ['1', '2', '3'], [('A', '1'), ('b', '2'), ('a', '3')], 'A: 1\r\nb: 2\r\na: 3\r\n\r\n', b'A: 1\r\nb: 2\r\na: 3\r\n\r\n', "Headers([('A', '1'), ('b', '2'), ('a', '3')])")
# expect: 54 [('b', '2'), ('A', '9')]
# expect: 55 ('y', 'y', [('A', '9'), ('x', 'y')])
# expect: 56 'A: 9\r\nx: y\r\nContent-Disposition: attachment; filename="a\\"b.txt"; x-y; q="z"\r\n\r\n'
# expect: 57 TypeError: Headers must be a list of name/value tuples
# expect: 58 AssertionError: Header names/values must be of type str (got 1)
# expect: 59 AttributeError: 'int' object has no attribute 'lower'
# expect: 60 (['HTTP_HOST', 'PATH_INFO', 'REQUEST_METHOD', 'SCRIPT_NAME', 'SERVER_NAME', 'SERVER_PORT', 'SERVER_PROTOCOL', 'wsgi.errors', 'wsgi.input', 'wsgi.multiprocess', 'wsgi.multithread', 'wsgi.run_once', 'wsgi.url_scheme', 'wsgi.version'], 'http://127.0.0.1/', 'http://127.0.0.1/')
# expect: 61 done
# expect: 62 [('a', '/a', '/b'), ('a', '/x/a', ''), ('', '/x/', ''), (None, '/x', ''), ('b', '/a/b', '/c'), ('b', '/a/b', ''), ('..', '', '/y'), ('', '/', ''), ('c', '/a/b/c', '/d/')]
# expect: 63 ('https://h:444/s/a%20b;c?q=1', 'https', True, False)
# expect: 64 ([b'ab', b'cd', b'e'], True)
# expect: 65 (dict[str, typing.Any], <class 'wsgiref.types.StartResponse'>)
# expect: 66 done
