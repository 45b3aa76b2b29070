import numpy as np
from _shown import show

show(lambda: np.datetime64('2020-01-01'))
show(lambda: (np.datetime64('2020-01-01')+np.timedelta64(5,'D')))
show(lambda: (np.arange('2020-01','2020-02',dtype='datetime64[D]')[:3]))
show(lambda: np.datetime64('2020-03-01')-np.datetime64('2020-02-01'))
show(lambda: (np.array(['2020-01-01','2021-05-06'],dtype='datetime64[D]')))
show(lambda: np.datetime64('2020-01-01T12:34:56.789'))
show(lambda: (np.timedelta64(1,'D')/np.timedelta64(1,'h')))
show(lambda: np.datetime64('NaT'))
show(lambda: (np.isnat(np.array(['NaT','2020-01-01'],dtype='M8[D]'))))
show(lambda: (np.array(['2020-01-01'],dtype='M8[D]').astype('M8[M]')))
show(lambda: (np.array([1,2],dtype='m8[s]')))
show(lambda: np.datetime_as_string(np.datetime64('2020-01-01T10')))
show(lambda: (np.busday_count('2020-01-01','2020-02-01')))
show(lambda: np.is_busday('2020-01-04'))
show(lambda: np.datetime64('2020-01-01').astype(object))
show(lambda: (np.datetime64(10,'D')))
show(lambda: np.dtype('M8[ns]'))
show(lambda: (np.timedelta64(90,'m').astype('m8[h]')))
show(lambda: (np.array(['2020-01-01','2020-01-03'],dtype='M8[D]').max()))

# expect: numpy.datetime64('2020-01-01')
# expect: numpy.datetime64('2020-01-06')
# expect: array(['2020-01-01', '2020-01-02', '2020-01-03'], dtype='datetime64[D]')
# expect: numpy.timedelta64(29,'D')
# expect: array(['2020-01-01', '2021-05-06'], dtype='datetime64[D]')
# expect: numpy.datetime64('2020-01-01T12:34:56.789')
# expect: 24.0
# expect: numpy.datetime64('NaT')
# expect: array([ True, False])
# expect: array(['2020-01'], dtype='datetime64[M]')
# expect: array([1, 2], dtype='timedelta64[s]')
# expect: '2020-01-01T10'
# expect: 23
# expect: False
# expect: datetime.date(2020, 1, 1)
# expect: numpy.datetime64('1970-01-11')
# expect: dtype('<M8[ns]')
# expect: numpy.timedelta64(1,'h')
# expect: numpy.datetime64('2020-01-03')
