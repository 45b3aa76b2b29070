# shlex, urllib.parse, configparser, array, cmath, codecs, getopt, graphlib, signal.
import array
import cmath
import codecs
import configparser
import getopt
import graphlib
import importlib
import importlib.util
import io
import shlex
import signal
import urllib.parse as u

print(shlex.split("a 'b c' \"d\\\"e\" f\\ g # h"), shlex.quote("it's"), shlex.join(["a b","c"]), shlex.split("x # y", comments=True))
try: shlex.split("'a")
except ValueError as e: print(e)
print(list(shlex.shlex("a=b; c('d')", punctuation_chars=True)), list(shlex.shlex("a+b 'q r'")))
for a in ("http://user:pw@Host:80/p;x?q=1#f", "//h/p", "mailto:a@b", "/a/../b"):
    print(u.urlparse(a), u.urlsplit(a).geturl())
p=u.urlparse("http://user:pw@Host:80/p"); print(p.hostname,p.port,p.username,p.password)
for r in ("g","./g","g/","/g","//g","?y","g?y","#s","../g","../../g",";x","http:g"): print(u.urljoin("http://a/b/c/d;p?q", r))
print(u.quote("a b/ü&"), u.quote_plus("a b/ü"), u.unquote("a%20%C3%BC+"), u.unquote_plus("a+b"), u.urlencode({"a":1,"b":[1,2]}, doseq=True), u.parse_qs("a=1&a=2&b=&c=3"), u.parse_qsl("a=1;b=2"))
c=configparser.ConfigParser()
c.read_string("[DEFAULT]\nx=1\n[s]\ny = %(x)s2\nlong = a\n  b\n\n  c\n; com\nf: 1.5\nt=yes\n[e]\n")
print(c.sections(), c["s"]["y"], repr(c["s"]["long"]), c.getfloat("s","f"), c.getboolean("s","t"), dict(c["s"]), c.get("s","q",fallback=9), c.options("e"), "s" in c, c["s"].getint("y"))
for f in (lambda: c.get("n","a"), lambda: c.get("s","a"), lambda: c.read_string("a=1"), lambda: c.read_string("[a]\n[a]"), lambda: c.read_string("[b]\nk=1\nk=2"), lambda: c.set("s","q",1), lambda: c.add_section("s")):
    try: f()
    except Exception as e: print(type(e).__name__, e)
b=io.StringIO(); c.write(b); print(b.getvalue())
e=configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation()); e.read_string("[a]\nx=1\n[b]\ny=${a:x}${z}\nz=3\n"); print(e["b"]["y"])
a=array.array("i",[1,2,3]); a.append(4); print(a, a[1:3], len(a), a.tobytes(), a.itemsize, a+a, array.array("d",[1.5]), array.array("b"), a.index(3))
for f in (lambda: a.append(2**40), lambda: a.append("x"), lambda: array.array("z"), lambda: a[10], lambda: a.remove(99)):
    try: f()
    except Exception as x: print(type(x).__name__, x)
for f in (cmath.sqrt,cmath.exp,cmath.log,cmath.sin,cmath.cos,cmath.tan,cmath.asin,cmath.acos,cmath.atan,cmath.sinh,cmath.tanh,cmath.asinh,cmath.acosh,cmath.atanh,cmath.phase,cmath.polar,cmath.log10):
    for z in (1+2j,-1.5+0.5j,0.25-3j,2+0j):
        v=f(z); print(f.__name__, "%.12g"%v if isinstance(v,float) else ("%.12g %.12g"%v if isinstance(v,tuple) else "%.12g %.12g"%(v.real,v.imag)))
