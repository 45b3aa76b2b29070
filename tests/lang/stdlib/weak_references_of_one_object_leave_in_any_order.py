import math
import weakref


class Target:
    pass


# 200,000 references of one object: each leaves in a time of its own.
target, told = Target(), []
many = [weakref.ref(target, told.append) for _ in range(200_000)]
many.clear()
print(weakref.getweakrefcount(target), told)
many = [weakref.ref(target, told.append) for _ in range(100_000)]
del many[::2]
while many:
    many.pop()
print(weakref.getweakrefcount(target))

# What stays is told in the order of the making, the last first.
one, two, three, four = (weakref.ref(target, lambda r, i=i: told.append(i)) for i in range(4))
plain = weakref.ref(target)
print(plain is weakref.ref(target), weakref.getweakrefcount(target))
del two
for _ in range(1000):
    passing = weakref.ref(target, told.append)
five = weakref.ref(target, lambda r: told.append(4))
del passing
print(weakref.getweakrefcount(target), one() is target, plain() is target)
del target
print(told, one(), plain(), five())
print([math.factorial(n) % 1000003 for n in (0, 1, 2, 17, 18, 33, 100, 1000)], math.factorial(3000).bit_length())
# expect: 0 []
# expect: 0
# expect: True 5
# expect: 5 True True
# expect: [4, 3, 2, 0] None None None
# expect: [1, 1, 2, 36917, 664506, 608444, 371073, 864722] 30332
