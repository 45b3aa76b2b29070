s = "".join(chr(97 + i % 26) for i in range(1000))
print(len(s), s[:30], s.count("a"), s[-5:], hash(s) == hash("".join(list(s))))
t = ""
for i in range(200):
    t += str(i)
print(len(t), t[-9:])

# expect: 1000 abcdefghijklmnopqrstuvwxyzabcd 39 hijkl True
# expect: 490 197198199
