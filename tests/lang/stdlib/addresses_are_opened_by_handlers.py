"""urllib.request asks a server of this process: redirections, passwords, errors; then what its parts say without one."""
import urllib.request as R, urllib.error as X, urllib.response, http.server, threading, base64, os, tempfile, io, email
for k in list(os.environ):
    if k.lower().endswith('_proxy'): del os.environ[k]
class H(http.server.BaseHTTPRequestHandler):
    def go(self,code,body=b'',**h):
        self.send_response(code)
        for k,v in h.items(): self.send_header(k.replace('_','-'),v)
        self.send_header('Content-Length',str(len(body))); self.end_headers(); self.wfile.write(body)
    def do_GET(self):
        p=self.path
        if p=='/r': self.go(302,b'',Location='/to?x=1')
        elif p=='/loop': self.go(301,b'',Location='/loop')
        elif p=='/bad': self.go(302,b'',Location='ftpx://x/')
        elif p=='/auth':
            a=self.headers.get('Authorization')
            if a is None: self.go(401,b'no',WWW_Authenticate='Basic realm="here"')
            else: self.go(200,a.encode())
        elif p=='/digest':
            a=self.headers.get('Authorization')
            if a is None: self.go(401,b'no',WWW_Authenticate='Digest realm="here", nonce="abc", opaque="op", algorithm=MD5')
            else: self.go(200,a.encode())
        elif p=='/err': self.go(404,b'missing')
        else: self.go(200,('GET %s %s'%(p,[self.headers.get(n) for n in('User-Agent','X-Y','Accept-Encoding','Connection','Host')][:4])).encode(),Content_Type='text/x')
    def do_POST(self):
        n=int(self.headers['content-length']); self.go(200,b'POST '+self.rfile.read(n)+b' '+self.headers['content-type'].encode())
    do_PUT=do_POST
    def log_message(self,*a): pass
s=http.server.ThreadingHTTPServer(('127.0.0.1',0),H); t=threading.Thread(target=s.serve_forever,args=(0.01,)); t.start()
u='http://127.0.0.1:%d'%s.server_port
def sh(f):
    try:
        r=f()
        if hasattr(r,'read'):
            with r: print(type(r).__name__, r.status, r.geturl().replace(u,'U') if r.geturl() else None, r.info().get('content-type'), r.read())
        else: print(r)
    except Exception as e: print(type(e).__name__, str(e).replace(u,'U')[:150])
sh(lambda:R.urlopen(u+'/x')); sh(lambda:R.urlopen(R.Request(u+'/y',headers={'X-y':'1','user-agent':'me'}))); sh(lambda:R.urlopen(u+'/r')); sh(lambda:R.urlopen(u+'/loop')); sh(lambda:R.urlopen(u+'/bad')); sh(lambda:R.urlopen(u+'/p',b'a=1')); sh(lambda:R.urlopen(R.Request(u+'/p',b'a',method='PUT'))); sh(lambda:R.urlopen(u+'/p','text')); sh(lambda:R.urlopen('http:///x')); sh(lambda:R.urlopen('foo:bar')); sh(lambda:R.urlopen('x'))
try: R.urlopen(u+'/err')
except X.HTTPError as e: print(repr(e), e, e.code, e.reason, e.read(), e.headers['content-length'], e.url.replace(u,'U'), e.status, e.getcode(), isinstance(e,urllib.response.addinfourl), isinstance(e,OSError)); e.close()
m=R.HTTPPasswordMgrWithDefaultRealm(); m.add_password(None,u,'joe','pw')
o=R.build_opener(R.HTTPBasicAuthHandler(m)); sh(lambda:o.open(u+'/auth')); sh(lambda:R.urlopen(u+'/auth'))
m2=R.HTTPPasswordMgr(); m2.add_password('here',u,'joe','pw'); o=R.build_opener(R.HTTPDigestAuthHandler(m2)); sh(lambda:o.open(u+'/digest'))
sh(lambda:R.urlopen('data:text/plain;charset=utf-8,a%20b')); sh(lambda:R.urlopen('data:;base64,aGk=')); sh(lambda:R.urlopen('data:nocomma'))
d=tempfile.mkdtemp(); p=d+'/a.txt'; open(p,'w').write('file!'); r=R.urlopen('file://'+p); print(r.read(), r.headers['content-type'], r.headers['content-length'], r.url=='file://'+p); r.close(); sh(lambda:R.urlopen('file:///nope/x'))
print(R.urlretrieve(u+'/x',d+'/b',lambda *a: print('hook',a))[0]==d+'/b', open(d+'/b').read()[:6]); R.urlcleanup()
s.shutdown(); t.join(); s.server_close()
q=R.Request('http://ex.com:80/p%20a?q=1#frag',data=b'x'); print(q.full_url,q.type,q.host,q.selector,q.fragment,q.get_method(),q.origin_req_host,q.unverifiable,q.has_proxy(),q.header_items()); q.full_url='<URL:https://a/b>'; print(q.full_url,q.selector,q.host); q.set_proxy('pr:3128','http'); print(q.host,q.type,q._tunnel_host,q.has_proxy()); del q.data; print(q.data,q.get_method())
q=R.Request('http://a/'); q.set_proxy('p','http'); print(q.selector,q.has_proxy(),q.host)
q.add_header('FOO-bar','x'); q.add_unredirected_header('baz','y'); print(q.headers,q.unredirected_hdrs,q.has_header('Foo-bar'),q.get_header('Baz'),q.get_header('z',1),q.header_items()); q.remove_header('Foo-bar'); print(q.headers)
calls=[]
class Mock(R.BaseHandler):
    def __init__(s,n,order=500): s.n=n; s.handler_order=order
    def http_open(s,r): calls.append((s.n,'open',r.get_full_url()))
    def http_request(s,r): calls.append((s.n,'request')); return r
    def http_response(s,r,x): calls.append((s.n,'response',x)); return x
    def default_open(s,r): calls.append((s.n,'default'))
    def unknown_open(s,r): calls.append((s.n,'unknown')); return 'U'
