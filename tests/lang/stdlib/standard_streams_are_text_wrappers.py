# sys.stdout is an io.TextIOWrapper: a context manager, closed once, and its encoding can be set anew.
import io
import sys

out = sys.stdout
print(isinstance(out, io.TextIOWrapper), isinstance(out, io.TextIOBase), isinstance(sys.stdin, io.IOBase), issubclass(type(out), io.IOBase))
print(out.mode, sys.stderr.errors, out.encoding, out.name, sys.stderr.line_buffering, out.newlines, out.closed, out.fileno(), out.readable())
out.reconfigure(encoding="ascii", errors="xmlcharrefreplace")
print("caf\xe9 \u20ac", out.encoding, out.errors)
out.reconfigure(encoding="utf-8")
print("caf\xe9 \u20ac", out.encoding, out.errors)
out.reconfigure(errors="backslashreplace", line_buffering=True)
print("\ud800", out.line_buffering)
for fails in (lambda: out.reconfigure(encoding="nonesuch"), lambda: out.reconfigure(encoding=3), lambda: out.read(), lambda: sys.stdin.write("a"),
              lambda: out.write(3)):  # fmt: skip
    try:
        print(fails())
    except (OSError, LookupError, TypeError) as error:
        print(type(error).__name__, error)
kept = io.StringIO()
with sys.stdout as inner:
    print("inside", inner is sys.stdout)
for fails in (lambda: print("x"), lambda: out.write("x"), lambda: out.flush(), lambda: sys.stdout.__enter__()):
    try:
        fails()
    except ValueError as error:
        print(error, out.closed, file=kept)
sys.stderr.write(kept.getvalue())
# expect: True True True True
# expect: w backslashreplace utf-8 <stdout> True None False 1 False
# expect: caf&#233; &#8364; ascii xmlcharrefreplace
# expect: café € utf-8 strict
# expect: \ud800 True
# expect: LookupError unknown encoding: nonesuch
# expect: TypeError reconfigure() argument 'encoding' must be str or None, not int
# expect: UnsupportedOperation not readable
# expect: UnsupportedOperation not writable
# expect: TypeError write() argument must be str, not int
# expect: inside True
