import pickle, pickletools, io, hashlib, copyreg, collections, datetime, decimal, fractions, sys
def H(b): return hashlib.md5(b).hexdigest()[:8], len(b)
class A: 
    def __init__(s,**k): s.__dict__.update(k)
    def __eq__(s,o): return type(s) is type(o) and s.__dict__==o.__dict__
class S:
    __slots__=('x','y')
class G:
    def __getstate__(s): return (1,2)
    def __setstate__(s,t): s.t=t
class R:
    def __reduce__(s): return (A,(),{'z':1},iter([]),iter([]))
class L(list): pass
class DD(dict): pass
class NA:
    def __new__(c,*a): o=super().__new__(c); o.a=a; return o
    def __getnewargs__(s): return (1,2)
class NK:
    def __new__(c,*,k): o=super().__new__(c); o.k=k; return o
    def __getnewargs_ex__(s): return ((),{'k':3})
s=S(); s.x=1
l=[]; l.append(l); t=([],); t[0].append(t); d={}; d['d']=d
rec=A(); rec.me=rec
vals=[None,True,False,0,1,255,256,65535,65536,-1,-129,2**31-1,2**31,-2**31,-2**31-1,2**40,-2**40,2**47,2**63,-2**63,10**30,-10**30,2**2100,1.5,-0.0,float('inf'),'','a','é€😀','\ud800','x'*255,'x'*256,'x'*70000,b'',b'a',b'x'*255,b'x'*256,b'x'*70000,bytearray(b'abc'),(),(1,),(1,2),(1,2,3),(1,2,3,4),[],[1],[1,2],list(range(1000)),list(range(1001)),list(range(2001)),{},{1:2},{i:i for i in range(1000)},{i:i for i in range(1001)},set(),{1},frozenset(),frozenset([1]),[['a','a'],'a'],A(p=1),[A(q=i,b='b') for i in range(3)],s,G(),R(),L([1,2]),DD(a=1),NA(),NK(k=3),collections.OrderedDict(a=1),collections.Counter('aab'),collections.deque([1],3),collections.defaultdict(list,a=[1]),datetime.datetime(2020,1,2),datetime.timedelta(1),decimal.Decimal('1.5'),fractions.Fraction(1,3),range(3),slice(1,2),Ellipsis,NotImplemented,int,len,A,print,complex(1,2),ValueError('x'),[b'z'*30000,b'y'*40000,b'q'],['s'*30000,'t'*40000,1,'u'],[str(i)*50 for i in range(3000)],type(None)]
for i,v in enumerate(vals):
    row=[]
    for p in range(6):
        try: b=pickle.dumps(v,p); row.append(H(b)); 
        except Exception as e: row.append(repr(e)); continue
        try:
            w=pickle.loads(b); ok = w==v or type(w) is type(v)
            u=pickle.load(io.BytesIO(b+b'rest')); ok2= u==v or type(u) is type(v)
            if not(ok and ok2): row.append((ok,ok2))
        except Exception as e: row.append(repr(e)[:100])
    print(i,repr(v)[:25].split(' at 0')[0],row)
for v in (l,t,d,rec):
    for p in range(6):
        b=pickle.dumps(v,p); w=pickle.loads(b); print(H(b), w[0] is w if v is l else w[0][0] is w if v is t else w['d'] is w if v is d else w.me is w)
class PP(pickle.Pickler):
    def persistent_id(s,o): return 'pid' if o==42 else None
class PU(pickle.Unpickler):
    def persistent_load(s,p): return ('P',p)
    def find_class(s,m,n): print('find',m,n); return super().find_class(m,n)
for p in range(6):
    f=io.BytesIO(); PP(f,p).dump([1,42,(42,),A(x=42)]); f.seek(0); r=PU(f).load(); print(H(f.getvalue()),r[:3],r[3].x)
f=io.BytesIO(); P=pickle.Pickler(f); P.dump([1,'a']); P.dump(['a',2]); f.seek(0); U=pickle.Unpickler(f); print(U.load(),U.load()); print(H(f.getvalue()))
P.clear_memo(); P.dump('a'); 
f=io.BytesIO(); P=pickle.Pickler(f,2); P.fast=True; x=[1]; P.dump([x,x]); print(f.getvalue())
class RO(pickle.Pickler):
    def reducer_override(s,o):
        if isinstance(o,A): return (dict,(),None,None,iter([('k',1)]))
        return NotImplemented
