# Programs take these past the modules that document them, too.
import bz2
import decimal
import hashlib
import lzma
import socket
import statistics
import xml.etree.ElementTree
import zoneinfo

import _asyncio
import _blake2
import _bz2
import _decimal
import _elementtree
import _hashlib
import _lsprof
import _lzma
import _sha3
import _socket
import _sre
import _statistics
import _symtable
import _tracemalloc
import _zoneinfo

print(_bz2.BZ2Compressor is bz2.BZ2Compressor, _lzma.LZMADecompressor is lzma.LZMADecompressor, _lzma.FORMAT_XZ, _lzma.FILTER_LZMA2)
print(_blake2.blake2b is hashlib.blake2b, _blake2.BLAKE2S_MAX_KEY_SIZE, _sha3.sha3_256(b"a").hexdigest()[:8])
print(_hashlib.openssl_sha256(b"a").hexdigest()[:8], _hashlib.new("md5", b"a").hexdigest()[:8], "sha1" in _hashlib.openssl_md_meth_names)
print(_hashlib.hmac_digest(b"key", b"text", "sha256").hex()[:8], _hashlib.hmac_new(b"key", b"text", "sha1").hexdigest()[:8])
print(_decimal.Decimal is decimal.Decimal, _decimal.getcontext() is decimal.getcontext(), _decimal.__version__)
print(_zoneinfo.ZoneInfo is zoneinfo.ZoneInfo, round(_statistics._normal_dist_inv_cdf(0.9, 1.0, 2.0), 9))
print(_elementtree.Element("a").tag, _elementtree.ParseError is xml.etree.ElementTree.ParseError, _lsprof.Profiler().getstats())
print(_symtable.DEF_LOCAL, _symtable.SCOPE_OFF, _tracemalloc.is_tracing(), _asyncio.Future.__name__)
print(_socket.AF_INET == socket.AF_INET, _socket.inet_aton("127.0.0.1"), _socket.gaierror is socket.gaierror)
print(_sre.MAGIC, _sre.ascii_iscased(65), _sre.ascii_iscased(48), _sre.unicode_iscased(0xE9), _sre.unicode_tolower(0xC9))

# expect: True True 1 33
# expect: True 32 80084bf2
# expect: ca978112 0cc175b9 True
# expect: 6afa9046 369e2959
# expect: True True 1.70
# expect: True 3.563103131
# expect: a True []
# expect: 2 11 False Future
# expect: True b'\x7f\x00\x00\x01' True
# expect: 20220615 True False True 233
