import sys, io
sys.stdin = io.StringIO('a\nb\nc\n')
print(input('p '), repr(input()))
import cmd
class C(cmd.Cmd):
    def do_q(self,a): return True
    def default(self,l): print('D',l)
sys.stdin = io.StringIO('a\nb\nq\nc\n')
C().cmdloop()
sys.stdin = io.StringIO('w\np 5\nl\nq\n')
C().cmdloop()


class Lines:
    def __init__(self, *lines): self.lines = list(lines)
    def readline(self): return self.lines.pop(0) if self.lines else ""


sys.stdin, kept = Lines("one\n", "two", 3), (sys.stdin, sys.stdout)
sys.stdout = out = io.StringIO()
got = [input("first "), input(2)]
try:
    input()
except TypeError as error:
    got.append(error)
try:
    input()
except EOFError as error:
    got.append(error)
sys.stdin = None
try:
    input("asked")
except RuntimeError as error:
    got.append(error)
sys.stdout = kept[1]
print(got, repr(out.getvalue()))

# expect: p a 'b'
# expect: (Cmd) D a
# expect: (Cmd) D b
# expect: (Cmd) (Cmd) D w
# expect: (Cmd) D p 5
# expect: (Cmd) D l
# expect: (Cmd) ['one', 'two', TypeError('object.readline() returned non-string'), EOFError('EOF when reading a line'), RuntimeError('input(): lost sys.stdin')] 'first 2'
