"""Arguments of every kind for builtins and small modules."""
import base64, binascii, csv, hashlib, inspect, itertools, re, urllib.parse
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__
print(hash(""), hash(b""), {}.pop([1], "d"), told({}.pop, [1]), told({1: 2}.pop, [1], 5), b"".decode("no such"), told(b"a".decode, "no such"))
print(told(itertools.combinations, "ab", None), told(itertools.combinations_with_replacement, "ab", None), list(itertools.permutations("ab", None)), next(itertools.count(True)), told(lambda: list(itertools.dropwhile(None, "a"))), told(lambda: list(itertools.takewhile(None, "a"))), list(itertools.filterfalse(None, [0, 1])))
print([told(f, x) for f in (base64.b64encode, base64.b32encode, base64.b85encode, base64.a85encode, base64.b16encode, binascii.hexlify, binascii.b2a_base64, binascii.a2b_hex, binascii.a2b_base64, binascii.crc32) for x in (5, [1], None)], base64.b64encode(memoryview(b"ab")), base64.b32encode(bytearray(b"ab")), binascii.hexlify(memoryview(b"ab")))
print(told(csv.field_size_limit, 1.5), told(csv.field_size_limit, 2**70), type(hashlib.sha3_256()).__name__, told(re.compile, bytearray(b"a")), told(re.match, bytearray(b"a"), b"a"), len(inspect.getmembers(5, 0)) > 10)
safe = bytearray(b"x"); print(urllib.parse.quote_plus("a b/", safe), safe)

# expect: 0 0 d KeyError TypeError  LookupError
# expect: TypeError TypeError [('a', 'b'), ('b', 'a')] 1 TypeError TypeError [0]
# expect: ['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'] b'YWI=' b'MFRA====' b'6162'
# expect: TypeError OverflowError HASH TypeError TypeError True
# expect: a+b%2F bytearray(b'x')
