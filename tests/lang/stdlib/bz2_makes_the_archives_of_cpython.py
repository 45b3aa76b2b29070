"""bz2 makes the archives of CPython, gives blocks as their data comes, and refuses what is cut."""
import bz2, hashlib, random, time
random.seed(1)
ds = [b"", b"a", b"hello"*100, bytes(range(256))*20, b"\0"*100000, bytes(random.randrange(256) for _ in range(5000)), b" ".join(random.choice([b"the", b"quick", b"brown", b"fox"]) for _ in range(20000))]
for d in ds:
    for l in (1, 9):
        c = bz2.compress(d, l); print(len(d), l, len(c), hashlib.md5(c).hexdigest())
        assert bz2.decompress(c) == d
for d in (b"ab"*5000, b"abc"*100001, b"x"*3, b"ab", b"aba", b"abab"*20000, b"\0"*255+b"\1"*300, bytes(range(256))*1000):
    c = bz2.compress(d); print(len(d), len(c), hashlib.md5(c).hexdigest()); assert bz2.decompress(c) == d
d = b" ".join(b"line %d of the text %d" % (i, i * 7919 % 10007) for i in range(9000))
t = time.time(); c = bz2.compress(d); t1 = time.time(); assert bz2.decompress(c) == d; t2 = time.time()
x = bz2.BZ2Decompressor(); out = b""
for i in range(0, len(c), 1000): out += x.decompress(c[i:i+1000])
print(out == d, x.eof, x.unused_data)
x = bz2.BZ2Decompressor(); out = x.decompress(c, 100); n = 1
while not x.eof: out += x.decompress(b"", 100000); n += 1
print(out == d, n > 1)

# expect: 0 1 14 f3cea56bf9115371a573fa1aff5c8c33
# expect: 0 9 14 4059d198768f9f8dc9372dc1c54bc3c3
# expect: 1 1 37 5fcc0a8948a01daa068ef37f4f50731c
# expect: 1 9 37 f863253854f336359e992e575784e9f5
# expect: 500 1 45 6940cd6124723729c42e30747781e8fe
# expect: 500 9 45 2e8c0f783a1bb880d64a3ab6b802bcce
# expect: 5120 1 720 adde0b6e83587ea58aea57f10a2a55aa
# expect: 5120 9 720 25b5c807df36d5381e71691bc2a0a9c9
# expect: 100000 1 47 3630399ceaab00abe2b04fb452b6f0db
# expect: 100000 9 47 9d78ab97f34cec9cfb0db53389f26d6e
# expect: 5000 1 5508 c4601ba8046081885ce3e777198586b2
# expect: 5000 9 5508 7e8714120787255d1e816af03c38dffa
# expect: 100117 1 5571 50892097e757689d53276aea058ec7f9
# expect: 100117 9 5510 d63eaf5e4194aaec7d5b15238a9094c8
# expect: 10000 42 a3ffe20e776b0e1b39f5d11ddd50e28c
# expect: 300003 48 6c39e0eb5c57975a87d5976323c12e89
# expect: 3 37 6552c8fc0437af2c501f76c5988adbe9
# expect: 2 37 ddf88c0f025a1d3fe36192518b5cc91f
# expect: 3 37 b646d518eeed7e65ad30fb4c8b6c0b03
# expect: 80000 43 4f19812d2713fd968f6a527b960a2f6f
# expect: 555 46 1ba819e1bd41e572165f3056fb1e22a9
# expect: 256000 1014 3320cae7880c4202758924b5f88fac92
# expect: True True b''
# expect: True True
