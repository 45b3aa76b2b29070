"""cgitb: tracebacks at length, as HTML or text, with lines of source and values of names, in files or where a page stands."""

import inspect
import keyword
import linecache
import os
import pydoc
import sys
import tempfile
import time
import tokenize
import traceback
import warnings

warnings._deprecated(__name__, remove=(3, 13))

_escape = pydoc.html.escape
__UNDEF__ = []  # stands for a name without a value


def reset():
    """What makes the rest of a page readable, whatever it has left open."""
    return """<!--: spam
Content-Type: text/html

<body bgcolor="#f0f0f8"><font color="#f0f0f8" size="-5"> -->
<body bgcolor="#f0f0f8"><font color="#f0f0f8" size="-5"> --> -->
</font> </font> </font> </script> </object> </blockquote> </pre>
</table> </table> </table> </table> </table> </font> </font> </font>"""


def small(text):
    return "<small>" + text + "</small>" if text else ""


def strong(text):
    return "<strong>" + text + "</strong>" if text else ""


def grey(text):
    return '<font color="#909090">' + text + "</font>" if text else ""


def lookup(name, frame, locals):
    """(where the name stands: local, global or builtin; its value)"""
    if name in locals:
        return "local", locals[name]
    if name in frame.f_globals:
        return "global", frame.f_globals[name]
    builtins = frame.f_globals.get("__builtins__", {})
    found = builtins.get(name, __UNDEF__) if isinstance(builtins, dict) else getattr(builtins, name, __UNDEF__)
    return (None if found is __UNDEF__ else "builtin"), found


def scanvars(reader, frame, locals):
    """(name, where it stands, value) of the names, also with dots, of one line."""
    found, last, parent, prefix, value = [], None, None, "", __UNDEF__
    for kind, token, _, _, _ in tokenize.generate_tokens(reader):
        if kind == tokenize.NEWLINE:
            break
        if kind == tokenize.NAME and token not in keyword.kwlist:
            if last == ".":
                if parent is not __UNDEF__:
                    value = getattr(parent, token, __UNDEF__)
                    found.append((prefix + token, prefix, value))
            else:
                where, value = lookup(token, frame, locals)
                found.append((token, where, value))
        elif token == ".":
            prefix += last + "."
            parent = value
        else:
            parent, prefix = None, ""
        last = token
    return found


def _frames(einfo, context):
    """(file, function, arguments, lines around, index of the running one, names of it) of each frame."""
    for frame, file, number, function, lines, index in inspect.getinnerframes(einfo[2], context):
        shown = os.path.abspath(file) if file else "?"
        arguments = inspect.getargvalues(frame)
        reached = {}

        def reader(at=[number]):  # noqa: B006  (the next line to read)
            reached[at[0]] = 1
            try:
                return linecache.getline(shown, at[0])
            finally:
                at[0] += 1

        names = scanvars(reader, frame, arguments.locals)
        yield shown if file else None, function, arguments, number, lines, index, names, reached


def _values(names, asked, said):
    """The text of each name, the first time that it comes."""
    done, made = set(), []
    for name, where, value in names:
        if name not in done:
            done.add(name)
            made.append(said(name, where, value) if value is not __UNDEF__ else asked(name))
    return made


def html(einfo, context=5):
    etype, evalue, _ = einfo
    if isinstance(etype, type):
        etype = etype.__name__
    version = "Python " + sys.version.split()[0] + ": " + sys.executable
    head = f"<big><big>{strong(_escape(str(etype)))}</big></big>"
    foot = f"{version}<br>{time.ctime(time.time())}"
    text = f"""
<body bgcolor="#f0f0f8">
<table width="100%" cellspacing=0 cellpadding=2 border=0 summary="heading">
<tr bgcolor="#6622aa">
<td valign=bottom>&nbsp;<br>
<font color="#ffffff" face="helvetica, arial">&nbsp;<br>
{head}</font></td>
<td align=right valign=bottom>
<font color="#ffffff" face="helvetica, arial">{foot}</font></td>
</tr></table>
<p>A problem occurred in a Python script.  Here is the sequence of
function calls leading up to the error, in the order they occurred.</p>
"""
    indent = "<tt>" + small("&nbsp;" * 5) + "&nbsp;</tt>"
    made = []
    for file, function, arguments, number, lines, index, names, reached in _frames(einfo, context):
        link = f'<a href="file://{file}">{_escape(file)}</a>' if file else "?"
        shown = ""
        if function != "?":
            shown = "in " + strong(_escape(function))
            if function != "<module>":
                shown += inspect.formatargvalues(*arguments, formatvalue=lambda value: "=" + pydoc.html.repr(value))
        rows = [f'<tr><td bgcolor="#d8bbff"><big>&nbsp;</big>{link} {shown}</td></tr>']
        for i, line in enumerate(lines if index is not None else (), number - index if index is not None else 0):
            count = small("&nbsp;" * (5 - len(str(i))) + str(i)) + "&nbsp;"
            line = f"<tt>{'=&gt;' if i in reached else '&nbsp;&nbsp;'}{count}{pydoc.html.preformat(line)}</tt>"
            rows.append(f'<tr><td bgcolor="#ffccee">{line}</td></tr>' if i in reached else f"<tr><td>{grey(line)}</td></tr>")

        def said(name, where, value):
            if where in ("global", "builtin"):
                name = f"<em>{where}</em> {strong(name)}"
            elif where == "local":
                name = strong(name)
            else:
                name = where + strong(name.split(".")[-1])
            return f"{name}&nbsp;= {pydoc.html.repr(value)}"

        rows.append(f"<tr><td>{small(grey(', '.join(_values(names, lambda name: name + ' <em>undefined</em>', said))))}</td></tr>")
        made.append("<table width=\"100%\" cellspacing=0 cellpadding=0 border=0>\n" + "\n".join(rows) + "</table>")
    told = [f"<p>{strong(_escape(str(etype)))}: {_escape(str(evalue))}"]
    for name in dir(evalue):
        if name[:1] != "_":
            told.append(f"\n<br>{indent}{name}&nbsp;=\n{pydoc.html.repr(getattr(evalue, name))}")
    whole = _escape("".join(traceback.format_exception(*einfo)))
    return text + "\n".join(made) + "".join(told) + f"""


<!-- The above is a description of an error in a Python program, formatted
     for a web browser because the 'cgitb' module was enabled.  In case you
     are not reading this in a web browser, here is the original traceback:

{whole}
-->
"""


