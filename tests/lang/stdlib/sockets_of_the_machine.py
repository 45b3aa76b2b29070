"""Errors of sockets, then streams, pairs, datagrams and files over them, between threads of this process."""
import socket, threading, select
for f in ['repr(socket.AF_INET),str(socket.AF_INET),repr(socket.SOCK_STREAM),repr(socket.MSG_PEEK),repr(socket.AI_PASSIVE),socket.EBADF,socket.has_ipv6,socket.error,socket.timeout,socket.herror.__mro__','s.bind(5)','s.bind((1,2))','s.bind(("",70000))','s.bind(("","a"))','s.send("a")','s.recv(-1)','s.setsockopt(1,2)','s.listen("a")','s.settimeout(-1)','s.settimeout("a")','s.recv(1)','s.getpeername()','s.shutdown(9)','s.accept()','s.sendto(b"a")','socket.socket(99)','socket.inet_aton("x")','socket.inet_aton("1.2")','socket.inet_aton("0x7f.1")','socket.inet_pton(2,"x")','socket.inet_ntoa(b"a")','socket.inet_ntop(2,b"a")','socket.inet_ntop(99,b"a")','socket.htons(70000)','socket.htons(-1)','socket.htons(1)','socket.htonl(1)','socket.htonl(2**32)','socket.gethostbyname("127.0.0.1")','socket.getprotobyname("tcp")','s.makefile("q")','s.bind(b"x")','s.bind((b"127.0.0.1",0))','s.setblocking("a")','s.getsockopt(1,2,2000)','s.getsockopt(1,2)','s.bind(("",1,2))','s.ioctl','socket.socket(type=99)','s.dup().close()','s.detach() > 0','socket.getnameinfo(5,0)','socket.gethostbyname_ex("127.0.0.1")','socket.close(-1)','socket.socket(fileno=-1)','socket.inet_pton(10,"::1")','socket.inet_ntop(10,bytes(10)+b"\xff\xff\1\2\3\4")','socket.inet_pton(99,"::1")','socket.getservbyport(-1)','socket.getprotobyname("zz")','socket.setdefaulttimeout(-1)','s.getblocking(),s.gettimeout(),s.get_inheritable(),s.family,s.type,s.proto']:
    s=socket.socket()
    try: print(f, repr(eval(f)))
    except BaseException as e: print(f, type(e).__name__, e)
    s.close()
def serve(l):
    c,a=l.accept()
    with c:
        f=c.makefile('rwb')
        for line in f:
            f.write(line.upper()); f.flush()
            if line==b'bye\n': break
        f.close()
l=socket.create_server(('127.0.0.1',0)); t=threading.Thread(target=serve,args=(l,)); t.start()
c=socket.create_connection(l.getsockname()); c.sendall(b'hello\n'); print(c.recv(100)); c.settimeout(0.05)
try: c.recv(1)
except TimeoutError as e: print(type(e),e)
c.settimeout(None); c.sendall(b'bye\n'); print(c.recv(100), c.recv(100)); t.join(); c.close(); l.close()
a,b=socket.socketpair(); big=b'x'*3000000
t=threading.Thread(target=a.sendall,args=(big,)); t.start(); n=0
while n<len(big): n+=len(b.recv(70000))
print(n); t.join(); print(select.select([b],[b],[],0)==([],[b],[])); a.send(b'q'); print(select.select([b],[],[],1)==([b],[],[])); ba=bytearray(5); print(b.recv_into(ba),ba); a.shutdown(socket.SHUT_WR); print(b.recv(5)); b.setblocking(False); a.close()
print(b.recv(1)); b.close(); print(b.fileno())
u=socket.socket(type=socket.SOCK_DGRAM); u.bind(('127.0.0.1',0)); v=socket.socket(socket.AF_INET,socket.SOCK_DGRAM); v.sendto(b'hey',u.getsockname()); print(u.recvfrom(10)[0]); u.setblocking(0)
try: u.recv(1)
except BlockingIOError as e: print(repr(e))
u.close(); v.close()
with socket.socket(socket.AF_UNIX) as s: print(repr(s.getsockname())); s.bind('\0refjit-x%d'%id(s)); print(s.getsockname()[:9])

