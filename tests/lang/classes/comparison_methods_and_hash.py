class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, o):
        return isinstance(o, P) and self.x == o.x

    def __hash__(self):
        return hash(self.x)

    def __lt__(self, o):
        return self.x < o.x

    def __le__(self, o):
        return self.x <= o.x


print(P(1) == P(1), P(1) != P(1), P(1) != P(2), P(1) == 1, len({P(1), P(1), P(2)}), {P(3): "three"}[P(3)])
print(P(1) < P(2), P(1) > P(2), P(2) >= P(1), sorted([P(3), P(1)])[0].x)


class NoHash:
    def __eq__(self, o):
        return True


try:
    {NoHash()}
except TypeError as e:
    print(e)
try:
    P(1) < 3
except AttributeError as e:
    print(e)
try:
    object() < object()
except TypeError as e:
    print(e)

# expect: True False True False 2 three
# expect: True False True 1
# expect: unhashable type: 'NoHash'
# expect: 'int' object has no attribute 'x'
# expect: '<' not supported between instances of 'object' and 'object'
