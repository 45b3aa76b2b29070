# The order of a set's items follows from hashes, collisions, growth and what was removed before: for numbers and tuples
# of numbers it is the same in every run, and programs with a seed show it.
import random

draw = random.Random(1)
for count in (3, 8, 20, 100, 700):
    pairs = {(draw.randrange(50), draw.randrange(50)) for _ in range(count)}
    print(list(pairs)[:8], sum(i * x * y for i, (x, y) in enumerate(pairs)))
    some = {draw.randrange(10**6) for _ in range(count)}
    more = {draw.randrange(10**6) for _ in range(count // 2)} | set(list(some)[::3])
    some.update(range(5))
    some.discard(3)
    print(list(some)[:5], some.pop(), some.pop())
    for made in (some & more, some | more, some - more, more - some, some ^ more, more ^ some, some - {1}, some | {1.5, 2.5}):
        print(len(made), sum(i * int(x) for i, x in enumerate(made)), end=" ")
    print()
    for method in ("union", "intersection", "difference", "symmetric_difference"):
        made = getattr(some, method)(list(more))
        again = getattr(some, method)(dict.fromkeys(more))
        print(sum(i * x for i, x in enumerate(made)), sum(i * x for i, x in enumerate(again)), end=" ")
    print()
    for method in ("update", "intersection_update", "difference_update", "symmetric_difference_update"):
        for other in (more, sorted(more), dict.fromkeys(more)):
            made = some.copy()
            getattr(made, method)(other)
            print(sum(i * x for i, x in enumerate(made)), end=" ")
    print()
    keys, others = dict.fromkeys(some).keys(), dict.fromkeys(more).keys()
    for made in (keys & others, keys | others, keys - others, keys ^ others, keys & more, more & keys, keys - {1}, more - keys):
        print(sum(i * x for i, x in enumerate(made)), end=" ")
    print()

# A list of work: what pop() takes goes on behind what it took before.
work, seen = {1}, []
while work:
    item = work.pop()
    seen.append(item)
    for nearby in (item * 3 % 101, item * 7 % 211):
        if nearby not in seen:
            work.add(nearby)
print(seen[:40], len(seen))

edges = set()
for edge in [(6, 7), (6, 9), (7, 8), (5, 9), (5, 8)]:
    edges.add(edge)
print(edges)
edges.remove((7, 8))
print(edges, edges.copy(), edges | edges, set(edges), frozenset(edges), edges.union(edges, edges), edges & edges)
print({i * i for i in range(10)}, frozenset((3, 1, 2)), set([-1, -2, 2**61 - 1, 2**61, 0.5, 2**70]), {True, 2, 1.0})
emptied = set(range(1000))
while len(emptied) > 3:
    emptied.pop()
print(emptied, set(emptied), sorted(emptied - set(range(2000))), emptied - {998})

# expect: [(16, 7), (8, 36), (48, 4)] 672
# expect: [0, 1, 2, 4, 797926] 0 1
# expect: 1 0 6 6876593 4 3432784 1 0 5 5135099 5 4471792 5 5039659 7 8665353 
# expect: 6876593 6876593 0 0 3154359 3432784 5135099 5135099 
# expect: 6876593 6876593 6876593 0 0 0 3154359 3154359 3154359 4471792 4471792 4471792 
# expect: 0 6876593 3154359 4471792 0 0 5087835 0 
# expect: [(41, 24), (17, 46), (24, 27), (49, 0), (31, 1), (38, 48), (44, 28), (13, 6)] 19260
# expect: [0, 1, 239874, 2, 4] 0 1
# expect: 3 1479612 14 40039890 7 11949781 4 1459095 11 22929017 11 23035669 10 24478239 12 32456453 
# expect: 40039890 40039890 1479612 1479612 11949781 11949781 23035669 22929017 
# expect: 40039890 40039890 40039890 1479612 1479612 1479612 11949781 11949781 11949781 23035669 23035669 23035669 
# expect: 1479612 40039890 11949781 23035669 1479612 1479612 24478239 1459095 
# expect: [(22, 14), (41, 6), (7, 47), (21, 46), (35, 14), (18, 1), (27, 46), (1, 33)] 129198
# expect: [0, 1, 503554, 2, 4] 0 1
# expect: 7 11270493 32 269444217 15 60927317 10 25645299 25 156117712 25 161883773 22 125367554 24 145601360 
# expect: 274939875 269444217 11270493 11270493 53614988 60927317 165756683 156117712 
# expect: 269444217 275774819 269444217 11270493 13053980 11270493 53614988 53614988 53614988 161883773 162718717 161883773 
# expect: 11270493 274939875 53614988 161883773 11270493 11270493 125367554 25140694 
# expect: [(25, 23), (25, 32), (25, 41), (5, 1), (22, 26), (12, 34), (14, 40), (44, 20)] 2830364
# expect: [0, 1, 2, 4, 615941] 0 1
# expect: 34 274641817 152 5526481270 68 1082339825 50 599528843 118 3203632415 118 3198955264 102 2475507471 104 2574130209 
# expect: 5382170853 5526481270 274641817 274641817 1088647236 1082339825 3283316290 3203632415 
# expect: 5526481270 5419464823 5526481270 274641817 275188889 274641817 1088647236 1088647236 1088647236 3198955264 3201359377 3198955264 
# expect: 274641817 5382170853 1088647236 3202395665 274641817 274641817 2475507471 543831841 
# expect: [(26, 21), (15, 21), (18, 17), (18, 35), (27, 13), (29, 32), (48, 45), (40, 41)] 110155871
# expect: [790528, 782337, 536576, 819203, 970756] 790528 782337
# expect: 232 12575951037 1052 277023373458 469 56260094449 351 29045256249 820 166419927474 820 166427160276 700 123694627101 703 124729158596 
# expect: 273466726678 277023373458 12575951037 12575951037 56260438484 56260094449 166420294066 166419927474 
# expect: 277023373458 273386230231 277023373458 12575951037 12585953982 12575951037 56260438484 56260438484 56260438484 166427160276 166437512939 166427160276 
# expect: 12575951037 273466726678 56260438484 166426248912 12575951037 12575951037 123694627101 29045256249 
# expect: [1, 3, 21, 7, 9, 49, 147, 185, 27, 29, 63, 132, 37, 10, 203, 80, 81, 19, 87, 88, 155, 93, 30, 38, 41, 187, 46, 111, 48, 50, 61, 125, 55, 56, 57, 59, 188, 189, 62, 64] 211
# expect: {(5, 8), (6, 7), (5, 9), (6, 9), (7, 8)}
# expect: {(5, 8), (6, 7), (5, 9), (6, 9)} {(6, 7), (5, 9), (6, 9), (5, 8)} {(6, 7), (5, 9), (6, 9), (5, 8)} {(6, 7), (5, 9), (6, 9), (5, 8)} frozenset({(6, 7), (5, 9), (6, 9), (5, 8)}) {(6, 7), (5, 9), (6, 9), (5, 8)} {(6, 7), (5, 9), (6, 9), (5, 8)}
# expect: {0, 1, 64, 4, 36, 9, 16, 49, 81, 25} frozenset({1, 2, 3}) {2305843009213693951, 2305843009213693952, 0.5, 1180591620717411303424, -2, -1} {True, 2}
# expect: {997, 998, 999} {997, 998, 999} [] {997, 999}
