"""Whole numbers as protocol buffers have them: seven bits a byte, the least first."""


def written(number):
    """The bytes of a number that is not negative."""
    parts = bytearray()
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    parts.append(number)
    return bytes(parts)


def read(data, place):
    """(the number at this place, the place behind it); IndexError where the data end within it."""
    number = shift = 0
    while True:
        byte = data[place]
        place += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, place
        shift += 7
