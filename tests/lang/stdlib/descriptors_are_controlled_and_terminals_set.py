import warnings; warnings.simplefilter('ignore')
import fcntl, termios, tty, pty, os, tempfile, struct, array
def T(f,*a,**k):
    try: r=f(*a,**k)
    except BaseException as e: r='%s %s'%(type(e).__name__,e)
    print('  ',r)
f=tempfile.TemporaryFile()
print(fcntl.fcntl(f,fcntl.F_GETFL)&os.O_ACCMODE, fcntl.fcntl(f,fcntl.F_GETFD)); fcntl.fcntl(f,fcntl.F_SETFD,0); print(fcntl.fcntl(f.fileno(),fcntl.F_GETFD), os.get_inheritable(f.fileno()))
r,w=os.pipe(); fl=fcntl.fcntl(r,fcntl.F_GETFL); fcntl.fcntl(r,fcntl.F_SETFL,fl|os.O_NONBLOCK); T(os.read,r,1); print(os.get_blocking(r))
lk=struct.pack('hhqqi',fcntl.F_WRLCK,0,0,0,0)+b'\0'*4; x=fcntl.fcntl(f,fcntl.F_SETLK,lk); print(len(x), x[:2]); print(fcntl.fcntl(f,fcntl.F_GETLK,lk)[:2])
T(fcntl.fcntl,'x',1); T(fcntl.fcntl,-1,1); T(fcntl.fcntl,99,1); T(fcntl.fcntl,f,1,b'x'*1025); T(fcntl.fcntl,f,12345); T(fcntl.flock,f,fcntl.LOCK_EX); T(fcntl.flock,f,fcntl.LOCK_UN); T(fcntl.flock,-1,2); T(fcntl.flock,f,99)
T(fcntl.lockf,f,fcntl.LOCK_EX); T(fcntl.lockf,f,fcntl.LOCK_SH|fcntl.LOCK_NB); T(fcntl.lockf,f,fcntl.LOCK_UN,10,5,0); T(fcntl.lockf,f,0)
g=tempfile.NamedTemporaryFile(); h=open(g.name,'r+'); fcntl.flock(g,fcntl.LOCK_EX); T(fcntl.flock,h,fcntl.LOCK_EX|fcntl.LOCK_NB)
m,s=pty.openpty(); print(os.isatty(s), os.isatty(m), os.isatty(r))
a=termios.tcgetattr(s); print(len(a),len(a[6]),[type(x).__name__ for x in a], a[4]==termios.B38400, bool(a[3]&termios.ECHO), a[6][termios.VINTR], a[6][termios.VEOF])
tty.setraw(s); b=termios.tcgetattr(s); print(bool(b[3]&termios.ECHO), b[6][termios.VMIN], b[6][termios.VTIME]); termios.tcsetattr(s,termios.TCSANOW,a); print(termios.tcgetattr(s)==a); tty.setcbreak(s); b=termios.tcgetattr(s); print(bool(b[3]&termios.ICANON))
T(termios.tcsetattr,s,termios.TCSANOW,[1]); T(termios.tcsetattr,s,termios.TCSANOW,a[:6]+[[1]]); T(termios.tcsetattr,s,termios.TCSANOW,a[:6]+[['x']*32]); T(termios.tcsetattr,s,9,a); T(termios.tcgetattr,r); T(termios.tcgetattr,'x'); T(termios.tcsetattr,s,0,['x']+a[1:])
print(termios.tcgetwinsize(s)); termios.tcsetwinsize(s,(24,80)); print(termios.tcgetwinsize(m)); T(termios.tcsetwinsize,s,5); T(termios.tcsetwinsize,s,(1,2,3)); T(termios.tcgetwinsize,r)
print(struct.unpack('HHHH',fcntl.ioctl(s,termios.TIOCGWINSZ,b'\0'*8))); ar=array.array('H',[0]*4); T(fcntl.ioctl,s,termios.TIOCGWINSZ,ar,True); print(ar.tolist()); by=bytearray(8); T(fcntl.ioctl,s,termios.TIOCGWINSZ,by); print(by[:4]); T(fcntl.ioctl,s,termios.TIOCGWINSZ,by,False); T(fcntl.ioctl,r,termios.TIOCGWINSZ,b'\0'*8); T(fcntl.ioctl,s,termios.TIOCGWINSZ,b'x'*2000)
T(termios.tcdrain,s); T(termios.tcflush,s,termios.TCIOFLUSH); T(termios.tcsendbreak,s,0); T(termios.tcflow,s,termios.TCOON); T(termios.tcflush,s,99); T(termios.tcdrain,r)
termios.tcsetattr(s,termios.TCSANOW,a); os.write(m,b'line\n'); print(os.read(s,100))
print(issubclass(termios.error,OSError), termios.error.__module__, tty.CC, tty.__all__, pty.CHILD)
pid,fd=pty.fork()
if pid==0: os.write(1,b'child\n'); os._exit(3)
data=b''
try:
    while x:=os.read(fd,100): data+=x
except OSError: pass
print(data, os.waitstatus_to_exitcode(os.waitpid(pid,0)[1]))

# expect: 2 1
# expect: 0 True
# expect:    BlockingIOError [Errno 11] Resource temporarily unavailable
# expect: False
# expect: 32 b'\x01\x00'
# expect: b'\x02\x00'
# expect:    TypeError argument must be an int, or have a fileno() method.
# expect:    ValueError file descriptor cannot be a negative integer (-1)
# expect:    OSError [Errno 9] Bad file descriptor
# expect:    ValueError fcntl string arg too long
# expect:    OSError [Errno 22] Invalid argument
# expect:    None
# expect:    None
# expect:    ValueError file descriptor cannot be a negative integer (-1)
# expect:    None
# expect:    None
# expect:    None
# expect:    None
# expect:    ValueError unrecognized lockf argument
# expect:    BlockingIOError [Errno 11] Resource temporarily unavailable
# expect: True True False
# expect: 7 32 ['int', 'int', 'int', 'int', 'int', 'int', 'list'] True True b'\x03' b'\x04'
# expect: False 1 0
# expect: True
# expect: False
# expect:    TypeError tcsetattr, arg 3: must be 7 element list
# expect:    TypeError tcsetattr: attributes[6] must be 32 element list
# expect:    TypeError tcsetattr: elements of attributes must be characters or integers
# expect:    error (22, 'Invalid argument')
# expect:    error (25, 'Inappropriate ioctl for device')
# expect:    TypeError argument must be an int, or have a fileno() method.
# expect:    TypeError 'str' object cannot be interpreted as an integer
# expect: (0, 0)
# expect: (24, 80)
# expect:    TypeError tcsetwinsize, arg 2: must be a two-item sequence
# expect:    TypeError tcsetwinsize, arg 2: must be a two-item sequence
# expect:    error (25, 'Inappropriate ioctl for device')
# expect: (24, 80, 0, 0)
# expect:    0
# expect: [24, 80, 0, 0]
# expect:    0
# expect: bytearray(b'\x18\x00P\x00')
# expect:    b'\x18\x00P\x00\x00\x00\x00\x00'
# expect:    OSError [Errno 25] Inappropriate ioctl for device
# expect:    ValueError ioctl string arg too long
# expect:    None
# expect:    None
# expect:    None
# expect:    None
# expect:    error (22, 'Invalid argument')
# expect:    error (25, 'Inappropriate ioctl for device')
# expect: b'line\n'
# expect: False termios 6 ['setraw', 'setcbreak'] 0
# expect: b'child\r\n' 3
