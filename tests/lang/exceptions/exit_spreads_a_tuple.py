import errno
import sys

for v in ((1, 2, 3), (), (4,), None, "a", 5, [1]):
    try:
        sys.exit(v)
    except SystemExit as e:
        print(repr(v), e.args, repr(e.code))
print(errno.errorcode[35], errno.EDEADLK, errno.EDEADLOCK)

# expect: (1, 2, 3) (1, 2, 3) (1, 2, 3)
# expect: () () None
# expect: (4,) (4,) 4
# expect: None () None
# expect: 'a' ('a',) 'a'
# expect: 5 (5,) 5
# expect: [1] ([1],) [1]
# expect: EDEADLOCK 35 35
