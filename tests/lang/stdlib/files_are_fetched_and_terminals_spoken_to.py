import warnings; warnings.simplefilter('ignore')
import ftplib, io, socket, threading, telnetlib
class Server(threading.Thread):
    """Answers commands from a script of replies"""
    def __init__(self, script, data=b''):
        super().__init__(daemon=True); self.l=socket.create_server(('127.0.0.1',0)); self.script=script; self.data=data; self.log=[]; self.stored=b''; self.start()
    def run(self):
        c,_=self.l.accept(); c.settimeout(5); f=c.makefile('rb'); c.sendall(b'220-hello\r\n220 ready\r\n'); d=None; active=None
        for line in f:
            line=line.decode().rstrip('\r\n'); self.log.append(line if not line.startswith(('PORT','EPRT')) else line.split()[0]); w=line.split()[0]
            if w=='PASV':
                d=socket.create_server(('127.0.0.1',0)); p=d.getsockname()[1]; c.sendall(b'227 Entering (10,1,2,3,%d,%d)\r\n'%(p>>8,p&255)); continue
            if w=='PORT':
                n=line.split()[1].split(','); active=('.'.join(n[:4]),int(n[4])*256+int(n[5])); c.sendall(b'200 port\r\n'); continue
            if w in ('RETR','LIST','NLST','MLSD','STOR') and w not in self.script:
                c.sendall(b'150 opening (%d bytes)\r\n'%len(self.data))
                if active: dc=socket.create_connection(active); active=None
                else: dc,_=d.accept()
                if w=='STOR':
                    while x:=dc.recv(1000): self.stored+=x
                else: dc.sendall(self.data)
                dc.close(); c.sendall(b'226 done\r\n'); continue
            r=self.script.get(w,'200 ok')
            c.sendall(r.encode()+b'\r\n')
            if w=='QUIT': break
        c.close(); self.l.close()
def T(f,*a,**k):
    try: r=f(*a,**k)
    except BaseException as e: r='%s %s'%(type(e).__name__,e)
    print('  ',r)
    return r
s=Server({'USER':'331 pw','PASS':'332 acct','ACCT':'230 in','PWD':'257 "/a""b" is cur','MKD':'257 "/new"','SIZE':'213 1234','DELE':'250 deleted','RNFR':'350 go','CDUP':'500 no','SYST':'500 bad','ABOR':'226 aborted','QUIT':'221 bye','FOO':'999 odd','TMP':'450 later','BAR':'123-x\r\n 123 no\r\n123 end','XX':'600'},b'line1\r\nline2\nlast')
f=ftplib.FTP(timeout=5); print(f.connect('127.0.0.1',s.l.getsockname()[1]).replace('\n','|'))
print(f.getwelcome()); T(f.login,'u','p','a'); T(f.pwd); T(f.mkd,'x'); T(f.size,'x'); T(f.delete,'x'); T(f.rename,'a','b'); T(f.cwd,'..'); T(f.cwd,''); T(f.cwd,'/x'); T(f.rmd,'z')
T(f.sendcmd,'SYST'); T(f.sendcmd,'TMP'); T(f.sendcmd,'FOO'); T(f.sendcmd,'BAR'); T(f.voidcmd,'BAR'); T(f.sendcmd,'a\nb'); T(f.acct,'z')
got=[]; T(f.retrbinary,'RETR f',got.append); print(got); got=[]; T(f.retrlines,'RETR f',got.append); print(got); T(f.retrlines,'RETR f'); T(f.nlst); T(f.nlst,'a','b'); T(f.dir); got=[]; T(f.dir,'x','',got.append); print(got)
T(f.storbinary,'STOR x',io.BytesIO(b'abc'*10),7,rest=5); print(s.stored); s.stored=b''
T(f.storlines,'STOR x',io.BytesIO(b'a\nb\r\nc')); print(s.stored); s.stored=b''
f.set_pasv(False); got=[]; T(f.retrbinary,'RETR f',got.append,rest='20'); print(got); f.set_pasv(True)
T(lambda: f.ntransfercmd('RETR f')[1]); T(f.voidresp)
s.data=b'type=file;size=3;Perm=r; name one\r\ntype=dir; d\r\n'; T(lambda: list(f.mlsd('p',['type','size']))); T(lambda: list(f.mlsd()))
f.set_debuglevel(2); T(f.voidcmd,'NOOP'); T(f.sendcmd,'PASS secret'); f.set_debuglevel(0)
T(f.quit); print(f.sock,f.file); T(f.close)
print(s.log)
for fn,a in [(ftplib.parse150,('150 x (12 bytes)',)),(ftplib.parse150,('150 x',)),(ftplib.parse150,('200',)),(ftplib.parse227,('227 x 1,2,3,4,5,6',)),(ftplib.parse227,('227 x',)),(ftplib.parse227,('500',)),(ftplib.parse229,('229 (|||77|)',('h',1))),(ftplib.parse229,('229 |||77|',('h',1))),(ftplib.parse229,('229 (|||77/)',('h',1))),(ftplib.parse229,('229 (||77|)',('h',1))),(ftplib.parse229,('1',('h',1))),(ftplib.parse257,('257 "a""b" x',)),(ftplib.parse257,('257 a',)),(ftplib.parse257,('200',)),(ftplib.parse257,('257 "unend',))]: T(fn,*a)
T(ftplib.FTP,'127.0.0.1',timeout=0)
with ftplib.FTP() as q: print(q.sock)
s=Server({'QUIT':'221 bye'})
with ftplib.FTP() as q: q.connect('127.0.0.1',s.l.getsockname()[1],timeout=5); T(q.login)
print(q.sock,s.log, ftplib.FTP.port, ftplib.all_errors)
for l in ('PASS abc\r\n','pass \n','USER x'): print(f.sanitize(l))
# telnet
class TS:
    def __init__(self,reads=()): self.r=list(reads); self.w=[]
    def recv(self,n):
        out=b''
        while self.r and len(out)<n: out+=self.r.pop(0)
        return out
    def sendall(self,d): self.w.append(bytes(d))
    def fileno(self): return 0
    def close(self): pass
