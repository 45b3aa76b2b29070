import threading
import weakref


class Counted(threading.local):
    made = 0

    def __init__(self, start):
        Counted.made += 1
        self.value = start


store, counted = threading.local(), Counted(5)
store.a = 1
print(vars(store), vars(counted), sorted(store.__dict__), hasattr(store, "b"))
store.__dict__.clear()
print(vars(store), hasattr(store, "a"))
store.c = 3
counted.value = 6


def other():
    store.d = 4
    print(vars(store), counted.value, vars(counted))
    vars(counted).clear()


thread = threading.Thread(target=other)
thread.start()
thread.join()
print(vars(store), counted.value, Counted.made, weakref.ref(store)() is store)
try:
    threading.local(1)
except TypeError as error:
    print(error)

# expect: {'a': 1} {'value': 5} ['a'] False
# expect: {} False
# expect: {'d': 4} 5 {'value': 5}
# expect: {'c': 3} 6 2 True
# expect: Initialization arguments are not supported
