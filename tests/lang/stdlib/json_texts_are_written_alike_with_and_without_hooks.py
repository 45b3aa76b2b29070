import enum
import json


class Level(enum.IntEnum):
    low = 1


class Name(str):
    pass


class Rows(list):
    pass


values = [None, True, False, 0, -1, 2**62, 2**63, -(2**70), 1.5, -0.0, 1e100, 1e16, 123456789.123, 5e-324, "", "a\"b\\c/d\b\f\n\r\t\0\x1f\x7f\x80",
          "é\u2028😀\ud800", [], (), {}, [1, [2, (3, {"k": [None]})]], {"b": 1, "a": {"é": []}}, {1: 2}, {None: 1, True: 2, 1.5: 3}, {"a": {2: 3}},
          Level.low, Name("n"), Rows([1]), {Name("k"): Level.low}, [float("nan"), float("inf")], [[]] * 3, {"x": (1,)}]  # fmt: skip
for value in values:
    plain = json.dumps(value)
    sorted_too = json.dumps(value, default=lambda o: 0)
    print(ascii(plain), plain == sorted_too, ascii(json.dumps(value, ensure_ascii=False)), json.dumps(value, separators=(",", ":")) == plain.replace(" ", ""))


def fails(value, **options):
    try:
        print(json.dumps(value, **options))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


fails({(1,): 2})
fails(object)
fails([{1, 2}])
fails([float("nan")], allow_nan=False)
fails({(1,): 2, "a": 3}, skipkeys=True)
loop = []
loop.append(loop)
fails(loop)
fails({"b": 1, "a": 2}, sort_keys=True)
fails([1, {"a": 2}], indent=1)


class Encoder(json.JSONEncoder):
    def default(self, o):
        return sorted(o)


print(json.dumps([{2, 1}], cls=Encoder), json.JSONEncoder().encode([1, "a"]), list(json.JSONEncoder().iterencode("a")))
deep = []
for _ in range(500):
    deep = [deep]
print(len(json.dumps(deep)), json.dumps({str(i): [i, i / 4] for i in range(3)}))

# expect: 'null' True 'null' True
# expect: 'true' True 'true' True
# expect: 'false' True 'false' True
# expect: '0' True '0' True
# expect: '-1' True '-1' True
# expect: '4611686018427387904' True '4611686018427387904' True
# expect: '9223372036854775808' True '9223372036854775808' True
# expect: '-1180591620717411303424' True '-1180591620717411303424' True
# expect: '1.5' True '1.5' True
# expect: '-0.0' True '-0.0' True
# expect: '1e+100' True '1e+100' True
# expect: '1e+16' True '1e+16' True
# expect: '123456789.123' True '123456789.123' True
# expect: '5e-324' True '5e-324' True
# expect: '""' True '""' True
# expect: '"a\\"b\\\\c/d\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f\\u0080"' True '"a\\"b\\\\c/d\\b\\f\\n\\r\\t\\u0000\\u001f\x7f\x80"' True
# expect: '"\\u00e9\\u2028\\ud83d\\ude00\\ud800"' True '"\xe9\u2028\U0001f600\ud800"' True
# expect: '[]' True '[]' True
# expect: '[]' True '[]' True
# expect: '{}' True '{}' True
# expect: '[1, [2, [3, {"k": [null]}]]]' True '[1, [2, [3, {"k": [null]}]]]' True
# expect: '{"b": 1, "a": {"\\u00e9": []}}' True '{"b": 1, "a": {"\xe9": []}}' True
# expect: '{"1": 2}' True '{"1": 2}' True
# expect: '{"null": 1, "true": 2, "1.5": 3}' True '{"null": 1, "true": 2, "1.5": 3}' True
# expect: '{"a": {"2": 3}}' True '{"a": {"2": 3}}' True
# expect: '1' True '1' True
# expect: '"n"' True '"n"' True
# expect: '[1]' True '[1]' True
# expect: '{"k": 1}' True '{"k": 1}' True
# expect: '[NaN, Infinity]' True '[NaN, Infinity]' True
# expect: '[[], [], []]' True '[[], [], []]' True
# expect: '{"x": [1]}' True '{"x": [1]}' True
# expect: TypeError keys must be str, int, float, bool or None, not tuple
# expect: TypeError Object of type type is not JSON serializable
# expect: TypeError Object of type set is not JSON serializable
# expect: ValueError Out of range float values are not JSON compliant
# expect: {"a": 3}
# expect: ValueError Circular reference detected
# expect: {"a": 2, "b": 1}
# expect: [
# expect:  1,
# expect:  {
# expect:   "a": 2
# expect:  }
# expect: ]
# expect: [[1, 2]] [1, "a"] ['"a"']
# expect: 1002 {"0": [0, 0.0], "1": [1, 0.25], "2": [2, 0.5]}
