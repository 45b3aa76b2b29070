import http.cookiejar as c, urllib.request, email.message, tempfile, os
class R:
    def __init__(s,*h,name='Set-Cookie'):
        s.m=email.message.Message()
        for x in h: s.m[name]=x
    def info(s): return s.m
def show(j): return sorted((k.domain,k.path,k.name,k.value,k.secure,k.discard,k.port,k.version,k.domain_specified,k.domain_initial_dot,k.path_specified,sorted(k._rest.items())) for k in j)
def got(j,url):
    r=urllib.request.Request(url); j.add_cookie_header(r); return r.get_header('Cookie')
FAR='Wed, 01 Jan 2098 00:00:00 GMT'
for url,*hs in [('http://a.example.com/x/y','s=1'),('http://a.example.com/x/y','s=1; path=/; domain=example.com; secure; HttpOnly; expires='+FAR),('http://a.example.com/','s=1; Domain=.other.com'),('http://a.example.com/x','a=b; path=/z','c="q w"; max-age=1000','d','=e','f=g; expires=Thu, 01-Jan-1970 00:00:10 GMT','h=i; max-age=0','j=k; Version=1; Path=/x; Comment=hey'),('http://localhost:8000/q','p=1; port','r=2; port="80,8000"','s=3; domain=localhost'),('http://1.2.3.4/','ip=1','ip2=2; domain=1.2.3.4','ip3=3; domain=.3.4'),('http://a.b.example.com/','deep=1; domain=.example.com'),('http://example.co.uk/','uk=1; domain=.co.uk'),('http://x.com/','t=1; SameSite=Lax; Foo=Bar; max-age=abc'),('http://x.com/', 'c=1; domain='),('http://x.com/a%7eb','e=1')]:
    j=c.CookieJar(); q=urllib.request.Request(url); j.extract_cookies(R(*hs),q); print(url,show(j)); print(got(j,url),got(j,url.replace('http:','https:')),got(j,'http://sub.example.com/'),got(j,'http://example.com/x'), len(j))
j=c.CookieJar(c.DefaultCookiePolicy(rfc2965=True,blocked_domains=['.bad.com'],strict_ns_domain=c.DefaultCookiePolicy.DomainStrict))
for url,h,n in [('http://a.acme.com/x/','P="1 2"; Version="1"; Path="/x"; Port','Set-Cookie2'),('http://z.bad.com/','b=1','Set-Cookie'),('http://a.b.acme.com/','m=1; domain=.acme.com','Set-Cookie')]:
    j.extract_cookies(R(h,name=n),urllib.request.Request(url))
print(show(j),got(j,'http://a.acme.com/x/y'))
k=c.Cookie(0,'n','v',None,False,'.d.com',True,True,'/p',True,True,4000000000,False,None,None,{'HttpOnly':None}); print(k,repr(k),k.is_expired(),k.is_expired(5e9),k.has_nonstandard_attr('HttpOnly'),k.get_nonstandard_attr('zz',1))
j=c.CookieJar(); j.set_cookie(k); print(j,repr(j),len(j),list(j)==[k])
for f in (lambda:j.clear('x'),lambda:j.clear(path='/'),lambda:j.clear(name='a'),lambda:j.clear('.d.com','/p','n'),lambda:len(j),lambda:c.FileCookieJar().load(),lambda:c.Cookie(0,'n','v',None,True,'d',0,0,'/',0,0,None,0,None,None,{})):
    try: print(f())
    except Exception as e: print(type(e).__name__,e)
d=tempfile.mkdtemp()
for K in (c.LWPCookieJar,c.MozillaCookieJar):
    j=K(os.path.join(d,'f')); j.set_cookie(k); j.set_cookie(c.Cookie(0,'sess','x y',None,False,'q.org',False,False,'/',False,False,None,True,None,None,{})); j.set_cookie(c.Cookie(0,'noval',None,None,False,'q.org',False,False,'/',False,False,4000000000,False,None,None,{'HTTPOnly':''}))
    j.save(ignore_discard=True); print(open(j.filename).read()); i=K(j.filename); i.load(); print(show(i)); i.load(ignore_discard=True); print(show(i)); i.revert(); print(len(i)); i.clear_session_cookies(); print(len(i))
    open(j.filename,'w').write('junk\n')
    try: i.load()
    except c.LoadError as e: print(type(e),str(e).replace(d,''))
