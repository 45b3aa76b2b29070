from _cells import run

run(r'''
import pickle
import io
import sys
import types
import copy
import re
from datetime import *
class PK:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return self.x == o.x
    def __reduce__(self): return PK, (self.x,)
sys.modules['cells'] = types.ModuleType('cells'); sys.modules['cells'].PK = PK; pickle.loads(pickle.dumps(PK(5))).x, pickle.dumps(PK(5), 2)
for proto in range(6): assert pickle.loads(pickle.dumps({'a': [1, 2.5, None, True, 'é', b'x', (1,), {1}, frozenset({2}), 10**30, -1, 1j, range(3), bytearray(b'q')]}, proto)) == {'a': [1, 2.5, None, True, 'é', b'x', (1,), {1}, frozenset({2}), 10**30, -1, 1j, range(3), bytearray(b'q')]}
[pickle.dumps(x, p) for p in (0, 1, 2) for x in (1, 'a', 1.5, None, True, (1, 2), [1], {'a': 1}, 2**40, b'ab')]
pickle.dumps(lambda: 0)
pickle.loads(b'abc')
pickle.loads(b'')
pickle.dumps(1, 9)
pickle.loads(b'\x80\x09.')
buf = pickle.PickleBuffer(b'abc'); buf.raw().tobytes(), pickle.HIGHEST_PROTOCOL, pickle.DEFAULT_PROTOCOL, pickle.format_version
class PN:
    def __init__(self): self.a = 1
sys.modules["cells"].PN = PN
[pickle.loads(pickle.dumps(PN(), p)).a for p in range(6)]
[pickle.dumps(PN(), p) for p in range(6)]
[pickle.dumps({"a": (1, [2], ()), "é\\n": 1.5, b"": b"x"}, p) for p in range(6)]
a = []; a.append(a); [pickle.dumps(a, p) for p in range(6)]
pickle.loads(pickle.dumps("a\\b\n\u20ac", 0)), pickle.loads(pickle.dumps([{}, (), (1,), (1, 2, 3, 4)], 0)), pickle.loads(pickle.dumps(int, 0)), pickle.dumps(int, 0), pickle.dumps(len, 1)
re.Scanner([(r"\d+", lambda s, t: int(t)), (r"\w+", lambda s, t: t), (r"\s+", None)]).scan("12 ab +")
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 (5, b'\x80\x02ccells\nPK\nq\x00K\x05\x85q\x01Rq\x02.')
# expect: 9 done
# expect: 10 [b'I1\n.', b'Va\np0\n.', b'F1.5\n.', b'N.', b'I01\n.', b'(I1\nI2\ntp0\n.', b'(lp0\nI1\na.', b'(dp0\nVa\np1\nI1\ns.', b'L1099511627776L\n.', b'c_codecs\nencode\np0\n(Vab\np1\nVlatin1\np2\ntp3\nRp4\n.', b'K\x01.', b'X\x01\x00\x00\x00aq\x00.', b'G?\xf8\x00\x00\x00\x00\x00\x00.', b'N.', b'I01\n.', b'(K\x01K\x02tq\x00.', b']q\x00K\x01a.', b'}q\x00X\x01\x00\x00\x00aq\x01K\x01s.', b'L1099511627776L\n.', b'c_codecs\nencode\nq\x00(X\x02\x00\x00\x00abq\x01X\x06\x00\x00\x00latin1q\x02tq\x03Rq\x04.', b'\x80\x02K\x01.', b'\x80\x02X\x01\x00\x00\x00aq\x00.', b'\x80\x02G?\xf8\x00\x00\x00\x00\x00\x00.', b'\x80\x02N.', b'\x80\x02\x88.', b'\x80\x02K\x01K\x02\x86q\x00.', b'\x80\x02]q\x00K\x01a.', b'\x80\x02}q\x00X\x01\x00\x00\x00aq\x01K\x01s.', b'\x80\x02\x8a\x06\x00\x00\x00\x00\x00\x01.', b'\x80\x02c_codecs\nencode\nq\x00X\x02\x00\x00\x00abq\x01X\x06\x00\x00\x00latin1q\x02\x86q\x03Rq\x04.']
# expect: 11 PicklingError: Can't pickle <function <lambda> at 0x>: attribute lookup <lambda> on cells failed
# expect: 12 UnpicklingError: unpickling stack underflow
# expect: 13 EOFError: Ran out of input
# expect: 14 ValueError: pickle protocol must be <= 5
# expect: 15 ValueError: unsupported pickle protocol: 9
# expect: 16 (b'abc', 5, 4, '4.0')
# expect: 17 done
# expect: 18 done
# expect: 19 [1, 1, 1, 1, 1, 1]
# expect: 20 [b'ccopy_reg\n_reconstructor\np0\n(ccells\nPN\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\nVa\np6\nI1\nsb.', b'ccopy_reg\n_reconstructor\nq\x00(ccells\nPN\nq\x01c__builtin__\nobject\nq\x02Ntq\x03Rq\x04}q\x05X\x01\x00\x00\x00aq\x06K\x01sb.', b'\x80\x02ccells\nPN\nq\x00)\x81q\x01}q\x02X\x01\x00\x00\x00aq\x03K\x01sb.', b'\x80\x03ccells\nPN\nq\x00)\x81q\x01}q\x02X\x01\x00\x00\x00aq\x03K\x01sb.', b'\x80\x04\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x05cells\x94\x8c\x02PN\x94\x93\x94)\x81\x94}\x94\x8c\x01a\x94K\x01sb.', b'\x80\x05\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x05cells\x94\x8c\x02PN\x94\x93\x94)\x81\x94}\x94\x8c\x01a\x94K\x01sb.']
# expect: 21 [b'(dp0\nVa\np1\n(I1\n(lp2\nI2\na(ttp3\nsV\xe9\\u005cn\np4\nF1.5\nsc__builtin__\nbytes\np5\n(tRp6\nc_codecs\nencode\np7\n(Vx\np8\nVlatin1\np9\ntp10\nRp11\ns.', b'}q\x00(X\x01\x00\x00\x00aq\x01(K\x01]q\x02K\x02a)tq\x03X\x04\x00\x00\x00\xc3\xa9\\nq\x04G?\xf8\x00\x00\x00\x00\x00\x00c__builtin__\nbytes\nq\x05)Rq\x06c_codecs\nencode\nq\x07(X\x01\x00\x00\x00xq\x08X\x06\x00\x00\x00latin1q\ttq\nRq\x0bu.', b'\x80\x02}q\x00(X\x01\x00\x00\x00aq\x01K\x01]q\x02K\x02a)\x87q\x03X\x04\x00\x00\x00\xc3\xa9\\nq\x04G?\xf8\x00\x00\x00\x00\x00\x00c__builtin__\nbytes\nq\x05)Rq\x06c_codecs\nencode\nq\x07X\x01\x00\x00\x00xq\x08X\x06\x00\x00\x00latin1q\t\x86q\nRq\x0bu.', b'\x80\x03}q\x00(X\x01\x00\x00\x00aq\x01K\x01]q\x02K\x02a)\x87q\x03X\x04\x00\x00\x00\xc3\xa9\\nq\x04G?\xf8\x00\x00\x00\x00\x00\x00C\x00q\x05C\x01xq\x06u.', b'\x80\x04\x95*\x00\x00\x00\x00\x00\x00\x00}\x94(\x8c\x01a\x94K\x01]\x94K\x02a)\x87\x94\x8c\x04\xc3\xa9\\n\x94G?\xf8\x00\x00\x00\x00\x00\x00C\x00\x94C\x01x\x94u.', b'\x80\x05\x95*\x00\x00\x00\x00\x00\x00\x00}\x94(\x8c\x01a\x94K\x01]\x94K\x02a)\x87\x94\x8c\x04\xc3\xa9\\n\x94G?\xf8\x00\x00\x00\x00\x00\x00C\x00\x94C\x01x\x94u.']
# expect: 22 [b'(lp0\ng0\na.', b']q\x00h\x00a.', b'\x80\x02]q\x00h\x00a.', b'\x80\x03]q\x00h\x00a.', b'\x80\x04\x95\x06\x00\x00\x00\x00\x00\x00\x00]\x94h\x00a.', b'\x80\x05\x95\x06\x00\x00\x00\x00\x00\x00\x00]\x94h\x00a.']
# expect: 23 ('a\\b\n€', [{}, (), (1,), (1, 2, 3, 4)], <class 'int'>, b'c__builtin__\nlong\np0\n.', b'c__builtin__\nlen\nq\x00.')
# expect: 24 ([12, 'ab'], '+')
