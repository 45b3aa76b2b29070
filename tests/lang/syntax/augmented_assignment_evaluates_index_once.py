def index():
    print("index")
    return 0


v = [1]
v[index()] += 5
print(v)

# expect: index
# expect: [6]
