# Programs take these past the modules that document them.
import _csv
import _locale
import _md5
import _pickle
import _sha1
import _sha256
import _sha512
import csv
import io
import pickle

print(_pickle.loads(_pickle.dumps([1, "a"])), _pickle.PicklingError is pickle.PicklingError)
out = io.BytesIO()
_pickle.Pickler(out).dump({1: 2})
print(_pickle.Unpickler(io.BytesIO(out.getvalue())).load())
print(list(_csv.reader(["a,b", "c,d"])), _csv.Error is csv.Error, _csv.QUOTE_ALL)
print(_sha256.sha256(b"a").hexdigest()[:8], _sha256.sha224(b"a").hexdigest()[:8], _sha512.sha512(b"a").hexdigest()[:8])
print(_sha512.sha384(b"a").hexdigest()[:8], _sha1.sha1(b"a").hexdigest()[:8], _md5.md5(b"a").hexdigest()[:8])
print(_locale.setlocale(_locale.LC_ALL, "C"), _locale.strcoll("a", "b") < 0, _locale.localeconv()["decimal_point"])

# expect: [1, 'a'] True
# expect: {1: 2}
# expect: [['a', 'b'], ['c', 'd']] True 1
# expect: ca978112 abd37534 1f40fc92
# expect: 54a59b9f 86f7e437 0cc175b9
# expect: C True .
