import json
import math

texts = ["[]", "{}", '""', "0", "-0", "-0.0", "1e5", "1E-2", "1.5", "12345678901234567890123", "-9223372036854775808", "9223372036854775807",
         "1e400", "0.1", "123456789012345678", "1234567890123456789", "null", "true", "false", " [ 1 , 2 ] ", '{"a":1,"b":{"a":[null]},"a":2}',
         '"\\u00e9\\ud83d\\ude00\\ud800x\\/\\b\\f\\n\\r\\t\\"\\\\"', '"\\ud800\\u0041"', '"é😀"', "[[[[[1]]]]]", "[" * 12 + "]" * 12, "NaN",
         "[Infinity, -Infinity]", '{"":""}', "\t\n\r 1 ", '["a", {"b": "\\u0000"}]',
         # and what is wrong
         "", "[", "]", "{", '{"a"}', '{"a":}', '{"a":1,}', "{a:1}", "[1,]", "[1 2]", "[,1]", "01", "-", "+1", ".5", "1.", "1.e5", "1e", "1e+", "0x1",
         "nul", "nan", "-Inf", '"', '"a', '"\\', '"\\x"', '"\\u12"', '"\\u12g4"', '"\\ud800\\u12"', '"a\nb"', '"\t"', "1 2", "[1] x", "'a'", "\ufeff1",
         "\u00a01", "[" * 100, '{"a":1 "b":2}', "tru", "truex", "-Infinit"]  # fmt: skip


def outcome(f, text):
    try:
        return repr(f(text))
    except ValueError as e:
        return f"{type(e).__name__} {e}"


for text in texts:
    plain = outcome(json.loads, text)
    hooked = outcome(lambda t: json.loads(t, object_pairs_hook=dict), text)
    print(ascii(text[:60]), ascii(plain[:80]), plain == hooked)
print(math.copysign(1, json.loads("-0.0")), json.loads(b'{"a": "\xc3\xa9"}'), json.loads("[1.5, 2]", parse_float=str, parse_int=len))
decoder = json.JSONDecoder(strict=False)
print(repr(decoder.decode('"a\nb"')), decoder.raw_decode("1 2"))


class Marked(json.JSONDecoder):
    def raw_decode(self, s, idx=0):
        return "mine", len(s)


print(json.loads("[1]", cls=Marked))
deep = json.loads("[" * 150 + "]" * 150)
count = 0
while deep:
    deep, count = deep[0], count + 1
print(count, len(json.loads("[" + ",".join(["{\"k\": [1, 2.5, \"x\"]}"] * 1000) + "]")))

