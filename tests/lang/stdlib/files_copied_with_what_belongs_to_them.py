"""shutil and tempfile: permissions, times, links; what is refused; how errors are told."""
import io
import os
import shutil
import sys
import tempfile
import warnings

top = tempfile.mkdtemp()
J = os.path.join


def told(f, *args, **options):
    try:
        print(f.__name__, repr(f(*args, **options)).replace(top, "TOP"))
    except Exception as error:
        print(f.__name__, type(error).__name__, str(error).replace(top, "TOP"))


def tree(folder):
    found = []
    for at, dirs, files in os.walk(folder):
        for name in dirs + files:
            path = J(at, name)
            known = os.lstat(path)
            kind = os.readlink(path) if os.path.islink(path) else oct(known.st_mode)[-4:]
            found.append(os.path.relpath(path, folder) + " " + kind + (" %d" % known.st_mtime if name == "t" else ""))
    return sorted(found)


src = J(top, "src")
os.makedirs(J(src, "sub", "deep"))
for name, mode in (("a", 0o644), ("b", 0o600), ("c", 0o755), ("sub/x.txt", 0o640), ("sub/deep/t", 0o644)):
    with open(J(src, name), "w") as f:
        f.write(name * 10)
    os.chmod(J(src, name), mode)
os.utime(J(src, "sub/deep/t"), (1000000000, 1200000000))
os.symlink("a", J(src, "la"))
os.symlink("nowhere", J(src, "ln"))
for options in ({}, {"symlinks": True}, {"symlinks": True, "ignore": shutil.ignore_patterns("*.txt", "b")}):
    dst = J(top, "dst")
    shutil.rmtree(dst, ignore_errors=True)
    told(shutil.copytree, src, dst, **options)
    print(tree(dst))
told(shutil.copytree, src, dst, True)
told(shutil.copyfile, J(src, "a"), J(src, "la"))
told(shutil.copyfile, J(src, "a"), J(top, "no", "b"))
told(shutil.copyfile, J(src, "a"), src)
told(shutil.copyfile, J(src, "la"), J(top, "la2"), follow_symlinks=False)
told(shutil.copy, J(src, "c"), top)
told(shutil.copy2, J(src, "sub/deep/t"), top)
told(shutil.copymode, J(src, "b"), J(top, "c"))
print(tree(top)[:2], os.readlink(J(top, "la2")), os.stat(J(top, "t")).st_mtime)
told(shutil.move, src, J(src, "sub"))
told(shutil.move, J(top, "t"), J(src, "sub", "deep"))
told(shutil.move, J(src, "sub") + "/", J(top, "moved"))
told(shutil.rmtree, J(src, "a"))
told(shutil.rmtree, J(src, "la"))
told(shutil.rmtree, J(top, "gone"))
complaints = []
for name in "gone", "src/a":
    shutil.rmtree(J(top, name), onerror=lambda f, path, info: complaints.append((f.__name__, info[0].__name__)))
print(complaints, shutil.rmtree.avoids_symlink_attacks)
os.chdir(top)
for kind in "tar", "xztar", "zip":
    told(shutil.make_archive, J(top, "made"), kind, J(top, "moved"))
    out = J(top, "out" + kind)
    told(shutil.unpack_archive, shutil.make_archive(J(top, "made"), kind, J(top, "moved")), out)
    print(sorted(os.path.relpath(J(at, name), out) for at, dirs, files in os.walk(out) for name in dirs + files))
told(shutil.unpack_archive, J(src, "a"), format="zip")
told(shutil.chown, J(src, "a"), "nobody at all")
target = io.StringIO()
shutil.copyfileobj(io.StringIO("x" * 10), target, 3)
print(target.getvalue(), shutil.which("sh", path="/nonexistent"), shutil.which(b"nothing", path=b"/bin"))

