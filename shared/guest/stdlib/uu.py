"""Uuencoded files."""

import binascii
import os
import sys
import warnings

warnings._deprecated(__name__, remove=(3, 13))

__all__ = ["Error", "encode", "decode"]


class Error(Exception):
    pass


def encode(in_file, out_file, name=None, mode=None, *, backtick=False):
    opened = []
    try:
        if in_file == "-":
            in_file = sys.stdin.buffer
        elif isinstance(in_file, str):
            name = os.path.basename(in_file) if name is None else name
            mode = os.stat(in_file).st_mode if mode is None else mode
            in_file = open(in_file, "rb")
            opened.append(in_file)
        if out_file == "-":
            out_file = sys.stdout.buffer
        elif isinstance(out_file, str):
            out_file = open(out_file, "wb")
            opened.append(out_file)
        name = "-" if name is None else name.replace("\n", "\\n").replace("\r", "\\r")
        out_file.write(("begin %o %s\n" % ((0o666 if mode is None else mode) & 0o777, name)).encode("ascii"))
        while data := in_file.read(45):
            out_file.write(binascii.b2a_uu(data, backtick=backtick))
        out_file.write(b"`\nend\n" if backtick else b" \nend\n")
    finally:
        for file in opened:
            file.close()


def decode(in_file, out_file=None, mode=None, quiet=False):
    opened = []
    if in_file == "-":
        in_file = sys.stdin.buffer
    elif isinstance(in_file, str):
        in_file = open(in_file, "rb")
        opened.append(in_file)
    try:
        while True:
            header = in_file.readline()
            if not header:
                raise Error("No valid begin line found in input file")
            fields = header.split(b" ", 2)
            if len(fields) == 3 and fields[0] == b"begin":
                try:
                    int(fields[1], 8)
                    break
                except ValueError:
                    pass
        if out_file is None:
            out_file = fields[2].rstrip(b" \t\r\n\f").decode("ascii")
            if os.path.exists(out_file):
                raise Error(f"Cannot overwrite existing file: {out_file}")
            if out_file.startswith(os.sep) or f"..{os.sep}" in out_file:
                raise Error(f"Refusing to write to {out_file} due to directory traversal")
        if out_file == "-":
            out_file = sys.stdout.buffer
        elif isinstance(out_file, str):
            path = out_file
            out_file = open(path, "wb")
            os.chmod(path, int(fields[1], 8) if mode is None else mode)
            opened.append(out_file)
        line = in_file.readline()
        while line and line.strip(b" \t\r\n\f") != b"end":
            try:
                data = binascii.a2b_uu(line)
            except binascii.Error as problem:
                size = (((line[0] - 32) & 63) * 4 + 5) // 3
                data = binascii.a2b_uu(line[:size])
                if not quiet:
                    sys.stderr.write("Warning: %s\n" % problem)
            out_file.write(data)
            line = in_file.readline()
        if not line:
            raise Error("Truncated input file")
    finally:
        for file in opened:
            file.close()
