import sys

out = sys.stdout.buffer
print(out.write(b"bytes\n"), out.write(bytearray(b"more\n")), out.flush())
# expect: bytes
# expect: more
# expect: 6 5 None
print(repr(out), repr(sys.stdin.buffer), repr(sys.stderr.buffer))
# expect: <_io.BufferedWriter name='<stdout>'> <_io.BufferedReader name='<stdin>'> <_io.BufferedWriter name='<stderr>'>
print(out.mode, sys.stdin.buffer.mode, out.closed, out.fileno(), out.writable(), out.readable())
# expect: wb rb False 1 True False
try:
    out.write("text")
except TypeError as e:
    print(e)
# expect: a bytes-like object is required, not 'str'
