"""wave, imghdr, netrc, urllib.request over files, importlib.resources and abc, pydoc.locate, ssl's contexts, pwd."""
import _cells

_cells.run('''
import os, io, tempfile, warnings
warnings.simplefilter("ignore")
import wave, imghdr, netrc, urllib.request, urllib.error, ssl, pydoc, importlib.abc, importlib.resources, http.client, faulthandler, pwd, grp, imp
top = tempfile.mkdtemp(); name = os.path.join(top, "x.wav")
with wave.open(name, "wb") as w: w.setnchannels(2); w.setsampwidth(2); w.setframerate(8000); w.writeframes(bytes(range(40)))
with wave.open(name) as r: print(r.getparams(), r.readframes(3), r.tell(), r.readframes(100)[-2:], r.rewind(), r.setpos(2))
open(name, "rb").read()[:44]
wave.open(io.BytesIO(b"nonsense 1234567"))
wave.open(io.BytesIO(b""))
wave.open(name, "zz")
w = wave.open(io.BytesIO(), "wb"); w.writeframes(b"ab")
w.setsampwidth(9)
[imghdr.what(None, h) for h in (b"\\x89PNG\\r\\n\\x1a\\n", b"GIF89a....", b"\\xff\\xd8\\xff\\xe0\\x00\\x10JFIF", b"BM......", b"P6 3 3", b"RIFFxxxxWEBP", b"nothing at all")]
path = os.path.join(top, "netrc"); open(path, "w").write("machine a.b login me password secret\\ndefault login anonymous password x\\nmacdef m\\n  one\\n\\n")
n = netrc.netrc(path); n.authenticators("a.b"), n.authenticators("other"), n.macros, sorted(n.hosts)
open(path, "w").write("what is this"); os.chdir(top); netrc.netrc("netrc")
open(os.path.join(top, "t.txt"), "w").write("file content"); r = urllib.request.urlopen("file://" + os.path.join(top, "t.txt")); r.read(), r.headers["Content-length"]
urllib.request.urlopen("data:text/plain;base64,aGVsbG8=").read()
urllib.request.urlopen("file:///no/such/file")
urllib.request.urlopen("no address")
q = urllib.request.Request("http://h.x/p?q=1#f", headers={"user-agent": "me"}); q.full_url, q.host, q.selector, q.get_method(), q.has_header("User-agent"), q.header_items(), q.type
c = ssl.create_default_context(); c.check_hostname, c.verify_mode, ssl._create_unverified_context().verify_mode, ssl.CERT_NONE
pydoc.locate("os.path.join") is os.path.join, pydoc.locate("no.such"), pydoc.locate("dict"), pydoc.splitdoc("One.\\n\\nTwo.")
issubclass(importlib.abc.SourceLoader, importlib.abc.Loader), http.client.NOT_FOUND, http.client.responses[404]
http.client.IncompleteRead(b"ab", 5), repr(http.client.RemoteDisconnected("gone"))
pwd.getpwuid(0).pw_name, grp.getgrgid(0).gr_name
pwd.getpwnam("nobody at all")
faulthandler.is_enabled(), faulthandler.enable(), faulthandler.is_enabled()
imp.new_module("m").__name__
''')

# expect: 0 done
# expect: 1 None
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: _wave_params(nchannels=2, sampwidth=2, framerate=8000, nframes=10, comptype='NONE', compname='not compressed') b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b' 3 b"&'" None None
# expect: 5 done
# expect: 6 b'RIFFL\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x02\x00@\x1f\x00\x00\x00}\x00\x00\x04\x00\x10\x00data(\x00\x00\x00'
# expect: 7 Error: file does not start with RIFF id
# expect: 8 EOFError:
# expect: 9 Error: mode must be 'r', 'rb', 'w', or 'wb'
# expect: 10 Error: # channels not specified
# expect: 11 Error: bad sample width
# expect: 12 ['png', 'gif', 'jpeg', 'bmp', 'ppm', 'webp', None]
# expect: 13 88
# expect: 14 (('me', '', 'secret'), ('anonymous', '', 'x'), {'m': ['  one\n']}, ['a.b', 'default'])
# expect: 15 NetrcParseError: bad toplevel token 'what' (netrc, line 1)
# expect: 16 (b'file content', '12')
# expect: 17 b'hello'
# expect: 18 URLError: <urlopen error [Errno 2] No such file or directory: '/no/such/file'>
# expect: 19 ValueError: unknown url type: 'no address'
# expect: 20 ('http://h.x/p?q=1#f', 'h.x', '/p?q=1', 'GET', True, [('User-agent', 'me')], 'http')
# expect: 21 (True, <VerifyMode.CERT_REQUIRED: 2>, <VerifyMode.CERT_NONE: 0>, <VerifyMode.CERT_NONE: 0>)
# expect: 22 (True, None, <class 'dict'>, ('One.', 'Two.'))
# expect: 23 (True, <HTTPStatus.NOT_FOUND: 404>, 'Not Found')
# expect: 24 (IncompleteRead(2 bytes read, 5 more expected), "RemoteDisconnected('gone')")
# expect: 25 ('root', 'root')
# expect: 26 KeyError: "getpwnam(): name not found: 'nobody at all'"
# expect: 27 (False, None, True)
# expect: 28 'm'
