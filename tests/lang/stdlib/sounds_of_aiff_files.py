import io
import warnings

warnings.simplefilter("ignore")
import aifc


class Kept(io.BytesIO):
    def close(self):
        self.kept = self.getvalue()
        super().close()


def written(kind=b"NONE", name=b"not compressed", channels=2, width=2, marks=(), data=bytes(range(64)), plain=False):
    made = Kept()
    file = aifc.open(made, "wb")
    if plain:
        file.aiff()
    file.setparams((channels, width, 11025, 0, kind, name))
    for mark in marks:
        file.setmark(*mark)
    file.writeframes(data)
    file.writeframesraw(data[:8])
    file.close()
    return made.kept


for options in ({}, {"plain": True}, {"marks": [(1, 0, b"a"), (2, 5, b"bc")]}, {"kind": b"ulaw"}, {"kind": b"ALAW", "channels": 1},
                {"kind": b"G722", "channels": 1}, {"kind": b"sowt"}, {"channels": 1, "width": 1, "data": b"abc"}):  # fmt: skip
    data = written(**options)
    print(data.hex())
    with aifc.open(io.BytesIO(data)) as file:
        print(file.getparams(), file.getmarkers(), file.readframes(3).hex(), file.tell())
        file.setpos(1)
        print(file.readframes(1).hex(), len(file.readframes(100)))
for data in (b"", b"FORM\0\0\0\4AIFF", b"FORM\0\0\0\4ABCD", b"XORM\0\0\0\4AIFF"):
    try:
        aifc.open(io.BytesIO(data))
    except (aifc.Error, EOFError) as e:
        print(type(e).__name__, e)
file = aifc.open(Kept(), "wb")
for name, *args in (("setnchannels", 0), ("setsampwidth", 5), ("setframerate", 0), ("setcomptype", b"X", b""), ("getparams",), ("getnchannels",),
                    ("setmark", 0, 0, b""), ("setmark", 1, 1, "a"), ("getmark", 1), ("writeframes", b"ab")):  # fmt: skip
    try:
        getattr(file, name)(*args)
    except aifc.Error as e:
        print(name, e)
file.setparams((1, 1, 8000, 0, b"NONE", b""))
file.close()

# expect: 464f524d00000096414946434656455200000004a2805140434f4d4d000000260002000000120010400cac440000000000004e4f4e450e6e6f7420636f6d707265737365640053534e44000000500000000000000000000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f0001020304050607
# expect: _aifc_params(nchannels=2, sampwidth=2, framerate=11025, nframes=18, comptype=b'NONE', compname=b'not compressed') None 000102030405060708090a0b 3
# expect: 04050607 64
# expect: 464f524d0000007641494646434f4d4d000000120002000000120010400cac4400000000000053534e44000000500000000000000000000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f0001020304050607
# expect: _aifc_params(nchannels=2, sampwidth=2, framerate=11025, nframes=18, comptype=b'NONE', compname=b'not compressed') None 000102030405060708090a0b 3
# expect: 04050607 64
# expect: 464f524d000000b2414946434656455200000004a2805140434f4d4d000000260002000000120010400cac440000000000004e4f4e450e6e6f7420636f6d707265737365640053534e44000000500000000000000000000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f00010203040506074d41524b000000140002000100000000016100020000000502626300
# expect: _aifc_params(nchannels=2, sampwidth=2, framerate=11025, nframes=18, comptype=b'NONE', compname=b'not compressed') [(1, 0, b'a'), (2, 5, b'bc')] 000102030405060708090a0b 3
# expect: 04050607 64
# expect: 464f524d00000072414946434656455200000004a2805140434f4d4d000000260002000000120008400cac44000000000000756c61770e6e6f7420636f6d707265737365640053534e440000002c0000000000000000e7d3c9c1bcb8b4b0aeacaaa8a6a4a2a09f9e9d9c9b9a99989796959493929190e7d3c9c1
# expect: _aifc_params(nchannels=2, sampwidth=2, framerate=11025, nframes=18, comptype=b'ulaw', compname=b'not compressed') None 04010c031c051c073c093c0b 3
# expect: 1c051c07 64
# expect: 464f524d00000072414946434656455200000004a2805140434f4d4d000000260001000000240008400cac44000000000000414c41570e6e6f7420636f6d707265737365640053534e440000002c0000000000000000c5fde1e997939f9b848680828c8e888ab5b4b7b6b1b0b3b2bdbcbfbeb9b8bbbac5fde1e9
# expect: _aifc_params(nchannels=1, sampwidth=2, framerate=11025, nframes=36, comptype=b'ALAW', compname=b'not compressed') None 080110032005 3
# expect: 1003 68
# expect: 464f524d00000060414946434656455200000004a2805140434f4d4d000000260001000000240008400cac44000000000000473732320e6e6f7420636f6d707265737365640053534e440000001a000000000000000077777773111212232342342342342334fffb
# expect: _aifc_params(nchannels=1, sampwidth=2, framerate=11025, nframes=36, comptype=b'G722', compname=b'not compressed') None 0b0029006800f00015028c04 6
# expect: d9093715 64
# expect: 464f524d00000096414946434656455200000004a2805140434f4d4d000000260002000000120010400cac44000000000000736f77740e6e6f7420636f6d707265737365640053534e44000000500000000000000000010003020504070609080b0a0d0c0f0e111013121514171619181b1a1d1c1f1e212023222524272629282b2a2d2c2f2e313033323534373639383b3a3d3c3f3e0100030205040706
# expect: _aifc_params(nchannels=2, sampwidth=2, framerate=11025, nframes=18, comptype=b'sowt', compname=b'not compressed') None 000102030405060708090a0b 3
# expect: 04050607 64
# expect: 464f524d00000054414946434656455200000004a2805140434f4d4d000000260001000000060008400cac440000000000004e4f4e450e6e6f7420636f6d707265737365640053534e440000000e0000000000000000616263616263
# expect: _aifc_params(nchannels=1, sampwidth=1, framerate=11025, nframes=6, comptype=b'NONE', compname=b'not compressed') None 616263 3
# expect: 62 4
# expect: EOFError
# expect: Error COMM chunk and/or SSND chunk missing
# expect: Error not an AIFF or AIFF-C file
# expect: Error file does not start with FORM id
# expect: setnchannels bad # of channels
# expect: setsampwidth bad sample width
# expect: setframerate bad frame rate
# expect: setcomptype unsupported compression type
# expect: getparams not all parameters set
# expect: getnchannels number of channels not set
# expect: setmark marker ID must be > 0
# expect: setmark marker name must be bytes
# expect: getmark marker 1 does not exist
# expect: writeframes # channels not specified