# expect: repr(socket.AF_INET),str(socket.AF_INET),repr(socket.SOCK_STREAM),repr(socket.MSG_PEEK),repr(socket.AI_PASSIVE),socket.EBADF,socket.has_ipv6,socket.error,socket.timeout,socket.herror.__mro__ ('<AddressFamily.AF_INET: 2>', '2', '<SocketKind.SOCK_STREAM: 1>', '<MsgFlag.MSG_PEEK: 2>', '<AddressInfo.AI_PASSIVE: 1>', 9, True, <class 'OSError'>, <class 'TimeoutError'>, (<class 'socket.herror'>, <class 'OSError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>))
# expect: s.bind(5) TypeError bind(): AF_INET address must be tuple, not int
# expect: s.bind((1,2)) TypeError str, bytes or bytearray expected, not int
# expect: s.bind(("",70000)) OverflowError bind(): port must be 0-65535.
# expect: s.bind(("","a")) TypeError 'str' object cannot be interpreted as an integer
# expect: s.send("a") TypeError a bytes-like object is required, not 'str'
# expect: s.recv(-1) ValueError negative buffersize in recv
# expect: s.setsockopt(1,2) TypeError setsockopt() takes exactly 3 arguments (2 given)
# expect: s.listen("a") TypeError 'str' object cannot be interpreted as an integer
# expect: s.settimeout(-1) ValueError Timeout value out of range
# expect: s.settimeout("a") TypeError 'str' object cannot be interpreted as an integer
# expect: s.recv(1) OSError [Errno 107] Transport endpoint is not connected
# expect: s.getpeername() OSError [Errno 107] Transport endpoint is not connected
# expect: s.shutdown(9) OSError [Errno 22] Invalid argument
# expect: s.accept() OSError [Errno 22] Invalid argument
# expect: s.sendto(b"a") TypeError sendto() takes 2 or 3 arguments (1 given)
# expect: socket.socket(99) OSError [Errno 97] Address family not supported by protocol
# expect: socket.inet_aton("x") OSError illegal IP address string passed to inet_aton
# expect: socket.inet_aton("1.2") b'\x01\x00\x00\x02'
# expect: socket.inet_aton("0x7f.1") b'\x7f\x00\x00\x01'
# expect: socket.inet_pton(2,"x") OSError illegal IP address string passed to inet_pton
# expect: socket.inet_ntoa(b"a") OSError packed IP wrong length for inet_ntoa
# expect: socket.inet_ntop(2,b"a") ValueError invalid length of packed IP address string
# expect: socket.inet_ntop(99,b"a") ValueError unknown address family 99
# expect: socket.htons(70000) OverflowError htons: Python int too large to convert to C 16-bit unsigned integer
# expect: socket.htons(-1) OverflowError htons: can't convert negative Python int to C 16-bit unsigned integer
# expect: socket.htons(1) 256
# expect: socket.htonl(1) 16777216
# expect: socket.htonl(2**32) OverflowError int larger than 32 bits
# expect: socket.gethostbyname("127.0.0.1") '127.0.0.1'
# expect: socket.getprotobyname("tcp") 6
# expect: s.makefile("q") ValueError invalid mode 'q' (only r, w, b allowed)
# expect: s.bind(b"x") TypeError bind(): AF_INET address must be tuple, not bytes
# expect: s.bind((b"127.0.0.1",0)) None
# expect: s.setblocking("a") TypeError 'str' object cannot be interpreted as an integer
# expect: s.getsockopt(1,2,2000) OSError getsockopt buflen out of range
# expect: s.getsockopt(1,2) 0
# expect: s.bind(("",1,2)) TypeError AF_INET address must be a pair (host, port)
# expect: s.ioctl AttributeError 'socket' object has no attribute 'ioctl'
# expect: socket.socket(type=99) OSError [Errno 22] Invalid argument
# expect: s.dup().close() None
# expect: s.detach() > 0 True
# expect: socket.getnameinfo(5,0) TypeError getnameinfo() argument 1 must be a tuple
# expect: socket.gethostbyname_ex("127.0.0.1") ('127.0.0.1', [], ['127.0.0.1'])
# expect: socket.close(-1) OSError [Errno 9] Bad file descriptor
# expect: socket.socket(fileno=-1) ValueError negative file descriptor
# expect: socket.inet_pton(10,"::1") b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01'
# expect: socket.inet_ntop(10,bytes(10)+b"ÿÿ") SyntaxError bytes can only contain ASCII literal characters (<string>, line 1)
# expect: socket.inet_pton(99,"::1") OSError [Errno 97] Address family not supported by protocol
# expect: socket.getservbyport(-1) OverflowError getservbyport: port must be 0-65535.
# expect: socket.getprotobyname("zz") OSError protocol not found
# expect: socket.setdefaulttimeout(-1) ValueError Timeout value out of range
# expect: s.getblocking(),s.gettimeout(),s.get_inheritable(),s.family,s.type,s.proto (True, None, False, <AddressFamily.AF_INET: 2>, <SocketKind.SOCK_STREAM: 1>, 0)
# expect: b'HELLO\n'
# expect: <class 'TimeoutError'> timed out
# expect: b'BYE\n' b''
# expect: 3000000
# expect: True
# expect: True
# expect: 1 bytearray(b'q\x00\x00\x00\x00')
# expect: b''
# expect: b''
# expect: -1
# expect: b'hey'
# expect: BlockingIOError(11, 'Resource temporarily unavailable')
# expect: ''
# expect: b'\x00refjit-x'
