import http.client, http.server, socketserver, threading, io, os, tempfile, socket, sys
class H(http.server.BaseHTTPRequestHandler):
    protocol_version='HTTP/1.1'
    def do_GET(self):
        b=('path '+self.path).encode()
        self.send_response(200); self.send_header('Content-Type','text/plain'); self.send_header('X-A','1'); self.send_header('X-A','2')
        if self.path=='/chunk':
            self.send_header('Transfer-Encoding','chunked'); self.end_headers()
            for p in (b'hello',b' ',b'world'): self.wfile.write(b'%x\r\n%s\r\n'%(len(p),p))
            self.wfile.write(b'0\r\n\r\n'); return
        self.send_header('Content-Length',str(len(b))); self.end_headers(); self.wfile.write(b)
    def do_POST(self):
        n=int(self.headers.get('content-length') or 0); te=self.headers.get('transfer-encoding')
        if te:
            d=b''
            while 1:
                k=int(self.rfile.readline(),16); d+=self.rfile.read(k); self.rfile.readline()
                if not k: break
        else: d=self.rfile.read(n)
        self.send_response(201,'Made'); self.send_header('Content-Length',str(len(d)+3)); self.end_headers(); self.wfile.write(b'got'+d)
    def do_NONE(self): self.send_response(204); self.end_headers()
    def log_message(self,f,*a): log.append(f%a)
log=[]
srv=http.server.ThreadingHTTPServer(('127.0.0.1',0),H); t=threading.Thread(target=srv.serve_forever); t.start()
c=http.client.HTTPConnection('127.0.0.1',srv.server_port,timeout=5)
for m,u,b,h in [('GET','/a?b=1',None,{}),('GET','/chunk',None,{}),('POST','/p',b'data',{}),('POST','/p','text',{}),('POST','/p',[b'x',b'yy'],{}),('POST','/p',io.BytesIO(b'file'),{}),('POST','/p',io.StringIO('sio'),{}),('POST','/p',None,{}),('NONE','/',None,{}),('NOPE','/',None,{}),('HEAD','/',None,{}),('GET','/x',None,{'X':'1','Y':2})]:
    c.request(m,u,b,h); r=c.getresponse(); d=r.read()
    print(m,u,r.status,r.reason,r.version,r.getheader('x-a'),r.getheader('none','dflt'),r.length,r.will_close,r.isclosed(),d[:15], r.getheader('content-length') if r.status<400 else '')
c.request('GET','/chunk'); r=c.getresponse(); print(r.read(3),r.peek(2)[:2],r.read1(1),r.readline(),r.read()); 
c.request('GET','/abc'); r=c.getresponse(); ba=bytearray(4); print(r.readinto(ba),ba,r.read(2),r.read(),r.msg['content-type'],[k for k,v in r.getheaders() if k not in('Date','Server')])
c.request('GET','/')
try: c.request('GET','/')
except Exception as e: print(type(e).__name__,e)
c.getresponse().read()
c.close()
try: c.getresponse()
except Exception as e: print(type(e).__name__,e)
for f in [lambda:c.putheader('a','b'),lambda:c.endheaders(),lambda:c.putrequest('G\nET','/'),lambda:(c.close(),c.putrequest('GET','/ a')),lambda:(c.close(),c.putrequest('GET','/'),c.putheader('a b\n','c')),lambda:(c.putheader('a','b\nc')),lambda:http.client.HTTPConnection('a:b'),lambda:http.client.HTTPConnection('h\n'),lambda:http.client.HTTPConnection('[::1]:80').host,lambda:http.client.HTTPConnection('h:').port,lambda:c.request('GET','/',body=5),lambda:(c.close(),c.request('POST','/',body=5)),lambda:(c.close(),c.request('POST','/',body='\u20ac')),lambda:(c.close(),c.set_tunnel('x',5),c._tunnel_port)]:
    try: print(f())
    except Exception as e: print(type(e).__name__,e)
srv.shutdown(); t.join(); srv.server_close(); print(log[:15])
class FS:
    def __init__(s,t): s.t=t
    def makefile(s,m,b=None): return io.BytesIO(s.t)
