import io,os,tempfile,re
D=tempfile.mkdtemp()
def T(f,*a,**k):
    try: r=f(*a,**k)
    except BaseException as e: r='%s %s'%(type(e).__name__,e)
    print(re.sub(r' at 0x\w+','',str(r).replace(D,'D')))
open(D+'/t.txt','w').write('héllo\r\nwörld\nlast')
P=D+'/t.txt'
T(io.BufferedReader, open(D+'/t2','wb',0)); T(io.BufferedWriter, open(P,'rb',0)); T(io.BufferedRandom,open(P,'rb',0))
class NS(io.RawIOBase):
    def readable(s): return True
    def writable(s): return True
T(io.BufferedRandom,NS()); b=io.BufferedReader(NS()); T(b.seek,0); T(b.tell); T(b.truncate,0);T(b.fileno);T(b.isatty); T(b.read,3); T(b.read); T(b.readline)
T(io.BufferedReader,NS(),0); T(io.BufferedReader,NS(),-1)
f=open(P,'rb'); T(f.seek,0,9); T(f.read,-2); T(f.write,b'x'); T(f.readinto,bytearray(3)); T(f.truncate,3); f.close()
for m in 'read readline readlines peek read1 flush seek tell truncate fileno isatty readable writable seekable __enter__ __iter__ __next__ readinto detach'.split():
    g=open(P,'rb'); g.close(); print(m,end=' '); T(getattr(g,m),*([0] if m in('seek','truncate') else [bytearray(2)] if m=='readinto' else []))
for m in 'write flush tell truncate writelines detach'.split():
    g=open(D+'/t2','wb'); g.close(); print(m,end=' '); T(getattr(g,m),*([b'x'] if m in('write','writelines') else []))
for m in 'read readline readlines flush seek tell truncate fileno isatty readable writable seekable __enter__ __iter__ __next__ detach write'.split():
    g=open(P); g.close(); print('T',m,end=' '); T(getattr(g,m),*([0] if m in('seek',) else ['x'] if m=='write' else []))
for m in 'read readall readinto write seek tell truncate fileno isatty readable writable seekable readline'.split():
    g=open(P,'rb',0); g.close(); print('F',m,end=' '); T(getattr(g,m),*([0] if m in('seek',) else [b'x'] if m=='write' else [bytearray(1)] if m=='readinto' else []))
g=open(P,'rb',0); print(g.mode); T(g.write,b'x'); T(g.truncate); T(g.seek,-1); T(g.seek,0,7); T(io.FileIO,-1); T(io.FileIO,'/nope'); T(io.FileIO,'/tmp'); T(io.FileIO,P,'rw'); T(io.FileIO,P,'q'); T(io.FileIO,P,'r',False); T(io.FileIO,P,'r',True,lambda *a:-1); T(io.FileIO,P,'r',True,lambda *a:'x'); T(io.FileIO,1.5); T(io.FileIO,None); T(io.FileIO,999); T(io.FileIO,P,''); T(io.FileIO,P,'+');T(io.FileIO,P,'ra')
open(D+"/t3","w").close()
for m in ('r','w','a','x','r+','w+','a+','x+','+b r'.replace(' ','')):
    q=D+'/t3'
    if 'x' in m and os.path.exists(q): os.remove(q)
    with io.FileIO(q,m) as h: print(m,h.mode,h.readable(),h.writable(),h.seekable(),h.tell()) if os.path.exists(q) else None
