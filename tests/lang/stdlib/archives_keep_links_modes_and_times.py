import io
import os
import stat
import tarfile
import tempfile
import zipfile

top = os.path.realpath(tempfile.mkdtemp())
os.makedirs(top + "/dd/ee")
for name, text in (("f1", "one"), ("dd/ee/f2", "two")):
    with open(f"{top}/{name}", "w") as f:
        f.write(text)
os.chmod(top + "/f1", 0o640)
os.chmod(top + "/dd", 0o750)
os.utime(top + "/f1", (5, 7))
os.symlink("f1", top + "/ln")
os.link(top + "/f1", top + "/hard")
os.mkfifo(top + "/ff")
packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode="w") as t:
    for name in ("f1", "hard", "ln", "dd", "ff"):
        t.add(f"{top}/{name}", name)
    print([(m.name, m.type, m.linkname, m.size) for m in t])


def opened(**options):
    packed.seek(0)
    return tarfile.open(fileobj=packed, **options)


for folder, options in (("x", {}), ("y", {"filter": "data"}), ("z", {"filter": "tar"})):
    try:
        opened().extractall(f"{top}/{folder}", **options)
    except tarfile.TarError as e:
        print(type(e).__name__, str(e).replace(top, "TOP"))
    for path, folders, files in sorted(os.walk(f"{top}/{folder}")):
        for name in sorted(files + folders):
            full = os.path.join(path, name)
            status = os.lstat(full)
            links = 0 if stat.S_ISDIR(status.st_mode) else status.st_nlink
            times = int(status.st_mtime) if name in ("f1", "hard") else ""
            print(name, stat.filemode(status.st_mode), links, os.readlink(full) if os.path.islink(full) else "", times)
opened().extract("f1", top + "/w", set_attrs=False)
print(os.stat(top + "/w/f1").st_mtime > 100)
with tarfile.open(fileobj=io.BytesIO(), mode="w", dereference=True) as t:
    t.add(top + "/ln", "ln")
    print([(m.name, m.type, m.size) for m in t])


class Traced(tarfile.TarFile):
    def makefile(self, tarinfo, targetpath):
        print("makefile", tarinfo.name)
        super().makefile(tarinfo, targetpath)

    def chmod(self, tarinfo, targetpath):
        print("chmod", tarinfo.name)

    def utime(self, tarinfo, targetpath):
        print("utime", tarinfo.name)


packed.seek(0)
Traced.open(fileobj=packed).extractall(top + "/u", members=[opened().getmember("f1")])
zipped = io.BytesIO()
with zipfile.ZipFile(zipped, "w") as z:
    with z.open("s.txt", "w") as f:
        f.write(b"stream")
        for use in (lambda: z.open("t", "w"), lambda: z.writestr("t", "")):
            try:
                use()
            except ValueError as e:
                print(e)
with zipfile.ZipFile(zipped) as z, z.open("s.txt") as f:
    print(f.peek(3)[:3], f.read(), repr(f), z.getinfo("s.txt").date_time)

# expect: [('f1', b'0', '', 3), ('hard', b'1', 'f1', 0), ('ln', b'2', 'f1', 0), ('dd', b'5', '', 0), ('dd/ee', b'5', '', 0), ('dd/ee/f2', b'0', '', 3), ('ff', b'6', '', 0)]
# expect: dd drwxr-x--- 0
# expect: f1 -rw-r----- 2  7
# expect: ff prw-r--r-- 1
# expect: hard -rw-r----- 2  7
# expect: ln lrwxrwxrwx 1 f1
# expect: ee drwxr-xr-x 0
# expect: f2 -rw-r--r-- 1
# expect: SpecialFileError 'ff' is a special file
# expect: dd drwxr-xr-x 0
# expect: f1 -rw-r----- 2  7
# expect: hard -rw-r----- 2  7
# expect: ln lrwxrwxrwx 1 f1
# expect: ee drwxr-xr-x 0
# expect: f2 -rw-r--r-- 1
# expect: dd drwxr-x--- 0
# expect: f1 -rw-r----- 2  7
# expect: ff prw-r--r-- 1
# expect: hard -rw-r----- 2  7
# expect: ln lrwxrwxrwx 1 f1
# expect: ee drwxr-xr-x 0
# expect: f2 -rw-r--r-- 1
# expect: True
# expect: [('ln', b'0', 3)]
# expect: makefile f1
# expect: chmod f1
# expect: utime f1
# expect: Can't write to the ZIP file while there is another write handle open on it. Close the first handle before opening another.
# expect: Can't write to ZIP archive while an open writing handle exists.
# expect: b'str' b'stream' <zipfile.ZipExtFile name='s.txt' mode='r'> (1980, 1, 1, 0, 0, 0)
