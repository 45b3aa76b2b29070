import array
import dataclasses
import pprint
import reprlib


@dataclasses.dataclass
class Model:
    name: str
    sizes: list


@dataclasses.dataclass
class Own:
    name: str

    def __repr__(self):
        return "own " * 30


pprint.pprint(Model("x" * 60, [1] * 12))
pprint.pprint(Model("a", []))
pprint.pprint(Own("a"))
print(reprlib.repr(array.array("i", range(10))), reprlib.repr(array.array("d")), reprlib.repr(array.array("b", [1])))

# expect: Model(name='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
# expect:       sizes=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
# expect: Model(name='a', sizes=[])
# expect: own own own own own own own own own own own own own own own own own own own own own own own own own own own own own own
# expect: array('i', [0, 1, 2, 3, 4, ...]) array('d') array('b', [1])
