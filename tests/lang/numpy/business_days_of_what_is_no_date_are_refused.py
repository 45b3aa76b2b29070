import numpy as np


def fails(call):
    try:
        print(call())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


for given in (np.array([1 + 2j]), np.array([1, 2]), 5, 1.5, np.array(["2011-01-01"]), None):
    fails(lambda: np.busday_offset(given, 1))
    fails(lambda: np.is_busday(given))
fails(lambda: np.busday_offset("2011-01-03", 10**12))
fails(lambda: np.busday_offset("2011-01-03", np.array([1.5])))
fails(lambda: np.busday_offset("2011-01-03", 1, weekmask="0000000"))
fails(lambda: np.busday_offset("2011-01-03", 1, roll="x"))
fails(lambda: np.busdaycalendar("MonTue Xyz"))
closed = ["2011-01-04", "2011-01-05", "2011-01-20", "2011-02-05", "2010-12-31"]
print([str(np.busday_offset("2011-01-07", n, holidays=closed)) for n in (-40, -5, -1, 1, 9, 40)])

# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('complex128') to dtype('<M8[D]') according to the rule 'safe'
# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('complex128') to dtype('<M8[D]') according to the rule 'safe'
# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('int64') to dtype('<M8[D]') according to the rule 'safe'
# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('int64') to dtype('<M8[D]') according to the rule 'safe'
# expect: ValueError Converting an integer to a NumPy datetime requires a specified unit
# expect: ValueError Converting an integer to a NumPy datetime requires a specified unit
# expect: ValueError Could not convert object to NumPy datetime
# expect: ValueError Could not convert object to NumPy datetime
# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('<U10') to dtype('<M8[D]') according to the rule 'safe'
# expect: TypeError Iterator operand 0 dtype could not be cast from dtype('<U10') to dtype('<M8[D]') according to the rule 'safe'
# expect: ValueError NaT input in busday_offset
# expect: False
# expect: 3833071820-10-16
# expect: TypeError Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'
# expect: ValueError the business day weekmask must have at least one valid business day
# expect: ValueError Invalid business day roll parameter "x"
# expect: ValueError Invalid business day weekmask string "MonTue Xyz"
# expect: ['2010-11-09', '2010-12-28', '2011-01-06', '2011-01-10', '2011-01-21', '2011-03-07']
