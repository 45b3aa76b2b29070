import sys

out = sys.stdout.buffer
print(out.write(b"bytes\n"), out.write(bytearray(b"more\n")), out.flush())
print(repr(out), repr(sys.stdin.buffer), repr(sys.stderr.buffer))
print(out.mode, sys.stdin.buffer.mode, out.closed, out.fileno(), out.writable(), out.readable())
try:
    out.write("text")
except TypeError as e:
    print(e)

# expect: bytes
# expect: more
# expect: 6 5 None
# expect: <_io.BufferedWriter name='<stdout>'> <_io.BufferedReader name='<stdin>'> <_io.BufferedWriter name='<stderr>'>
# expect: wb rb False 1 True False
# expect: a bytes-like object is required, not 'str'
