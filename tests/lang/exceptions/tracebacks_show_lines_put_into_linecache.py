# Programs that compile text put its lines into linecache.cache, with or without a loader, and tracebacks show them.
import inspect
import linecache
import sys
import traceback


def show(code, name, space):
    try:
        exec(compile(code, name, "exec"), space)
    except Exception as e:
        traceback.print_exception(type(e), e, e.__traceback__.tb_next, file=sys.stdout)


text = "def f(a):\n    return a / 0 + 1\n\nf(3)\n"
show(text, "<no lines>", {})
linecache.cache["<made>"] = (len(text), None, text.splitlines(True), "<made>")
space = {}
show(text, "<made>", space)
print(linecache.getline("<made>", 2), end="")
print(inspect.getsource(space["f"]), end="")
linecache.checkcache("<made>")
linecache.checkcache()
print("<made>" in linecache.cache, linecache.getline("<made>", 99) == "", linecache.getlines("<no lines>"))


class Loader:
    def get_source(self, name):
        print("source of", name)
        return text


space = {"__name__": "loaded", "__loader__": Loader()}
print(linecache.lazycache("loaded.txt", space), linecache.lazycache("loaded.txt", space), linecache.lazycache("<x>", space))
show(text, "loaded.txt", space)
linecache.clearcache()
print(linecache.cache)

# expect: Traceback (most recent call last):
# expect:   File "<no lines>", line 4, in <module>
# expect:   File "<no lines>", line 2, in f
# expect: ZeroDivisionError: division by zero
# expect: Traceback (most recent call last):
# expect:   File "<made>", line 4, in <module>
# expect:     f(3)
# expect:   File "<made>", line 2, in f
# expect:     return a / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:     return a / 0 + 1
# expect: def f(a):
# expect:     return a / 0 + 1
# expect: True True []
# expect: True True False
# expect: source of loaded
# expect: Traceback (most recent call last):
# expect:   File "loaded.txt", line 4, in <module>
# expect:     f(3)
# expect:   File "loaded.txt", line 2, in f
# expect:     return a / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect: {}
