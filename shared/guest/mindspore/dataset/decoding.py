"""Encoded images as arrays (height, width, 3) of uint8: JPEG (sequential, Huffman coded), PNG and BMP. JPEG's samples are those of
libjpeg's accurate integer transform, its triangle filter between samples and its fixed-point colours."""
import enum
import os
import re
import struct
import zlib
import numpy as np
from mindspore.common.tensor import Tensor
from mindspore.dataset.checks import checked_by
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.vision_rules import RULES

_ORDER = np.array([0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35,
                   42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62,
                   63]).tolist()


def decoded(data, unchanged=False):
    """The image in these bytes; `unchanged`: with the channels of the file."""
    data = bytes(data)
    for start, decode in ((b"\xff\xd8\xff", _jpeg), (b"\x89PNG\r\n\x1a\n", _png), (b"BM", _bmp)):
        if data.startswith(start):
            try:
                return decode(data, unchanged)
            except (LookupError, NameError, ValueError, TypeError, MemoryError, struct.error, zlib.error):
                raise RuntimeError("Decode: image decode failed: the file is damaged.") from None
    raise RuntimeError("Decode: image decode failed: the bytes are of no format that is decoded here.")


class _Bits:
    """The bits of one stretch of a scan."""

    def __init__(self, data):
        self._data = data.replace(b"\xff\x00", b"\xff") + b"\0" * 8
        self._at = self._held = self._count = 0

    def _more(self, count):
        while self._count < count:
            self._held = (self._held & 0xFFFFFFFF) << 32 | int.from_bytes(self._data[self._at:self._at + 4].ljust(4, b"\0"), "big")
            self._at += 4
            self._count += 32

    def symbol(self, table):
        self._more(16)
        peeked = self._held >> (self._count - 16) & 0xFFFF
        short = table[0][peeked >> 8]
        if short:
            self._count -= short >> 8
            return short & 255
        for size in range(9, 17):
            found = table[1].get((size, peeked >> (16 - size)))
            if found is not None:
                self._count -= size
                return found
        raise RuntimeError("Decode: image decode failed: an unknown code in a JPEG file.")

    def signed(self, size):
        """A number of `size` bits; those that start with 0 are negative."""
        if not size:
            return 0
        self._more(size)
        self._count -= size
        value = self._held >> self._count & (1 << size) - 1
        return value if value >> (size - 1) else value - (1 << size) + 1


def _code_table(counts, symbols):
    """(256 entries of size << 8 | symbol for the first 8 bits, {(size, code): symbol} of the longer ones)"""
    short, long, code, at = [0] * 256, {}, 0, 0
    for size, count in enumerate(counts, 1):
        for _ in range(count):
            if size <= 8:
                first = code << (8 - size)
                short[first:first + (1 << (8 - size))] = [size << 8 | symbols[at]] * (1 << (8 - size))
            else:
                long[size, code] = symbols[at]
            code, at = code + 1, at + 1
        code <<= 1
    return short, long


def _transformed(rows, shift):
    """One direction of the inverse transform, over the first axis."""
    z1 = (rows[2] + rows[6]) * 4433
    low, high = z1 - rows[6] * 15137, z1 + rows[2] * 6270
    plus, minus = (rows[0] + rows[4]) << 13, (rows[0] - rows[4]) << 13
    even = [plus + high, minus + low, minus - low, plus - high]
    a, b, c, d = rows[7], rows[5], rows[3], rows[1]
    z5 = (a + c + b + d) * 9633
    z1, z2, z3, z4 = (a + d) * -7373, (b + c) * -20995, (a + c) * -16069 + z5, (b + d) * -3196 + z5
    odd = [d * 12299 + z1 + z4, c * 25172 + z2 + z3, b * 16819 + z2 + z4, a * 2446 + z1 + z3]
    half = 1 << (shift - 1)
    return np.stack([(e + o + half) >> shift for e, o in zip(even, odd)]
                    + [(e - o + half) >> shift for e, o in zip(even[::-1], odd[::-1])])


def _samples(blocks):
    """Blocks (n, 8, 8) of coefficients as samples."""
    columns = _transformed(blocks.transpose(1, 0, 2), 11)
    rows = _transformed(columns.transpose(2, 1, 0), 18)
    return np.clip(rows.transpose(1, 2, 0) + 128, 0, 255)


def _beside(plane, axis):
    """The neighbours before and after each, the outermost their own."""
    first, last = (plane[:1], plane[-1:]) if axis == 0 else (plane[:, :1], plane[:, -1:])
    before = np.concatenate([first, plane[:-1] if axis == 0 else plane[:, :-1]], axis)
    return before, np.concatenate([plane[1:] if axis == 0 else plane[:, 1:], last], axis)


