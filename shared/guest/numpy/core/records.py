"""numpy.core.records"""

from numpy.structured import rec, recarray, record  # noqa: F401

array, fromarrays, fromrecords = rec.array, rec.fromarrays, rec.fromrecords
