"""audioop: operations on sounds, which are bytes of signed samples of 1, 2, 3 or 4 bytes in the machine's order.

Where widths differ (lin2lin, the compressed forms, ratecv) samples are taken as 32 bits wide. G.711 names the two logarithmic forms, IMA
the differential one.
"""

import math
import struct
import sys
import warnings
from builtins import max as _max, min as _min
from operator import index as _index

warnings._deprecated(__name__, remove=(3, 13))

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class error(Exception):
    pass


error.__module__ = "audioop"

_CODES = {1: "b", 2: "h", 4: "i"}


# ---- samples

def _bytes_of(fragment):
    if isinstance(fragment, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return memoryview(fragment).tobytes()


def _width(width):
    width = _index(width)
    if not 1 <= width <= 4:
        raise error("Size should be 1, 2, 3 or 4")
    return width


def _samples(fragment, width):
    data, width = _bytes_of(fragment), _width(width)
    if len(data) % width:
        raise error("not a whole number of frames")
    return _unpack(data, width)


def _unpack(data, width):
    if width == 3:
        order = sys.byteorder
        return [int.from_bytes(data[at:at + 3], order, signed=True) for at in range(0, len(data), 3)]
    return struct.unpack(f"={len(data) // width}{_CODES[width]}", data)


def _pack(samples, width):
    if width == 3:
        order = sys.byteorder
        return b"".join([sample.to_bytes(3, order, signed=True) for sample in samples])
    return struct.pack(f"={len(samples)}{_CODES[width]}", *samples)


def _float(number):
    return math.copysign(number, number)  # refuses texts


def _limits(width):
    top = 1 << 8 * width - 1
    return -top, top - 1


def _bounded(value, low, high):
    """The float `value` as a sample: cut at the limits, rounded down."""
    return high if value > high else low if value < low + 1 else math.floor(value)


def _wide(samples, width):
    shift = 32 - 8 * width
    return [sample << shift for sample in samples]


def _narrow(samples, width):
    shift = 32 - 8 * width
    return _pack([sample >> shift for sample in samples], width)


# ---- facts about a sound

def getsample(fragment, width, index, /):
    samples, index = _samples(fragment, width), _index(index)
    if not 0 <= index < len(samples):
        raise error("Index out of range")
    return samples[index]


def max(fragment, width, /):
    return _max(map(abs, _samples(fragment, width)), default=0)


def minmax(fragment, width, /):
    samples = _samples(fragment, width)
    return (_min(samples), _max(samples)) if samples else (0x7FFFFFFF, -0x80000000)


def avg(fragment, width, /):
    samples = _samples(fragment, width)
    return math.floor(sum(samples) / len(samples)) if samples else 0


def rms(fragment, width, /):
    samples = _samples(fragment, width)
    return int(math.sqrt(sum([float(sample) * sample for sample in samples]) / len(samples))) if samples else 0


def cross(fragment, width, /):
    crossings, before = -1, None
    for sample in _samples(fragment, width):
        if (sample < 0) is not before:
            crossings, before = crossings + 1, sample < 0
    return crossings


def _peak_distances(samples):
    """How far neighbouring extremes lie from each other."""
    before = extreme = falls = None
    for sample in samples:
        if sample == before:
            continue
        if before is not None:
            now_falls = sample < before
            if falls is not None and now_falls is not falls:
                if extreme is not None:
                    yield abs(before - extreme)
                extreme = before
            falls = now_falls
        before = sample


def avgpp(fragment, width, /):
    distances = list(_peak_distances(_samples(fragment, width)))
    return int(sum(distances) / len(distances)) if distances else 0


def maxpp(fragment, width, /):
    return _max(_peak_distances(_samples(fragment, width)), default=0)


# ---- sounds of two bytes a sample, compared

def _words(fragment):
    data = _bytes_of(fragment)
    if len(data) & 1:
        raise error("Strings should be even-sized")
    return _unpack(data, 2)


def _product(a, b):
    return float(sum(map(int.__mul__, a, b)))


def findfactor(fragment, reference, /):
    samples, wanted = _words(fragment), _words(reference)
    if len(samples) != len(wanted):
        raise error("Samples should be same size")
    return _product(samples, wanted) / _product(wanted, wanted)


def findfit(fragment, reference, /):
    samples, wanted = _words(fragment), _words(reference)
    size = len(wanted)
    if len(samples) < size:
        raise error("First sample should be longer")
    energy, reference_energy = _product(samples[:size], samples[:size]), _product(wanted, wanted)
    common = _product(samples[:size], wanted)
    best, offset = (reference_energy * energy - common * common) / energy, 0
    for at in range(1, len(samples) - size + 1):
        energy += samples[at + size - 1] ** 2 - samples[at - 1] ** 2
        common = _product(samples[at:at + size], wanted)
        found = (reference_energy * energy - common * common) / energy
        if found < best:
            best, offset = found, at
    return offset, _product(samples[offset:offset + size], wanted) / reference_energy


def findmax(fragment, length, /):
    samples, length = _words(fragment), _index(length)
    if length < 0 or len(samples) < length:
        raise error("Input sample should be longer")
    best = energy = sum([sample * sample for sample in samples[:length]])
    offset = 0
    for at in range(1, len(samples) - length + 1):
        energy += samples[at + length - 1] ** 2 - samples[at - 1] ** 2
        if energy > best:
            best, offset = energy, at
    return offset


# ---- sounds made of sounds

def mul(fragment, width, factor, /):
    samples, factor = _samples(fragment, width), _float(factor)
    low, high = _limits(width)
    return _pack([_bounded(sample * factor, low, high) for sample in samples], width)


def add(fragment1, fragment2, width, /):
    first = _samples(fragment1, width)
    if len(_bytes_of(fragment1)) != len(_bytes_of(fragment2)):
        raise error("Lengths should be the same")
    low, high = _limits(width)
    sums = map(int.__add__, first, _samples(fragment2, width))
    return _pack([low if value < low else high if value > high else value for value in sums], width)


def bias(fragment, width, bias, /):
    samples, bias = _samples(fragment, width), _index(bias)
    top, whole = 1 << 8 * width - 1, 1 << 8 * width
    return _pack([(sample + bias + top) % whole - top for sample in samples], width)


def reverse(fragment, width, /):
    return _pack(_samples(fragment, width)[::-1], width)


def byteswap(fragment, width, /):
    _samples(fragment, width)
    data = _bytes_of(fragment)
    swapped = bytearray(len(data))
    for at in range(width):
        swapped[at::width] = data[width - 1 - at::width]
    return bytes(swapped)


def _pairs(fragment, width):
    data = _bytes_of(fragment)
    if len(data) % (2 * _width(width)):
        raise error("not a whole number of frames")
    samples = _unpack(data, width)
    return zip(samples[::2], samples[1::2])


def tomono(fragment, width, lfactor, rfactor, /):
    lfactor, rfactor = _float(lfactor), _float(rfactor)
    low, high = _limits(_width(width))
    return _pack([_bounded(left * lfactor + right * rfactor, low, high) for left, right in _pairs(fragment, width)], width)


def tostereo(fragment, width, lfactor, rfactor, /):
    samples, lfactor, rfactor = _samples(fragment, width), _float(lfactor), _float(rfactor)
    low, high = _limits(width)
    return _pack([_bounded(sample * factor, low, high) for sample in samples for factor in (lfactor, rfactor)], width)


def lin2lin(fragment, width, newwidth, /):
    return _narrow(_wide(_samples(fragment, width), width), _width(newwidth))


def ratecv(fragment, width, nchannels, inrate, outrate, state, weightA=1, weightB=0, /):
    data, width = _bytes_of(fragment), _width(width)
    nchannels, inrate, outrate, weightA, weightB = map(_index, (nchannels, inrate, outrate, weightA, weightB))
    if nchannels < 1:
        raise error("# of channels should be >= 1")
    if weightA < 1 or weightB < 0:
        raise error("weightA should be >= 1, weightB should be >= 0")
    if len(data) % (width * nchannels):
        raise error("not a whole number of frames")
    if inrate <= 0 or outrate <= 0:
        raise error("sampling rate not > 0")
    shared = math.gcd(inrate, outrate)
    inrate, outrate = inrate // shared, outrate // shared
    weights = weightA + weightB
    if state is None:
        distance, before, now = -outrate, [0] * nchannels, [0] * nchannels
    else:
        if not isinstance(state, tuple):
            raise TypeError("state must be a tuple or None")
        if len(state) != 2 or not isinstance(state[1], tuple):
            raise TypeError("ratecv(): illegal state argument")
        distance, last = state
        if len(last) != nchannels:
            raise error("illegal state argument")
        before, now = [pair[0] for pair in last], [pair[1] for pair in last]
    samples, made, at = _wide(_unpack(data, width), width), [], 0
    channels = range(nchannels)
    while True:
        while distance < 0:
            if at == len(samples):
                return _narrow(made, width), (distance, tuple(zip(before, now)))
            before = now
            now = [int((weightA * float(samples[at + c]) + weightB * float(before[c])) / weights) for c in channels]
            at += nchannels
            distance += outrate
        while distance >= 0:
            made += [int((float(before[c]) * distance + float(now[c]) * (outrate - distance)) / outrate) for c in channels]
            distance -= inrate


# ---- logarithmic samples

def _from_ulaw(code):
    code = ~code
    value = ((code & 0x0F) << 3) + 0x84 << (code >> 4 & 7)
    return 0x84 - value if code & 0x80 else value - 0x84


def _from_alaw(code):
    code ^= 0x55
    segment, value = code >> 4 & 7, (code & 0x0F) * 16 + 8
    if segment:
        value = value + 0x100 << segment - 1
    return value if code & 0x80 else -value


def _to_ulaw(value):
    """Of 14 bits."""
    mask, value = (0x7F, -value) if value < 0 else (0xFF, value)
    value = _min(value, 8159) + 33
    segment = value.bit_length() - 6
    return (0x7F if segment >= 8 else segment << 4 | value >> segment + 1 & 0x0F) ^ mask


def _to_alaw(value):
    """Of 13 bits."""
    mask, value = (0xD5, value) if value >= 0 else (0x55, -value - 1)
    segment = _max(value.bit_length() - 5, 0)
    return (0x7F if segment >= 8 else segment << 4 | value >> _max(segment, 1) & 0x0F) ^ mask


_tables = {}


def _table(decode):
    if decode not in _tables:
        _tables[decode] = [decode(code) << 16 for code in range(256)]
    return _tables[decode]


def _expanded(fragment, width, decode):
    data, width = _bytes_of(fragment), _width(width)
    table = _table(decode)
    return _narrow([table[code] for code in data], width)


def ulaw2lin(fragment, width, /):
    return _expanded(fragment, width, _from_ulaw)


def alaw2lin(fragment, width, /):
    return _expanded(fragment, width, _from_alaw)


def lin2ulaw(fragment, width, /):
    return bytes([_to_ulaw(sample >> 18) for sample in _wide(_samples(fragment, width), width)])


def lin2alaw(fragment, width, /):
    return bytes([_to_alaw(sample >> 19) for sample in _wide(_samples(fragment, width), width)])


# ---- differences of samples, four bits each

_INDEX_STEPS = (-1, -1, -1, -1, 2, 4, 6, 8)
_STEPS = (
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118, 130, 143,
    157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552,
    1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487,
    12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767)  # fmt: skip


def _state(state, name):
    if state is None:
        return 0, 0
    if not isinstance(state, tuple):
        raise TypeError("state must be a tuple or None")
    if len(state) != 2:
        raise TypeError(f"{name}(): illegal state argument")
    value, index = map(_index, state)
    if not -0x8000 <= value <= 0x7FFF or not 0 <= index < len(_STEPS):
        raise ValueError("bad state")
    return value, index


def _step(value, index, code):
    """The sample that `code` makes of the one before it."""
    step = _STEPS[index]
    change = (step >> 3) + (step if code & 4 else 0) + (step >> 1 if code & 2 else 0) + (step >> 2 if code & 1 else 0)
    value += -change if code & 8 else change
    return _max(-0x8000, _min(value, 0x7FFF)), _max(0, _min(index + _INDEX_STEPS[code & 7], len(_STEPS) - 1))


def lin2adpcm(fragment, width, state, /):
    samples = _wide(_samples(fragment, width), width)
    value, index = _state(state, "lin2adpcm")
    codes = []
    for sample in samples:
        step = _STEPS[index]
        rest, code = (sample >> 16) - value, 0
        if rest < 0:
            rest, code = -rest, 8
        for bit in (4, 2, 1):
            if rest >= step:
                rest, code = rest - step, code | bit
            step >>= 1
        codes.append(code)
        value, index = _step(value, index, code)
    return bytes([high << 4 | low for high, low in zip(codes[::2], codes[1::2])]), (value, index)


def adpcm2lin(fragment, width, state, /):
    data, width = _bytes_of(fragment), _width(width)
    value, index = _state(state, "adpcm2lin")
    samples = []
    for byte in data:
        for code in (byte >> 4, byte & 15):
            value, index = _step(value, index, code)
            samples.append(value << 16)
    return _narrow(samples, width), (value, index)
