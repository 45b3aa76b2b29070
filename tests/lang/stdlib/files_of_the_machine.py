# os on a machine: links, modes, times, descriptors, pipes, the working folder, paths as bytes.
import os
import tempfile

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "a")
    with open(path, "w") as file:
        file.write("hey")
    os.chmod(path, 0o600)
    print(oct(os.stat(path).st_mode), os.path.getsize(path))
    os.symlink(path, path + "l")
    print(os.path.islink(path + "l"), os.readlink(path + "l") == path, os.path.samefile(path, path + "l"))
    print(os.path.realpath(path + "l") == os.path.realpath(path), oct(os.lstat(path + "l").st_mode))
    os.symlink("nowhere", path + "n")
    print(os.path.exists(path + "n"), os.path.lexists(path + "n"))
    os.link(path, path + "h")
    print(os.stat(path).st_nlink)
    os.utime(path, (1, 2))
    print(os.stat(path).st_atime, os.stat(path).st_mtime, os.stat(path).st_mtime_ns)
    fd = os.open(path, os.O_RDWR)
    print(os.read(fd, 2), os.lseek(fd, 0, 0), os.write(fd, b"HEY you"), os.fstat(fd).st_size)
    os.close(fd)
    with open(path) as file:
        print(file.read())
    print(sorted(os.listdir(folder)), [e.is_symlink() for e in sorted(os.scandir(folder), key=lambda e: e.name)])
    print(sorted(os.listdir(os.fsencode(folder))))
    before = os.getcwd()
    os.chdir(folder)
    print(os.path.exists("a"), os.getcwd() == os.path.realpath(folder), open("a").read())
    os.chdir(before)
    for call in (lambda: os.rename(path + "x", path), lambda: os.rmdir(folder), lambda: os.mkdir(folder), lambda: os.stat(path + "y"),
                 lambda: os.readlink(path), lambda: os.read(1000, 1), lambda: os.open(path, os.O_CREAT | os.O_EXCL)):
        try:
            call()
        except OSError as error:
            print(type(error).__name__, str(error).replace(folder, "FOLDER"))
    for root, folders, files in os.walk(folder):
        print(root == folder, folders, sorted(files))
read, write = os.pipe()
os.write(write, b"one\ntwo\n")
os.close(write)
with os.fdopen(read) as file:
    print(list(file))
print(os.path.join(b"a", b"b"), os.path.split(b"/x/y"), os.path.splitext(b"n.py"), os.path.exists(b"/"))
print(os.stat_result(range(10)))
# expect: 0o100600 3
# expect: True True True
# expect: True 0o120777
# expect: False True
# expect: 2
# expect: 1.0 2.0 2000000000
# expect: b'he' 0 7 7
# expect: HEY you
# expect: ['a', 'ah', 'al', 'an'] [False, False, True, True]
# expect: [b'a', b'ah', b'al', b'an']
# expect: True True HEY you
# expect: FileNotFoundError [Errno 2] No such file or directory: 'FOLDER/ax' -> 'FOLDER/a'
# expect: OSError [Errno 39] Directory not empty: 'FOLDER'
# expect: FileExistsError [Errno 17] File exists: 'FOLDER'
# expect: FileNotFoundError [Errno 2] No such file or directory: 'FOLDER/ay'
# expect: OSError [Errno 22] Invalid argument: 'FOLDER/a'
# expect: OSError [Errno 9] Bad file descriptor
# expect: FileExistsError [Errno 17] File exists: 'FOLDER/a'
# expect: True [] ['a', 'ah', 'al', 'an']
# expect: ['one\n', 'two\n']
# expect: b'a/b' (b'/x', b'y') (b'n', b'.py') True
# expect: os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
