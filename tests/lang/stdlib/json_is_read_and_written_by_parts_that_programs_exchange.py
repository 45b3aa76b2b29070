# json.dump writes as it goes on; decoders and encoders consist of functions that subclasses put others in the places of.
import io
import json
from json import decoder, encoder, scanner

import _json


class Pieces(list):
    write = list.append


pieces = Pieces()
json.dump([1, [2, []], {"a": "b"}], pieces, indent=1)
print(pieces)
pieces = Pieces()
try:
    json.dump([1, [2, object()]], pieces)
except TypeError as error:
    print(error, pieces)
print(list(json.JSONEncoder().iterencode({"a": [1, []], "b": {}})), json.JSONEncoder().iterencode([1], True))


class Tuples(json.JSONDecoder):
    def __init__(self, **given):
        super().__init__(**given)
        self.parse_array = self.array
        self.scan_once = scanner.py_make_scanner(self)

    def array(self, *given):
        values, end = decoder.JSONArray(*given)
        return tuple(values), end


print(json.loads('[1, [2, {"a": [3]}]]', cls=Tuples), sorted(vars(Tuples())))
first, second = json.loads('[{"a_key": 1}, {"a_key": 2}]')
print(next(iter(first)) is next(iter(second)))
for text, at in ("[1]", 0), ("", 0), ("[1] x", 0), (" [1", 1), ("[1]", -1):
    for read in json.JSONDecoder().scan_once, json.JSONDecoder().raw_decode:
        try:
            print(read(text, at), end="; ")
        except (StopIteration, ValueError) as error:
            print(type(error).__name__, error, end="; ")
print()


def seen(kind):
    return lambda given: (kind, given)


text = '{"a": [1, 2.5, {"b": NaN}], "c": {}}'
print(json.loads(text, object_hook=seen("o"), parse_int=seen("i"), parse_float=seen("f"), parse_constant=seen("c")))
print(json.loads(text, object_pairs_hook=seen("p")), json.loads("[1e5, -Infinity]", parse_float=str, parse_constant=str))
called = []
try:
    json.loads('[{"a": 1}, {"b": 2}, oops]', object_hook=called.append)
except ValueError as error:
    print(error, called)
for scan in decoder.c_scanstring, decoder.py_scanstring, _json.scanstring:
    for text in 'a"', 'a\tb"', "\\x", "a\\":
        try:
            print(scan(text, 0), end=" ")
        except ValueError as error:
            print(error, end="; ")
    print()
print(_json.encode_basestring("\xe9\n"), _json.encode_basestring_ascii("\xe9\n"), encoder.py_encode_basestring_ascii("\x7f\U0001f600"))
out = io.StringIO()
json.dump({"a": [1, 2.5]}, out)
print(out.getvalue(), json.dumps([1.5, 2], separators=(",", ":")), json.dumps({"b": 1, "a": [(), {}]}, sort_keys=True))
for given in dict(allow_nan=False), dict(allow_nan=False, indent=1), dict(separators=(1, 2)):
    try:
        json.dumps([float("nan")], **given)
    except (TypeError, ValueError) as error:
        print(error)
encoder.c_make_encoder, kept = None, encoder.c_make_encoder
print(json.dumps([1, {"a": None}]))
encoder.c_make_encoder = kept

# expect: ['[\n 1', ',\n ', '[\n  2', ',\n  ', '[]', '\n ', ']', ',\n ', '{', '\n  ', '"a"', ': ', '"b"', '\n ', '}', '\n', ']']
# expect: Object of type object is not JSON serializable ['[1', ', ', '[2', ', ']
# expect: ['{', '"a"', ': ', '[1', ', ', '[]', ']', ', ', '"b"', ': ', '{}', '}'] ['[1]']
# expect: (1, (2, {'a': (3,)})) ['memo', 'object_hook', 'object_pairs_hook', 'parse_array', 'parse_constant', 'parse_float', 'parse_int', 'parse_object', 'parse_string', 'scan_once', 'strict']
# expect: True
# expect: ([1], 3); ([1], 3); StopIteration 0; JSONDecodeError Expecting value: line 1 column 1 (char 0); ([1], 3); ([1], 3); JSONDecodeError Expecting ',' delimiter: line 1 column 4 (char 3); JSONDecodeError Expecting ',' delimiter: line 1 column 4 (char 3); ValueError idx cannot be negative; ValueError idx cannot be negative;
# expect: ('o', {'a': [('i', '1'), ('f', '2.5'), ('o', {'b': ('c', 'NaN')})], 'c': ('o', {})})
# expect: ('p', [('a', [1, 2.5, ('p', [('b', nan)])]), ('c', ('p', []))]) ['1e5', '-Infinity']
# expect: Expecting value: line 1 column 22 (char 21) [{'a': 1}, {'b': 2}]
# expect: ('a', 2) Invalid control character at: line 1 column 2 (char 1); Invalid \escape: line 1 column 1 (char 0); Unterminated string starting at: line 1 column 0 (char -1);
# expect: ('a', 2) Invalid control character '\t' at: line 1 column 3 (char 2); Invalid \escape: 'x': line 1 column 2 (char 1); Unterminated string starting at: line 1 column 0 (char -1);
# expect: ('a', 2) Invalid control character at: line 1 column 2 (char 1); Invalid \escape: line 1 column 1 (char 0); Unterminated string starting at: line 1 column 0 (char -1);
# expect: "é\n" "\u00e9\n" "\u007f\ud83d\ude00"
# expect: {"a": [1, 2.5]} [1.5,2] {"a": [[], {}], "b": 1}
# expect: Out of range float values are not JSON compliant
# expect: Out of range float values are not JSON compliant: nan
# expect: make_encoder() argument 5 must be str, not int
# expect: [1, {"a": null}]
