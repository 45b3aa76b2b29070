"""pstats: tables of what cProfile measured."""

import sys
from enum import Enum

__all__ = ["Stats", "SortKey"]


class SortKey(str, Enum):
    CALLS = "calls"
    CUMULATIVE = "cumulative"
    FILENAME = "filename"
    LINE = "line"
    NAME = "name"
    NFL = "nfl"
    PCALLS = "pcalls"
    STDNAME = "stdname"
    TIME = "time"


class Stats:
    def __init__(self, *args, stream=None):
        self.stream, self.stats, self.files = stream or sys.stdout, {}, []
        for arg in args:
            self.add(arg)

    def add(self, *args):
        for arg in args:
            if isinstance(arg, str):
                import pickle

                self.files.append(arg)
                with open(arg, "rb") as file:
                    found = pickle.load(file)
            else:
                arg.create_stats()
                found = arg.stats
            for key, (calls, primitive, own, whole, callers) in found.items():
                old = self.stats.get(key, (0, 0, 0.0, 0.0, {}))
                self.stats[key] = (old[0] + calls, old[1] + primitive, old[2] + own, old[3] + whole, callers)
        return self

    total_calls = property(lambda self: sum(v[0] for v in self.stats.values()))
    total_tt = property(lambda self: sum(v[2] for v in self.stats.values()))

    def strip_dirs(self):
        return self

    def sort_stats(self, *field):
        return self

    def reverse_order(self):
        return self

    def dump_stats(self, filename):
        import pickle

        with open(filename, "wb") as file:
            pickle.dump(self.stats, file)

    def print_stats(self, *amount):
        print(f"         {self.total_calls} function calls in {self.total_tt:.3f} seconds\n", file=self.stream)
        print("   ncalls  tottime  percall  cumtime  percall filename:lineno(function)", file=self.stream)
        for (_, _, name), (calls, _, own, whole, _) in self.stats.items():
            print(f"{calls:9d} {own:8.3f} {own / calls:8.3f} {whole:8.3f} {whole / calls:8.3f} {name}", file=self.stream)
        print(file=self.stream)
        return self

    print_callers = print_callees = print_stats
