def f():
    try:
        return 1
    finally:
        return 2


def g():
    for i in range(3):
        try:
            continue
        finally:
            print("cleanup", i)
    while True:
        try:
            break
        finally:
            print("cleanup break")
    try:
        raise KeyError("lost")
    finally:
        return "swallowed"


print(f(), g())

# expect: cleanup 0
# expect: cleanup 1
# expect: cleanup 2
# expect: cleanup break
# expect: 2 swallowed
