# The finalizer of garbage may change what is being copied: it runs before or after, never within.
# by hand: CPython reads what is freed
import weakref


class Clears:
    def __init__(self, *others):
        self.me, self.others = self, others

    def __del__(self):
        words.clear()
        table.clear()
        letters.clear()
        runs.append(1)


class Plain:
    def __init__(self):
        self.me = self


runs, calls, odd = [], [], 0
for i in range(20000):
    words = ["w%d" % k for k in range(40)]
    table = {word: [word] for word in words}
    letters = bytearray(b"abc" * 100)
    Clears()
    watched = Plain()
    watched.reference = weakref.ref(watched, calls.append)
    del watched
    for copied in (words.copy(), tuple(words), [*words], words[1:], table.copy(), list(table.items()), letters.copy()):
        odd += len(copied) not in (0, 39, 40, 300)
print(odd, len(runs) > 0)
# expect: 0 True
