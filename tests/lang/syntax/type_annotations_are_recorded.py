from typing import List, Optional

x: int = 3
y: "unknown" = 4
z: List[int]


def f(a: int, b: str = "s", *args: float, k: Optional[int] = None) -> bool:
    c: int = 1
    return True


print(x, y, f(1))
print(list(f.__annotations__), f.__annotations__["a"], f.__annotations__["return"])
print(list(__annotations__))

# expect: 3 4 True
# expect: ['a', 'b', 'args', 'k', 'return'] <class 'int'> <class 'bool'>
# expect: ['x', 'y', 'z']
