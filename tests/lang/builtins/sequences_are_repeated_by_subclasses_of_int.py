# int and its subclasses count repetitions, on both sides; on the right one with an operator of its own is asked first.
class Count(int):
    pass


class Own(int):
    def __rmul__(self, other):
        return "mine"


a = [1, 2]
a *= Count(2)
print([1] * Count(3), Count(2) * (1, 2), "ab" * Count(2), b"a" * Count(2), a, [1] * True)
print([1] * Own(3))
try:
    print([1] * 2.0)
except TypeError as e:
    print(e)

# expect: [1, 1, 1] (1, 2, 1, 2) abab b'aa' [1, 2, 1, 2] [1]
# expect: mine
# expect: can't multiply sequence by non-int of type 'float'