w=open(D+'/t3','w',encoding='utf-8'); T(w.read); T(w.readline); T(next,w); w.write('abc'); print(os.path.getsize(D+'/t3')); w.flush(); print(os.path.getsize(D+'/t3')); w.write('x'*9000); print(os.path.getsize(D+'/t3')); w.close(); print(os.path.getsize(D+'/t3'))
w=open(D+'/t3','wb'); w.write(b'abc'); print(os.path.getsize(D+'/t3')); w.write(b'x'*9000); print(os.path.getsize(D+'/t3')); w.close()
w=open(D+'/t3','wb',0); w.write(b'abc'); print(os.path.getsize(D+'/t3'))
w=open(D+'/t3','w',1); w.write('abc'); print(os.path.getsize(D+'/t3'));w.write('abc\n'); print(os.path.getsize(D+'/t3'), w.line_buffering)
r=open(P,'r+'); print(r.read(3)); r.write('ZZ'); r.close(); print(open(P,newline='').read().encode())
r=open(P,'rb+'); print(r.read(3)); r.write(b'YY'); r.seek(1); print(r.read(4), r.tell()); r.close(); print(open(P,'rb').read())
r=open(P,newline=''); print(r.readline(), r.tell(), r.newlines); print(r.read(3), r.tell()); r.seek(9); print(repr(r.readline()))
r=open(P); print(repr(r.readline()), r.tell(), r.newlines); print([*r]); T(r.tell); print(r.newlines)
r=open(P); next(r); T(r.tell); T(r.seek,-1); T(r.seek,1,1); T(r.seek,1,2); T(r.seek,0,5); T(r.seek,0,2); T(r.reconfigure,encoding='ascii'); r.reconfigure(encoding='utf-8') if 0 else None; r=open(P); r.readline(); T(r.reconfigure,encoding='ascii'); T(r.reconfigure,newline='q'); T(r.reconfigure,line_buffering='x')
t=io.TextIOWrapper(io.BytesIO(b'\xff\xfea\0b\0'),'utf-16'); print(t.read(1),t.tell()); 
t=io.TextIOWrapper(io.BytesIO('äöü€x'.encode()),'utf-8'); print(t.read(2),t.tell(),t.read(2),t.tell()); t.seek(4); print(t.read())
t=io.TextIOWrapper(io.BytesIO(b'ab\xffcd'),'utf-8',errors='replace'); print(t.read(3),t.tell()); t.seek(t.tell()); print(t.read())
t=io.TextIOWrapper(io.BytesIO(b'ab\xffcd'),'ascii'); T(t.read); T(t.read)
t=io.TextIOWrapper(io.BytesIO(b'a\rb\r\nc\n')); print([t.readline() for _ in range(4)],t.newlines)
t=io.TextIOWrapper(io.BytesIO(b'a\rb\r\nc\n'),newline='\r'); print([t.readline() for _ in range(4)],t.newlines)
T(io.TextIOWrapper,io.BytesIO(),'nope'); T(io.TextIOWrapper,io.BytesIO(),'hex'); T(io.TextIOWrapper,io.BytesIO(),errors='nope'); T(io.TextIOWrapper,io.BytesIO(),newline='x'); T(io.TextIOWrapper,io.BytesIO(),newline=5); T(io.TextIOWrapper,io.BytesIO(),42); T(io.TextIOWrapper,io.BytesIO(),errors=42); T(io.TextIOWrapper,None); T(io.TextIOWrapper,io.BytesIO(),errors='a\0')
for a in ((),('ascii',),('latin-1','ignore'),('utf-8','strict','\r\n',True,True)):
    t=io.TextIOWrapper(io.BytesIO(),*a); print(t.encoding if a else '',t.errors,t.newlines,t.line_buffering,t.write_through,t._CHUNK_SIZE,t)
class R(io.RawIOBase):
    def __init__(s,*c): s.c=list(c); s.n=0
    def readable(s): return True
    def readinto(s,b):
        s.n+=1
        if not s.c: return 0
        d=s.c.pop(0)
        if d is None: return None
        b[:len(d)]=d; return len(d)
