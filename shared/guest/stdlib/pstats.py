"""pstats: tables of what profiles have measured, sorted, cut and joined.

`stats` is {(file, line, name): (primitive calls, calls, own time, whole time, {caller: (calls, primitive, own, whole)})}."""

import functools
import marshal
import os
import re
import sys
import time
from dataclasses import dataclass
from enum import StrEnum

__all__ = ["Stats", "SortKey", "FunctionProfile", "StatsProfile"]


class SortKey(StrEnum):
    """Orders of tables; the first word is the value, and each is found by the others, too."""

    CALLS = "calls", "ncalls"
    CUMULATIVE = "cumulative", "cumtime"
    FILENAME = "filename", "module"
    LINE = "line"
    NAME = "name"
    NFL = "nfl"
    PCALLS = "pcalls"
    STDNAME = "stdname"
    TIME = "time", "tottime"

    def __new__(cls, *values):
        made = str.__new__(cls, values[0])
        made._value_ = values[0]
        for other in values[1:]:
            cls._value2member_map_[other] = made
        made._all_values = values
        return made


@dataclass(unsafe_hash=True)
class FunctionProfile:
    """A function's row."""

    ncalls: str
    tottime: float
    percall_tottime: float
    cumtime: float
    percall_cumtime: float
    file_name: str
    line_number: int


@dataclass(unsafe_hash=True)
class StatsProfile:
    """A whole table."""

    total_tt: float
    func_profiles: dict


# What a row is sorted by: the columns' getters, most first where the sign is -1, and the words above the table.
_COLUMNS = {
    "calls": lambda func, row: row[1], "pcalls": lambda func, row: row[0], "time": lambda func, row: row[2],
    "cumulative": lambda func, row: row[3], "file": lambda func, row: func[0], "line": lambda func, row: func[1],
    "name": lambda func, row: func[2], "stdname": lambda func, row: func_std_string(func),
}  # fmt: skip
_ORDERS = {
    "calls": (("calls", -1), "call count"), "ncalls": (("calls", -1), "call count"),
    "cumtime": (("cumulative", -1), "cumulative time"), "cumulative": (("cumulative", -1), "cumulative time"),
    "filename": (("file", 1), "file name"), "line": (("line", 1), "line number"), "module": (("file", 1), "file name"),
    "name": (("name", 1), "function name"), "nfl": (("name", 1, "file", 1, "line", 1), "name/file/line"),
    "pcalls": (("pcalls", -1), "primitive call count"), "stdname": (("stdname", 1), "standard name"),
    "time": (("time", -1), "internal time"), "tottime": (("time", -1), "internal time"),
}  # fmt: skip
_NUMBERS = {-1: "stdname", 0: "calls", 1: "time", 2: "cumulative"}


