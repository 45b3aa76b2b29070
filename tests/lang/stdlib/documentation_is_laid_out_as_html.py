"""Pages of HTML for classes, functions and values; modules answer object.__getattribute__ as themselves."""
import pydoc, sys, types
class Base:
    """Base doc.
    More."""
    attr = 5
    def meth(self, a, *b, c=1, **d) -> int:
        """meth doc; see f and self.other()."""
    def other(self): pass
    @property
    def prop(self):
        """prop doc"""
    @classmethod
    def cm(cls): "cm doc"
    @staticmethod
    def sm(x): "sm doc"
    alias = meth
    __hash__ = None
class Derived(Base, Exception):
    __slots__ = ("s",)
    def meth(self): "overridden"
    def __init__(self, x: "str" = "<a&b>"): "init doc"
    class Inner: "inner"
def f(a, b=1): "f doc <b> & co"
async def co(): "async"
g = f
lam = lambda x, y=2: x
class _Private: pass
h = pydoc.HTMLDoc()
print(h.heading("T", "E"), "\n--\n", h.section("Title", "cls", "contents", 3, "pre", "m", "gap"), "\n--\n", h.section("Title", "cls", "contents"), "\n--\n", h.bigsection("T", "c", "x"), "\n--\n", h.preformat(" a\n<b>\tc\n\nd"), "\n--\n", h.multicolumn([1, 2, 3, 4, 5], str))
print(h.grey("g"), h.namelink("a", {"b": 1}, {"a": "A"}), h.classlink(Base, "x"), h.classlink(Base, "samp"), h.modpkglink(("n", "/p", True, False)), h.modpkglink(("n", "/p", False, True)), h.modpkglink(("n", "", False, False)), h.filelink("u", "/a/b"), h.escape("<&>\""))
print(h.markup("see http://x.y/z RFC 822 self.a f() name &<> g(x) x.name.q name2 self.f", h.escape, {"name": "#n"}, {}, {"f": "#f"}))
print(h.formattree([(Base, (object,)), [(Derived, (Base, Exception))]], "samp"))
print(h.docroutine(f), "\n--\n", h.docroutine(lam, "lam"), "\n--\n", h.docroutine(g, "g", "samp"), "\n--\n", h.docroutine(Base.meth), h.docroutine(Derived("q").meth))
print(h.docproperty(Base.prop, "prop"), "\n--\n", h.docdata(Base.__dict__["prop"], "dd"), "\n--\n", h.docother(5, "five"), h.docother([1]), "\n--\n", h.formatvalue(5))
print(h.repr({"a": "<b>", "c": [1] * 30}), h.repr("x" * 200), h.repr("a\\b"), h.repr(Base()), h.repr("'"), h.repr("a\nb\\'"), h.repr([["<"]]), h.repr(b"<"), h.repr(1.5))
print(h.docclass(Base, "Other", "zz").split("<hr>")[0])
m = types.ModuleType("m", "docm"); m.x = 1
print(object.__getattribute__(m, "x"), object.__getattribute__(m, "__doc__"), object.__getattribute__(m, "__name__"), pydoc.getdoc(m), pydoc.getdoc(sys.modules[__name__])[:20])
object.__setattr__(m, "y", 2); print(m.y); object.__delattr__(m, "y"); print(hasattr(m, "y"))
print(pydoc.HTMLDoc().page("T", "C"), "DESCRIPTION" in pydoc.plain(pydoc.render_doc(m)), pydoc.plain(pydoc.render_doc(m)).split()[:8])

