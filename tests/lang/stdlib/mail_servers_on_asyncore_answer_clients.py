import warnings; warnings.simplefilter('ignore')
import sys
import smtpd, asyncore, asynchat, socket, io, errno
socket.getfqdn=lambda *a: 'host.example'
class FakeSock:
    def __init__(self): self.out=b''; self.inq=[]
    def setblocking(self,x): pass
    def fileno(self): return 99
    def getpeername(self): return ('peer',1)
    def send(self,d): self.out+=bytes(d); return len(d)
    def recv(self,n): return self.inq.pop(0)
    def close(self): self.closed=True
    def getsockopt(self,*a): return 0
class Srv:
    def process_message(self,*a,**k):
        print('   MSG',a,sorted(k.items())); return self.ret
    ret=None
def run(lines, **k):
    s=FakeSock(); srv=Srv(); srv.ret=k.pop('ret',None)
    ch=smtpd.SMTPChannel(srv,s,('a',1),map={},**k)
    print(s.out); s.out=b''
    for l in lines:
        s.inq=[l if isinstance(l,bytes) else l.encode()+b'\r\n']
        ch.handle_read(); ch.handle_write()
        print(repr(l)[:60],'->',s.out,ch.mailfrom,ch.rcpttos,ch.num_bytes); s.out=b''
    return ch
base='NOOP|NOOP x|HELP|HELP MAIL|HELP foo|HELP helo|MAIL FROM:<a@b>|HELO|HELO x|HELO y|EHLO z|HELP mail|MAIL|MAIL FROM|MAIL FROM:|MAIL FROM: <a@b|MAIL from:<a@b>|MAIL FROM:<c@d>|DATA|RCPT|RCPT TO:|RCPT TO:<x@y> SIZE=3|RCPT TO: x@y|rcpt to:<"quoted name"@[1.2.3.4]>|RCPT TO: eggs|DATA x|DATA'.split('|')
run(base+[b'Subject: x\r\n\r\n..dot\r\nline\r\n.\r\n','RSET','RSET x','VRFY','VRFY a@b','VRFY <a@b>','EXPN','FOO bar','','  ','X'*600,'QUIT'])
run(base+[b'data\r\n.\r\n'],decode_data=True)
run(['EHLO x','HELP MAIL','HELP RCPT','MAIL FROM:<a@b> SIZE=10','RSET','MAIL FROM:<a@b> SIZE=99999999999','MAIL FROM:<a@b> SIZE=','MAIL FROM:<a@b> SIZE=x','MAIL FROM:<a@b> BODY=8BITMIME','RSET','MAIL FROM:<a@b> BODY=foo','MAIL FROM:<a@b> SMTPUTF8','RSET','MAIL FROM:<a@b> FOO=1','MAIL FROM:<a@b> #$!','MAIL FROM:<>','RCPT TO:<a@b> FOO','RCPT TO:<a@b>','DATA',b'x\r\n.\r\n'],ret='251 fine')
run(['EHLO x','MAIL FROM:<a@b> SMTPUTF8=1','MAIL FROM:<ä@b> SMTPUTF8 SIZE=3 BODY=8BITMIME','RCPT TO:<ä@b>','DATA',b'x\r\n.\r\n'],enable_SMTPUTF8=True)
run(['HELO x','MAIL FROM:<a@b>','RCPT TO:<a@b>','DATA',b'x'*50+b'\r\n.\r\n'],data_size_limit=20)
run(['EHLO x'],data_size_limit=0)
try: run([],enable_SMTPUTF8=True,decode_data=True)
except Exception as e: print(repr(e))
ch=run([])
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    for n in 'server line state greeting mailfrom rcpttos data fqdn peer conn addr'.split():
        getattr(ch,'_SMTPChannel__'+n); setattr(ch,'_SMTPChannel__'+n,'s')
for x in w: print(x.message,x.category.__name__)
class D(smtpd.DebuggingServer):
    def __init__(self): pass
D().process_message(('h',1),'f',['t'],'From: a\n\nbody',**{})
D().process_message(('h',1),'f',['t'],b'From: a\n\nbody',mail_options=['X=1'],rcpt_options=['b'])
try: smtpd.PureProxy(('x',1),('b',2),enable_SMTPUTF8=True)
except Exception as e: print(repr(e))
# asynchat
class C(asynchat.async_chat):
    def __init__(self,*a): super().__init__(*a); self.got=[]
    def collect_incoming_data(self,d): self._collect_incoming_data(d)
    def found_terminator(self): self.got.append(self._get_data())
