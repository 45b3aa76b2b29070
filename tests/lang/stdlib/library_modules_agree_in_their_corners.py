# Values and texts of less used ways through the library.
import csv
import datetime
import importlib
import random
import statistics
import struct
import time
from unittest.mock import patch

day = datetime.datetime(2024, 12, 30, 15, 4, 5)
print(day.strftime("%G-%V %g %C %k %l %P %r"), time.strftime("%G-W%V-%u", (2021, 1, 3, 0, 0, 0, 6, 3, 0)))
for days in (10**9, 10**10):
    try:
        datetime.timedelta(days)
    except OverflowError as e:
        print(e)
normal = statistics.NormalDist()
print([normal.inv_cdf(p) for p in (1e-12, 0.001, 0.05, 0.3, 0.5, 0.925, 0.999999)])
print(statistics.NormalDist(10, 2).quantiles(5))
try:
    random.Random([1])
except TypeError as e:
    print(e)
print(random.Random(5).random(), random.Random(x=5).random())
print(list(csv.reader(["a b  'c d'", "  x"], delimiter=" ", quotechar="'", skipinitialspace=True)))
print(struct.Struct.__module__, importlib.util.find_spec("json").name)


class Door:
    def open(self, how):
        return how


with patch.object(Door, "open", autospec=True, return_value=7) as opened:
    door = Door()
    print(door.open("wide"), opened.call_args.args[0] is door, opened.call_args.args[1])
    try:
        door.open()
    except TypeError as e:
        print(e)
print(Door().open(3))

# expect: 2025-01 25 20 15  3 pm 03:04:05 PM 2020-W53-7
# expect: days=1000000000; must have magnitude <= 999999999
# expect: Python int too large to convert to C int
# expect: [-7.034483825301132, -3.090232306167813, -1.6448536269514726, -0.5244005127080407, 0.0, 1.439531470938456, 4.753424308817089]
# expect: [8.316757532854172, 9.4933057937284, 10.5066942062716, 11.68324246714583]
# expect: The only supported seed types are: None,
# expect: int, float, str, bytes, and bytearray.
# expect: 0.6229016948897019 0.6229016948897019
# expect: [['a', 'b', 'c d'], ['x']]
# expect: _struct json
# expect: 7 True wide
# expect: missing a required argument: 'how'
# expect: 3
