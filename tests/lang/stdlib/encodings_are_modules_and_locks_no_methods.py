import encodings.idna
import encodings.utf_8
import importlib
import threading
from encodings import latin_1
from encodings.idna import ToASCII, ToUnicode, nameprep

print(encodings.idna.ToASCII("bücher"), ToUnicode(b"xn--bcher-kva"), nameprep("Straße"), encodings.idna.ace_prefix)
print(encodings.utf_8.__name__, latin_1.getregentry().decode(b"\xe9"), encodings.utf_8.getregentry().name)
for name in ("encodings.nothing_like_it", "encodings._none"):
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(type(error).__name__, error)


class Map:
    lock_class = threading.Lock

    def make(self):
        return self.lock_class()


print(Map().make().acquire(), threading.Lock.__name__)

# expect: b'xn--bcher-kva' bücher strasse b'xn--'
# expect: encodings.utf_8 ('é', 1) utf-8
# expect: ModuleNotFoundError No module named 'encodings.nothing_like_it'
# expect: ModuleNotFoundError No module named 'encodings._none'
# expect: True allocate_lock