b=io.BufferedReader(R(b'abc',b'd',b'efg')); print(b.read(2),b.raw.n,b.read(4),b.raw.n,b.read(),b.raw.n)
b=io.BufferedReader(R(b'abc',b'd',b'efg')); print(b.read1(100),b.read1(1),b.peek(),b.read1(),b.read1())
b=io.BufferedReader(R(b'abc',None,b'efg')); print(b.read(5),b.read(5),b.read(5)); b=io.BufferedReader(R(None)); print(b.read(3), b.read(), b.read1(3)); b=io.BufferedReader(R(None)); print(b.peek(),b.readinto(bytearray(3)), b.readline())
b=io.BufferedReader(R(b'ab',b'cd\nx')); print(b.readline(), b.readlines())
x=bytearray(6); b=io.BufferedReader(R(b'abc',b'd',b'efg')); print(b.readinto1(x),x,b.readinto(x),x)
t=io.TextIOWrapper(io.BufferedReader(R(b'abc\r',b'\nd',b'e\xc3',b'\xa4f'))); print(t.read(2), t.buffer.raw.n, repr(t.readline()), t.read())
class W(io.RawIOBase):
    def __init__(s,r): s.r=r; s.d=[]
    def writable(s): return True
    def write(s,b): s.d.append(bytes(b)); return s.r if s.r is None or s.r>=0 and s.r<99 and s.r<=len(b) or s.r==-5 else len(b)
w=W(99); b=io.BufferedWriter(w,8); print(b.write(b'abc'),b.write(b'defgh'),w.d,b.write(b'ij'),w.d,b.write(b'x'*20),w.d); b.flush(); print(w.d)
w=W(None); b=io.BufferedWriter(w,8); print(b.write(b'abc')); T(b.write,b'x'*30); 
try: b.write(b'y'*10)
except BlockingIOError as e: print(e.characters_written,e.errno)
w=W(-5); b=io.BufferedWriter(w,8); b.write(b'abc'); T(b.flush); w.r=99; w=W(3); b=io.BufferedWriter(w,8); b.write(b'abcdefgh'); b.flush(); print(w.d); T(b.read); T(b.readline); T(b.write,'x'); T(b.write,None)
p=io.BufferedRWPair(R(b'abc'),W(99)); print(p.read(2),p.peek(),p.readable(),p.writable(),p.isatty(),p.closed,p.read1(1)); p.write(b'q'); p.flush(); p.close(); print(p.closed); T(p.read); T(io.BufferedRWPair,W(99),R()); T(p.detach); T(p.seek,0)
import pickle,copy
for o in (open(P),open(P,'rb'),open(P,'rb',0),io.BufferedWriter(W(99))): T(pickle.dumps,o); T(copy.copy,o)
d=open(P); b=d.detach(); T(d.read); T(repr,d); T(lambda: d.closed); T(lambda: d.name); r=b.detach(); T(b.read); T(repr,b); T(lambda: b.closed); print(type(r).__name__); r.close()
t=io.TextIOWrapper(io.BytesIO()); t.write('a\nb'); print(t.buffer.getvalue()); t.flush(); print(t.buffer.getvalue(), t.tell())
t=io.TextIOWrapper(io.BytesIO(),newline='\r\n'); t.write('a\nb'); t.flush(); print(t.buffer.getvalue())
t=io.TextIOWrapper(io.BytesIO(),write_through=True); t.write('a\nb'); print(t.buffer.getvalue())
t=io.TextIOWrapper(io.BytesIO(b'line1\nline2\nline3\n')); t._CHUNK_SIZE=4; print(t.readline(),t.tell(),t.read(3),t.tell()); t.seek(t.tell()); print(t.read())
t=io.TextIOWrapper(io.BytesIO('ä\nöä'.encode('utf-16')),'utf-16'); t._CHUNK_SIZE=3; pos=[]
while True:
    pos.append(t.tell()); c=t.read(1)
    if not c: break
