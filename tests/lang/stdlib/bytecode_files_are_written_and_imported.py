import compileall
import importlib.util
import marshal
import os
import py_compile
import runpy
import sys
import tempfile
import zipfile

os.chdir(os.path.realpath(tempfile.mkdtemp()))
sys.path.insert(0, os.getcwd())


def write(name, text):
    with open(name, "wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


write("source.py", "X = 5\ndef f(): return __name__\n")
print(py_compile.compile("source.py", "stands.pyc"))
import stands

print(stands.X, stands.f(), os.path.basename(stands.__file__), type(stands.__loader__).__name__, stands.f.__code__.co_filename)
os.mkdir("package")
for name in ("package/__init__", "package/part"):
    write(name + ".py", "Z = 2\n")
    py_compile.compile(name + ".py", name + ".pyc")
    os.remove(name + ".py")
import package.part

print(package.Z, package.part.Z, os.path.basename(package.__file__))

# The head: magic number, flags, then time and size, or the source's hash.
MODE = py_compile.PycInvalidationMode
write("one.py", "1\n")
os.utime("one.py", (1000, 1000))
for mode in MODE:
    with open(py_compile.compile("one.py", "one.pyc", invalidation_mode=mode), "rb") as file:
        print(mode, file.read()[:16].hex())
print(importlib.util.source_hash(b"").hex(), importlib.util.source_hash(b"abcdefghi" * 10).hex())
print(tried(py_compile.compile, "one.py", "package"))

# Files that are none.
magic = importlib.util.MAGIC_NUMBER
for name, data in {"e1": b"xx", "e2": magic + b"\0", "e3": magic + b"\x08" + bytes(11), "e4": magic + bytes(12) + marshal.dumps(5)[:-1]}.items():
    write(name + ".pyc", data)
    print(tried(__import__, name))

runpy.run_path("stands.pyc")
write("bad.py", "(\n")
print(compileall.compile_dir(".", quiet=2, legacy=True, maxlevels=0), sorted(n for n in os.listdir() if n.endswith(".pyc")))
with zipfile.PyZipFile("archive.zip", "w") as z:
    z.debug = 1
    z.writepy("one.py")
    print(z.namelist(), tried(z.writepy, "stands.pyc"))
sys.path.insert(0, "archive.zip")
del sys.modules["stands"]
os.remove("one.py")
os.remove("one.pyc")
import one

print(one.__file__)
# expect: stands.pyc
# expect: 5 stands stands.pyc SourcelessFileLoader source.py
# expect: 2 2 __init__.pyc
# expect: PycInvalidationMode.TIMESTAMP a70d0d0a00000000e803000002000000
# expect: PycInvalidationMode.CHECKED_HASH a70d0d0a03000000cf98bf8883b47eae
# expect: PycInvalidationMode.UNCHECKED_HASH a70d0d0a01000000cf98bf8883b47eae
# expect: 738d9cd5d5e87f73 788f1099d65aaf2f
# expect: FileExistsError: package is a non-regular file and will be changed into a regular one if import writes a byte-compiled file to it
# expect: ImportError: bad magic number in 'e1': b'xx'
# expect: EOFError: reached EOF while reading pyc header of 'e2'
# expect: ImportError: invalid flags 8 in 'e3'
# expect: EOFError: marshal data too short
# expect: False ['e1.pyc', 'e2.pyc', 'e3.pyc', 'e4.pyc', 'one.pyc', 'source.pyc', 'stands.pyc']
# expect: Adding file one.pyc
# expect: ['one.pyc'] RuntimeError: Files added with writepy() must end with ".py"
# expect: archive.zip/one.pyc
