"""tracemalloc: snapshots of memory by where it was asked for. Nothing is traced here, so those taken have no traces; their
classes work on whatever traces they are given."""

import collections
import fnmatch
import functools
import linecache
import os
import pickle

_limit = 0  # frames a trace would keep; 0: tracing is off


def start(nframe=1, /):
    global _limit
    if not 1 <= nframe <= 65535:
        raise ValueError("the number of frames must be in range [1; 65535]")
    _limit = nframe


def stop():
    global _limit
    _limit = 0


def is_tracing():
    return _limit > 0


def get_traceback_limit():
    return max(1, _limit)


def get_traced_memory():
    return 0, 0


def get_tracemalloc_memory():
    return 0


def reset_peak():
    pass


def clear_traces():
    pass


def get_object_traceback(obj):
    return None  # no allocation is known


def take_snapshot():
    if not _limit:
        raise RuntimeError("the tracemalloc module must be tracing memory allocations to take a snapshot")
    return Snapshot((), _limit)


def _sized(size, signed):
    """1536 -> 1536 B, 20480 -> 20.0 KiB; with its sign where that tells."""
    units = ["B", "KiB", "MiB", "GiB", "TiB"]
    while len(units) > 1 and abs(size) >= 10 * 1024:
        size /= 1024
        units.pop(0)
    digits = 1 if abs(size) < 100 and units[0] != "B" else 0
    return f"{size:{'+' if signed else ''}.{digits}f} {units[0]}"


def _values(*names):
    """Gives a class with these slots what values have: equality and a hash by them."""

    def made(kind):
        def values(self):
            return tuple(getattr(self, name) for name in names)

        kind.__eq__ = lambda self, other: values(self) == values(other) if isinstance(other, kind) else NotImplemented
        kind.__hash__ = lambda self: hash(values(self))
        return kind

    return made


@functools.total_ordering
class Frame:
    """A line of a file."""

    __slots__ = ("_frame",)

    def __init__(self, frame):
        self._frame = frame

    @property
    def filename(self):
        return self._frame[0]

    @property
    def lineno(self):
        return self._frame[1]

    def __eq__(self, other):
        return self._frame == other._frame if isinstance(other, Frame) else NotImplemented

    def __lt__(self, other):
        return self._frame < other._frame if isinstance(other, Frame) else NotImplemented

    def __hash__(self):
        return hash(self._frame)

    def __str__(self):
        return f"{self.filename}:{self.lineno}"

    def __repr__(self):
        return f"<Frame filename={self.filename!r} lineno={self.lineno!r}>"


@functools.total_ordering
class Traceback(collections.abc.Sequence):
    """Frames, the oldest first; they are given with the latest first."""

    __slots__ = ("_frames", "_total_nframe")

    def __init__(self, frames, total_nframe=None):
        self._frames, self._total_nframe = tuple(reversed(frames)), total_nframe

    @property
    def total_nframe(self):
        return self._total_nframe

    def __len__(self):
        return len(self._frames)

    def __getitem__(self, index):
        found = self._frames[index]
        return tuple(map(Frame, found)) if isinstance(index, slice) else Frame(found)

    def __contains__(self, frame):
        return frame._frame in self._frames

    def __eq__(self, other):
        return self._frames == other._frames if isinstance(other, Traceback) else NotImplemented

    def __lt__(self, other):
        return self._frames < other._frames if isinstance(other, Traceback) else NotImplemented

    def __hash__(self):
        return hash(self._frames)

    def __str__(self):
        return str(self[0])

    def __repr__(self):
        of = "" if self._total_nframe is None else f" total_nframe={self._total_nframe}"
        return f"<Traceback {tuple(self)}{of}>"

    def format(self, limit=None, most_recent_first=False):
        """Lines as a traceback shows them; a positive limit keeps the latest frames, a negative the oldest."""
        frames = self[-limit:] if limit and limit > 0 else self[:limit] if limit is not None else self
        lines = []
        for frame in reversed(frames) if most_recent_first else frames:
            lines.append(f'  File "{frame.filename}", line {frame.lineno}')
            source = linecache.getline(frame.filename, frame.lineno).strip()
            lines += [f"    {source}"] if source else []
        return lines


@_values("_trace")
class Trace:
    """A block of memory: (domain, size, frames[, how many frames there were])."""

    __slots__ = ("_trace",)

    def __init__(self, trace):
        self._trace = trace

    domain = property(lambda self: self._trace[0])
    size = property(lambda self: self._trace[1])
    traceback = property(lambda self: Traceback(*self._trace[2:]))

    def __str__(self):
        return f"{self.traceback}: {_sized(self.size, False)}"

    def __repr__(self):
        return f"<Trace domain={self.domain} size={_sized(self.size, False)}, traceback={self.traceback!r}>"


@_values("traceback", "size", "count")
class Statistic:
    """What blocks of one place take together."""

    __slots__ = ("traceback", "size", "count")

    def __init__(self, traceback, size, count):
        self.traceback, self.size, self.count = traceback, size, count

    def __str__(self):
        average = f", average={_sized(self.size / self.count, False)}" if self.count else ""
        return f"{self.traceback}: size={_sized(self.size, False)}, count={self.count}{average}"

    def __repr__(self):
        return f"<Statistic traceback={self.traceback!r} size={self.size} count={self.count}>"

    def _order(self):
        return self.size, self.count, self.traceback


