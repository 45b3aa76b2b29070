import sys


def run(label, f):
    try:
        text = repr(f())
    except Exception as e:
        text = f"{type(e).__name__} {e}"
    print(label, text if " at 0x" not in text else "...")

import pickle, copyreg, copy, collections, datetime, decimal, fractions, enum, functools, operator, re, types
class A:
    def __init__(self): self.x = 1
class S:
    __slots__ = ('a', 'b')
    def __init__(self): self.a = 1
class SD:
    __slots__ = ('a', '__dict__')
class L(list): pass
class D(dict): pass
class I(int): pass
class St(str): pass
class T(tuple): pass
class Se(set): pass
class N:
    def __new__(cls, *a, **k): return object.__new__(cls)
    def __getnewargs__(self): return (1, 2)
class NE:
    def __new__(cls, *a, **k): return object.__new__(cls)
    def __getnewargs_ex__(self): return (1,), {'k': 2}
class G:
    def __getstate__(self): return {'s': 1}
    def __setstate__(self, s): self.got = s
class G0:
    def __getstate__(self): return None
class R:
    def __reduce__(self): return (R, (), {'z': 1})
class RS:
    def __reduce__(self): return 'rs_global'
rs_global = RS()
class RX:
    def __reduce_ex__(self, p): return (RX, (), None, iter([]), iter([('a', 1)]))
    def __setitem__(self, k, v): self.__dict__[k] = v
class E(enum.Enum): a = 1
NT = collections.namedtuple('NT', 'x y')
class Ex(Exception):
    def __init__(self, a): super().__init__(a, 'b'); self.q = 1
objs = dict(a=A(), s=S(), l=L([1, 2]), d=D(a=1), i=I(5), st=St('a'), t=T((1,)), se=Se([1]), n=N(), ne=NE(), g=G(), g0=G0(), r=R(), rx=RX(), e=E.a, nt=NT(1, 2), obj=object(), exc=ValueError(1, 2), os=OSError(2, 'a', 'f'), rng=range(5), sl=slice(1, 2), cplx=1j, by=bytearray(b'ab'), dq=collections.deque([1, 2], 5), dd=collections.defaultdict(list, a=[1]), c=collections.Counter('aab'), fs=frozenset([1]), sset={1}, it=iter([1, 2]), part=functools.partial(int, base=2), sns=types.SimpleNamespace(a=1), ell=..., ni=NotImplemented, non=None, typ=int, fn=len, meth='abc'.upper, cm=dict.fromkeys, ex=Ex(1), big=10**50, neg=-300, fl=1.5, ud=str.upper, tup=(1, 'a', [2]), nested={'a': [1, (2, 3)], 'b': {1, 2}}, u='é€😀', ss='\ud800', by2=b'abc' * 100, long='x' * 300, tt=True)
for k, o in objs.items():
    for p in (0, 2, 5):
        run(f'{k} reduce_ex {p}', lambda: o.__reduce_ex__(p))
        run(f'{k} dumps {p}', lambda: pickle.dumps(o, p))
    for p in (0, 2, 5):
        def rt():
            r = pickle.loads(pickle.dumps(o, p)); return type(r).__name__, r if not hasattr(r, '__dict__') else vars(r) if not isinstance(r, type) else r
        run(f'{k} rt {p}', rt)
    def cp():
        r = copy.copy(o); return r is o, type(r).__name__, getattr(r, '__dict__', None) if not isinstance(r, type) else 0, r == o
    run(f'{k} copy', cp)
    def dcp():
        r = copy.deepcopy(o); return r is o, type(r).__name__, getattr(r, '__dict__', None) if not isinstance(r, type) else 0, r == o
    run(f'{k} deepcopy', dcp)
    run(f'{k} getstate', lambda: o.__getstate__())
run('copygen', lambda: copy.copy((x for x in [])))
run('loads', lambda: pickle.loads(b''))
run('loads', lambda: pickle.loads(b'x'))
run('loads', lambda: pickle.loads(b'cnope\nx\n.'))
run('loads', lambda: pickle.loads(b'\x80\x10.'))
run('loads', lambda: pickle.loads(5))
run('dumps', lambda: pickle.dumps(1, 9))
run('dumps', lambda: pickle.dumps(1, -1))
run('dump', lambda: pickle.dump(1, 5))
run('load', lambda: pickle.load(5))