def chat(term,*chunks):
    s=FakeSock(); c=C(s,{}); c.set_terminator(term); s.inq=list(chunks)
    for _ in chunks: c.handle_read()
    print(term,c.got,c.incoming,c.ac_in_buffer,c.get_terminator())
chat(b'\n',b'a\nb\nc'); chat(b'\r\n',b'a\r',b'\nb\r\n\r'); chat(3,b'ab',b'cdef'); chat(None,b'ab',b'c'); chat(b'',b'ab'); chat(0,b'xx'); chat(b'END',b'aEN',b'Eb',b'EN',b'D')
for bad in (-1,):
    try: chat(bad)
    except Exception as e: print(repr(e))
c=C(FakeSock(),{})
for x in ('text',5,None):
    try: c.push(x)
    except Exception as e: print(repr(e))
print(c.readable(), c.writable()); c.push(b'z'*70000); print(len(c.socket.out), len(c.producer_fifo)); c.handle_write(); print(len(c.socket.out))
c.push_with_producer(asynchat.simple_producer(b'q'*1000)); 
for _ in range(4): c.handle_write()
print(len(c.socket.out)); c.close_when_done(); print(c.writable()); c.handle_write(); print(c.socket.closed)
print(asynchat.find_prefix_at_end('qwerty\r','\r\n'), asynchat.find_prefix_at_end('qwertydkjf','\r\n'))
for f in ('collect_incoming_data','found_terminator'):
    try: getattr(asynchat.async_chat(FakeSock(),{}),f)(*([b''] if f[0]=='c' else []))
    except Exception as e: print(repr(e))
# asyncore
d=asyncore.dispatcher(); 
import re
R=lambda o: re.sub(r'0x\w+','0x',repr(o)); print(R(d))
class Ob:
    def __init__(s,e=None): s.e=e; s.log=[]
    def __getattr__(s,n):
        if n.startswith('handle'):
            def f():
                s.log.append(n)
                if s.e and n!='handle_error' and n!='handle_close': raise s.e
            return f
        raise AttributeError(n)
for e in (None,ValueError('x'),OSError(errno.ECONNRESET,'x'),asyncore.ExitNow('x')):
    for f in (asyncore.read,asyncore.write,asyncore._exception,lambda o: asyncore.readwrite(o,1|4),lambda o: asyncore.readwrite(o,2|16|8)):
        o=Ob(e)
        try: f(o)
        except BaseException as x: print('raised',repr(x))
        print(o.log)
for n in ('handle_expt','handle_read','handle_write','handle_connect','handle_close'):
    d.ignore_log_types=frozenset(); getattr(d,n)()
d.log_info('a','b'); d.log_info('a'); 
try: 1/0
except Exception: r=asyncore.compact_traceback(); print(r[1],r[2],len(r[0]),r[3].count('|'))
try: asyncore.compact_traceback()
except AssertionError as e: print(e)
a,bb=socket.socketpair()
class S(asyncore.dispatcher_with_send):
    def handle_read(self): print('got',self.recv(10)); 
    def handle_close(self): print('closed'); self.close()
m={}
s=S(a,m); print(s.connected, s.writable(), len(m)); s.send(b'hello'); print(bb.recv(10)); bb.send(b'back')
asyncore.loop(0.01,map=m,count=1); asyncore.loop(0.01,True,m,1); bb.close(); asyncore.loop(0.01,map=m,count=3); print(m)
class E(asyncore.dispatcher):
    def handle_accepted(self,sock,addr): print('accepted'); sock.close(); self.close()
m={}; e=E(map=m); e.create_socket(); e.set_reuse_addr(); e.bind(('127.0.0.1',0)); e.listen(3); print(R(e).split(':')[0][:40]); 
cl=socket.create_connection(e.socket.getsockname()); asyncore.loop(1,map=m,count=2); print(m)
import os
r,w=os.pipe(); os.write(w,b'pipe')
class FD(asyncore.file_dispatcher):
    def handle_read(self): print(self.recv(10)); self.close()
    def writable(self): return False
