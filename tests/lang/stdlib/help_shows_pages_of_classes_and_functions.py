import io
import pydoc


class A:
    "Class A.\n\nmore"

    __slots__ = ("q",)
    K = 3
    L = list(range(1000))
    lam = lambda self, x: 1  # noqa: E731

    @property
    def x(self):
        return 1

    @x.setter
    def x(self, v):
        pass

    @property
    def ro(self):
        "ro doc"

    def f(self, a=1, *b):
        "doc\n\n more"

    async def co(self):
        pass

    g = f

    @classmethod
    def cm(cls):
        "cm"

    @staticmethod
    def sm(a):
        "sm"

    def _hidden(self):
        pass


class B(A):
    __slots__ = ()
    h = A.f

    def f(self):
        pass

    class Inner:
        pass


def plain(a, /, b: int = 2, *c, d=4, **e) -> str:
    # no docstring
    return ""


for thing in (A, B, A.f, A().f, B.f, A.x, A.q, plain, A.cm, lambda x: 1, B.Inner()):
    page = pydoc.render_doc(thing, renderer=pydoc.plaintext)
    print(page.split("Data descriptors defined here:\n |  \n |  __dict__")[0] if "Inner" in page[:80] else page)
print(repr(pydoc.text.bold("ab")), repr(pydoc.plain("a\bab\bb")))

help(A.f)
out = io.StringIO()
pydoc.Helper(output=out).help(A.sm)
print(repr(out.getvalue()))
try:
    pydoc.render_doc("nothing.of.that.name")
except ImportError as e:
    print(e)
print([pydoc.describe(x) for x in (A, plain, A().f, A.q, 3, pydoc, len)])
print(pydoc.locate("collections.abc.Mapping"), pydoc.locate("str.upper"), pydoc.locate("no.such"))
print(pydoc.splitdoc("a\n\nb\nc"), pydoc.splitdoc("a\nb"), pydoc.splitdoc("a"))
print(pydoc.source_synopsis(io.StringIO('# c\n\nr"""First.\n\nmore"""')), pydoc.cram("abcdefghijklmnop", 9), pydoc.stripid("<a.B object at 0x7f0011223344>"))
print([bool(pydoc.visiblename(*a)) for a in (("_x", ["_x"]), ("__all__",), ("__x",), ("x", []), ("__slots__",), ("__init__",))])
print(pydoc.plaintext.docother([1] * 100, "name", maxlen=70), pydoc.TextRepr().repr("x" * 300))
print(help, exit, quit, license, [type(x).__name__ for x in (help, exit, quit, copyright, credits)], type(help).__module__)
try:
    exit(3)
except SystemExit as e:
    print(e.code)

# expect: Python Library Documentation: class A in module __main__
# expect:
# expect: class A(builtins.object)
# expect:  |  Class A.
# expect:  |
# expect:  |  more
# expect:  |
# expect:  |  Methods defined here:
# expect:  |
# expect:  |  async co(self)
# expect:  |
# expect:  |  f(self, a=1, *b)
# expect:  |      doc
# expect:  |
# expect:  |      more
# expect:  |
# expect:  |  g = f(self, a=1, *b)
# expect:  |
# expect:  |  lam lambda self, x
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Class methods defined here:
# expect:  |
# expect:  |  cm() from builtins.type
# expect:  |      cm
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Static methods defined here:
# expect:  |
# expect:  |  sm(a)
# expect:  |      sm
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Readonly properties defined here:
# expect:  |
# expect:  |  ro
# expect:  |      ro doc
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data descriptors defined here:
# expect:  |
# expect:  |  q
# expect:  |
# expect:  |  x
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes defined here:
# expect:  |
# expect:  |  K = 3
# expect:  |
# expect:  |  L = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,...
# expect:
# expect: Python Library Documentation: class B in module __main__
# expect:
# expect: class B(A)
# expect:  |  Method resolution order:
# expect:  |      B
# expect:  |      A
# expect:  |      builtins.object
# expect:  |
# expect:  |  Methods defined here:
# expect:  |
# expect:  |  f(self)
# expect:  |      doc
# expect:  |
# expect:  |      more
# expect:  |
# expect:  |  h = f(self, a=1, *b)
# expect:  |      doc
# expect:  |
# expect:  |      more
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes defined here:
# expect:  |
# expect:  |  Inner = <class '__main__.B.Inner'>
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Methods inherited from A:
# expect:  |
# expect:  |  async co(self)
# expect:  |
# expect:  |  g = f(self, a=1, *b)
# expect:  |      doc
# expect:  |
# expect:  |      more
# expect:  |
# expect:  |  lam lambda self, x
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Class methods inherited from A:
# expect:  |
# expect:  |  cm() from builtins.type
# expect:  |      cm
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Static methods inherited from A:
# expect:  |
# expect:  |  sm(a)
# expect:  |      sm
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Readonly properties inherited from A:
# expect:  |
# expect:  |  ro
# expect:  |      ro doc
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data descriptors inherited from A:
# expect:  |
# expect:  |  q
# expect:  |
# expect:  |  x
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes inherited from A:
# expect:  |
# expect:  |  K = 3
# expect:  |
# expect:  |  L = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,...
# expect:
# expect: Python Library Documentation: function f in module __main__
# expect:
# expect: f(self, a=1, *b)
# expect:     doc
# expect:
# expect:     more
# expect:
# expect: Python Library Documentation: method f in module __main__
# expect:
# expect: f(a=1, *b) method of __main__.A instance
# expect:     doc
# expect:
# expect:     more
# expect:
# expect: Python Library Documentation: function f in module __main__
# expect:
# expect: f(self)
# expect:     doc
# expect:
# expect:     more
# expect:
# expect: Python Library Documentation: property
# expect:
# expect:
# expect: Python Library Documentation: member descriptor __main__.A.q
# expect:
# expect: q
# expect:
# expect: Python Library Documentation: function plain in module __main__
# expect:
# expect: plain(a, /, b: int = 2, *c, d=4, **e) -> str
# expect:
# expect: Python Library Documentation: method cm in module __main__
# expect:
# expect: cm() method of builtins.type instance
# expect:     cm
# expect:
# expect: Python Library Documentation: function <lambda> in module __main__
# expect:
# expect: <lambda> lambda x
# expect:
# expect: Python Library Documentation: Inner in module __main__ object
# expect:
# expect: class Inner(builtins.object)
# expect:  |
# expect: 'a\x08ab\x08b' 'ab'
# expect: Help on function f in module __main__:
# expect:
# expect: f(self, a=1, *b)
# expect:     doc
# expect:
# expect:     more
# expect:
# expect: 'Help on function sm in module __main__:\n\nsm(a)\n    sm\n\n'
# expect: No Python documentation found for 'nothing.of.that.name'.
# expect: Use help() to get the interactive help utility.
# expect: Use help(str) for help on the str class.
# expect: ['class A', 'function plain', 'method f', 'member descriptor __main__.A.q', 'int', 'module pydoc', 'built-in function len']
# expect: <class 'collections.abc.Mapping'> <method 'upper' of 'str' objects> None
# expect: ('a', 'b\nc') ('', 'a\nb') ('a', '')
# expect: First. abc...nop <a.B object>
# expect: [True, True, False, False, False, True]
# expect: name = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ..... 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
# expect: Type help() for interactive help, or help(object) for help about object. Use exit() or Ctrl-D (i.e. EOF) to exit Use quit() or Ctrl-D (i.e. EOF) to exit Type license() to see the full license text ['_Helper', 'Quitter', 'Quitter', '_Printer', '_Printer'] _sitebuiltins
# expect: 3