o=R.OpenerDirector(); o.add_handler(Mock('b',700)); o.add_handler(Mock('a',300)); print(o.open('http://x/'), calls, [h.n for h in o.handlers], sorted(o.handle_open), o.handle_error)
sh(lambda: o.add_handler(5))
print([type(h).__name__ for h in R.build_opener().handlers if 'FTP' not in type(h).__name__]); print([type(h).__name__ for h in R.build_opener(type('MyH',(R.HTTPHandler,),{})).handlers if 'FTP' not in type(h).__name__])
print(R.parse_http_list('a, "b, c", d="e\\"f"'), R.parse_keqv_list(['a=1','b="2"']), R.pathname2url('/a b'), R.url2pathname('/a%20b'))
pm=R.HTTPPasswordMgr(); pm.add_password('r',['http://a.com/x','b.com'],'u','p'); print([pm.find_user_password('r',z) for z in('http://a.com/x/y','http://a.com/xy','http://a.com:80/x','b.com','http://b.com/q','c')], pm.reduce_uri('http://a.com/z'), pm.reduce_uri('h:9'), pm.is_suburi(('a','/x'),('a','/x/y')))
pp=R.HTTPPasswordMgrWithPriorAuth(); pp.add_password(None,'http://a/','u','p',is_authenticated=True); print(pp.is_authenticated('http://a/b'),pp.is_authenticated('http://z/'))
os.environ['http_proxy']='http://u:p@prox:3128/'; os.environ['NO_PROXY']='local.com, .x.org'; print(sorted(R.getproxies().items()), [R.proxy_bypass(h) for h in('local.com','a.local.com:80','x.org','y.x.org','zlocal.com')])
ph=R.ProxyHandler({'http':'u:p@prox:3128'}); q=R.Request('http://a/'); print(ph.http_open(q), q.host, q.selector, q.get_header('Proxy-authorization'))
fp=io.BytesIO(b'abc\nde'); a=urllib.response.addinfourl(fp,{'h':1},'url',201); print(a.info(),a.geturl(),a.getcode(),a.code,a.readline(),list(a)); a.close(); print(fp.closed); hook=[]; a=urllib.response.addclosehook(io.BytesIO(b'x'),hook.append,1); a.close(); a.close(); print(hook)
print(X.URLError('r'), X.URLError('r','f').filename, X.ContentTooShortError('m',b'c').content)
for v in (urllib.response.addbase(io.BytesIO()),):
    v.close()
    try: v.__enter__()
    except ValueError as e: print(e)