@_values("traceback", "size", "size_diff", "count", "count_diff")
class StatisticDiff:
    """The same of two snapshots, and the differences."""

    __slots__ = ("traceback", "size", "size_diff", "count", "count_diff")

    def __init__(self, traceback, size, size_diff, count, count_diff):
        self.traceback, self.size, self.size_diff = traceback, size, size_diff
        self.count, self.count_diff = count, count_diff

    def __str__(self):
        size = f"size={_sized(self.size, False)} ({_sized(self.size_diff, True)})"
        average = f", average={_sized(self.size / self.count, False)}" if self.count else ""
        return f"{self.traceback}: {size}, count={self.count} ({self.count_diff:+}){average}"

    def __repr__(self):
        numbers = f"size={self.size} ({self.size_diff:+}) count={self.count} ({self.count_diff:+})"
        return f"<StatisticDiff traceback={self.traceback!r} {numbers}>"

    def _order(self):
        return abs(self.size_diff), self.size, abs(self.count_diff), self.count, self.traceback


class BaseFilter:
    """Which traces stay: those that match, or, where it is not `inclusive`, the others."""

    def __init__(self, inclusive):
        self.inclusive = inclusive

    def _match(self, trace):
        raise NotImplementedError


class Filter(BaseFilter):
    """By file and line, of the latest frame or of any."""

    def __init__(self, inclusive, filename_pattern, lineno=None, all_frames=False, domain=None):
        super().__init__(inclusive)
        self._pattern = self._plain(filename_pattern)
        self.lineno, self.all_frames, self.domain = lineno, all_frames, domain

    @staticmethod
    def _plain(filename):
        filename = os.path.normcase(filename)
        return filename.removesuffix("c") if filename.endswith(".pyc") else filename

    @property
    def filename_pattern(self):
        return self._pattern

    def _is_of(self, filename, lineno):
        return fnmatch.fnmatch(self._plain(filename), self._pattern) and self.lineno in (None, lineno)

    def _match(self, trace):
        frames = trace[2] if self.all_frames else trace[2][:1]
        is_found = any(self._is_of(*frame) for frame in frames) == self.inclusive
        if self.domain is None:
            return is_found
        return is_found and trace[0] == self.domain if self.inclusive else is_found or trace[0] != self.domain


class DomainFilter(BaseFilter):
    """By the domain of the allocator."""

    def __init__(self, inclusive, domain):
        super().__init__(inclusive)
        self._domain = domain

    @property
    def domain(self):
        return self._domain

    def _match(self, trace):
        return (trace[0] == self._domain) == bool(self.inclusive)


class _Traces(collections.abc.Sequence):
    """Traces as they are kept, shown as Trace objects."""

    def __init__(self, traces):
        self._traces = traces

    def __len__(self):
        return len(self._traces)

    def __getitem__(self, index):
        found = self._traces[index]
        return tuple(map(Trace, found)) if isinstance(index, slice) else Trace(found)

    def __contains__(self, trace):
        return trace._trace in self._traces

    def __eq__(self, other):
        return self._traces == other._traces if isinstance(other, _Traces) else NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"<Traces len={len(self)}>"


class Snapshot:
    """The traces of a moment."""

    def __init__(self, traces, traceback_limit):
        self.traces, self.traceback_limit = _Traces(traces), traceback_limit

    def dump(self, filename):
        with open(filename, "wb") as file:
            pickle.dump(self, file, pickle.HIGHEST_PROTOCOL)

    @staticmethod
    def load(filename):
        with open(filename, "rb") as file:
            return pickle.load(file)

    def filter_traces(self, filters):
        """Those that one of the including filters takes, and all others do not leave out."""
        if not isinstance(filters, collections.abc.Iterable):
            raise TypeError("filters must be a list of filters, not %s" % type(filters).__name__)
        takes = [each for each in filters if each.inclusive]
        leaves = [each for each in filters if not each.inclusive]
        kept = [trace for trace in self.traces._traces
                if (not takes or any(each._match(trace) for each in takes)) and all(each._match(trace) for each in leaves)]  # fmt: skip
        return Snapshot(kept if takes or leaves else self.traces._traces.copy(), self.traceback_limit)

    _PLACES = {"traceback": lambda frames: frames, "lineno": lambda frames: frames[:1],
               "filename": lambda frames: ((frames[0][0], 0),)}  # fmt: skip

    def _grouped(self, key_type, cumulative):
        if key_type not in self._PLACES:
            raise ValueError("unknown key_type: %r" % (key_type,))
        if cumulative and key_type not in ("lineno", "filename"):
            raise ValueError("cumulative mode cannot by used with key type %r" % key_type)
        found, place = {}, self._PLACES[key_type]
        for _, size, frames, *_ in self.traces._traces:
            for start in [(frame,) for frame in frames] if cumulative else [frames]:
                key = place(start)
                known = found.setdefault(key, Statistic(Traceback(key), 0, 0))
                known.size += size
                known.count += 1
        return found

    def statistics(self, key_type, cumulative=False):
        """What each place takes, the largest first."""
        return sorted(self._grouped(key_type, cumulative).values(), key=Statistic._order, reverse=True)

    def compare_to(self, old_snapshot, key_type, cumulative=False):
        """What has changed since another snapshot, the largest change first."""
        new, old = self._grouped(key_type, cumulative), old_snapshot._grouped(key_type, cumulative)
        none, rows = Statistic(None, 0, 0), []
        for key in {**old, **new}:
            a, b = old.get(key, none), new.get(key, none)
            rows.append(StatisticDiff((new.get(key) or a).traceback, b.size, b.size - a.size, b.count, b.count - a.count))
        return sorted(rows, key=StatisticDiff._order, reverse=True)
