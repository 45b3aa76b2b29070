import contextlib
import io
import nturl2path
import os
import pickle
import rlcompleter
import tabnanny
import tempfile
import tokenize
import zipapp
import zipfile
from urllib.robotparser import RobotFileParser


def show(f, *a, **k):
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            shown = repr(f(*a, **k))
    except Exception as e:
        shown = f"{type(e).__name__} {e}"
    print((shown + out.getvalue() + err.getvalue()).replace(top, "TOP"))


top = tempfile.mkdtemp()
for url in ("///C|/a/b", "//host/share/a", "////host/share", "/a/b%20c", "C|/", "///1|/a"):
    show(nturl2path.url2pathname, url)
for path in ("C:\\a\\b c", "\\\\host\\share", "\\\\?\\C:\\a", "\\\\?\\UNC\\h\\s", "CC:\\a", "a:b:c"):
    show(nturl2path.pathname2url, path)


class Complete:
    spam, _ham = 1, 2


completer = rlcompleter.Completer({"Complete": Complete, "egg": lambda: 1, "egg2": lambda a: 1})
for text in ("Complete.", "Complete._", "Com", "eg", "imp", "Fa", "try", "nope.", "Complete.zz"):
    show(lambda: [completer.complete(text, i) for i in range(2)])
rules = """User-agent: *
Crawl-delay: 1
Request-rate: 3/15
Disallow: /tmp/  # all
Disallow: /a%3cd.html

User-agent: mapper
Disallow:

Sitemap: http://a/b
User-agent: Google bot
Allow: /pub
Disallow: /
"""
robots = RobotFileParser("http://h/robots.txt")
print(robots.can_fetch("a", "/"))
robots.parse(rules.splitlines())
for agent in ("a", "mapper/1.0", "google bot"):
    print([robots.can_fetch(agent, url) for url in ("/", "/tmp/x", "/a<d.html", "/pub/1", "http://h/tmp/")], robots.crawl_delay(agent), robots.request_rate(agent))
print(robots.site_maps(), robots, sep="\n")
for name, text in (("clean", "if 1:\n    a\n    b\n"), ("tab", "if 1:\n\ta\n        b\n"), ("open", "("), ("less", "if 1:\n    a\n  b\n")):
    with open(os.path.join(top, name + ".py"), "w") as f:
        f.write(text)
    show(tabnanny.check, f.name)
    show(lambda: tabnanny.process_tokens(tokenize.generate_tokens(io.StringIO(text).readline)))
source = os.path.join(top, "src")
os.mkdir(source)
with open(os.path.join(source, "x.py"), "w") as f:
    f.write("x = 1")
show(zipapp.create_archive, source)
for entry in ("a:b", "a", "1:b"):
    show(zipapp.create_archive, source, top + "/m.pyz", main=entry, interpreter="python")
show(zipapp.get_interpreter, top + "/m.pyz")
show(lambda: sorted(zipfile.ZipFile(top + "/m.pyz").namelist()))
show(zipapp.create_archive, top + "/m.pyz", top + "/n.pyz")
show(zipapp.get_interpreter, top + "/n.pyz")
show(pickle.loads, b"cbuiltins\nint\n]R.")
show(pickle.loads, b"I12a\n.")
show(lambda: bytes(pickle.loads(pickle.dumps(pickle.PickleBuffer(b"abc"), 5, buffer_callback=(kept := []).append), buffers=kept)))

# expect: 'C:\\a\\b'
# expect: '\\\\host\\share\\a'
# expect: '\\\\host\\share'
# expect: '\\a\\b c'
# expect: 'C:\\'
# expect: OSError Bad URL: ///1|/a
# expect: '///C:/a/b%20c'
# expect: '////host/share'
# expect: '///C:/a'
# expect: '/h/s'
# expect: OSError Bad path: CC:\a
# expect: OSError Bad path: a:b:c
# expect: ['Complete.mro()', 'Complete.spam']
# expect: ['Complete._ham', None]
# expect: ['Complete()', None]
# expect: ['egg()', 'egg2(']
# expect: ['import ', None]
# expect: ['False', None]
# expect: ['try:', None]
# expect: [None, None]
# expect: [None, None]
# expect: False
# expect: [True, False, False, True, False] 1 RequestRate(requests=3, seconds=15)
# expect: [True, True, True, True, True] None None
# expect: [False, False, False, True, False] None None
# expect: ['http://a/b']
# expect: User-agent: mapper
# expect: Allow:
# expect:
# expect: User-agent: Google bot
# expect: Allow: /pub
# expect: Disallow: /
# expect:
# expect: User-agent: *
# expect: Crawl-delay: 1
# expect: Request-rate: 3/15
# expect: Disallow: /tmp/
# expect: Disallow: /a%3Cd.html
# expect: None
# expect: None
# expect: NoneTOP/tab.py 3 '        b\n'
# expect:
# expect: NannyNag (3, 'indent not equal e.g. at tab sizes 1, 2, 3, 4, 5, 6, 7, 9', '        b\n')
# expect: None'TOP/open.py': Token Error: ('EOF in multi-line statement', (2, 0))
# expect:
# expect: TokenError ('EOF in multi-line statement', (2, 0))
# expect: None'TOP/less.py': Indentation Error: unindent does not match any outer indentation level (<tokenize>, line 3)
# expect:
# expect: IndentationError unindent does not match any outer indentation level (<tokenize>, line 3)
# expect: ZipAppError Archive has no entry point
# expect: None
# expect: ZipAppError Invalid entry point: a
# expect: ZipAppError Invalid entry point: 1:b
# expect: 'python'
# expect: ['__main__.py', 'x.py']
# expect: None
# expect: None
# expect: TypeError argument list must be a tuple
# expect: ValueError could not convert string to int
# expect: b'abc'