def _doubled(plane, axis, low, high, shift):
    """Twice as many, each three quarters of its own and one of the nearer neighbour."""
    before, after = _beside(plane, axis)
    both = np.stack([(plane * 3 + before + low) >> shift, (plane * 3 + after + high) >> shift], axis + 1)
    return both.reshape([size * 2 if i == axis else size for i, size in enumerate(plane.shape)])


def _enlarged(plane, down, across):
    if plane.shape[1] > 2 or across == 1:
        if (down, across) == (1, 2):
            return _doubled(plane, 1, 1, 2, 2)
        if (down, across) == (2, 1):
            return _doubled(plane, 0, 1, 2, 2)
        if (down, across) == (2, 2):
            return _doubled(_doubled(plane, 0, 0, 0, 0), 1, 8, 7, 4)
    return plane.repeat(down, axis=0).repeat(across, axis=1)


class _Jpeg:
    """A file: tables from its segments, then the scan."""

    def __init__(self, data):
        self.data, self.tables, self.codes, self.interval = data, {}, {}, 0
        self.colours, at = None, 2
        while True:
            marker = data[at + 1]
            size = struct.unpack(">H", data[at + 2:at + 4])[0]
            part = data[at + 4:at + 2 + size]
            at += 2 + size
            if marker in (0xC0, 0xC1):
                self._frame(part)
            elif marker in (0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF):
                raise NotImplementedError("Decode: progressive, lossless and arithmetic JPEG files are not decoded here.")
            elif marker == 0xDB:
                self._quantization(part)
            elif marker == 0xC4:
                self._huffman(part)
            elif marker == 0xDD:
                self.interval = struct.unpack(">H", part)[0]
            elif marker == 0xEE and part[:5] == b"Adobe":
                self.colours = part[11] != 0
            elif marker == 0xDA:
                self._scan(part, at)
                return

    def _quantization(self, part):
        at = 0
        while at < len(part):
            wide, number = part[at] >> 4, part[at] & 15
            values = struct.unpack(">64H" if wide else ">64B", part[at + 1:at + 1 + (128 if wide else 64)])
            table = np.zeros(64, np.int64)
            table[_ORDER] = values
            self.tables[number] = table.reshape(8, 8)
            at += 129 if wide else 65

    def _huffman(self, part):
        at = 0
        while at < len(part):
            counts = part[at + 1:at + 17]
            total = sum(counts)
            self.codes[part[at]] = _code_table(counts, part[at + 17:at + 17 + total])
            at += 17 + total

    def _frame(self, part):
        _, self.height, self.width, count = struct.unpack(">BHHB", part[:6])
        self.parts = [(part[6 + 3 * i], part[7 + 3 * i] >> 4, part[7 + 3 * i] & 15, part[8 + 3 * i]) for i in range(count)]
        self.most = max(one[1] for one in self.parts), max(one[2] for one in self.parts)
        if self.colours is None and [one[0] for one in self.parts] == [82, 71, 66]:
            self.colours = False

    def _scan(self, part, at):
        ends = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]").search(self.data, at)
        stretches = re.split(rb"\xff[\xd0-\xd7]", self.data[at:ends.start() if ends else len(self.data)])
        across, down = -(-self.width // (8 * self.most[0])), -(-self.height // (8 * self.most[1]))
        if len(self.parts) == 1:  # a scan of one component has no units of several blocks
            self.parts, self.most = [(self.parts[0][0], 1, 1, self.parts[0][3])], (1, 1)
            across, down = -(-self.width // 8), -(-self.height // 8)
        codes = {part[1 + 2 * i]: part[2 + 2 * i] for i in range(part[0])}
        grids = [{} for _ in self.parts]
        interval = self.interval or across * down
        for number, stretch in enumerate(stretches):
            bits, before = _Bits(stretch), [0] * len(self.parts)
            for unit in range(number * interval, min((number + 1) * interval, across * down)):
                row, column = divmod(unit, across)
                for i, (name, wide, tall, _) in enumerate(self.parts):
                    first, rest = self.codes[codes[name] >> 4], self.codes[16 | codes[name] & 15]
                    for y in range(tall):
                        for x in range(wide):
                            block, before[i] = self._block(bits, first, rest, before[i])
                            grids[i][row * tall + y, column * wide + x] = block
        self.planes = []
        for (_, wide, tall, table), grid in zip(self.parts, grids):
            blocks = np.array([grid[y, x] for y in range(down * tall) for x in range(across * wide)], np.int64).reshape(-1, 8, 8)
            plane = _samples(blocks * self.tables[table]).reshape(down * tall, across * wide, 8, 8).transpose(0, 2, 1, 3)
            plane = plane.reshape(down * tall * 8, across * wide * 8)
            self.planes.append(plane[:-(-self.height * tall // self.most[1]), :-(-self.width * wide // self.most[0])])

    @staticmethod
    def _block(bits, first, rest, before):
        block = [0] * 64
        block[0] = before + bits.signed(bits.symbol(first))
        place = 1
        while place < 64:
            symbol = bits.symbol(rest)
            if symbol & 15:
                place += symbol >> 4
                block[_ORDER[place]] = bits.signed(symbol & 15)
                place += 1
            elif symbol == 0xF0:
                place += 16
            else:
                break
        return block, block[0]

    def image(self):
        planes = [_enlarged(plane, self.most[1] // tall, self.most[0] // wide)[:self.height, :self.width]
                  for plane, (_, wide, tall, _) in zip(self.planes, self.parts)]
        if len(planes) == 1:
            planes = planes * 3
        elif len(planes) == 3 and self.colours is not False:
            y, blue, red = planes[0], planes[1] - 128, planes[2] - 128
            half = 1 << 15
            planes = [y + ((91881 * red + half) >> 16), y + ((-22554 * blue + half - 46802 * red) >> 16), y + ((116130 * blue + half) >> 16)]
        elif len(planes) != 3:
            raise NotImplementedError("Decode: JPEG files of four colours are not decoded here.")
        return np.clip(np.stack(planes, 2), 0, 255).astype(np.uint8)


def _jpeg(data, unchanged):
    file = _Jpeg(data)
    return file.planes[0][:, :, None].astype(np.uint8) if unchanged and len(file.planes) == 1 else file.image()


def _png(data, unchanged):
    at, packed, palette = 8, b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        part = data[at + 8:at + 8 + size]
        at += 12 + size
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", part)
        elif kind == b"PLTE":
            palette = np.frombuffer(part, np.uint8).reshape(-1, 3)
        elif kind == b"IDAT":
            packed += part
    if interlaced:
        raise NotImplementedError("Decode: interlaced PNG files are not decoded here.")
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    stride, step = -(-width * channels * depth // 8), max(channels * depth // 8, 1)
    rows = _unfiltered(zlib.decompress(packed), height, stride, step)
    if depth == 16:
        rows = rows[:, ::2]
    elif depth < 8:
        bits = np.unpackbits(rows, axis=1)[:, :stride * 8].reshape(height, -1, depth)
        rows = (bits * (1 << np.arange(depth)[::-1])).sum(2).astype(np.uint8)[:, :width]
        if palette is None:
            rows = (rows * (255 // ((1 << depth) - 1))).astype(np.uint8)
    if palette is not None:
        return np.ascontiguousarray(palette[rows[:, :width]])
    image = rows.reshape(height, width, channels)
    if unchanged and channels == 1:
        return image
    return np.ascontiguousarray(image[:, :, :3] if channels > 2 else image[:, :, :1].repeat(3, axis=2))


def _unfiltered(data, height, stride, step):
    """Rows of bytes; each says how it differs from its neighbours."""
    if len(data) < height * (stride + 1):  # before memory is taken for rows that are not there
        raise ValueError("too few rows")
    rows = np.zeros((height, stride), np.uint8)
    above = np.zeros(stride, np.uint8)
    for y in range(height):
        start = y * (stride + 1)
        kind, row = data[start], np.frombuffer(data[start + 1:start + 1 + stride], np.uint8).copy()
        if kind == 1:
            row = np.cumsum(row.reshape(-1, step), axis=0, dtype=np.uint8).reshape(-1)
        elif kind == 2:
            row = row + above
        elif kind:
            values, up = row.tolist(), above.tolist()
            for i in range(stride):
                left, corner = (values[i - step], up[i - step]) if i >= step else (0, 0)
                if kind == 3:
                    guess = (left + up[i]) // 2
                else:
                    near = left + up[i] - corner
                    a, b, c = abs(near - left), abs(near - up[i]), abs(near - corner)
                    guess = left if a <= b and a <= c else up[i] if b <= c else corner
                values[i] = values[i] + guess & 255
            row = np.array(values, np.uint8)
        rows[y] = above = row
    return rows


def _bmp(data, _):
    start, size, width, height, _, depth, packing = struct.unpack("<IIiiHHI", data[10:34])
    if packing not in (0, 3) or depth not in (24, 32):
        raise NotImplementedError("Decode: BMP files are decoded here with 24 or 32 bits a pixel.")
    stride = (width * depth // 8 + 3) // 4 * 4
    rows = np.frombuffer(data[start:start + stride * abs(height)], np.uint8).reshape(abs(height), stride)
    image = rows[:, :width * depth // 8].reshape(abs(height), width, depth // 8)[:, :, 2::-1]
    return np.ascontiguousarray(image[::-1] if height > 0 else image)


class ImageReadMode(enum.IntEnum):
    """What becomes of a file's colours."""

    UNCHANGED = 0
    GRAYSCALE = 1
    COLOR = 2


class Decode:
    """The bytes of an encoded image as an array of RGB."""

    def __init__(self, to_pil=False):
        if to_pil:
            raise NotImplementedError("mindspore.dataset.vision.Decode: there are no PIL images in refjit (to_pil=True).")

    def __call__(self, img):
        if not isinstance(img, np.ndarray):
            raise TypeError(f"Input should be an encoded image in 1-D NumPy format, got {type(img)}.")
        if img.ndim != 1 or img.dtype.kind not in "uS":
            raise TypeError(f"Input should be an encoded image in 1-D NumPy format, got format: {type(img)}, dtype: {img.dtype}.")
        return decoded(img.tobytes())


class RandomCropDecodeResize:
    """Decodes, and takes a random part in another size."""

    def __init__(self, size, scale=(0.08, 1.0), ratio=(3. / 4., 4. / 3.), interpolation=None, max_attempts=10):
        from mindspore.dataset.random_images import RandomResizedCrop
        options = {} if interpolation is None else {"interpolation": interpolation}
        self._decode, self._crop = Decode(), RandomResizedCrop(size, scale, ratio, max_attempts=max_attempts, **options)

    def __call__(self, img):
        return self._crop(self._decode(img))


def _file(filename, who):
    """The path of a file that is there."""
    if not isinstance(filename, str):
        raise TypeError(f"Input filename is not of type {str}, but got: {type(filename)}.")
    if not os.path.exists(filename):
        raise pipeline_error(f"{who}: Invalid file path, {filename} does not exist.")
    if not os.path.isfile(filename):
        raise pipeline_error(f"{who}: Invalid file path, {filename} is not a regular file.")
    return filename


def _bytes_of(filename, who):
    with open(_file(filename, who), "rb") as file:
        return np.frombuffer(file.read(), np.uint8)


def read_file(filename):
    """The bytes of a file."""
    return _bytes_of(filename, "ReadFile")


def write_file(filename, data):
    """Writes bytes into a file."""
    if not isinstance(filename, str):
        raise TypeError(f"Input filename is not of type {str}, but got: {type(filename)}.")
    if not isinstance(data, (np.ndarray, Tensor)):
        raise TypeError(f"Input data is not of type {np.ndarray} or {Tensor}, but got: {type(data)}.")
    data = data.asnumpy() if isinstance(data, Tensor) else data
    if data.dtype != np.uint8:
        raise pipeline_error(f"WriteFile: The type of the elements of data should be UINT8, but got {data.dtype}.")
    if data.ndim != 1:
        raise pipeline_error(f"WriteFile: The data has invalid dimensions. It should have only one dimension, but got {data.ndim} dimensions.")
    if os.path.isdir(filename):
        raise pipeline_error(f"WriteFile: Invalid file path, {filename} is not a regular file.")
    if not os.path.isdir(os.path.dirname(filename) or "."):
        raise pipeline_error("No such file or directory")
    with open(filename, "wb") as file:
        file.write(data.tobytes())


def read_image(filename, mode=ImageReadMode.UNCHANGED):
    """The image of a file."""
    if isinstance(filename, str) and not isinstance(mode, ImageReadMode):
        raise TypeError(f"Input mode is not of type {ImageReadMode}, but got: {type(mode)}.")
    image = decoded(_bytes_of(filename, "ReadImage").tobytes(), mode == ImageReadMode.UNCHANGED)
    if mode == ImageReadMode.GRAYSCALE:
        from mindspore.dataset.images import ConvertColor, ConvertMode
        return ConvertColor(ConvertMode.COLOR_RGB2GRAY)(image)[:, :, None]
    return image


def _picture(image):
    if not isinstance(image, np.ndarray):
        raise TypeError(f"Input image is not of type {np.ndarray} or <class 'PIL.Image.Image'>, but got: {type(image)}.")
    return image


def get_image_size(image):
    """[height, width]"""
    if _picture(image).ndim < 2:
        raise pipeline_error(f"GetImageSize: invalid parameter, image should have at least two dimensions, but got: {image.ndim}")
    return list(image.shape[:2]) if image.ndim < 4 else list(image.shape[-3:-1])


def get_image_num_channels(image):
    """How many values a pixel has."""
    if _picture(image).ndim < 2:
        raise pipeline_error(f"GetImageNumChannels: invalid parameter, image should have at least two dimensions, but got: {image.ndim}")
    return 1 if image.ndim == 2 else image.shape[-1]


checked_by(RULES, globals())