f=io.BytesIO(); RO(f).dump([A(),1,len]); f.seek(0); print(pickle.load(f))
class DT(pickle.Pickler): dispatch_table={A:lambda a:(list,((1,2),))}
f=io.BytesIO(); DT(f).dump([A(),1]); f.seek(0); print(pickle.load(f))
for bad in (b'',b'.',b'K',b'K\x01',b'\x80\x06.',b'\x80\x04\x95\xff\0\0\0\0\0\0\0N.',b'e.',b'(.',b'\x85.',b'0.',b'h\x05.',b'j\1\0\0\0.',b']K\x01K\x02e.',b'}(K\x01u.',b'K\x01a.',b'\x8c\x05ab.',b'X\xff\xff\xff\xff',b'\x8c\x02\xff\xfe.',b'Nb.',b'NN\x81.',b'N)R.',b'\x8c\x01a\x8c\x01b\x93.',b'Q.',b'I12x\n.',b'\xff',b'q\0.',b'(K\x01\x90.',b'\x94.',b'N)\x81.',b'cbuiltins\nint\nN\x81.',b'(a.',b'(K\x01a.',b']((a.',b'(\x85.', b'2.',b'1.',b'}K\x01s.',b'](K\x01a.'):
    for via in ('loads','load'):
        try: print(bad,pickle.loads(bad) if via=='loads' else pickle.load(io.BytesIO(bad)))
        except Exception as e: print(bad,type(e).__name__,e)
def deep(n):
    x=[]
    for _ in range(n): x=[x]
    return x
print(len(pickle.dumps(deep(20))), pickle.loads(pickle.dumps(deep(20)))==deep(20))
try: pickle.dumps(deep(100000)); print('no error')
except RecursionError as e: print('RecursionError')
import types
for v in (lambda:1, types.ModuleType('q'), (i for i in ())):
    try: pickle.dumps([v])
    except Exception as e: print(type(e).__name__, str(e).split(' at 0x')[0])
def loc():
    class X: pass
    return X()
try: pickle.dumps(loc())
except Exception as e: print(type(e).__name__, e)
bufs=[]; b=pickle.dumps([pickle.PickleBuffer(b'abc'),pickle.PickleBuffer(bytearray(b'x'))],5,buffer_callback=bufs.append); print(H(b),len(pickle.loads(b,buffers=bufs)),pickle.loads(pickle.dumps(pickle.PickleBuffer(b'abc'),5)))
print(pickle.loads(b"\x80\x02U\x03ab\xe9.",encoding='latin1'),pickle.loads(b"\x80\x02U\x03ab\xe9.",encoding='bytes'))

