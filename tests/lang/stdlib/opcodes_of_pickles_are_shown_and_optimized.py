"""pickletools on pickles of every protocol and on broken ones."""
import pickletools as pt, pickle, io, collections
class C:
    def __init__(s): s.a=[1,2]; s.b={'k':s.a}
def D(p,**k):
    try: pt.dis(p,**k)
    except Exception as e: print(type(e).__name__, e)
obj=[1,('a',None,'a'),{'x':2.5},300,-1,1<<70,b'q',{1},frozenset([2]),print,True, 'é',(1,2,3,4),[],(),1<<3000 if 0 else 7, bytearray(b'zz')]
for proto in range(6):
    D(pickle.dumps(obj,proto)); D(pickle.dumps(C(),proto),indentlevel=2)
D(b'.'); D(b'N'); D(b'zN.'); D(b'NN.'); D(b'0.'); D(b'(0N.'); D(b't.'); D(b'p0\n.'); D(b'g0\n.'); D(b'Np0\np0\n.'); D(b'(p0\n.'); D(b"S'a\n."); D(b"Sa\n."); D(b'J\1\2'); D(b'X\5\0\0\0ab.'); D(b'T\xff\xff\xff\xff.'); D(b'a.'); D(b'I01\n.'); D(b'Labc\n.'); D(b'L12L\n.'); D(b"S'a\\n'\n."); D(b'V\\u00e9\n.'); D(b'(i__main__\nC\n.'); D(b'(lI1\n0.'); D(b'N(N1.'); D(b'(c__main__\nC\no.')
print([(o.name,a,p) for o,a,p in pt.genops(pickle.dumps([1,'a'],4))])
for proto in range(6):
    x=[1,'abc']; y=[x,x,'abc',(1,2)]
    p=pickle.dumps(y,proto); q=pt.optimize(p); print(len(p),len(q),q,pickle.loads(q)==y)
print([(o.name,o.code,o.arg and o.arg.name,o.stack_before,o.stack_after,o.proto) for o in pt.opcodes])
out=io.StringIO(); memo={}; pt.dis(pickle.dumps('a',2),out,memo); print(out.getvalue(), memo)

