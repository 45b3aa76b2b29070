# Loggers in a hierarchy, handlers, formatters, filters, adapters, and their set-up from dictionaries and INI texts.
import io, logging, logging.config, logging.handlers, os, queue, sys, tempfile, warnings

def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)

out = io.StringIO()
def show():
    print(out.getvalue(), end=''); out.seek(0); out.truncate()

h = logging.StreamHandler(out); h.setFormatter(logging.Formatter('%(levelname)-8s|%(name)s|%(message)s|%(funcName)s|%(filename)s'[:43]))
root = logging.getLogger(); root.addHandler(h)
a, ab, abc = logging.getLogger('a'), logging.getLogger('a.b'), logging.getLogger('a.b.c')
print(root, a, abc.parent is ab, ab.parent is a, a.parent is root, logging.getLogger('a') is a, logging.getLogger('root') is root)
a.setLevel('INFO'); print(abc.getEffectiveLevel(), abc.isEnabledFor(10), abc, h.level, logging.getLevelName(25), logging.getLevelName('INFO'))
def function():
    abc.debug('no'); abc.info('x=%d %s', 1, 'y'); abc.warning('d %(k)s', {'k': 5}); root.info('no'); root.error('yes')
function(); show()
try: 1 / 0
except ZeroDivisionError: abc.exception('failed')
print([l for l in out.getvalue().split('\n') if 'File' not in l and '^' not in l]); out.seek(0); out.truncate()
abc.error('with', exc_info=ValueError('v')); show()
abc.propagate = False; print(abc.hasHandlers(), a.hasHandlers()); abc.propagate = True
class Only(logging.Filter):
    def filter(self, record): record.extra = 'E'; return 'keep' in record.getMessage()
f = Only(); h.addFilter(f); a.warning('keep me'); a.warning('not me'); h.removeFilter(f); h.addFilter(lambda r: r.levelno > 30); a.warning('no'); a.error('on'); h.filters.clear(); show()
for style, fmt in [('%', '%(name)s %(message)s'), ('{', '{name:>4} {message!r}'), ('$', '$name ${message} $$'), ('%', 'x'), ('{', 'x'), ('$', 'x'), ('?', 'x'), ('{', '{a.b-c}'), ('$', '$')]:
    def g():
        h.setFormatter(logging.Formatter(fmt, style=style)); a.warning('m %s', 1); v = out.getvalue(); out.seek(0); out.truncate(); return v
    t(g)
h.setFormatter(logging.Formatter('%(levelname)s %(message)s %(who)s', defaults={'who': 'nobody'})); a.warning('m'); a.warning('m', extra={'who': 'me'}); show(); t(lambda: a.warning('m', extra={'message': 1}))
ad = logging.LoggerAdapter(a, {'who': 'adapter'}); ad.warning('m'); ad.log(40, 'n'); print(ad, ad.isEnabledFor(10)); show()
class Ad(logging.LoggerAdapter):
    def process(self, msg, kwargs): return f'[{self.extra["id"]}] {msg}', kwargs
Ad(a, {'id': 7}).error('p %s', 1); show()
logging.addLevelName(25, 'NOTICE'); a.log(25, 'noticed'); t(lambda: a.log('x', 'y')); t(lambda: a.setLevel('NONE')); t(lambda: a.setLevel(1.5)); show()
logging.disable(logging.ERROR); a.error('no'); a.critical('yes'); logging.disable(logging.NOTSET); a.error('again'); show()
m = logging.handlers.MemoryHandler(3, logging.ERROR, h); b = logging.getLogger('mem'); b.propagate = False; b.addHandler(m)
b.warning('1'); b.warning('2'); print(repr(out.getvalue()), len(m.buffer)); b.warning('3'); b.warning('4'); show(); m.close(); show()
q = queue.Queue(); c = logging.getLogger('q'); c.propagate = False; c.addHandler(logging.handlers.QueueHandler(q)); c.error('v %s', 5); r = q.get(); print(r.msg, r.args, r.levelname, r.lineno, r.funcName)
for name in ['NullHandler', 'StreamHandler']: print(repr(getattr(logging, name)()))
r = logging.makeLogRecord({'msg': 'a%d', 'args': (1,), 'name': 'n', 'levelname': 'L'}); print(r.getMessage(), logging.Formatter('%(name)s%(levelname)s%(message)s').format(r), logging.BufferingFormatter().format([r, r]))
old = logging.getLogRecordFactory()
def factory(*args, **kw):
    rec = old(*args, **kw); rec.who = 'factory'; return rec
logging.setLogRecordFactory(factory); a.error('f'); logging.setLogRecordFactory(old); show()
with tempfile.TemporaryDirectory() as d:
    p = os.path.join(d, 'x.log'); fh = logging.FileHandler(p); fh.setFormatter(logging.Formatter('%(message)s')); a.addHandler(fh); a.error('to file'); a.error('2'); fh.close(); a.removeHandler(fh); print(open(p).read())
    rh = logging.handlers.RotatingFileHandler(p, maxBytes=20, backupCount=2); a.addHandler(rh); [a.error('line %d', i) for i in range(9)]; a.removeHandler(rh); rh.close(); print(sorted(os.listdir(d)), open(p).read(), open(p + '.1').read())
    root.handlers.clear(); logging.basicConfig(filename=p, filemode='w', format='{message}', style='{', level=logging.DEBUG, force=True); logging.debug('basic'); logging.shutdown(); print(open(p).read(), root)