# expect: HTTPResponse 200 U/x text/x b"GET /x ['Python-urllib/3.11', None, 'identity', 'close']"
# expect: HTTPResponse 200 U/y text/x b"GET /y ['me', '1', 'identity', 'close']"
# expect: HTTPResponse 200 U/to?x=1 text/x b"GET /to?x=1 ['Python-urllib/3.11', None, 'identity', 'close']"
# expect: HTTPError HTTP Error 301: The HTTP server returned a redirect error that would lead to an infinite loop.
# expect: The last 30x error message was:
# expect: Moved Permanently
# expect: HTTPError HTTP Error 302: Found - Redirection to url 'ftpx://x/' is not allowed
# expect: HTTPResponse 200 U/p None b'POST a=1 application/x-www-form-urlencoded'
# expect: HTTPResponse 200 U/p None b'POST a application/x-www-form-urlencoded'
# expect: TypeError POST data should be bytes, an iterable of bytes, or a file object. It cannot be of type str.
# expect: URLError <urlopen error no host given>
# expect: URLError <urlopen error unknown url type: foo>
# expect: ValueError unknown url type: 'x'
# expect: <HTTPError 404: 'Not Found'> HTTP Error 404: Not Found 404 Not Found b'missing' 7 U/err 404 404 True True
# expect: HTTPResponse 200 U/auth None b'Basic am9lOnB3'
# expect: HTTPError HTTP Error 401: Unauthorized
# expect: HTTPResponse 200 U/digest None b'Digest username="joe", realm="here", nonce="abc", uri="/digest", response="5d2e4577e27de0251f48a3c095e7786e", opaque="op", algorithm="MD5"'
# expect: addinfourl None data:text/plain;charset=utf-8,a%20b text/plain;charset=utf-8 b'a b'
# expect: addinfourl None data:;base64,aGk= text/plain;charset=US-ASCII b'hi'
# expect: ValueError not enough values to unpack (expected 2, got 1)
# expect: b'file!' text/plain 5 True
# expect: URLError <urlopen error [Errno 2] No such file or directory: '/nope/x'>
# expect: hook (0, 8192, 56)
# expect: hook (1, 8192, 56)
# expect: True GET /x
# expect: http://ex.com:80/p%20a?q=1#frag http ex.com:80 /p%20a?q=1 frag POST ex.com False False []
# expect: https://a/b /b a
# expect: pr:3128 https a False
# expect: None GET
# expect: http://a/ True p
# expect: {'Foo-bar': 'x'} {'Baz': 'y'} True y 1 [('Baz', 'y'), ('Foo-bar', 'x')]
# expect: {}
# expect: U [('a', 'request'), ('b', 'request'), ('a', 'default'), ('b', 'default'), ('a', 'open', 'http://x/'), ('b', 'open', 'http://x/'), ('a', 'unknown'), ('a', 'response', 'U'), ('b', 'response', 'U')] ['a', 'b'] ['default', 'http', 'unknown'] {}
# expect: TypeError expected BaseHandler instance, got <class 'int'>
# expect: ['UnknownHandler', 'HTTPHandler', 'HTTPDefaultErrorHandler', 'HTTPRedirectHandler', 'FileHandler', 'DataHandler', 'HTTPSHandler', 'HTTPErrorProcessor']
# expect: ['UnknownHandler', 'HTTPDefaultErrorHandler', 'HTTPRedirectHandler', 'FileHandler', 'DataHandler', 'HTTPSHandler', 'MyH', 'HTTPErrorProcessor']
# expect: ['a', '"b, c"', 'd="e"f"'] {'a': '1', 'b': '2'} /a%20b /a b
# expect: [('u', 'p'), (None, None), ('u', 'p'), ('u', 'p'), ('u', 'p'), (None, None)] ('a.com:80', '/z') ('h:9', '/') True
# expect: True None
# expect: [('http', 'http://u:p@prox:3128/'), ('no', 'local.com, .x.org')] [True, True, True, True, False]
# expect: None prox:3128 http://a/ Basic dTpw
# expect: {'h': 1} url 201 201 b'abc\n' [b'de']
# expect: True
# expect: [1]
# expect: <urlopen error r> f b'c'
# expect: I/O operation on closed file