for raw,m in [(b'HTTP/1.1 200 Ok\r\n\r\nText','GET'),(b'HTTP/1.1 400.100 Not Ok\r\n\r\n','GET'),(b'',None),(b'HTTP/1.1 200 Ok\r\nContent-Length: 9\r\n\r\nshort','GET'),(b'HTTP/1.1 200 Ok\r\nTransfer-Encoding: chunked\r\n\r\na\r\nshort','GET'),(b'HTTP/1.1 200 Ok\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nshort','GET'),(b'HTTP/1.0 200 Ok\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nok','GET'),(b'garbage\r\n','GET'),(b'HTTP/2.0 200 ok\r\n\r\n','GET'),(b'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\nx','GET'),(b'HTTP/1.1 204 None\r\n\r\nx','GET'),(b'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nxyz','GET'),(b'HTTP/1.1 999\r\nA: b\r\n\r\nx','GET'),(b'HTTP/1.1 200 OK\r\n'+b'A: b\r\n'*101+b'\r\n','GET'),(b'HTTP/1.1 200 OK\r\nA: '+b'b'*66000+b'\r\n\r\n','GET'),(b'HTTP/1.1 200 OK\r\nSet-Cookie: a\r\n b\r\nSet-Cookie: c\r\n\r\n','HEAD')]:
    r=http.client.HTTPResponse(FS(raw),method=m)
    try: r.begin(); print(r.status,r.reason,r.version,r.length,r.will_close,r.chunked,r.getheaders(),r.read())
    except Exception as e: print(type(e).__name__,repr(str(e))[:100],e.args, getattr(e,'partial',None),getattr(e,'expected',None))
d=tempfile.mkdtemp(); open(d+'/f.txt','w').write('file text'); os.mkdir(d+'/sub'); open(d+'/sub/a b.html','w').write('x')
class S(http.server.SimpleHTTPRequestHandler):
    def __init__(s,*a,**k): super().__init__(*a,directory=d,**k)
    def log_message(s,*a): pass
srv=http.server.HTTPServer(('127.0.0.1',0),S); t=threading.Thread(target=srv.serve_forever,kwargs={'poll_interval':0.01}); t.start()
for p in ['/f.txt','/','/sub','/sub/','/nope','/../../etc/passwd','/f.txt?q','/sub/a%20b.html','/f.txt/']:
    c=http.client.HTTPConnection('127.0.0.1',srv.server_port); c.request('GET',p); r=c.getresponse(); b=r.read(); print(p,r.status,r.reason,r.getheader('content-type'),r.getheader('location'),r.getheader('content-length') if r.status<400 else '', b if r.status==200 else ''); c.close()
srv.shutdown(); t.join(); srv.server_close()
class E(socketserver.StreamRequestHandler):
    def handle(self):
        for l in self.rfile: self.wfile.write(l[::-1])
with socketserver.ThreadingTCPServer(('127.0.0.1',0),E) as s:
    t=threading.Thread(target=s.serve_forever,args=(0.01,)); t.start()
    with socket.create_connection(s.server_address) as c: c.sendall(b'ab\ncd\n'); c.shutdown(1); print(c.makefile('rb').read())
    s.shutdown(); t.join()
class U(socketserver.DatagramRequestHandler):
    def handle(self): self.wfile.write(self.rfile.read().upper())
with socketserver.UDPServer(('127.0.0.1',0),U) as s:
    t=threading.Thread(target=s.handle_request); t.start()
    with socket.socket(socket.AF_INET,socket.SOCK_DGRAM) as c: c.sendto(b'abc',s.server_address); print(c.recv(10))
    t.join(); s.timeout=0.01; s.handle_timeout=lambda: print('timeout'); s.handle_request()

