# __init__ of a property that a class has, between calls that have read it.
class Point:
    @property
    def x(self):
        return 23


def total(n):
    result = 0
    for _ in range(n):
        result += Point().x
    return result


print(total(10))
Point.x.__init__(lambda self: 24)
print(total(10))
Point.x.__init__(len)
Point.__len__ = lambda self: 3
print(total(10))

# expect: 230
# expect: 240
# expect: 30