# expect: '[]' '[]' True
# expect: '{}' '{}' True
# expect: '""' "''" True
# expect: '0' '0' True
# expect: '-0' '0' True
# expect: '-0.0' '-0.0' True
# expect: '1e5' '100000.0' True
# expect: '1E-2' '0.01' True
# expect: '1.5' '1.5' True
# expect: '12345678901234567890123' '12345678901234567890123' True
# expect: '-9223372036854775808' '-9223372036854775808' True
# expect: '9223372036854775807' '9223372036854775807' True
# expect: '1e400' 'inf' True
# expect: '0.1' '0.1' True
# expect: '123456789012345678' '123456789012345678' True
# expect: '1234567890123456789' '1234567890123456789' True
# expect: 'null' 'None' True
# expect: 'true' 'True' True
# expect: 'false' 'False' True
# expect: ' [ 1 , 2 ] ' '[1, 2]' True
# expect: '{"a":1,"b":{"a":[null]},"a":2}' "{'a': 2, 'b': {'a': [None]}}" True
# expect: '"\\u00e9\\ud83d\\ude00\\ud800x\\/\\b\\f\\n\\r\\t\\"\\\\"' '\'\xe9\U0001f600\\ud800x/\\x08\\x0c\\n\\r\\t"\\\\\'' True
# expect: '"\\ud800\\u0041"' "'\\ud800A'" True
# expect: '"\xe9\U0001f600"' "'\xe9\U0001f600'" True
# expect: '[[[[[1]]]]]' '[[[[[1]]]]]' True
# expect: '[[[[[[[[[[[[]]]]]]]]]]]]' '[[[[[[[[[[[[]]]]]]]]]]]]' True
# expect: 'NaN' 'nan' True
# expect: '[Infinity, -Infinity]' '[inf, -inf]' True
# expect: '{"":""}' "{'': ''}" True
# expect: '\t\n\r 1 ' '1' True
# expect: '["a", {"b": "\\u0000"}]' "['a', {'b': '\\x00'}]" True
# expect: '' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '[' 'JSONDecodeError Expecting value: line 1 column 2 (char 1)' True
# expect: ']' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '{' 'JSONDecodeError Expecting property name enclosed in double quotes: line 1 column' True
# expect: '{"a"}' "JSONDecodeError Expecting ':' delimiter: line 1 column 5 (char 4)" True
# expect: '{"a":}' 'JSONDecodeError Expecting value: line 1 column 6 (char 5)' True
# expect: '{"a":1,}' 'JSONDecodeError Expecting property name enclosed in double quotes: line 1 column' True
# expect: '{a:1}' 'JSONDecodeError Expecting property name enclosed in double quotes: line 1 column' True
# expect: '[1,]' 'JSONDecodeError Expecting value: line 1 column 4 (char 3)' True
# expect: '[1 2]' "JSONDecodeError Expecting ',' delimiter: line 1 column 4 (char 3)" True
# expect: '[,1]' 'JSONDecodeError Expecting value: line 1 column 2 (char 1)' True
# expect: '01' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: '-' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '+1' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '.5' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '1.' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: '1.e5' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: '1e' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: '1e+' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: '0x1' 'JSONDecodeError Extra data: line 1 column 2 (char 1)' True
# expect: 'nul' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: 'nan' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '-Inf' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '"' 'JSONDecodeError Unterminated string starting at: line 1 column 1 (char 0)' True
# expect: '"a' 'JSONDecodeError Unterminated string starting at: line 1 column 1 (char 0)' True
# expect: '"\\' 'JSONDecodeError Unterminated string starting at: line 1 column 1 (char 0)' True
# expect: '"\\x"' 'JSONDecodeError Invalid \\escape: line 1 column 2 (char 1)' True
# expect: '"\\u12"' 'JSONDecodeError Invalid \\uXXXX escape: line 1 column 3 (char 2)' True
# expect: '"\\u12g4"' 'JSONDecodeError Invalid \\uXXXX escape: line 1 column 3 (char 2)' True
# expect: '"\\ud800\\u12"' 'JSONDecodeError Invalid \\uXXXX escape: line 1 column 9 (char 8)' True
# expect: '"a\nb"' 'JSONDecodeError Invalid control character at: line 1 column 3 (char 2)' True
# expect: '"\t"' 'JSONDecodeError Invalid control character at: line 1 column 2 (char 1)' True
# expect: '1 2' 'JSONDecodeError Extra data: line 1 column 3 (char 2)' True
# expect: '[1] x' 'JSONDecodeError Extra data: line 1 column 5 (char 4)' True
# expect: "'a'" 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '\ufeff1' 'JSONDecodeError Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (' True
# expect: '\xa01' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[' 'JSONDecodeError Expecting value: line 1 column 101 (char 100)' True
# expect: '{"a":1 "b":2}' "JSONDecodeError Expecting ',' delimiter: line 1 column 8 (char 7)" True
# expect: 'tru' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: 'truex' 'JSONDecodeError Extra data: line 1 column 5 (char 4)' True
# expect: '-Infinit' 'JSONDecodeError Expecting value: line 1 column 1 (char 0)' True
# expect: -1.0 {'a': 'é'} ['1.5', 1]
# expect: 'a\nb' (1, 1)
# expect: mine
# expect: 149 1000
