# What is no call at all of a builtin is refused in a captured function as outside: keywords that it does not take, one
# argument too many.
from mindspore import Tensor, jit


def tell(f):
    for each in (f, jit(f, capture_mode="bytecode")):
        try:
            print(each(Tensor([1.0]), {"a": 1}, [1, 2]))
        except Exception as error:
            print(type(error).__name__, error)


tell(lambda x, d, l: {"b": 2}.get("c", default=3))
tell(lambda x, d, l: d.get("c", default=3))
tell(lambda x, d, l: d.items(1))
tell(lambda x, d, l: {"b": 2}.keys(x=1))
tell(lambda x, d, l: d.pop("a", default=2))
tell(lambda x, d, l: {"a": 1}.setdefault("b", default=2))
tell(lambda x, d, l: l.index(value=1))
tell(lambda x, d, l: [1, 2].append(object=1))
tell(lambda x, d, l: [1, 2].count(1, 2))
tell(lambda x, d, l: (1, 2).index(1, start=0))
tell(lambda x, d, l: "abc".split(sep="b", maxsplit=1))
tell(lambda x, d, l: "abc".join(iterable=["a"]))
tell(lambda x, d, l: {1}.add(2, 3))
tell(lambda x, d, l: {1}.copy(3))
tell(lambda x, d, l: {"a": 1}.copy(3))
tell(lambda x, d, l: {"a": 1}.update(b=2))
tell(lambda x, d, l: [3, 1].sort(1))
tell(lambda x, d, l: [3, 1].reverse(1))
tell(lambda x, d, l: [3, 1].extend([1], [2]))
tell(lambda x, d, l: [3, 1].insert(1))
tell(lambda x, d, l: [3, 1].pop(0, 1))
tell(lambda x, d, l: len([1], key=2))
tell(lambda x, d, l: abs(-1, x=1))
tell(lambda x, d, l: range(3, stop=2))
tell(lambda x, d, l: sum([1], start=2))
tell(lambda x, d, l: max(1, 2, default=3))
tell(lambda x, d, l: enumerate([1], start=2).__next__())
tell(lambda x, d, l: dict([("a", 1)], b=2))
tell(lambda x, d, l: tuple(iterable=[1]))
tell(lambda x, d, l: list([1], key=1))
tell(lambda x, d, l: set([1], key=1))
tell(lambda x, d, l: zip([1], [2], strict=True).__next__())
tell(lambda x, d, l: map(int, ["1"], strict=True).__next__())
tell(lambda x, d, l: str(object=1))
tell(lambda x, d, l: int("11", base=2))
tell(lambda x, d, l: float(x=1))
tell(lambda x, d, l: bool(x=1))
tell(lambda x, d, l: round(2.567, ndigits=1))
tell(lambda x, d, l: pow(2, 3, mod=5))
tell(lambda x, d, l: sorted([1, 2], reverse=True, key=None))
tell(lambda x, d, l: sorted([1, 2], kesy=None))
tell(lambda x, d, l: all([1], x=1))
tell(lambda x, d, l: type(1, x=1))
tell(lambda x, d, l: callable(1, x=1))
tell(lambda x, d, l: ord("a", x=1))
tell(lambda x, d, l: chr(97, x=1))
tell(lambda x, d, l: slice(1, stop=2))
tell(lambda x, d, l: next(iter([1]), default=2))
# expect: TypeError dict.get() takes no keyword arguments
# expect: TypeError dict.get() takes no keyword arguments
# expect: TypeError dict.get() takes no keyword arguments
# expect: TypeError dict.get() takes no keyword arguments
# expect: TypeError dict.items() takes no arguments (1 given)
# expect: TypeError dict.items() takes no arguments (1 given)
# expect: TypeError dict.keys() takes no keyword arguments
# expect: TypeError dict.keys() takes no keyword arguments
# expect: TypeError dict.pop() takes no keyword arguments
# expect: TypeError dict.pop() takes no keyword arguments
# expect: TypeError dict.setdefault() takes no keyword arguments
# expect: TypeError dict.setdefault() takes no keyword arguments
# expect: TypeError list.index() takes no keyword arguments
# expect: TypeError list.index() takes no keyword arguments
# expect: TypeError list.append() takes no keyword arguments
# expect: TypeError list.append() takes no keyword arguments
# expect: TypeError list.count() takes exactly one argument (2 given)
# expect: TypeError list.count() takes exactly one argument (2 given)
# expect: TypeError tuple.index() takes no keyword arguments
# expect: TypeError tuple.index() takes no keyword arguments
# expect: ['a', 'c']
# expect: ['a', 'c']
# expect: TypeError str.join() takes no keyword arguments
# expect: TypeError str.join() takes no keyword arguments
# expect: TypeError set.add() takes exactly one argument (2 given)
# expect: TypeError set.add() takes exactly one argument (2 given)
# expect: TypeError set.copy() takes no arguments (1 given)
# expect: TypeError set.copy() takes no arguments (1 given)
# expect: TypeError dict.copy() takes no arguments (1 given)
# expect: TypeError dict.copy() takes no arguments (1 given)
# expect: None
# expect: None
# expect: TypeError sort() takes no positional arguments
# expect: TypeError sort() takes no positional arguments
# expect: TypeError list.reverse() takes no arguments (1 given)
# expect: TypeError list.reverse() takes no arguments (1 given)
# expect: TypeError list.extend() takes exactly one argument (2 given)
# expect: TypeError list.extend() takes exactly one argument (2 given)
# expect: TypeError insert expected 2 arguments, got 1
# expect: TypeError insert expected 2 arguments, got 1
# expect: TypeError pop expected at most 1 argument, got 2
# expect: TypeError pop expected at most 1 argument, got 2
# expect: TypeError len() takes no keyword arguments
# expect: TypeError len() takes no keyword arguments
# expect: TypeError abs() takes no keyword arguments
# expect: TypeError abs() takes no keyword arguments
# expect: TypeError range() takes no keyword arguments
# expect: TypeError range() takes no keyword arguments
# expect: 3
# expect: 3
# expect: TypeError Cannot specify a default for max() with multiple positional arguments
# expect: TypeError Cannot specify a default for max() with multiple positional arguments
# expect: (2, 1)
# expect: (2, 1)
# expect: {'a': 1, 'b': 2}
# expect: {'a': 1, 'b': 2}
# expect: TypeError tuple() takes no keyword arguments
# expect: TypeError tuple() takes no keyword arguments
# expect: TypeError list() takes no keyword arguments
# expect: TypeError list() takes no keyword arguments
# expect: TypeError set() takes no keyword arguments
# expect: TypeError set() takes no keyword arguments
# expect: (1, 2)
# expect: (1, 2)
# expect: TypeError map() takes no keyword arguments
# expect: TypeError map() takes no keyword arguments
# expect: 1
# expect: 1
# expect: 3
# expect: 3
# expect: TypeError float() takes no keyword arguments
# expect: TypeError float() takes no keyword arguments
# expect: TypeError bool() takes no keyword arguments
# expect: TypeError bool() takes no keyword arguments
# expect: 2.6
# expect: 2.6
# expect: 3
# expect: 3
# expect: [2, 1]
# expect: [2, 1]
# expect: TypeError 'kesy' is an invalid keyword argument for sort()
# expect: TypeError 'kesy' is an invalid keyword argument for sort()
# expect: TypeError all() takes no keyword arguments
# expect: TypeError all() takes no keyword arguments
# expect: TypeError type() takes no keyword arguments
# expect: TypeError type() takes no keyword arguments
# expect: TypeError callable() takes no keyword arguments
# expect: TypeError callable() takes no keyword arguments
# expect: TypeError ord() takes no keyword arguments
# expect: TypeError ord() takes no keyword arguments
# expect: TypeError chr() takes no keyword arguments
# expect: TypeError chr() takes no keyword arguments
# expect: TypeError slice() takes no keyword arguments
# expect: TypeError slice() takes no keyword arguments
# expect: TypeError next() takes no keyword arguments
# expect: TypeError next() takes no keyword arguments