# expect:     0: (    MARK
# expect:     1: l        LIST       (MARK at 0)
# expect:     2: p    PUT        0
# expect:     5: I    INT        1
# expect:     8: a    APPEND
# expect:     9: (    MARK
# expect:    10: V        UNICODE    'a'
# expect:    13: p        PUT        1
# expect:    16: N        NONE
# expect:    17: g        GET        1
# expect:    20: t        TUPLE      (MARK at 9)
# expect:    21: p    PUT        2
# expect:    24: a    APPEND
# expect:    25: (    MARK
# expect:    26: d        DICT       (MARK at 25)
# expect:    27: p    PUT        3
# expect:    30: V    UNICODE    'x'
# expect:    33: p    PUT        4
# expect:    36: F    FLOAT      2.5
# expect:    41: s    SETITEM
# expect:    42: a    APPEND
# expect:    43: I    INT        300
# expect:    48: a    APPEND
# expect:    49: I    INT        -1
# expect:    53: a    APPEND
# expect:    54: L    LONG       1180591620717411303424
# expect:    79: a    APPEND
# expect:    80: c    GLOBAL     '_codecs encode'
# expect:    96: p    PUT        5
# expect:    99: (    MARK
# expect:   100: V        UNICODE    'q'
# expect:   103: p        PUT        6
# expect:   106: V        UNICODE    'latin1'
# expect:   114: p        PUT        7
# expect:   117: t        TUPLE      (MARK at 99)
# expect:   118: p    PUT        8
# expect:   121: R    REDUCE
# expect:   122: p    PUT        9
# expect:   125: a    APPEND
# expect:   126: c    GLOBAL     '__builtin__ set'
# expect:   143: p    PUT        10
# expect:   147: (    MARK
# expect:   148: (        MARK
# expect:   149: l            LIST       (MARK at 148)
# expect:   150: p        PUT        11
# expect:   154: I        INT        1
# expect:   157: a        APPEND
# expect:   158: t        TUPLE      (MARK at 147)
# expect:   159: p    PUT        12
# expect:   163: R    REDUCE
# expect:   164: p    PUT        13
# expect:   168: a    APPEND
# expect:   169: c    GLOBAL     '__builtin__ frozenset'
# expect:   192: p    PUT        14
# expect:   196: (    MARK
# expect:   197: (        MARK
# expect:   198: l            LIST       (MARK at 197)
# expect:   199: p        PUT        15
# expect:   203: I        INT        2
# expect:   206: a        APPEND
# expect:   207: t        TUPLE      (MARK at 196)
# expect:   208: p    PUT        16
# expect:   212: R    REDUCE
# expect:   213: p    PUT        17
# expect:   217: a    APPEND
# expect:   218: c    GLOBAL     '__builtin__ print'
# expect:   237: p    PUT        18
# expect:   241: a    APPEND
# expect:   242: I    INT        True
# expect:   246: a    APPEND
# expect:   247: V    UNICODE    'é'
# expect:   250: p    PUT        19
# expect:   254: a    APPEND
# expect:   255: (    MARK
# expect:   256: I        INT        1
# expect:   259: I        INT        2
# expect:   262: I        INT        3
# expect:   265: I        INT        4
# expect:   268: t        TUPLE      (MARK at 255)
# expect:   269: p    PUT        20
# expect:   273: a    APPEND
# expect:   274: (    MARK
# expect:   275: l        LIST       (MARK at 274)
# expect:   276: p    PUT        21
# expect:   280: a    APPEND
# expect:   281: (    MARK
# expect:   282: t        TUPLE      (MARK at 281)
# expect:   283: a    APPEND
# expect:   284: I    INT        7
# expect:   287: a    APPEND
# expect:   288: c    GLOBAL     '__builtin__ bytearray'
# expect:   311: p    PUT        22
# expect:   315: (    MARK
# expect:   316: g        GET        5
# expect:   319: (        MARK
# expect:   320: V            UNICODE    'zz'
# expect:   324: p            PUT        23
# expect:   328: g            GET        7
# expect:   331: t            TUPLE      (MARK at 319)
# expect:   332: p        PUT        24
# expect:   336: R        REDUCE
# expect:   337: p        PUT        25
# expect:   341: t        TUPLE      (MARK at 315)
# expect:   342: p    PUT        26
# expect:   346: R    REDUCE
# expect:   347: p    PUT        27
# expect:   351: a    APPEND
# expect:   352: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: c    GLOBAL     'copy_reg _reconstructor'
# expect:    25: p    PUT        0
# expect:    28: (    MARK
# expect:    29: c      GLOBAL     '__main__ C'
# expect:    41: p      PUT        1
# expect:    44: c      GLOBAL     '__builtin__ object'
# expect:    64: p      PUT        2
# expect:    67: N      NONE
# expect:    68: t      TUPLE      (MARK at 28)
# expect:    69: p    PUT        3
# expect:    72: R    REDUCE
# expect:    73: p    PUT        4
# expect:    76: (    MARK
# expect:    77: d      DICT       (MARK at 76)
# expect:    78: p    PUT        5
# expect:    81: V    UNICODE    'a'
# expect:    84: p    PUT        6
# expect:    87: (    MARK
# expect:    88: l      LIST       (MARK at 87)
# expect:    89: p    PUT        7
# expect:    92: I    INT        1
# expect:    95: a    APPEND
# expect:    96: I    INT        2
# expect:    99: a    APPEND
# expect:   100: s    SETITEM
# expect:   101: V    UNICODE    'b'
# expect:   104: p    PUT        8
# expect:   107: (    MARK
# expect:   108: d      DICT       (MARK at 107)
# expect:   109: p    PUT        9
# expect:   112: V    UNICODE    'k'
# expect:   115: p    PUT        10
# expect:   119: g    GET        7
# expect:   122: s    SETITEM
# expect:   123: s    SETITEM
# expect:   124: b    BUILD
# expect:   125: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: ]    EMPTY_LIST
# expect:     1: q    BINPUT     0
# expect:     3: (    MARK
# expect:     4: K        BININT1    1
# expect:     6: (        MARK
# expect:     7: X            BINUNICODE 'a'
# expect:    13: q            BINPUT     1
# expect:    15: N            NONE
# expect:    16: h            BINGET     1
# expect:    18: t            TUPLE      (MARK at 6)
# expect:    19: q        BINPUT     2
# expect:    21: }        EMPTY_DICT
# expect:    22: q        BINPUT     3
# expect:    24: X        BINUNICODE 'x'
# expect:    30: q        BINPUT     4
# expect:    32: G        BINFLOAT   2.5
# expect:    41: s        SETITEM
# expect:    42: M        BININT2    300
# expect:    45: J        BININT     -1
# expect:    50: L        LONG       1180591620717411303424
# expect:    75: c        GLOBAL     '_codecs encode'
# expect:    91: q        BINPUT     5
# expect:    93: (        MARK
# expect:    94: X            BINUNICODE 'q'
# expect:   100: q            BINPUT     6
# expect:   102: X            BINUNICODE 'latin1'
# expect:   113: q            BINPUT     7
# expect:   115: t            TUPLE      (MARK at 93)
# expect:   116: q        BINPUT     8
# expect:   118: R        REDUCE
# expect:   119: q        BINPUT     9
# expect:   121: c        GLOBAL     '__builtin__ set'
# expect:   138: q        BINPUT     10
# expect:   140: (        MARK
# expect:   141: ]            EMPTY_LIST
# expect:   142: q            BINPUT     11
# expect:   144: K            BININT1    1
# expect:   146: a            APPEND
# expect:   147: t            TUPLE      (MARK at 140)
# expect:   148: q        BINPUT     12
# expect:   150: R        REDUCE
# expect:   151: q        BINPUT     13
# expect:   153: c        GLOBAL     '__builtin__ frozenset'
# expect:   176: q        BINPUT     14
# expect:   178: (        MARK
# expect:   179: ]            EMPTY_LIST
# expect:   180: q            BINPUT     15
# expect:   182: K            BININT1    2
# expect:   184: a            APPEND
# expect:   185: t            TUPLE      (MARK at 178)
# expect:   186: q        BINPUT     16
# expect:   188: R        REDUCE
# expect:   189: q        BINPUT     17
# expect:   191: c        GLOBAL     '__builtin__ print'
# expect:   210: q        BINPUT     18
# expect:   212: I        INT        True
# expect:   216: X        BINUNICODE 'é'
# expect:   223: q        BINPUT     19
# expect:   225: (        MARK
# expect:   226: K            BININT1    1
# expect:   228: K            BININT1    2
# expect:   230: K            BININT1    3
# expect:   232: K            BININT1    4
# expect:   234: t            TUPLE      (MARK at 225)
# expect:   235: q        BINPUT     20
# expect:   237: ]        EMPTY_LIST
# expect:   238: q        BINPUT     21
# expect:   240: )        EMPTY_TUPLE
# expect:   241: K        BININT1    7
# expect:   243: c        GLOBAL     '__builtin__ bytearray'
# expect:   266: q        BINPUT     22
# expect:   268: (        MARK
# expect:   269: h            BINGET     5
# expect:   271: (            MARK
# expect:   272: X                BINUNICODE 'zz'
# expect:   279: q                BINPUT     23
# expect:   281: h                BINGET     7
# expect:   283: t                TUPLE      (MARK at 271)
# expect:   284: q            BINPUT     24
# expect:   286: R            REDUCE
# expect:   287: q            BINPUT     25
# expect:   289: t            TUPLE      (MARK at 268)
# expect:   290: q        BINPUT     26
# expect:   292: R        REDUCE
# expect:   293: q        BINPUT     27
# expect:   295: e        APPENDS    (MARK at 3)
# expect:   296: .    STOP
# expect: highest protocol among opcodes = 1
# expect:     0: c    GLOBAL     'copy_reg _reconstructor'
# expect:    25: q    BINPUT     0
# expect:    27: (    MARK
# expect:    28: c      GLOBAL     '__main__ C'
# expect:    40: q      BINPUT     1
# expect:    42: c      GLOBAL     '__builtin__ object'
# expect:    62: q      BINPUT     2
# expect:    64: N      NONE
# expect:    65: t      TUPLE      (MARK at 27)
# expect:    66: q    BINPUT     3
# expect:    68: R    REDUCE
# expect:    69: q    BINPUT     4
# expect:    71: }    EMPTY_DICT
# expect:    72: q    BINPUT     5
# expect:    74: (    MARK
# expect:    75: X      BINUNICODE 'a'
# expect:    81: q      BINPUT     6
# expect:    83: ]      EMPTY_LIST
# expect:    84: q      BINPUT     7
# expect:    86: (      MARK
# expect:    87: K        BININT1    1
# expect:    89: K        BININT1    2
# expect:    91: e        APPENDS    (MARK at 86)
# expect:    92: X      BINUNICODE 'b'
# expect:    98: q      BINPUT     8
# expect:   100: }      EMPTY_DICT
# expect:   101: q      BINPUT     9
# expect:   103: X      BINUNICODE 'k'
# expect:   109: q      BINPUT     10
# expect:   111: h      BINGET     7
# expect:   113: s      SETITEM
# expect:   114: u      SETITEMS   (MARK at 74)
# expect:   115: b    BUILD
# expect:   116: .    STOP
# expect: highest protocol among opcodes = 1
# expect:     0: \x80 PROTO      2
# expect:     2: ]    EMPTY_LIST
# expect:     3: q    BINPUT     0
# expect:     5: (    MARK
# expect:     6: K        BININT1    1
# expect:     8: X        BINUNICODE 'a'
# expect:    14: q        BINPUT     1
# expect:    16: N        NONE
# expect:    17: h        BINGET     1
# expect:    19: \x87     TUPLE3
# expect:    20: q        BINPUT     2
# expect:    22: }        EMPTY_DICT
# expect:    23: q        BINPUT     3
# expect:    25: X        BINUNICODE 'x'
# expect:    31: q        BINPUT     4
# expect:    33: G        BINFLOAT   2.5
# expect:    42: s        SETITEM
# expect:    43: M        BININT2    300
# expect:    46: J        BININT     -1
# expect:    51: \x8a     LONG1      1180591620717411303424
# expect:    62: c        GLOBAL     '_codecs encode'
# expect:    78: q        BINPUT     5
# expect:    80: X        BINUNICODE 'q'
# expect:    86: q        BINPUT     6
# expect:    88: X        BINUNICODE 'latin1'
# expect:    99: q        BINPUT     7
# expect:   101: \x86     TUPLE2
# expect:   102: q        BINPUT     8
# expect:   104: R        REDUCE
# expect:   105: q        BINPUT     9
# expect:   107: c        GLOBAL     '__builtin__ set'
# expect:   124: q        BINPUT     10
# expect:   126: ]        EMPTY_LIST
# expect:   127: q        BINPUT     11
# expect:   129: K        BININT1    1
# expect:   131: a        APPEND
# expect:   132: \x85     TUPLE1
# expect:   133: q        BINPUT     12
# expect:   135: R        REDUCE
# expect:   136: q        BINPUT     13
# expect:   138: c        GLOBAL     '__builtin__ frozenset'
# expect:   161: q        BINPUT     14
# expect:   163: ]        EMPTY_LIST
# expect:   164: q        BINPUT     15
# expect:   166: K        BININT1    2
# expect:   168: a        APPEND
# expect:   169: \x85     TUPLE1
# expect:   170: q        BINPUT     16
# expect:   172: R        REDUCE
# expect:   173: q        BINPUT     17
# expect:   175: c        GLOBAL     '__builtin__ print'
# expect:   194: q        BINPUT     18
# expect:   196: \x88     NEWTRUE
# expect:   197: X        BINUNICODE 'é'
# expect:   204: q        BINPUT     19
# expect:   206: (        MARK
# expect:   207: K            BININT1    1
# expect:   209: K            BININT1    2
# expect:   211: K            BININT1    3
# expect:   213: K            BININT1    4
# expect:   215: t            TUPLE      (MARK at 206)
# expect:   216: q        BINPUT     20
# expect:   218: ]        EMPTY_LIST
# expect:   219: q        BINPUT     21
# expect:   221: )        EMPTY_TUPLE
# expect:   222: K        BININT1    7
# expect:   224: c        GLOBAL     '__builtin__ bytearray'
# expect:   247: q        BINPUT     22
# expect:   249: h        BINGET     5
# expect:   251: X        BINUNICODE 'zz'
# expect:   258: q        BINPUT     23
# expect:   260: h        BINGET     7
# expect:   262: \x86     TUPLE2
# expect:   263: q        BINPUT     24
# expect:   265: R        REDUCE
# expect:   266: q        BINPUT     25
# expect:   268: \x85     TUPLE1
# expect:   269: q        BINPUT     26
# expect:   271: R        REDUCE
# expect:   272: q        BINPUT     27
# expect:   274: e        APPENDS    (MARK at 5)
# expect:   275: .    STOP
# expect: highest protocol among opcodes = 2
# expect:     0: \x80 PROTO      2
# expect:     2: c    GLOBAL     '__main__ C'
# expect:    14: q    BINPUT     0
# expect:    16: )    EMPTY_TUPLE
# expect:    17: \x81 NEWOBJ
# expect:    18: q    BINPUT     1
# expect:    20: }    EMPTY_DICT
# expect:    21: q    BINPUT     2
# expect:    23: (    MARK
# expect:    24: X      BINUNICODE 'a'
# expect:    30: q      BINPUT     3
# expect:    32: ]      EMPTY_LIST
# expect:    33: q      BINPUT     4
# expect:    35: (      MARK
# expect:    36: K        BININT1    1
# expect:    38: K        BININT1    2
# expect:    40: e        APPENDS    (MARK at 35)
# expect:    41: X      BINUNICODE 'b'
# expect:    47: q      BINPUT     5
# expect:    49: }      EMPTY_DICT
# expect:    50: q      BINPUT     6
# expect:    52: X      BINUNICODE 'k'
# expect:    58: q      BINPUT     7
# expect:    60: h      BINGET     4
# expect:    62: s      SETITEM
# expect:    63: u      SETITEMS   (MARK at 23)
# expect:    64: b    BUILD
# expect:    65: .    STOP
# expect: highest protocol among opcodes = 2
# expect:     0: \x80 PROTO      3
# expect:     2: ]    EMPTY_LIST
# expect:     3: q    BINPUT     0
# expect:     5: (    MARK
# expect:     6: K        BININT1    1
# expect:     8: X        BINUNICODE 'a'
# expect:    14: q        BINPUT     1
# expect:    16: N        NONE
# expect:    17: h        BINGET     1
# expect:    19: \x87     TUPLE3
# expect:    20: q        BINPUT     2
# expect:    22: }        EMPTY_DICT
# expect:    23: q        BINPUT     3
# expect:    25: X        BINUNICODE 'x'
# expect:    31: q        BINPUT     4
# expect:    33: G        BINFLOAT   2.5
# expect:    42: s        SETITEM
# expect:    43: M        BININT2    300
# expect:    46: J        BININT     -1
# expect:    51: \x8a     LONG1      1180591620717411303424
# expect:    62: C        SHORT_BINBYTES b'q'
# expect:    65: q        BINPUT     5
# expect:    67: c        GLOBAL     'builtins set'
# expect:    81: q        BINPUT     6
# expect:    83: ]        EMPTY_LIST
# expect:    84: q        BINPUT     7
# expect:    86: K        BININT1    1
# expect:    88: a        APPEND
# expect:    89: \x85     TUPLE1
# expect:    90: q        BINPUT     8
# expect:    92: R        REDUCE
# expect:    93: q        BINPUT     9
# expect:    95: c        GLOBAL     'builtins frozenset'
# expect:   115: q        BINPUT     10
# expect:   117: ]        EMPTY_LIST
# expect:   118: q        BINPUT     11
# expect:   120: K        BININT1    2
# expect:   122: a        APPEND
# expect:   123: \x85     TUPLE1
# expect:   124: q        BINPUT     12
# expect:   126: R        REDUCE
# expect:   127: q        BINPUT     13
# expect:   129: c        GLOBAL     'builtins print'
# expect:   145: q        BINPUT     14
# expect:   147: \x88     NEWTRUE
# expect:   148: X        BINUNICODE 'é'
# expect:   155: q        BINPUT     15
# expect:   157: (        MARK
# expect:   158: K            BININT1    1
# expect:   160: K            BININT1    2
# expect:   162: K            BININT1    3
# expect:   164: K            BININT1    4
# expect:   166: t            TUPLE      (MARK at 157)
# expect:   167: q        BINPUT     16
# expect:   169: ]        EMPTY_LIST
# expect:   170: q        BINPUT     17
# expect:   172: )        EMPTY_TUPLE
# expect:   173: K        BININT1    7
# expect:   175: c        GLOBAL     'builtins bytearray'
# expect:   195: q        BINPUT     18
# expect:   197: C        SHORT_BINBYTES b'zz'
# expect:   201: q        BINPUT     19
# expect:   203: \x85     TUPLE1
# expect:   204: q        BINPUT     20
# expect:   206: R        REDUCE
# expect:   207: q        BINPUT     21
# expect:   209: e        APPENDS    (MARK at 5)
# expect:   210: .    STOP
# expect: highest protocol among opcodes = 3
# expect:     0: \x80 PROTO      3
# expect:     2: c    GLOBAL     '__main__ C'
# expect:    14: q    BINPUT     0
# expect:    16: )    EMPTY_TUPLE
# expect:    17: \x81 NEWOBJ
# expect:    18: q    BINPUT     1
# expect:    20: }    EMPTY_DICT
# expect:    21: q    BINPUT     2
# expect:    23: (    MARK
# expect:    24: X      BINUNICODE 'a'
# expect:    30: q      BINPUT     3
# expect:    32: ]      EMPTY_LIST
# expect:    33: q      BINPUT     4
# expect:    35: (      MARK
# expect:    36: K        BININT1    1
# expect:    38: K        BININT1    2
# expect:    40: e        APPENDS    (MARK at 35)
# expect:    41: X      BINUNICODE 'b'
# expect:    47: q      BINPUT     5
# expect:    49: }      EMPTY_DICT
# expect:    50: q      BINPUT     6
# expect:    52: X      BINUNICODE 'k'
# expect:    58: q      BINPUT     7
# expect:    60: h      BINGET     4
# expect:    62: s      SETITEM
# expect:    63: u      SETITEMS   (MARK at 23)
# expect:    64: b    BUILD
# expect:    65: .    STOP
# expect: highest protocol among opcodes = 2
# expect:     0: \x80 PROTO      4
# expect:     2: \x95 FRAME      143
# expect:    11: ]    EMPTY_LIST
# expect:    12: \x94 MEMOIZE    (as 0)
# expect:    13: (    MARK
# expect:    14: K        BININT1    1
# expect:    16: \x8c     SHORT_BINUNICODE 'a'
# expect:    19: \x94     MEMOIZE    (as 1)
# expect:    20: N        NONE
# expect:    21: h        BINGET     1
# expect:    23: \x87     TUPLE3
# expect:    24: \x94     MEMOIZE    (as 2)
# expect:    25: }        EMPTY_DICT
# expect:    26: \x94     MEMOIZE    (as 3)
# expect:    27: \x8c     SHORT_BINUNICODE 'x'
# expect:    30: \x94     MEMOIZE    (as 4)
# expect:    31: G        BINFLOAT   2.5
# expect:    40: s        SETITEM
# expect:    41: M        BININT2    300
# expect:    44: J        BININT     -1
# expect:    49: \x8a     LONG1      1180591620717411303424
# expect:    60: C        SHORT_BINBYTES b'q'
# expect:    63: \x94     MEMOIZE    (as 5)
# expect:    64: \x8f     EMPTY_SET
# expect:    65: \x94     MEMOIZE    (as 6)
# expect:    66: (        MARK
# expect:    67: K            BININT1    1
# expect:    69: \x90         ADDITEMS   (MARK at 66)
# expect:    70: (        MARK
# expect:    71: K            BININT1    2
# expect:    73: \x91         FROZENSET  (MARK at 70)
# expect:    74: \x94     MEMOIZE    (as 7)
# expect:    75: \x8c     SHORT_BINUNICODE 'builtins'
# expect:    85: \x94     MEMOIZE    (as 8)
# expect:    86: \x8c     SHORT_BINUNICODE 'print'
# expect:    93: \x94     MEMOIZE    (as 9)
# expect:    94: \x93     STACK_GLOBAL
# expect:    95: \x94     MEMOIZE    (as 10)
# expect:    96: \x88     NEWTRUE
# expect:    97: \x8c     SHORT_BINUNICODE 'é'
# expect:   101: \x94     MEMOIZE    (as 11)
# expect:   102: (        MARK
# expect:   103: K            BININT1    1
# expect:   105: K            BININT1    2
# expect:   107: K            BININT1    3
# expect:   109: K            BININT1    4
# expect:   111: t            TUPLE      (MARK at 102)
# expect:   112: \x94     MEMOIZE    (as 12)
# expect:   113: ]        EMPTY_LIST
# expect:   114: \x94     MEMOIZE    (as 13)
# expect:   115: )        EMPTY_TUPLE
# expect:   116: K        BININT1    7
# expect:   118: \x8c     SHORT_BINUNICODE 'builtins'
# expect:   128: \x94     MEMOIZE    (as 14)
# expect:   129: \x8c     SHORT_BINUNICODE 'bytearray'
# expect:   140: \x94     MEMOIZE    (as 15)
# expect:   141: \x93     STACK_GLOBAL
# expect:   142: \x94     MEMOIZE    (as 16)
# expect:   143: C        SHORT_BINBYTES b'zz'
# expect:   147: \x94     MEMOIZE    (as 17)
# expect:   148: \x85     TUPLE1
# expect:   149: \x94     MEMOIZE    (as 18)
# expect:   150: R        REDUCE
# expect:   151: \x94     MEMOIZE    (as 19)
# expect:   152: e        APPENDS    (MARK at 13)
# expect:   153: .    STOP
# expect: highest protocol among opcodes = 4
# expect:     0: \x80 PROTO      4
# expect:     2: \x95 FRAME      51
# expect:    11: \x8c SHORT_BINUNICODE '__main__'
# expect:    21: \x94 MEMOIZE    (as 0)
# expect:    22: \x8c SHORT_BINUNICODE 'C'
# expect:    25: \x94 MEMOIZE    (as 1)
# expect:    26: \x93 STACK_GLOBAL
# expect:    27: \x94 MEMOIZE    (as 2)
# expect:    28: )    EMPTY_TUPLE
# expect:    29: \x81 NEWOBJ
# expect:    30: \x94 MEMOIZE    (as 3)
# expect:    31: }    EMPTY_DICT
# expect:    32: \x94 MEMOIZE    (as 4)
# expect:    33: (    MARK
# expect:    34: \x8c   SHORT_BINUNICODE 'a'
# expect:    37: \x94   MEMOIZE    (as 5)
# expect:    38: ]      EMPTY_LIST
# expect:    39: \x94   MEMOIZE    (as 6)
# expect:    40: (      MARK
# expect:    41: K        BININT1    1
# expect:    43: K        BININT1    2
# expect:    45: e        APPENDS    (MARK at 40)
# expect:    46: \x8c   SHORT_BINUNICODE 'b'
# expect:    49: \x94   MEMOIZE    (as 7)
# expect:    50: }      EMPTY_DICT
# expect:    51: \x94   MEMOIZE    (as 8)
# expect:    52: \x8c   SHORT_BINUNICODE 'k'
# expect:    55: \x94   MEMOIZE    (as 9)
# expect:    56: h      BINGET     6
# expect:    58: s      SETITEM
# expect:    59: u      SETITEMS   (MARK at 33)
# expect:    60: b    BUILD
# expect:    61: .    STOP
# expect: highest protocol among opcodes = 4
# expect:     0: \x80 PROTO      5
# expect:     2: \x95 FRAME      121
# expect:    11: ]    EMPTY_LIST
# expect:    12: \x94 MEMOIZE    (as 0)
# expect:    13: (    MARK
# expect:    14: K        BININT1    1
# expect:    16: \x8c     SHORT_BINUNICODE 'a'
# expect:    19: \x94     MEMOIZE    (as 1)
# expect:    20: N        NONE
# expect:    21: h        BINGET     1
# expect:    23: \x87     TUPLE3
# expect:    24: \x94     MEMOIZE    (as 2)
# expect:    25: }        EMPTY_DICT
# expect:    26: \x94     MEMOIZE    (as 3)
# expect:    27: \x8c     SHORT_BINUNICODE 'x'
# expect:    30: \x94     MEMOIZE    (as 4)
# expect:    31: G        BINFLOAT   2.5
# expect:    40: s        SETITEM
# expect:    41: M        BININT2    300
# expect:    44: J        BININT     -1
# expect:    49: \x8a     LONG1      1180591620717411303424
# expect:    60: C        SHORT_BINBYTES b'q'
# expect:    63: \x94     MEMOIZE    (as 5)
# expect:    64: \x8f     EMPTY_SET
# expect:    65: \x94     MEMOIZE    (as 6)
# expect:    66: (        MARK
# expect:    67: K            BININT1    1
# expect:    69: \x90         ADDITEMS   (MARK at 66)
# expect:    70: (        MARK
# expect:    71: K            BININT1    2
# expect:    73: \x91         FROZENSET  (MARK at 70)
# expect:    74: \x94     MEMOIZE    (as 7)
# expect:    75: \x8c     SHORT_BINUNICODE 'builtins'
# expect:    85: \x94     MEMOIZE    (as 8)
# expect:    86: \x8c     SHORT_BINUNICODE 'print'
# expect:    93: \x94     MEMOIZE    (as 9)
# expect:    94: \x93     STACK_GLOBAL
# expect:    95: \x94     MEMOIZE    (as 10)
# expect:    96: \x88     NEWTRUE
# expect:    97: \x8c     SHORT_BINUNICODE 'é'
# expect:   101: \x94     MEMOIZE    (as 11)
# expect:   102: (        MARK
# expect:   103: K            BININT1    1
# expect:   105: K            BININT1    2
# expect:   107: K            BININT1    3
# expect:   109: K            BININT1    4
# expect:   111: t            TUPLE      (MARK at 102)
# expect:   112: \x94     MEMOIZE    (as 12)
# expect:   113: ]        EMPTY_LIST
# expect:   114: \x94     MEMOIZE    (as 13)
# expect:   115: )        EMPTY_TUPLE
# expect:   116: K        BININT1    7
# expect:   118: \x96     BYTEARRAY8 bytearray(b'zz')
# expect:   129: \x94     MEMOIZE    (as 14)
# expect:   130: e        APPENDS    (MARK at 13)
# expect:   131: .    STOP
# expect: highest protocol among opcodes = 5
# expect:     0: \x80 PROTO      5
# expect:     2: \x95 FRAME      51
# expect:    11: \x8c SHORT_BINUNICODE '__main__'
# expect:    21: \x94 MEMOIZE    (as 0)
# expect:    22: \x8c SHORT_BINUNICODE 'C'
# expect:    25: \x94 MEMOIZE    (as 1)
# expect:    26: \x93 STACK_GLOBAL
# expect:    27: \x94 MEMOIZE    (as 2)
# expect:    28: )    EMPTY_TUPLE
# expect:    29: \x81 NEWOBJ
# expect:    30: \x94 MEMOIZE    (as 3)
# expect:    31: }    EMPTY_DICT
# expect:    32: \x94 MEMOIZE    (as 4)
# expect:    33: (    MARK
# expect:    34: \x8c   SHORT_BINUNICODE 'a'
# expect:    37: \x94   MEMOIZE    (as 5)
# expect:    38: ]      EMPTY_LIST
# expect:    39: \x94   MEMOIZE    (as 6)
# expect:    40: (      MARK
# expect:    41: K        BININT1    1
# expect:    43: K        BININT1    2
# expect:    45: e        APPENDS    (MARK at 40)
# expect:    46: \x8c   SHORT_BINUNICODE 'b'
# expect:    49: \x94   MEMOIZE    (as 7)
# expect:    50: }      EMPTY_DICT
# expect:    51: \x94   MEMOIZE    (as 8)
# expect:    52: \x8c   SHORT_BINUNICODE 'k'
# expect:    55: \x94   MEMOIZE    (as 9)
# expect:    56: h      BINGET     6
# expect:    58: s      SETITEM
# expect:    59: u      SETITEMS   (MARK at 33)
# expect:    60: b    BUILD
# expect:    61: .    STOP
# expect: highest protocol among opcodes = 4
# expect:     0: .    STOP
# expect: ValueError tries to pop 1 items from stack with only 0 items
# expect:     0: N    NONE
# expect: ValueError pickle exhausted before seeing STOP
# expect: ValueError at position 0, opcode b'z' unknown
# expect:     0: N    NONE
# expect:     1: N    NONE
# expect:     2: .    STOP
# expect: highest protocol among opcodes = 0
# expect: ValueError stack not empty after STOP: [None]
# expect:     0: 0    POP
# expect: ValueError tries to pop 1 items from stack with only 0 items
# expect:     0: (    MARK
# expect:     1: 0        POP        (MARK at 0)
# expect:     2: N    NONE
# expect:     3: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: t    TUPLE      no MARK exists on stack
# expect: ValueError no MARK exists on stack
# expect:     0: p    PUT        0
# expect: ValueError stack is empty -- can't store into memo
# expect:     0: g    GET        0
# expect: ValueError memo key 0 has never been stored into
# expect:     0: N    NONE
# expect:     1: p    PUT        0
# expect:     4: p    PUT        0
# expect: ValueError memo key 0 already defined
# expect:     0: (    MARK
# expect:     1: p        PUT        0
# expect: ValueError can't store markobject in the memo
# expect: ValueError strinq quote b"'" not found at both ends of b"'a"
# expect: ValueError no string quotes around b'a'
# expect: ValueError not enough data in stream to read int4
# expect: ValueError expected 5 bytes in a unicodestring4, but only 3 remain
# expect: ValueError string4 byte count < 0: -1
# expect:     0: a    APPEND
# expect: ValueError tries to pop 2 items from stack with only 0 items
# expect:     0: I    INT        True
# expect:     4: .    STOP
# expect: highest protocol among opcodes = 0
# expect: ValueError invalid literal for int() with base 10: b'abc'
# expect:     0: L    LONG       12
# expect:     5: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: S    STRING     'a\n'
# expect:     7: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: V    UNICODE    'é'
# expect:     8: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: (    MARK
# expect:     1: i        INST       '__main__ C' (MARK at 0)
# expect:    13: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: (    MARK
# expect:     1: l        LIST       (MARK at 0)
# expect:     2: I    INT        1
# expect:     5: 0    POP
# expect:     6: .    STOP
# expect: highest protocol among opcodes = 0
# expect:     0: N    NONE
# expect:     1: (    MARK
# expect:     2: N        NONE
# expect:     3: 1        POP_MARK   (MARK at 1)
# expect:     4: .    STOP
# expect: highest protocol among opcodes = 1
# expect:     0: (    MARK
# expect:     1: c        GLOBAL     '__main__ C'
# expect:    13: o        OBJ        (MARK at 0)
# expect:    14: .    STOP
# expect: highest protocol among opcodes = 1
# expect: [('PROTO', 4, 0), ('FRAME', 11, 2), ('EMPTY_LIST', None, 11), ('MEMOIZE', None, 12), ('MARK', None, 13), ('BININT1', 1, 14), ('SHORT_BINUNICODE', 'a', 16), ('MEMOIZE', None, 19), ('APPENDS', None, 20), ('STOP', None, 21)]
# expect: 45 39 b'(l(lp0\nI1\naVabc\np1\naag0\nag1\na(I1\nI2\nta.' True
# expect: 35 31 b'](]q\x00(K\x01X\x03\x00\x00\x00abcq\x01eh\x00h\x01(K\x01K\x02te.' True
# expect: 36 32 b'\x80\x02](]q\x00(K\x01X\x03\x00\x00\x00abcq\x01eh\x00h\x01K\x01K\x02\x86e.' True
# expect: 36 32 b'\x80\x03](]q\x00(K\x01X\x03\x00\x00\x00abcq\x01eh\x00h\x01K\x01K\x02\x86e.' True
# expect: 38 36 b'\x80\x04\x95\x19\x00\x00\x00\x00\x00\x00\x00](]\x94(K\x01\x8c\x03abc\x94eh\x00h\x01K\x01K\x02\x86e.' True
# expect: 38 36 b'\x80\x05\x95\x19\x00\x00\x00\x00\x00\x00\x00](]\x94(K\x01\x8c\x03abc\x94eh\x00h\x01K\x01K\x02\x86e.' True
# expect: [('INT', 'I', 'decimalnl_short', [], [int_or_bool], 0), ('BININT', 'J', 'int4', [], [int], 1), ('BININT1', 'K', 'uint1', [], [int], 1), ('BININT2', 'M', 'uint2', [], [int], 1), ('LONG', 'L', 'decimalnl_long', [], [int], 0), ('LONG1', '\x8a', 'long1', [], [int], 2), ('LONG4', '\x8b', 'long4', [], [int], 2), ('STRING', 'S', 'stringnl', [], [bytes_or_str], 0), ('BINSTRING', 'T', 'string4', [], [bytes_or_str], 1), ('SHORT_BINSTRING', 'U', 'string1', [], [bytes_or_str], 1), ('BINBYTES', 'B', 'bytes4', [], [bytes], 3), ('SHORT_BINBYTES', 'C', 'bytes1', [], [bytes], 3), ('BINBYTES8', '\x8e', 'bytes8', [], [bytes], 4), ('BYTEARRAY8', '\x96', 'bytearray8', [], [bytearray], 5), ('NEXT_BUFFER', '\x97', None, [], [buffer], 5), ('READONLY_BUFFER', '\x98', None, [buffer], [buffer], 5), ('NONE', 'N', None, [], [None], 0), ('NEWTRUE', '\x88', None, [], [bool], 2), ('NEWFALSE', '\x89', None, [], [bool], 2), ('UNICODE', 'V', 'unicodestringnl', [], [str], 0), ('SHORT_BINUNICODE', '\x8c', 'unicodestring1', [], [str], 4), ('BINUNICODE', 'X', 'unicodestring4', [], [str], 1), ('BINUNICODE8', '\x8d', 'unicodestring8', [], [str], 4), ('FLOAT', 'F', 'floatnl', [], [float], 0), ('BINFLOAT', 'G', 'float8', [], [float], 1), ('EMPTY_LIST', ']', None, [], [list], 1), ('APPEND', 'a', None, [list, any], [list], 0), ('APPENDS', 'e', None, [list, mark, stackslice], [list], 1), ('LIST', 'l', None, [mark, stackslice], [list], 0), ('EMPTY_TUPLE', ')', None, [], [tuple], 1), ('TUPLE', 't', None, [mark, stackslice], [tuple], 0), ('TUPLE1', '\x85', None, [any], [tuple], 2), ('TUPLE2', '\x86', None, [any, any], [tuple], 2), ('TUPLE3', '\x87', None, [any, any, any], [tuple], 2), ('EMPTY_DICT', '}', None, [], [dict], 1), ('DICT', 'd', None, [mark, stackslice], [dict], 0), ('SETITEM', 's', None, [dict, any, any], [dict], 0), ('SETITEMS', 'u', None, [dict, mark, stackslice], [dict], 1), ('EMPTY_SET', '\x8f', None, [], [set], 4), ('ADDITEMS', '\x90', None, [set, mark, stackslice], [set], 4), ('FROZENSET', '\x91', None, [mark, stackslice], [frozenset], 4), ('POP', '0', None, [any], [], 0), ('DUP', '2', None, [any], [any, any], 0), ('MARK', '(', None, [], [mark], 0), ('POP_MARK', '1', None, [mark, stackslice], [], 1), ('GET', 'g', 'decimalnl_short', [], [any], 0), ('BINGET', 'h', 'uint1', [], [any], 1), ('LONG_BINGET', 'j', 'uint4', [], [any], 1), ('PUT', 'p', 'decimalnl_short', [], [], 0), ('BINPUT', 'q', 'uint1', [], [], 1), ('LONG_BINPUT', 'r', 'uint4', [], [], 1), ('MEMOIZE', '\x94', None, [any], [any], 4), ('EXT1', '\x82', 'uint1', [], [any], 2), ('EXT2', '\x83', 'uint2', [], [any], 2), ('EXT4', '\x84', 'int4', [], [any], 2), ('GLOBAL', 'c', 'stringnl_noescape_pair', [], [any], 0), ('STACK_GLOBAL', '\x93', None, [str, str], [any], 4), ('REDUCE', 'R', None, [any, any], [any], 0), ('BUILD', 'b', None, [any, any], [any], 0), ('INST', 'i', 'stringnl_noescape_pair', [mark, stackslice], [any], 0), ('OBJ', 'o', None, [mark, any, stackslice], [any], 1), ('NEWOBJ', '\x81', None, [any, any], [any], 2), ('NEWOBJ_EX', '\x92', None, [any, any, any], [any], 4), ('PROTO', '\x80', 'uint1', [], [], 2), ('STOP', '.', None, [any], [], 0), ('FRAME', '\x95', 'uint8', [], [], 4), ('PERSID', 'P', 'stringnl_noescape', [], [any], 0), ('BINPERSID', 'Q', None, [any], [any], 1)]
# expect:     0: \x80 PROTO      2
# expect:     2: X    BINUNICODE 'a'
# expect:     8: q    BINPUT     0
# expect:    10: .    STOP
# expect: highest protocol among opcodes = 2
# expect:  {0: str}
