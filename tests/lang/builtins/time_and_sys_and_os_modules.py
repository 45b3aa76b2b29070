import os
import sys
import time

a = time.time()
b = time.perf_counter()
print(type(a).__name__, a > 1.6e9, time.perf_counter() >= b, isinstance(time.monotonic(), float))
print(sys.maxsize, sys.version_info[:2], sys.argv[0].endswith(".py"), len(sys.argv), sys.byteorder, sys.getrecursionlimit(), isinstance(sys.path, list), "sys" in sys.modules)
os.environ["REFJIT_CASE"] = "1"
print(os.environ["REFJIT_CASE"], os.environ.get("REFJIT_NO_SUCH"), "REFJIT_CASE" in os.environ, os.environ.get("X_NO", "d"))
try:
    os.environ["REFJIT_NO_SUCH"]
except KeyError as e:
    print(repr(e))
time.sleep(0)

# expect: float True True True
# expect: 9223372036854775807 (3, 11) True 1 little 1000 True True
# expect: 1 None True d
# expect: KeyError('REFJIT_NO_SUCH')
