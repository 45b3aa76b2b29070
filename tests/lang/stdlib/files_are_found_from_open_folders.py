import os
import tempfile

with tempfile.TemporaryDirectory() as folder:
    fd = os.open(folder, os.O_RDONLY)
    os.mkdir("in", dir_fd=fd)
    file = os.open("in/f", os.O_CREAT | os.O_WRONLY, dir_fd=fd)
    print(os.write(file, b"abc"), os.stat(file).st_size, os.stat("in/f", dir_fd=fd).st_size)
    os.truncate(file, 2)
    os.chmod(file, 0o600)
    os.utime(file, (1, 2))
    os.close(file)
    found = os.stat("in/f", dir_fd=fd, follow_symlinks=False)
    print(found.st_size, oct(found.st_mode), found.st_mtime)
    os.symlink("in/f", "link", dir_fd=fd)
    print(os.readlink("link", dir_fd=fd), os.lstat("link", dir_fd=fd).st_size)
    print(os.listdir(fd) == os.listdir(folder), sorted(e.name for e in os.scandir(fd)))
    print(sorted((e.name, e.path, e.is_dir(), e.is_symlink()) for e in os.scandir(fd)))
    os.rename("in/f", "g", src_dir_fd=fd, dst_dir_fd=fd)
    os.link("g", "h", src_dir_fd=fd, dst_dir_fd=fd)
    print(sorted(os.listdir(fd)), os.access("g", os.R_OK, dir_fd=fd))
    here = os.getcwd()
    os.chdir(fd)
    print(os.path.samefile(".", folder))
    os.chdir(here)
    for name in ("g", "h", "link"):
        os.unlink(name, dir_fd=fd)
    os.rmdir("in", dir_fd=fd)
    os.close(fd)
    for call in (lambda: os.stat("x", dir_fd=fd), lambda: os.listdir(fd), lambda: os.mkdir("x", dir_fd=9999)):
        try:
            call()
        except OSError as e:
            print(type(e).__name__, e.errno)
for call in (lambda: os.chdir(1.5), lambda: os.listdir(1.5), lambda: os.mkdir(3), lambda: os.mkdir("x", dir_fd="y")):
    try:
        call()
    except TypeError as e:
        print(e)
for key, value in (("a=b", "c"), ("a\0b", "c"), ("a", "b\0")):
    try:
        os.environ[key] = value
    except ValueError as e:
        print(e)
print(os.stat in os.supports_fd, os.open in os.supports_dir_fd, os.utime in os.supports_follow_symlinks)
for make in (lambda: os.DirEntry(), lambda: __import__("pickle").dumps(next(os.scandir("/")))):
    try:
        make()
    except TypeError as e:
        print(e)

# expect: 3 3 3
# expect: 2 0o100600 2.0
# expect: in/f 4
# expect: True ['in', 'link']
# expect: [('in', 'in', True, False), ('link', 'link', False, True)]
# expect: ['g', 'h', 'in', 'link'] True
# expect: True
# expect: OSError 9
# expect: OSError 9
# expect: OSError 9
# expect: chdir: path should be string, bytes, os.PathLike or integer, not float
# expect: listdir: path should be string, bytes, os.PathLike, integer or None, not float
# expect: mkdir: path should be string, bytes or os.PathLike, not int
# expect: argument should be integer or None, not str
# expect: illegal environment variable name
# expect: embedded null byte
# expect: embedded null byte
# expect: True True True
# expect: cannot create 'posix.DirEntry' instances
# expect: cannot pickle 'posix.DirEntry' object
