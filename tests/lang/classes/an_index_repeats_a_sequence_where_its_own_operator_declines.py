class I:
    def __init__(s,v): s.v=v
    def __index__(s): return s.v
class J(I):
    def __rmul__(s,o): return NotImplemented
    def __mul__(s,o): return NotImplemented
class K(J):
    def __rmul__(s,o): return 'K'
for x in (I(2),J(2),K(2)):
    for s in ([1],(1,),'a',b'a',bytearray(b'a')):
        for f in (lambda: s*x, lambda: x*s):
            try: print(f())
            except Exception as e: print(type(e).__name__, e)
    s=[1]; 
    try: s*=x; print(s)
    except Exception as e: print(type(e).__name__, e)
import collections, array
try: print(collections.deque([1])*J(2), array.array('i',[1])*J(2), J(2)*array.array('i',[1]), J(2)*collections.deque([1]))
except Exception as e: print(e)
class L(list):
    pass
class M(list):
    def __mul__(s,o): return NotImplemented
    def __rmul__(s,o): return NotImplemented
print(L([1])*J(2),J(2)*L([1]))
for f in (lambda: M([1])*J(2), lambda: M([1])*2, lambda: 2*M([1]), lambda:[1]*1.5, lambda: 'a'*None, lambda: J(2)*J(2), lambda: {}*J(2), lambda: [1]*[2]):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

# expect: [1, 1]
# expect: [1, 1]
# expect: (1, 1)
# expect: (1, 1)
# expect: aa
# expect: aa
# expect: b'aa'
# expect: b'aa'
# expect: bytearray(b'aa')
# expect: bytearray(b'aa')
# expect: [1, 1]
# expect: [1, 1]
# expect: [1, 1]
# expect: (1, 1)
# expect: (1, 1)
# expect: aa
# expect: aa
# expect: b'aa'
# expect: b'aa'
# expect: bytearray(b'aa')
# expect: bytearray(b'aa')
# expect: [1, 1]
# expect: K
# expect: [1, 1]
# expect: K
# expect: (1, 1)
# expect: K
# expect: aa
# expect: K
# expect: b'aa'
# expect: K
# expect: bytearray(b'aa')
# expect: K
# expect: deque([1, 1]) array('i', [1, 1]) array('i', [1, 1]) deque([1, 1])
# expect: [1, 1] [1, 1]
# expect: TypeError unsupported operand type(s) for *: 'M' and 'J'
# expect: TypeError unsupported operand type(s) for *: 'M' and 'int'
# expect: TypeError unsupported operand type(s) for *: 'int' and 'M'
# expect: TypeError can't multiply sequence by non-int of type 'float'
# expect: TypeError can't multiply sequence by non-int of type 'NoneType'
# expect: TypeError unsupported operand type(s) for *: 'J' and 'J'
# expect: TypeError unsupported operand type(s) for *: 'dict' and 'J'
# expect: TypeError can't multiply sequence by non-int of type 'list'
