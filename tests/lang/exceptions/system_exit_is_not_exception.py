try:
    raise SystemExit(3)
except Exception:
    print("never")
except BaseException as e:
    print(type(e).__name__, e.code)
import sys
try:
    sys.exit("message")
except SystemExit as e:
    print(e.code)

# expect: SystemExit 3
# expect: message
