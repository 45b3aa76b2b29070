"""Functions that few programs call: schemes of folders, converters that come later, registered DOMs, completion of commands."""
import io

from _cells import run

run(r'''
import sysconfig as s, io
s.get_scheme_names()
s.get_paths('posix_home',{'base':'/b','installed_base':'/i'})
s.get_path('scripts','nt',expand=False), s.get_path('include','posix_user',{'userbase':'/u'})
s.get_path('x')
s.get_paths('zz')
s.get_preferred_scheme('q')
s.parse_config_h(io.StringIO('#define A 1\n#define B "x"\n/* #undef C */\n'))
s.get_config_h_filename().rpartition('/')[2], s.get_makefile_filename().rpartition('/')[2]
import configparser; c=configparser.ConfigParser(converters={'list': str.split}); c.read_string('[a]\nx=1 2\ny=3')
c['a'].getlist('x'), c.getlist('a','x'), sorted(c.converters), c['a'].getint('y'), c['a'].getint('z'), c['a'].getint('z', 5)
c.converters['up']=str.upper; c.getup('a','x'), c['a'].getup('x'), c['a'].getlist('q', fallback=[])
del c.converters['list']
c.getlist('a','x')
c.converters['']=int
c.converters[3]=int
import xml.dom as d; d.registerDOMImplementation('mine', lambda: 'made'); d.getDOMImplementation('mine'), type(d.getDOMImplementation('minidom')).__name__, type(d.getDOMImplementation(features='core 1.0')).__name__
d.getDOMImplementation('none')
d.getDOMImplementation(features='nothing 9')
d.getDOMImplementation(features='1.0 core')
import filecmp; filecmp.dircmp[int]
import inspect, os; [str(inspect.signature(f)) for f in (os.path.join, os.path.basename, os.path.realpath, os.getpgid, os.fchmod, os.setpgid)]
os.path.basename(p='a/b'), os.path.splitext(p='c.d')
import doctest; a=doctest.DocTestRunner(); b=doctest.DocTestRunner(); a._name2ft['x']=(1,2); b._name2ft['x']=(0,3); a.merge(b); a._name2ft
import cmd, unittest.mock as m, readline
class C(cmd.Cmd):
    def do_load(self, arg): pass
    def do_look(self, arg): pass
    def complete_load(self, text, line, begin, end): return [text + '!', line, begin, end]
def completed(line, begin, text):
    with m.patch('readline.get_line_buffer', return_value=line), m.patch('readline.get_begidx', return_value=begin), m.patch('readline.get_endidx', return_value=len(line)):
        shell = C(); return [shell.complete(text, i) for i in range(5)]
completed('lo', 0, 'lo'), completed('  load x', 7, 'x'), completed('look x', 5, 'x')
import socket; socket.CAN_RAW, socket.ALG_OP_SIGN, socket.TIPC_WITHDRAWN
''')

# expect: 0 done
# expect: 1 ('nt', 'nt_user', 'nt_venv', 'osx_framework_user', 'posix_home', 'posix_prefix', 'posix_user', 'posix_venv', 'venv')
# expect: 2 {'stdlib': '/i/lib/python', 'platstdlib': '/b/lib/python', 'purelib': '/b/lib/python', 'platlib': '/b/lib/python', 'include': '/i/include/python', 'platinclude': '/i/include/python', 'scripts': '/b/bin', 'data': '/b'}
# expect: 3 ('{base}/Scripts', '/u/include/python3.11')
# expect: 4 KeyError: 'x'
# expect: 5 KeyError: 'zz'
# expect: 6 KeyError: 'q'
# expect: 7 {}
# expect: 8 ('pyconfig.h', 'Makefile')
# expect: 9 done
# expect: 10 (['1', '2'], ['1', '2'], ['boolean', 'float', 'int', 'list'], 3, None, 5)
# expect: 11 ('1 2', '1 2', [])
# expect: 12 done
# expect: 13 AttributeError: 'ConfigParser' object has no attribute 'getlist'
# expect: 14 ValueError: Incompatible key: cannot use "" as a name
# expect: 15 ValueError: Incompatible key: 3 (type: <class 'int'>)
# expect: 16 AttributeError: 'str' object has no attribute 'hasFeature'
# expect: 17 KeyError: 'none'
# expect: 18 AttributeError: 'str' object has no attribute 'hasFeature'
# expect: 19 ValueError: bad feature name: '1.0'
# expect: 20 done
# expect: 21 done
# expect: 22 ('b', ('c', '.d'))
# expect: 23 done
# expect: 24 done
# expect: 25 done
# expect: 26 done
# expect: 27 (['load', 'look', None, None, None], ['x!', 'load x', 5, 6, None], [None, None, None, None, None])
# expect: 28 done
