"""Images as bytes of PNG files, and in such files (vision.encode_png, vision.write_png). https://www.w3.org/TR/png"""
import os
import struct
import zlib

import numpy as np
from mindspore.common.tensor import Tensor
from mindspore.dataset.errors import pipeline_error

_RUNS = 3  # zlib's strategy that looks for runs alone, which OpenCV asks for


def _array(image, level, who, subject):
    """The image as an array (height, width, channels) of bytes."""
    if not isinstance(image, (np.ndarray, Tensor)):
        raise TypeError(f"{subject} image is not of type {np.ndarray} or {Tensor}, but got: {type(image)}.")
    if not isinstance(level, int):
        raise TypeError(f"Input compression_level is not of type {int}, but got: {type(level)}.")
    image = image.asnumpy() if isinstance(image, Tensor) else image
    if image.dtype != np.uint8:
        what = "elements of image" if who == "WritePng" else "image data"
        raise pipeline_error(f"{who}: The type of the {what} should be UINT8, but got {image.dtype}.")
    if image.ndim not in (2, 3):
        raise pipeline_error(f"{who}: The image has invalid dimensions. It should have two or three dimensions, but got {image.ndim} dimensions.")
    image = image[:, :, None] if image.ndim == 2 else image
    if image.shape[2] not in (1, 3):
        raise pipeline_error(f"{who}: The image has invalid channels. It should have 1 or 3 channels, but got {image.shape[2]} channels.")
    if not 0 <= level <= 9:
        raise pipeline_error(f"{who}: Invalid compression_level {level}, should be in range of [0, 9].")
    if not image.size:
        raise pipeline_error(f"{who}: Load the image tensor failed.")
    return image


def _chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def _png(image, level):
    """The bytes of a file; every row is the differences from the pixels to the left (filter 1)."""
    height, width, channels = image.shape
    rows = image.reshape(height, width * channels)
    differences = rows.copy()
    differences[:, channels:] -= rows[:, :-channels]
    filtered = np.concatenate([np.ones((height, 1), np.uint8), differences], axis=1).tobytes()
    packer = zlib.compressobj(level, zlib.DEFLATED, 15, 8, _RUNS)
    packed = packer.compress(filtered) + packer.flush()
    head = struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def encode_png(image, compression_level=6):
    """An image of one or three channels as the bytes of a PNG file."""
    return np.frombuffer(_png(_array(image, compression_level, "EncodePng", "Input"), compression_level), np.uint8)


def write_png(filename, image, compression_level=6):
    """Writes an image into a PNG file."""
    if not isinstance(filename, str):
        raise TypeError(f"Input filename is not of type {str}, but got: {type(filename)}.")
    pixels = _array(image, compression_level, "WritePng", "The input")
    if os.path.isdir(filename):
        raise pipeline_error(f"WritePng: Invalid file path, {filename} is not a regular file.")
    if not os.path.isdir(os.path.dirname(filename)):
        raise pipeline_error("No such file or directory")
    with open(filename, "wb") as file:
        file.write(_png(pixels, compression_level))
