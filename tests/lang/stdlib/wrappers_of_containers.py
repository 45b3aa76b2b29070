import collections
import copy
import pickle
import types

S, L, D, C = collections.UserString, collections.UserList, collections.UserDict, collections.ChainMap
s = S("Hello wOrld")
names = [n for n in sorted(dir(S)) if not n.startswith("_") and n not in ("data", "maketrans")]
print(names)
for name in names:
    for args in (), ("l",), (3,), (20, "*"), ("o", "0"):
        try:
            made = getattr(s, name)(*args)
            print(name, args, type(made).__name__, made)
        except Exception as e:
            print(name, args, type(e).__name__)
print(s + "x", "x" + s, s * 2, 2 * s, S("%s") % 5, "%s" % s, s[1:3], s == "Hello wOrld", s < "z", "wO" in s, S("w") in s, hash(s) == hash("Hello wOrld"))
print(int(S("5")), float(S("1.5")), complex(S("1j")), S.maketrans("a", "b"), s.__getnewargs__(), type(s[0]).__name__, S(5))
a = L([3, 1, 2])
print(a + [4], [4] + a, a + L([5]), a + (6,), a * 2, 2 * a, a[1:], type(a[1:]).__name__, a == [3, 1, 2], a < [4], a.index(1), a.count(2))
a += (7,)
a *= 2
print(a, copy.copy(a), type(copy.copy(a)).__name__, pickle.loads(pickle.dumps(a)), a.pop(), a.pop(0))
a.sort()
a.reverse()
a.extend(L([9]))
a.insert(0, 0)
a.remove(7)
del a[0]
print(a, len(a), 9 in a, a.copy())
d = D(a=1)
print(d | {"b": 2}, {"b": 2} | d, type({"b": 2} | d).__name__, d | D(c=3), copy.copy(d), d.copy(), D.fromkeys("xy", 1))
d |= {"z": 0}
print(d, d == {"a": 1, "z": 0}, "a" in d, sorted(d.items()))
c = C({"a": 1}, {"a": 2, "b": 3})
print(c | {"b": 9}, {"q": 1} | c, type({"q": 1} | c).__name__)
c |= {"n": 5}
print(c, c.parents)
try:
    c | 5
except TypeError as e:
    print(e)


@types.coroutine
def turns():
    got = yield 1
    return got


async def waits():
    return await turns()


w = waits()
print(w.send(None))
try:
    w.send(5)
except StopIteration as e:
    print(e.value)
print(types.SimpleNamespace(a=1).__dict__, len.__self__.__name__, (1j).__getnewargs__())

