import io
import lzma
import random
import tarfile

source = random.Random(5)
texts = {"nothing": b"", "zeros": bytes(20000), "words": b" ".join(source.choice([b"one", b"two", b"three"]) for _ in range(900)),
         "noise": source.randbytes(70000), "both": source.randbytes(300) + bytes(5000) + source.randbytes(1000) + b"abc" * 900}  # fmt: skip
lzma2 = [{"id": lzma.FILTER_LZMA2, "lc": 0, "lp": 2, "pb": 0, "dict_size": 1 << 16}]
for name, data in texts.items():
    for options in ({}, {"format": lzma.FORMAT_ALONE}, {"preset": 9, "check": lzma.CHECK_SHA256}, {"format": lzma.FORMAT_RAW, "filters": lzma2}):
        made = lzma.compress(data, **options)
        back = lzma.decompress(made, options.get("format", lzma.FORMAT_AUTO), filters=options.get("filters"))
        print(name, back == data, len(made) < len(data) // 2, len(made) < len(data) * 1.02 + 100)
archive = io.BytesIO()
with tarfile.open(fileobj=archive, mode="w:xz") as file:
    info = tarfile.TarInfo("words")
    info.size = len(texts["words"])
    file.addfile(info, io.BytesIO(texts["words"]))
print(len(archive.getvalue()) < 3000)
archive.seek(0)
with tarfile.open(fileobj=archive) as file:
    print(file.extractfile("words").read() == texts["words"])

# expect: nothing True False True
# expect: nothing True False True
# expect: nothing True False True
# expect: nothing True False True
# expect: zeros True True True
# expect: zeros True True True
# expect: zeros True True True
# expect: zeros True True True
# expect: words True True True
# expect: words True True True
# expect: words True True True
# expect: words True True True
# expect: noise True False True
# expect: noise True False True
# expect: noise True False True
# expect: noise True False True
# expect: both True True True
# expect: both True True True
# expect: both True True True
# expect: both True True True
# expect: True
# expect: True