# expect: 0 None [('2c45f80c', 2), ('2c45f80c', 2), ('6a3daba4', 4), ('4dc6000a', 4), ('7d1e5565', 4), ('8a76b3f1', 4)]
# expect: 1 True [('408c2c2e', 5), ('408c2c2e', 5), ('ec43c127', 4), ('d96559e4', 4), ('ff091462', 4), ('bad787c5', 4)]
# expect: 2 False [('cc20117a', 5), ('cc20117a', 5), ('f98bc937', 4), ('eda83ccc', 4), ('ee9a771f', 4), ('9b45925d', 4)]
# expect: 3 0 [('2f6b5f08', 4), ('35206a92', 3), ('16086800', 5), ('83a696a1', 5), ('f6b90307', 5), ('edea0e19', 5)]
# expect: 4 1 [('e55528fb', 4), ('52b32317', 3), ('c7f5dcc1', 5), ('366da3d0', 5), ('35a5b1d8', 5), ('1d847da3', 5)]
# expect: 5 255 [('b39ea887', 6), ('1060b1f3', 3), ('de4c5a3c', 5), ('1a83f16e', 5), ('2d1cc743', 5), ('3ffe912a', 5)]
# expect: 6 256 [('80376b98', 6), ('32a86a74', 4), ('70ebf6ff', 6), ('fe9f5526', 6), ('c1068f1a', 15), ('344c3906', 15)]
# expect: 7 65535 [('30981376', 8), ('d6658768', 4), ('8a0de3db', 6), ('20671924', 6), ('333d3a8e', 15), ('b96446a2', 15)]
# expect: 8 65536 [('05d76a3d', 8), ('5e875b13', 6), ('a9b7fe88', 8), ('45151e88', 8), ('509c01bf', 17), ('cdcfeacd', 17)]
# expect: 9 -1 [('28196394', 5), ('01ea5a3a', 6), ('c759f9fd', 8), ('518fc011', 8), ('073a4c83', 17), ('2ac64cf7', 17)]
# expect: 10 -129 [('9d74fc53', 7), ('fa5fd4b4', 6), ('07b0d2cf', 8), ('779cfec2', 8), ('f904ec11', 17), ('b079dc48', 17)]
# expect: 11 2147483647 [('fa71ef7c', 13), ('b72073ac', 6), ('f0f3aabd', 8), ('e3ec9eac', 8), ('a143d031', 17), ('cb2188db', 17)]
# expect: 12 2147483648 [('152d211c', 14), ('152d211c', 14), ('5a5fc6f8', 10), ('7364f24f', 10), ('e68bb633', 19), ('621aa485', 19)]
# expect: 13 -2147483648 [('14621139', 14), ('d4ea19e9', 6), ('f1bc6682', 8), ('18e887ce', 8), ('b9df6b49', 17), ('ee939292', 17)]
# expect: 14 -2147483649 [('8e18e84a', 15), ('8e18e84a', 15), ('49552204', 10), ('09ca0fe9', 10), ('3823a0c8', 19), ('7cd8f690', 19)]
# expect: 15 1099511627776 [('5a56feb7', 17), ('5a56feb7', 17), ('93208651', 11), ('37ac71dc', 11), ('7e7649e8', 20), ('e69eee43', 20)]
# expect: 16 -1099511627776 [('3b406525', 18), ('3b406525', 18), ('c54d88c3', 11), ('f362cfca', 11), ('3cb37b88', 20), ('b40c01f6', 20)]
# expect: 17 140737488355328 [('722ae799', 19), ('722ae799', 19), ('1edd93c7', 12), ('6f2535c6', 12), ('7a40f34c', 21), ('fc8f5123', 21)]
# expect: 18 9223372036854775808 [('b78e0fb2', 23), ('b78e0fb2', 23), ('eb1638b9', 14), ('d5777e14', 14), ('830a714f', 23), ('aedc6322', 23)]
# expect: 19 -9223372036854775808 [('46a20011', 24), ('46a20011', 24), ('04e398bc', 13), ('dfed677c', 13), ('6a1c7572', 22), ('c9df3207', 22)]
# expect: 20 1000000000000000000000000 [('f1847d75', 35), ('f1847d75', 35), ('d2455032', 18), ('d1b280c2', 18), ('8ca20422', 27), ('a51d1cfc', 27)]
# expect: 21 -100000000000000000000000 [('c66d14d6', 36), ('c66d14d6', 36), ('b6ec8eeb', 18), ('b6fded47', 18), ('217d3ece', 27), ('e1d45f7b', 27)]
# expect: 22 1455428565004863093618902 [('806f04c2', 637), ('806f04c2', 637), ('a0b9d0cf', 271), ('462689cc', 271), ('22597fcf', 280), ('788eb591', 280)]
# expect: 23 1.5 [('352b77d6', 6), ('4dd39fc8', 10), ('70c0981f', 12), ('ee2d0705', 12), ('9eb02ede', 21), ('6f3da5c2', 21)]
# expect: 24 -0.0 [('ec5246f3', 7), ('f36c2777', 10), ('5efb797c', 12), ('c342fd41', 12), ('54d72583', 21), ('f3e0eaeb', 21)]
# expect: 25 inf [('7d7b141e', 6), ('6ee0d8d7', 10), ('36993363', 12), ('b056d282', 12), ('1a6d32d7', 21), ('9f4f7e13', 21)]
# expect: 26 '' [('425ec668', 6), ('568c91f8', 8), ('a722a7b5', 10), ('965c128f', 10), ('6d06c2c0', 15), ('c83fd38a', 15)]
# expect: 27 'a' [('4184f384', 7), ('8f7656f2', 9), ('94158b25', 11), ('d68c4b07', 11), ('adac0186', 16), ('fe960326', 16)]
# expect: 28 'é€😀' [('e06d73f0', 23), ('69c259cf', 17), ('d0bb48e6', 19), ('36be4730', 19), ('e7225013', 24), ('b31446cd', 24)]
# expect: 29 '\ud800' [('010d5e6c', 12), ('a1103bbf', 11), ('7f9f42eb', 13), ('3ad462b1', 13), ('81adff22', 18), ('a4247382', 18)]
# expect: 30 'xxxxxxxxxxxxxxxxxxxxxxxx [('1b341975', 261), ('0e7e40e9', 263), ('030c2aa2', 265), ('ab526baf', 265), ('7e5499cb', 270), ('dadc04d3', 270)]
# expect: 31 'xxxxxxxxxxxxxxxxxxxxxxxx [('e781ebd6', 262), ('27a867ac', 264), ('80db35ea', 266), ('abe79137', 266), ('236d8437', 274), ('c090db93', 274)]
# expect: 32 'xxxxxxxxxxxxxxxxxxxxxxxx [('d5cead85', 70006), ('6fb118e0', 70008), ('347aff7c', 70010), ('152d5601', 70010), ('525db43b', 70009), ('f17ce701', 70009)]
# expect: 33 b'' [('e9407fce', 29), ('0c8460f6', 26), ('4f87b1ba', 28), ('e5884747', 7), ('a767fa32', 15), ('c6f9a51b', 15)]
# expect: 34 b'a' [('af05fd33', 46), ('fc1aae51', 47), ('73989ccb', 48), ('6a37619f', 8), ('849c5f56', 16), ('c12be8ac', 16)]
# expect: 35 b'xxxxxxxxxxxxxxxxxxxxxxx [('5e9f4617', 300), ('0dbca407', 301), ('a704bad9', 302), ('6801b304', 262), ('e879e437', 270), ('95a63512', 270)]
# expect: 36 b'xxxxxxxxxxxxxxxxxxxxxxx [('eeaa115f', 301), ('a8fccec4', 302), ('215409d3', 303), ('0e4f2c85', 266), ('d26e4b97', 274), ('2b46ba6b', 274)]
# expect: 37 b'xxxxxxxxxxxxxxxxxxxxxxx [('575a3366', 70045), ('511ef420', 70046), ('a0273e08', 70047), ('e3539eb0', 70010), ('fd64591b', 70009), ('490dbe54', 70009)]
# expect: 38 bytearray(b'abc') [('734b6d8f', 83), ('b5826bb6', 81), ('b212244a', 81), ('3dd07cd3', 38), ('43d4a33e', 47), ('5008f9db', 25)]
# expect: 39 () [('600b64cd', 3), ('ce96ce64', 2), ('2c8078d9', 4), ('7aa3631c', 4), ('4f8ea2af', 4), ('e71d7d13', 4)]
# expect: 40 (1,) [('67c99e41', 9), ('16270ad7', 7), ('f4ffde6c', 8), ('2f7eb6a4', 8), ('8d49ee71', 16), ('289f603d', 16)]
# expect: 41 (1, 2) [('46dce511', 12), ('ed4ac84b', 9), ('0cc2f71c', 10), ('18b7d799', 10), ('e48ad7a0', 18), ('092a536d', 18)]
# expect: 42 (1, 2, 3) [('0906479b', 15), ('f9a55640', 11), ('56869c9a', 12), ('dc85fcae', 12), ('d19df3a9', 20), ('af748d44', 20)]
# expect: 43 (1, 2, 3, 4) [('a245105d', 18), ('6a39e9a3', 13), ('1ffc0cd9', 15), ('e5d73e22', 15), ('80beae5a', 23), ('49fa69e1', 23)]
# expect: 44 [] [('462dc403', 6), ('d0490a1f', 4), ('2dfdacb2', 6), ('d34b2ff3', 6), ('57dcc90d', 5), ('ea258a70', 5)]
# expect: 45 [1] [('84f3ee6b', 10), ('4a07f4e2', 7), ('1146f46b', 9), ('464ac89d', 9), ('38b97910', 17), ('e810acda', 17)]
# expect: 46 [1, 2] [('2d903a6d', 14), ('0ebd730e', 10), ('1a3d8db8', 12), ('ad635238', 12), ('39bb5050', 20), ('d1daa8e1', 20)]
# expect: 47 [0, 1, 2, 3, 4, 5, 6, 7,  [('c8538ffe', 5896), ('31e9c2ca', 2750), ('a6ac5b78', 2752), ('483255cd', 2752), ('2b3be4df', 2760), ('1d27d6ea', 2760)]
# expect: 48 [0, 1, 2, 3, 4, 5, 6, 7,  [('844bcb21', 5903), ('fc18564f', 2755), ('f87c623a', 2757), ('10b85e6c', 2757), ('a839173c', 2765), ('d6a399be', 2765)]
# expect: 49 [0, 1, 2, 3, 4, 5, 6, 7,  [('934f21fc', 12903), ('8ba2edf6', 5757), ('cfcf85dc', 5759), ('7cb120c7', 5759), ('e3ed127b', 5767), ('fb5788f1', 5767)]
# expect: 50 {} [('734f4d6e', 6), ('f40c30af', 4), ('08d116be', 6), ('72a75538', 6), ('9d1bcb3a', 5), ('5c4d3e46', 5)]
# expect: 51 {1: 2} [('e12662bb', 13), ('d036b2ec', 9), ('ae16a4ea', 11), ('9994514a', 11), ('a6cf474c', 19), ('7bf2d768', 19)]
# expect: 52 {0: 0, 1: 1, 2: 2, 3: 3,  [('7fe486ec', 10786), ('ad430e1a', 5496), ('35242369', 5498), ('18a9e8a0', 5498), ('251fa8e7', 5506), ('cba05189', 5506)]
# expect: 53 {0: 0, 1: 1, 2: 2, 3: 3,  [('2592348c', 10799), ('524f23a5', 5502), ('b03e8fb8', 5504), ('80033aa9', 5504), ('ba878e51', 5512), ('d9831e26', 5512)]
# expect: 54 set() [('a8827bbc', 35), ('e7884e73', 30), ('cc0c99ca', 31), ('b329542c', 28), ('e2f86f83', 5), ('d8d94d82', 5)]
# expect: 55 {1} [('eca3103b', 39), ('568d64f6', 33), ('08b6c298', 34), ('ad3bce02', 31), ('8edd76ad', 18), ('b39242ac', 18)]
# expect: 56 frozenset() [('d67aaed1', 41), ('6f33c825', 36), ('124bf34a', 37), ('31ee147b', 34), ('a2c4a5c9', 15), ('27238ff3', 15)]
# expect: 57 frozenset({1}) [('4f7562be', 45), ('8c123ae0', 39), ('e15f021d', 40), ('4b6d389c', 37), ('264cdda3', 17), ('26f9fea6', 17)]
# expect: 58 [['a', 'a'], 'a'] [('294b4bb2', 27), ('1415b1be', 23), ('d8c65a50', 25), ('34e29335', 25), ('a127e473', 28), ('c42ae47c', 28)]
# expect: 59 <__main__.A object [('6af6627c', 93), ('33be489f', 87), ('d318c218', 36), ('cb5c306b', 36), ('43a85dbb', 42), ('0c4c342f', 42)]
# expect: 60 [<__main__.A object [('b2a31184', 194), ('b201aea0', 159), ('6349f1ea', 92), ('939c7b9a', 92), ('498726b5', 89), ('8ef464d6', 89)]
# expect: 61 <__main__.S object ["TypeError('a class that defines __slots__ without defining __getstate__ cannot be pickled')", "TypeError('a class that defines __slots__ without defining __getstate__ cannot be pickled')", ('5c56e863', 40), ('70d665d7', 40), ('b8dcc674', 45), ('472105c9', 45)]
# expect: 62 <__main__.G object [('8ebd3624', 89), ('e3841d7e', 81), ('d0946ce0', 29), ('47a730b0', 29), ('c151c2e5', 39), ('ca499714', 39)]
# expect: 63 <__main__.R object [('8155cd91', 38), (False, False), ('d8b1d2b7', 34), (False, False), ('3876ea79', 36), (False, False), ('423c2877', 36), (False, False), ('8cbb0b70', 42), (False, False), ('82cf487a', 42), (False, False)]
# expect: 64 [1, 2] [('e1788bc6', 87), ('eac77c0c', 78), ('3add8d5a', 27), ('cc9c2c24', 27), ('9f280824', 38), ('36294f52', 38)]
# expect: 65 {'a': 1} [('1e10a8ad', 90), ('be2b457d', 84), ('04d1694b', 33), ('eaf84d88', 33), ('b1a1c354', 40), ('2edfae64', 40)]
# expect: 66 <__main__.NA object [('8f57138a', 93), ('7d70fab4', 87), ('86b4413a', 42), ('06cfbe41', 42), ('31366740', 47), ('f537e683', 47)]
# expect: 67 <__main__.NK object [('c4dcc701', 94), ('562b57bc', 88), ('1dac03d8', 128), ('2183f71c', 125), ('441ca903', 50), ('61bfbf92', 50)]
# expect: 68 OrderedDict([('a', 1)]) [('360874d1', 45), ('19ebcc40', 43), ('a3a081f6', 45), ('e74d8046', 45), ('0fc88370', 52), ('f399db34', 52)]
# expect: 69 Counter({'a': 2, 'b': 1}) [('15aeb79d', 59), ('710a9814', 56), ('1503dbc3', 57), ('ba89af03', 57), ('ef1faa5b', 58), ('47fbbbe2', 58)]
# expect: 70 deque([1], maxlen=3) [('15bb7e2c', 41), ('e5a02d0f', 35), ('39ff57bb', 36), ('55428153', 36), ('b7bb4dee', 46), ('8e478d1c', 46)]
# expect: 71 defaultdict(<class 'list' [('4eb9ead4', 75), ('c06e6931', 70), ('714d87ca', 71), ('73199f29', 68), ('c4ffe7f9', 76), ('e9997a45', 76)]
# expect: 72 datetime.datetime(2020, 1 [('a4a2f075', 116), ('164a14a3', 85), ('d0d5b07d', 85), ('92bae875', 44), ('9ed216cf', 53), ('68dc04dc', 53)]
# expect: 73 datetime.timedelta(days=1 [('fca20a1d', 42), ('4e7c823a', 36), ('4789af9a', 37), ('767ccef2', 37), ('a67621a5', 47), ('c92a3cdf', 47)]
# expect: 74 Decimal('1.5') [('712610fe', 38), ('32909036', 37), ('dac96d34', 38), ('0b8d1d9f', 38), ('0880f259', 44), ('7d2181c6', 44)]
# expect: 75 Fraction(1, 3) [('3612ad80', 39), ('dc361b52', 34), ('424f4c7d', 35), ('cd129b72', 35), ('39af343a', 45), ('491f87ac', 45)]
# expect: 76 range(0, 3) [('c437ef64', 42), ('3146d2f6', 36), ('b511a987', 37), ('22f8cb8b', 33), ('7f947e4f', 43), ('a140c37d', 43)]
# expect: 77 slice(1, 2, None) [('9721a6f9', 39), ('88ef574f', 34), ('86a1c1d6', 35), ('aab0e442', 32), ('8aa6da51', 42), ('4c52fd67', 42)]
# expect: 78 Ellipsis [('52884a62', 26), ('b5af7ce9', 25), ('fe9144f5', 27), ('082e85c6', 24), ('6a0540aa', 36), ('f635d5d6', 36)]
# expect: 79 NotImplemented [('6fbc01be', 32), ('fff0c155', 31), ('9bd2d75a', 33), ('e881faac', 30), ('8f239679', 42), ('f4afab1f', 42)]
# expect: 80 <class 'int'> [('f022244d', 22), ('517e5d31', 21), ('0cb26ab1', 23), ('8bb794cb', 19), ('170cc55b', 31), ('699c09fb', 31)]
# expect: 81 <built-in function len> [('27071a63', 21), ('04ee3953', 20), ('6edca10e', 22), ('9678ea84', 19), ('afd523a0', 31), ('6f29886f', 31)]
# expect: 82 <class '__main__.A'> [('c1e53d7b', 16), ('86a6c85c', 15), ('61c1dcdf', 17), ('f94f00eb', 17), ('81067559', 29), ('6300c743', 29)]
# expect: 83 <built-in function print> [('38f17dd1', 23), ('1759795d', 22), ('00b6b20e', 24), ('052e9d54', 21), ('b2fc8c86', 33), ('213a93ab', 33)]
# expect: 84 (1+2j) [('b25f0129', 44), ('19c8bc21', 49), ('e4ba2198', 50), ('91997603', 47), ('c9a58f97', 57), ('0ab63a91', 57)]
# expect: 85 ValueError('x') [('16f9b20b', 42), ('04f61205', 41), ('ab849c3d', 42), ('8ba092cc', 40), ('c5103c30', 46), ('814b21d2', 46)]
# expect: 86 [b'zzzzzzzzzzzzzzzzzzzzzz [('8f1076bc', 70096), ('a9466beb', 70088), ('f112a0a8', 70087), ('f37fe1db', 70027), ('30257693', 70041), ('610fa30b', 70041)]
# expect: 87 ['sssssssssssssssssssssss [('9507e60d', 70029), ('dfc385ce', 70030), ('0b426ec8', 70032), ('09041f80', 70032), ('f2ca9c56', 70043), ('a930f5f6', 70043)]
# expect: 88 ['00000000000000000000000 [('2ac3fb2e', 570399), ('61b02f7d', 573745), ('60b438fd', 573747), ('b96f5806', 573747), ('9447b719', 553592), ('41d56ab5', 553592)]
# expect: 89 <class 'NoneType'> [('63a85714', 32), ('e05c803f', 29), ('672d797c', 30), ('acde509a', 27), ('5ca4a0e0', 37), ('e21c8ea2', 37)]
# expect: ('d1bf2cb8', 10) True
# expect: ('996b206e', 7) True
# expect: ('dd053f8c', 9) True
# expect: ('bab96ead', 9) True
# expect: ('be25155f', 17) True
# expect: ('efd28494', 17) True
# expect: ('0e4649e4', 21) True
# expect: ('428fd60c', 15) True
# expect: ('ca5641e8', 15) True
# expect: ('5e6e337c', 15) True
# expect: ('ad11690b', 22) True
# expect: ('7a12d318', 22) True
# expect: ('5c8b2e8d', 16) True
# expect: ('5dd1b135', 15) True
# expect: ('50bb7725', 17) True
# expect: ('599b3150', 17) True
# expect: ('cf51e0d8', 21) True
# expect: ('f79243dc', 21) True
# expect: ('863fdbaf', 94) True
# expect: ('6141f391', 88) True
# expect: ('3cd90575', 37) True
# expect: ('73a4ffa6', 37) True
# expect: ('7f93f77d', 43) True
# expect: ('d522474f', 43) True
# expect: find copy_reg _reconstructor
# expect: find __main__ A
# expect: find __builtin__ object
# expect: ('2ee6ba0a', 122) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: find copy_reg _reconstructor
# expect: find __main__ A
# expect: find __builtin__ object
# expect: ('2cd83e73', 113) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: find __main__ A
# expect: ('6369e09f', 61) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: find __main__ A
# expect: ('1b78ca7c', 61) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: find __main__ A
# expect: ('7c941f1e', 61) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: find __main__ A
# expect: ('efe6deee', 61) [1, ('P', 'pid'), (('P', 'pid'),)] ('P', 'pid')
# expect: [1, 'a'] ['a', 2]
# expect: ('46682031', 42)
# expect: b'\x80\x02](]K\x01a]K\x01ae.'
# expect: [{'k': 1}, 1, <built-in function len>]
# expect: [[1, 2], 1]
# expect: b'' EOFError Ran out of input
# expect: b'' EOFError Ran out of input
# expect: b'.' UnpicklingError unpickling stack underflow
# expect: b'.' UnpicklingError unpickling stack underflow
# expect: b'K' UnpicklingError pickle data was truncated
# expect: b'K' UnpicklingError pickle data was truncated
# expect: b'K\x01' EOFError Ran out of input
# expect: b'K\x01' EOFError Ran out of input
# expect: b'\x80\x06.' ValueError unsupported pickle protocol: 6
# expect: b'\x80\x06.' ValueError unsupported pickle protocol: 6
# expect: b'\x80\x04\x95\xff\x00\x00\x00\x00\x00\x00\x00N.' UnpicklingError pickle data was truncated
# expect: b'\x80\x04\x95\xff\x00\x00\x00\x00\x00\x00\x00N.' UnpicklingError pickle data was truncated
# expect: b'e.' UnpicklingError could not find MARK
# expect: b'e.' UnpicklingError could not find MARK
# expect: b'(.' UnpicklingError unexpected MARK found
# expect: b'(.' UnpicklingError unexpected MARK found
# expect: b'\x85.' UnpicklingError unpickling stack underflow
# expect: b'\x85.' UnpicklingError unpickling stack underflow
# expect: b'0.' UnpicklingError unpickling stack underflow
# expect: b'0.' UnpicklingError unpickling stack underflow
# expect: b'h\x05.' UnpicklingError Memo value not found at index 5
# expect: b'h\x05.' UnpicklingError Memo value not found at index 5
# expect: b'j\x01\x00\x00\x00.' UnpicklingError Memo value not found at index 1
# expect: b'j\x01\x00\x00\x00.' UnpicklingError Memo value not found at index 1
# expect: b']K\x01K\x02e.' UnpicklingError could not find MARK
# expect: b']K\x01K\x02e.' UnpicklingError could not find MARK
# expect: b'}(K\x01u.' UnpicklingError odd number of items for SETITEMS
# expect: b'}(K\x01u.' UnpicklingError odd number of items for SETITEMS
# expect: b'K\x01a.' UnpicklingError unpickling stack underflow
# expect: b'K\x01a.' UnpicklingError unpickling stack underflow
# expect: b'\x8c\x05ab.' UnpicklingError pickle data was truncated
# expect: b'\x8c\x05ab.' UnpicklingError pickle data was truncated
# expect: b'X\xff\xff\xff\xff' UnpicklingError pickle data was truncated
# expect: b'X\xff\xff\xff\xff' UnpicklingError pickle data was truncated
# expect: b'\x8c\x02\xff\xfe.' UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
# expect: b'\x8c\x02\xff\xfe.' UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
# expect: b'Nb.' UnpicklingError unpickling stack underflow
# expect: b'Nb.' UnpicklingError unpickling stack underflow
# expect: b'NN\x81.' UnpicklingError NEWOBJ class argument must be a type, not NoneType
# expect: b'NN\x81.' UnpicklingError NEWOBJ class argument must be a type, not NoneType
# expect: b'N)R.' TypeError 'NoneType' object is not callable
# expect: b'N)R.' TypeError 'NoneType' object is not callable
# expect: b'\x8c\x01a\x8c\x01b\x93.' ModuleNotFoundError No module named 'a'
# expect: b'\x8c\x01a\x8c\x01b\x93.' ModuleNotFoundError No module named 'a'
# expect: b'Q.' UnpicklingError A load persistent id instruction was encountered,
# expect: but no persistent_load function was specified.
# expect: b'Q.' UnpicklingError A load persistent id instruction was encountered,
# expect: but no persistent_load function was specified.
# expect: b'I12x\n.' ValueError could not convert string to int
# expect: b'I12x\n.' ValueError could not convert string to int
# expect: b'\xff' UnpicklingError invalid load key, '\xff'.
# expect: b'\xff' UnpicklingError invalid load key, '\xff'.
# expect: b'q\x00.' UnpicklingError unpickling stack underflow
# expect: b'q\x00.' UnpicklingError unpickling stack underflow
# expect: b'(K\x01\x90.' UnpicklingError unpickling stack underflow
# expect: b'(K\x01\x90.' UnpicklingError unpickling stack underflow
# expect: b'\x94.' UnpicklingError unpickling stack underflow
# expect: b'\x94.' UnpicklingError unpickling stack underflow
# expect: b'N)\x81.' UnpicklingError NEWOBJ class argument must be a type, not NoneType
# expect: b'N)\x81.' UnpicklingError NEWOBJ class argument must be a type, not NoneType
# expect: b'cbuiltins\nint\nN\x81.' UnpicklingError NEWOBJ args argument must be a tuple, not NoneType
# expect: b'cbuiltins\nint\nN\x81.' UnpicklingError NEWOBJ args argument must be a tuple, not NoneType
# expect: b'(a.' UnpicklingError unexpected MARK found
# expect: b'(a.' UnpicklingError unexpected MARK found
# expect: b'(K\x01a.' UnpicklingError unexpected MARK found
# expect: b'(K\x01a.' UnpicklingError unexpected MARK found
# expect: b']((a.' UnpicklingError unexpected MARK found
# expect: b']((a.' UnpicklingError unexpected MARK found
# expect: b'(\x85.' UnpicklingError unexpected MARK found
# expect: b'(\x85.' UnpicklingError unexpected MARK found
# expect: b'2.' UnpicklingError unpickling stack underflow
# expect: b'2.' UnpicklingError unpickling stack underflow
# expect: b'1.' UnpicklingError could not find MARK
# expect: b'1.' UnpicklingError could not find MARK
# expect: b'}K\x01s.' UnpicklingError unpickling stack underflow
# expect: b'}K\x01s.' UnpicklingError unpickling stack underflow
# expect: b'](K\x01a.' UnpicklingError unexpected MARK found
# expect: b'](K\x01a.' UnpicklingError unexpected MARK found
# expect: 74 True
# expect: RecursionError
# expect: PicklingError Can't pickle <function <lambda>
# expect: TypeError cannot pickle 'module' object
# expect: TypeError cannot pickle 'generator' object
# expect: AttributeError Can't pickle local object 'loc.<locals>.X'
# expect: ('9f561e54', 19) 2 b'abc'
# expect: abé b'ab\xe9'
