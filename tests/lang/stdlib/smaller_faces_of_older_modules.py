import warnings; warnings.simplefilter('ignore')
import imp, logging.handlers, xml.dom, sndhdr, codeop, tempfile, os, struct, wave, smtplib, sys
S=logging.handlers.SysLogHandler
print({k:v for k,v in sorted(vars(S).items()) if k.startswith('LOG_') and k!='LOG_ERROR'})
print({k:v for k,v in sorted(vars(xml.dom).items()) if k.endswith('_ERR')}, xml.dom.UserDataHandler.NODE_RENAMED)
print(imp.is_builtin('sys'), imp.is_builtin('nope'), imp.is_builtin('builtins'), imp.init_builtin('nope'))
for p in ('',tempfile.gettempdir()):
    try: imp.NullImporter(p)
    except ImportError as e: print(str(e).replace(tempfile.gettempdir(),'D'))
print(imp.NullImporter('/nope').find_module('x'), codeop.PyCF_DONT_IMPLY_DEDENT, codeop.PyCF_ALLOW_INCOMPLETE_INPUT)
class FakeSMTP:
    def __init__(self,*a,**k): print('connect',a,k)
    def login(self,*a): print('login',a)
    def send_message(self,m): print(m['From'],m['To'],m['Subject'],repr(m.get_content()), 'Date' in m)
    def quit(self): print('quit')
smtplib.SMTP=FakeSMTP
for args,k in ((('h','f@x','t@y','subj'),{}),((('h',2525),'f@x',['t@y','u@z'],'subj',('me','pw')),{'timeout':2})):
    h=logging.handlers.SMTPHandler(*args,**k); print(h.mailhost,h.mailport,h.toaddrs,h.timeout,h.username); l=logging.Logger('n'); l.addHandler(h); l.error('boom %d',3)
D=tempfile.mkdtemp()
def put(data): 
    p=os.path.join(D,'f')
    with open(p,'wb') as f: f.write(data)
    return sndhdr.what(p)
b=lambda *a: struct.pack('>IIIII',*a)
print(put(b'.snd'+b(24,4000,3,8000,2)), put(b'dns.'+struct.pack('<IIIII',24,100,1,8000,1)), put(b'.snd'+b(24,4000,9,8000,2)))
p=os.path.join(D,'w.wav')
with wave.open(p,'wb') as w: w.setnchannels(2); w.setsampwidth(2); w.setframerate(11025); w.writeframes(b'\0'*400)
print(sndhdr.what(p), sndhdr.whathdr(p).filetype)
print(put(b'FORM\0\0\0\x008SVX'), put(b'Creative Voice File\x1a\x1a\0\n\1\x33\x11\1\0\0\0\xa5\0'+b'\0'*40), put(b'SOUND'+b'\0'*3+struct.pack('<I',77)+b'\0'*8+struct.pack('<H',8000)+b'\0'*30), put(b'\0\0'+struct.pack('<H',8000)+b'\0'*30), put(b'none'*100), put(b'\0'*65+b'FSSD'+b'\0'*59+b'HCOM'+b'\0'*12+struct.pack('>I',2)+b'\0'*20))

# expect: {'LOG_ALERT': 1, 'LOG_AUTH': 4, 'LOG_AUTHPRIV': 10, 'LOG_CONSOLE': 14, 'LOG_CRIT': 2, 'LOG_CRON': 9, 'LOG_DAEMON': 3, 'LOG_DEBUG': 7, 'LOG_EMERG': 0, 'LOG_ERR': 3, 'LOG_FTP': 11, 'LOG_INFO': 6, 'LOG_KERN': 0, 'LOG_LOCAL0': 16, 'LOG_LOCAL1': 17, 'LOG_LOCAL2': 18, 'LOG_LOCAL3': 19, 'LOG_LOCAL4': 20, 'LOG_LOCAL5': 21, 'LOG_LOCAL6': 22, 'LOG_LOCAL7': 23, 'LOG_LPR': 6, 'LOG_MAIL': 2, 'LOG_NEWS': 7, 'LOG_NOTICE': 5, 'LOG_NTP': 12, 'LOG_SECURITY': 13, 'LOG_SOLCRON': 15, 'LOG_SYSLOG': 5, 'LOG_USER': 1, 'LOG_UUCP': 8, 'LOG_WARNING': 4}
# expect: {'DOMSTRING_SIZE_ERR': 2, 'HIERARCHY_REQUEST_ERR': 3, 'INDEX_SIZE_ERR': 1, 'INUSE_ATTRIBUTE_ERR': 10, 'INVALID_ACCESS_ERR': 15, 'INVALID_CHARACTER_ERR': 5, 'INVALID_MODIFICATION_ERR': 13, 'INVALID_STATE_ERR': 11, 'NAMESPACE_ERR': 14, 'NOT_FOUND_ERR': 8, 'NOT_SUPPORTED_ERR': 9, 'NO_DATA_ALLOWED_ERR': 6, 'NO_MODIFICATION_ALLOWED_ERR': 7, 'SYNTAX_ERR': 12, 'VALIDATION_ERR': 16, 'WRONG_DOCUMENT_ERR': 4} 4
# expect: -1 0 -1 None
# expect: empty pathname
# expect: existing directory
# expect: None 512 16384
# expect: h None ['t@y'] 5.0 None
# expect: connect ('h', 25) {'timeout': 5.0}
# expect: f@x t@y subj 'boom 3\n' True
# expect: quit
# expect: h 2525 ['t@y', 'u@z'] 2 me
# expect: connect ('h', 2525) {'timeout': 2}
# expect: login ('me', 'pw')
# expect: f@x t@y, u@z subj 'boom 3\n' True
# expect: quit
# expect: SndHeaders(filetype='au', framerate=8000, nchannels=2, nframes=1000.0, sampwidth=16) SndHeaders(filetype='au', framerate=8000, nchannels=1, nframes=100.0, sampwidth='U') SndHeaders(filetype='au', framerate=8000, nchannels=2, nframes=2000.0, sampwidth='?')
# expect: SndHeaders(filetype='wav', framerate=11025, nchannels=2, nframes=100, sampwidth=16) wav
# expect: SndHeaders(filetype='8svx', framerate=0, nchannels=1, nframes=0, sampwidth=8) SndHeaders(filetype='voc', framerate=10989, nchannels=1, nframes=-1, sampwidth=8) SndHeaders(filetype='sndt', framerate=8000, nchannels=1, nframes=77, sampwidth=8) SndHeaders(filetype='sndr', framerate=8000, nchannels=1, nframes=-1, sampwidth=8) None SndHeaders(filetype='hcom', framerate=11025.0, nchannels=1, nframes=-1, sampwidth=8)
