from typing import Any, Callable, Dict, List, Optional, Tuple, TypeVar, Union

T = TypeVar("T")


def f(x: List[int], y: Optional[str] = None, z: Union[int, float] = 0, *a: Any) -> Dict[str, Tuple[int, ...]]:
    return {"a": tuple(x)}


def g(h: Callable[[int], T]) -> T:
    return h(1)


print(f([1, 2]), g(lambda n: n + 1), list[int] is not None, f.__annotations__["a"] is Any)

# expect: {'a': (1, 2)} 2 True True
