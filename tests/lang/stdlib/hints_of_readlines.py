"""Hints of readlines: lines are read until they are more than it, by BytesIO until they are as many."""
import io, os, tempfile
p = os.path.join(tempfile.mkdtemp(), "f"); open(p, "w").write("ab\ncd\nef\n")
for hint in (0, 1, 2, 3, 4, 5, 6, 7, 100, -1, None):
    print(hint, len(io.StringIO("ab\ncd\nef\n").readlines(hint)), len(io.BytesIO(b"ab\ncd\nef\n").readlines(hint)), len(open(p).readlines(hint)), len(open(p, "rb").readlines(hint)), len(open(p, "rb", 0).readlines(hint)))

# expect: 0 3 3 3 3 3
# expect: 1 1 1 1 1 1
# expect: 2 1 1 1 1 1
# expect: 3 2 1 2 2 2
# expect: 4 2 2 2 2 2
# expect: 5 2 2 2 2 2
# expect: 6 3 2 3 3 3
# expect: 7 3 3 3 3 3
# expect: 100 3 3 3 3 3
# expect: -1 3 3 3 3 3
# expect: None 3 3 3 3 3
