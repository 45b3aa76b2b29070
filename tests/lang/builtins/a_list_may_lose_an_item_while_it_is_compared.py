"""An __eq__ that empties the list leaves nothing for remove() to take away, and index() and count() go on."""


class Clears:
    def __eq__(self, other):
        items.clear()
        return True


for ask in (lambda: items.remove(Clears()), lambda: items.index(Clears()), lambda: items.count(Clears()), lambda: Clears() in items):
    items = [1, 2, 3]
    print(ask(), items)

# expect: None []
# expect: 0 []
# expect: 1 []
# expect: True []
