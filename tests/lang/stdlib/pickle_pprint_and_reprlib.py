import pickle,copyreg,pprint,reprlib,copy
from collections import *
from dataclasses import dataclass,field
import datetime,fractions,enum
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
class A:
    def __init__(s,x): s.x=x
    def __eq__(s,o): return s.__dict__==o.__dict__
    def __repr__(s): return f'A({s.x!r})'
class S:
    __slots__=('a','b')
    def __init__(s): s.a=1
class G(A):
    def __getstate__(s): return {'x':s.x,'g':1}
    def __setstate__(s,d): s.__dict__.update(d); s.set=True
class R:
    def __reduce__(s): return (A,(5,))
class N:
    def __new__(cls,a,b): o=object.__new__(cls); o.a=a; return o
    def __getnewargs__(s): return (s.a,2)
class L(list): pass
class Dd(dict): pass
class C(enum.Enum): X=1
class F(enum.Flag): P=1; Q=2
P=namedtuple('P','x y')
@dataclass
class DC: a:int; b:list=field(default_factory=list)
l=L([1,2]); l.attr=3; d=Dd(a=1); d.z=2; rec=[1]; rec.append(rec); s=S()
vals=[None,True,1,-1,255,256,65536,-70000,2**31,2**40,-2**70,10**100,1.5,float('inf'),'a','é'*300,b'x',b'y'*300,(),(1,),(1,2),(1,2,3),(1,2,3,4),[1,[2]],{'a':1},{1,2},frozenset([3]),A(1),G(2),R(),l,d,C.X,F.P|F.Q,P(1,2),DC(1,[2]),int,len,A,OrderedDict(a=1),defaultdict(int,a=1),deque([1,2],3),Counter('aab'),datetime.datetime(2020,1,2),datetime.timedelta(1),fractions.Fraction(1,3),complex(1,2),range(3),slice(1,2),bytearray(b'q'),ValueError('e',1),KeyError('k'),...,NotImplemented,[None]*1500,{i:i for i in range(5)}]
for v in vals:
    for p in (2,4,5):
        def f():
            b=pickle.dumps(v,p); r=pickle.loads(b); return (r if not isinstance(r,(S,)) else 'S', type(r).__name__) if len(repr(r))<200 else len(repr(r))
        t(f)
for v in [1,'a',[1,2],{'a':(1,2)},A(1),C.X,P(1,2),b'x',{1},1.5,2**40,None]: t(lambda:pickle.dumps(v)); t(lambda:pickle.dumps(v,3) if not isinstance(v,(set,bytes)) else 0)
r=pickle.loads(pickle.dumps(rec)); print(r[1] is r); x=[1]; y=pickle.loads(pickle.dumps([x,x])); print(y[0] is y[1]); q=pickle.loads(pickle.dumps(l)); print(q,q.attr); q=pickle.loads(pickle.dumps(s)); print(q.a); q=pickle.loads(pickle.dumps(G(7))); print(q.__dict__); q=pickle.loads(pickle.dumps(N(3,4))); print(q.a)
t(lambda:pickle.dumps(lambda:1)); t(lambda:pickle.loads(b'')); t(lambda:pickle.loads(b'zz')); t(lambda:pickle.loads(b'\x80\x04K')); t(lambda:pickle.loads('a')); t(lambda:pickle.dumps((i for i in []))); t(lambda:pickle.dumps(1,9)); t(lambda:pickle.loads(b"(lp0\nI1\naS'a'\na.")); t(lambda:pickle.loads(b'(dp0\nVk\nI01\ns.'))
pprint.pprint({'b':list(range(30)),'a':{'x':'long text '*12,'y':(1,)},'c':[{'k':i,'v':'v'*20} for i in range(4)]}); pprint.pprint(list(range(40)),width=40); pprint.pprint(list(range(40)),width=40,compact=True); pprint.pprint([[[[1]]]],depth=2); print(pprint.pformat({3:1,'a':2,None:3})); pprint.pp({'z':1,'a':2}); pprint.pprint(OrderedDict([('a',1),('b','x'*80)])); pprint.pprint(defaultdict(list,{i:[i]*10 for i in range(5)})); pprint.pprint(Counter('abracadabra'*3),width=20); pprint.pprint(deque(range(30))); pprint.pprint({frozenset([1,2]),frozenset([3])}); pprint.pprint({'a'*30,'b'*30,'c'*30}); pprint.pprint('word '*30); pprint.pprint((1,'x'*80)); pprint.pprint({'a':1},indent=4); pprint.pprint({'aaa':'x'*50,'bbb':'y'*50},indent=4); pprint.pprint(123456789,underscore_numbers=True); print(pprint.saferepr([1]),pprint.isreadable([1]),pprint.isrecursive(rec))
print(reprlib.repr(list(range(100))),reprlib.repr('x'*100),reprlib.repr({i:i for i in range(10)}),reprlib.repr(set('abcdefghijk')),reprlib.repr([[[[[[[[1]]]]]]]]),reprlib.repr(10**60),reprlib.repr((1,)))
class RR:
    @reprlib.recursive_repr()
    def __repr__(s): return '<'+repr(s.me)+'>'