m={}; FD(r,m); asyncore.loop(1,map=m,count=1); print(m)
fw=asyncore.file_wrapper(w); print(fw.getsockopt(socket.SOL_SOCKET,socket.SO_ERROR))
try: fw.getsockopt(1,2)
except Exception as e: print(repr(e))
fw.close(); fw.close(); print(fw.fd)
class X:
    def __init__(s,e): s.e=e
    def close(s):
        if s.e: raise s.e
for e in (None,OSError(errno.EBADF,'x'),OSError(5,'y'),ValueError('z'),asyncore.ExitNow('q')):
    for ig in (False,True):
        try: m={1:X(e)}; asyncore.close_all(m,ig); print('ok',m)
        except BaseException as y: print(repr(y))

# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'NOOP' -> b'250 OK\r\n' None [] 0
# expect: 'NOOP x' -> b'501 Syntax: NOOP\r\n' None [] 0
# expect: 'HELP' -> b'250 Supported commands: EHLO HELO MAIL RCPT DATA RSET NOOP QUIT VRFY\r\n' None [] 0
# expect: 'HELP MAIL' -> b'250 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'HELP foo' -> b'501 Supported commands: EHLO HELO MAIL RCPT DATA RSET NOOP QUIT VRFY\r\n' None [] 0
# expect: 'HELP helo' -> b'250 Syntax: HELO hostname\r\n' None [] 0
# expect: 'MAIL FROM:<a@b>' -> b'503 Error: send HELO first\r\n' None [] 0
# expect: 'HELO' -> b'501 Syntax: HELO hostname\r\n' None [] 0
# expect: 'HELO x' -> b'250 host.example\r\n' None [] 0
# expect: 'HELO y' -> b'503 Duplicate HELO/EHLO\r\n' None [] 0
# expect: 'EHLO z' -> b'503 Duplicate HELO/EHLO\r\n' None [] 0
# expect: 'HELP mail' -> b'250 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM:' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM: <a@b' -> b'250 OK\r\n' a@b [] 0
# expect: 'MAIL from:<a@b>' -> b'503 Error: nested MAIL command\r\n' a@b [] 0
# expect: 'MAIL FROM:<c@d>' -> b'503 Error: nested MAIL command\r\n' a@b [] 0
# expect: 'DATA' -> b'503 Error: need RCPT command\r\n' a@b [] 0
# expect: 'RCPT' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO:' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO:<x@y> SIZE=3' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO: x@y' -> b'250 OK\r\n' a@b ['x@y'] 0
# expect: 'rcpt to:<"quoted name"@[1.2.3.4]>' -> b'250 OK\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]'] 0
# expect: 'RCPT TO: eggs' -> b'250 OK\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect: 'DATA x' -> b'501 Syntax: DATA\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect: 'DATA' -> b'354 End data with <CR><LF>.<CR><LF>\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect:    MSG (('peer', 1), 'a@b', ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'], b'Subject: x\n\n.dot\nline') [('mail_options', []), ('rcpt_options', [])]
# expect: b'Subject: x\r\n\r\n..dot\r\nline\r\n.\r\n' -> b'250 OK\r\n' None [] 0
# expect: 'RSET' -> b'250 OK\r\n' None [] 0
# expect: 'RSET x' -> b'501 Syntax: RSET\r\n' None [] 0
# expect: 'VRFY' -> b'501 Syntax: VRFY <address>\r\n' None [] 0
# expect: 'VRFY a@b' -> b'252 Cannot VRFY user, but will accept message and attempt delivery\r\n' None [] 0
# expect: 'VRFY <a@b>' -> b'252 Cannot VRFY user, but will accept message and attempt delivery\r\n' None [] 0
# expect: 'EXPN' -> b'502 EXPN not implemented\r\n' None [] 0
# expect: 'FOO bar' -> b'500 Error: command "FOO" not recognized\r\n' None [] 0
# expect: '' -> b'500 Error: bad syntax\r\n' None [] 0
# expect: '  ' -> b'500 Error: command "" not recognized\r\n' None [] 0
# expect: 'XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX -> b'500 Error: line too long\r\n' None [] 0
# expect: 'QUIT' -> b'221 Bye\r\n' None [] 0
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'NOOP' -> b'250 OK\r\n' None [] 0
# expect: 'NOOP x' -> b'501 Syntax: NOOP\r\n' None [] 0
# expect: 'HELP' -> b'250 Supported commands: EHLO HELO MAIL RCPT DATA RSET NOOP QUIT VRFY\r\n' None [] 0
# expect: 'HELP MAIL' -> b'250 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'HELP foo' -> b'501 Supported commands: EHLO HELO MAIL RCPT DATA RSET NOOP QUIT VRFY\r\n' None [] 0
# expect: 'HELP helo' -> b'250 Syntax: HELO hostname\r\n' None [] 0
# expect: 'MAIL FROM:<a@b>' -> b'503 Error: send HELO first\r\n' None [] 0
# expect: 'HELO' -> b'501 Syntax: HELO hostname\r\n' None [] 0
# expect: 'HELO x' -> b'250 host.example\r\n' None [] 0
# expect: 'HELO y' -> b'503 Duplicate HELO/EHLO\r\n' None [] 0
# expect: 'EHLO z' -> b'503 Duplicate HELO/EHLO\r\n' None [] 0
# expect: 'HELP mail' -> b'250 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM:' -> b'501 Syntax: MAIL FROM: <address>\r\n' None [] 0
# expect: 'MAIL FROM: <a@b' -> b'250 OK\r\n' a@b [] 0
# expect: 'MAIL from:<a@b>' -> b'503 Error: nested MAIL command\r\n' a@b [] 0
# expect: 'MAIL FROM:<c@d>' -> b'503 Error: nested MAIL command\r\n' a@b [] 0
# expect: 'DATA' -> b'503 Error: need RCPT command\r\n' a@b [] 0
# expect: 'RCPT' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO:' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO:<x@y> SIZE=3' -> b'501 Syntax: RCPT TO: <address>\r\n' a@b [] 0
# expect: 'RCPT TO: x@y' -> b'250 OK\r\n' a@b ['x@y'] 0
# expect: 'rcpt to:<"quoted name"@[1.2.3.4]>' -> b'250 OK\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]'] 0
# expect: 'RCPT TO: eggs' -> b'250 OK\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect: 'DATA x' -> b'501 Syntax: DATA\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect: 'DATA' -> b'354 End data with <CR><LF>.<CR><LF>\r\n' a@b ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'] 0
# expect:    MSG (('peer', 1), 'a@b', ['x@y', '"quoted name"@[1.2.3.4]', 'eggs'], 'data') []
# expect: b'data\r\n.\r\n' -> b'250 OK\r\n' None [] 0
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'EHLO x' -> b'250-host.example\r\n250-SIZE 33554432\r\n250-8BITMIME\r\n250 HELP\r\n' None [] 0
# expect: 'HELP MAIL' -> b'250 Syntax: MAIL FROM: <address> [SP <mail-parameters>]\r\n' None [] 0
# expect: 'HELP RCPT' -> b'250 Syntax: RCPT TO: <address> [SP <mail-parameters>]\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SIZE=10' -> b'250 OK\r\n' a@b [] 0
# expect: 'RSET' -> b'250 OK\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SIZE=99999999999' -> b'552 Error: message size exceeds fixed maximum message size\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SIZE=' -> b'501 Syntax: MAIL FROM: <address> [SP <mail-parameters>]\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SIZE=x' -> b'501 Syntax: MAIL FROM: <address> [SP <mail-parameters>]\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> BODY=8BITMIME' -> b'250 OK\r\n' a@b [] 0
# expect: 'RSET' -> b'250 OK\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> BODY=foo' -> b'501 Error: BODY can only be one of 7BIT, 8BITMIME\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SMTPUTF8' -> b'555 MAIL FROM parameters not recognized or not implemented\r\n' None [] 0
# expect: 'RSET' -> b'250 OK\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> FOO=1' -> b'555 MAIL FROM parameters not recognized or not implemented\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> #$!' -> b'501 Syntax: MAIL FROM: <address> [SP <mail-parameters>]\r\n' None [] 0
# expect: 'MAIL FROM:<>' -> b'250 OK\r\n' <> [] 0
# expect: 'RCPT TO:<a@b> FOO' -> b'555 RCPT TO parameters not recognized or not implemented\r\n' <> [] 0
# expect: 'RCPT TO:<a@b>' -> b'250 OK\r\n' <> ['a@b'] 0
# expect: 'DATA' -> b'354 End data with <CR><LF>.<CR><LF>\r\n' <> ['a@b'] 0
# expect:    MSG (('peer', 1), '<>', ['a@b'], b'x') [('mail_options', []), ('rcpt_options', [])]
# expect: b'x\r\n.\r\n' -> b'251 fine\r\n' None [] 0
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'EHLO x' -> b'250-host.example\r\n250-SIZE 33554432\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 HELP\r\n' None [] 0
# expect: 'MAIL FROM:<a@b> SMTPUTF8=1' -> b'501 Error: SMTPUTF8 takes no arguments\r\n' None [] 0
# expect: 'MAIL FROM:<ä@b> SMTPUTF8 SIZE=3 BODY=8BITMIME' -> b'250 OK\r\n' ä@b [] 0
# expect: 'RCPT TO:<ä@b>' -> b'250 OK\r\n' ä@b ['ä@b'] 0
# expect: 'DATA' -> b'354 End data with <CR><LF>.<CR><LF>\r\n' ä@b ['ä@b'] 0
# expect:    MSG (('peer', 1), 'ä@b', ['ä@b'], b'x') [('mail_options', ['SMTPUTF8', 'SIZE=3', 'BODY=8BITMIME']), ('rcpt_options', [])]
# expect: b'x\r\n.\r\n' -> b'250 OK\r\n' None [] 0
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'HELO x' -> b'250 host.example\r\n' None [] 0
# expect: 'MAIL FROM:<a@b>' -> b'250 OK\r\n' a@b [] 0
# expect: 'RCPT TO:<a@b>' -> b'250 OK\r\n' a@b ['a@b'] 0
# expect: 'DATA' -> b'354 End data with <CR><LF>.<CR><LF>\r\n' a@b ['a@b'] 0
# expect: b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n.\r\ -> b'552 Error: Too much mail data\r\n' a@b ['a@b'] 0
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: 'EHLO x' -> b'250-host.example\r\n250-8BITMIME\r\n250 HELP\r\n' None [] 0
# expect: ValueError('decode_data and enable_SMTPUTF8 cannot be set to True at the same time')
# expect: b'220 host.example Python SMTP proxy version 0.3\r\n'
# expect: Access to __server attribute on SMTPChannel is deprecated, use 'smtp_server' instead DeprecationWarning
# expect: Setting __server attribute on SMTPChannel is deprecated, set 'smtp_server' instead DeprecationWarning
# expect: Access to __line attribute on SMTPChannel is deprecated, use 'received_lines' instead DeprecationWarning
# expect: Setting __line attribute on SMTPChannel is deprecated, set 'received_lines' instead DeprecationWarning
# expect: Access to __state attribute on SMTPChannel is deprecated, use 'smtp_state' instead DeprecationWarning
# expect: Setting __state attribute on SMTPChannel is deprecated, set 'smtp_state' instead DeprecationWarning
# expect: Access to __greeting attribute on SMTPChannel is deprecated, use 'seen_greeting' instead DeprecationWarning
# expect: Setting __greeting attribute on SMTPChannel is deprecated, set 'seen_greeting' instead DeprecationWarning
# expect: Access to __mailfrom attribute on SMTPChannel is deprecated, use 'mailfrom' instead DeprecationWarning
# expect: Setting __mailfrom attribute on SMTPChannel is deprecated, set 'mailfrom' instead DeprecationWarning
# expect: Access to __rcpttos attribute on SMTPChannel is deprecated, use 'rcpttos' instead DeprecationWarning
# expect: Setting __rcpttos attribute on SMTPChannel is deprecated, set 'rcpttos' instead DeprecationWarning
# expect: Access to __data attribute on SMTPChannel is deprecated, use 'received_data' instead DeprecationWarning
# expect: Setting __data attribute on SMTPChannel is deprecated, set 'received_data' instead DeprecationWarning
# expect: Access to __fqdn attribute on SMTPChannel is deprecated, use 'fqdn' instead DeprecationWarning
# expect: Setting __fqdn attribute on SMTPChannel is deprecated, set 'fqdn' instead DeprecationWarning
# expect: Access to __peer attribute on SMTPChannel is deprecated, use 'peer' instead DeprecationWarning
# expect: Setting __peer attribute on SMTPChannel is deprecated, set 'peer' instead DeprecationWarning
# expect: Access to __conn attribute on SMTPChannel is deprecated, use 'conn' instead DeprecationWarning
# expect: Setting __conn attribute on SMTPChannel is deprecated, set 'conn' instead DeprecationWarning
# expect: Access to __addr attribute on SMTPChannel is deprecated, use 'addr' instead DeprecationWarning
# expect: Setting __addr attribute on SMTPChannel is deprecated, set 'addr' instead DeprecationWarning
# expect: ---------- MESSAGE FOLLOWS ----------
# expect: From: a
# expect: X-Peer: h
# expect:
# expect: body
# expect: ------------ END MESSAGE ------------
# expect: ---------- MESSAGE FOLLOWS ----------
# expect: mail options: ['X=1']
# expect: rcpt options: ['b']
# expect:
# expect: b'From: a'
# expect: b'X-Peer: h'
# expect: b''
# expect: b'body'
# expect: ------------ END MESSAGE ------------
# expect: ValueError('PureProxy does not support SMTPUTF8.')
# expect: b'\n' [b'a', b'b'] [b'c'] b'' b'\n'
# expect: b'\r\n' [b'a', b'b'] [] b'\r' b'\r\n'
# expect: 3 [b'abc'] [b'def'] b'' 0
# expect: None [] [b'ab', b'c'] b'' None
# expect: b'' [] [b'ab'] b'' b''
# expect: 0 [] [b'xx'] b'' 0
# expect: b'END' [b'aENEb'] [] b'' b'END'
# expect: ValueError('the number of received bytes must be positive')
# expect: TypeError('data argument must be byte-ish (%r)', <class 'str'>)
# expect: TypeError('data argument must be byte-ish (%r)', <class 'int'>)
# expect: TypeError('data argument must be byte-ish (%r)', <class 'NoneType'>)
# expect: 1 False
# expect: 65536 1
# expect: 70000
# expect: 71000
# expect: deque([None])
# expect: True
# expect: 1 0
# expect: NotImplementedError('must be implemented in subclass')
# expect: NotImplementedError('must be implemented in subclass')
# expect: <asyncore.dispatcher at 0x>
# expect: ['handle_read_event']
# expect: ['handle_write_event']
# expect: ['handle_expt_event']
# expect: ['handle_read_event', 'handle_write_event']
# expect: ['handle_expt_event', 'handle_close']
# expect: ['handle_read_event', 'handle_error']
# expect: ['handle_write_event', 'handle_error']
# expect: ['handle_expt_event', 'handle_error']
# expect: ['handle_read_event', 'handle_error']
# expect: ['handle_expt_event', 'handle_error']
# expect: ['handle_read_event', 'handle_error']
# expect: ['handle_write_event', 'handle_error']
# expect: ['handle_expt_event', 'handle_error']
# expect: ['handle_read_event', 'handle_close']
# expect: ['handle_expt_event', 'handle_close']
# expect: raised ExitNow('x')
# expect: ['handle_read_event']
# expect: raised ExitNow('x')
# expect: ['handle_write_event']
# expect: raised ExitNow('x')
# expect: ['handle_expt_event']
# expect: raised ExitNow('x')
# expect: ['handle_read_event']
# expect: raised ExitNow('x')
# expect: ['handle_expt_event']
# expect: warning: unhandled incoming priority event
# expect: warning: unhandled read event
# expect: warning: unhandled write event
# expect: warning: unhandled connect event
# expect: warning: unhandled close event
# expect: b: a
# expect: info: a
# expect: <class 'ZeroDivisionError'> division by zero 3 2
# expect: traceback does not exist
# expect: True 0 1
# expect: b'hello'
# expect: got b'back'
# expect: closed
# expect: got b''
# expect: {}
# expect: <__main__.E listening 127.0.0.1
# expect: accepted
# expect: {}
# expect: b'pipe'
# expect: {}
# expect: 0
# expect: NotImplementedError('Only asyncore specific behaviour implemented.')
# expect: -1
# expect: ok {}
# expect: ok {}
# expect: ok {}
# expect: ok {}
# expect: OSError(5, 'y')
# expect: ok {}
# expect: ValueError('z')
# expect: ok {}
# expect: ExitNow('q')
# expect: ExitNow('q')
