import os
import stat
import tempfile
from pathlib import Path


def show(f, *a, **k):
    try:
        shown = repr(f(*a, **k))
    except Exception as e:
        shown = f"{type(e).__name__} {e}"
    print(shown.replace(str(top), "TOP"))


top = Path(tempfile.mkdtemp()).resolve()
(top / "x" / "y").mkdir(parents=True)
(top / "f.txt").write_text("text\n")
(top / "x" / "g.txt").write_bytes(b"\xff")
(top / "link").symlink_to("f.txt")
(top / "folder").symlink_to("x", target_is_directory=True)
(top / "broken").symlink_to("nope")
(top / "loop").symlink_to("loop")
for name in ("x", "f.txt", "link", "folder", "broken", "loop", "none", "f.txt/a", "a\0b"):
    p = top / name
    print(name.replace("\0", "0"), p.exists(), p.is_file(), p.is_dir(), p.is_symlink(), p.is_mount(), p.is_fifo())
    if "\0" not in name:
        show(p.resolve)
        show(p.readlink)
    show(lambda: stat.filemode(p.lstat().st_mode)[0])
for pattern in ("*", "**", "**/*.txt", "*/", "x/..", "none", "a**", "", "/a", "f.txt/"):
    show(lambda: sorted(str(q) for q in top.glob(pattern)))
show(lambda: sorted(str(q) for q in top.rglob("*.txt")))
show((top / "x").mkdir)
show((top / "x").mkdir, exist_ok=True)
show((top / "f.txt").mkdir, exist_ok=True)
show((top / "q" / "r").mkdir)
show((top / "t").touch)
show((top / "t").touch, exist_ok=False)
show((top / "t").chmod, 0o600)
show(lambda: oct((top / "t").stat().st_mode))
show((top / "same").hardlink_to, top / "t")
show((top / "same").samefile, str(top / "t"))
show((top / "t").rename, top / "u")
show((top / "t").unlink)
show((top / "t").unlink, missing_ok=True)
show((top / "u").write_text, 1)
show((top / "x" / "g.txt").read_text, "latin-1")
print(Path("~/a").expanduser() == Path.home() / "a", Path("a").absolute() == Path(os.getcwd(), "a"))

# expect: x True False True False False False
# expect: PosixPath('TOP/x')
# expect: OSError [Errno 22] Invalid argument: 'TOP/x'
# expect: 'd'
# expect: f.txt True True False False False False
# expect: PosixPath('TOP/f.txt')
# expect: OSError [Errno 22] Invalid argument: 'TOP/f.txt'
# expect: '-'
# expect: link True True False True False False
# expect: PosixPath('TOP/f.txt')
# expect: PosixPath('f.txt')
# expect: 'l'
# expect: folder True False True True False False
# expect: PosixPath('TOP/x')
# expect: PosixPath('x')
# expect: 'l'
# expect: broken False False False True False False
# expect: PosixPath('TOP/nope')
# expect: PosixPath('nope')
# expect: 'l'
# expect: loop False False False True False False
# expect: RuntimeError Symlink loop from 'TOP/loop'
# expect: PosixPath('loop')
# expect: 'l'
# expect: none False False False False False False
# expect: PosixPath('TOP/none')
# expect: FileNotFoundError [Errno 2] No such file or directory: 'TOP/none'
# expect: FileNotFoundError [Errno 2] No such file or directory: 'TOP/none'
# expect: f.txt/a False False False False False False
# expect: PosixPath('TOP/f.txt/a')
# expect: NotADirectoryError [Errno 20] Not a directory: 'TOP/f.txt/a'
# expect: NotADirectoryError [Errno 20] Not a directory: 'TOP/f.txt/a'
# expect: a0b False False False False False False
# expect: ValueError embedded null byte
# expect: ['TOP/broken', 'TOP/f.txt', 'TOP/folder', 'TOP/link', 'TOP/loop', 'TOP/x']
# expect: ['TOP', 'TOP/x', 'TOP/x/y']
# expect: ['TOP/f.txt', 'TOP/x/g.txt']
# expect: ['TOP/folder', 'TOP/x']
# expect: ['TOP/x/..']
# expect: []
# expect: ValueError Invalid pattern: '**' can only be an entire path component
# expect: ValueError Unacceptable pattern: ''
# expect: NotImplementedError Non-relative patterns are unsupported
# expect: []
# expect: ['TOP/f.txt', 'TOP/x/g.txt']
# expect: FileExistsError [Errno 17] File exists: 'TOP/x'
# expect: None
# expect: FileExistsError [Errno 17] File exists: 'TOP/f.txt'
# expect: FileNotFoundError [Errno 2] No such file or directory: 'TOP/q/r'
# expect: None
# expect: FileExistsError [Errno 17] File exists: 'TOP/t'
# expect: None
# expect: '0o100600'
# expect: None
# expect: True
# expect: PosixPath('TOP/u')
# expect: FileNotFoundError [Errno 2] No such file or directory: 'TOP/t'
# expect: None
# expect: TypeError data must be str, not int
# expect: 'ÿ'
# expect: True True