def text(einfo, context=5):
    etype, evalue, _ = einfo
    if isinstance(etype, type):
        etype = etype.__name__
    version = "Python " + sys.version.split()[0] + ": " + sys.executable
    head = f"{etype}\n{version}\n{time.ctime(time.time())}\n" + """
A problem occurred in a Python script.  Here is the sequence of
function calls leading up to the error, in the order they occurred.
"""
    made = []
    for file, function, arguments, number, lines, index, names, _ in _frames(einfo, context):
        shown = ""
        if function != "?":
            shown = "in " + function
            if function != "<module>":
                shown += inspect.formatargvalues(*arguments, formatvalue=lambda value: "=" + pydoc.text.repr(value))
        rows = [f" {file or '?'} {shown}"]
        for i, line in enumerate(lines if index is not None else (), number - index if index is not None else 0):
            rows.append(f"{i:5d} {line.rstrip()}")

        def said(name, where, value):
            if where == "global":
                name = "global " + name
            elif where != "local":
                name = (where or "") + name.split(".")[-1]
            return f"{name} = {pydoc.text.repr(value)}"

        rows.append("\n".join(_values(names, lambda name: name + " undefined", said)))
        made.append("\n%s\n" % "\n".join(rows))
    told = [f"{etype}: {evalue}"]
    for name in dir(evalue):
        told.append("\n%s%s = %s" % (" " * 4, name, pydoc.text.repr(getattr(evalue, name))))
    whole = "".join(traceback.format_exception(*einfo))
    return head + "".join(made) + "".join(told) + f"""

The above is a description of an error in a Python program.  Here is
the original traceback:

{whole}
"""


class Hook:
    """What shows errors: called as sys.excepthook, or by handle()."""

    def __init__(self, display=1, logdir=None, context=5, file=None, format="html"):
        self.display, self.logdir, self.context, self.format = display, logdir, context, format
        self.file = file or sys.stdout

    def __call__(self, etype, evalue, etb):
        self.handle((etype, evalue, etb))

    def handle(self, info=None):
        info = info or sys.exc_info()
        is_html = self.format == "html"
        if is_html:
            self.file.write(reset())
        try:
            shown = (html if is_html else text)(info, self.context)
            is_plain = False
        except Exception:
            shown, is_plain = "".join(traceback.format_exception(*info)), True
        if self.display:
            self.file.write("<pre>" + _escape(shown) + "</pre>\n" if is_plain and is_html else shown + "\n")
        else:
            self.file.write("<p>A problem occurred in a Python script.\n")
        if self.logdir is not None:
            self._log(shown, is_html, is_plain)
        try:
            self.file.flush()
        except Exception:
            pass

    def _log(self, shown, is_html, is_plain):
        handle, path = tempfile.mkstemp(suffix=".html" if is_html and not is_plain else ".txt", dir=self.logdir)
        try:
            with os.fdopen(handle, "w") as file:
                file.write(shown)
            said = "%s contains the description of this error." % path
        except Exception:
            said = "Tried to save traceback to %s, but failed." % path
        self.file.write("<p>%s</p>\n" % said if is_html else said + "\n")


handler = Hook().handle


def enable(display=1, logdir=None, context=5, format="html"):
    sys.excepthook = Hook(display=display, logdir=logdir, context=context, format=format)