out.seek(0); out.truncate()
logging.basicConfig(stream=out, force=True, level=20); logging.info('hello'); logging.debug('no'); t(lambda: logging.basicConfig(force=True, stream=1, filename='x')); logging.basicConfig(stream=out, force=True); show()
t(lambda: logging.basicConfig(force=True, foo=1)); root.handlers.clear()
class Stars(logging.Formatter):
    def format(self, r): return '*' + super().format(r)
cfg = {'version': 1, 'disable_existing_loggers': False, 'formatters': {'f': {'format': '%(levelname)s:%(message)s'}, 's': {'()': Stars, 'fmt': '%(message)s'}}, 'filters': {'q': {'name': 'pkg'}}, 'handlers': {'one': {'class': 'logging.StreamHandler', 'formatter': 'f', 'level': 'WARNING', 'stream': out, 'filters': ['q']}, 'two': {'class': 'logging.StreamHandler', 'formatter': 's', 'stream': 'ext://sys.stdout'}}, 'loggers': {'pkg': {'level': 'DEBUG', 'handlers': ['one'], 'propagate': False}}, 'root': {'level': 'ERROR', 'handlers': ['two']}}
logging.config.dictConfig(cfg); logging.getLogger('pkg.sub').warning('w'); logging.getLogger('pkg').info('i'); logging.getLogger('other').error('o'); logging.getLogger('other').warning('no'); show()
for bad in [{}, {'version': 2}, {'version': 1, 'handlers': {'h': {'class': 'logging.None'}}}, {'version': 1, 'root': {'handlers': ['zz']}}]: t(lambda: logging.config.dictConfig(bad))
ini = io.StringIO('[loggers]\nkeys=root,x\n[handlers]\nkeys=h\n[formatters]\nkeys=f\n[logger_root]\nlevel=WARNING\nhandlers=h\n[logger_x]\nlevel=DEBUG\nhandlers=h\npropagate=0\nqualname=x.y\n[handler_h]\nclass=StreamHandler\nargs=(sys.stdout,)\nformatter=f\n[formatter_f]\nformat=%(name)s-%(message)s\n')
logging.config.fileConfig(ini); logging.getLogger('x.y').debug('ini'); logging.getLogger('z').warning('zini')
logging.captureWarnings(True); warnings.simplefilter('always'); logging.getLogger('py.warnings').addFilter(lambda r: print('captured', r.getMessage().split(':')[-2].strip()) or False); warnings.warn('careful'); logging.captureWarnings(False)
sys.stderr = sys.stdout; root.handlers.clear(); logging.getLogger('last').warning('resort'); logging.getLogger('last').info('no')

# expect: <RootLogger root (WARNING)> <Logger a (WARNING)> True True True True True
# expect: 20 False <Logger a.b.c (INFO)> 0 Level 25 20
# expect: ['']
# expect: False True
# expect: 'a m 1\n'
# expect: "   a 'm 1'\n"
# expect: 'a m 1 $\n'
# expect: ValueError | Invalid format 'x' for '%' style
# expect: ValueError | invalid format: no fields
# expect: ValueError | invalid format: no fields
# expect: ValueError | Style must be one of: %,{,$
# expect: ValueError | invalid format: invalid field name/expression: 'a.b-c'
# expect: ValueError | invalid format: bare '$' not allowed
# expect: WARNING m nobody
# expect: WARNING m me
# expect: KeyError | "Attempt to overwrite 'message' in LogRecord"
# expect: <LoggerAdapter a (INFO)> False
# expect: WARNING m adapter
# expect: ERROR n adapter
# expect: ERROR [7] p 1 nobody
# expect: TypeError | level must be an integer
# expect: ValueError | Unknown level: 'NONE'
# expect: TypeError | Level not an integer or a valid string: 1.5
# expect: NOTICE noticed nobody
# expect: CRITICAL yes nobody
# expect: ERROR again nobody
# expect: '' 2
# expect: WARNING 1 nobody
# expect: WARNING 2 nobody
# expect: WARNING 3 nobody
# expect: WARNING 4 nobody
# expect: v 5 None ERROR 41 <module>
# expect: <NullHandler (NOTSET)>
# expect: <StreamHandler <stderr> (NOTSET)>
# expect: a1 nLa1 a1a1
# expect: ERROR f factory
# expect: to file
# expect: 2
# expect:
# expect: ['x.log', 'x.log.1', 'x.log.2'] line 7
# expect: line 8
# expect:  line 5
# expect: line 6
# expect:
# expect: basic
# expect:  <RootLogger root (DEBUG)>
# expect: ValueError | 'stream' and 'filename' should not be specified together
# expect: INFO:root:hello
# expect: ValueError | Unrecognised argument(s): foo
# expect: *o
# expect: WARNING:w
# expect: ValueError | dictionary doesn't specify a version
# expect: ValueError | Unsupported version: 2
# expect: ValueError | Unable to configure handler 'h'
# expect: ValueError | Unable to configure root logger
# expect: x.y-ini
# expect: z-zini
# expect: captured print('captured', r.getMessage().split('
# expect: resort
