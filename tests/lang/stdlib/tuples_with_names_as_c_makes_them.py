import _thread
import collections
import copy
import grp
import os
import pickle
import pwd
import resource
import signal
import time


def show(text):
    try:
        print(text, "=>", repr(eval(text)))
    except Exception as error:
        print(text, "=>", type(error).__name__, error)


for line in """time.struct_time(range(11)).tm_zone
time.struct_time(range(9)).tm_zone
time.struct_time(range(9),{'tm_zone':'X','tm_gmtoff':5}).tm_zone
time.struct_time(range(9)).__reduce__()
time.gmtime(0).__reduce__()
collections.namedtuple('P','x y').x
collections.namedtuple('P','x y').x.__doc__
collections.namedtuple('P','x y').x.__reduce__()
collections.namedtuple('P','x y').x.__get__(5)
collections.namedtuple('P','x y').x.__get__((7,))
collections.namedtuple('P','x y').y.__get__((7,))
collections.namedtuple('P','x y').y.__get__(None, 5)
collections.namedtuple('P','x y').y.__set__((1,2), 5)
setattr(collections.namedtuple('P','x y')(1,2),'x',3)
delattr(collections.namedtuple('P','x y')(1,2),'x')
pickle.loads(pickle.dumps(time.gmtime(5))).tm_gmtoff
copy.copy(os.stat_result(range(10))).st_atime""".split("\n"):
    show(line)
for kind in (os.stat_result, os.statvfs_result, os.terminal_size, os.times_result, os.uname_result, time.struct_time,
             signal.struct_siginfo, _thread._ExceptHookArgs, pwd.struct_passwd, grp.struct_group, resource.struct_rusage):
    print(kind, kind.__module__, kind.n_fields, kind.n_sequence_fields, kind.n_unnamed_fields, kind.__match_args__)
    print(sorted(name for name in vars(kind) if name[0] != "_"), kind.__mro__[1])
    count = kind.n_sequence_fields
    made = kind(range(count))
    print(made, made == tuple(range(count)), made.__reduce__(), hash(made) == hash(tuple(made)))
    for line in """kind(5)
kind(range(1))
kind(range(40))
kind(range(count), {"x": 1})
kind(range(count), 5)
kind()
setattr(made, kind.__match_args__[0], 5)
setattr(made, "zzz", 5)
type("X", (kind,), {})
kind.__new__(kind, range(kind.n_fields))
made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made""".split("\n"):
        show(line)