# expect:
# expect: <table class="heading">
# expect: <tr class="heading-text decor">
# expect: <td class="title">&nbsp;<br>T</td>
# expect: <td class="extra">E</td></tr></table>
# expect:      
# expect: --
# expect:  <p>
# expect: <table class="section">
# expect: <tr class="decor cls-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br>Title</td></tr>
# expect:     
# expect: <tr><td class="decor cls-decor" rowspan=2>m</td>
# expect: <td class="decor cls-decor" colspan=2>pre</td></tr>
# expect: <tr><td>gap</td>
# expect: <td class="singlecolumn">contents</td></tr></table> 
# expect: --
# expect:  <p>
# expect: <table class="section">
# expect: <tr class="decor cls-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br>Title</td></tr>
# expect:     
# expect: <tr><td class="decor cls-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn">contents</td></tr></table> 
# expect: --
# expect:  <p>
# expect: <table class="section">
# expect: <tr class="decor c-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong class="bigsection">T</strong></td></tr>
# expect:     
# expect: <tr><td class="decor c-decor"><span class="code">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></td><td>&nbsp;</td>
# expect: <td class="singlecolumn">x</td></tr></table> 
# expect: --
# expect:  &nbsp;a<br>
# expect: &lt;b&gt;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;c<br>
# expect: &nbsp;<br>
# expect: d 
# expect: --
# expect:  <table><tr><td class="multicolumn">1<br>
# expect: 2<br>
# expect: </td><td class="multicolumn">3<br>
# expect: 4<br>
# expect: </td><td class="multicolumn">5<br>
# expect: </td><td class="multicolumn"></td></tr></table>
# expect: <span class="grey">g</span> <a href="A">a</a> <a href="__main__.html#Base">__main__.Base</a> <a href="__main__.html#Base">__main__.Base</a> <a href="/p.n.html"><strong>n</strong>&nbsp;(package)</a> <span class="grey">n</span> <a href="n.html">n</a> <a href="file:u">/a/b</a> &lt;&amp;&gt;"
# expect: see <a href="http://x.y/z">http://x.y/z</a> <a href="https://www.rfc-editor.org/rfc/rfc822.txt">RFC 822</a> self.<strong>a</strong> <a href="#f">f</a>() name &amp;&lt;&gt; g(x) x.name.q name2 self.<strong>f</strong>
# expect: <dl>
# expect: <dt class="heading-text"><a href="__main__.html#Base">__main__.Base</a>(<a href="builtins.html#object">builtins.object</a>)
# expect: </dt><dd>
# expect: <dl>
# expect: <dt class="heading-text"><a href="__main__.html#Derived">__main__.Derived</a>(<a href="__main__.html#Base">__main__.Base</a>, <a href="builtins.html#Exception">builtins.Exception</a>)
# expect: </dt></dl>
# expect: </dd>
# expect: </dl>
# expect:
# expect: <dl><dt><a name="-f"><strong>f</strong></a>(a, b=1)</dt><dd><span class="code">f&nbsp;doc&nbsp;&lt;b&gt;&nbsp;&amp;&nbsp;co</span></dd></dl>
# expect:  
# expect: --
# expect:  <dl><dt><strong>lam</strong> <em>lambda</em> x, y=2</dt></dl>
# expect:  
# expect: --
# expect:  <dl><dt><a name="-g"><strong>g</strong></a> = f(a, b=1)</dt><dd><span class="code">f&nbsp;doc&nbsp;&lt;b&gt;&nbsp;&amp;&nbsp;co</span></dd></dl>
# expect:  
# expect: --
# expect:  <dl><dt><a name="-meth"><strong>meth</strong></a>(self, a, *b, c=1, **d) -&gt; int</dt><dd><span class="code">meth&nbsp;doc;&nbsp;see&nbsp;f&nbsp;and&nbsp;self.other().</span></dd></dl>
# expect:  <dl><dt><a name="-meth"><strong>meth</strong></a>()<span class="grey"><span class="heading-text"> method of <a href="__main__.html#Derived">__main__.Derived</a> instance</span></span></dt><dd><span class="code">overridden</span></dd></dl>
# expect:
# expect: <dl><dt><strong>prop</strong></dt>
# expect: <dd><span class="code">prop&nbsp;doc</span></dd>
# expect: </dl>
# expect:  
# expect: --
# expect:  <dl><dt><strong>dd</strong></dt>
# expect: <dd><span class="code">prop&nbsp;doc</span></dd>
# expect: </dl>
# expect:  
# expect: --
# expect:  <strong>five</strong> = 5 [1] 
# expect: --
# expect:  <span class="grey">=5</span>
# expect: {'a': '&lt;b&gt;', 'c': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...]} 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' r'a\b' &lt;__main__.Base object&gt; "'" "a<span class="repr">\n</span>b<span class="repr">\\</span>'" [['&lt;']] b'&lt;' 1.5
# expect: <p>
# expect: <table class="section">
# expect: <tr class="decor title-decor heading-text">
# expect: <td class="section-title" colspan=3>&nbsp;<br><strong>Other</strong> = <a name="Other">class Base</a>(<a href="builtins.html#object">builtins.object</a>)</td></tr>
# expect:     
# expect: <tr><td class="decor title-decor" rowspan=2><span class="code">&nbsp;&nbsp;&nbsp;</span></td>
# expect: <td class="decor title-decor" colspan=2><span class="code">Base&nbsp;doc.<br>
# expect: More.<br>&nbsp;</span></td></tr>
# expect: <tr><td>&nbsp;</td>
# expect: <td class="singlecolumn">Methods defined here:<br>
# expect: <dl><dt><a name="Base-alias"><strong>alias</strong></a> = <a href="#Base-meth">meth</a>(self, a, *b, c=1, **d) -&gt; int</dt></dl>
# expect:
# expect: <dl><dt><a name="Base-meth"><strong>meth</strong></a>(self, a, *b, c=1, **d) -&gt; int</dt><dd><span class="code">meth&nbsp;doc;&nbsp;see&nbsp;f&nbsp;and&nbsp;self.<a href="#Other-other">other</a>().</span></dd></dl>
# expect:
# expect: <dl><dt><a name="Base-other"><strong>other</strong></a>(self)</dt></dl>
# expect:
# expect:
# expect: 1 docm m docm Pages of HTML for cl
# expect: 2
# expect: False
# expect: <!DOCTYPE html>
# expect: <html lang="en">
# expect: <head>
# expect: <meta charset="utf-8">
# expect: <title>Python: T</title>
# expect: </head><body>
# expect: C
# expect: </body></html> False ['Python', 'Library', 'Documentation:', 'module', 'm', 'NAME', 'm', '-']
