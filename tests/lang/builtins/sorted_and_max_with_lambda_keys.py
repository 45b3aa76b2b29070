data = [("x", 3), ("y", 1), ("z", 2)]
print(sorted(data, key=lambda p: p[1]), max(data, key=lambda p: p[1])[0], {k: v for k, v in sorted(data, key=lambda p: p[1])}, [k for k, _ in data])

# expect: [('y', 1), ('z', 2), ('x', 3)] x {'y': 1, 'z': 2, 'x': 3} ['x', 'y', 'z']