for t in ('Wed, 09 Feb 1994 22:23:32 GMT','Wednesday, 09-Feb-94 22:23:32 GMT','09 Feb 1994','1994-02-03','Feb  3 1994','junk','08-Feb-1994 10:00 +0100','09 Feb 1994 22:23:32 XYZ','32 Feb 1994'): print(t,c.http2time(t),c.iso2time(t))
print(c.iso2time('1994-02-03 14:15:29 -0100'),c.iso2time('19940203T141529Z'),c.time2isoz(0),c.time2netscape(0))
print(c.split_header_words(['foo="bar"; port="80,81"; discard, bar=baz','a; b="c\\"d"']),c.join_header_words([[('a','b'),('c',None),('d','e f')],[('x','"')]]),c.parse_ns_headers(['a=b; Expires=01 Jan 2040 22:23:32 GMT; Secure; Foo=1','x; version="1"']))
print(c.is_HDN('a.com'),c.is_HDN('1.2.3.4'),c.domain_match('x.y.com','.y.com'),c.domain_match('y.com','.y.com'),c.reach('a.b.com'),c.reach('1.2.3.4'),c.user_domain_match('a.b','.b'),c.escape_path('/a b%7eü'))
p=c.DefaultCookiePolicy()
for host in ('localhost','foo','a.com','1.2.3.4','a.local'):
    for dom in ('localhost','foo','local','com','.local','bar','localhost.local','foo.local','a.com','2.3.4'):
        r=urllib.request.Request('http://%s/'%host)
        d='.'+dom.lstrip('.')
        k=c.Cookie(0,'n','v',None,False,d,True,False,'/',False,False,None,True,None,None,{})
        p._now=0
        print(host,dom,p.set_ok(k,r),p.return_ok(k,r),p.domain_return_ok(d,r))

