# What tests and tools take past the documentation: headers of archives, marks of sounds, patterns of INI files, copies of weak mappings.
import argparse
import codecs
import configparser
import copy
import ctypes
import datetime
import decimal
import difflib
import email.policy
import fractions
import gettext
import inspect
import io
import optparse
import pickle
import shelve
import tarfile
import wave
import weakref
import xmlrpc.client


def tell(call, *given):
    try:
        print(call(*given), end="; ")
    except Exception as error:
        print(type(error).__name__, error, end="; ")


member = tarfile.TarInfo("a" * 120)
tell(lambda: member.create_ustar_header(member.get_info(), "utf-8", "strict"))
print(len(member.create_gnu_header(member.get_info(), "utf-8", "strict")), len(member.create_pax_header(member.get_info(), "utf-8")))
tell(setattr, member, "other", 1)
sound = wave.open(io.BytesIO(), "wb")
sound.setparams((1, 2, 8000, 0, "NONE", "not compressed"))
tell(sound.getmarkers)
tell(sound.getmark, 1)
tell(sound.setmark, 1, 2, "name")
sound.close()
print()


class Kept:
    pass


kept, items = Kept(), [1]
values = copy.deepcopy(weakref.WeakValueDictionary({1: kept}))
keys = copy.deepcopy(weakref.WeakKeyDictionary({kept: items}))
print(values[1] is kept, keys[kept], keys[kept] is items)
tell(pickle.dumps, ctypes.c_char_p(b"x"))
print(ctypes.c_int.__ctype_le__ is ctypes.c_int, bytes(ctypes.c_int.__ctype_be__(5)), ctypes.c_short.__ctype_be__.__name__, (ctypes.c_char * 3).__module__)
print(datetime.date(2020, 1, 1).__rsub__(datetime.date(2020, 1, 2)), datetime.date(2020, 1, 1).__rsub__(1), gettext.GNUTranslations.CONTEXT.encode())
print(configparser.RawConfigParser.OPTCRE.match("a = b").groups(), configparser.RawConfigParser.OPTCRE_NV.match("a").groups())
print(inspect.signature(lambda a, /, *b: 0) == pickle.loads(pickle.dumps(inspect.signature(lambda a, /, *b: 0))))
print(argparse.Namespace(a=1, **{"b c": 2}), argparse._AttributeHolder.__name__, argparse.ArgumentParser("x", add_help=False))
print(codecs.StreamRecoder.data_encoding, fractions.Fraction(2, 4, _normalize=False), difflib.IS_LINE_JUNK(" # "), hasattr(optparse.OptionGroup, "destroy"))
tell(email.policy.Policy)
print(sorted(email.policy.Policy.__abstractmethods__))
tell(decimal.Context().is_nan, 1, 2)
tell(decimal.Context().abs)
print(shelve.BsdDbShelf.__mro__[1].__name__, hasattr(shelve.Shelf, "__del__"), hasattr(xmlrpc.client.Transport, "send_headers"))

# expect: ValueError name is too long; 1536 1536
# expect: AttributeError 'TarInfo' object has no attribute 'other'; None; Error no marks; Error setmark() not supported;
# expect: True [1] False
# expect: ValueError ctypes objects containing pointers cannot be pickled; True b'\x00\x00\x00\x05' c_short_be __main__
# expect: 1 day, 0:00:00 NotImplemented b'%s\x04%s'
# expect: ('a', '=', 'b') ('a', None, None)
# expect: True
# expect: Namespace(a=1, **{'b c': 2}) _AttributeHolder ArgumentParser(prog='x', usage=None, description=None, formatter_class=<class 'argparse.HelpFormatter'>, conflict_handler='error', add_help=False)
# expect: unknown 2/4 True True
# expect: TypeError Can't instantiate abstract class Policy with abstract methods fold, fold_binary, header_fetch_parse, header_source_parse, header_store_parse; ['fold', 'fold_binary', 'header_fetch_parse', 'header_source_parse', 'header_store_parse']
# expect: TypeError Context.is_nan() takes exactly one argument (2 given); TypeError Context.abs() takes exactly one argument (0 given); Shelf True True
