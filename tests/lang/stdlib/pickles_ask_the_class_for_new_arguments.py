# An object whose __getattr__ has an answer for every name is pickled all the same.
import copy
import pickle


class Answers(dict):
    def __getattr__(self, name):
        return None

    def __getstate__(self):
        return dict(self)

    def __setstate__(self, state):
        self.update(state)


class Pair(tuple):
    def __new__(cls, a, b):
        return super().__new__(cls, (a, b))

    def __getnewargs__(self):
        return tuple(self)


for protocol in range(6):
    print(protocol, pickle.loads(pickle.dumps(Answers(a=1), protocol)) == {"a": 1}, protocol < 2 or pickle.loads(pickle.dumps(Pair(1, 2), protocol)))
print(copy.copy(Pair(3, 4)))
# expect: 0 True True
# expect: 1 True True
# expect: 2 True (1, 2)
# expect: 3 True (1, 2)
# expect: 4 True (1, 2)
# expect: 5 True (1, 2)
# expect: (3, 4)
