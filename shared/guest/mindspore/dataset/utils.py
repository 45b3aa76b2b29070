"""mindspore.dataset.utils: LineReader, the lines of a text file by their numbers."""
import os
from mindspore import log
from mindspore.dataset.checks import check_type

__all__ = ["LineReader"]


class LineReader:
    """Lines of a file, the first of which is number 1; they are read when they are asked for."""

    def __init__(self, filename):
        if not isinstance(filename, str):
            raise TypeError(f"path: {filename} is not string")
        self.filename, self._file = os.path.realpath(filename), None
        if not os.path.exists(self.filename):
            raise RuntimeError(f"The input file [{filename}] does not exist.")
        if not os.path.isfile(self.filename):
            raise RuntimeError(f"The input file [{filename}] is not a regular file.")
        self.offsets = [0]
        with open(self.filename, "rb") as file:
            for line in file:
                self.offsets.append(self.offsets[-1] + len(line))
        self.offsets.pop()
        if not self.offsets:
            log.warning(f"The input file [{filename}] is empty.")

    def __getitem__(self, line):
        return self.readline(line)

    def __len__(self):
        return len(self.offsets)

    len = __len__

    def readline(self, line):
        """The line of a number, without its end."""
        check_type(line, (int,), "line")
        if line < 0 or line > 2**64 - 1:
            raise ValueError(f"Input line is not within the required interval of [0, {2**64 - 1}].")
        if not 1 <= line <= len(self.offsets):
            raise ValueError(f"Input line is not within the required interval of [1, {len(self.offsets)}].")
        if self._file is None:
            self._file = open(self.filename, "rt")
        self._file.seek(self.offsets[line - 1])
        return self._file.readline().rstrip("\r\n")

    def close(self):
        """Closes the file; reading opens it again."""
        if self._file is not None:
            self._file.close()
            self._file = None