class Tel(telnetlib.Telnet):
    def __init__(self,*reads): super().__init__(); self.sock=TS(reads)
    def sock_avail(self): return bool(self.sock.r)
I=telnetlib.IAC
for m in ('read_all','read_some','read_eager','read_very_eager','read_lazy','read_very_lazy'):
    t=Tel(b'x'*60,b'y'); T(getattr(t,m)); T(getattr(t,m)); t.eof=1; T(getattr(t,m))
t=Tel(b'a'+I+I+b'b\0c\x11d'+I+telnetlib.DO+b'\x05'+I+telnetlib.WILL+b'\x01'+I+telnetlib.DONT+b'\x02'+I+telnetlib.WONT+b'\x03e'); T(t.read_all); print(t.sock.w)
calls=[]
t=Tel(I+telnetlib.SB+b'sub'+I+I+I+telnetlib.SE+b'x'+I+telnetlib.NOP+I+telnetlib.DO+b'\x09end'); t.set_option_negotiation_callback(lambda *a: calls.append((a[1:],t.read_sb_data()))); T(t.read_all); print(calls)
t=Tel(b'abc'); t.set_debuglevel(1); T(t.read_all); t.write(b'q'+I+b'z'); print(t.sock.w); t.msg('x %d',3); T(t.process_rawq)
a,b=socket.socketpair()
class Real(telnetlib.Telnet):
    def __init__(self,s): super().__init__(); self.sock=s
t=Real(a); b.send(b'login: xx pass'); T(t.read_until,b'login: ',2); T(t.read_until,b'nope',0.05); b.send(b'ab 12 cd'); r=t.expect([b'zz',rb'\d+'],2); print(r[0],r[1].group(),r[2]); T(t.expect,[b'zz'],0.05); b.close(); T(t.read_until,b'x'); T(t.read_until,b'x'); T(t.expect,[b'q']); T(t.read_some); print(t.fileno()==a.fileno(),t.get_socket() is a); t.close(); print(t.sock)

