"""fib(25), the fastest of seven; the same file runs under refjit and python3.11."""
import time


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


best = 1e9
for _ in range(7):
    start = time.perf_counter()
    fib(25)
    best = min(best, time.perf_counter() - start)
print("fib25_ms", best * 1e3)
