# Attributes of sys that describe the interpreter, the limit of digits, and gc's questions.
import gc
import sys
print(sys.hash_info)
print(sys.hash_info.modulus == 2**61 - 1, hash(float("inf")) == sys.hash_info.inf, sys.hash_info[-1])
print(sys.int_info)
print(sys.flags.optimize, sys.flags.utf8_mode in (0, 1), len(sys.flags), type(sys.flags).__name__)
print(sys.version_info.n_fields, sys.float_info.__match_args__[:2])
print(sys.implementation.version[:2], sys.implementation.hexversion >> 16 == 0x30b)
print(sys.get_int_max_str_digits())
try:
    str(10**4300)
except ValueError as e:
    print(e)
sys.set_int_max_str_digits(640)
try:
    int("1" * 641)
except ValueError as e:
    print(e)
sys.set_int_max_str_digits(0)
print(len(str(10**5000)))
try:
    sys.set_int_max_str_digits(5)
except ValueError as e:
    print(e)
sys.set_int_max_str_digits(4300)
print(gc.is_tracked(1), gc.is_tracked("a"), gc.is_tracked([]), gc.get_referents([[]]))
try:
    gc.collect(5)
except ValueError as e:
    print(e)
print(sys.call_tracing(lambda a, b: a + b, (1, 2)))

# expect: sys.hash_info(width=64, modulus=2305843009213693951, inf=314159, nan=0, imag=1000003, algorithm='siphash13', hash_bits=64, seed_bits=128, cutoff=0)
# expect: True True 0
# expect: sys.int_info(bits_per_digit=30, sizeof_digit=4, default_max_str_digits=4300, str_digits_check_threshold=640)
# expect: 0 True 18 flags
# expect: 5 ('max', 'max_exp')
# expect: (3, 11) True
# expect: 4300
# expect: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
# expect: Exceeds the limit (640 digits) for integer string conversion: value has 641 digits; use sys.set_int_max_str_digits() to increase the limit
# expect: 5001
# expect: maxdigits must be 0 or larger than 640
# expect: False False True [[]]
# expect: invalid generation
# expect: 3
