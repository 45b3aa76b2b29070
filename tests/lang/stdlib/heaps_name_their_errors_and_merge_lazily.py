import heapq


def infinite(start):
    while True:
        yield start
        start += 3


merged = heapq.merge(infinite(0), infinite(1))
print([next(merged) for _ in range(7)])

for call in (lambda: heapq.heappop([]), lambda: heapq.heapify(()), lambda: heapq.heappush((), 1), lambda: heapq.heapify()):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


class Growing:
    def __lt__(self, other):
        heap.append(self)
        return True


heap = [Growing(), Growing()]
try:
    heapq.heapify(heap)
except RuntimeError as error:
    print(error)

# expect: [0, 1, 3, 4, 6, 7, 9]
# expect: IndexError index out of range
# expect: TypeError heapify() argument must be list, not tuple
# expect: TypeError heappush() argument 1 must be list, not tuple
# expect: TypeError _heapq.heapify() takes exactly one argument (0 given)
# expect: list changed size during iteration
