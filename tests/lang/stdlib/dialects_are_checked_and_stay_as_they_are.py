"""csv's registered dialects are objects that do not change, made of checked settings; an enumeration without members has no value."""
import csv
import enum
import json


def told(function, *args, **kwargs):
    try:
        made = function(*args, **kwargs)
        print(type(made), "" if "object at" in repr(made) else made)
    except Exception as error:
        print(type(error).__name__, error)


def settings(d):
    print(d.delimiter, d.quoting, repr(d.lineterminator), d.strict, d.escapechar, d.skipinitialspace, d.doublequote, d.quotechar)


class Mine(csv.excel):
    delimiter = ";"


class Bare(csv.Dialect):
    delimiter = ","


class Wide(csv.excel):
    quotechar = "xx"


told(csv.get_dialect, "excel")
settings(csv.get_dialect("excel"))
settings(csv.get_dialect("unix"))
csv.register_dialect("mine", Mine)
settings(csv.get_dialect("mine"))
csv.register_dialect("pipes", delimiter="|", quoting=csv.QUOTE_NONE)
settings(csv.get_dialect("pipes"))
csv.register_dialect("derived", "mine", strict=1)
settings(csv.get_dialect("derived"))
print(list(csv.reader(["a|b"], "pipes")), list(csv.reader(["a;b"], Mine)), list(csv.reader(["a;b"], csv.get_dialect("mine"))))
told(csv.register_dialect, "x", "nope")
told(csv.Dialect)
told(csv.get_dialect, "zz")
told(csv.register_dialect, "q", Mine, delimiter="ab")
told(setattr, csv.get_dialect("mine"), "delimiter", ",")
told(Bare)
told(Wide)
told(csv.excel)
print(type(csv.reader([])), json.JSONEncoder.__module__, json.JSONDecoder.__module__)


class Empty(enum.Enum):
    pass


class Flags(enum.Flag):
    pass


for kind in (enum.IntEnum, enum.StrEnum, enum.Flag, enum.Enum, enum.IntFlag, Empty, Flags):
    told(kind, 1)

# expect: <class '_csv.Dialect'> 
# expect: , 0 '\r\n' False None False True "
# expect: , 1 '\n' False None False True "
# expect: ; 0 '\r\n' False None False True "
# expect: | 3 '\r\n' False None False True "
# expect: ; 0 '\r\n' True None False True "
# expect: [['a', 'b']] [['a', 'b']] [['a', 'b']]
# expect: Error unknown dialect
# expect: Error "delimiter" must be string, not NoneType
# expect: Error unknown dialect
# expect: TypeError "delimiter" must be a 1-character string
# expect: AttributeError attribute 'delimiter' of '_csv.Dialect' objects is not writable
# expect: Error "quoting" must be an integer
# expect: Error "quotechar" must be a 1-character string
# expect: <class 'csv.excel'> 
# expect: <class '_csv.reader'> json.encoder json.decoder
# expect: TypeError <enum 'IntEnum'> has no members defined
# expect: TypeError <enum 'StrEnum'> has no members defined
# expect: TypeError <flag 'Flag'> has no members defined
# expect: TypeError <enum 'Enum'> has no members defined
# expect: TypeError <flag 'IntFlag'> has no members defined
# expect: TypeError <enum 'Empty'> has no members defined
# expect: TypeError <flag 'Flags'> has no members defined