print(pos); t.seek(pos[2]); print(t.read())
t=io.TextIOWrapper(io.BytesIO(),'utf-16'); t.write('ab'); t.write('c'); t.flush(); print(t.buffer.getvalue()); t.seek(0,2); t.write('d'); t.seek(0); print(t.read())
d=io.IncrementalNewlineDecoder(None,True); print(repr(d.decode('a\r')),repr(d.decode('\nb\r\rc\r')),repr(d.decode('',True)),d.newlines,d.getstate()); d.setstate((b'',1)); print(d.getstate()); d.reset(); print(d.getstate(),d.newlines)
import codecs
d=io.IncrementalNewlineDecoder(codecs.getincrementaldecoder('utf-8')(),False); print(repr(d.decode(b'a\r')),d.getstate(),repr(d.decode(b'\xc3')),d.getstate(),d.newlines)
import shutil; shutil.rmtree(D)

# expect: UnsupportedOperation File or stream is not readable.
# expect: UnsupportedOperation File or stream is not writable.
# expect: UnsupportedOperation File or stream is not writable.
# expect: UnsupportedOperation File or stream is not seekable.
# expect: UnsupportedOperation File or stream is not seekable.
# expect: UnsupportedOperation seek
# expect: UnsupportedOperation truncate
# expect: UnsupportedOperation fileno
# expect: False
# expect: NotImplementedError
# expect: NotImplementedError
# expect: NotImplementedError
# expect: ValueError buffer size must be strictly positive
# expect: ValueError buffer size must be strictly positive
# expect: ValueError whence value 9 unsupported
# expect: ValueError read length must be non-negative or -1
# expect: UnsupportedOperation write
# expect: 3
# expect: UnsupportedOperation truncate
# expect: read ValueError read of closed file
# expect: readline ValueError readline of closed file
# expect: readlines ValueError I/O operation on closed file.
# expect: peek ValueError peek of closed file
# expect: read1 ValueError read of closed file
# expect: flush ValueError I/O operation on closed file.
# expect: seek ValueError seek of closed file
# expect: tell ValueError I/O operation on closed file
# expect: truncate ValueError truncate of closed file
# expect: fileno ValueError I/O operation on closed file
# expect: isatty ValueError I/O operation on closed file
# expect: readable ValueError I/O operation on closed file
# expect: writable False
# expect: seekable ValueError I/O operation on closed file
# expect: __enter__ ValueError I/O operation on closed file.
# expect: __iter__ ValueError I/O operation on closed file.
# expect: __next__ ValueError readline of closed file
# expect: readinto ValueError readinto of closed file
# expect: detach ValueError I/O operation on closed file.
# expect: write ValueError write to closed file
# expect: flush ValueError flush of closed file
# expect: tell ValueError I/O operation on closed file
# expect: truncate ValueError truncate of closed file
# expect: writelines ValueError I/O operation on closed file.
# expect: detach ValueError flush of closed file
# expect: T read ValueError I/O operation on closed file.
# expect: T readline ValueError I/O operation on closed file.
# expect: T readlines ValueError I/O operation on closed file.
# expect: T flush ValueError I/O operation on closed file.
# expect: T seek ValueError I/O operation on closed file.
# expect: T tell ValueError I/O operation on closed file.
# expect: T truncate ValueError I/O operation on closed file.
# expect: T fileno ValueError I/O operation on closed file
# expect: T isatty ValueError I/O operation on closed file
# expect: T readable ValueError I/O operation on closed file
# expect: T writable False
# expect: T seekable ValueError I/O operation on closed file
# expect: T __enter__ ValueError I/O operation on closed file.
# expect: T __iter__ ValueError I/O operation on closed file.
# expect: T __next__ ValueError I/O operation on closed file.
# expect: T detach ValueError I/O operation on closed file.
# expect: T write ValueError I/O operation on closed file.
# expect: F read ValueError I/O operation on closed file
# expect: F readall ValueError I/O operation on closed file
# expect: F readinto ValueError I/O operation on closed file
# expect: F write ValueError I/O operation on closed file
# expect: F seek ValueError I/O operation on closed file
# expect: F tell ValueError I/O operation on closed file
# expect: F truncate ValueError I/O operation on closed file
# expect: F fileno ValueError I/O operation on closed file
# expect: F isatty ValueError I/O operation on closed file
# expect: F readable ValueError I/O operation on closed file
# expect: F writable ValueError I/O operation on closed file
# expect: F seekable ValueError I/O operation on closed file
# expect: F readline ValueError I/O operation on closed file
# expect: rb
# expect: UnsupportedOperation File not open for writing
# expect: UnsupportedOperation File not open for writing
# expect: OSError [Errno 22] Invalid argument
# expect: OSError [Errno 22] Invalid argument
# expect: ValueError negative file descriptor
# expect: FileNotFoundError [Errno 2] No such file or directory: '/nope'
# expect: IsADirectoryError [Errno 21] Is a directory: '/tmp'
# expect: ValueError Must have exactly one of create/read/write/append mode and at most one plus
# expect: ValueError invalid mode: q
# expect: ValueError Cannot use closefd=False with file name
# expect: ValueError opener returned -1
# expect: TypeError expected integer from opener
# expect: TypeError expected str, bytes or os.PathLike object, not float
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: OSError [Errno 9] Bad file descriptor
# expect: ValueError Must have exactly one of create/read/write/append mode and at most one plus
# expect: ValueError Must have exactly one of create/read/write/append mode and at most one plus
# expect: ValueError Must have exactly one of create/read/write/append mode and at most one plus
# expect: r rb True False True 0
# expect: w wb False True True 0
# expect: a ab False True True 0
# expect: x xb False True True 0
# expect: r+ rb+ True True True 0
# expect: w+ rb+ True True True 0
# expect: a+ ab+ True True True 0
# expect: x+ xb+ True True True 0
# expect: +br rb+ True True True 0
# expect: UnsupportedOperation not readable
# expect: UnsupportedOperation not readable
# expect: UnsupportedOperation not readable
# expect: 0
# expect: 3
# expect: 9003
# expect: 9003
# expect: 0
# expect: 9003
# expect: 3
# expect: 0
# expect: 7 True
# expect: hél
# expect: b'h\xc3\xa9llo\r\nw\xc3\xb6rld\nlastZZ'
# expect: b'h\xc3\xa9'
# expect: b'\xc3\xa9YY' 5
# expect: b'h\xc3\xa9YYo\r\nw\xc3\xb6rld\nlastZZ'
# expect: héYYo
# expect:  8
# expect:
# expect: wör 12
# expect: 'örld\n'
# expect: 'héYYo\n' 8
# expect:
# expect: ['wörld\n', 'lastZZ']
# expect: 21
# expect:
# expect:
# expect: OSError telling position disabled by next() call
# expect: ValueError negative seek position -1
# expect: UnsupportedOperation can't do nonzero cur-relative seeks
# expect: UnsupportedOperation can't do nonzero end-relative seeks
# expect: ValueError invalid whence (5, should be 0, 1 or 2)
# expect: 21
# expect: None
# expect: UnsupportedOperation It is not possible to set the encoding or newline of stream after the first read
# expect: UnsupportedOperation It is not possible to set the encoding or newline of stream after the first read
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: a 4
# expect: äö 4 ü€ 9
# expect: ü€x
# expect: ab� 3
# expect: cd
# expect: UnicodeDecodeError 'ascii' codec can't decode byte 0xff in position 2: ordinal not in range(128)
# expect:
# expect: ['a\n', 'b\n', 'c\n', ''] ('\r', '\n', '\r\n')
# expect: ['a\r', 'b\r', '\nc\n', ''] None
# expect: LookupError unknown encoding: nope
# expect: LookupError 'hex' is not a text encoding; use codecs.open() to handle arbitrary codecs
# expect: <_io.TextIOWrapper encoding='UTF-8'>
# expect: ValueError illegal newline value: x
# expect: TypeError TextIOWrapper() argument 'newline' must be str or None, not int
# expect: TypeError TextIOWrapper() argument 'encoding' must be str or None, not int
# expect: TypeError TextIOWrapper() argument 'errors' must be str or None, not int
# expect: AttributeError 'NoneType' object has no attribute 'readable'
# expect: ValueError embedded null character
# expect:  strict None False False 8192 <_io.TextIOWrapper encoding='UTF-8'>
# expect: ascii strict None False False 8192 <_io.TextIOWrapper encoding='ascii'>
# expect: latin-1 ignore None False False 8192 <_io.TextIOWrapper encoding='latin-1'>
# expect: utf-8 strict None True True 8192 <_io.TextIOWrapper encoding='utf-8'>
# expect: b'ab' 1 b'cdef' 3 b'g' 4
# expect: b'abc' b'd' b'efg' b'efg' b''
# expect: b'abc' b'efg' b''
# expect: None b'' b''
# expect: b'' 0 b''
# expect: b'abcd\n' [b'x']
# expect: 3 bytearray(b'defg\x00\x00') 4 bytearray(b'defg\x00\x00')
# expect: ab 1 'c\n' deäf
# expect: 3 5 [b'abcdefgh', b'ij', b'xxxxxxxxxxxxxxxxxxxx'] 2 [b'abcdefgh', b'ij', b'xxxxxxxxxxxxxxxxxxxx'] 20 [b'abcdefgh', b'ij', b'xxxxxxxxxxxxxxxxxxxx']
# expect: [b'abcdefgh', b'ij', b'xxxxxxxxxxxxxxxxxxxx']
# expect: 3
# expect: BlockingIOError [Errno 0] write could not complete without blocking
# expect: 0 0
# expect: OSError raw write() returned invalid length -5 (should have been between 0 and 3)
# expect: [b'abcdefgh', b'defgh', b'gh']
# expect: UnsupportedOperation read
# expect: UnsupportedOperation read
# expect: TypeError a bytes-like object is required, not 'str'
# expect: TypeError a bytes-like object is required, not 'NoneType'
# expect: b'ab' b'c' True True False False b'c'
# expect: True
# expect: ValueError read of closed file
# expect: UnsupportedOperation File or stream is not readable.
# expect: UnsupportedOperation detach
# expect: UnsupportedOperation seek
# expect: TypeError cannot pickle '_io.TextIOWrapper' object
# expect: TypeError cannot pickle '_io.TextIOWrapper' object
# expect: TypeError cannot pickle '_io.BufferedReader' object
# expect: TypeError cannot pickle '_io.BufferedReader' object
# expect: TypeError cannot pickle '_io.FileIO' object
# expect: TypeError cannot pickle '_io.FileIO' object
# expect: TypeError cannot pickle '_io.BufferedWriter' object
# expect: TypeError cannot pickle '_io.BufferedWriter' object
# expect: ValueError underlying buffer has been detached
# expect: <_io.TextIOWrapper mode='r' encoding='UTF-8'>
# expect: ValueError underlying buffer has been detached
# expect: ValueError underlying buffer has been detached
# expect: ValueError raw stream has been detached
# expect: <_io.BufferedReader>
# expect: ValueError raw stream has been detached
# expect: FileIO
# expect: b''
# expect: b'a\nb' 3
# expect: b'a\r\nb'
# expect: b'a\nb'
# expect: line1
# expect:  6 lin 9
# expect: e2
# expect: line3
# expect:
# expect: [0, 4, 6, 8, 10]
# expect: öä
# expect: b'\xff\xfea\x00b\x00c\x00'
# expect: abcd
# expect: 'a' '\nb\n\nc' '\n' ('\r', '\r\n') (b'', 0)
# expect: (b'', 1)
# expect: (b'', 0) None
# expect: 'a' (b'', 1) '' (b'\xc3', 1) None
