"""Images in another size, as OpenCV's kernels and (PILCUBIC) Pillow's make them: the same fixed point for uint8, the same order of
float32 sums for other types. resized() is vision.Resize's; images may have any number of channels, or none."""
import numpy as np

_F = np.float32


def resized(image, rows, columns, mode):
    """`mode`: NEAREST, BILINEAR, AREA, BICUBIC or PILCUBIC."""
    height, width = image.shape[:2]
    if (height, width) == (rows, columns):
        return image
    if mode == "NEAREST":
        return image[_nearest(height, rows)[:, None], _nearest(width, columns)[None]]
    work = image.reshape(height, width, -1)
    if image.dtype not in (np.uint8, np.float64):
        work = work.astype(_F)
    if mode == "BILINEAR" and height == 2 * rows and width == 2 * columns:
        mode = "AREA"
    if mode == "AREA" and height >= rows and width >= columns:
        made = _area(work, rows, columns)
    elif mode in ("BILINEAR", "AREA"):
        made = _linear(work, rows, columns, mode == "AREA")
    else:
        made = (_cubic if mode == "BICUBIC" else _pillow_cubic)(work, rows, columns)
    if image.dtype.kind in "iub" and image.dtype != np.uint8:
        made = np.rint(made)
    return made.reshape((rows, columns) + image.shape[2:]).astype(image.dtype)


def _nearest(size, count):
    return np.minimum(np.floor(np.arange(count) * (1.0 / (count / size))).astype(np.int64), size - 1)


def _whole(values):
    return np.clip(values, 0, 255).astype(np.uint8)


def _shares(parts):
    """Weights in units of 1/2048."""
    return np.rint(parts * _F(2048)).astype(np.int64)


def _across(values):
    return values[None, :, None]


def _down(values):
    return values[:, None, None]


def _neighbours(size, count, is_area, stays_inside):
    """The lower neighbour of each place and the upper one's share; `stays_inside`: nothing of the upper one beyond an edge."""
    scale = 1.0 / (count / size)
    places = np.arange(count)
    if is_area:
        low = np.floor(places * scale).astype(np.int64)
        part = ((places + 1) - (low + 1) * (count / size)).astype(_F)
        part = np.where(part <= 0, _F(0), part - np.floor(part)).astype(_F)
    else:
        middle = ((places + 0.5) * scale - 0.5).astype(_F)
        low = np.floor(middle).astype(np.int64)
        part = (middle - low.astype(_F)).astype(_F)
    if stays_inside:
        is_outside = (low < 0) | (low >= size - 1)
        part = np.where(is_outside, _F(0), part).astype(_F)
        low = np.clip(low, 0, size - 1)
    return np.clip(low, 0, size - 1), np.clip(low + 1, 0, size - 1), part


def _linear(image, rows, columns, is_area):
    left, right, part_x = _neighbours(image.shape[1], columns, is_area, True)
    above, below, part_y = _neighbours(image.shape[0], rows, is_area, False)
    if image.dtype != np.uint8:
        wide = image[:, left] * _across(_F(1) - part_x) + image[:, right] * _across(part_x)
        return wide[above] * _down(_F(1) - part_y) + wide[below] * _down(part_y)
    source = image.astype(np.int64)
    wide = (source[:, left] * _across(_shares(_F(1) - part_x)) + source[:, right] * _across(_shares(part_x))) >> 4
    first, second = wide[above] * _down(_shares(_F(1) - part_y)), wide[below] * _down(_shares(part_y))
    return _whole(((first >> 16) + (second >> 16) + 2) >> 2)


def _area(image, rows, columns):
    """Means of rectangles, which whole sizes divide evenly."""
    height, width = image.shape[:2]
    tall, wide = height // rows, width // columns
    if rows * tall != height or columns * wide != width:
        return _area_of_parts(image, rows, columns)
    blocks = image.reshape(rows, tall, columns, wide, -1)
    share = _F(1.0 / (tall * wide))
    if image.dtype == np.uint8:
        sums = blocks.astype(np.int64).sum(axis=(1, 3))
        return _whole((sums + 2) >> 2 if tall == wide == 2 else np.rint(sums.astype(_F) * share))
    parts = [blocks[:, y, :, x] for y in range(tall) for x in range(wide)]
    total, at = np.zeros_like(parts[0]), 0
    while at < len(parts):  # four at a time
        group = parts[at:at + 4] if at + 4 <= len(parts) else parts[at:at + 1]
        at += len(group)
        added = group[0]
        for part in group[1:]:
            added = added + part
        total = total + added
    return total * share


