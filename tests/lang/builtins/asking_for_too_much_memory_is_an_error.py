def f(what, function):
    try:
        function()
        print(what, "ok")
    except MemoryError as e:
        print(what, type(e).__name__)


f("zfill", lambda: "a".zfill(10**15))
f("center", lambda: b"a".center(10**15))
f("join", lambda: ("x" * 10**6).join(["y"] * 10**7))
f("to_bytes", lambda: int.to_bytes(1, 10**15, "big"))
f("repeat", lambda: "a" * 10**15)
f("in a sort", lambda: sorted([1, 2], key=lambda v: "a".zfill(10**15)))
f("after that", lambda: sorted([2, 1]))

# expect: zfill MemoryError
# expect: center MemoryError
# expect: join MemoryError
# expect: to_bytes MemoryError
# expect: repeat MemoryError
# expect: in a sort MemoryError
# expect: after that ok