# expect: ['capitalize', 'casefold', 'center', 'count', 'encode', 'endswith', 'expandtabs', 'find', 'format', 'format_map', 'index', 'isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper', 'join', 'ljust', 'lower', 'lstrip', 'partition', 'removeprefix', 'removesuffix', 'replace', 'rfind', 'rindex', 'rjust', 'rpartition', 'rsplit', 'rstrip', 'split', 'splitlines', 'startswith', 'strip', 'swapcase', 'title', 'translate', 'upper', 'zfill']
# expect: capitalize () UserString Hello world
# expect: capitalize ('l',) TypeError
# expect: capitalize (3,) TypeError
# expect: capitalize (20, '*') TypeError
# expect: capitalize ('o', '0') TypeError
# expect: casefold () UserString hello world
# expect: casefold ('l',) TypeError
# expect: casefold (3,) TypeError
# expect: casefold (20, '*') TypeError
# expect: casefold ('o', '0') TypeError
# expect: center () TypeError
# expect: center ('l',) TypeError
# expect: center (3,) UserString Hello wOrld
# expect: center (20, '*') UserString ****Hello wOrld*****
# expect: center ('o', '0') TypeError
# expect: count () TypeError
# expect: count ('l',) int 3
# expect: count (3,) TypeError
# expect: count (20, '*') TypeError
# expect: count ('o', '0') TypeError
# expect: encode () bytes b'Hello wOrld'
# expect: encode ('l',) LookupError
# expect: encode (3,) TypeError
# expect: encode (20, '*') TypeError
# expect: encode ('o', '0') LookupError
# expect: endswith () TypeError
# expect: endswith ('l',) bool False
# expect: endswith (3,) TypeError
# expect: endswith (20, '*') TypeError
# expect: endswith ('o', '0') TypeError
# expect: expandtabs () UserString Hello wOrld
# expect: expandtabs ('l',) TypeError
# expect: expandtabs (3,) UserString Hello wOrld
# expect: expandtabs (20, '*') TypeError
# expect: expandtabs ('o', '0') TypeError
# expect: find () TypeError
# expect: find ('l',) int 2
# expect: find (3,) TypeError
# expect: find (20, '*') TypeError
# expect: find ('o', '0') TypeError
# expect: format () str Hello wOrld
# expect: format ('l',) str Hello wOrld
# expect: format (3,) str Hello wOrld
# expect: format (20, '*') str Hello wOrld
# expect: format ('o', '0') str Hello wOrld
# expect: format_map () TypeError
# expect: format_map ('l',) str Hello wOrld
# expect: format_map (3,) str Hello wOrld
# expect: format_map (20, '*') TypeError
# expect: format_map ('o', '0') TypeError
# expect: index () TypeError
# expect: index ('l',) int 2
# expect: index (3,) TypeError
# expect: index (20, '*') TypeError
# expect: index ('o', '0') TypeError
# expect: isalnum () bool False
# expect: isalnum ('l',) TypeError
# expect: isalnum (3,) TypeError
# expect: isalnum (20, '*') TypeError
# expect: isalnum ('o', '0') TypeError
# expect: isalpha () bool False
# expect: isalpha ('l',) TypeError
# expect: isalpha (3,) TypeError
# expect: isalpha (20, '*') TypeError
# expect: isalpha ('o', '0') TypeError
# expect: isascii () bool True
# expect: isascii ('l',) TypeError
# expect: isascii (3,) TypeError
# expect: isascii (20, '*') TypeError
# expect: isascii ('o', '0') TypeError
# expect: isdecimal () bool False
# expect: isdecimal ('l',) TypeError
# expect: isdecimal (3,) TypeError
# expect: isdecimal (20, '*') TypeError
# expect: isdecimal ('o', '0') TypeError
# expect: isdigit () bool False
# expect: isdigit ('l',) TypeError
# expect: isdigit (3,) TypeError
# expect: isdigit (20, '*') TypeError
# expect: isdigit ('o', '0') TypeError
# expect: isidentifier () bool False
# expect: isidentifier ('l',) TypeError
# expect: isidentifier (3,) TypeError
# expect: isidentifier (20, '*') TypeError
# expect: isidentifier ('o', '0') TypeError
# expect: islower () bool False
# expect: islower ('l',) TypeError
# expect: islower (3,) TypeError
# expect: islower (20, '*') TypeError
# expect: islower ('o', '0') TypeError
# expect: isnumeric () bool False
# expect: isnumeric ('l',) TypeError
# expect: isnumeric (3,) TypeError
# expect: isnumeric (20, '*') TypeError
# expect: isnumeric ('o', '0') TypeError
# expect: isprintable () bool True
# expect: isprintable ('l',) TypeError
# expect: isprintable (3,) TypeError
# expect: isprintable (20, '*') TypeError
# expect: isprintable ('o', '0') TypeError
# expect: isspace () bool False
# expect: isspace ('l',) TypeError
# expect: isspace (3,) TypeError
# expect: isspace (20, '*') TypeError
# expect: isspace ('o', '0') TypeError
# expect: istitle () bool False
# expect: istitle ('l',) TypeError
# expect: istitle (3,) TypeError
# expect: istitle (20, '*') TypeError
# expect: istitle ('o', '0') TypeError
# expect: isupper () bool False
# expect: isupper ('l',) TypeError
# expect: isupper (3,) TypeError
# expect: isupper (20, '*') TypeError
# expect: isupper ('o', '0') TypeError
# expect: join () TypeError
# expect: join ('l',) str l
# expect: join (3,) TypeError
# expect: join (20, '*') TypeError
# expect: join ('o', '0') TypeError
# expect: ljust () TypeError
# expect: ljust ('l',) TypeError
# expect: ljust (3,) UserString Hello wOrld
# expect: ljust (20, '*') UserString Hello wOrld*********
# expect: ljust ('o', '0') TypeError
# expect: lower () UserString hello world
# expect: lower ('l',) TypeError
# expect: lower (3,) TypeError
# expect: lower (20, '*') TypeError
# expect: lower ('o', '0') TypeError
# expect: lstrip () UserString Hello wOrld
# expect: lstrip ('l',) UserString Hello wOrld
# expect: lstrip (3,) TypeError
# expect: lstrip (20, '*') TypeError
# expect: lstrip ('o', '0') TypeError
# expect: partition () TypeError
# expect: partition ('l',) tuple ('He', 'l', 'lo wOrld')
# expect: partition (3,) TypeError
# expect: partition (20, '*') TypeError
# expect: partition ('o', '0') TypeError
# expect: removeprefix () TypeError
# expect: removeprefix ('l',) UserString Hello wOrld
# expect: removeprefix (3,) TypeError
# expect: removeprefix (20, '*') TypeError
# expect: removeprefix ('o', '0') TypeError
# expect: removesuffix () TypeError
# expect: removesuffix ('l',) UserString Hello wOrld
# expect: removesuffix (3,) TypeError
# expect: removesuffix (20, '*') TypeError
# expect: removesuffix ('o', '0') TypeError
# expect: replace () TypeError
# expect: replace ('l',) TypeError
# expect: replace (3,) TypeError
# expect: replace (20, '*') TypeError
# expect: replace ('o', '0') UserString Hell0 wOrld
# expect: rfind () TypeError
# expect: rfind ('l',) int 9
# expect: rfind (3,) TypeError
# expect: rfind (20, '*') TypeError
# expect: rfind ('o', '0') TypeError
# expect: rindex () TypeError
# expect: rindex ('l',) int 9
# expect: rindex (3,) TypeError
# expect: rindex (20, '*') TypeError
# expect: rindex ('o', '0') TypeError
# expect: rjust () TypeError
# expect: rjust ('l',) TypeError
# expect: rjust (3,) UserString Hello wOrld
# expect: rjust (20, '*') UserString *********Hello wOrld
# expect: rjust ('o', '0') TypeError
# expect: rpartition () TypeError
# expect: rpartition ('l',) tuple ('Hello wOr', 'l', 'd')
# expect: rpartition (3,) TypeError
# expect: rpartition (20, '*') TypeError
# expect: rpartition ('o', '0') TypeError
# expect: rsplit () list ['Hello', 'wOrld']
# expect: rsplit ('l',) list ['He', '', 'o wOr', 'd']
# expect: rsplit (3,) TypeError
# expect: rsplit (20, '*') TypeError
# expect: rsplit ('o', '0') TypeError
# expect: rstrip () UserString Hello wOrld
# expect: rstrip ('l',) UserString Hello wOrld
# expect: rstrip (3,) TypeError
# expect: rstrip (20, '*') TypeError
# expect: rstrip ('o', '0') TypeError
# expect: split () list ['Hello', 'wOrld']
# expect: split ('l',) list ['He', '', 'o wOr', 'd']
# expect: split (3,) TypeError
# expect: split (20, '*') TypeError
# expect: split ('o', '0') TypeError
# expect: splitlines () list ['Hello wOrld']
# expect: splitlines ('l',) TypeError
# expect: splitlines (3,) list ['Hello wOrld']
# expect: splitlines (20, '*') TypeError
# expect: splitlines ('o', '0') TypeError
# expect: startswith () TypeError
# expect: startswith ('l',) bool False
# expect: startswith (3,) TypeError
# expect: startswith (20, '*') TypeError
# expect: startswith ('o', '0') TypeError
# expect: strip () UserString Hello wOrld
# expect: strip ('l',) UserString Hello wOrld
# expect: strip (3,) TypeError
# expect: strip (20, '*') TypeError
# expect: strip ('o', '0') TypeError
# expect: swapcase () UserString hELLO WoRLD
# expect: swapcase ('l',) TypeError
# expect: swapcase (3,) TypeError
# expect: swapcase (20, '*') TypeError
# expect: swapcase ('o', '0') TypeError
# expect: title () UserString Hello World
# expect: title ('l',) TypeError
# expect: title (3,) TypeError
# expect: title (20, '*') TypeError
# expect: title ('o', '0') TypeError
# expect: translate () TypeError
# expect: translate ('l',) UserString Hello wOrld
# expect: translate (3,) TypeError
# expect: translate (20, '*') TypeError
# expect: translate ('o', '0') TypeError
# expect: upper () UserString HELLO WORLD
# expect: upper ('l',) TypeError
# expect: upper (3,) TypeError
# expect: upper (20, '*') TypeError
# expect: upper ('o', '0') TypeError
# expect: zfill () TypeError
# expect: zfill ('l',) TypeError
# expect: zfill (3,) UserString Hello wOrld
# expect: zfill (20, '*') TypeError
# expect: zfill ('o', '0') TypeError
# expect: Hello wOrldx xHello wOrld Hello wOrldHello wOrld Hello wOrldHello wOrld 5 Hello wOrld el True True True True True
# expect: 5 1.5 1j {97: 98} ('Hello wOrld',) UserString 5
# expect: [3, 1, 2, 4] [4, 3, 1, 2] [3, 1, 2, 5] [3, 1, 2, 6] [3, 1, 2, 3, 1, 2] [3, 1, 2, 3, 1, 2] [1, 2] UserList True True 1 1
# expect: [1, 2, 7, 3, 1, 2] [3, 1, 2, 7, 3, 1, 2, 7] UserList [3, 1, 2, 7, 3, 1, 2, 7] 7 3
# expect: [3, 2, 2, 1, 1, 9] 6 True [3, 2, 2, 1, 1, 9]
# expect: {'a': 1, 'b': 2} {'b': 2, 'a': 1} UserDict {'a': 1, 'c': 3} {'a': 1} {'a': 1} {'x': 1, 'y': 1}
# expect: {'a': 1, 'z': 0} True True [('a', 1), ('z', 0)]
# expect: ChainMap({'a': 1, 'b': 9}, {'a': 2, 'b': 3}) ChainMap({'q': 1, 'a': 1, 'b': 3}) ChainMap
# expect: ChainMap({'a': 1, 'n': 5}, {'a': 2, 'b': 3}) ChainMap({'a': 2, 'b': 3})
# expect: unsupported operand type(s) for |: 'ChainMap' and 'int'
# expect: 1
# expect: 5
# expect: {'a': 1} builtins (0.0, 1.0)
