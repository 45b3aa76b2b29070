"""Short reprs."""

import builtins
from itertools import islice

__all__ = [
    "Repr", "repr", "recursive_repr",
]


def recursive_repr(fillvalue="..."):
    def decorate(user_function):
        running = set()

        def wrapper(self):
            if id(self) in running:
                return fillvalue
            running.add(id(self))
            try:
                return user_function(self)
            finally:
                running.discard(id(self))

        wrapper.__name__ = user_function.__name__
        wrapper.__wrapped__ = user_function
        return wrapper

    return decorate


class Repr:
    def __init__(self):
        self.fillvalue = "..."
        self.maxlevel, self.maxtuple, self.maxlist, self.maxarray, self.maxdict = 6, 6, 6, 5, 4
        self.maxset = self.maxfrozenset = self.maxdeque = 6
        self.maxstring, self.maxlong, self.maxother = 30, 40, 30

    def repr(self, x):
        return self.repr1(x, self.maxlevel)

    def repr1(self, x, level):
        name = "repr_" + type(x).__name__.replace(" ", "_")
        return getattr(self, name)(x, level) if hasattr(self, name) else self.repr_instance(x, level)

    def _join(self, pieces, level):
        return ", ".join(pieces)

    def _iterable(self, x, level, left, right, most, trail=""):
        n = len(x)
        if level <= 0 and n:
            return left + self.fillvalue + right
        pieces = [self.repr1(item, level - 1) for item in islice(x, most)]
        if n > most:
            pieces.append(self.fillvalue)
        if n == 1 and trail:
            right = trail + right
        return left + self._join(pieces, level) + right

    def repr_tuple(self, x, level):
        return self._iterable(x, level, "(", ")", self.maxtuple, ",")

    def repr_list(self, x, level):
        return self._iterable(x, level, "[", "]", self.maxlist)

    def repr_array(self, x, level):
        if not x:
            return "array('%s')" % x.typecode
        return self._iterable(x, level, "array('%s', [" % x.typecode, "])", self.maxarray)

    def repr_set(self, x, level):
        return self._iterable(_sorted(x), level, "{", "}", self.maxset) if x else "set()"

    def repr_frozenset(self, x, level):
        return self._iterable(_sorted(x), level, "frozenset({", "})", self.maxfrozenset) if x else "frozenset()"

    def repr_deque(self, x, level):
        return self._iterable(x, level, "deque([", "])", self.maxdeque)

    def repr_dict(self, x, level):
        if not x:
            return "{}"
        if level <= 0:
            return "{" + self.fillvalue + "}"
        pieces = [f"{self.repr1(k, level - 1)}: {self.repr1(x[k], level - 1)}" for k in islice(_sorted(x), self.maxdict)]
        if len(x) > self.maxdict:
            pieces.append(self.fillvalue)
        return "{" + self._join(pieces, level) + "}"

    def _cut(self, text, most):
        if len(text) <= most:
            return text
        i = max(0, (most - 3) // 2)
        j = max(0, most - 3 - i)
        return text[:i] + self.fillvalue + text[len(text) - j :]

    def repr_str(self, x, level):
        text = builtins.repr(x[: self.maxstring])
        if len(text) > self.maxstring:
            i = max(0, (self.maxstring - 3) // 2)
            j = max(0, self.maxstring - 3 - i)
            text = builtins.repr(x[:i] + x[len(x) - j :])
            text = text[:i] + self.fillvalue + text[len(text) - j :]
        return text

    def repr_int(self, x, level):
        return self._cut(builtins.repr(x), self.maxlong)

    def repr_instance(self, x, level):
        try:
            text = builtins.repr(x)
        except Exception:
            return "<%s instance at %#x>" % (type(x).__name__, id(x))
        return self._cut(text, self.maxother)


def _sorted(x):
    try:
        return sorted(x)
    except Exception:
        return list(x)


aRepr = Repr()
repr = aRepr.repr