# expect: 220-hello|220 ready
# expect: 220-hello
# expect: 220 ready
# expect:    230 in
# expect:    /a"b
# expect:    /new
# expect:    1234
# expect:    250 deleted
# expect:    200 ok
# expect:    200 ok
# expect:    200 ok
# expect:    200 ok
# expect:    200 ok
# expect:    error_perm 500 bad
# expect:    error_temp 450 later
# expect:    error_proto 999 odd
# expect:    123-x
# expect:  123 no
# expect: 123 end
# expect:    error_reply 123-x
# expect:  123 no
# expect: 123 end
# expect:    ValueError an illegal newline character should not be contained
# expect:    230 in
# expect:    226 done
# expect: [b'line1\r\nline2\nlast']
# expect:    226 done
# expect: ['line1', 'line2', 'last']
# expect: line1
# expect: line2
# expect: last
# expect:    226 done
# expect:    ['line1', 'line2', 'last']
# expect:    ['line1', 'line2', 'last']
# expect: line1
# expect: line2
# expect: last
# expect:    None
# expect:    None
# expect: ['line1', 'line2', 'last']
# expect:    226 done
# expect: b'abcabcabcabcabcabcabcabcabcabc'
# expect:    226 done
# expect: b'a\r\nb\r\nc\r\n'
# expect:    226 done
# expect: [b'line1\r\nline2\nlast']
# expect:    17
# expect:    226 done
# expect:    [('name one', {'type': 'file', 'size': '3', 'perm': 'r'}), ('d', {'type': 'dir'})]
# expect:    [('name one', {'type': 'file', 'size': '3', 'perm': 'r'}), ('d', {'type': 'dir'})]
# expect: *cmd* 'NOOP'
# expect: *put* 'NOOP\r\n'
# expect: *get* '200 ok\n'
# expect: *resp* '200 ok'
# expect:    200 ok
# expect: *cmd* 'PASS ******'
# expect: *put* 'PASS ******\r\n'
# expect: *get* '332 acct\n'
# expect: *resp* '332 acct'
# expect:    332 acct
# expect:    221 bye
# expect: None None
# expect:    None
# expect: ['USER u', 'PASS p', 'ACCT a', 'PWD', 'MKD x', 'SIZE x', 'DELE x', 'RNFR a', 'RNTO b', 'CDUP', 'CWD ..', 'CWD .', 'CWD /x', 'RMD z', 'SYST', 'TMP', 'FOO', 'BAR', 'BAR', 'ACCT z', 'TYPE I', 'PASV', 'RETR f', 'TYPE A', 'PASV', 'RETR f', 'TYPE A', 'PASV', 'RETR f', 'TYPE A', 'PASV', 'NLST', 'TYPE A', 'PASV', 'NLST a b', 'TYPE A', 'PASV', 'LIST', 'TYPE A', 'PASV', 'LIST x', 'TYPE I', 'PASV', 'REST 5', 'STOR x', 'TYPE A', 'PASV', 'STOR x', 'TYPE I', 'PORT', 'REST 20', 'RETR f', 'PASV', 'RETR f', 'OPTS MLST type;size;', 'TYPE A', 'PASV', 'MLSD p', 'TYPE A', 'PASV', 'MLSD', 'NOOP', 'PASS secret', 'QUIT']
# expect:    12
# expect:    None
# expect:    error_reply 200
# expect:    ('1.2.3.4', 1286)
# expect:    error_proto 227 x
# expect:    error_reply 500
# expect:    ('h', 77)
# expect:    error_proto 229 |||77|
# expect:    error_proto 229 (|||77/)
# expect:    error_proto 229 (||77|)
# expect:    error_reply 1
# expect:    a"b
# expect:
# expect:    error_reply 200
# expect:    unend
# expect:    ValueError Non-blocking socket (timeout=0) is not supported
# expect: None
# expect:    200 ok
# expect: None ['USER anonymous', 'QUIT'] 21 (<class 'ftplib.Error'>, <class 'OSError'>, <class 'EOFError'>, <class 'ssl.SSLError'>)
# expect: 'PASS ***\r\n'
# expect: 'pass \n'
# expect: 'USER x'
# expect:    b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy'
# expect:    b''
# expect:    b''
# expect:    b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
# expect:    b'y'
# expect:    b''
# expect:    b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
# expect:    b'y'
# expect:    EOFError telnet connection closed
# expect:    b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy'
# expect:    b''
# expect:    EOFError telnet connection closed
# expect:    b''
# expect:    b''
# expect:    EOFError telnet connection closed
# expect:    b''
# expect:    b''
# expect:    EOFError telnet connection closed
# expect:    b'a\xffbcde'
# expect: [b'\xff\xfc\x05', b'\xff\xfe\x01', b'\xff\xfc\x02', b'\xff\xfe\x03']
# expect:    b'xend'
# expect: [((b'\xfa', b'\x00'), b''), ((b'\xf0', b'\x00'), b'sub\xff'), ((b'\xf1', b'\x00'), b''), ((b'\xfd', b'\t'), b'')]
# expect: Telnet(None,0): recv b'abc'
# expect: Telnet(None,0): recv b''
# expect:    b'abc'
# expect: Telnet(None,0): send b'q\xff\xffz'
# expect: [b'q\xff\xffz']
# expect: Telnet(None,0): x 3
# expect:    None
# expect:    b'login: '
# expect:    b'xx pass'
# expect: 1 b'12' b'ab 12'
# expect:    (-1, None, b' cd')
# expect:    EOFError telnet connection closed
# expect:    EOFError telnet connection closed
# expect:    EOFError telnet connection closed
# expect:    b''
# expect: True True
# expect: None