told(tempfile.mkstemp, dir=top, prefix="a", suffix=b"b")
print([oct(os.stat(path).st_mode) for path in (tempfile.mkstemp(dir=top)[1], tempfile.mkdtemp(dir=top))])
named = tempfile.NamedTemporaryFile("w+", dir=top, encoding="utf-8", newline="\n")
print(type(named).__name__, named.mode, os.path.exists(named.name), named.write("a\nb\n"), named.seek(0), list(named))
named.close()
print(named.closed, os.path.exists(named.name), tempfile.NamedTemporaryFile("w+", dir=top).write("kept by its method"))
told(tempfile.NamedTemporaryFile, "wrong", dir=top)
with tempfile.TemporaryFile("w+", dir=top, encoding="utf-8") as f:
    print(type(f).__name__, f.write("é"), f.seek(0), f.read(), type(f.name).__name__)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    folder = tempfile.TemporaryDirectory(dir=top)
    name = folder.name
    os.mkdir(J(name, "shut"), 0o500)
    del folder
    print([w.category.__name__ for w in seen], os.path.exists(name))
print(tempfile._infer_return_type(b"a", None), len(next(tempfile._get_candidate_names())), tempfile.gettempprefixb())
os.chdir("/")
shutil.rmtree(top)
# expect: copytree Error [('TOP/src/ln', 'TOP/dst/ln', "[Errno 2] No such file or directory: 'TOP/src/ln'")]
# expect: ['a 0644', 'b 0600', 'c 0755', 'la 0644', 'sub 0755', 'sub/deep 0755', 'sub/deep/t 0644 1200000000', 'sub/x.txt 0640']
# expect: copytree 'TOP/dst'
# expect: ['a 0644', 'b 0600', 'c 0755', 'la a', 'ln nowhere', 'sub 0755', 'sub/deep 0755', 'sub/deep/t 0644 1200000000', 'sub/x.txt 0640']
# expect: copytree 'TOP/dst'
# expect: ['a 0644', 'c 0755', 'la a', 'ln nowhere', 'sub 0755', 'sub/deep 0755', 'sub/deep/t 0644 1200000000']
# expect: copytree FileExistsError [Errno 17] File exists: 'TOP/dst'
# expect: copyfile SameFileError 'TOP/src/a' and 'TOP/src/la' are the same file
# expect: copyfile FileNotFoundError [Errno 2] No such file or directory: 'TOP/no/b'
# expect: copyfile IsADirectoryError [Errno 21] Is a directory: 'TOP/src'
# expect: copyfile 'TOP/la2'
# expect: copy 'TOP/c'
# expect: copy2 'TOP/t'
# expect: copymode None
# expect: ['c 0600', 'dst 0755'] a 1200000000.0
# expect: move Error Cannot move a directory 'TOP/src' into itself 'TOP/src/sub'.
# expect: move Error Destination path 'TOP/src/sub/deep/t' already exists
# expect: move 'TOP/moved'
# expect: rmtree NotADirectoryError [Errno 20] Not a directory: 'TOP/src/a'
# expect: rmtree OSError Cannot call rmtree on a symbolic link
# expect: rmtree FileNotFoundError [Errno 2] No such file or directory: 'TOP/gone'
# expect: [('lstat', 'FileNotFoundError'), ('scandir', 'NotADirectoryError'), ('rmdir', 'NotADirectoryError')] True
# expect: make_archive 'TOP/made.tar'
# expect: unpack_archive None
# expect: ['deep', 'deep/t', 'x.txt']
# expect: make_archive 'TOP/made.tar.xz'
# expect: unpack_archive None
# expect: ['deep', 'deep/t', 'x.txt']
# expect: make_archive 'TOP/made.zip'
# expect: unpack_archive None
# expect: ['deep', 'deep/t', 'x.txt']
# expect: unpack_archive ReadError TOP/src/a is not a zip file
# expect: chown LookupError no such user: 'nobody at all'
# expect: xxxxxxxxxx None None
# expect: mkstemp TypeError Can't mix bytes and non-bytes in path components.
# expect: ['0o100600', '0o40700']
# expect: _TemporaryFileWrapper w+ True 4 0 ['a\n', 'b\n']
# expect: True False 18
# expect: NamedTemporaryFile ValueError invalid mode: 'wrong'
# expect: TextIOWrapper 1 0 é int
# expect: ['ResourceWarning'] False
# expect: <class 'bytes'> 8 b'tmp'