x=RR(); x.me=x; print(x)

# expect: (None, 'NoneType')
# expect: (None, 'NoneType')
# expect: (None, 'NoneType')
# expect: (True, 'bool')
# expect: (True, 'bool')
# expect: (True, 'bool')
# expect: (1, 'int')
# expect: (1, 'int')
# expect: (1, 'int')
# expect: (-1, 'int')
# expect: (-1, 'int')
# expect: (-1, 'int')
# expect: (255, 'int')
# expect: (255, 'int')
# expect: (255, 'int')
# expect: (256, 'int')
# expect: (256, 'int')
# expect: (256, 'int')
# expect: (65536, 'int')
# expect: (65536, 'int')
# expect: (65536, 'int')
# expect: (-70000, 'int')
# expect: (-70000, 'int')
# expect: (-70000, 'int')
# expect: (2147483648, 'int')
# expect: (2147483648, 'int')
# expect: (2147483648, 'int')
# expect: (1099511627776, 'int')
# expect: (1099511627776, 'int')
# expect: (1099511627776, 'int')
# expect: (-1180591620717411303424, 'int')
# expect: (-1180591620717411303424, 'int')
# expect: (-1180591620717411303424, 'int')
# expect: (10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 'int')
# expect: (10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 'int')
# expect: (10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 'int')
# expect: (1.5, 'float')
# expect: (1.5, 'float')
# expect: (1.5, 'float')
# expect: (inf, 'float')
# expect: (inf, 'float')
# expect: (inf, 'float')
# expect: ('a', 'str')
# expect: ('a', 'str')
# expect: ('a', 'str')
# expect: 302
# expect: 302
# expect: 302
# expect: (b'x', 'bytes')
# expect: (b'x', 'bytes')
# expect: (b'x', 'bytes')
# expect: 303
# expect: 303
# expect: 303
# expect: ((), 'tuple')
# expect: ((), 'tuple')
# expect: ((), 'tuple')
# expect: ((1,), 'tuple')
# expect: ((1,), 'tuple')
# expect: ((1,), 'tuple')
# expect: ((1, 2), 'tuple')
# expect: ((1, 2), 'tuple')
# expect: ((1, 2), 'tuple')
# expect: ((1, 2, 3), 'tuple')
# expect: ((1, 2, 3), 'tuple')
# expect: ((1, 2, 3), 'tuple')
# expect: ((1, 2, 3, 4), 'tuple')
# expect: ((1, 2, 3, 4), 'tuple')
# expect: ((1, 2, 3, 4), 'tuple')
# expect: ([1, [2]], 'list')
# expect: ([1, [2]], 'list')
# expect: ([1, [2]], 'list')
# expect: ({'a': 1}, 'dict')
# expect: ({'a': 1}, 'dict')
# expect: ({'a': 1}, 'dict')
# expect: ({1, 2}, 'set')
# expect: ({1, 2}, 'set')
# expect: ({1, 2}, 'set')
# expect: (frozenset({3}), 'frozenset')
# expect: (frozenset({3}), 'frozenset')
# expect: (frozenset({3}), 'frozenset')
# expect: (A(1), 'A')
# expect: (A(1), 'A')
# expect: (A(1), 'A')
# expect: (A(2), 'G')
# expect: (A(2), 'G')
# expect: (A(2), 'G')
# expect: (A(5), 'A')
# expect: (A(5), 'A')
# expect: (A(5), 'A')
# expect: ([1, 2], 'L')
# expect: ([1, 2], 'L')
# expect: ([1, 2], 'L')
# expect: ({'a': 1}, 'Dd')
# expect: ({'a': 1}, 'Dd')
# expect: ({'a': 1}, 'Dd')
# expect: (<C.X: 1>, 'C')
# expect: (<C.X: 1>, 'C')
# expect: (<C.X: 1>, 'C')
# expect: (<F.P|Q: 3>, 'F')
# expect: (<F.P|Q: 3>, 'F')
# expect: (<F.P|Q: 3>, 'F')
# expect: (P(x=1, y=2), 'P')
# expect: (P(x=1, y=2), 'P')
# expect: (P(x=1, y=2), 'P')
# expect: (DC(a=1, b=[2]), 'DC')
# expect: (DC(a=1, b=[2]), 'DC')
# expect: (DC(a=1, b=[2]), 'DC')
# expect: (<class 'int'>, 'type')
# expect: (<class 'int'>, 'type')
# expect: (<class 'int'>, 'type')
# expect: (<built-in function len>, 'builtin_function_or_method')
# expect: (<built-in function len>, 'builtin_function_or_method')
# expect: (<built-in function len>, 'builtin_function_or_method')
# expect: (<class '__main__.A'>, 'type')
# expect: (<class '__main__.A'>, 'type')
# expect: (<class '__main__.A'>, 'type')
# expect: (OrderedDict([('a', 1)]), 'OrderedDict')
# expect: (OrderedDict([('a', 1)]), 'OrderedDict')
# expect: (OrderedDict([('a', 1)]), 'OrderedDict')
# expect: (defaultdict(<class 'int'>, {'a': 1}), 'defaultdict')
# expect: (defaultdict(<class 'int'>, {'a': 1}), 'defaultdict')
# expect: (defaultdict(<class 'int'>, {'a': 1}), 'defaultdict')
# expect: (deque([1, 2], maxlen=3), 'deque')
# expect: (deque([1, 2], maxlen=3), 'deque')
# expect: (deque([1, 2], maxlen=3), 'deque')
# expect: (Counter({'a': 2, 'b': 1}), 'Counter')
# expect: (Counter({'a': 2, 'b': 1}), 'Counter')
# expect: (Counter({'a': 2, 'b': 1}), 'Counter')
# expect: (datetime.datetime(2020, 1, 2, 0, 0), 'datetime')
# expect: (datetime.datetime(2020, 1, 2, 0, 0), 'datetime')
# expect: (datetime.datetime(2020, 1, 2, 0, 0), 'datetime')
# expect: (datetime.timedelta(days=1), 'timedelta')
# expect: (datetime.timedelta(days=1), 'timedelta')
# expect: (datetime.timedelta(days=1), 'timedelta')
# expect: (Fraction(1, 3), 'Fraction')
# expect: (Fraction(1, 3), 'Fraction')
# expect: (Fraction(1, 3), 'Fraction')
# expect: ((1+2j), 'complex')
# expect: ((1+2j), 'complex')
# expect: ((1+2j), 'complex')
# expect: (range(0, 3), 'range')
# expect: (range(0, 3), 'range')
# expect: (range(0, 3), 'range')
# expect: (slice(1, 2, None), 'slice')
# expect: (slice(1, 2, None), 'slice')
# expect: (slice(1, 2, None), 'slice')
# expect: (bytearray(b'q'), 'bytearray')
# expect: (bytearray(b'q'), 'bytearray')
# expect: (bytearray(b'q'), 'bytearray')
# expect: (ValueError('e', 1), 'ValueError')
# expect: (ValueError('e', 1), 'ValueError')
# expect: (ValueError('e', 1), 'ValueError')
# expect: (KeyError('k'), 'KeyError')
# expect: (KeyError('k'), 'KeyError')
# expect: (KeyError('k'), 'KeyError')
# expect: (Ellipsis, 'ellipsis')
# expect: (Ellipsis, 'ellipsis')
# expect: (Ellipsis, 'ellipsis')
# expect: (NotImplemented, 'NotImplementedType')
# expect: (NotImplemented, 'NotImplementedType')
# expect: (NotImplemented, 'NotImplementedType')
# expect: 9000
# expect: 9000
# expect: 9000
# expect: ({0: 0, 1: 1, 2: 2, 3: 3, 4: 4}, 'dict')
# expect: ({0: 0, 1: 1, 2: 2, 3: 3, 4: 4}, 'dict')
# expect: ({0: 0, 1: 1, 2: 2, 3: 3, 4: 4}, 'dict')
# expect: b'\x80\x04K\x01.'
# expect: b'\x80\x03K\x01.'
# expect: b'\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00\x8c\x01a\x94.'
# expect: b'\x80\x03X\x01\x00\x00\x00aq\x00.'
# expect: b'\x80\x04\x95\t\x00\x00\x00\x00\x00\x00\x00]\x94(K\x01K\x02e.'
# expect: b'\x80\x03]q\x00(K\x01K\x02e.'
# expect: b'\x80\x04\x95\x0e\x00\x00\x00\x00\x00\x00\x00}\x94\x8c\x01a\x94K\x01K\x02\x86\x94s.'
# expect: b'\x80\x03}q\x00X\x01\x00\x00\x00aq\x01K\x01K\x02\x86q\x02s.'
# expect: b'\x80\x04\x95\x1f\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01A\x94\x93\x94)\x81\x94}\x94\x8c\x01x\x94K\x01sb.'
# expect: b'\x80\x03c__main__\nA\nq\x00)\x81q\x01}q\x02X\x01\x00\x00\x00xq\x03K\x01sb.'
# expect: b'\x80\x04\x95\x18\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01C\x94\x93\x94K\x01\x85\x94R\x94.'
# expect: b'\x80\x03c__main__\nC\nq\x00K\x01\x85q\x01Rq\x02.'
# expect: b'\x80\x04\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x08__main__\x94\x8c\x01P\x94\x93\x94K\x01K\x02\x86\x94\x81\x94.'
# expect: b'\x80\x03c__main__\nP\nq\x00K\x01K\x02\x86q\x01\x81q\x02.'
# expect: b'\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00C\x01x\x94.'
# expect: 0
# expect: b'\x80\x04\x95\x07\x00\x00\x00\x00\x00\x00\x00\x8f\x94(K\x01\x90.'
# expect: 0
# expect: b'\x80\x04\x95\n\x00\x00\x00\x00\x00\x00\x00G?\xf8\x00\x00\x00\x00\x00\x00.'
# expect: b'\x80\x03G?\xf8\x00\x00\x00\x00\x00\x00.'
# expect: b'\x80\x04\x95\t\x00\x00\x00\x00\x00\x00\x00\x8a\x06\x00\x00\x00\x00\x00\x01.'
# expect: b'\x80\x03\x8a\x06\x00\x00\x00\x00\x00\x01.'
# expect: b'\x80\x04N.'
# expect: b'\x80\x03N.'
# expect: True
# expect: True
# expect: [1, 2] 3
# expect: 1
# expect: {'x': 7, 'g': 1, 'set': True}
# expect: 3
# expect: AttributeError | Can't pickle local object '<lambda>.<locals>.<lambda>'
# expect: EOFError | Ran out of input
# expect: UnpicklingError | invalid load key, 'z'.
# expect: UnpicklingError | pickle data was truncated
# expect: TypeError | a bytes-like object is required, not 'str'
# expect: TypeError | cannot pickle 'generator' object
# expect: ValueError | pickle protocol must be <= 5
# expect: [1, 'a']
# expect: {'k': True}
# expect: {'a': {'x': 'long text long text long text long text long text long text long '
# expect:             'text long text long text long text long text long text ',
# expect:        'y': (1,)},
# expect:  'b': [0,
# expect:        1,
# expect:        2,
# expect:        3,
# expect:        4,
# expect:        5,
# expect:        6,
# expect:        7,
# expect:        8,
# expect:        9,
# expect:        10,
# expect:        11,
# expect:        12,
# expect:        13,
# expect:        14,
# expect:        15,
# expect:        16,
# expect:        17,
# expect:        18,
# expect:        19,
# expect:        20,
# expect:        21,
# expect:        22,
# expect:        23,
# expect:        24,
# expect:        25,
# expect:        26,
# expect:        27,
# expect:        28,
# expect:        29],
# expect:  'c': [{'k': 0, 'v': 'vvvvvvvvvvvvvvvvvvvv'},
# expect:        {'k': 1, 'v': 'vvvvvvvvvvvvvvvvvvvv'},
# expect:        {'k': 2, 'v': 'vvvvvvvvvvvvvvvvvvvv'},
# expect:        {'k': 3, 'v': 'vvvvvvvvvvvvvvvvvvvv'}]}
# expect: [0,
# expect:  1,
# expect:  2,
# expect:  3,
# expect:  4,
# expect:  5,
# expect:  6,
# expect:  7,
# expect:  8,
# expect:  9,
# expect:  10,
# expect:  11,
# expect:  12,
# expect:  13,
# expect:  14,
# expect:  15,
# expect:  16,
# expect:  17,
# expect:  18,
# expect:  19,
# expect:  20,
# expect:  21,
# expect:  22,
# expect:  23,
# expect:  24,
# expect:  25,
# expect:  26,
# expect:  27,
# expect:  28,
# expect:  29,
# expect:  30,
# expect:  31,
# expect:  32,
# expect:  33,
# expect:  34,
# expect:  35,
# expect:  36,
# expect:  37,
# expect:  38,
# expect:  39]
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
# expect:  12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
# expect:  22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
# expect:  32, 33, 34, 35, 36, 37, 38, 39]
# expect: [[[...]]]
# expect: {None: 3, 3: 1, 'a': 2}
# expect: {'z': 1, 'a': 2}
# expect: OrderedDict([('a', 1),
# expect:              ('b',
# expect:               'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')])
# expect: defaultdict(<class 'list'>,
# expect:             {0: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
# expect:              1: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
# expect:              2: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
# expect:              3: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
# expect:              4: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]})
# expect: Counter({'a': 15,
# expect:          'b': 6,
# expect:          'r': 6,
# expect:          'c': 3,
# expect:          'd': 3})
# expect: deque([0,
# expect:        1,
# expect:        2,
# expect:        3,
# expect:        4,
# expect:        5,
# expect:        6,
# expect:        7,
# expect:        8,
# expect:        9,
# expect:        10,
# expect:        11,
# expect:        12,
# expect:        13,
# expect:        14,
# expect:        15,
# expect:        16,
# expect:        17,
# expect:        18,
# expect:        19,
# expect:        20,
# expect:        21,
# expect:        22,
# expect:        23,
# expect:        24,
# expect:        25,
# expect:        26,
# expect:        27,
# expect:        28,
# expect:        29])
# expect: {frozenset({3}), frozenset({1, 2})}
# expect: {'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
# expect:  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
# expect:  'cccccccccccccccccccccccccccccc'}
# expect: ('word word word word word word word word word word word word word word word '
# expect:  'word word word word word word word word word word word word word word word ')
# expect: (1,
# expect:  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
# expect: {'a': 1}
# expect: {   'aaa': 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
# expect:     'bbb': 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'}
# expect: 123_456_789
# expect: [1] True True
# expect: [0, 1, 2, 3, 4, 5, ...] 'xxxxxxxxxxxx...xxxxxxxxxxxxx' {0: 0, 1: 1, 2: 2, 3: 3, ...} {'a', 'b', 'c', 'd', 'e', 'f', ...} [[[[[[[...]]]]]]] 100000000000000000...0000000000000000000 (1,)
# expect: <...>
