# A class whose own __dict__ is a property, or anything else: instances still have theirs, hidden.
class Shown:
    def __init__(self):
        self.x = 1

    @property
    def __dict__(self):
        return {"shown": 2}


shown = Shown()
print(shown.__dict__, vars(shown), shown.x, getattr(shown, "__dict__"), type(Shown.__dict__["__dict__"]))


class Five:
    __dict__ = 5


five = Five()
five.a = 1
print(five.__dict__, five.a, hasattr(five, "b"))


class Munch(dict):
    @property
    def __dict__(self):
        return dict(self, got=1)


munch = Munch(a=1)
munch.b = 2
print(munch.__dict__, vars(munch), munch.b)
# expect: {'shown': 2} {'shown': 2} 1 {'shown': 2} <class 'property'>
# expect: 5 1 False
# expect: {'a': 1, 'got': 1} {'a': 1, 'got': 1} 2
