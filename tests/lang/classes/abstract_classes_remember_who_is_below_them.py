import abc
import collections.abc
import gc
import weakref


class A(abc.ABC):
    pass


class B:
    pass


print(issubclass(B, A), isinstance(B(), A))
A.register(B)
print(issubclass(B, A), isinstance(B(), A))


class C(B):
    pass


class D(abc.ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return hasattr(other, "quack") or NotImplemented


class Duck:
    quack = 1


print(issubclass(C, A), issubclass(Duck, D), issubclass(C, D))


class E(A):
    pass


class F:
    pass


print(issubclass(F, A), issubclass(F, E))
E.register(F)
print(issubclass(F, A), issubclass(F, E), issubclass(F, D))
token = abc.get_cache_token()
D.register(F)
print(issubclass(F, D), abc.get_cache_token() != token)
for make in (lambda: A.register(1), lambda: issubclass(1, A), lambda: C.register):
    try:
        make()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
try:
    class G(A):
        pass

    G.register(A)
except RuntimeError as e:
    print(e)


class Claims:
    @property
    def __class__(self):
        return dict


print(isinstance(Claims(), collections.abc.Mapping), isinstance({}, collections.abc.Mapping), isinstance([], collections.abc.Mapping))
made = [type(f"T{i}", (), {}) for i in range(50)]
print(sum(issubclass(t, A) for t in made))
for t in made[:10]:
    A.register(t)
print(sum(issubclass(t, A) for t in made))
last = weakref.ref(made[0])
made.clear()
del t
gc.collect()
print(last())
# expect: False False
# expect: True True
# expect: True True False
# expect: False False
# expect: True True False
# expect: True True
# expect: TypeError Can only register classes
# expect: TypeError issubclass() arg 1 must be a class
# expect: AttributeError type object 'C' has no attribute 'register'
# expect: Refusing to create an inheritance cycle
# expect: True True False
# expect: 0
# expect: 10
# expect: None
