import struct,hashlib,hmac,base64,binascii,ast
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
for f,v in [('<i',(5,)),('>hHl',(-1,65535,7)),('@bhiq',(1,2,3,4)),('3s2x?d',(b'ab',True,1.5)),('e',(1.5,)),('e',(65519.0,)),('e',(1e-7,)),('f',(1e40,)),('!Q',(2**63,)),('B',(256,)),('b',(200,)),('h',(40000,)),('c',(b'x',)),('c',('x',)),('5p',(b'abcdefg',)),('i',('a',)),('f',('a',)),('2i',(1,)),('z',(1,)),('3',()),('',()),('P',(1,)),('<n',(1,)),(' i i ',(1,2)),('0s',(b'',)),('?',([],)),('x',()),('ed',(0.1,0.1)),('<f',(0.1,)),('i',(True,)),('i',(1.0,))]:
    t(lambda:struct.pack(f,*v)); t(lambda:struct.calcsize(f)); t(lambda:struct.unpack(f,struct.pack(f,*v)))
t(lambda:struct.unpack('i',b'abc')); t(lambda:struct.unpack_from('<h',b'\1\2\3\4',1)); t(lambda:list(struct.iter_unpack('<h',b'\1\0\2\0'))); t(lambda:struct.unpack_from('i',b'abc')); b=bytearray(8); t(lambda:struct.pack_into('<i',b,2,9)); print(b); s=struct.Struct('<if'); print(s.size,s.format,s.pack(1,2.5),s.unpack(s.pack(1,2.5)))
for n in ['md5','sha1','sha224','sha256','sha384','sha512']:
    for d in [b'',b'abc',b'a'*55,b'b'*64,b'c'*119,b'd'*1000]: print(n,hashlib.new(n,d).hexdigest())
    h=getattr(hashlib,n)(); h.update(b'x'); g=h.copy(); h.update(b'y'); print(h.name,h.digest_size,h.block_size,h.hexdigest(),g.hexdigest(),h.digest()[:4]); print(hmac.new(b'key'*50,b'msg',n).hexdigest())
t(lambda:hashlib.md5('a')); t(lambda:hashlib.new('zz')); t(lambda:hashlib.md5(1)); print(hashlib.pbkdf2_hmac('sha256',b'p',b's',3).hex(), hmac.compare_digest('a','a'))
for d in [b'',b'a',b'ab',b'abc',b'abcd',bytes(range(256))]:
    for f in ['b64','b32','b16','b85','urlsafe_b64','standard_b64']:
        e=getattr(base64,f+'encode')(d); print(f,e,getattr(base64,f+'decode')(e)==d)
t(lambda:base64.b64decode('YWJj')); t(lambda:base64.b64decode('YWJ')); t(lambda:base64.b64decode('Y')); t(lambda:base64.b64decode('YW!Jj')); t(lambda:base64.b64decode('YW!Jj',validate=True)); t(lambda:base64.b64encode('a')); t(lambda:base64.b64decode('é')); t(lambda:base64.b64decode(1)); t(lambda:base64.b64encode(b'\xff\xfe',b'-_')); t(lambda:base64.encodebytes(b'x'*60)); t(lambda:base64.b32decode('A')); t(lambda:base64.b16decode('zz'))
t(lambda:binascii.hexlify(b'ab')); t(lambda:binascii.unhexlify('6162')); t(lambda:binascii.unhexlify('6')); t(lambda:binascii.unhexlify('zz')); t(lambda:binascii.crc32(b'hello')); t(lambda:binascii.crc32(b'lo',binascii.crc32(b'hel'))); t(lambda:binascii.b2a_base64(b'hi')); t(lambda:binascii.hexlify(b'abcd','-')); t(lambda:binascii.crc_hqx(b'abc',0))
for s in ['1','-1','1.5','"a"','[1,2]','(1,)','()','{}','{1:2}','{1,2}','set()','None','True','1+2j','-1-2j','b"x"','"a" "b"','[1,[2,(3,{"a":None})]]','1,2',' 1','...','{"a":[1,2,3],}','0x1f','1e5','"\\n"',"'it\\'s'"]: t(lambda:ast.literal_eval(s))
for s in ['1+1','a','f(1)','[1','1 2','']: 
    try: print(ast.literal_eval(s))
    except (ValueError,SyntaxError) as e: print(type(e).__name__)