def _cells(size, count):
    """For each place the (index, weight) of what lies within its stretch of the source."""
    scale = 1.0 / (count / size)
    for place in range(count):
        start = place * scale
        end, length = start + scale, min(scale, size - start)
        last = min(int(np.floor(end)), size - 1)
        first = min(int(np.ceil(start)), last)
        cell = [(first - 1, _F((first - start) / length))] if first - start > 1e-3 else []
        cell += [(index, _F(1.0 / length)) for index in range(first, last)]
        if end - last > 1e-3:
            cell.append((last, _F(min(end - last, 1.0, length) / length)))
        yield place, cell


def _area_of_parts(image, rows, columns):
    source = image.astype(_F)
    wide = np.zeros((image.shape[0], columns, image.shape[2]), _F)
    for place, cell in _cells(image.shape[1], columns):
        for index, weight in cell:
            wide[:, place] = wide[:, place] + source[:, index] * weight
    out = np.zeros((rows, columns, image.shape[2]), _F)
    for place, cell in _cells(image.shape[0], rows):
        for index, weight in cell:
            out[place] = out[place] + wide[index] * weight
    return _whole(np.rint(out)) if image.dtype == np.uint8 else out


def _cubic_places(size, count):
    """Four neighbours of each place, and their weights."""
    middle = ((np.arange(count) + 0.5) * (1.0 / (count / size)) - 0.5).astype(_F)
    low = np.floor(middle).astype(np.int64)
    x, a, one = (middle - low.astype(_F)).astype(_F), _F(-0.75), _F(1)
    first = ((a * (x + one) - _F(5) * a) * (x + one) + _F(8) * a) * (x + one) - _F(4) * a
    second = ((a + _F(2)) * x - (a + _F(3))) * x * x + one
    third = ((a + _F(2)) * (one - x) - (a + _F(3))) * (one - x) * (one - x) + one
    return [np.clip(low + shift, 0, size - 1) for shift in (-1, 0, 1, 2)], [first, second, third, one - first - second - third]


def _cubic(image, rows, columns):
    """OpenCV sums the columns of whole vectors from below and as floats, the rest of a row from above (of uint8: as integers)."""
    across, weights_x = _cubic_places(image.shape[1], columns)
    down, weights_y = _cubic_places(image.shape[0], rows)
    is_bytes = image.dtype == np.uint8
    source = image.astype(np.int64) if is_bytes else image
    weights_x = [_shares(weight) if is_bytes else weight for weight in weights_x]
    wide = source[:, across[0]] * _across(weights_x[0])
    for index, weight in zip(across[1:], weights_x[1:]):
        wide = wide + source[:, index] * _across(weight)
    wide = wide.reshape(len(image), -1)
    lanes = 8 if is_bytes else 4
    whole = wide.shape[1] // lanes * lanes
    if is_bytes:
        units = [_shares(weight) for weight in weights_y]
        rest = sum(wide[index] * unit[:, None] for index, unit in zip(down, units)) + (1 << 21) >> 22
        wide, weights_y = wide.astype(_F), [unit.astype(_F) * _F(1.0 / (2048 * 2048)) for unit in units]
    else:
        rest = wide[down[0]] * weights_y[0][:, None]
        for index, weight in zip(down[1:], weights_y[1:]):
            rest = rest + wide[index] * weight[:, None]
    out = wide[down[3]] * weights_y[3][:, None]
    for index, weight in zip(down[2::-1], weights_y[2::-1]):
        out = wide[index] * weight[:, None] + out
    out = np.concatenate([(np.rint(out).astype(np.int64) if is_bytes else out)[:, :whole], rest[:, whole:]], 1)
    return _whole(out) if is_bytes else out


def _pillow_weights(size, count):
    """For each place the first index and the weights, in units of 2 ** -22, of what the filter covers."""
    scale = size / count
    spread = max(scale, 1.0)
    support = 2.0 * spread
    for place in range(count):
        center = (place + 0.5) * scale
        first = max(int(center - support + 0.5), 0)
        last = min(int(center + support + 0.5), size)
        x = np.abs((np.arange(first, last) - center + 0.5) / spread)
        weights = np.where(x < 1, (1.5 * x - 2.5) * x * x + 1, np.where(x < 2, ((-0.5 * x + 2.5) * x - 4) * x + 2, 0.0))
        weights = weights / weights.sum() * (1 << 22)
        yield first, last, np.where(weights < 0, weights - 0.5, weights + 0.5).astype(np.int64)


def _pillow_cubic(image, rows, columns):
    source = image.astype(np.int64)
    for axis, count in ((1, columns), (0, rows)):
        if source.shape[axis] == count:
            continue
        lines = np.moveaxis(source, axis, 0)
        made = [np.tensordot(weights, lines[first:last], 1) + (1 << 21) >> 22
                for first, last, weights in _pillow_weights(len(lines), count)]
        source = np.moveaxis(np.clip(np.stack(made), 0, 255), 0, axis)
    return source