# expect: a reduce_ex 0 ...
# expect: a dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nA\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\nVx\np6\nI1\nsb.'
# expect: a reduce_ex 2 ...
# expect: a dumps 2 b'\x80\x02c__main__\nA\nq\x00)\x81q\x01}q\x02X\x01\x00\x00\x00xq\x03K\x01sb.'
# expect: a reduce_ex 5 ...
# expect: a dumps 5 b'\x80\x05\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01A\x94\x93\x94)\x81\x94}\x94\x8c\x01x\x94K\x01sb.'
# expect: a rt 0 ('A', {'x': 1})
# expect: a rt 2 ('A', {'x': 1})
# expect: a rt 5 ('A', {'x': 1})
# expect: a copy (False, 'A', {'x': 1}, False)
# expect: a deepcopy (False, 'A', {'x': 1}, False)
# expect: a getstate {'x': 1}
# expect: s reduce_ex 0 TypeError a class that defines __slots__ without defining __getstate__ cannot be pickled
# expect: s dumps 0 TypeError a class that defines __slots__ without defining __getstate__ cannot be pickled
# expect: s reduce_ex 2 ...
# expect: s dumps 2 b'\x80\x02c__main__\nS\nq\x00)\x81q\x01N}q\x02X\x01\x00\x00\x00aq\x03K\x01s\x86q\x04b.'
# expect: s reduce_ex 5 ...
# expect: s dumps 5 b'\x80\x05\x95"\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01S\x94\x93\x94)\x81\x94N}\x94\x8c\x01a\x94K\x01s\x86\x94b.'
# expect: s rt 0 TypeError a class that defines __slots__ without defining __getstate__ cannot be pickled
# expect: s rt 2 ...
# expect: s rt 5 ...
# expect: s copy (False, 'S', None, False)
# expect: s deepcopy (False, 'S', None, False)
# expect: s getstate (None, {'a': 1})
# expect: l reduce_ex 0 ...
# expect: l dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nL\np1\nc__builtin__\nlist\np2\n(lp3\nI1\naI2\natp4\nRp5\n.'
# expect: l reduce_ex 2 ...
# expect: l dumps 2 b'\x80\x02c__main__\nL\nq\x00)\x81q\x01(K\x01K\x02e.'
# expect: l reduce_ex 5 ...
# expect: l dumps 5 b'\x80\x05\x95\x1b\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01L\x94\x93\x94)\x81\x94(K\x01K\x02e.'
# expect: l rt 0 ('L', {})
# expect: l rt 2 ('L', {})
# expect: l rt 5 ('L', {})
# expect: l copy (False, 'L', {}, True)
# expect: l deepcopy (False, 'L', {}, True)
# expect: l getstate None
# expect: d reduce_ex 0 ...
# expect: d dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nD\np1\nc__builtin__\ndict\np2\n(dp3\nVa\np4\nI1\nstp5\nRp6\n.'
# expect: d reduce_ex 2 ...
# expect: d dumps 2 b'\x80\x02c__main__\nD\nq\x00)\x81q\x01X\x01\x00\x00\x00aq\x02K\x01s.'
# expect: d reduce_ex 5 ...
# expect: d dumps 5 b'\x80\x05\x95\x1c\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01D\x94\x93\x94)\x81\x94\x8c\x01a\x94K\x01s.'
# expect: d rt 0 ('D', {})
# expect: d rt 2 ('D', {})
# expect: d rt 5 ('D', {})
# expect: d copy (False, 'D', {}, True)
# expect: d deepcopy (False, 'D', {}, True)
# expect: d getstate None
# expect: i reduce_ex 0 ...
# expect: i dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nI\np1\nc__builtin__\nlong\np2\nI5\ntp3\nRp4\n.'
# expect: i reduce_ex 2 ...
# expect: i dumps 2 b'\x80\x02c__main__\nI\nq\x00K\x05\x85q\x01\x81q\x02.'
# expect: i reduce_ex 5 ...
# expect: i dumps 5 b'\x80\x05\x95\x18\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01I\x94\x93\x94K\x05\x85\x94\x81\x94.'
# expect: i rt 0 ('I', {})
# expect: i rt 2 ('I', {})
# expect: i rt 5 ('I', {})
# expect: i copy (False, 'I', {}, True)
# expect: i deepcopy (False, 'I', {}, True)
# expect: i getstate None
# expect: st reduce_ex 0 ...
# expect: st dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nSt\np1\nc__builtin__\nunicode\np2\nVa\np3\ntp4\nRp5\n.'
# expect: st reduce_ex 2 ...
# expect: st dumps 2 b'\x80\x02c__main__\nSt\nq\x00X\x01\x00\x00\x00aq\x01\x85q\x02\x81q\x03.'
# expect: st reduce_ex 5 ...
# expect: st dumps 5 b'\x80\x05\x95\x1b\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02St\x94\x93\x94\x8c\x01a\x94\x85\x94\x81\x94.'
# expect: st rt 0 ('St', {})
# expect: st rt 2 ('St', {})
# expect: st rt 5 ('St', {})
# expect: st copy (False, 'St', {}, True)
# expect: st deepcopy (False, 'St', {}, True)
# expect: st getstate None
# expect: t reduce_ex 0 ...
# expect: t dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nT\np1\nc__builtin__\ntuple\np2\n(I1\ntp3\ntp4\nRp5\n.'
# expect: t reduce_ex 2 ...
# expect: t dumps 2 b'\x80\x02c__main__\nT\nq\x00K\x01\x85q\x01\x85q\x02\x81q\x03.'
# expect: t reduce_ex 5 ...
# expect: t dumps 5 b'\x80\x05\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01T\x94\x93\x94K\x01\x85\x94\x85\x94\x81\x94.'
# expect: t rt 0 ('T', {})
# expect: t rt 2 ('T', {})
# expect: t rt 5 ('T', {})
# expect: t copy (False, 'T', {}, True)
# expect: t deepcopy (False, 'T', {}, True)
# expect: t getstate None
# expect: se reduce_ex 0 (<class '__main__.Se'>, ([1],), None)
# expect: se dumps 0 b'c__main__\nSe\np0\n((lp1\nI1\natp2\nRp3\n.'
# expect: se reduce_ex 2 (<class '__main__.Se'>, ([1],), None)
# expect: se dumps 2 b'\x80\x02c__main__\nSe\nq\x00]q\x01K\x01a\x85q\x02Rq\x03.'
# expect: se reduce_ex 5 (<class '__main__.Se'>, ([1],), None)
# expect: se dumps 5 b'\x80\x05\x95\x1c\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02Se\x94\x93\x94]\x94K\x01a\x85\x94R\x94.'
# expect: se rt 0 ('Se', {})
# expect: se rt 2 ('Se', {})
# expect: se rt 5 ('Se', {})
# expect: se copy (False, 'Se', {}, True)
# expect: se deepcopy (False, 'Se', {}, True)
# expect: se getstate None
# expect: n reduce_ex 0 ...
# expect: n dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nN\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n.'
# expect: n reduce_ex 2 ...
# expect: n dumps 2 b'\x80\x02c__main__\nN\nq\x00K\x01K\x02\x86q\x01\x81q\x02.'
# expect: n reduce_ex 5 ...
# expect: n dumps 5 b'\x80\x05\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01N\x94\x93\x94K\x01K\x02\x86\x94\x81\x94.'
# expect: n rt 0 ('N', {})
# expect: n rt 2 ('N', {})
# expect: n rt 5 ('N', {})
# expect: n copy (False, 'N', {}, False)
# expect: n deepcopy (False, 'N', {}, False)
# expect: n getstate None
# expect: ne reduce_ex 0 ...
# expect: ne dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nNE\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n.'
# expect: ne reduce_ex 2 ...
# expect: ne dumps 2 b'\x80\x02cfunctools\npartial\nq\x00c__builtin__\ngetattr\nq\x01c__main__\nNE\nq\x02X\x07\x00\x00\x00__new__q\x03\x86q\x04Rq\x05\x85q\x06Rq\x07(h\x05h\x02K\x01\x86q\x08}q\tX\x01\x00\x00\x00kq\nK\x02sNtq\x0bb)Rq\x0c.'
# expect: ne reduce_ex 5 ...
# expect: ne dumps 5 b'\x80\x05\x95"\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02NE\x94\x93\x94K\x01\x85\x94}\x94\x8c\x01k\x94K\x02s\x92\x94.'
# expect: ne rt 0 ('NE', {})
# expect: ne rt 2 ('NE', {})
# expect: ne rt 5 ('NE', {})
# expect: ne copy (False, 'NE', {}, False)
# expect: ne deepcopy (False, 'NE', {}, False)
# expect: ne getstate None
# expect: g reduce_ex 0 ...
# expect: g dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nG\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\nVs\np6\nI1\nsb.'
# expect: g reduce_ex 2 ...
# expect: g dumps 2 b'\x80\x02c__main__\nG\nq\x00)\x81q\x01}q\x02X\x01\x00\x00\x00sq\x03K\x01sb.'
# expect: g reduce_ex 5 ...
# expect: g dumps 5 b'\x80\x05\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01G\x94\x93\x94)\x81\x94}\x94\x8c\x01s\x94K\x01sb.'
# expect: g rt 0 ('G', {'got': {'s': 1}})
# expect: g rt 2 ('G', {'got': {'s': 1}})
# expect: g rt 5 ('G', {'got': {'s': 1}})
# expect: g copy (False, 'G', {'got': {'s': 1}}, False)
# expect: g deepcopy (False, 'G', {'got': {'s': 1}}, False)
# expect: g getstate {'s': 1}
# expect: g0 reduce_ex 0 ...
# expect: g0 dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nG0\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n.'
# expect: g0 reduce_ex 2 ...
# expect: g0 dumps 2 b'\x80\x02c__main__\nG0\nq\x00)\x81q\x01.'
# expect: g0 reduce_ex 5 ...
# expect: g0 dumps 5 b'\x80\x05\x95\x16\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02G0\x94\x93\x94)\x81\x94.'
# expect: g0 rt 0 ('G0', {})
# expect: g0 rt 2 ('G0', {})
# expect: g0 rt 5 ('G0', {})
# expect: g0 copy (False, 'G0', {}, False)
# expect: g0 deepcopy (False, 'G0', {}, False)
# expect: g0 getstate None
# expect: r reduce_ex 0 (<class '__main__.R'>, (), {'z': 1})
# expect: r dumps 0 b'c__main__\nR\np0\n(tRp1\n(dp2\nVz\np3\nI1\nsb.'
# expect: r reduce_ex 2 (<class '__main__.R'>, (), {'z': 1})
# expect: r dumps 2 b'\x80\x02c__main__\nR\nq\x00)Rq\x01}q\x02X\x01\x00\x00\x00zq\x03K\x01sb.'
# expect: r reduce_ex 5 (<class '__main__.R'>, (), {'z': 1})
# expect: r dumps 5 b'\x80\x05\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01R\x94\x93\x94)R\x94}\x94\x8c\x01z\x94K\x01sb.'
# expect: r rt 0 ('R', {'z': 1})
# expect: r rt 2 ('R', {'z': 1})
# expect: r rt 5 ('R', {'z': 1})
# expect: r copy (False, 'R', {'z': 1}, False)
# expect: r deepcopy (False, 'R', {'z': 1}, False)
# expect: r getstate None
# expect: rx reduce_ex 0 ...
# expect: rx dumps 0 b'c__main__\nRX\np0\n(tRp1\nVa\np2\nI1\ns.'
# expect: rx reduce_ex 2 ...
# expect: rx dumps 2 b'\x80\x02c__main__\nRX\nq\x00)Rq\x01X\x01\x00\x00\x00aq\x02K\x01s.'
# expect: rx reduce_ex 5 ...
# expect: rx dumps 5 b'\x80\x05\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02RX\x94\x93\x94)R\x94\x8c\x01a\x94K\x01s.'
# expect: rx rt 0 ('RX', {'a': 1})
# expect: rx rt 2 ('RX', {'a': 1})
# expect: rx rt 5 ('RX', {'a': 1})
# expect: rx copy (False, 'RX', {'a': 1}, False)
# expect: rx deepcopy (False, 'RX', {'a': 1}, False)
# expect: rx getstate None
# expect: e reduce_ex 0 (<enum 'E'>, (1,))
# expect: e dumps 0 b'c__main__\nE\np0\n(I1\ntp1\nRp2\n.'
# expect: e reduce_ex 2 (<enum 'E'>, (1,))
# expect: e dumps 2 b'\x80\x02c__main__\nE\nq\x00K\x01\x85q\x01Rq\x02.'
# expect: e reduce_ex 5 (<enum 'E'>, (1,))
# expect: e dumps 5 b'\x80\x05\x95\x18\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01E\x94\x93\x94K\x01\x85\x94R\x94.'
# expect: e rt 0 ('E', {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0})
# expect: e rt 2 ('E', {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0})
# expect: e rt 5 ('E', {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0})
# expect: e copy (True, 'E', {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0}, True)
# expect: e deepcopy (True, 'E', {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0}, True)
# expect: e getstate {'_value_': 1, '_name_': 'a', '__objclass__': <enum 'E'>, '_sort_order_': 0}
# expect: nt reduce_ex 0 ...
# expect: nt dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__main__\nNT\np1\nc__builtin__\ntuple\np2\n(I1\nI2\ntp3\ntp4\nRp5\n.'
# expect: nt reduce_ex 2 ...
# expect: nt dumps 2 b'\x80\x02c__main__\nNT\nq\x00K\x01K\x02\x86q\x01\x81q\x02.'
# expect: nt reduce_ex 5 ...
# expect: nt dumps 5 b'\x80\x05\x95\x1b\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02NT\x94\x93\x94K\x01K\x02\x86\x94\x81\x94.'
# expect: nt rt 0 ('NT', NT(x=1, y=2))
# expect: nt rt 2 ('NT', NT(x=1, y=2))
# expect: nt rt 5 ('NT', NT(x=1, y=2))
# expect: nt copy (False, 'NT', None, True)
# expect: nt deepcopy (False, 'NT', None, True)
# expect: nt getstate None
# expect: obj reduce_ex 0 ...
# expect: obj dumps 0 b'ccopy_reg\n_reconstructor\np0\n(c__builtin__\nobject\np1\ng1\nNtp2\nRp3\n.'
# expect: obj reduce_ex 2 ...
# expect: obj dumps 2 b'\x80\x02c__builtin__\nobject\nq\x00)\x81q\x01.'
# expect: obj reduce_ex 5 ...
# expect: obj dumps 5 b'\x80\x05\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x06object\x94\x93\x94)\x81\x94.'
# expect: obj rt 0 ...
# expect: obj rt 2 ...
# expect: obj rt 5 ...
# expect: obj copy (False, 'object', None, False)
# expect: obj deepcopy (False, 'object', None, False)
# expect: obj getstate None
# expect: exc reduce_ex 0 (<class 'ValueError'>, (1, 2))
# expect: exc dumps 0 b'cexceptions\nValueError\np0\n(I1\nI2\ntp1\nRp2\n.'
# expect: exc reduce_ex 2 (<class 'ValueError'>, (1, 2))
# expect: exc dumps 2 b'\x80\x02cexceptions\nValueError\nq\x00K\x01K\x02\x86q\x01Rq\x02.'
# expect: exc reduce_ex 5 (<class 'ValueError'>, (1, 2))
# expect: exc dumps 5 b'\x80\x05\x95#\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\nValueError\x94\x93\x94K\x01K\x02\x86\x94R\x94.'
# expect: exc rt 0 ('ValueError', {})
# expect: exc rt 2 ('ValueError', {})
# expect: exc rt 5 ('ValueError', {})
# expect: exc copy (False, 'ValueError', {}, False)
# expect: exc deepcopy (False, 'ValueError', {}, False)
# expect: exc getstate None
# expect: os reduce_ex 0 (<class 'FileNotFoundError'>, (2, 'a', 'f'))
# expect: os dumps 0 b'cexceptions\nOSError\np0\n(I2\nVa\np1\nVf\np2\ntp3\nRp4\n.'
# expect: os reduce_ex 2 (<class 'FileNotFoundError'>, (2, 'a', 'f'))
# expect: os dumps 2 b'\x80\x02cexceptions\nOSError\nq\x00K\x02X\x01\x00\x00\x00aq\x01X\x01\x00\x00\x00fq\x02\x87q\x03Rq\x04.'
# expect: os reduce_ex 5 (<class 'FileNotFoundError'>, (2, 'a', 'f'))
# expect: os dumps 5 b'\x80\x05\x950\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x11FileNotFoundError\x94\x93\x94K\x02\x8c\x01a\x94\x8c\x01f\x94\x87\x94R\x94.'
# expect: os rt 0 ('FileNotFoundError', {})
# expect: os rt 2 ('FileNotFoundError', {})
# expect: os rt 5 ('FileNotFoundError', {})
# expect: os copy (False, 'FileNotFoundError', {}, False)
# expect: os deepcopy (False, 'FileNotFoundError', {}, False)
# expect: os getstate None
# expect: rng reduce_ex 0 (<class 'range'>, (0, 5, 1))
# expect: rng dumps 0 b'c__builtin__\nxrange\np0\n(I0\nI5\nI1\ntp1\nRp2\n.'
# expect: rng reduce_ex 2 (<class 'range'>, (0, 5, 1))
# expect: rng dumps 2 b'\x80\x02c__builtin__\nxrange\nq\x00K\x00K\x05K\x01\x87q\x01Rq\x02.'
# expect: rng reduce_ex 5 (<class 'range'>, (0, 5, 1))
# expect: rng dumps 5 b'\x80\x05\x95 \x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x05range\x94\x93\x94K\x00K\x05K\x01\x87\x94R\x94.'
# expect: rng rt 0 ('range', range(0, 5))
# expect: rng rt 2 ('range', range(0, 5))
# expect: rng rt 5 ('range', range(0, 5))
# expect: rng copy (True, 'range', None, True)
# expect: rng deepcopy (True, 'range', None, True)
# expect: rng getstate None
# expect: sl reduce_ex 0 (<class 'slice'>, (1, 2, None))
# expect: sl dumps 0 b'c__builtin__\nslice\np0\n(I1\nI2\nNtp1\nRp2\n.'
# expect: sl reduce_ex 2 (<class 'slice'>, (1, 2, None))
# expect: sl dumps 2 b'\x80\x02c__builtin__\nslice\nq\x00K\x01K\x02N\x87q\x01Rq\x02.'
# expect: sl reduce_ex 5 (<class 'slice'>, (1, 2, None))
# expect: sl dumps 5 b'\x80\x05\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x05slice\x94\x93\x94K\x01K\x02N\x87\x94R\x94.'
# expect: sl rt 0 ('slice', slice(1, 2, None))
# expect: sl rt 2 ('slice', slice(1, 2, None))
# expect: sl rt 5 ('slice', slice(1, 2, None))
# expect: sl copy (True, 'slice', None, True)
# expect: sl deepcopy (False, 'slice', None, True)
# expect: sl getstate None
# expect: cplx reduce_ex 0 TypeError cannot pickle 'complex' object
# expect: cplx dumps 0 b'c__builtin__\ncomplex\np0\n(F0.0\nF1.0\ntp1\nRp2\n.'
# expect: cplx reduce_ex 2 ...
# expect: cplx dumps 2 b'\x80\x02c__builtin__\ncomplex\nq\x00G\x00\x00\x00\x00\x00\x00\x00\x00G?\xf0\x00\x00\x00\x00\x00\x00\x86q\x01Rq\x02.'
# expect: cplx reduce_ex 5 ...
# expect: cplx dumps 5 b'\x80\x05\x95.\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07complex\x94\x93\x94G\x00\x00\x00\x00\x00\x00\x00\x00G?\xf0\x00\x00\x00\x00\x00\x00\x86\x94R\x94.'
# expect: cplx rt 0 ('complex', 1j)
# expect: cplx rt 2 ('complex', 1j)
# expect: cplx rt 5 ('complex', 1j)
# expect: cplx copy (True, 'complex', None, True)
# expect: cplx deepcopy (True, 'complex', None, True)
# expect: cplx getstate None
# expect: by reduce_ex 0 (<class 'bytearray'>, ('ab', 'latin-1'), None)
# expect: by dumps 0 b'c__builtin__\nbytearray\np0\n(c_codecs\nencode\np1\n(Vab\np2\nVlatin1\np3\ntp4\nRp5\ntp6\nRp7\n.'
# expect: by reduce_ex 2 (<class 'bytearray'>, ('ab', 'latin-1'), None)
# expect: by dumps 2 b'\x80\x02c__builtin__\nbytearray\nq\x00c_codecs\nencode\nq\x01X\x02\x00\x00\x00abq\x02X\x06\x00\x00\x00latin1q\x03\x86q\x04Rq\x05\x85q\x06Rq\x07.'
# expect: by reduce_ex 5 (<class 'bytearray'>, (b'ab',), None)
# expect: by dumps 5 b'\x80\x05\x95\r\x00\x00\x00\x00\x00\x00\x00\x96\x02\x00\x00\x00\x00\x00\x00\x00ab\x94.'
# expect: by rt 0 ('bytearray', bytearray(b'ab'))
# expect: by rt 2 ('bytearray', bytearray(b'ab'))
# expect: by rt 5 ('bytearray', bytearray(b'ab'))
# expect: by copy (False, 'bytearray', None, True)
# expect: by deepcopy (False, 'bytearray', None, True)
# expect: by getstate None
# expect: dq reduce_ex 0 ...
# expect: dq dumps 0 b'ccollections\ndeque\np0\n((tI5\ntp1\nRp2\nI1\naI2\na.'
# expect: dq reduce_ex 2 ...
# expect: dq dumps 2 b'\x80\x02ccollections\ndeque\nq\x00)K\x05\x86q\x01Rq\x02(K\x01K\x02e.'
# expect: dq reduce_ex 5 ...
# expect: dq dumps 5 b'\x80\x05\x95&\x00\x00\x00\x00\x00\x00\x00\x8c\x0bcollections\x94\x8c\x05deque\x94\x93\x94)K\x05\x86\x94R\x94(K\x01K\x02e.'
# expect: dq rt 0 ('deque', deque([1, 2], maxlen=5))
# expect: dq rt 2 ('deque', deque([1, 2], maxlen=5))
# expect: dq rt 5 ('deque', deque([1, 2], maxlen=5))
# expect: dq copy (False, 'deque', None, True)
# expect: dq deepcopy (False, 'deque', None, True)
# expect: dq getstate None
# expect: dd reduce_ex 0 ...
# expect: dd dumps 0 b'ccollections\ndefaultdict\np0\n(c__builtin__\nlist\np1\ntp2\nRp3\nVa\np4\n(lp5\nI1\nas.'
# expect: dd reduce_ex 2 ...
# expect: dd dumps 2 b'\x80\x02ccollections\ndefaultdict\nq\x00c__builtin__\nlist\nq\x01\x85q\x02Rq\x03X\x01\x00\x00\x00aq\x04]q\x05K\x01as.'
# expect: dd reduce_ex 5 ...
# expect: dd dumps 5 b'\x80\x05\x95A\x00\x00\x00\x00\x00\x00\x00\x8c\x0bcollections\x94\x8c\x0bdefaultdict\x94\x93\x94\x8c\x08builtins\x94\x8c\x04list\x94\x93\x94\x85\x94R\x94\x8c\x01a\x94]\x94K\x01as.'
# expect: dd rt 0 ('defaultdict', defaultdict(<class 'list'>, {'a': [1]}))
# expect: dd rt 2 ('defaultdict', defaultdict(<class 'list'>, {'a': [1]}))
# expect: dd rt 5 ('defaultdict', defaultdict(<class 'list'>, {'a': [1]}))
# expect: dd copy (False, 'defaultdict', None, True)
# expect: dd deepcopy (False, 'defaultdict', None, True)
# expect: dd getstate None
# expect: c reduce_ex 0 (<class 'collections.Counter'>, ({'a': 2, 'b': 1},))
# expect: c dumps 0 b'ccollections\nCounter\np0\n((dp1\nVa\np2\nI2\nsVb\np3\nI1\nstp4\nRp5\n.'
# expect: c reduce_ex 2 (<class 'collections.Counter'>, ({'a': 2, 'b': 1},))
# expect: c dumps 2 b'\x80\x02ccollections\nCounter\nq\x00}q\x01(X\x01\x00\x00\x00aq\x02K\x02X\x01\x00\x00\x00bq\x03K\x01u\x85q\x04Rq\x05.'
# expect: c reduce_ex 5 (<class 'collections.Counter'>, ({'a': 2, 'b': 1},))
# expect: c dumps 5 b'\x80\x05\x95/\x00\x00\x00\x00\x00\x00\x00\x8c\x0bcollections\x94\x8c\x07Counter\x94\x93\x94}\x94(\x8c\x01a\x94K\x02\x8c\x01b\x94K\x01u\x85\x94R\x94.'
# expect: c rt 0 ('Counter', {})
# expect: c rt 2 ('Counter', {})
# expect: c rt 5 ('Counter', {})
# expect: c copy (False, 'Counter', {}, True)
# expect: c deepcopy (False, 'Counter', {}, True)
# expect: c getstate None
# expect: fs reduce_ex 0 (<class 'frozenset'>, ([1],), None)
# expect: fs dumps 0 b'c__builtin__\nfrozenset\np0\n((lp1\nI1\natp2\nRp3\n.'
# expect: fs reduce_ex 2 (<class 'frozenset'>, ([1],), None)
# expect: fs dumps 2 b'\x80\x02c__builtin__\nfrozenset\nq\x00]q\x01K\x01a\x85q\x02Rq\x03.'
# expect: fs reduce_ex 5 (<class 'frozenset'>, ([1],), None)
# expect: fs dumps 5 b'\x80\x05\x95\x06\x00\x00\x00\x00\x00\x00\x00(K\x01\x91\x94.'
# expect: fs rt 0 ('frozenset', frozenset({1}))
# expect: fs rt 2 ('frozenset', frozenset({1}))
# expect: fs rt 5 ('frozenset', frozenset({1}))
# expect: fs copy (True, 'frozenset', None, True)
# expect: fs deepcopy (False, 'frozenset', None, True)
# expect: fs getstate None
# expect: sset reduce_ex 0 (<class 'set'>, ([1],), None)
# expect: sset dumps 0 b'c__builtin__\nset\np0\n((lp1\nI1\natp2\nRp3\n.'
# expect: sset reduce_ex 2 (<class 'set'>, ([1],), None)
# expect: sset dumps 2 b'\x80\x02c__builtin__\nset\nq\x00]q\x01K\x01a\x85q\x02Rq\x03.'
# expect: sset reduce_ex 5 (<class 'set'>, ([1],), None)
# expect: sset dumps 5 b'\x80\x05\x95\x07\x00\x00\x00\x00\x00\x00\x00\x8f\x94(K\x01\x90.'
# expect: sset rt 0 ('set', {1})
# expect: sset rt 2 ('set', {1})
# expect: sset rt 5 ('set', {1})
# expect: sset copy (False, 'set', None, True)
# expect: sset deepcopy (False, 'set', None, True)
# expect: sset getstate None
# expect: it reduce_ex 0 (<built-in function iter>, ([1, 2],), 0)
# expect: it dumps 0 b'c__builtin__\niter\np0\n((lp1\nI1\naI2\natp2\nRp3\nI0\nb.'
# expect: it reduce_ex 2 (<built-in function iter>, ([1, 2],), 0)
# expect: it dumps 2 b'\x80\x02c__builtin__\niter\nq\x00]q\x01(K\x01K\x02e\x85q\x02Rq\x03K\x00b.'
# expect: it reduce_ex 5 (<built-in function iter>, ([1, 2],), 0)
# expect: it dumps 5 b'\x80\x05\x95$\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x04iter\x94\x93\x94]\x94(K\x01K\x02e\x85\x94R\x94K\x00b.'
# expect: it rt 0 ...
# expect: it rt 2 ...
# expect: it rt 5 ...
# expect: it copy (False, 'list_iterator', None, False)
# expect: it deepcopy (False, 'list_iterator', None, False)
# expect: it getstate None
# expect: part reduce_ex 0 (<class 'functools.partial'>, (<class 'int'>,), (<class 'int'>, (), {'base': 2}, None))
# expect: part dumps 0 b'cfunctools\npartial\np0\n(c__builtin__\nlong\np1\ntp2\nRp3\n(g1\n(t(dp4\nVbase\np5\nI2\nsNtp6\nb.'
# expect: part reduce_ex 2 (<class 'functools.partial'>, (<class 'int'>,), (<class 'int'>, (), {'base': 2}, None))
# expect: part dumps 2 b'\x80\x02cfunctools\npartial\nq\x00c__builtin__\nlong\nq\x01\x85q\x02Rq\x03(h\x01)}q\x04X\x04\x00\x00\x00baseq\x05K\x02sNtq\x06b.'
# expect: part reduce_ex 5 (<class 'functools.partial'>, (<class 'int'>,), (<class 'int'>, (), {'base': 2}, None))
# expect: part dumps 5 b'\x80\x05\x95D\x00\x00\x00\x00\x00\x00\x00\x8c\tfunctools\x94\x8c\x07partial\x94\x93\x94\x8c\x08builtins\x94\x8c\x03int\x94\x93\x94\x85\x94R\x94(h\x05)}\x94\x8c\x04base\x94K\x02sNt\x94b.'
# expect: part rt 0 ('partial', {})
# expect: part rt 2 ('partial', {})
# expect: part rt 5 ('partial', {})
# expect: part copy (False, 'partial', {}, False)
# expect: part deepcopy (False, 'partial', {}, False)
# expect: part getstate None
# expect: sns reduce_ex 0 (<class 'types.SimpleNamespace'>, (), {'a': 1})
# expect: sns dumps 0 b'ctypes\nSimpleNamespace\np0\n(tRp1\n(dp2\nVa\np3\nI1\nsb.'
# expect: sns reduce_ex 2 (<class 'types.SimpleNamespace'>, (), {'a': 1})
# expect: sns dumps 2 b'\x80\x02ctypes\nSimpleNamespace\nq\x00)Rq\x01}q\x02X\x01\x00\x00\x00aq\x03K\x01sb.'
# expect: sns reduce_ex 5 (<class 'types.SimpleNamespace'>, (), {'a': 1})
# expect: sns dumps 5 b'\x80\x05\x95*\x00\x00\x00\x00\x00\x00\x00\x8c\x05types\x94\x8c\x0fSimpleNamespace\x94\x93\x94)R\x94}\x94\x8c\x01a\x94K\x01sb.'
# expect: sns rt 0 ('SimpleNamespace', {'a': 1})
# expect: sns rt 2 ('SimpleNamespace', {'a': 1})
# expect: sns rt 5 ('SimpleNamespace', {'a': 1})
# expect: sns copy (False, 'SimpleNamespace', {'a': 1}, True)
# expect: sns deepcopy (False, 'SimpleNamespace', {'a': 1}, True)
# expect: sns getstate {'a': 1}
# expect: ell reduce_ex 0 'Ellipsis'
# expect: ell dumps 0 b'c__builtin__\nEllipsis\np0\n.'
# expect: ell reduce_ex 2 'Ellipsis'
# expect: ell dumps 2 b'\x80\x02c__builtin__\nEllipsis\nq\x00.'
# expect: ell reduce_ex 5 'Ellipsis'
# expect: ell dumps 5 b'\x80\x05\x95\x19\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x08Ellipsis\x94\x93\x94.'
# expect: ell rt 0 ('ellipsis', Ellipsis)
# expect: ell rt 2 ('ellipsis', Ellipsis)
# expect: ell rt 5 ('ellipsis', Ellipsis)
# expect: ell copy (True, 'ellipsis', None, True)
# expect: ell deepcopy (True, 'ellipsis', None, True)
# expect: ell getstate None
# expect: ni reduce_ex 0 'NotImplemented'
# expect: ni dumps 0 b'c__builtin__\nNotImplemented\np0\n.'
# expect: ni reduce_ex 2 'NotImplemented'
# expect: ni dumps 2 b'\x80\x02c__builtin__\nNotImplemented\nq\x00.'
# expect: ni reduce_ex 5 'NotImplemented'
# expect: ni dumps 5 b'\x80\x05\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x0eNotImplemented\x94\x93\x94.'
# expect: ni rt 0 ('NotImplementedType', NotImplemented)
# expect: ni rt 2 ('NotImplementedType', NotImplemented)
# expect: ni rt 5 ('NotImplementedType', NotImplemented)
# expect: ni copy (True, 'NotImplementedType', None, True)
# expect: ni deepcopy (True, 'NotImplementedType', None, True)
# expect: ni getstate None
# expect: non reduce_ex 0 TypeError cannot pickle 'NoneType' object
# expect: non dumps 0 b'N.'
# expect: non reduce_ex 2 ...
# expect: non dumps 2 b'\x80\x02N.'
# expect: non reduce_ex 5 ...
# expect: non dumps 5 b'\x80\x05N.'
# expect: non rt 0 ('NoneType', None)
# expect: non rt 2 ('NoneType', None)
# expect: non rt 5 ('NoneType', None)
# expect: non copy (True, 'NoneType', None, True)
# expect: non deepcopy (True, 'NoneType', None, True)
# expect: non getstate None
# expect: typ reduce_ex 0 TypeError object.__reduce_ex__() takes exactly one argument (0 given)
# expect: typ dumps 0 b'c__builtin__\nlong\np0\n.'
# expect: typ reduce_ex 2 TypeError object.__reduce_ex__() takes exactly one argument (0 given)
# expect: typ dumps 2 b'\x80\x02c__builtin__\nlong\nq\x00.'
# expect: typ reduce_ex 5 TypeError object.__reduce_ex__() takes exactly one argument (0 given)
# expect: typ dumps 5 b'\x80\x05\x95\x14\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x03int\x94\x93\x94.'
# expect: typ rt 0 ('type', <class 'int'>)
# expect: typ rt 2 ('type', <class 'int'>)
# expect: typ rt 5 ('type', <class 'int'>)
# expect: typ copy (True, 'type', 0, True)
# expect: typ deepcopy (True, 'type', 0, True)
# expect: typ getstate TypeError unbound method object.__getstate__() needs an argument
# expect: fn reduce_ex 0 'len'
# expect: fn dumps 0 b'c__builtin__\nlen\np0\n.'
# expect: fn reduce_ex 2 'len'
# expect: fn dumps 2 b'\x80\x02c__builtin__\nlen\nq\x00.'
# expect: fn reduce_ex 5 'len'
# expect: fn dumps 5 b'\x80\x05\x95\x14\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x03len\x94\x93\x94.'
# expect: fn rt 0 ('builtin_function_or_method', <built-in function len>)
# expect: fn rt 2 ('builtin_function_or_method', <built-in function len>)
# expect: fn rt 5 ('builtin_function_or_method', <built-in function len>)
# expect: fn copy (True, 'builtin_function_or_method', None, True)
# expect: fn deepcopy (True, 'builtin_function_or_method', None, True)
# expect: fn getstate None
# expect: meth reduce_ex 0 (<built-in function getattr>, ('abc', 'upper'))
# expect: meth dumps 0 b'c__builtin__\ngetattr\np0\n(Vabc\np1\nVupper\np2\ntp3\nRp4\n.'
# expect: meth reduce_ex 2 (<built-in function getattr>, ('abc', 'upper'))
# expect: meth dumps 2 b'\x80\x02c__builtin__\ngetattr\nq\x00X\x03\x00\x00\x00abcq\x01X\x05\x00\x00\x00upperq\x02\x86q\x03Rq\x04.'
# expect: meth reduce_ex 5 (<built-in function getattr>, ('abc', 'upper'))
# expect: meth dumps 5 b'\x80\x05\x95*\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07getattr\x94\x93\x94\x8c\x03abc\x94\x8c\x05upper\x94\x86\x94R\x94.'
# expect: meth rt 0 ...
# expect: meth rt 2 ...
# expect: meth rt 5 ...
# expect: meth copy (True, 'builtin_function_or_method', None, True)
# expect: meth deepcopy (True, 'builtin_function_or_method', None, True)
# expect: meth getstate None
# expect: cm reduce_ex 0 (<built-in function getattr>, (<class 'dict'>, 'fromkeys'))
# expect: cm dumps 0 b'c__builtin__\ngetattr\np0\n(c__builtin__\ndict\np1\nVfromkeys\np2\ntp3\nRp4\n.'
# expect: cm reduce_ex 2 (<built-in function getattr>, (<class 'dict'>, 'fromkeys'))
# expect: cm dumps 2 b'\x80\x02c__builtin__\ngetattr\nq\x00c__builtin__\ndict\nq\x01X\x08\x00\x00\x00fromkeysq\x02\x86q\x03Rq\x04.'
# expect: cm reduce_ex 5 (<built-in function getattr>, (<class 'dict'>, 'fromkeys'))
# expect: cm dumps 5 b'\x80\x05\x95;\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07getattr\x94\x93\x94\x8c\x08builtins\x94\x8c\x04dict\x94\x93\x94\x8c\x08fromkeys\x94\x86\x94R\x94.'
# expect: cm rt 0 ...
# expect: cm rt 2 ...
# expect: cm rt 5 ...
# expect: cm copy (True, 'builtin_function_or_method', None, True)
# expect: cm deepcopy (True, 'builtin_function_or_method', None, True)
# expect: cm getstate None
# expect: ex reduce_ex 0 (<class '__main__.Ex'>, (1, 'b'), {'q': 1})
# expect: ex dumps 0 b'c__main__\nEx\np0\n(I1\nVb\np1\ntp2\nRp3\n(dp4\nVq\np5\nI1\nsb.'
# expect: ex reduce_ex 2 (<class '__main__.Ex'>, (1, 'b'), {'q': 1})
# expect: ex dumps 2 b'\x80\x02c__main__\nEx\nq\x00K\x01X\x01\x00\x00\x00bq\x01\x86q\x02Rq\x03}q\x04X\x01\x00\x00\x00qq\x05K\x01sb.'
# expect: ex reduce_ex 5 (<class '__main__.Ex'>, (1, 'b'), {'q': 1})
# expect: ex dumps 5 b"\x80\x05\x95'\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x02Ex\x94\x93\x94K\x01\x8c\x01b\x94\x86\x94R\x94}\x94\x8c\x01q\x94K\x01sb."
# expect: ex rt 0 TypeError Ex.__init__() takes 2 positional arguments but 3 were given
# expect: ex rt 2 TypeError Ex.__init__() takes 2 positional arguments but 3 were given
# expect: ex rt 5 TypeError Ex.__init__() takes 2 positional arguments but 3 were given
# expect: ex copy TypeError Ex.__init__() takes 2 positional arguments but 3 were given
# expect: ex deepcopy TypeError Ex.__init__() takes 2 positional arguments but 3 were given
# expect: ex getstate {'q': 1}
# expect: big reduce_ex 0 TypeError cannot pickle 'int' object
# expect: big dumps 0 b'L100000000000000000000000000000000000000000000000000L\n.'
# expect: big reduce_ex 2 ...
# expect: big dumps 2 b'\x80\x02\x8a\x15\x00\x00\x00\x00\x00\x00d\xb5\xfd4\x05\xc4\xd2\x87f\x92\xf9\x15;lD.'
# expect: big reduce_ex 5 ...
# expect: big dumps 5 b'\x80\x05\x95\x18\x00\x00\x00\x00\x00\x00\x00\x8a\x15\x00\x00\x00\x00\x00\x00d\xb5\xfd4\x05\xc4\xd2\x87f\x92\xf9\x15;lD.'
# expect: big rt 0 ('int', 100000000000000000000000000000000000000000000000000)
# expect: big rt 2 ('int', 100000000000000000000000000000000000000000000000000)
# expect: big rt 5 ('int', 100000000000000000000000000000000000000000000000000)
# expect: big copy (True, 'int', None, True)
# expect: big deepcopy (True, 'int', None, True)
# expect: big getstate None
# expect: neg reduce_ex 0 TypeError cannot pickle 'int' object
# expect: neg dumps 0 b'I-300\n.'
# expect: neg reduce_ex 2 ...
# expect: neg dumps 2 b'\x80\x02J\xd4\xfe\xff\xff.'
# expect: neg reduce_ex 5 ...
# expect: neg dumps 5 b'\x80\x05\x95\x06\x00\x00\x00\x00\x00\x00\x00J\xd4\xfe\xff\xff.'
# expect: neg rt 0 ('int', -300)
# expect: neg rt 2 ('int', -300)
# expect: neg rt 5 ('int', -300)
# expect: neg copy (True, 'int', None, True)
# expect: neg deepcopy (True, 'int', None, True)
# expect: neg getstate None
# expect: fl reduce_ex 0 TypeError cannot pickle 'float' object
# expect: fl dumps 0 b'F1.5\n.'
# expect: fl reduce_ex 2 ...
# expect: fl dumps 2 b'\x80\x02G?\xf8\x00\x00\x00\x00\x00\x00.'
# expect: fl reduce_ex 5 ...
# expect: fl dumps 5 b'\x80\x05\x95\n\x00\x00\x00\x00\x00\x00\x00G?\xf8\x00\x00\x00\x00\x00\x00.'
# expect: fl rt 0 ('float', 1.5)
# expect: fl rt 2 ('float', 1.5)
# expect: fl rt 5 ('float', 1.5)
# expect: fl copy (True, 'float', None, True)
# expect: fl deepcopy (True, 'float', None, True)
# expect: fl getstate None
# expect: ud reduce_ex 0 (<built-in function getattr>, (<class 'str'>, 'upper'))
# expect: ud dumps 0 b'c__builtin__\ngetattr\np0\n(c__builtin__\nunicode\np1\nVupper\np2\ntp3\nRp4\n.'
# expect: ud reduce_ex 2 (<built-in function getattr>, (<class 'str'>, 'upper'))
# expect: ud dumps 2 b'\x80\x02c__builtin__\ngetattr\nq\x00c__builtin__\nunicode\nq\x01X\x05\x00\x00\x00upperq\x02\x86q\x03Rq\x04.'
# expect: ud reduce_ex 5 (<built-in function getattr>, (<class 'str'>, 'upper'))
# expect: ud dumps 5 b'\x80\x05\x957\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x07getattr\x94\x93\x94\x8c\x08builtins\x94\x8c\x03str\x94\x93\x94\x8c\x05upper\x94\x86\x94R\x94.'
# expect: ud rt 0 ('method_descriptor', <method 'upper' of 'str' objects>)
# expect: ud rt 2 ('method_descriptor', <method 'upper' of 'str' objects>)
# expect: ud rt 5 ('method_descriptor', <method 'upper' of 'str' objects>)
# expect: ud copy (True, 'method_descriptor', None, True)
# expect: ud deepcopy (True, 'method_descriptor', None, True)
# expect: ud getstate None
# expect: tup reduce_ex 0 TypeError cannot pickle 'tuple' object
# expect: tup dumps 0 b'(I1\nVa\np0\n(lp1\nI2\natp2\n.'
# expect: tup reduce_ex 2 ...
# expect: tup dumps 2 b'\x80\x02K\x01X\x01\x00\x00\x00aq\x00]q\x01K\x02a\x87q\x02.'
# expect: tup reduce_ex 5 ...
# expect: tup dumps 5 b'\x80\x05\x95\x0e\x00\x00\x00\x00\x00\x00\x00K\x01\x8c\x01a\x94]\x94K\x02a\x87\x94.'
# expect: tup rt 0 ('tuple', (1, 'a', [2]))
# expect: tup rt 2 ('tuple', (1, 'a', [2]))
# expect: tup rt 5 ('tuple', (1, 'a', [2]))
# expect: tup copy (True, 'tuple', None, True)
# expect: tup deepcopy (False, 'tuple', None, True)
# expect: tup getstate None
# expect: nested reduce_ex 0 TypeError cannot pickle 'dict' object
# expect: nested dumps 0 b'(dp0\nVa\np1\n(lp2\nI1\na(I2\nI3\ntp3\nasVb\np4\nc__builtin__\nset\np5\n((lp6\nI1\naI2\natp7\nRp8\ns.'
# expect: nested reduce_ex 2 ...
# expect: nested dumps 2 b'\x80\x02}q\x00(X\x01\x00\x00\x00aq\x01]q\x02(K\x01K\x02K\x03\x86q\x03eX\x01\x00\x00\x00bq\x04c__builtin__\nset\nq\x05]q\x06(K\x01K\x02e\x85q\x07Rq\x08u.'
# expect: nested reduce_ex 5 ...
# expect: nested dumps 5 b'\x80\x05\x95!\x00\x00\x00\x00\x00\x00\x00}\x94(\x8c\x01a\x94]\x94(K\x01K\x02K\x03\x86\x94e\x8c\x01b\x94\x8f\x94(K\x01K\x02\x90u.'
# expect: nested rt 0 ('dict', {'a': [1, (2, 3)], 'b': {1, 2}})
# expect: nested rt 2 ('dict', {'a': [1, (2, 3)], 'b': {1, 2}})
# expect: nested rt 5 ('dict', {'a': [1, (2, 3)], 'b': {1, 2}})
# expect: nested copy (False, 'dict', None, True)
# expect: nested deepcopy (False, 'dict', None, True)
# expect: nested getstate None
# expect: u reduce_ex 0 TypeError cannot pickle 'str' object
# expect: u dumps 0 b'V\xe9\\u20ac\\U0001f600\np0\n.'
# expect: u reduce_ex 2 ...
# expect: u dumps 2 b'\x80\x02X\t\x00\x00\x00\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80q\x00.'
# expect: u reduce_ex 5 ...
# expect: u dumps 5 b'\x80\x05\x95\r\x00\x00\x00\x00\x00\x00\x00\x8c\t\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\x94.'
# expect: u rt 0 ('str', 'é€😀')
# expect: u rt 2 ('str', 'é€😀')
# expect: u rt 5 ('str', 'é€😀')
# expect: u copy (True, 'str', None, True)
# expect: u deepcopy (True, 'str', None, True)
# expect: u getstate None
# expect: ss reduce_ex 0 TypeError cannot pickle 'str' object
# expect: ss dumps 0 b'V\\ud800\np0\n.'
# expect: ss reduce_ex 2 ...
# expect: ss dumps 2 b'\x80\x02X\x03\x00\x00\x00\xed\xa0\x80q\x00.'
# expect: ss reduce_ex 5 ...
# expect: ss dumps 5 b'\x80\x05\x95\x07\x00\x00\x00\x00\x00\x00\x00\x8c\x03\xed\xa0\x80\x94.'
# expect: ss rt 0 ('str', '\ud800')
# expect: ss rt 2 ('str', '\ud800')
# expect: ss rt 5 ('str', '\ud800')
# expect: ss copy (True, 'str', None, True)
# expect: ss deepcopy (True, 'str', None, True)
# expect: ss getstate None
# expect: by2 reduce_ex 0 TypeError cannot pickle 'bytes' object
# expect: by2 dumps 0 b'c_codecs\nencode\np0\n(Vabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc\np1\nVlatin1\np2\ntp3\nRp4\n.'
# expect: by2 reduce_ex 2 ...
# expect: by2 dumps 2 b'\x80\x02c_codecs\nencode\nq\x00X,\x01\x00\x00abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcq\x01X\x06\x00\x00\x00latin1q\x02\x86q\x03Rq\x04.'
# expect: by2 reduce_ex 5 ...
# expect: by2 dumps 5 b'\x80\x05\x953\x01\x00\x00\x00\x00\x00\x00B,\x01\x00\x00abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc\x94.'
# expect: by2 rt 0 ('bytes', b'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc')
# expect: by2 rt 2 ('bytes', b'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc')
# expect: by2 rt 5 ('bytes', b'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc')
# expect: by2 copy (True, 'bytes', None, True)
# expect: by2 deepcopy (True, 'bytes', None, True)
# expect: by2 getstate None
# expect: long reduce_ex 0 TypeError cannot pickle 'str' object
# expect: long dumps 0 b'Vxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\np0\n.'
# expect: long reduce_ex 2 ...
# expect: long dumps 2 b'\x80\x02X,\x01\x00\x00xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxq\x00.'
# expect: long reduce_ex 5 ...
# expect: long dumps 5 b'\x80\x05\x953\x01\x00\x00\x00\x00\x00\x00X,\x01\x00\x00xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\x94.'
# expect: long rt 0 ('str', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
# expect: long rt 2 ('str', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
# expect: long rt 5 ('str', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
# expect: long copy (True, 'str', None, True)
# expect: long deepcopy (True, 'str', None, True)
# expect: long getstate None
# expect: tt reduce_ex 0 TypeError cannot pickle 'bool' object
# expect: tt dumps 0 b'I01\n.'
# expect: tt reduce_ex 2 ...
# expect: tt dumps 2 b'\x80\x02\x88.'
# expect: tt reduce_ex 5 ...
# expect: tt dumps 5 b'\x80\x05\x88.'
# expect: tt rt 0 ('bool', True)
# expect: tt rt 2 ('bool', True)
# expect: tt rt 5 ('bool', True)
# expect: tt copy (True, 'bool', None, True)
# expect: tt deepcopy (True, 'bool', None, True)
# expect: tt getstate None
# expect: copygen TypeError cannot pickle 'generator' object
# expect: loads EOFError Ran out of input
# expect: loads UnpicklingError invalid load key, 'x'.
# expect: loads ModuleNotFoundError No module named 'nope'
# expect: loads ValueError unsupported pickle protocol: 16
# expect: loads TypeError a bytes-like object is required, not 'int'
# expect: dumps ValueError pickle protocol must be <= 5
# expect: dumps b'\x80\x05K\x01.'
# expect: dump TypeError file must have a 'write' attribute
# expect: load TypeError file must have 'read' and 'readline' attributes