# expect: b'\x05\x00\x00\x00'
# expect: 4
# expect: (5,)
# expect: b'\xff\xff\xff\xff\x00\x00\x00\x07'
# expect: 8
# expect: (-1, 65535, 7)
# expect: b'\x01\x00\x02\x00\x03\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00'
# expect: 16
# expect: (1, 2, 3, 4)
# expect: b'ab\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\xf8?'
# expect: 16
# expect: (b'ab\x00', True, 1.5)
# expect: b'\x00>'
# expect: 2
# expect: (1.5,)
# expect: b'\xff{'
# expect: 2
# expect: (65504.0,)
# expect: b'\x02\x00'
# expect: 2
# expect: (1.1920928955078125e-07,)
# expect: b'\x00\x00\x80\x7f'
# expect: 4
# expect: (inf,)
# expect: b'\x80\x00\x00\x00\x00\x00\x00\x00'
# expect: 8
# expect: (9223372036854775808,)
# expect: error | ubyte format requires 0 <= number <= 255
# expect: 1
# expect: error | ubyte format requires 0 <= number <= 255
# expect: error | byte format requires -128 <= number <= 127
# expect: 1
# expect: error | byte format requires -128 <= number <= 127
# expect: error | short format requires -32768 <= number <= 32767
# expect: 2
# expect: error | short format requires -32768 <= number <= 32767
# expect: b'x'
# expect: 1
# expect: (b'x',)
# expect: error | char format requires a bytes object of length 1
# expect: 1
# expect: error | char format requires a bytes object of length 1
# expect: b'\x04abcd'
# expect: 5
# expect: (b'abcd',)
# expect: error | required argument is not an integer
# expect: 4
# expect: error | required argument is not an integer
# expect: error | required argument is not a float
# expect: 4
# expect: error | required argument is not a float
# expect: error | pack expected 2 items for packing (got 1)
# expect: 8
# expect: error | pack expected 2 items for packing (got 1)
# expect: error | bad char in struct format
# expect: error | bad char in struct format
# expect: error | bad char in struct format
# expect: error | repeat count given without format specifier
# expect: error | repeat count given without format specifier
# expect: error | repeat count given without format specifier
# expect: b''
# expect: 0
# expect: ()
# expect: b'\x01\x00\x00\x00\x00\x00\x00\x00'
# expect: 8
# expect: (1,)
# expect: error | bad char in struct format
# expect: error | bad char in struct format
# expect: error | bad char in struct format
# expect: b'\x01\x00\x00\x00\x02\x00\x00\x00'
# expect: 8
# expect: (1, 2)
# expect: b''
# expect: 0
# expect: (b'',)
# expect: b'\x00'
# expect: 1
# expect: (False,)
# expect: b'\x00'
# expect: 1
# expect: ()
# expect: b'f.\x00\x00\x00\x00\x00\x00\x9a\x99\x99\x99\x99\x99\xb9?'
# expect: 16
# expect: (0.0999755859375, 0.1)
# expect: b'\xcd\xcc\xcc='
# expect: 4
# expect: (0.10000000149011612,)
# expect: b'\x01\x00\x00\x00'
# expect: 4
# expect: (1,)
# expect: error | required argument is not an integer
# expect: 4
# expect: error | required argument is not an integer
# expect: error | unpack requires a buffer of 4 bytes
# expect: (770,)
# expect: [(1,), (2,)]
# expect: error | unpack_from requires a buffer of at least 4 bytes for unpacking 4 bytes at offset 0 (actual buffer size is 3)
# expect: None
# expect: bytearray(b'\x00\x00\t\x00\x00\x00\x00\x00')
# expect: 8 <if b'\x01\x00\x00\x00\x00\x00 @' (1, 2.5)
# expect: md5 d41d8cd98f00b204e9800998ecf8427e
# expect: md5 900150983cd24fb0d6963f7d28e17f72
# expect: md5 ef1772b6dff9a122358552954ad0df65
# expect: md5 0b649bcb5a82868817fec9a6e709d233
# expect: md5 e259897e3e8fb46951621b2cc1ff17f9
# expect: md5 d9a0e8de165479413f12fc6065062298
# expect: md5 16 64 3e44107170a520582ade522fa73c1d15 9dd4e461268c8034f5c8564e155c67a6 b'>D\x10q'
# expect: e3ea8ee867bc05068780819ab72a80cb
# expect: sha1 da39a3ee5e6b4b0d3255bfef95601890afd80709
# expect: sha1 a9993e364706816aba3e25717850c26c9cd0d89d
# expect: sha1 c1c8bbdc22796e28c0e15163d20899b65621d65a
# expect: sha1 9d682ff9a7018603023176b8c12926c6a15510ee
# expect: sha1 4096183ccdcf8a793b1f698ddf76a311c06f8e00
# expect: sha1 40844d526c1d4b472a2da8ed47bd7adea39b93d4
# expect: sha1 20 64 5f8459982f9f619f4b0d9af2542a2086e56a4bef 11f6ad8ec52a2984abaafd7c3b516503785c2072 b'_\x84Y\x98'
# expect: ac5d2ae732cd119243ff23a66b68a59ea73a3f88
# expect: sha224 d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f
# expect: sha224 23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7
# expect: sha224 fb0bd626a70c28541dfa781bb5cc4d7d7f56622a58f01a0b1ddd646f
# expect: sha224 f5e4e8152a4eb0a196a069423ae19bf7f9fb806c1f36a09277472525
# expect: sha224 60eed07b25495fde21fa0a5f5471afa4e50f80c98fe54c1b1b326aff
# expect: sha224 e6e7315e31ec9456f6a2163ad00673f8aa870905aa2789f7291f0e2a
# expect: sha224 28 64 4f51c8abfaf7aa557ebc7be03193a5ad091cdbf647d9b0a2021be465 54a2f7f92a5f975d8096af77a126edda7da60c5aa872ef1b871701ae b'OQ\xc8\xab'
# expect: 4487679a8384994ec4210d001b834f08a81f4ec669e142a114af7e70
# expect: sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
# expect: sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
# expect: sha256 9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318
# expect: sha256 a0fab1377f49a759b57f63318262ebe89fabfc990e8e93ceac2984561482b9d4
# expect: sha256 5c3091c783f77b7ea4c7450ff25af30dfb5848bafecb74ec52108241ff14100f
# expect: sha256 e8cec134fe59530e102e14869a9b0b3796129eb410a827b81d5b38cc80f334ab
# expect: sha256 32 64 769a4e6d0003189c7e96c5d9b7e810a0d11c3a12832527ec94b0f86d277f51ca 2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881 b'v\x9aNm'
# expect: 67cd5cade279cdcf60504f15c48a41d18c3ffb7fa707f958e5a1e5a96a09045d
# expect: sha384 38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
# expect: sha384 cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
# expect: sha384 5d91ac7e74e62b5c728904b40f10784d66b7af9cb6302123e48c92f0432ceb8d2a92c02de77dcb29ed75c4b42bde46f4
# expect: sha384 68a8e9d2ab2da22e2ac8aa8f79c1746f8d0e313d3f81f5a02dcf87a7578bd7552c4b472b56278fb298fb69f3fab10c5c
# expect: sha384 1e9f8c683ce56fb68b594e3472c3098b295e70f5cb4c2f497bd55e26183e15edec570b28b41d141175a172eef1079b0c
# expect: sha384 21a213eb635d14c6a513c5738d6054374b31fbf59016fbec3f3598609761bac88a5eb728bc9926dd7541be6a50d4c797
# expect: sha384 48 128 93d079602845627c8961bb543420365536680ab28093a5e046a9934239f2e9cc46b67b0d3559cd4aa363f2dd5af1e9d0 d752c2c51fba0e29aa190570a9d4253e44077a058d3297fa3a5630d5bd012622f97c28acaed313b5c83bb990caa7da85 b'\x93\xd0y`'
# expect: 018c7e84618428520bc2169be6658acdd40b7f66a79c5e2ac84ec22157efa8e443d7099adfc163577c8ecdf46ec45683
# expect: sha512 cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e
# expect: sha512 ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
# expect: sha512 b0220c772cbf6c1822e2cb38a437d0e1d58772417a4bbb21c961364f8b6143e05aa6316dca8d1d7b19e16448419076395f6086cb55101fbd6d5497b148e1745f
# expect: sha512 596d7eacfe120df2e44d09a1b45fededbd63dc14fde972b6618a67104cbd6cc9e31e819b8baf6572beec97e6cd01c106d2a3e432a5f266a5a4468a59e2e74a28
# expect: sha512 ec4733a3b7cc6a0458d5870ebf4e1cc999e9f88b79ff25017c43f872e6aa81fa89e418b6e4a82f4f17b386fa84b4691308db87c3b33db5abae9bcb23b1c17ae0
# expect: sha512 34179a2e2771e4dcd975df4361abb0b7b3cc287d981eb230bb2c965ff73ce6c350ddcc1484faa4ae29c83193bd28e552b35930abd8959acf307238836e416eb8
# expect: sha512 64 128 034e97505423a6f40c7b8ff10f5182641ed6b9ee63245692430cc299b447dc47acd3eafdbba8bcfdcf4fb09e18f79fb3992cdb1a7efb7e8d80e0b5395eaa14ce a4abd4448c49562d828115d13a1fccea927f52b4d5459297f8b43e42da89238bc13626e43dcb38ddb082488927ec904fb42057443983e88585179d50551afe62 b'\x03N\x97P'
# expect: 99cc70ff92c7a2cd1524d5c81246dbd778975f9a1a5367398710c2d8d93962ef7c23ff6760a804a0c32da7b1e4ffbb783a8772b9a2c573bf0ae50d9b8afce46d
# expect: TypeError | Strings must be encoded before hashing
# expect: ValueError | unsupported hash type zz
# expect: TypeError | object supporting the buffer API required
# expect: 3c174b26bc748c193e403d2d198cf1a278daad183cc2342a2aaef3af44d55be2 True
# expect: b64 b'' True
# expect: b32 b'' True
# expect: b16 b'' True
# expect: b85 b'' True
# expect: urlsafe_b64 b'' True
# expect: standard_b64 b'' True
# expect: b64 b'YQ==' True
# expect: b32 b'ME======' True
# expect: b16 b'61' True
# expect: b85 b'VE' True
# expect: urlsafe_b64 b'YQ==' True
# expect: standard_b64 b'YQ==' True
# expect: b64 b'YWI=' True
# expect: b32 b'MFRA====' True
# expect: b16 b'6162' True
# expect: b85 b'VPX' True
# expect: urlsafe_b64 b'YWI=' True
# expect: standard_b64 b'YWI=' True
# expect: b64 b'YWJj' True
# expect: b32 b'MFRGG===' True
# expect: b16 b'616263' True
# expect: b85 b'VPaz' True
# expect: urlsafe_b64 b'YWJj' True
# expect: standard_b64 b'YWJj' True
# expect: b64 b'YWJjZA==' True
# expect: b32 b'MFRGGZA=' True
# expect: b16 b'61626364' True
# expect: b85 b'VPa!s' True
# expect: urlsafe_b64 b'YWJjZA==' True
# expect: standard_b64 b'YWJjZA==' True
# expect: b64 b'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/w==' True
# expect: b32 b'AAAQEAYEAUDAOCAJBIFQYDIOB4IBCEQTCQKRMFYYDENBWHA5DYPSAIJCEMSCKJRHFAUSUKZMFUXC6MBRGIZTINJWG44DSOR3HQ6T4P2AIFBEGRCFIZDUQSKKJNGE2TSPKBIVEU2UKVLFOWCZLJNVYXK6L5QGCYTDMRSWMZ3INFVGW3DNNZXXA4LSON2HK5TXPB4XU634PV7H7AEBQKBYJBMGQ6EITCULRSGY5D4QSGJJHFEVS2LZRGM2TOOJ3HU7UCQ2FI5EUWTKPKFJVKV2ZLNOV6YLDMVTWS23NN5YXG5LXPF5X274BQOCYPCMLRWHZDE4VS6MZXHM7UGR2LJ5JVOW27MNTWW33TO55X7A4HROHZHF43T6R2PK5PWO33XP6DY7F47U6X3PP6HZ7L57Z7P674======' True
# expect: b16 b'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF' True
# expect: b85 b'009C61O)~M2nh-c3=Iws5D^j+6crX17#SKH9337XAR!_nBqb&%C@Cr{EG;fCFflSSG&MFiI5|2yJUu=?KtV!7L`6nNNJ&adOifNtP*GA-R8>}2SXo+ITwPvYU}0ioWMyV&XlZI|Y;A6DaB*^Tbai%jczJqze0_d@fPsR8goTEOh>41ejE#<ukdcy;l$Dm3n3<ZJoSmMZprN9pq@|{(sHv)}tgWuEu(7hUw6(UkxVgH!yuH4^z`?@9#Kp$P$jQpf%+1cv(9zP<)YaD4*xB0K+}+;a;Njxq<mKk)=;`X~?CtLF@bU8V^!4`l`1$(#{Qds_' True
# expect: urlsafe_b64 b'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0-P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn-AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq-wsbKztLW2t7i5uru8vb6_wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t_g4eLj5OXm5-jp6uvs7e7v8PHy8_T19vf4-fr7_P3-_w==' True
# expect: standard_b64 b'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/w==' True
# expect: b'abc'
# expect: Error | Incorrect padding
# expect: Error | Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: b'abc'
# expect: Error | Only base64 data is allowed
# expect: TypeError | a bytes-like object is required, not 'str'
# expect: ValueError | string argument should contain only ASCII characters
# expect: TypeError | argument should be a bytes-like object or ASCII string, not 'int'
# expect: b'__4='
# expect: b'eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4\n'
# expect: Error | Incorrect padding
# expect: Error | Non-base16 digit found
# expect: b'6162'
# expect: b'ab'
# expect: Error | Odd-length string
# expect: Error | Non-hexadecimal digit found
# expect: 907060870
# expect: 907060870
# expect: b'aGk=\n'
# expect: b'61-62-63-64'
# expect: 40406
# expect: 1
# expect: -1
# expect: 1.5
# expect: 'a'
# expect: [1, 2]
# expect: (1,)
# expect: ()
# expect: {}
# expect: {1: 2}
# expect: {1, 2}
# expect: set()
# expect: None
# expect: True
# expect: (1+2j)
# expect: (-1-2j)
# expect: b'x'
# expect: 'ab'
# expect: [1, [2, (3, {'a': None})]]
# expect: (1, 2)
# expect: 1
# expect: Ellipsis
# expect: {'a': [1, 2, 3]}
# expect: 31
# expect: 100000.0
# expect: '\n'
# expect: "it's"
# expect: ValueError
# expect: ValueError
# expect: ValueError
# expect: SyntaxError
# expect: SyntaxError
# expect: SyntaxError
