"""What sys.getsizeof, struct.calcsize and paths of trees say at their edges."""
import itertools, struct, sys
import xml.etree.ElementTree as ET
def told(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return type(e).__name__, str(e)
print(told(itertools.chain, x=1), [told(struct.calcsize, s) for s in ("9" * 30 + "i", str(sys.maxsize) + "s", str(sys.maxsize) + "h")])
class A: pass
class B: __slots__ = ("x", "y")
for v in (bytearray(), bytearray(5), range(5), slice(1), memoryview(b"a"), int, lambda: 1, iter([]), print, "abc".join, Exception(), property(), zip(), map(len, []), enumerate([]), sys, A(), B(), A, object(), (1,), [1, 2], {1: 2}, {1}, 1, 1.5, "é"):
    print(type(v).__name__, sys.getsizeof(v), end="; ")
print()
r = ET.fromstring("<a><b><c/></b><b/></a>")
for p in ("[", "b[", "b[@x", "*[1", "b[]", "b[c=]", "@x", "[1]", "b[last()+1]", "b[last()-1]", "b[last()-2]", "b[c='']", "b[0]"): print(p, told(lambda: [e.tag for e in r.findall(p)]))

# expect: ('TypeError', 'chain() takes no keyword arguments') [('error', 'total struct size too long'), 9223372036854775807, ('error', 'total struct size too long')]
# expect: bytearray 56; bytearray 62; range 48; slice 56; memoryview 184; type 424; function 152; list_iterator 48; builtin_function_or_method 72; builtin_function_or_method 72; Exception 88; property 80; zip 64; map 48; enumerate 72; module 72; A 56; B 48; type 1688; object 16; tuple 48; list 72; dict 224; set 216; int 28; float 24; str 74; 
# expect: [ ('TypeError', "'NoneType' object is not callable")
# expect: b[ ('TypeError', "'NoneType' object is not callable")
# expect: b[@x ('TypeError', "'NoneType' object is not callable")
# expect: *[1 ('TypeError', "'NoneType' object is not callable")
# expect: b[] ('SyntaxError', 'invalid predicate')
# expect: b[c=] ('SyntaxError', 'invalid predicate')
# expect: @x ('KeyError', "'@'")
# expect: [1] []
# expect: b[last()+1] ('SyntaxError', 'XPath offset from last() must be negative')
# expect: b[last()-1] ['b']
# expect: b[last()-2] []
# expect: b[c=''] ['b']
# expect: b[0] ('SyntaxError', 'XPath position >= 1 expected')
