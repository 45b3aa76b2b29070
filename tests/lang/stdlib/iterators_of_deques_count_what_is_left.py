"""Iterators over a deque, either way: lengths, copies, changes under them; branches of tee(); dicts of partials."""
import copy
import functools
import itertools
import operator
import pickle
from collections import deque


def show(action):
    try:
        print(action())
    except BaseException as error:
        print(type(error).__name__, error)


d=deque('abcde')
it=iter(d); r=reversed(d)
show(lambda: (type(it), type(r), it.__length_hint__(), r.__length_hint__()))
next(it)
next(r)
show(lambda: it.__reduce__())
show(lambda: r.__reduce__())
show(lambda: list(copy.copy(it)))
show(lambda: list(pickle.loads(pickle.dumps(r))))
show(lambda: list(it))
show(lambda: list(r))
show(lambda: it.__reduce__())
show(lambda: r.__length_hint__())
r=reversed(d); next(r); d.append(1)
show(lambda: r.__length_hint__())
show(lambda: next(r))
show(lambda: next(r))
show(lambda: list(r))
show(lambda: r.__length_hint__())
it=iter(d); next(it); d.pop()
show(lambda: it.__length_hint__())
show(lambda: next(it))
show(lambda: next(it))
show(lambda: it.__length_hint__())
K,R=type(it),type(r)
show(lambda: list(K(d)))
show(lambda: list(K(d,2)))
show(lambda: list(K(d,-2)))
show(lambda: list(K(d,20)))
show(lambda: list(R(d,2)))
show(lambda: K())
show(lambda: K([1]))
show(lambda: K(d,'a'))
show(lambda: K(d,1,2))
show(lambda: type(K(d, index=3)) is K)
show(lambda: K(x=1))
show(lambda: R([1]))
class D(deque): pass
show(lambda: iter(D('ab')).__reduce__())
show(lambda: list(K(D('ab'))))
for x in deque([]): pass
show(lambda: list(reversed(deque())))
d=deque([1,2,3])
try:
    for x in reversed(d): print(x); d.append(3)
except RuntimeError as e: print(e)

first, second = itertools.tee([1, 2, 3])
print(next(first), list(first.__copy__()), list(copy.copy(first)), list(first), list(second.__copy__()), list(second))
Branch = type(first)
print(list(Branch([1, 2])), list(Branch(second)), list(Branch(iter("ab"))))
show(lambda: Branch())

partial = functools.partial(print)
show(lambda: delattr(partial, "__dict__"))
show(lambda: setattr(partial, "__dict__", 3))
show(lambda: setattr(partial, "__dict__", {"a": 1}))
show(lambda: partial.a)

# expect: (<class '_collections._deque_iterator'>, <class '_collections._deque_reverse_iterator'>, 5, 5)
# expect: (<class '_collections._deque_iterator'>, (deque(['a', 'b', 'c', 'd', 'e']), 1))
# expect: (<class '_collections._deque_reverse_iterator'>, (deque(['a', 'b', 'c', 'd', 'e']), 1))
# expect: ['b', 'c', 'd', 'e']
# expect: ['d', 'c', 'b', 'a']
# expect: ['b', 'c', 'd', 'e']
# expect: ['d', 'c', 'b', 'a']
# expect: (<class '_collections._deque_iterator'>, (deque(['a', 'b', 'c', 'd', 'e']), 5))
# expect: 0
# expect: 4
# expect: RuntimeError deque mutated during iteration
# expect: StopIteration 
# expect: []
# expect: 0
# expect: 5
# expect: RuntimeError deque mutated during iteration
# expect: RuntimeError deque mutated during iteration
# expect: 0
# expect: ['a', 'b', 'c', 'd', 'e']
# expect: ['c', 'd', 'e']
# expect: ['a', 'b', 'c', 'd', 'e']
# expect: []
# expect: ['c', 'b', 'a']
# expect: TypeError function takes at least 1 argument (0 given)
# expect: TypeError argument 1 must be collections.deque, not list
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError function takes at most 2 arguments (3 given)
# expect: True
# expect: TypeError function takes at least 1 argument (0 given)
# expect: TypeError argument 1 must be collections.deque, not list
# expect: (<class '_collections._deque_iterator'>, (D(['a', 'b']), 0))
# expect: ['a', 'b']
# expect: []
# expect: 3
# expect: deque mutated during iteration
# expect: 1 [2, 3] [2, 3] [2, 3] [1, 2, 3] [1, 2, 3]
# expect: [1, 2] [] ['a', 'b']
# expect: TypeError _tee expected 1 argument, got 0
# expect: TypeError cannot delete __dict__
# expect: TypeError __dict__ must be set to a dictionary, not a 'int'
# expect: None
# expect: 1
