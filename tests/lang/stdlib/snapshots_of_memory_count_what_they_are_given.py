import os
import pickle
import tempfile
import tracemalloc as t

RAW = [
    (0, 10, (("a.py", 2), ("b.py", 4)), 2), (0, 10, (("a.py", 2), ("b.py", 4)), 2), (1, 2000, (("a.py", 5), ("b.py", 4)), 2),
    (0, 66, (("b.py", 1),), 1), (3, 7, (("<unknown>", 0),), 1), (0, 20480, (("c.pyc", 1), ("a.py", 2), ("a.py", 9)), 9),
]  # fmt: skip
OLD = RAW[:3] + [(0, 5, (("d.py", 9),), 1), (0, 300000, (("c.pyc", 1), ("a.py", 2), ("a.py", 9)), 9)]


def told(function, *arguments):
    try:
        return function(*arguments)
    except Exception as e:
        return type(e).__name__, str(e)


new, old = t.Snapshot(RAW, 10), t.Snapshot(OLD, 10)
for kind in ("traceback", "filename", "lineno", "none"):
    for cumulative in (False, True):
        rows = told(new.statistics, kind, cumulative)
        print(kind, cumulative, rows if isinstance(rows, tuple) else [str(row) for row in rows])
        rows = told(new.compare_to, old, kind, cumulative)
        print("   ", rows if isinstance(rows, tuple) else [str(row) for row in rows])
print(new.statistics("lineno")[0], repr(new.statistics("traceback")[1]), repr(new.compare_to(old, "filename")[0]))
trace = new.traces[0]
print(trace, repr(trace), trace.domain, trace.size, len(new.traces), new.traces[-1] in new.traces, new.traces == old.traces, trace == new.traces[1])
back = trace.traceback
print(back, repr(back), len(back), back[0], back[-1].filename, back[0].lineno, back.total_nframe, back[0] in back, back[:1], hash(back) == hash(new.traces[1].traceback))
print(back.format(), back.format(1), back.format(-1), back.format(most_recent_first=True))
print(t.Frame(("a", 1)) < t.Frame(("a", 2)), t.Frame(("a", 1)) == t.Frame(("a", 1)), t.Traceback((("a", 1),)) < t.Traceback((("b", 1),)))
for filters in (
    [], [t.Filter(True, "a.py")], [t.Filter(False, "a.py")], [t.Filter(True, "a.py", 2)], [t.Filter(True, "b.py", all_frames=True)],
    [t.Filter(False, "b.py", all_frames=True)], [t.Filter(True, "*.py"), t.Filter(False, "b*")], [t.Filter(True, "c.pyc")],
    [t.DomainFilter(True, 1)], [t.DomainFilter(False, 0)], [t.Filter(True, "a.py", domain=1)], [t.Filter(False, "a.py", domain=0)],
):  # fmt: skip
    print([trace.size for trace in new.filter_traces(filters).traces])
print(told(new.filter_traces, 3), t.Filter(True, "x.pyc").filename_pattern, t.DomainFilter(True, 3).domain)
path = os.path.join(tempfile.mkdtemp(), "s")
new.dump(path)
print(t.Snapshot.load(path).traces == new.traces, pickle.loads(pickle.dumps(new)).traceback_limit)
for size in (0, 99, 10239, 10240, 20480, 10**6, 10**8, -(10**6), 10**15):
    print(t.Statistic(back, size, 3), "|", t.StatisticDiff(back, size, -size, 0, -2))
print(t.is_tracing(), told(t.take_snapshot), told(t.start, 0), t.get_traceback_limit())
t.start(5)
print(t.is_tracing(), t.get_traceback_limit(), t.take_snapshot().traceback_limit)
t.stop()
print(t.is_tracing(), told(t.Statistic.__eq__, new.statistics("lineno")[0], new.statistics("lineno")[0]))

