# What makes a list or a tuple calls __len__ or __length_hint__ of a class of the program; what fails there is told.
class A:
    def __iter__(self):
        print("iter", end=" ")
        return iter([1])

    def __len__(self):
        print("len", end=" ")
        return 1


class Fails(A):
    def __len__(self):
        raise ValueError("x")


class Unsized(A):
    def __len__(self):
        raise TypeError("x")


class Hint:
    given = 3

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration

    def __length_hint__(self):
        print("hint", end=" ")
        return self.given


class Text(Hint):
    given = "a"


class Negative(Hint):
    given = -1


class None_(Hint):
    given = NotImplemented


class Raises(Hint):
    def __length_hint__(self):
        raise ValueError("y")


makers = (list, tuple, sorted, set, lambda o: [].extend(o), lambda o: [*o], lambda o: [].__iadd__(o), dict.fromkeys, lambda o: max(o, default=0))
for c in (A, Fails, Unsized, Hint, Text, Negative, None_, Raises):
    for f in makers:
        try:
            print(c.__name__, getattr(f, "__name__", "?"), f(c()))
        except (ValueError, TypeError) as e:
            print(c.__name__, getattr(f, "__name__", "?"), type(e).__name__, e)

# expect: iter len A list [1]
# expect: iter len A tuple (1,)
# expect: iter len A sorted [1]
# expect: iter A set {1}
# expect: iter len A <lambda> None
# expect: iter len A <lambda> [1]
# expect: iter len A <lambda> [1]
# expect: iter A fromkeys {1: None}
# expect: iter A <lambda> 1
# expect: iter Fails list ValueError x
# expect: iter Fails tuple ValueError x
# expect: iter Fails sorted ValueError x
# expect: iter Fails set {1}
# expect: iter Fails <lambda> ValueError x
# expect: iter Fails <lambda> ValueError x
# expect: iter Fails <lambda> ValueError x
# expect: iter Fails fromkeys {1: None}
# expect: iter Fails <lambda> 1
# expect: iter Unsized list [1]
# expect: iter Unsized tuple (1,)
# expect: iter Unsized sorted [1]
# expect: iter Unsized set {1}
# expect: iter Unsized <lambda> None
# expect: iter Unsized <lambda> [1]
# expect: iter Unsized <lambda> [1]
# expect: iter Unsized fromkeys {1: None}
# expect: iter Unsized <lambda> 1
# expect: hint Hint list []
# expect: hint Hint tuple ()
# expect: hint Hint sorted []
# expect: Hint set set()
# expect: hint Hint <lambda> None
# expect: hint Hint <lambda> []
# expect: hint Hint <lambda> []
# expect: Hint fromkeys {}
# expect: Hint <lambda> 0
# expect: hint Text list TypeError __length_hint__ must be an integer, not str
# expect: hint Text tuple TypeError __length_hint__ must be an integer, not str
# expect: hint Text sorted TypeError __length_hint__ must be an integer, not str
# expect: Text set set()
# expect: hint Text <lambda> TypeError __length_hint__ must be an integer, not str
# expect: hint Text <lambda> TypeError __length_hint__ must be an integer, not str
# expect: hint Text <lambda> TypeError __length_hint__ must be an integer, not str
# expect: Text fromkeys {}
# expect: Text <lambda> 0
# expect: hint Negative list ValueError __length_hint__() should return >= 0
# expect: hint Negative tuple ValueError __length_hint__() should return >= 0
# expect: hint Negative sorted ValueError __length_hint__() should return >= 0
# expect: Negative set set()
# expect: hint Negative <lambda> ValueError __length_hint__() should return >= 0
# expect: hint Negative <lambda> ValueError __length_hint__() should return >= 0
# expect: hint Negative <lambda> ValueError __length_hint__() should return >= 0
# expect: Negative fromkeys {}
# expect: Negative <lambda> 0
# expect: hint None_ list []
# expect: hint None_ tuple ()
# expect: hint None_ sorted []
# expect: None_ set set()
# expect: hint None_ <lambda> None
# expect: hint None_ <lambda> []
# expect: hint None_ <lambda> []
# expect: None_ fromkeys {}
# expect: None_ <lambda> 0
# expect: Raises list ValueError y
# expect: Raises tuple ValueError y
# expect: Raises sorted ValueError y
# expect: Raises set set()
# expect: Raises <lambda> ValueError y
# expect: Raises <lambda> ValueError y
# expect: Raises <lambda> ValueError y
# expect: Raises fromkeys {}
# expect: Raises <lambda> 0
