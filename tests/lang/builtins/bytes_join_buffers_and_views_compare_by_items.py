"""What stands on the right of bytes may be any buffer; a memoryview adds nothing and compares by its own items."""
from array import array


def show(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


numbers = array("h", [1, 2])
show(lambda: b"a" + numbers)
show(lambda: bytearray(b"a") + numbers)
show(lambda: b"a" + memoryview(b"bc"))
show(lambda: memoryview(b"bc") + b"a")
show(lambda: memoryview(b"bc") + memoryview(b"a"))
show(lambda: b"a" + [1])
show(lambda: bytearray(b"a") + 1)
text = b"a"
text += numbers
print(text)


class Adds:
    def __radd__(self, other):
        return "radd"

    def __rmul__(self, other):
        return "rmul"


show(lambda: b"a" + Adds())
show(lambda: b"a" * Adds())

print(numbers.tobytes() == memoryview(numbers), memoryview(numbers) == numbers, numbers == memoryview(numbers))
print(memoryview(numbers) == numbers.tobytes(), b"ab" == memoryview(b"ab"), b"ab" != memoryview(bytearray(b"ab")))
print(memoryview(b"ab") == bytearray(b"ab"), memoryview(b"ab") == "ab", memoryview(b"ab") == 3)
show(lambda: b"a" < memoryview(b"b"))

data = bytearray(range(17))
print(bytes(memoryview(data)[::-9][-30::-9]), bytes(memoryview(data)[-30::-1]), memoryview(data)[20:].tobytes())
whole = b"abc"
print(whole.strip() is whole, whole.lstrip(b"z") is whole, whole.rstrip() is whole, bytearray(b"a").strip())

nan = float("nan")
print(array("d", [nan]) == array("d", [nan]), array("d", [nan]) != array("d", [nan]), array("f", [nan]) < array("f", [nan]))
print(array("d", [1, nan]) < array("d", [2, nan]), array("i", [-1]) < array("I", [1]), array("b", [1]) == array("f", [1]))
for code in "bBhHiIlLqQ":
    for value in (2**15, 2**31, 2**63, 2**64, -(2**63) - 1, -(2**31) - 1, 1.5):
        try:
            array(code, [value])
        except (OverflowError, TypeError) as error:
            print(code, value, type(error).__name__, error, error.__context__)
show(lambda: array("u", [1000]))
show(lambda: array("u", ["ab"]))

# expect: b'a\x01\x00\x02\x00'
# expect: bytearray(b'a\x01\x00\x02\x00')
# expect: b'abc'
# expect: TypeError unsupported operand type(s) for +: 'memoryview' and 'bytes'
# expect: TypeError unsupported operand type(s) for +: 'memoryview' and 'memoryview'
# expect: TypeError can't concat list to bytes
# expect: TypeError can't concat int to bytearray
# expect: b'a\x01\x00\x02\x00'
# expect: radd
# expect: rmul
# expect: False True True
# expect: False True False
# expect: True False False
# expect: TypeError '<' not supported between instances of 'bytes' and 'memoryview'
# expect: b'' b'' b''
# expect: True True True bytearray(b'a')
# expect: False True False
# expect: True True True
# expect: b 32768 OverflowError signed short integer is greater than maximum None
# expect: b 2147483648 OverflowError signed short integer is greater than maximum None
# expect: b 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: b 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: b -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: b -2147483649 OverflowError signed short integer is less than minimum None
# expect: b 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: B 32768 OverflowError unsigned byte integer is greater than maximum None
# expect: B 2147483648 OverflowError unsigned byte integer is greater than maximum None
# expect: B 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: B 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: B -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: B -2147483649 OverflowError unsigned byte integer is less than minimum None
# expect: B 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: h 32768 OverflowError signed short integer is greater than maximum None
# expect: h 2147483648 OverflowError signed short integer is greater than maximum None
# expect: h 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: h 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: h -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: h -2147483649 OverflowError signed short integer is less than minimum None
# expect: h 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: H 2147483648 OverflowError signed integer is greater than maximum None
# expect: H 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: H 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: H -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: H -2147483649 OverflowError signed integer is less than minimum None
# expect: H 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: i 2147483648 OverflowError signed integer is greater than maximum None
# expect: i 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: i 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: i -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: i -2147483649 OverflowError signed integer is less than minimum None
# expect: i 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: I 9223372036854775808 OverflowError unsigned int is greater than maximum None
# expect: I 18446744073709551616 OverflowError Python int too large to convert to C unsigned long None
# expect: I -9223372036854775809 OverflowError can't convert negative value to unsigned int None
# expect: I -2147483649 OverflowError can't convert negative value to unsigned int None
# expect: I 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: l 9223372036854775808 OverflowError Python int too large to convert to C long None
# expect: l 18446744073709551616 OverflowError Python int too large to convert to C long None
# expect: l -9223372036854775809 OverflowError Python int too large to convert to C long None
# expect: l 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: L 18446744073709551616 OverflowError Python int too large to convert to C unsigned long None
# expect: L -9223372036854775809 OverflowError can't convert negative value to unsigned int None
# expect: L -2147483649 OverflowError can't convert negative value to unsigned int None
# expect: L 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: q 9223372036854775808 OverflowError int too big to convert None
# expect: q 18446744073709551616 OverflowError int too big to convert None
# expect: q -9223372036854775809 OverflowError int too big to convert None
# expect: q 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: Q 18446744073709551616 OverflowError int too big to convert None
# expect: Q -9223372036854775809 OverflowError can't convert negative int to unsigned None
# expect: Q -2147483649 OverflowError can't convert negative int to unsigned None
# expect: Q 1.5 TypeError 'float' object cannot be interpreted as an integer None
# expect: TypeError array item must be unicode character
# expect: TypeError array item must be unicode character
