import os
import tempfile

top = tempfile.mkdtemp()
os.makedirs(os.path.join(top, "a/b"))
for name in ("x", "a/y", "a/b/z"):
    open(os.path.join(top, name), "w").close()
os.symlink("a", os.path.join(top, "link"))
for options in ({}, {"topdown": False}):
    for path, folders, files, fd in os.fwalk(top, **options):
        print(options, os.path.relpath(path, top), sorted(folders), sorted(files), os.stat(path).st_ino == os.fstat(fd).st_ino)
print(sorted(os.path.relpath(path, top) for path, *_ in os.fwalk(top, follow_symlinks=True)))
for path, folders, files, fd in os.fwalk(os.fsencode(top)):
    print(sorted(folders), sorted(files))
    folders.clear()
at = os.open(top, os.O_RDONLY)
print([(path, sorted(files)) for path, _, files, _ in os.fwalk("a", dir_fd=at)])
os.close(at)
try:
    next(os.fwalk(os.path.join(top, "none")))
except FileNotFoundError as e:
    print(type(e).__name__)
# expect: {} . ['a', 'link'] ['x'] True
# expect: {} a ['b'] ['y'] True
# expect: {} a/b [] ['z'] True
# expect: {'topdown': False} a/b [] ['z'] True
# expect: {'topdown': False} a ['b'] ['y'] True
# expect: {'topdown': False} . ['a', 'link'] ['x'] True
# expect: ['.', 'a', 'a/b', 'link', 'link/b']
# expect: [b'a', b'link'] [b'x']
# expect: [('a', ['y']), ('a/b', ['z'])]
# expect: FileNotFoundError