class Stats:
    """The tables of files, of profiles and of other Stats, added up; what is printed goes to `stream`."""

    def __init__(self, *args, stream=None):
        self.stream = stream or sys.stdout
        self.stats, self.files, self.fcn_list, self.all_callees, self.sort_type = {}, [], None, None, None
        self.total_calls = self.prim_calls = self.total_tt = self.max_name_len = 0
        self.top_level, self.sort_arg_dict = set(), {}
        for arg in args:
            self._take(*self._loaded(arg))

    def _loaded(self, source):
        if isinstance(source, str):
            with open(source, "rb") as file:
                stats = marshal.load(file)
            try:
                source = f"{time.ctime(os.stat(source).st_mtime)}    {source}"
            except OSError:
                pass
            return stats, [source]
        if not hasattr(source, "create_stats"):
            raise TypeError(f"Cannot create or construct a {self.__class__!r} object from {source!r}")
        source.create_stats()
        stats, source.stats = source.stats, {}
        return stats, []

    def _take(self, stats, files):
        self.files += files
        for func, (primitive, calls, own, whole, callers) in stats.items():
            self.total_calls, self.prim_calls, self.total_tt = self.total_calls + calls, self.prim_calls + primitive, self.total_tt + own
            if ("jprofile", 0, "profiler") in callers:
                self.top_level.add(func)
            self.max_name_len = max(self.max_name_len, len(func_std_string(func)))
            row = primitive, calls, own, whole, callers
            self.stats[func] = add_func_stats(self.stats[func], row) if func in self.stats else row
        self.fcn_list = self.all_callees = self.sort_type = None

    def add(self, *arg_list):
        for arg in arg_list:
            if isinstance(arg, Stats):
                self._take(arg.stats, arg.files)
            else:
                self._take(*self._loaded(arg))
        return self

    def dump_stats(self, filename):
        with open(filename, "wb") as file:
            marshal.dump(self.stats, file)

    def strip_dirs(self):
        """Files without their folders; functions that then are the same are added up."""
        stats, self.stats = self.stats, {}
        totals = self.total_calls, self.prim_calls, self.total_tt
        self.max_name_len, self.top_level = 0, {func_strip_path(func) for func in self.top_level}
        told = {}
        for func, row in stats.items():
            callers = {}
            for caller, numbers in row[4].items():
                short = func_strip_path(caller)
                callers[short] = _added(callers[short], numbers) if short in callers else numbers
            short, row = func_strip_path(func), (*row[:4], callers)
            told[short] = add_func_stats(told[short], row) if short in told else row
            self.max_name_len = max(self.max_name_len, len(func_std_string(short)))
        self.stats, (self.total_calls, self.prim_calls, self.total_tt) = told, totals
        self.fcn_list = self.all_callees = None
        return self

    # ---- order

    def get_sort_arg_defs(self):
        """{word: order}, with each beginning that only one word has."""
        if not self.sort_arg_dict:
            seen = {}
            for word in _ORDERS:
                for end in range(1, len(word) + 1):
                    seen.setdefault(word[:end], set()).add(word)
            self.sort_arg_dict = {start: _ORDERS[min(words)] for start, words in seen.items() if len(words) == 1}
            self.sort_arg_dict.update(_ORDERS)
        return self.sort_arg_dict

    def sort_stats(self, *field):
        """By words or SortKeys, the first counting most; or by one of the numbers -1 to 2."""
        if not field:
            self.fcn_list = 0
            return self
        if len(field) == 1 and isinstance(field[0], int):
            field = [_NUMBERS[field[0]]]
        elif len(field) > 1 and any(type(word) is not type(field[0]) for word in field[1:]):
            raise TypeError("Can't have mixed argument type")
        words = [word.value if isinstance(word, SortKey) else word for word in field]
        orders = [self.get_sort_arg_defs()[word] for word in words]
        self.sort_type = ", ".join(told for _, told in orders)
        columns = [pair for order, _ in orders for pair in zip(order[::2], order[1::2])]
        rows = list(self.stats.items())
        for column, sign in reversed(columns):
            rows.sort(key=lambda item, of=_COLUMNS[column]: of(*item), reverse=sign < 0)
        self.fcn_list = [func for func, _ in rows]
        return self

    def reverse_order(self):
        if self.fcn_list:
            self.fcn_list.reverse()
        return self

    def calc_callees(self):
        """{function: {what it calls: numbers}}, the other way round than callers are kept."""
        if self.all_callees is None:
            self.all_callees = {func: {} for func in self.stats}
            for func, row in self.stats.items():
                for caller, numbers in row[4].items():
                    self.all_callees.setdefault(caller, {})[func] = numbers

    # ---- cutting

    def eval_print_amount(self, sel, list, msg):
        """What one restriction leaves: a pattern, a share or a count; and the message with a line on it."""
        if isinstance(sel, str):
            try:
                pattern = re.compile(sel)
            except re.error:
                return list, msg + f"   <Invalid regular expression {sel!r}>\n"
            left = [func for func in list if pattern.search(func_std_string(func))]
        elif isinstance(sel, float) and 0.0 <= sel < 1.0:
            left = list[: int(len(list) * sel + 0.5)]
        elif isinstance(sel, int) and 0 <= sel < len(list):
            left = list[:sel]
        else:
            left = list
        if len(left) != len(list):
            msg += f"   List reduced from {len(list)} to {len(left)} due to restriction <{sel!r}>\n"
        return left, msg

    def get_print_list(self, sel_list):
        """(the width of the names, the functions), below a heading that says how they are sorted and cut."""
        width, told = self.max_name_len, "   Random listing order was used\n"
        found = list(self.stats)
        if self.fcn_list:
            found, told = self.fcn_list[:], f"   Ordered by: {self.sort_type}\n"
        for restriction in sel_list:
            found, told = self.eval_print_amount(restriction, found, told)
        if not found:
            return 0, found
        print(told, file=self.stream)
        if len(found) < len(self.stats):
            width = max(len(func_std_string(func)) for func in found)
        return width + 2, found

    def get_stats_profile(self):
        """The table as objects."""
        shown = self.fcn_list[:] if self.fcn_list else list(self.stats)
        made = StatsProfile(float(f8(self.total_tt)), {})
        for func in shown:
            primitive, calls, own, whole, _ = self.stats[func]
            made.func_profiles[func[2]] = FunctionProfile(
                str(calls) if calls == primitive else f"{calls}/{primitive}", float(f8(own)),
                float(f8(own / calls)) if calls else -1, float(f8(whole)), float(f8(whole / primitive)) if primitive else -1,
                func[0], func[1])  # fmt: skip
        return made

    # ---- printing

    def print_stats(self, *amount):
        out = functools.partial(print, file=self.stream)
        for name in self.files:
            out(name)
        if self.files:
            out()
        for func in self.top_level:
            out(" " * 8, func_get_function_name(func))
        primitive = "" if self.total_calls == self.prim_calls else f" ({self.prim_calls} primitive calls)"
        out(f"{' ' * 8} {self.total_calls} function calls{primitive} in {self.total_tt:.3f} seconds\n")
        _, shown = self.get_print_list(amount)
        if shown:
            self.print_title()
            for func in shown:
                self.print_line(func)
            out("\n")
        return self

    def print_title(self):
        print("   ncalls  tottime  percall  cumtime  percall filename:lineno(function)", file=self.stream)

    def print_line(self, func):
        primitive, calls, own, whole, _ = self.stats[func]
        count = str(calls) if calls == primitive else f"{calls}/{primitive}"
        times = f8(own), f8(own / calls) if calls else " " * 8, f8(whole), f8(whole / primitive) if primitive else " " * 8
        print(count.rjust(9), *times, func_std_string(func), file=self.stream)

    def print_callers(self, *amount):
        return self._print_relations(amount, "was called by...", "<-", lambda func: self.stats[func][4])

    def print_callees(self, *amount):
        self.calc_callees()
        return self._print_relations(amount, "called...", "->", lambda func: self.all_callees.get(func, {}))

    def _print_relations(self, amount, title, arrow, related):
        width, shown = self.get_print_list(amount)
        if shown:
            self.print_call_heading(width, title)
            for func in shown:
                self.print_call_line(width, func, related(func), arrow)
            print("\n", file=self.stream)
        return self

    def print_call_heading(self, name_size, column_title):
        print("Function ".ljust(name_size) + column_title, file=self.stream)
        with_times = any(isinstance(numbers, tuple) for row in self.stats.values() for numbers in row[4].values())
        if with_times:
            print(" " * name_size + "    ncalls  tottime  cumtime", file=self.stream)

    def print_call_line(self, name_size, source, call_dict, arrow="->"):
        before = func_std_string(source).ljust(name_size) + arrow
        if not call_dict:
            print(before, "", file=self.stream)
        for func, numbers in sorted(call_dict.items()):
            if isinstance(numbers, tuple):
                calls, primitive, own, whole = numbers
                count = str(calls) if calls == primitive else f"{calls}/{primitive}"
                told = f"{count:>7} {f8(own)} {f8(whole)}  {func_std_string(func)}"
            else:
                told = f"{func_std_string(func)}({numbers!r}) {f8(self.stats[func][3])}"
            print(before, told, file=self.stream)
            before = " " * (name_size + len(arrow))


def func_strip_path(func_name):
    return os.path.basename(func_name[0]), func_name[1], func_name[2]


def func_get_function_name(func):
    return func[2]


def func_std_string(func_name):
    """How a function is shown: file:line(name), or {builtin}."""
    file, line, name = func_name
    if (file, line) != ("~", 0):
        return f"{file}:{line}({name})"
    return f"{{{name[1:-1]}}}" if name.startswith("<") and name.endswith(">") else name


def _added(one, other):
    return tuple(a + b for a, b in zip(one, other)) if isinstance(one, tuple) else one + other


def add_func_stats(target, source):
    """The sum of two rows of a function."""
    return (*(a + b for a, b in zip(target[:4], source[:4])), add_callers(target[4], source[4]))


def add_callers(target, source):
    """The sum of two dicts of callers."""
    made = dict(target)
    for func, numbers in source.items():
        made[func] = _added(made[func], numbers) if func in made else numbers
    return made


def count_calls(callers):
    return sum(callers.values())


def f8(x):
    return f"{x:8.3f}"