root = os.stat("/")
print(type(root.st_atime), type(root[7]), int(root.st_atime) == root[7], root.st_mtime_ns // 10**9 == root[8], len(root))

# expect: time.struct_time(range(11)).tm_zone => 9
# expect: time.struct_time(range(9)).tm_zone => None
# expect: time.struct_time(range(9),{'tm_zone':'X','tm_gmtoff':5}).tm_zone => 'X'
# expect: time.struct_time(range(9)).__reduce__() => (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': None, 'tm_gmtoff': None}))
# expect: time.gmtime(0).__reduce__() => (<class 'time.struct_time'>, ((1970, 1, 1, 0, 0, 0, 3, 1, 0), {'tm_zone': 'GMT', 'tm_gmtoff': 0}))
# expect: collections.namedtuple('P','x y').x => _tuplegetter(0, 'Alias for field number 0')
# expect: collections.namedtuple('P','x y').x.__doc__ => 'Alias for field number 0'
# expect: collections.namedtuple('P','x y').x.__reduce__() => (<class '_collections._tuplegetter'>, (0, 'Alias for field number 0'))
# expect: collections.namedtuple('P','x y').x.__get__(5) => TypeError descriptor for index '0' for tuple subclasses doesn't apply to 'int' object
# expect: collections.namedtuple('P','x y').x.__get__((7,)) => 7
# expect: collections.namedtuple('P','x y').y.__get__((7,)) => IndexError tuple index out of range
# expect: collections.namedtuple('P','x y').y.__get__(None, 5) => _tuplegetter(1, 'Alias for field number 1')
# expect: collections.namedtuple('P','x y').y.__set__((1,2), 5) => AttributeError can't set attribute
# expect: setattr(collections.namedtuple('P','x y')(1,2),'x',3) => AttributeError can't set attribute
# expect: delattr(collections.namedtuple('P','x y')(1,2),'x') => AttributeError can't delete attribute
# expect: pickle.loads(pickle.dumps(time.gmtime(5))).tm_gmtoff => 0
# expect: copy.copy(os.stat_result(range(10))).st_atime => 7
# expect: <class 'os.stat_result'> os 19 10 3 ('st_mode', 'st_ino', 'st_dev', 'st_nlink', 'st_uid', 'st_gid', 'st_size')
# expect: ['n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'st_atime', 'st_atime_ns', 'st_blksize', 'st_blocks', 'st_ctime', 'st_ctime_ns', 'st_dev', 'st_gid', 'st_ino', 'st_mode', 'st_mtime', 'st_mtime_ns', 'st_nlink', 'st_rdev', 'st_size', 'st_uid'] <class 'tuple'>
# expect: os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9) True (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 7, 'st_mtime': 8, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': None, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_rdev': None})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError os.stat_result() takes an at least 10-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError os.stat_result() takes an at most 19-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
# expect: kind(range(count), 5) => TypeError os.stat_result() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'os.stat_result' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'os.stat_result' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1), os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9), True)
# expect: <class 'os.statvfs_result'> os 11 10 0 ('f_bsize', 'f_frsize', 'f_blocks', 'f_bfree', 'f_bavail', 'f_files', 'f_ffree', 'f_favail', 'f_flag', 'f_namemax')
# expect: ['f_bavail', 'f_bfree', 'f_blocks', 'f_bsize', 'f_favail', 'f_ffree', 'f_files', 'f_flag', 'f_frsize', 'f_fsid', 'f_namemax', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields'] <class 'tuple'>
# expect: os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9) True (<class 'os.statvfs_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'f_fsid': None})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError os.statvfs_result() takes an at least 10-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError os.statvfs_result() takes an at most 11-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
# expect: kind(range(count), 5) => TypeError os.statvfs_result() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'os.statvfs_result' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'os.statvfs_result' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1), os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9), True)
# expect: <class 'os.terminal_size'> os 2 2 0 ('columns', 'lines')
# expect: ['columns', 'lines', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields'] <class 'tuple'>
# expect: os.terminal_size(columns=0, lines=1) True (<class 'os.terminal_size'>, ((0, 1), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError os.terminal_size() takes a 2-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError os.terminal_size() takes a 2-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => os.terminal_size(columns=0, lines=1)
# expect: kind(range(count), 5) => TypeError os.terminal_size() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'os.terminal_size' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'os.terminal_size' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => os.terminal_size(columns=0, lines=1)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1,), (0, 1, 1), os.terminal_size(columns=0, lines=1), True)
# expect: <class 'posix.times_result'> posix 5 5 0 ('user', 'system', 'children_user', 'children_system', 'elapsed')
# expect: ['children_system', 'children_user', 'elapsed', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'system', 'user'] <class 'tuple'>
# expect: posix.times_result(user=0, system=1, children_user=2, children_system=3, elapsed=4) True (<class 'posix.times_result'>, ((0, 1, 2, 3, 4), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError posix.times_result() takes a 5-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError posix.times_result() takes a 5-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => posix.times_result(user=0, system=1, children_user=2, children_system=3, elapsed=4)
# expect: kind(range(count), 5) => TypeError posix.times_result() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'posix.times_result' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'posix.times_result' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => posix.times_result(user=0, system=1, children_user=2, children_system=3, elapsed=4)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 1), posix.times_result(user=0, system=1, children_user=2, children_system=3, elapsed=4), True)
# expect: <class 'posix.uname_result'> posix 5 5 0 ('sysname', 'nodename', 'release', 'version', 'machine')
# expect: ['machine', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'nodename', 'release', 'sysname', 'version'] <class 'tuple'>
# expect: posix.uname_result(sysname=0, nodename=1, release=2, version=3, machine=4) True (<class 'posix.uname_result'>, ((0, 1, 2, 3, 4), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError posix.uname_result() takes a 5-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError posix.uname_result() takes a 5-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => posix.uname_result(sysname=0, nodename=1, release=2, version=3, machine=4)
# expect: kind(range(count), 5) => TypeError posix.uname_result() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'posix.uname_result' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'posix.uname_result' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => posix.uname_result(sysname=0, nodename=1, release=2, version=3, machine=4)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 1), posix.uname_result(sysname=0, nodename=1, release=2, version=3, machine=4), True)
# expect: <class 'time.struct_time'> time 11 9 0 ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_isdst')
# expect: ['n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'tm_gmtoff', 'tm_hour', 'tm_isdst', 'tm_mday', 'tm_min', 'tm_mon', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_year', 'tm_zone'] <class 'tuple'>
# expect: time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8) True (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': None, 'tm_gmtoff': None})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError time.struct_time() takes an at least 9-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError time.struct_time() takes an at most 11-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
# expect: kind(range(count), 5) => TypeError time.struct_time() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'time.struct_time' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'time.struct_time' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 7, 8, 1), time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8), True)
# expect: <class 'signal.struct_siginfo'> signal 7 7 0 ('si_signo', 'si_code', 'si_errno', 'si_pid', 'si_uid', 'si_status', 'si_band')
# expect: ['n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'si_band', 'si_code', 'si_errno', 'si_pid', 'si_signo', 'si_status', 'si_uid'] <class 'tuple'>
# expect: signal.struct_siginfo(si_signo=0, si_code=1, si_errno=2, si_pid=3, si_uid=4, si_status=5, si_band=6) True (<class 'signal.struct_siginfo'>, ((0, 1, 2, 3, 4, 5, 6), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError signal.struct_siginfo() takes a 7-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError signal.struct_siginfo() takes a 7-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => signal.struct_siginfo(si_signo=0, si_code=1, si_errno=2, si_pid=3, si_uid=4, si_status=5, si_band=6)
# expect: kind(range(count), 5) => TypeError signal.struct_siginfo() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'signal.struct_siginfo' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'signal.struct_siginfo' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => signal.struct_siginfo(si_signo=0, si_code=1, si_errno=2, si_pid=3, si_uid=4, si_status=5, si_band=6)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 1), signal.struct_siginfo(si_signo=0, si_code=1, si_errno=2, si_pid=3, si_uid=4, si_status=5, si_band=6), True)
# expect: <class '_thread._ExceptHookArgs'> _thread 4 4 0 ('exc_type', 'exc_value', 'exc_traceback', 'thread')
# expect: ['exc_traceback', 'exc_type', 'exc_value', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'thread'] <class 'tuple'>
# expect: _thread._ExceptHookArgs(exc_type=0, exc_value=1, exc_traceback=2, thread=3) True (<class '_thread._ExceptHookArgs'>, ((0, 1, 2, 3), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError _thread._ExceptHookArgs() takes a 4-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError _thread._ExceptHookArgs() takes a 4-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => _thread._ExceptHookArgs(exc_type=0, exc_value=1, exc_traceback=2, thread=3)
# expect: kind(range(count), 5) => TypeError _thread._ExceptHookArgs() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError '_thread._ExceptHookArgs' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type '_thread._ExceptHookArgs' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => _thread._ExceptHookArgs(exc_type=0, exc_value=1, exc_traceback=2, thread=3)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 1), _thread._ExceptHookArgs(exc_type=0, exc_value=1, exc_traceback=2, thread=3), True)
# expect: <class 'pwd.struct_passwd'> pwd 7 7 0 ('pw_name', 'pw_passwd', 'pw_uid', 'pw_gid', 'pw_gecos', 'pw_dir', 'pw_shell')
# expect: ['n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'pw_dir', 'pw_gecos', 'pw_gid', 'pw_name', 'pw_passwd', 'pw_shell', 'pw_uid'] <class 'tuple'>
# expect: pwd.struct_passwd(pw_name=0, pw_passwd=1, pw_uid=2, pw_gid=3, pw_gecos=4, pw_dir=5, pw_shell=6) True (<class 'pwd.struct_passwd'>, ((0, 1, 2, 3, 4, 5, 6), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError pwd.struct_passwd() takes a 7-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError pwd.struct_passwd() takes a 7-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => pwd.struct_passwd(pw_name=0, pw_passwd=1, pw_uid=2, pw_gid=3, pw_gecos=4, pw_dir=5, pw_shell=6)
# expect: kind(range(count), 5) => TypeError pwd.struct_passwd() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'pwd.struct_passwd' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'pwd.struct_passwd' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => pwd.struct_passwd(pw_name=0, pw_passwd=1, pw_uid=2, pw_gid=3, pw_gecos=4, pw_dir=5, pw_shell=6)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 1), pwd.struct_passwd(pw_name=0, pw_passwd=1, pw_uid=2, pw_gid=3, pw_gecos=4, pw_dir=5, pw_shell=6), True)
# expect: <class 'grp.struct_group'> grp 4 4 0 ('gr_name', 'gr_passwd', 'gr_gid', 'gr_mem')
# expect: ['gr_gid', 'gr_mem', 'gr_name', 'gr_passwd', 'n_fields', 'n_sequence_fields', 'n_unnamed_fields'] <class 'tuple'>
# expect: grp.struct_group(gr_name=0, gr_passwd=1, gr_gid=2, gr_mem=3) True (<class 'grp.struct_group'>, ((0, 1, 2, 3), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError grp.struct_group() takes a 4-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError grp.struct_group() takes a 4-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => grp.struct_group(gr_name=0, gr_passwd=1, gr_gid=2, gr_mem=3)
# expect: kind(range(count), 5) => TypeError grp.struct_group() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'grp.struct_group' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'grp.struct_group' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => grp.struct_group(gr_name=0, gr_passwd=1, gr_gid=2, gr_mem=3)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 1), grp.struct_group(gr_name=0, gr_passwd=1, gr_gid=2, gr_mem=3), True)
# expect: <class 'resource.struct_rusage'> resource 16 16 0 ('ru_utime', 'ru_stime', 'ru_maxrss', 'ru_ixrss', 'ru_idrss', 'ru_isrss', 'ru_minflt', 'ru_majflt', 'ru_nswap', 'ru_inblock', 'ru_oublock', 'ru_msgsnd', 'ru_msgrcv', 'ru_nsignals', 'ru_nvcsw', 'ru_nivcsw')
# expect: ['n_fields', 'n_sequence_fields', 'n_unnamed_fields', 'ru_idrss', 'ru_inblock', 'ru_isrss', 'ru_ixrss', 'ru_majflt', 'ru_maxrss', 'ru_minflt', 'ru_msgrcv', 'ru_msgsnd', 'ru_nivcsw', 'ru_nsignals', 'ru_nswap', 'ru_nvcsw', 'ru_oublock', 'ru_stime', 'ru_utime'] <class 'tuple'>
# expect: resource.struct_rusage(ru_utime=0, ru_stime=1, ru_maxrss=2, ru_ixrss=3, ru_idrss=4, ru_isrss=5, ru_minflt=6, ru_majflt=7, ru_nswap=8, ru_inblock=9, ru_oublock=10, ru_msgsnd=11, ru_msgrcv=12, ru_nsignals=13, ru_nvcsw=14, ru_nivcsw=15) True (<class 'resource.struct_rusage'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), {})) True
# expect: kind(5) => TypeError constructor requires a sequence
# expect: kind(range(1)) => TypeError resource.struct_rusage() takes a 16-sequence (1-sequence given)
# expect: kind(range(40)) => TypeError resource.struct_rusage() takes a 16-sequence (40-sequence given)
# expect: kind(range(count), {"x": 1}) => resource.struct_rusage(ru_utime=0, ru_stime=1, ru_maxrss=2, ru_ixrss=3, ru_idrss=4, ru_isrss=5, ru_minflt=6, ru_majflt=7, ru_nswap=8, ru_inblock=9, ru_oublock=10, ru_msgsnd=11, ru_msgrcv=12, ru_nsignals=13, ru_nvcsw=14, ru_nivcsw=15)
# expect: kind(range(count), 5) => TypeError resource.struct_rusage() takes a dict as second arg, if any
# expect: kind() => TypeError structseq() missing required argument 'sequence' (pos 1)
# expect: setattr(made, kind.__match_args__[0], 5) => AttributeError readonly attribute
# expect: setattr(made, "zzz", 5) => AttributeError 'resource.struct_rusage' object has no attribute 'zzz'
# expect: type("X", (kind,), {}) => TypeError type 'resource.struct_rusage' is not an acceptable base type
# expect: kind.__new__(kind, range(kind.n_fields)) => resource.struct_rusage(ru_utime=0, ru_stime=1, ru_maxrss=2, ru_ixrss=3, ru_idrss=4, ru_isrss=5, ru_minflt=6, ru_majflt=7, ru_nswap=8, ru_inblock=9, ru_oublock=10, ru_msgsnd=11, ru_msgrcv=12, ru_nsignals=13, ru_nvcsw=14, ru_nivcsw=15)
# expect: made[1:3], made + (1,), copy.copy(made), pickle.loads(pickle.dumps(made)) == made => ((1, 2), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1), resource.struct_rusage(ru_utime=0, ru_stime=1, ru_maxrss=2, ru_ixrss=3, ru_idrss=4, ru_isrss=5, ru_minflt=6, ru_majflt=7, ru_nswap=8, ru_inblock=9, ru_oublock=10, ru_msgsnd=11, ru_msgrcv=12, ru_nsignals=13, ru_nvcsw=14, ru_nivcsw=15), True)
# expect: <class 'float'> <class 'int'> True True 10
