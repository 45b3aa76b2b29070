from _cells import run

run(r'''
import base64
import binascii
import quopri
import uu
import io
import struct
import array
import hashlib
import hmac
import zlib
import json
import csv
import string
import textwrap
import codecs
base64.b64encode(b'abc'), base64.b64decode('YWJj'), base64.b64decode('YW Jj'), base64.b64decode(b'YWJj', validate=True)
base64.b64decode('YW!Jj', validate=True)
base64.b64decode('YWJ')
base64.b64decode('Y')
base64.b64decode('YWJjé')
base64.b64encode('abc')
base64.b64encode(b'\xff\xfe', altchars=b'-_'), base64.b64decode('__4=', altchars='-_')
base64.urlsafe_b64encode(b'\xff\xfe\xfd'), base64.urlsafe_b64decode('__79'), base64.standard_b64encode(b'a'), base64.standard_b64decode('YQ==')
base64.b32encode(b'hello'), base64.b32decode('NBSWY3DP'), base64.b32decode('nbswy3dp', casefold=True)
base64.b32decode('nbswy3dp')
base64.b32decode('NBSWY3D')
base64.b32decode('M1023456', map01='L'), base64.b32decode('MIO23456', True, 'I')
base64.b32hexencode(b'hello'), base64.b32hexdecode('D1IMOR3F')
base64.b16encode(b'\x01\xab'), base64.b16decode('01AB'), base64.b16decode('01ab', True)
base64.b16decode('01ab')
base64.b16decode('01A')
base64.a85encode(b'hello world'), base64.a85encode(b'\0\0\0\0    '), base64.a85encode(b'    ', foldspaces=True), base64.a85encode(b'hello world'*5, wrapcol=20), base64.a85encode(b'abc', adobe=True), base64.a85encode(b'abc', pad=True)
base64.a85decode(b'BOu!rD]j7BEbo7'), base64.a85decode(b'<~@:E^~>', adobe=True), base64.a85decode(b'z'), base64.a85decode(b'y', foldspaces=True), base64.a85decode('BO u!r\nD]j7BEbo7')
base64.a85decode(b'@:E^', adobe=True)
base64.a85decode(b's8W-!x')
base64.a85decode(b's8W-"')
base64.a85decode(b'az')
base64.b85encode(b'hello world'), base64.b85decode(b'Xk~0{Zy<MXa%^M'), base64.b85encode(b'abc', pad=True), base64.b85decode('Xk~0{Zy<MXa%^M')
base64.b85decode(b'Xk~0{Zy<MXa%^ ')
base64.b85decode(b'~~~~~')
base64.encodebytes(b'a'*100), base64.decodebytes(b'YWJj\n')
base64.encodebytes('a')
base64.b64decode(b'YQ==YQ==')
i, o = io.BytesIO(b'hello'*20), io.BytesIO(); base64.encode(i, o); o.getvalue()
i, o = io.BytesIO(b'aGVsbG8=\n'), io.BytesIO(); base64.decode(i, o); o.getvalue()
binascii.hexlify(b'\x01\xab\xcd'), binascii.hexlify(b'\x01\xab\xcd', '-'), binascii.hexlify(b'\x01\xab\xcd\xef', ':', 2), binascii.hexlify(b'\x01\xab\xcd', '_', -2)
binascii.unhexlify('01ab'), binascii.a2b_hex(b'01AB'), binascii.b2a_hex(b'a')
binascii.unhexlify('0')
binascii.unhexlify('0g')
binascii.b2a_base64(b'abc'), binascii.b2a_base64(b'abc', newline=False), binascii.a2b_base64('YWJj')
binascii.a2b_base64(b'YWJj====', strict_mode=True)
binascii.a2b_base64(b'YW=Jj', strict_mode=True)
binascii.a2b_base64(b'=YWJj', strict_mode=True)
binascii.a2b_base64(b'Y Jj', strict_mode=True)
binascii.a2b_base64(b'Y')
binascii.a2b_base64(b'YWJ')
binascii.crc32(b'hello'), binascii.crc32(b'lo', binascii.crc32(b'hel')), binascii.crc_hqx(b'hello', 0), binascii.crc_hqx(b'hello', 123)
binascii.b2a_uu(b'hello world'), binascii.a2b_uu(b'+:&5L;&\\@=V]R;&0\n'), binascii.b2a_uu(b'\0\0', backtick=True), binascii.b2a_uu(b'')
binascii.b2a_uu(b'a'*46)
binascii.a2b_uu(b'!!!!!!!!!')
binascii.b2a_qp(b'hello = \xff world \n'), binascii.b2a_qp(b'a b\t', quotetabs=True), binascii.b2a_qp(b'a_b c', header=True), binascii.b2a_qp(b'x'*100), binascii.b2a_qp(b'a\r\nb\n', istext=False), binascii.b2a_qp(b'.\n')
binascii.a2b_qp(b'a=3Db=\nc_d=20'), binascii.a2b_qp(b'a_b', header=True), binascii.a2b_qp(b'=zz=')
binascii.Error.__mro__, binascii.Incomplete.__mro__
binascii.hexlify('a')
binascii.unhexlify('é')
quopri.encodestring(b'hello = \xff', quotetabs=False), quopri.decodestring(b'a=3Db'), quopri.encodestring(b'a b c \n', True), quopri.encodestring(b'a_b c', header=True), quopri.decodestring(b'a_b', header=True)
i, o = io.BytesIO(b'caf\xc3\xa9 ' * 20), io.BytesIO(); quopri.encode(i, o, False); o.getvalue()
i, o = io.BytesIO(b'caf=C3=A9=\n x'), io.BytesIO(); quopri.decode(i, o); o.getvalue()
i, o = io.BytesIO(b'hello world' * 10), io.BytesIO(); uu.encode(i, o, 'name', 0o644); o.getvalue()
j, o2 = io.BytesIO(o.getvalue()), io.BytesIO(); uu.decode(j, o2); o2.getvalue()
uu.decode(io.BytesIO(b'xyz'), io.BytesIO())
struct.pack('<bBhHiIqQ', -1, 255, -2, 65535, -3, 4294967295, -4, 2**64-1), struct.pack('>fd', 1.5, -2.5), struct.pack('=?c', True, b'x'), struct.pack('5s', b'ab'), struct.pack('5p', b'abcdefg'), struct.pack('e', 1.5), struct.pack('<3xi', 1), struct.pack('!n' if 0 else '!i', 5)
struct.unpack('<hh', b'\1\0\2\0'), struct.unpack('>I', b'\0\0\0\1'), struct.unpack('3s', b'abc'), struct.unpack('4p', b'\2abc'), struct.unpack('<e', b'\0<'), struct.unpack('@P', b'\1'+b'\0'*7)
struct.pack('b', 200)
struct.pack('B', -1)
struct.pack('h', 40000)
struct.pack('i', 2**31)
struct.pack('i', 1.5)
struct.pack('i', 'a')
struct.pack('f', 'a')
struct.pack('f', 1e50)
struct.pack('e', 1e10)
struct.pack('s', 'a')
struct.pack('c', b'ab')
struct.pack('c', 1)
struct.pack('ii', 1)
struct.pack('i', 1, 2)
struct.pack('z', 1)
struct.pack('<n', 1)
struct.pack('3', 1)
struct.pack('i i', 1, 2)
struct.unpack('i', b'abc')
struct.unpack_from('<h', b'\0\1\2\3', 1), struct.unpack_from('<h', b'\0\1\2\3', -2)
struct.unpack_from('<i', b'\0\1\2\3', 1)
struct.unpack_from('<i', b'\0\1\2\3', -5)
b = bytearray(6); struct.pack_into('<hh', b, 1, 5, 6); b
struct.pack_into('<i', bytearray(3), 0, 1)
list(struct.iter_unpack('<h', b'\1\0\2\0')), struct.calcsize('<bi'), struct.calcsize('bi'), struct.calcsize('@bq'), struct.calcsize('3s2xh'), struct.calcsize('0i'), struct.calcsize('b0i')
list(struct.iter_unpack('<h', b'\1\0\2'))
list(struct.iter_unpack('', b''))
S = struct.Struct('<hI'); S.format, S.size, S.pack(1, 2), S.unpack(b'\1\0\2\0\0\0'), S.unpack_from(b'x\1\0\2\0\0\0', 1), list(S.iter_unpack(b'\1\0\2\0\0\0'*2))
struct.Struct(1)
struct.Struct('x' * 3).pack(), struct.error.__name__, struct.error.__module__
class Idx:
    def __index__(self): return 7
struct.pack('<i', Idx()), struct.pack('?', []), struct.pack('?', 'a'), struct.unpack('?', b'\2')
struct.pack('<d', float('nan')), struct.pack('<f', float('inf')), struct.unpack('<f', b'\0\0\x80\x7f')
a = array.array('i', [1, 2, 3]); a, a.typecode, a.itemsize, a.tobytes(), a.tolist(), len(a)
a.append(4); a.extend([5, 6]); a.insert(0, 0); a.pop(), a.remove(3), a.reverse(), a, a.index(5), a.count(2), a.buffer_info()[1]
a.append('x')
a.append(2**31)
a.append(1.5)
array.array('x')
array.array('u', 'héé'), array.array('u', 'ab').tounicode(), array.array('d', [1, 2.5]), array.array('f', b'\0\0\x80?'), array.array('b'), array.array('B', b'ab')
a.index(100)
a.remove(100)
array.array('i').pop()
a[1:3], a[::2], a[-1], a * 2, a + array.array('i', [9]), a == array.array('d', list(a)), a < array.array('i', [9]), 2 in a
a[10]
a + [1]
a[1:2] = array.array('i', [7, 7]); a
a[1:2] = [1]
del a[0]; a[::2] = array.array('i', [1] * len(a[::2])); a
a.frombytes(b'\1\0\0\0'); a.fromlist([3]); a
a.frombytes(b'\1')
a.fromlist(['a'])
a.byteswap(); a
array.typecodes, array.ArrayType is array.array
import copy
import pickle
array.array('i', [1]).__class_getitem__(int) if hasattr(array.array, '__class_getitem__') else 0
f = io.BytesIO(); array.array('h', [1, 2]).tofile(f); f.getvalue()
a2 = array.array('h'); a2.fromfile(io.BytesIO(b'\1\0\2\0'), 2); a2
a2.fromfile(io.BytesIO(b'\1\0'), 2)
array.array('i', range(3)).__reduce_ex__(2)[0], array.array('q', [2**62]), array.array('L', [1]), repr(array.array('u', '')), repr(array.array('i'))
hashlib.md5(b'a').hexdigest(), hashlib.sha1(b'a').hexdigest(), hashlib.sha224(b'a').hexdigest(), hashlib.sha256(b'a').hexdigest(), hashlib.sha384(b'a').hexdigest()[:20], hashlib.sha512(b'a').hexdigest()[:20]
hashlib.sha3_224(b'a').hexdigest(), hashlib.sha3_256(b'a').hexdigest(), hashlib.sha3_384(b'a').hexdigest(), hashlib.sha3_512(b'a').hexdigest(), hashlib.shake_128(b'a').hexdigest(10), hashlib.shake_256(b'a').digest(5)
hashlib.blake2b(b'a').hexdigest(), hashlib.blake2s(b'a').hexdigest(), hashlib.blake2b(b'a', digest_size=10, key=b'k', salt=b's', person=b'p').hexdigest(), hashlib.blake2s(b'abc'*100, digest_size=16).hexdigest()
h = hashlib.sha256(); h.update(b'abc'); h2 = h.copy(); h2.update(b'd'); h.hexdigest()[:8], h2.hexdigest()[:8], h.name, h.digest_size, h.block_size, h
hashlib.new('md5', b'a').hexdigest(), hashlib.new('sha256').name, hashlib.new('SHA1', b'').hexdigest()
hashlib.new('foo')
hashlib.md5('a')
sorted(hashlib.algorithms_guaranteed), 'md5' in hashlib.algorithms_available
hashlib.pbkdf2_hmac('sha256', b'p', b's', 1000).hex(), hashlib.pbkdf2_hmac('sha1', b'p', b's', 2, 10).hex()
hashlib.pbkdf2_hmac('foo', b'p', b's', 1)
hashlib.pbkdf2_hmac('sha1', b'p', b's', 0)
hashlib.scrypt(b'p', salt=b's', n=16, r=2, p=1, dklen=16).hex()
hashlib.file_digest(io.BytesIO(b'abc'), 'sha256').hexdigest()[:10]
hashlib.md5(b'a', usedforsecurity=False).hexdigest(), hashlib.md5(string=b'a').hexdigest()
hm = hmac.new(b'k', b'msg', 'sha256'); hm.hexdigest(), hm.name, hm.digest_size, hm.block_size, hm.copy().hexdigest() == hm.hexdigest()
hmac.new(b'k', b'm')
hmac.new('k', b'm', 'md5')
hmac.new(b'k'*200, b'm', hashlib.md5).hexdigest(), hmac.digest(b'k', b'm', 'sha1').hex(), hmac.compare_digest(b'a', b'a'), hmac.compare_digest('a', 'b')
hmac.compare_digest('é', 'a')
hmac.compare_digest('a', b'a')
zlib.compress(b'a'*100) and zlib.decompress(zlib.compress(b'a'*100)) == b'a'*100, zlib.crc32(b'abc'), zlib.adler32(b'abc'), zlib.adler32(b'abc', 5), zlib.MAX_WBITS, zlib.DEFLATED, zlib.Z_BEST_COMPRESSION
zlib.decompress(b'abc')
zlib.decompress(b'')
zlib.decompress(zlib.compress(b'hello')[:-3])
d = zlib.decompressobj(); d.decompress(zlib.compress(b'hello') + b'xx'), d.unused_data, d.eof, d.flush(), d.unconsumed_tail
d = zlib.decompressobj(); d.decompress(zlib.compress(b'hello'*10), 5), len(d.unconsumed_tail) > 0
co = zlib.compressobj(9, zlib.DEFLATED, -15); r = co.compress(b'hello') + co.flush(); zlib.decompress(r, -15)
co = zlib.compressobj(wbits=31); r = co.compress(b'hello') + co.flush(); zlib.decompress(r, 47), zlib.decompress(r, wbits=31)
zlib.compress(b'hello', 0), zlib.compress(b'hello', level=1)[:2]
zlib.compress('a')
zlib.error.__mro__
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 done
# expect: 9 done
# expect: 10 done
# expect: 11 done
# expect: 12 done
# expect: 13 done
# expect: 14 done
# expect: 15 (b'YWJj', b'abc', b'abc', b'abc')
# expect: 16 Error: Only base64 data is allowed
# expect: 17 Error: Incorrect padding
# expect: 18 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: 19 ValueError: string argument should contain only ASCII characters
# expect: 20 TypeError: a bytes-like object is required, not 'str'
# expect: 21 (b'__4=', b'\xff\xfe')
# expect: 22 (b'__79', b'\xff\xfe\xfd', b'YQ==', b'a')
# expect: 23 (b'NBSWY3DP', b'hello', b'hello')
# expect: 24 Error: Non-base32 digit found
# expect: 25 Error: Incorrect padding
# expect: 26 (b'b\xdd\xad\xf3\xbe', b'b\x1d\xad\xf3\xbe')
# expect: 27 (b'D1IMOR3F', b'hello')
# expect: 28 (b'01AB', b'\x01\xab', b'\x01\xab')
# expect: 29 Error: Non-base16 digit found
# expect: 30 Error: Odd-length string
# expect: 31 (b'BOu!rD]j7BEbo7', b'z+<VdL', b'y', b'BOu!rD]j7BEbo9"ASc1$\n+EqaECh.3jCi"#4GAhM<\nA8#OjCi:G?DfTZ)BOu!r\nD]j7BEbo7', b'<~@:E^~>', b'@:E^H')
# expect: 32 (b'hello world', b'abc', b'\x00\x00\x00\x00', b'    ', b'hello world')
# expect: 33 ValueError: Ascii85 encoded byte sequences must end with b'~>'
# expect: 34 ValueError: Non-Ascii85 digit found: x
# expect: 35 ValueError: Ascii85 overflow
# expect: 36 ValueError: z inside Ascii85 5-tuple
# expect: 37 (b'Xk~0{Zy<MXa%^M', b'hello world', b'VPazd', b'hello world')
# expect: 38 ValueError: bad base85 character at position 13
# expect: 39 ValueError: base85 overflow in hunk starting at byte 0
# expect: 40 (b'YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\nYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQ==\n', b'abc')
# expect: 41 TypeError: expected bytes-like object, not str
# expect: 42 b'a'
# expect: 43 b'aGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hl\nbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsbw==\n'
# expect: 44 b'hello'
# expect: 45 (b'01abcd', b'01-ab-cd', b'01ab:cdef', b'01ab_cd')
# expect: 46 (b'\x01\xab', b'\x01\xab', b'61')
# expect: 47 Error: Odd-length string
# expect: 48 Error: Non-hexadecimal digit found
# expect: 49 (b'YWJj\n', b'YWJj', b'abc')
# expect: 50 b'abc'
# expect: 51 Error: Discontinuous padding not allowed
# expect: 52 Error: Leading padding not allowed
# expect: 53 Error: Only base64 data is allowed
# expect: 54 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: 55 Error: Incorrect padding
# expect: 56 (907060870, 907060870, 50018, 40712)
# expect: 57 (b'+:&5L;&\\@=V]R;&0 \n', b'hello world', b'"````\n', b' \n')
# expect: 58 Error: At most 45 bytes at once
# expect: 59 Error: Trailing garbage
# expect: 60 (b'hello =3D =FF world=20\n', b'a=20b=09', b'a=5Fb_c', b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxxxxxxxxxxxxxxxxxxxxxx', b'a=0D=0Ab=0A', b'=2E\n')
# expect: 61 (b'a=bc_d ', b'a b', b'=zz')
# expect: 62 ((<class 'binascii.Error'>, <class 'ValueError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'binascii.Incomplete'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>))
# expect: 63 TypeError: a bytes-like object is required, not 'str'
# expect: 64 ValueError: string argument should contain only ASCII characters
# expect: 65 (b'hello =3D =FF', b'a=b', b'a=20b=20c=20\n', b'a=5Fb_c', b'a b')
# expect: 66 b'caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=\n=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=\n=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9 caf=C3=A9=20'
# expect: 67 b'caf\xc3\xa9 x'
# expect: 68 b"begin 644 name\nM:&5L;&\\@=V]R;&1H96QL;R!W;W)L9&AE;&QO('=O<FQD:&5L;&\\@=V]R;&1H\nM96QL;R!W;W)L9&AE;&QO('=O<FQD:&5L;&\\@=V]R;&1H96QL;R!W;W)L9&AE\n4;&QO('=O<FQD:&5L;&\\@=V]R;&0 \n \nend\n"
# expect: 69 b'hello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello worldhello world'
# expect: 70 Error: No valid begin line found in input file
# expect: 71 (b'\xff\xff\xfe\xff\xff\xff\xfd\xff\xff\xff\xff\xff\xff\xff\xfc\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff', b'?\xc0\x00\x00\xc0\x04\x00\x00\x00\x00\x00\x00', b'\x01x', b'ab\x00\x00\x00', b'\x04abcd', b'\x00>', b'\x00\x00\x00\x01\x00\x00\x00', b'\x00\x00\x00\x05')
# expect: 72 ((1, 2), (1,), (b'abc',), (b'ab',), (1.0,), (1,))
# expect: 73 error: byte format requires -128 <= number <= 127
# expect: 74 error: ubyte format requires 0 <= number <= 255
# expect: 75 error: short format requires -32768 <= number <= 32767
# expect: 76 error: 'i' format requires -2147483648 <= number <= 2147483647
# expect: 77 error: required argument is not an integer
# expect: 78 error: required argument is not an integer
# expect: 79 error: required argument is not a float
# expect: 80 b'\x00\x00\x80\x7f'
# expect: 81 OverflowError: float too large to pack with e format
# expect: 82 error: argument for 's' must be a bytes object
# expect: 83 error: char format requires a bytes object of length 1
# expect: 84 error: char format requires a bytes object of length 1
# expect: 85 error: pack expected 2 items for packing (got 1)
# expect: 86 error: pack expected 1 items for packing (got 2)
# expect: 87 error: bad char in struct format
# expect: 88 error: bad char in struct format
# expect: 89 error: repeat count given without format specifier
# expect: 90 b'\x01\x00\x00\x00\x02\x00\x00\x00'
# expect: 91 error: unpack requires a buffer of 4 bytes
# expect: 92 ((513,), (770,))
# expect: 93 error: unpack_from requires a buffer of at least 5 bytes for unpacking 4 bytes at offset 1 (actual buffer size is 4)
# expect: 94 error: offset -5 out of range for 4-byte buffer
# expect: 95 bytearray(b'\x00\x05\x00\x06\x00\x00')
# expect: 96 error: pack_into requires a buffer of at least 4 bytes for packing 4 bytes at offset 0 (actual buffer size is 3)
# expect: 97 ([(1,), (2,)], 5, 8, 16, 8, 0, 4)
# expect: 98 error: iterative unpacking requires a buffer of a multiple of 2 bytes
# expect: 99 error: cannot iteratively unpack with a struct of length 0
# expect: 100 ('<hI', 6, b'\x01\x00\x02\x00\x00\x00', (1, 2), (1, 2), [(1, 2), (1, 2)])
# expect: 101 TypeError: Struct() argument 1 must be a str or bytes object, not int
# expect: 102 (b'\x00\x00\x00', 'error', 'struct')
# expect: 103 done
# expect: 104 (b'\x07\x00\x00\x00', b'\x00', b'\x01', (True,))
# expect: 105 (b'\x00\x00\x00\x00\x00\x00\xf8\x7f', b'\x00\x00\x80\x7f', (inf,))
# expect: 106 (array('i', [1, 2, 3]), 'i', 4, b'\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00', [1, 2, 3], 3)
# expect: 107 (6, None, None, array('i', [5, 4, 2, 1, 0]), 0, 1, 5)
# expect: 108 TypeError: 'str' object cannot be interpreted as an integer
# expect: 109 OverflowError: signed integer is greater than maximum
# expect: 110 TypeError: 'float' object cannot be interpreted as an integer
# expect: 111 ValueError: bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)
# expect: 112 (array('u', 'héé'), 'ab', array('d', [1.0, 2.5]), array('f', [1.0]), array('b'), array('B', [97, 98]))
# expect: 113 ValueError: array.index(x): x not in array
# expect: 114 ValueError: array.remove(x): x not in array
# expect: 115 IndexError: pop from empty array
# expect: 116 (array('i', [4, 2]), array('i', [5, 2, 0]), 0, array('i', [5, 4, 2, 1, 0, 5, 4, 2, 1, 0]), array('i', [5, 4, 2, 1, 0, 9]), True, True, True)
# expect: 117 IndexError: array index out of range
# expect: 118 TypeError: can only append array (not "list") to array
# expect: 119 array('i', [5, 7, 7, 2, 1, 0])
# expect: 120 TypeError: can only assign array (not "list") to array slice
# expect: 121 array('i', [1, 7, 1, 1, 1])
# expect: 122 array('i', [1, 7, 1, 1, 1, 1, 3])
# expect: 123 ValueError: bytes length not a multiple of item size
# expect: 124 TypeError: 'str' object cannot be interpreted as an integer
# expect: 125 array('i', [16777216, 117440512, 16777216, 16777216, 16777216, 16777216, 50331648])
# expect: 126 ('bBuhHiIlLqQfd', True)
# expect: 127 done
# expect: 128 done
# expect: 129 0
# expect: 130 b'\x01\x00\x02\x00'
# expect: 131 array('h', [1, 2])
# expect: 132 EOFError: read() didn't return enough bytes
# expect: 133 (<class 'array.array'>, array('q', [4611686018427387904]), array('L', [1]), "array('u')", "array('i')")
# expect: 134 ('0cc175b9c0f1b6a831c399e269772661', '86f7e437faa5a7fce15d1ddcb9eaeaea377667b8', 'abd37534c7d9a2efb9465de931cd7055ffdb8879563ae98078d6d6d5', 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '54a59b9f22b0b80880d8', '1f40fc92da2416947509')
# expect: 135 ('9e86ff69557ca95f405f081269685b38e3a819b309ee942f482b6a8b', '80084bf2fba02475726feb2cab2d8215eab14bc6bdd8bfb2c8151257032ecd8b', '1815f774f320491b48569efec794d249eeb59aae46d22bf77dafe25c5edc28d7ea44f93ee1234aa88f61c91912a4ccd9', '697f2d856172cb8309d6b8b97dac4de344b549d4dee61edfb4962d8698b7fa803f4f93ff24393586e28b5b957ac3d1d369420ce53332712f997bd336d09ab02a', '85c8de88d28866bf0868', b'\x86~,\xb0O')
# expect: 136 ('333fcb4ee1aa7c115355ec66ceac917c8bfd815bf7587d325aec1864edd24e34d5abe2c6b1b5ee3face62fed78dbef802f2a85cb91d455a8f5249d330853cb3c', '4a0d129873403037c2cd9b9048203687f6233fb6738956e0349bd4320fec3e90', 'a38d502c7c5d8a47fc8a', '8a2d543f80713e0ece05272c31df3e51')
# expect: 137 ('ba7816bf', '88d4266f', 'sha256', 32, 64, <sha256 _hashlib.HASH object @ 0x>)
# expect: 138 ('0cc175b9c0f1b6a831c399e269772661', 'sha256', 'da39a3ee5e6b4b0d3255bfef95601890afd80709')
# expect: 139 ValueError: unsupported hash type foo
# expect: 140 TypeError: Strings must be encoded before hashing
# expect: 141 (['blake2b', 'blake2s', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'sha512', 'shake_128', 'shake_256'], True)
# expect: 142 ('07f5f5e23e40846c35c4c7bbc8244ee25ed607c7f18301e9805d16771f287971', 'ea4b66d4030c711fa7c5')
# expect: 143 UnsupportedDigestmodError: [digital envelope routines] unsupported
# expect: 144 ValueError: iteration value must be greater than 0.
# expect: 145 '5ced0055515205a4fc1b29591ab297f1'
# expect: 146 'ba7816bf8f'
# expect: 147 ('0cc175b9c0f1b6a831c399e269772661', '0cc175b9c0f1b6a831c399e269772661')
# expect: 148 ('bf1a0c1242929b6464a6c0a9ac6298a67e09bd1cd4ef1f182ce0141691fc17a0', 'hmac-sha256', 32, 64, True)
# expect: 149 TypeError: Missing required parameter 'digestmod'.
# expect: 150 TypeError: key: expected bytes or bytearray, but got 'str'
# expect: 151 ('a540332f0f34ebc0f5a4f42a3e8316d1', '772b71c8a2997e768be01d9711e4a4f34a24ef33', True, False)
# expect: 152 TypeError: comparing strings with non-ASCII characters is not supported
# expect: 153 TypeError: a bytes-like object is required, not 'str'
# expect: 154 (True, 891568578, 38600999, 39387435, 15, 8, 9)
# expect: 155 error: Error -3 while decompressing data: incorrect header check
# expect: 156 error: Error -5 while decompressing data: incomplete or truncated stream
# expect: 157 error: Error -5 while decompressing data: incomplete or truncated stream
# expect: 158 (b'hello', b'xx', True, b'', b'')
# expect: 159 (b'hello', True)
# expect: 160 b'hello'
# expect: 161 (b'hello', b'hello')
# expect: 162 (b'x\x01\x01\x05\x00\xfa\xffhello\x06,\x02\x15', b'x\x01')
# expect: 163 TypeError: a bytes-like object is required, not 'str'
# expect: 164 (<class 'zlib.error'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
