"""What the Unicode database of 3.2 says otherwise: written from unicodedata.ucd_3_2_0 of CPython, numbers in base 36."""

#: Where characters begin and end that came later: each the distance from the one before.
LATER = """
f5 1 i s 2m 2 1r h 28 g g 4 2 2 3 3 1 1 27 1 13 9 3r 1 1z 1 12 2 2 6 g w 1c 1 13 1 4 3 i 1 n 1 a 3 13 1 g c 1 e 1 3 1 1 q 5 m
a 3y 2 f 1 19 3 t 1f 1s 1n 2 1d 2 f 1 s 2 1 1 b 5 v 1 2 6 2x 3 1 1h 2 i 2 5 3 p g 1o 1 g 1 18 4 2 1 1 1 25 1 z 2 l 1 2c 3 c 2
7 7 1h 1 e 1 g 1 c 2 d 7 1q 1 p 1 l 1 c 8 5 1 3 1 1b 1 7 2 q 3 2 1 4 2 j b 2 1 1j 2 v 1 4 2 d 2 d 2 2 1 10 1 g 4 6 1 9 2 4 3
1 8 2 2 c g 1 1 2s a 46 1 2 1 2 1 1 6 4 1 7 1 7 2 2 1 d 1 z 2 3v 2 v 4 1q 1 1 b 1z 1 5 1 2 1 7 3 4 6 q 1y 13 1 5 1 17 2 1 4
2i 5 1w 5 2a 6 7 1 1r 1 1r 1 13 1 v 1 v 1 v 1 f 1 13 1 l 4 v q 2j 1 2 6 2 1 hi 9 35 8 k 1 7 1 9 1 59 1 i a l 1 2w 1 1d 1 5 1y
a v 1 c 4 c 4 1 3 16 2 5 b 18 4 q 6 b 3 1q 2 1t 1 t 2 b 6 a 6 e 2 v 1d 25 3 1b 1 38 8 1o 3 f 3 1o 7 17 2 b 8 17 5 74 4c 4 2i
6 9f 4 1 7 5 1 1 4 12 d l f 16 6 22 2 f 7 1d 8 g3 1d 73 1 7o 2 2 1 2t 2 a 3b 4 1 4 2 s 1 z 1 1 1 4 3 1 1 7 2 1g 3 o 1 e h s 4
ls 38 2 w 1 9p 5 19 1 1 5 1 2 1k 7 2 e o 9 7 1 7 1 7 1 7 1 7 1 7 1 7 1 7 1 3i jz 3 3s 18 1l 2 11 d 17 3 25 4 1b 1 3b 4 2r 2 v
1 52u 22 g4m 2i y8 9o k 54 8 5n 5 2 1 1 1 5 o 1n 3 a 6 1k 8 1y 8 c 6 38 b u 3 26 1 b 4 x 1 1j 9 e 2 a 2 2v o s a 6 2 6 2 6 9
7 1 7 1 1o 4 3i 2 a 8mu n 4 1d 6r6 2 1n 3 2 2y 60 h al g 3j 1 19 3 g a a c n 2 c7 c 1 q 1 j 1 2 1 f 2 e y 3f 5 3 4 19 3 2g 1
d 3 1 1b 1a 3m t 3 1d f s z 1 d 3 w 17 5 u 1 11 4 e 28 2 12 28 2 a 6 10 4 10 4 14 8 1g b c 1 f 1 7 1 2 1 b 1 f 1 7 1 2 1v 8n
9 m a 8 o 6 1 16 1 9 1x 6 2 1 1 18 1 2 3 1 2 n 1 20 8 9 1c j 1 2 5 x 3 r 5 1 1s 1k 4 k 2 1e 1 2 5 8 1 3 1 t 2 3 4 a 7 9 7 1s
w 13 4 c 9 1i 3 t 2 r 5 q 7 4 c 7 28 21 1j 1f d 1f 7 1a 8 a 86 v 1 16 1 3 2 2 26 14 8 16 m q 12 s k n 9 26 4 10 9 1w a 1 2 p
7 a 6 1h 1 i 8 13 9 2o 1 k b i 1 18 1t 7 1 1 1 4 1 f 1 b 6 1n 5 a 6 4 1 8 2 2 2 m 1 7 1 2 1 5 1 a 2 2 2 3 2 1 6 1 5 7 2 7 3 5
3v 2k 1 5 u 20 8 a 4m 1i 2 12 y 1x b a 6 d j 1m 6 a 1i r 2 f 4 n 55 1o 2s 2b c 8 2 1 2 8 1 2 1 u 1 2 2 c 9 a 1y 8 2 1a 2 b r
20 8 2b d 21 7b 9 1 19 1 e a t 3 w 2 m 1 e 21 7 1 2 1 18 3 1 1 2 1 9 8 a 6 6 1 2 1 11 1 2 1 6 7 a 8m p 53 1 f 1e d pn 2u 33 1
5 b 5g 218 2r d tr 1 9 347 g7 6nt ft 7 v 1 a 4 29 1 a 6 u 2 6 a 1y a a 1 7 1 l 5 j j4 2j 2t 23 4 1l 7 h 1s 5 b 2 e 4qg 8 ye
16 9 6w7 4 1 7 1 2 1 83 19 3 h 4 8 b0 1s4 2z 5 d 3 9 7 a 2 8 3mk 1a 2 n 9 38 9x 1 50 d l 1y 4a k c 2f 9 p 94 1 de 2 84 2 1g
i4 f 5 1 f uo v 69 7 1 h 2 7 1 2 1 5 5x 19 3 e 2 a 4 2 8w v h 1m 5 1 yo 7 1 4 1 2 1 f 1 5h 2 g 15 24 4 a 4 2 lt 1w 24 1p 5e 4
1 r 1 2 1 1 2 1 1 a 1 4 1 1 1 1 6 1 4 1 1 1 1 1 1 3 1 2 1 1 2 1 1 1 1 1 1 1 1 1 1 2 1 1 2 4 1 7 1 4 1 4 1 1 1 a 1 h 5 3 1 5 1
h 1g 2 7i 18 4 2s c f 2 f 1 f 1 11 a 4u 1k t d 18 4 9 7 2 e 6 4a rc 5 g 3 d 3 38 c 2h 7 c 4 1 f c 4 1k 8 a 6 14 8 u 2 2 26 9g
c e 2 5 3 5 3 7 9 t 3 b 5 6 a a 6 8 8 7 9 43 1 1j 11 a xr1 9 w 37d 7 66 2 4g2 e 5rl 3z3 3t7 fcmt 6o
"""
#: By property: distance from the change before, count, value in 3.2.
CHANGES = {
    "category": """
4n,1,So 3,1,Ll 3,1,Pd 9,1,So 4,1,Ll d6,1,Ll 11,2,Sk d,a,Sk 12,1,Sk 3s,1,Sk ga,1,Po 80,1,Me 1me,1,So cc,15,Lo ih,9,Nd 1j,2d,Lo
jx,1,Po 5j,1,Mn 3k,2,Mc 5t,2,Lo 1hi,1,Zs 2u,1,Ll e,1,Ll 49,1,So q,1,So 29,1,Nl at,4,Sm 4s,1,Ps 1,1,Pe 1,1,Po 2go,2,Mn 5p,1,Pc
ly2,1,Lo ieh,1,Ps 1,1,Pe fa,1,Pc rg,1,Lo
""",
    "bidirectional": """
17,1,ET 2,1,ET 2,1,ES 3i,1,ON 180,1,AL 1,1,NSM 1d,1,BN 14g,1,NSM 7,1,NSM 226,1,NSM 3k,2,L 5t,2,L 1ii,1,WS l,1,ON 1i,2,ET
g,2,ET 4o,1,ON 68,1,ET ge,14,EN 3u,1,EN ly,74,ON 1m6,2,NSM 143f,1,ET mx,2,ET 4p,1,ET 2,1,ET 2,1,ES 6i,3,BN 16g2,1,L 1m,1,L
1m,1,L 1m,1,L 1m,1,L
""",
    "mirrored": """
30a,4,0 1gh,2,0 3ra,1,1 160o,6,0 b,2,0 16rb,1,0 1m,1,0 1m,1,0 1m,1,0 1m,1,0
""",
    "east_asian_width": """
6xm,2,N kj,2,N 23,c,N
""",
}
