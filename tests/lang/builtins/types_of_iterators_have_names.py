# Each kind of iterator is a type with CPython's name; what is left of it can be told, copied and pickled.
import copy

d = {"a": 1, "b": 2}
wide = range(2**70, 2**70 + 5)
makers = [lambda: iter("abc"), lambda: iter("aé"), lambda: iter(""), lambda: iter(wide),
          lambda: reversed(wide), lambda: iter(d.values()), lambda: iter(d.items()),
          lambda: reversed(d), lambda: reversed(d.keys()), lambda: reversed(d.values()), lambda: reversed(d.items()),
          lambda: reversed(range(2**70, 0, -2**69))]
for make in makers:
    it = make()
    first = next(it, "none")
    print(type(it).__name__, type(it) is type(make()), first, it.__length_hint__(), it.__reduce__()[1:], list(copy.copy(it)), list(it))
print(isinstance(iter("é"), type(iter("e"))), type(iter(range(2**70))) is type(reversed(range(2**70))))
for make in makers[:2]:
    try:
        make().nothing
    except AttributeError as error:
        print(error)

# expect: str_ascii_iterator True a 2 (('abc',), 1) ['b', 'c'] ['b', 'c']
# expect: str_iterator True a 1 (('aé',), 1) ['é'] ['é']
# expect: str_ascii_iterator True none 0 (('',),) [] []
# expect: longrange_iterator True 1180591620717411303424 4 ((range(1180591620717411303424, 1180591620717411303429),), 1) [1180591620717411303425, 1180591620717411303426, 1180591620717411303427, 1180591620717411303428] [1180591620717411303425, 1180591620717411303426, 1180591620717411303427, 1180591620717411303428]
# expect: longrange_iterator True 1180591620717411303428 4 ((range(1180591620717411303428, 1180591620717411303423, -1),), 1) [1180591620717411303427, 1180591620717411303426, 1180591620717411303425, 1180591620717411303424] [1180591620717411303427, 1180591620717411303426, 1180591620717411303425, 1180591620717411303424]
# expect: dict_valueiterator True 1 1 (([2],),) [2] [2]
# expect: dict_itemiterator True ('a', 1) 1 (([('b', 2)],),) [('b', 2)] [('b', 2)]
# expect: dict_reversekeyiterator True b 1 ((['a'],),) ['a'] ['a']
# expect: dict_reversekeyiterator True b 1 ((['a'],),) ['a'] ['a']
# expect: dict_reversevalueiterator True 2 1 (([1],),) [1] [1]
# expect: dict_reverseitemiterator True ('b', 2) 1 (([('a', 1)],),) [('a', 1)] [('a', 1)]
# expect: longrange_iterator True 590295810358705651712 1 ((range(590295810358705651712, 1770887431076116955136, 590295810358705651712),), 1) [1180591620717411303424] [1180591620717411303424]
# expect: False True
# expect: 'str_ascii_iterator' object has no attribute 'nothing'
# expect: 'str_iterator' object has no attribute 'nothing'
