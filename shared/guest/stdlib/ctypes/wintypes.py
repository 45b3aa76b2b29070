"""ctypes.wintypes: the names that Windows gives to C's types."""

import ctypes

BYTE, BOOLEAN, WORD, SHORT, USHORT = ctypes.c_byte, ctypes.c_byte, ctypes.c_ushort, ctypes.c_short, ctypes.c_ushort
DWORD = ULONG = COLORREF = ctypes.c_ulong
CHAR, WCHAR, UINT, INT, LONG, BOOL = ctypes.c_char, ctypes.c_wchar, ctypes.c_uint, ctypes.c_int, ctypes.c_long, ctypes.c_long
DOUBLE, FLOAT, LARGE_INTEGER, ULARGE_INTEGER = ctypes.c_double, ctypes.c_float, ctypes.c_longlong, ctypes.c_ulonglong
WPARAM, LPARAM, ATOM = ctypes.c_ulong, ctypes.c_long, WORD
LPSTR = LPCSTR = ctypes.c_char_p
LPWSTR = LPCWSTR = LPOLESTR = ctypes.c_wchar_p
LPVOID = LPCVOID = HANDLE = HWND = HDC = HINSTANCE = HMODULE = HKEY = ctypes.c_void_p
LPDWORD = PDWORD = ctypes.POINTER(DWORD)
MAX_PATH = 260


class POINT(ctypes.Structure):
    _fields_ = [("x", LONG), ("y", LONG)]


class _COORD(ctypes.Structure):
    _fields_ = [("X", SHORT), ("Y", SHORT)]


class SMALL_RECT(ctypes.Structure):
    _fields_ = [("Left", SHORT), ("Top", SHORT), ("Right", SHORT), ("Bottom", SHORT)]


class RECT(ctypes.Structure):
    _fields_ = [("left", LONG), ("top", LONG), ("right", LONG), ("bottom", LONG)]
