import io
import sys

out = sys.stdout
print(isinstance(out, io.TextIOBase), isinstance(out, io.TextIOWrapper), isinstance(sys.stdin, io.IOBase), sys.stderr.errors)
print(isinstance(sys.stdin.buffer, io.BufferedIOBase), out.seekable() in (True, False), out.newlines, out.write_through in (True, False))


def told(call, *args, **kwargs):
    try:
        return call(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(out.reconfigure(encoding="ascii", errors="backslashreplace"), out.encoding, out.errors)
print("é and 北", sep="")
out.writelines(["ü", "\n"])
print(out.reconfigure(errors="xmlcharrefreplace"), out.encoding, out.errors, "ß")
print(out.reconfigure(encoding="ascii"), out.errors, told(print, "é"), told(out.write, "ö"))
out.reconfigure(encoding="utf-8", line_buffering=True)
print(out.encoding, out.line_buffering, "é", told(out.reconfigure, encoding="nothing-like-it"), told(out.reconfigure, newline="x"))
print(out.encoding, told(out.reconfigure, encoding=3), told(out.reconfigure, errors=3))
with out as same:
    print(same is out, out.closed)
print("lost", file=sys.stderr) if out.closed else None
for call in (lambda: out.write("x"), lambda: print("x"), lambda: out.__enter__()):
    sys.stderr.write(told(call) + "\n")

# expect: True True True backslashreplace
# expect: True True None True
# expect: None ascii backslashreplace
# expect: \xe9 and \u5317
# expect: \xfc
# expect: None ascii xmlcharrefreplace &#223;
# expect: None strict UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128) UnicodeEncodeError: 'ascii' codec can't encode character '\xf6' in position 0: ordinal not in range(128)
# expect: utf-8 True é LookupError: unknown encoding: nothing-like-it ValueError: illegal newline value: x
# expect: utf-8 TypeError: reconfigure() argument 'encoding' must be str or None, not int TypeError: reconfigure() argument 'errors' must be str or None, not int
# expect: True False