print(cmath.rect(2,1), cmath.isclose(1,1+1e-12), cmath.inf)
print(codecs.encode("héllo","utf-8"), codecs.decode(b"abc","ascii"), codecs.encode("abc","rot13"), codecs.lookup("latin1").name, codecs.BOM_UTF8, codecs.encode(b"a","hex"))
try: codecs.lookup("nope")
except LookupError as x: print(x)
print(getopt.getopt(["-a","-b","v","--long=3","rest","-x"],"ab:",["long=","other"]), getopt.gnu_getopt(["r","-a"],"a"))
try: getopt.getopt(["-z"],"a")
except getopt.GetoptError as x: print(x, x.opt)
print(list(graphlib.TopologicalSorter({"d":{"b","c"},"b":{"a"},"c":{"a"}}).static_order())[0])
try: graphlib.TopologicalSorter({1:[2],2:[1]}).prepare()
except graphlib.CycleError as x: print(type(x).__name__, x.args[0])
print(signal.SIGINT, repr(signal.SIGTERM), signal.getsignal(signal.SIGINT) is signal.default_int_handler)
signal.signal(signal.SIGUSR1, lambda n,f: print("got", n)); signal.raise_signal(signal.SIGUSR1)

# expect: ['a', 'b c', 'd"e', 'f g', '#', 'h'] 'it'"'"'s' 'a b' c ['x']
# expect: No closing quotation
# expect: ['a=b', ';', 'c', '(', "'d'", ')'] ['a', '+', 'b', "'q r'"]
# expect: ParseResult(scheme='http', netloc='user:pw@Host:80', path='/p', params='x', query='q=1', fragment='f') http://user:pw@Host:80/p;x?q=1#f
# expect: ParseResult(scheme='', netloc='h', path='/p', params='', query='', fragment='') //h/p
# expect: ParseResult(scheme='mailto', netloc='', path='a@b', params='', query='', fragment='') mailto:a@b
# expect: ParseResult(scheme='', netloc='', path='/a/../b', params='', query='', fragment='') /a/../b
# expect: host 80 user pw
# expect: http://a/b/c/g
# expect: http://a/b/c/g
# expect: http://a/b/c/g/
# expect: http://a/g
# expect: http://g
# expect: http://a/b/c/d;p?y
# expect: http://a/b/c/g?y
# expect: http://a/b/c/d;p?q#s
# expect: http://a/b/g
# expect: http://a/g
# expect: http://a/b/c/;x
# expect: http://a/b/c/g
# expect: a%20b/%C3%BC%26 a+b%2F%C3%BC a ü+ a b a=1&b=1&b=2 {'a': ['1', '2'], 'c': ['3']} [('a', '1;b=2')]
# expect: ['s', 'e'] 12 'a\nb\n\nc' 1.5 True {'y': '12', 'long': 'a\nb\n\nc', 'f': '1.5', 't': 'yes', 'x': '1'} 9 ['x'] True 12
# expect: NoSectionError No section: 'n'
# expect: NoOptionError No option 'a' in section: 's'
# expect: MissingSectionHeaderError File contains no section headers.
# expect: file: '<string>', line: 1
# expect: 'a=1'
# expect: DuplicateSectionError While reading from '<string>' [line  2]: section 'a' already exists
# expect: DuplicateOptionError While reading from '<string>' [line  3]: option 'k' in section 'b' already exists
# expect: TypeError option values must be strings
# expect: DuplicateSectionError Section 's' already exists
# expect: [DEFAULT]
# expect: x = 1
# expect:
# expect: [s]
# expect: y = %(x)s2
# expect: long = a
# expect: 	b
# expect: 	
# expect: 	c
# expect: f = 1.5
# expect: t = yes
# expect:
# expect: [e]
# expect:
# expect: [a]
# expect:
# expect: [b]
# expect: k = ['1']
# expect:
# expect:
# expect: 13
# expect: array('i', [1, 2, 3, 4]) array('i', [2, 3]) 4 b'\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x04\x00\x00\x00' 4 array('i', [1, 2, 3, 4, 1, 2, 3, 4]) array('d', [1.5]) array('b') 2
# expect: OverflowError signed integer is greater than maximum
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: ValueError bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)
# expect: IndexError array index out of range
# expect: ValueError array.remove(x): x not in array
# expect: sqrt 1.27201964951 0.786151377757
# expect: sqrt 0.201418507199 1.24119676725
# expect: sqrt 1.27679259175 -1.17481884661
# expect: sqrt 1.41421356237 0
# expect: exp -1.13120438376 2.471726672
# expect: exp 0.195815137578 0.106974297208
# expect: exp -1.27117552797 -0.181201677152
# expect: exp 7.38905609893 0
# expect: log 0.804718956217 1.10714871779
# expect: log 0.458145365937 2.81984209919
# expect: log 1.10207251009 -1.48765509491
# expect: log 0.69314718056 0
# expect: sin 3.16577851322 1.95960104142
# expect: sin -1.12480124706 0.0368608237128
# expect: sin 2.49077943819 -9.70644345631
# expect: sin 0.909297426826 -0
# expect: cos 2.03272300702 -3.05189779915
# expect: cos 0.0797651053065 0.519789954773
# expect: cos 9.75468276529 2.47846192036
# expect: cos -0.416146836547 -0
# expect: tan 0.0338128260799 1.01479361615
# expect: tan -0.255149221814 2.12479912774
# expect: tan 0.002366444157 -0.995656017907
# expect: tan -2.18503986326 0
# expect: asin 0.427078586392 1.52857091948
# expect: asin -1.17115725946 1.06931104316
# expect: asin 0.0789172801987 -1.8214041608
# expect: asin 1.57079632679 1.31695789692
# expect: acos 1.1437177404 -1.52857091948
# expect: acos 2.74195358625 -1.06931104316
# expect: acos 1.4918790466 1.8214041608
# expect: acos 0 -1.31695789692
# expect: atan 1.33897252229 0.402359478109
# expect: atan -1.0172219679 0.146946666226
# expect: atan 1.53982823452 -0.34367220375
# expect: atan 1.10714871779 0
# expect: sinh -0.489056259041 1.40311925062
# expect: sinh -1.86861851918 1.12780524681
# expect: sinh -0.250084298189 -0.145553024968
# expect: sinh 3.62686040785 0
# expect: tanh 1.16673625724 -0.243458201186
# expect: tanh -0.944372986423 0.079324454804
# expect: tanh 0.249591072419 0.133832742515
# expect: tanh 0.964027580076 0
# expect: asinh 1.46935174437 1.06344002358
# expect: asinh -1.22645687125 0.273487290142
# expect: asinh 1.76686930262 -1.48267950459
# expect: asinh 1.44363547518 0
# expect: acosh 1.52857091948 1.1437177404
# expect: acosh 1.06931104316 2.74195358625
# expect: acosh 1.8214041608 -1.4918790466
# expect: acosh 1.31695789692 0
# expect: atanh 0.17328679514 1.1780972451
# expect: atanh -0.641237339365 1.27679502502
# expect: atanh 0.0248651983827 -1.25091143538
# expect: atanh 0.549306144334 1.57079632679
# expect: phase 1.10714871779
# expect: phase 2.81984209919
# expect: phase -1.48765509491
# expect: phase 0
# expect: polar 2.2360679775 1.10714871779
# expect: polar 1.58113883008 2.81984209919
# expect: polar 3.0103986447 -1.48765509491
# expect: polar 2 0
# expect: log10 0.349485002168 0.480828578784
# expect: log10 0.198970004336 1.22464186352
# expect: log10 0.47862400979 -0.646080398693
# expect: log10 0.301029995664 0
# expect: (1.0806046117362795+1.682941969615793j) True inf
# expect: b'h\xc3\xa9llo' abc nop iso8859-1 b'\xef\xbb\xbf' b'61'
# expect: unknown encoding: nope
# expect: ([('-a', ''), ('-b', 'v'), ('--long', '3')], ['rest', '-x']) ([('-a', '')], ['r'])
# expect: option -z not recognized z
# expect: a
# expect: CycleError nodes are in a cycle
# expect: 2 <Signals.SIGTERM: 15> True
# expect: got 10
