class Marker:
    __slots__ = ("schema", "__hash__")

    def __init__(self, schema):
        self.schema, self.__hash__ = schema, lambda: hash(schema)

    def __eq__(self, other):
        return self.schema == other


class Plain:
    def __eq__(self, other):
        return True


print(Marker("a") == "a", type(Marker.__hash__).__name__, list(Plain.__dict__), Plain.__hash__)
try:
    type("Both", (), {"__slots__": ("__hash__",), "__hash__": None})
except ValueError as error:
    print(error)
try:
    hash(Plain())
except TypeError as error:
    print(error)

# expect: True member_descriptor ['__module__', '__eq__', '__dict__', '__weakref__', '__doc__', '__hash__'] None
# expect: '__hash__' in __slots__ conflicts with class variable
# expect: unhashable type: 'Plain'