# expect: traceback False ['a.py:9: size=20.0 KiB, count=1, average=20.0 KiB', 'b.py:4: size=2000 B, count=1, average=2000 B', 'b.py:1: size=66 B, count=1, average=66 B', 'b.py:4: size=20 B, count=2, average=10 B', '<unknown>:0: size=7 B, count=1, average=7 B']
# expect:     ['a.py:9: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'b.py:1: size=66 B (+66 B), count=1 (+1), average=66 B', '<unknown>:0: size=7 B (+7 B), count=1 (+1), average=7 B', 'd.py:9: size=0 B (-5 B), count=0 (-1)', 'b.py:4: size=2000 B (+0 B), count=1 (+0), average=2000 B', 'b.py:4: size=20 B (+0 B), count=2 (+0), average=10 B']
# expect: traceback True ('ValueError', "cumulative mode cannot by used with key type 'traceback'")
# expect:     ('ValueError', "cumulative mode cannot by used with key type 'traceback'")
# expect: filename False ['c.pyc:0: size=20.0 KiB, count=1, average=20.0 KiB', 'a.py:0: size=2020 B, count=3, average=673 B', 'b.py:0: size=66 B, count=1, average=66 B', '<unknown>:0: size=7 B, count=1, average=7 B']
# expect:     ['c.pyc:0: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'b.py:0: size=66 B (+66 B), count=1 (+1), average=66 B', '<unknown>:0: size=7 B (+7 B), count=1 (+1), average=7 B', 'd.py:0: size=0 B (-5 B), count=0 (-1)', 'a.py:0: size=2020 B (+0 B), count=3 (+0), average=673 B']
# expect: filename True ['a.py:0: size=42.0 KiB, count=5, average=8596 B', 'c.pyc:0: size=20.0 KiB, count=1, average=20.0 KiB', 'b.py:0: size=2086 B, count=4, average=522 B', '<unknown>:0: size=7 B, count=1, average=7 B']
# expect:     ['a.py:0: size=42.0 KiB (-546 KiB), count=5 (+0), average=8596 B', 'c.pyc:0: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'b.py:0: size=2086 B (+66 B), count=4 (+1), average=522 B', '<unknown>:0: size=7 B (+7 B), count=1 (+1), average=7 B', 'd.py:0: size=0 B (-5 B), count=0 (-1)']
# expect: lineno False ['c.pyc:1: size=20.0 KiB, count=1, average=20.0 KiB', 'a.py:5: size=2000 B, count=1, average=2000 B', 'b.py:1: size=66 B, count=1, average=66 B', 'a.py:2: size=20 B, count=2, average=10 B', '<unknown>:0: size=7 B, count=1, average=7 B']
# expect:     ['c.pyc:1: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'b.py:1: size=66 B (+66 B), count=1 (+1), average=66 B', '<unknown>:0: size=7 B (+7 B), count=1 (+1), average=7 B', 'd.py:9: size=0 B (-5 B), count=0 (-1)', 'a.py:5: size=2000 B (+0 B), count=1 (+0), average=2000 B', 'a.py:2: size=20 B (+0 B), count=2 (+0), average=10 B']
# expect: lineno True ['a.py:2: size=20.0 KiB, count=3, average=6833 B', 'c.pyc:1: size=20.0 KiB, count=1, average=20.0 KiB', 'a.py:9: size=20.0 KiB, count=1, average=20.0 KiB', 'b.py:4: size=2020 B, count=3, average=673 B', 'a.py:5: size=2000 B, count=1, average=2000 B', 'b.py:1: size=66 B, count=1, average=66 B', '<unknown>:0: size=7 B, count=1, average=7 B']
# expect:     ['a.py:2: size=20.0 KiB (-273 KiB), count=3 (+0), average=6833 B', 'c.pyc:1: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'a.py:9: size=20.0 KiB (-273 KiB), count=1 (+0), average=20.0 KiB', 'b.py:1: size=66 B (+66 B), count=1 (+1), average=66 B', '<unknown>:0: size=7 B (+7 B), count=1 (+1), average=7 B', 'd.py:9: size=0 B (-5 B), count=0 (-1)', 'b.py:4: size=2020 B (+0 B), count=3 (+0), average=673 B', 'a.py:5: size=2000 B (+0 B), count=1 (+0), average=2000 B']
# expect: none False ('ValueError', "unknown key_type: 'none'")
# expect:     ('ValueError', "unknown key_type: 'none'")
# expect: none True ('ValueError', "unknown key_type: 'none'")
# expect:     ('ValueError', "unknown key_type: 'none'")
# expect: c.pyc:1: size=20.0 KiB, count=1, average=20.0 KiB <Statistic traceback=<Traceback (<Frame filename='b.py' lineno=4>, <Frame filename='a.py' lineno=5>)> size=2000 count=1> <StatisticDiff traceback=<Traceback (<Frame filename='c.pyc' lineno=0>,)> size=20480 (-279520) count=1 (+0)>
# expect: b.py:4: 10 B <Trace domain=0 size=10 B, traceback=<Traceback (<Frame filename='b.py' lineno=4>, <Frame filename='a.py' lineno=2>) total_nframe=2>> 0 10 6 True False True
# expect: b.py:4 <Traceback (<Frame filename='b.py' lineno=4>, <Frame filename='a.py' lineno=2>) total_nframe=2> 2 b.py:4 a.py 4 2 True (<Frame filename='b.py' lineno=4>,) True
# expect: ['  File "b.py", line 4', '  File "a.py", line 2'] ['  File "a.py", line 2'] ['  File "b.py", line 4'] ['  File "a.py", line 2', '  File "b.py", line 4']
# expect: True True True
# expect: [10, 10, 2000, 66, 7, 20480]
# expect: [10, 10, 2000]
# expect: [66, 7, 20480]
# expect: [10, 10]
# expect: [10, 10, 2000, 66]
# expect: [7, 20480]
# expect: [10, 10, 2000, 20480]
# expect: [20480]
# expect: [2000]
# expect: [2000, 7]
# expect: [2000]
# expect: [2000, 66, 7, 20480]
# expect: ('TypeError', 'filters must be a list of filters, not int') x.py 3
# expect: True 10
# expect: b.py:4: size=0 B, count=3, average=0 B | b.py:4: size=0 B (+0 B), count=0 (-2)
# expect: b.py:4: size=99 B, count=3, average=33 B | b.py:4: size=99 B (-99 B), count=0 (-2)
# expect: b.py:4: size=10239 B, count=3, average=3413 B | b.py:4: size=10239 B (-10239 B), count=0 (-2)
# expect: b.py:4: size=10.0 KiB, count=3, average=3413 B | b.py:4: size=10.0 KiB (-10.0 KiB), count=0 (-2)
# expect: b.py:4: size=20.0 KiB, count=3, average=6827 B | b.py:4: size=20.0 KiB (-20.0 KiB), count=0 (-2)
# expect: b.py:4: size=977 KiB, count=3, average=326 KiB | b.py:4: size=977 KiB (-977 KiB), count=0 (-2)
# expect: b.py:4: size=95.4 MiB, count=3, average=31.8 MiB | b.py:4: size=95.4 MiB (-95.4 MiB), count=0 (-2)
# expect: b.py:4: size=-977 KiB, count=3, average=-326 KiB | b.py:4: size=-977 KiB (+977 KiB), count=0 (-2)
# expect: b.py:4: size=909 TiB, count=3, average=303 TiB | b.py:4: size=909 TiB (-909 TiB), count=0 (-2)
# expect: False ('RuntimeError', 'the tracemalloc module must be tracing memory allocations to take a snapshot') ('ValueError', 'the number of frames must be in range [1; 65535]') 1
# expect: True 5 5
# expect: False True