# expect: http://a.example.com/x/y [('a.example.com', '/x', 's', '1', False, True, None, 0, False, False, False, [])]
# expect: s=1 s=1 None None 1
# expect: http://a.example.com/x/y [('.example.com', '/', 's', '1', True, False, None, 0, True, False, True, [('HttpOnly', None)])]
# expect: None s=1 None None 1
# expect: http://a.example.com/ []
# expect: None None None None 0
# expect: http://a.example.com/x [('a.example.com', '/', 'c', '"q w"', False, False, None, 0, False, False, False, []), ('a.example.com', '/', 'd', None, False, True, None, 0, False, False, False, []), ('a.example.com', '/x', 'j', 'k', False, True, None, 0, False, False, True, []), ('a.example.com', '/z', 'a', 'b', False, True, None, 0, False, False, True, [])]
# expect: j=k; c="q w"; d j=k; c="q w"; d None None 4
# expect: http://localhost:8000/q [('.localhost', '/', 's', '3', False, True, None, 0, True, False, False, []), ('localhost.local', '/', 'p', '1', False, True, '8000', 0, False, False, False, [])]
# expect: p=1 p=1 None None 2
# expect: http://1.2.3.4/ [('.1.2.3.4', '/', 'ip2', '2', False, True, None, 0, True, False, False, []), ('.3.4', '/', 'ip3', '3', False, True, None, 0, True, True, False, []), ('1.2.3.4', '/', 'ip', '1', False, True, None, 0, False, False, False, [])]
# expect: ip=1; ip2=2; ip3=3 ip=1; ip2=2; ip3=3 None None 3
# expect: http://a.b.example.com/ [('.example.com', '/', 'deep', '1', False, True, None, 0, True, True, False, [])]
# expect: deep=1 deep=1 deep=1 deep=1 1
# expect: http://example.co.uk/ [('.co.uk', '/', 'uk', '1', False, True, None, 0, True, True, False, [])]
# expect: uk=1 uk=1 None None 1
# expect: http://x.com/ []
# expect: None None None None 0
# expect: http://x.com/ []
# expect: None None None None 0
# expect: http://x.com/a%7eb [('x.com', '/', 'e', '1', False, True, None, 0, False, False, False, [])]
# expect: e=1 e=1 None None 1
# expect: [('a.acme.com', '/x', 'P', '1 2', False, True, '80', 1, False, False, True, [])] $Version=1; P=1 2; $Path="/x"; $Port
# expect: <Cookie n=v for .d.com/p> Cookie(version=0, name='n', value='v', port=None, port_specified=False, domain='.d.com', domain_specified=True, domain_initial_dot=True, path='/p', path_specified=True, secure=True, expires=4000000000, discard=False, comment=None, comment_url=None, rest={'HttpOnly': None}, rfc2109=False) False True True 1
# expect: <CookieJar[<Cookie n=v for .d.com/p>]> <CookieJar[Cookie(version=0, name='n', value='v', port=None, port_specified=False, domain='.d.com', domain_specified=True, domain_initial_dot=True, path='/p', path_specified=True, secure=True, expires=4000000000, discard=False, comment=None, comment_url=None, rest={'HttpOnly': None}, rfc2109=False)]> 1 True
# expect: KeyError 'x'
# expect: ValueError domain must be given to remove cookies by path
# expect: ValueError domain and path must be given to remove a cookie by name
# expect: None
# expect: 0
# expect: ValueError a filename was not supplied (nor was the CookieJar instance initialised with one)
# expect: ValueError if port is None, port_specified must be false
# expect: #LWP-Cookies-2.0
# expect: Set-Cookie3: n=v; path="/p"; domain=".d.com"; path_spec; domain_dot; secure; expires="2096-10-02 07:06:40Z"; HttpOnly=None; version=0
# expect: Set-Cookie3: sess="x y"; path="/"; domain="q.org"; discard; version=0
# expect: Set-Cookie3: noval; path="/"; domain="q.org"; expires="2096-10-02 07:06:40Z"; HTTPOnly=""; version=0
# expect:
# expect: [('.d.com', '/p', 'n', 'v', True, False, None, 0, True, True, True, [('HttpOnly', 'None')]), ('q.org', '/', 'noval', None, False, False, None, 0, False, False, False, [('HTTPOnly', '')])]
# expect: [('.d.com', '/p', 'n', 'v', True, False, None, 0, True, True, True, [('HttpOnly', 'None')]), ('q.org', '/', 'noval', None, False, False, None, 0, False, False, False, [('HTTPOnly', '')]), ('q.org', '/', 'sess', 'x y', False, True, None, 0, False, False, False, [])]
# expect: 2
# expect: 2
# expect: <class 'http.cookiejar.LoadError'> '/f' does not look like a Set-Cookie3 (LWP) format file
# expect: # Netscape HTTP Cookie File
# expect: # http://curl.haxx.se/rfc/cookie_spec.html
# expect: # This is a generated file!  Do not edit.
# expect:
# expect: .d.com	TRUE	/p	TRUE	4000000000	n	v
# expect: q.org	FALSE	/	FALSE		sess	x y
# expect: #HttpOnly_q.org	FALSE	/	FALSE	4000000000		noval
# expect:
# expect: [('.d.com', '/p', 'n', 'v', True, False, None, 0, True, True, False, []), ('q.org', '/', 'noval', None, False, False, None, 0, False, False, False, [('HTTPOnly', '')])]
# expect: [('.d.com', '/p', 'n', 'v', True, False, None, 0, True, True, False, []), ('q.org', '/', 'noval', None, False, False, None, 0, False, False, False, [('HTTPOnly', '')]), ('q.org', '/', 'sess', 'x y', False, True, None, 0, False, False, False, [])]
# expect: 2
# expect: 2
# expect: <class 'http.cookiejar.LoadError'> '/f' does not look like a Netscape format cookies file
# expect: Wed, 09 Feb 1994 22:23:32 GMT 760832612.0 None
# expect: Wednesday, 09-Feb-94 22:23:32 GMT 760832612 None
# expect: 09 Feb 1994 760752000 None
# expect: 1994-02-03 None 760233600
# expect: Feb  3 1994 None None
# expect: junk None None
# expect: 08-Feb-1994 10:00 +0100 760698000 None
# expect: 09 Feb 1994 22:23:32 XYZ None None
# expect: 32 Feb 1994 None None
# expect: 760288529 760284929 1970-01-01 00:00:00Z Thu, 01-Jan-1970 00:00:00 GMT
# expect: [[('foo', 'bar'), ('port', '80,81'), ('discard', None)], [('bar', 'baz')], [('a', None), ('b', 'c"d')]] a=b; c; d="e f", x="\"" [[('a', 'b'), ('expires', 2209069412), ('secure', None), ('Foo', '1'), ('version', '0')], [('x', None), ('version', '1')]]
# expect: True False True False .b.com 1.2.3.4 True /a%20b%7E%C3%BC
# expect: localhost localhost True False True
# expect: localhost foo False False False
# expect: localhost local True True True
# expect: localhost com False False False
# expect: localhost .local True True True
# expect: localhost bar False False False
# expect: localhost localhost.local True True True
# expect: localhost foo.local False False False
# expect: localhost a.com False False False
# expect: localhost 2.3.4 False False False
# expect: foo localhost False False False
# expect: foo foo True False True
# expect: foo local True True True
# expect: foo com False False False
# expect: foo .local True True True
# expect: foo bar False False False
# expect: foo localhost.local False False False
# expect: foo foo.local True True True
# expect: foo a.com False False False
# expect: foo 2.3.4 False False False
# expect: a.com localhost False False False
# expect: a.com foo False False False
# expect: a.com local False False False
# expect: a.com com False True True
# expect: a.com .local False False False
# expect: a.com bar False False False
# expect: a.com localhost.local False False False
# expect: a.com foo.local False False False
# expect: a.com a.com True True True
# expect: a.com 2.3.4 False False False
# expect: 1.2.3.4 localhost False False False
# expect: 1.2.3.4 foo False False False
# expect: 1.2.3.4 local False False False
# expect: 1.2.3.4 com False False False
# expect: 1.2.3.4 .local False False False
# expect: 1.2.3.4 bar False False False
# expect: 1.2.3.4 localhost.local False False False
# expect: 1.2.3.4 foo.local False False False
# expect: 1.2.3.4 a.com False False False
# expect: 1.2.3.4 2.3.4 True True True
# expect: a.local localhost False False False
# expect: a.local foo False False False
# expect: a.local local True True True
# expect: a.local com False False False
# expect: a.local .local True True True
# expect: a.local bar False False False
# expect: a.local localhost.local False False False
# expect: a.local foo.local False False False
# expect: a.local a.com False False False
# expect: a.local 2.3.4 False False False
