# string.Template with its subclasses, and string.Formatter with what it lets subclasses change.
import string
from string import Template, Formatter

def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)

s = Template('$who likes ${what}ing $$5 $Ünder $_x')
t(lambda: s.substitute(who='tim', what='k', _x=1)); t(lambda: s.safe_substitute(who='tim')); t(lambda: s.get_identifiers()); t(lambda: s.is_valid()); t(lambda: Template('$x $y').get_identifiers())
for bad in ['a $', 'a\nb ${', '$1', '${a', '${a-b}', '\n\n$']:
    t(lambda: Template(bad).substitute(a=1)); t(lambda: Template(bad).safe_substitute(a=1)); t(lambda: Template(bad).is_valid())
t(lambda: Template('$x').substitute({'x': 1}, x=2)); t(lambda: Template('$x').substitute()); t(lambda: Template('$x $Y').substitute(x=None, Y=[1]))
class Percent(Template):
    delimiter = '%'
    idpattern = '[a-z]+_[a-z]+'
t(lambda: Percent('%% %with_under %notunder').safe_substitute({'with_under': 'r', 'notunder': 'n'})); t(lambda: Percent('%% %with_under').substitute(with_under=3))
class Braces(Template):
    braceidpattern = '[a-z.]+'
t(lambda: Braces('${a.b} $a').substitute({'a.b': 1, 'a': 2}))
class Own(Template):
    pattern = r'@(?:(?P<escaped>@)|(?P<named>[a-z]+)|<(?P<braced>[a-z]+)>|(?P<invalid>))'
t(lambda: Own('@@ @a @<b>').substitute(a=1, b=2))
f = Formatter()
for text, a, k in [('{} {}', (1, 2), {}), ('{0} {1:>5} {x!r:^7}|', (1, 'a'), {'x': 's'}), ('{a.real} {b[0]} {c[k]}', (), {'a': 3, 'b': [4], 'c': {'k': 5}}), ('{{}} {:{w}.{p}}', (3.14159,), {'w': 10, 'p': 3}), ('{} {0}', (1,), {}), ('{0} {}', (1, 2), {}), ('{!z}', (1,), {}), ('{x}', (), {}), ('{2}', (1,), {}), ('{', (), {}), ('}', (), {}), ('{a', (), {'a': 1}), ('{!', (), {}), ('{:{:{}}}', (1, 2, 3), {}), ('{:{:{:{}}}}', (1, 2, 3, 4), {}), ('{a[}', (), {'a': 1})]:
    t(lambda: f.format(text, *a, **k))
t(lambda: list(f.parse('a{b!r:c}d{{e}}{f.g[0]}h{}'))); t(lambda: f.get_field('a.b[0]', (), {'a': type('X', (), {'b': [7]})})); t(lambda: f.format())
class Defaults(Formatter):
    def get_value(self, key, args, kwargs): return kwargs.get(key, f'<{key}>') if isinstance(key, str) else super().get_value(key, args, kwargs)
    def convert_field(self, value, conversion): return value.upper() if conversion == 'u' else super().convert_field(value, conversion)
    def check_unused_args(self, used, args, kwargs): print('used', sorted(map(str, used)))
t(lambda: Defaults().format('{0} {name} {missing!u} {name!r}', 1, name='n')); print(string.capwords('  the quick  brown '), string.capwords('a-b', '-'), string.Formatter().vformat('{x}', (), {'x': 1}))

# expect: ValueError | Invalid placeholder in string: line 1, col 27
# expect: 'tim likes ${what}ing $5 $Ünder $_x'
# expect: ['who', 'what', '_x']
# expect: False
# expect: ['x', 'y']
# expect: ValueError | Invalid placeholder in string: line 1, col 3
# expect: 'a $'
# expect: False
# expect: ValueError | Invalid placeholder in string: line 2, col 3
# expect: 'a\nb ${'
# expect: False
# expect: ValueError | Invalid placeholder in string: line 1, col 1
# expect: '$1'
# expect: False
# expect: ValueError | Invalid placeholder in string: line 1, col 1
# expect: '${a'
# expect: False
# expect: ValueError | Invalid placeholder in string: line 1, col 1
# expect: '${a-b}'
# expect: False
# expect: ValueError | Invalid placeholder in string: line 3, col 1
# expect: '\n\n$'
# expect: False
# expect: '2'
# expect: KeyError | 'x'
# expect: 'None [1]'
# expect: '% r %notunder'
# expect: '% 3'
# expect: '1 2'
# expect: '$ 1 2'
# expect: '1 2'
# expect: "1     a   's'  |"
# expect: '3 4 5'
# expect: '{}       3.14'
# expect: ValueError | cannot switch from manual field specification to automatic field numbering
# expect: ValueError | cannot switch from manual field specification to automatic field numbering
# expect: ValueError | Unknown conversion specifier z
# expect: KeyError | 'x'
# expect: IndexError | tuple index out of range
# expect: ValueError | Single '{' encountered in format string
# expect: ValueError | Single '}' encountered in format string
# expect: ValueError | expected '}' before end of string
# expect: ValueError | end of string while looking for conversion specifier
# expect: ValueError | Max string recursion exceeded
# expect: ValueError | Max string recursion exceeded
# expect: ValueError | expected '}' before end of string
# expect: [('a', 'b', 'c', 'r'), ('d{', None, None, None), ('e}', None, None, None), ('', 'f.g[0]', '', None), ('h', '', '', None)]
# expect: (7, 'a')
# expect: TypeError | Formatter.format() missing 1 required positional argument: 'format_string'
# expect: used ['0', 'missing', 'name']
# expect: "1 n <MISSING> 'n'"
# expect: The Quick Brown A-B 1
