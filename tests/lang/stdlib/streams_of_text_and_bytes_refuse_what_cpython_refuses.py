import io


class Able(io.IOBase):
    def readable(self):
        return True

    writable = seekable = readable


x = Able()
print(x._checkReadable(), x._checkWritable(), x._checkSeekable(), x._checkClosed())


class Closing(io.IOBase):
    def close(self):
        return 42

    def flush(self):
        pass


print(Closing().__exit__(), Closing().__exit__(1, 2, 3))
b = io.BytesIO(b"abc")
for given in ((1.5,), ("a",), (0, 3), (-1,), (1, 5), (0, "a"), (2**70,), (2,)):
    try:
        print(b.seek(*given))
    except (TypeError, ValueError, OverflowError) as e:
        print(given, type(e).__name__, e)
t = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
for code in ("t.readline(None)", "t.read('a')", "t.readline(1.5)", "t.seek(0, 'a')", "t.detach() and 0", "t.close()", "t.closed"):
    try:
        print(code, eval(code))
    except (TypeError, ValueError) as e:
        print(code, type(e).__name__, e)
del t
raw = io.BytesIO()
t = io.TextIOWrapper(raw, encoding="ascii", newline="\n")
t.write("foo\n")
t.reconfigure(encoding="utf-8-sig")
t.write("é\n")
t.flush()
print(raw.getvalue())
raw = io.BytesIO()
t = io.TextIOWrapper(raw, encoding="utf-8-sig", newline="\n")
t.write("foo\n")
t.flush()
print(raw.getvalue())

# expect: True True True None
# expect: 42 42
# expect: (1.5,) TypeError 'float' object cannot be interpreted as an integer
# expect: ('a',) TypeError 'str' object cannot be interpreted as an integer
# expect: (0, 3) ValueError invalid whence (3, should be 0, 1 or 2)
# expect: (-1,) ValueError negative seek value -1
# expect: (1, 5) ValueError invalid whence (5, should be 0, 1 or 2)
# expect: (0, 'a') TypeError 'str' object cannot be interpreted as an integer
# expect: (1180591620717411303424,) OverflowError Python int too large to convert to C ssize_t
# expect: 2
# expect: t.readline(None) TypeError 'NoneType' object cannot be interpreted as an integer
# expect: t.read('a') TypeError argument should be integer or None, not 'str'
# expect: t.readline(1.5) TypeError 'float' object cannot be interpreted as an integer
# expect: t.seek(0, 'a') TypeError 'str' object cannot be interpreted as an integer
# expect: t.detach() and 0 0
# expect: t.close() ValueError underlying buffer has been detached
# expect: t.closed ValueError underlying buffer has been detached
# expect: b'foo\n\xc3\xa9\n'
# expect: b'\xef\xbb\xbffoo\n'