# expect: GET /a?b=1 200 OK 11 1, 2 dflt 0 False True b'path /a?b=1' 11
# expect: GET /chunk 200 OK 11 1, 2 dflt None False True b'hello world' None
# expect: POST /p 201 Made 11 None dflt 0 False True b'gotdata' 7
# expect: POST /p 201 Made 11 None dflt 0 False True b'gottext' 7
# expect: POST /p 201 Made 11 None dflt 0 False True b'gotxyy' 6
# expect: POST /p 201 Made 11 None dflt 0 False True b'gotfile' 7
# expect: POST /p 201 Made 11 None dflt 0 False True b'gotsio' 6
# expect: POST /p 201 Made 11 None dflt 0 False True b'got' 3
# expect: NONE / 204 No Content 11 None dflt 0 False True b'' None
# expect: NOPE / 501 Unsupported method ('NOPE') 11 None dflt 0 True True b'<!DOCTYPE HTML>' 
# expect: HEAD / 501 Unsupported method ('HEAD') 11 None dflt 0 True True b'' 
# expect: GET /x 200 OK 11 1, 2 dflt 0 False True b'path /x' 7
# expect: b'hel' b'lo' b'l' b'o world' b''
# expect: 4 bytearray(b'path') b' /' b'abc' text/plain ['Content-Type', 'X-A', 'X-A', 'Content-Length']
# expect: CannotSendRequest Request-sent
# expect: ResponseNotReady Idle
# expect: CannotSendHeader 
# expect: CannotSendHeader 
# expect: ValueError method can't contain control characters. 'G\nET' (found at least '\n')
# expect: InvalidURL URL can't contain control characters. '/ a' (found at least ' ')
# expect: ValueError Invalid header name b'a b\n'
# expect: ValueError Invalid header value b'b\nc'
# expect: InvalidURL nonnumeric port: 'b'
# expect: InvalidURL URL can't contain control characters. 'h\n' (found at least '\n')
# expect: ::1
# expect: 80
# expect: CannotSendRequest Request-started
# expect: TypeError message_body should be a bytes-like object or an iterable, got <class 'int'>
# expect: UnicodeEncodeError 'latin-1' codec can't encode character '\u20ac' in position 0: Body ('€') is not valid Latin-1. Use body.encode('utf-8') if you want to send it encoded in UTF-8.
# expect: (None, None, 5)
# expect: ['"GET /a?b=1 HTTP/1.1" 200 -', '"GET /chunk HTTP/1.1" 200 -', '"POST /p HTTP/1.1" 201 -', '"POST /p HTTP/1.1" 201 -', '"POST /p HTTP/1.1" 201 -', '"POST /p HTTP/1.1" 201 -', '"POST /p HTTP/1.1" 201 -', '"POST /p HTTP/1.1" 201 -', '"NONE / HTTP/1.1" 204 -', "code 501, message Unsupported method ('NOPE')", '"NOPE / HTTP/1.1" 501 -', "code 501, message Unsupported method ('HEAD')", '"HEAD / HTTP/1.1" 501 -', '"GET /x HTTP/1.1" 200 -', '"GET /chunk HTTP/1.1" 200 -']
# expect: 200 Ok 11 None True False [] b'Text'
# expect: BadStatusLine 'HTTP/1.1 400.100 Not Ok\r\n' ('HTTP/1.1 400.100 Not Ok\r\n',) None None
# expect: RemoteDisconnected 'Remote end closed connection without response' ('Remote end closed connection without response',) None None
# expect: IncompleteRead 'IncompleteRead(5 bytes read, 4 more expected)' (b'short',) b'short' 4
# expect: IncompleteRead 'IncompleteRead(0 bytes read)' (b'',) b'' None
# expect: IncompleteRead 'IncompleteRead(0 bytes read)' (b'',) b'' None
# expect: 200 Ok 10 2 False False [('Connection', 'keep-alive'), ('Content-Length', '2')] b'ok'
# expect: BadStatusLine 'garbage\r\n' ('garbage\r\n',) None None
# expect: UnknownProtocol 'HTTP/2.0' ('HTTP/2.0',) None None
# expect: 200 OK 11 None True False [] b'x'
# expect: 204 None 11 0 False False [] b''
# expect: 200 OK 11 None True False [('Content-Length', '-1')] b'xyz'
# expect: 999  11 None True False [('A', 'b')] b'x'
# expect: HTTPException 'got more than 100 headers' ('got more than 100 headers',) None None
# expect: LineTooLong 'got more than 65536 bytes when reading header line' ('got more than 65536 bytes when reading header line',) None None
# expect: 200 OK 11 0 False False [('Set-Cookie', 'a\r\n b'), ('Set-Cookie', 'c')] b''
# expect: /f.txt 200 OK text/plain None 9 b'file text'
# expect: / 200 OK text/html; charset=utf-8 None 255 b'<!DOCTYPE HTML>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Directory listing for /</title>\n</head>\n<body>\n<h1>Directory listing for /</h1>\n<hr>\n<ul>\n<li><a href="f.txt">f.txt</a></li>\n<li><a href="sub/">sub/</a></li>\n</ul>\n<hr>\n</body>\n</html>\n'
# expect: /sub 301 Moved Permanently None /sub/ 0 
# expect: /sub/ 200 OK text/html; charset=utf-8 None 238 b'<!DOCTYPE HTML>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Directory listing for /sub/</title>\n</head>\n<body>\n<h1>Directory listing for /sub/</h1>\n<hr>\n<ul>\n<li><a href="a%20b.html">a b.html</a></li>\n</ul>\n<hr>\n</body>\n</html>\n'
# expect: /nope 404 File not found text/html;charset=utf-8 None  
# expect: /../../etc/passwd 404 File not found text/html;charset=utf-8 None  
# expect: /f.txt?q 200 OK text/plain None 9 b'file text'
# expect: /sub/a%20b.html 200 OK text/html None 1 b'x'
# expect: /f.txt/ 404 File not found text/html;charset=utf-8 None  
# expect: b'\nba\ndc'
# expect: b'ABC'
# expect: timeout
