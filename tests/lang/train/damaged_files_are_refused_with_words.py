"""Whatever a file's bytes become, a loader says that it is damaged: no other error, and nothing is computed from it."""
import os
import random
import struct
import tempfile
import zlib
import numpy as np
import mindspore as ms
from mindspore import nn, Tensor
from mindspore.dataset import vision


def changed(data, rng):
    data = bytearray(data)
    for _ in range(rng.choice((1, 2, 5))):
        at = rng.randrange(len(data))
        data[at:at + rng.choice((0, 1, 4))] = rng.choice((b"", b"\xff\xff\xff\xff", b"\0", bytes([data[at] ^ 4])))
    return bytes(data)


def png(width, height):
    def chunk(kind, part):
        return struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))
    rows = b"".join(bytes([y % 5]) + bytes((3 * x + 40 * y) % 256 for x in range(3 * width)) for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


rng = random.Random(3)
with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "net.mindir")
    ms.export(nn.Dense(3, 2), Tensor(np.ones((2, 3), np.float32)), file_name=path, file_format="MINDIR")
    with open(path, "rb") as file:
        whole = file.read()
    said = set()
    for _ in range(200):
        data = changed(whole, rng)
        if data == whole:
            continue
        with open(path, "wb") as file:
            file.write(data)
        try:
            ms.load(path)
            said.add("loaded")
        except RuntimeError as error:
            said.add(str(error).split("'")[2])
    print(sorted(said))

image = png(7, 5)
print(vision.Decode()(np.frombuffer(image, np.uint8)).shape)
said = set()
for _ in range(200):
    try:
        vision.Decode()(np.frombuffer(changed(image, rng), np.uint8))
    except (RuntimeError, NotImplementedError) as error:
        said.add(type(error).__name__)
print(sorted(said))

# expect: [' is damaged: its content has another digest than it was written with.', ' is no graph that refjit has written.', ' is of another version of refjit: export it again.']
# expect: (5, 7, 3)
# expect: ['NotImplementedError', 'RuntimeError']
