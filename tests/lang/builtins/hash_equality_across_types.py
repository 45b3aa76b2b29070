print(hash(1) == hash(1.0) == hash(True), {1: "a"}[1.0], {1.0, 1} == {True}, hash("a") == hash("a"), hash((1, 2)) == hash((1.0, 2.0)), hash(0.5), hash(10 ** 20), hash(float("inf")), hash(-2), hash(()) == hash(()), hash(None) == hash(None))

# expect: True a True True True 1152921504606846976 848750603811160107 314159 -2 True True
