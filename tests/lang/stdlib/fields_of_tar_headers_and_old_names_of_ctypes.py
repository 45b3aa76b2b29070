"""Numbers and texts of a tar header's fields; arrays and buffers of ctypes by their old names."""
import ctypes
import tarfile


def told(f, *args, **options):
    try:
        return f(*args, **options)
    except (ValueError, tarfile.TarError) as error:
        return f"{type(error).__name__}: {error}"


print(tarfile.nts(b"ab\0c", "ascii", "strict"), tarfile.nts(b"\xe9", "latin-1", "strict"), tarfile.nti(b"0000012\0"), tarfile.nti(b"\x80\0\0\1"), tarfile.nti(b"\xff\xff\xfe"))
print(tarfile.itn(10), tarfile.itn(2**21, 8, tarfile.GNU_FORMAT), tarfile.itn(-1, 8, tarfile.GNU_FORMAT), told(tarfile.nti, b"z"))
print(told(tarfile.itn, 2**24, 8, tarfile.USTAR_FORMAT), told(tarfile.itn, -1, 8, tarfile.USTAR_FORMAT))
print(list(ctypes.ARRAY(ctypes.c_int, 3)(1, 2)), ctypes.c_buffer(b"ab", 4).raw)
# expect: ab é 10 1 -2
# expect: b'0000012\x00' bytearray(b'\x80\x00\x00\x00\x00 \x00\x00') bytearray(b'\xff\xff\xff\xff\xff\xff\xff\xff') InvalidHeaderError: invalid header
# expect: ValueError: overflow in number field ValueError: overflow in number field
# expect: [1, 2, 0] b'ab\x00\x00'
