import io
import re
import sys
import warnings

warnings.simplefilter("ignore")
import cgitb


def share(parts, number=0, *rest):
    whole = [1, 2]
    return whole[parts] / number + missing_name


def call():
    return share(1, 0, "x")


def masked(text):
    text = re.sub(r"(?m)^Python .*|\w{3} \w{3} .\d \d\d:\d\d:\d\d \d{4}|Python 3\.11[^<]*", "#", text)
    return re.sub(r'(?m)[^"> ]*/(?=\w+\.py)| +__doc__ = .*', "", text)


try:
    call()
except ZeroDivisionError:
    info = sys.exc_info()
print(masked(cgitb.text(info, 3)))
print(masked(cgitb.html(info, 1)))
out = io.StringIO()
cgitb.Hook(file=out, display=0, format="text").handle(info)
print(repr(out.getvalue()), cgitb.strong("a") + cgitb.grey("") + cgitb.small("b"))

# expect: ZeroDivisionError
# expect: #
# expect: #
# expect:
# expect: A problem occurred in a Python script.  Here is the sequence of
# expect: function calls leading up to the error, in the order they occurred.
# expect:
# expect:  tracebacks_at_length_show_names_and_source.py in <module>
# expect:    24 try:
# expect:    25     call()
# expect:    26 except ZeroDivisionError:
# expect: call = <function call>
# expect:
# expect:  tracebacks_at_length_show_names_and_source.py in call()
# expect:    15 def call():
# expect:    16     return share(1, 0, "x")
# expect:    17
# expect: global share = <function share>
# expect:
# expect:  tracebacks_at_length_show_names_and_source.py in share(parts=1, number=0, *rest=('x',))
# expect:    11     whole = [1, 2]
# expect:    12     return whole[parts] / number + missing_name
# expect:    13
# expect: whole = [1, 2]
# expect: parts = 1
# expect: number = 0
# expect: missing_name undefined
# expect: ZeroDivisionError: division by zero
# expect:     __cause__ = None
# expect:     __class__ = <class 'ZeroDivisionError'>
# expect:     __context__ = None
# expect:     __delattr__ = <method-wrapper '__delattr__' of ZeroDivisionError object>
# expect:     __dict__ = {}
# expect:     __dir__ = <built-in method __dir__ of ZeroDivisionError object>
# expect:
# expect:     __eq__ = <method-wrapper '__eq__' of ZeroDivisionError object>
# expect:     __format__ = <built-in method __format__ of ZeroDivisionError object>
# expect:     __ge__ = <method-wrapper '__ge__' of ZeroDivisionError object>
# expect:     __getattribute__ = <method-wrapper '__getattribute__' of ZeroDivisionError object>
# expect:     __getstate__ = <built-in method __getstate__ of ZeroDivisionError object>
# expect:     __gt__ = <method-wrapper '__gt__' of ZeroDivisionError object>
# expect:     __hash__ = <method-wrapper '__hash__' of ZeroDivisionError object>
# expect:     __init__ = <method-wrapper '__init__' of ZeroDivisionError object>
# expect:     __init_subclass__ = <built-in method __init_subclass__ of type object>
# expect:     __le__ = <method-wrapper '__le__' of ZeroDivisionError object>
# expect:     __lt__ = <method-wrapper '__lt__' of ZeroDivisionError object>
# expect:     __ne__ = <method-wrapper '__ne__' of ZeroDivisionError object>
# expect:     __new__ = <built-in method __new__ of type object>
# expect:     __reduce__ = <built-in method __reduce__ of ZeroDivisionError object>
# expect:     __reduce_ex__ = <built-in method __reduce_ex__ of ZeroDivisionError object>
# expect:     __repr__ = <method-wrapper '__repr__' of ZeroDivisionError object>
# expect:     __setattr__ = <method-wrapper '__setattr__' of ZeroDivisionError object>
# expect:     __setstate__ = <built-in method __setstate__ of ZeroDivisionError object>
# expect:     __sizeof__ = <built-in method __sizeof__ of ZeroDivisionError object>
# expect:     __str__ = <method-wrapper '__str__' of ZeroDivisionError object>
# expect:     __subclasshook__ = <built-in method __subclasshook__ of type object>
# expect:     __suppress_context__ = False
# expect:     __traceback__ = <traceback object>
# expect:     add_note = <built-in method add_note of ZeroDivisionError object>
# expect:     args = ('division by zero',)
# expect:     with_traceback = <built-in method with_traceback of ZeroDivisionError object>
# expect:
# expect: The above is a description of an error in a Python program.  Here is
# expect: the original traceback:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 25, in <module>
# expect:     call()
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 16, in call
# expect:     return share(1, 0, "x")
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 12, in share
# expect:     return whole[parts] / number + missing_name
# expect: ZeroDivisionError: division by zero
# expect:
# expect:
# expect:
# expect: <body bgcolor="#f0f0f8">
# expect: <table width="100%" cellspacing=0 cellpadding=2 border=0 summary="heading">
# expect: <tr bgcolor="#6622aa">
# expect: <td valign=bottom>&nbsp;<br>
# expect: <font color="#ffffff" face="helvetica, arial">&nbsp;<br>
# expect: <big><big><strong>ZeroDivisionError</strong></big></big></font></td>
# expect: <td align=right valign=bottom>
# expect: <font color="#ffffff" face="helvetica, arial">#<br>#</font></td>
# expect: </tr></table>
# expect: <p>A problem occurred in a Python script.  Here is the sequence of
# expect: function calls leading up to the error, in the order they occurred.</p>
# expect: <table width="100%" cellspacing=0 cellpadding=0 border=0>
# expect: <tr><td bgcolor="#d8bbff"><big>&nbsp;</big><a href="tracebacks_at_length_show_names_and_source.py">tracebacks_at_length_show_names_and_source.py</a> in <strong>&lt;module&gt;</strong></td></tr>
# expect: <tr><td bgcolor="#ffccee"><tt>=&gt;<small>&nbsp;&nbsp;&nbsp;25</small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;call()<br>
# expect: </tt></td></tr>
# expect: <tr><td><small><font color="#909090"><strong>call</strong>&nbsp;= &lt;function call&gt;</font></small></td></tr></table>
# expect: <table width="100%" cellspacing=0 cellpadding=0 border=0>
# expect: <tr><td bgcolor="#d8bbff"><big>&nbsp;</big><a href="tracebacks_at_length_show_names_and_source.py">tracebacks_at_length_show_names_and_source.py</a> in <strong>call</strong>()</td></tr>
# expect: <tr><td bgcolor="#ffccee"><tt>=&gt;<small>&nbsp;&nbsp;&nbsp;16</small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;return&nbsp;share(1,&nbsp;0,&nbsp;"x")<br>
# expect: </tt></td></tr>
# expect: <tr><td><small><font color="#909090"><em>global</em> <strong>share</strong>&nbsp;= &lt;function share&gt;</font></small></td></tr></table>
# expect: <table width="100%" cellspacing=0 cellpadding=0 border=0>
# expect: <tr><td bgcolor="#d8bbff"><big>&nbsp;</big><a href="tracebacks_at_length_show_names_and_source.py">tracebacks_at_length_show_names_and_source.py</a> in <strong>share</strong>(parts=1, number=0, *rest=('x',))</td></tr>
# expect: <tr><td bgcolor="#ffccee"><tt>=&gt;<small>&nbsp;&nbsp;&nbsp;12</small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;return&nbsp;whole[parts]&nbsp;/&nbsp;number&nbsp;+&nbsp;missing_name<br>
# expect: </tt></td></tr>
# expect: <tr><td><small><font color="#909090"><strong>whole</strong>&nbsp;= [1, 2], <strong>parts</strong>&nbsp;= 1, <strong>number</strong>&nbsp;= 0, missing_name <em>undefined</em></font></small></td></tr></table><p><strong>ZeroDivisionError</strong>: division by zero
# expect: <br><tt><small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</small>&nbsp;</tt>add_note&nbsp;=
# expect: &lt;built-in method add_note of ZeroDivisionError object&gt;
# expect: <br><tt><small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</small>&nbsp;</tt>args&nbsp;=
# expect: ('division by zero',)
# expect: <br><tt><small>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</small>&nbsp;</tt>with_traceback&nbsp;=
# expect: &lt;built-in method with_traceback of ZeroDivisionError object&gt;
# expect:
# expect:
# expect: <!-- The above is a description of an error in a Python program, formatted
# expect:      for a web browser because the 'cgitb' module was enabled.  In case you
# expect:      are not reading this in a web browser, here is the original traceback:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 25, in &lt;module&gt;
# expect:     call()
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 16, in call
# expect:     return share(1, 0, "x")
# expect:   File "tracebacks_at_length_show_names_and_source.py", line 12, in share
# expect:     return whole[parts] / number + missing_name
# expect: ZeroDivisionError: division by zero
# expect:
# expect: -->
# expect:
# expect: '<p>A problem occurred in a Python script.\n' <strong>a</strong><small>b</small>
