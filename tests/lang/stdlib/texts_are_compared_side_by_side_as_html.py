import difflib
import re

d = difflib.HtmlDiff()
print(d.make_table(["a", "b", "c"], ["a", "x", "c"], "F", "T", context=True, numlines=1))
print(d.make_table(["one two\n", "same\n", "gone\n"], ["one 2wo\n", "same\n", "new <b>\n", "more\n"]))
d = difflib.HtmlDiff(tabsize=4, wrapcolumn=10)
print(d.make_table(["a long line that wraps\tx"], ["a long line that wrapped\ty"]))
print(difflib.HtmlDiff().make_file(["a"], ["b"], "f&r", "t<o", charset="us-ascii"))


def short(*arguments, **options):
    table = difflib.HtmlDiff().make_table(*arguments, **options)
    rows = [re.sub(r"(to|from)\d+_", r"\1N_", line) for line in table.split("\n") if "<t" in line and "id=\"difflib_chg_to" not in line[:60]]
    print("\n".join(re.sub(r' (nowrap|class)="\w+"', "", row.strip()) for row in rows))


short([], [])
short([], [], context=True)
short(["same"], ["same"])
short(["same", "x"], ["same", "x"])
short(["same"], ["same"], context=True)
short([], ["x"])
short(["same"] * 12 + ["x"] + ["q"] * 13 + ["z"], ["same"] * 12 + ["y"] + ["q"] * 13 + ["zz1"], context=True, numlines=2)
short(["same"] * 3 + ["x abc def"] + ["q"] * 13 + ["z"], ["same"] * 3 + ["x abd def"] + ["q"] * 13, numlines=2)
for a, b in ((["d1", "d2"], ["a1"]), (["d1"], ["a1", "a2", "a3"]), (["d1", "d2", "d3"], ["a1", "a2"]), (["k", "d1", "d2", "m"], ["k", "m"])):
    short(a, b)

# expect:
# expect:     <table class="diff" id="difflib_chg_to0__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">F</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">T</th></tr></thead>
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a></td><td class="diff_header" id="from0_1">1</td><td nowrap="nowrap">a</td><td class="diff_next"><a href="#difflib_chg_to0__0">f</a></td><td class="diff_header" id="to0_1">1</td><td nowrap="nowrap">a</td></tr>
# expect:             <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="from0_2">2</td><td nowrap="nowrap"><span class="diff_sub">b</span></td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="to0_2">2</td><td nowrap="nowrap"><span class="diff_add">x</span></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header" id="from0_3">3</td><td nowrap="nowrap">c</td><td class="diff_next"></td><td class="diff_header" id="to0_3">3</td><td nowrap="nowrap">c</td></tr>
# expect:         </tbody>
# expect:     </table>
# expect:
# expect:     <table class="diff" id="difflib_chg_to1__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to1__1"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="from1_1">1</td><td nowrap="nowrap">one&nbsp;<span class="diff_chg">t</span>wo</td><td class="diff_next"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="to1_1">1</td><td nowrap="nowrap">one&nbsp;<span class="diff_chg">2</span>wo</td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header" id="from1_2">2</td><td nowrap="nowrap">same</td><td class="diff_next"></td><td class="diff_header" id="to1_2">2</td><td nowrap="nowrap">same</td></tr>
# expect:             <tr><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="from1_3">3</td><td nowrap="nowrap"><span class="diff_sub">gone</span></td><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="to1_3">3</td><td nowrap="nowrap"><span class="diff_add">new&nbsp;&lt;b&gt;</span></td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"></td><td class="diff_header" id="to1_4">4</td><td nowrap="nowrap"><span class="diff_add">more</span></td></tr>
# expect:         </tbody>
# expect:     </table>
# expect:
# expect:     <table class="diff" id="difflib_chg_to2__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to2__0"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="from2_1">1</td><td nowrap="nowrap">a&nbsp;long&nbsp;lin</td><td class="diff_next"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="to2_1">1</td><td nowrap="nowrap">a&nbsp;long&nbsp;lin</td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e&nbsp;that&nbsp;wra</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e&nbsp;that&nbsp;wra</td></tr>
# expect:             <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">p<span class="diff_chg">s&nbsp;&nbsp;x</span></td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">p<span class="diff_chg">ped&nbsp;&nbsp;&nbsp;&nbsp;y</span></td></tr>
# expect:         </tbody>
# expect:     </table>
# expect:
# expect: <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
# expect:           "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
# expect:
# expect: <html>
# expect:
# expect: <head>
# expect:     <meta http-equiv="Content-Type"
# expect:           content="text/html; charset=us-ascii" />
# expect:     <title></title>
# expect:     <style type="text/css">
# expect:         table.diff {font-family:Courier; border:medium;}
# expect:         .diff_header {background-color:#e0e0e0}
# expect:         td.diff_header {text-align:right}
# expect:         .diff_next {background-color:#c0c0c0}
# expect:         .diff_add {background-color:#aaffaa}
# expect:         .diff_chg {background-color:#ffff77}
# expect:         .diff_sub {background-color:#ffaaaa}
# expect:     </style>
# expect: </head>
# expect:
# expect: <body>
# expect:
# expect:     <table class="diff" id="difflib_chg_to3__top"
# expect:            cellspacing="0" cellpadding="0" rules="groups" >
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
# expect:         <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">f&r</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">t<o</th></tr></thead>
# expect:         <tbody>
# expect:             <tr><td class="diff_next" id="difflib_chg_to3__0"><a href="#difflib_chg_to3__top">t</a></td><td class="diff_header" id="from3_1">1</td><td nowrap="nowrap"><span class="diff_sub">a</span></td><td class="diff_next"><a href="#difflib_chg_to3__top">t</a></td><td class="diff_header" id="to3_1">1</td><td nowrap="nowrap"><span class="diff_add">b</span></td></tr>
# expect:         </tbody>
# expect:     </table>
# expect:     <table class="diff" summary="Legends">
# expect:         <tr> <th colspan="2"> Legends </th> </tr>
# expect:         <tr> <td> <table border="" summary="Colors">
# expect:                       <tr><th> Colors </th> </tr>
# expect:                       <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
# expect:                       <tr><td class="diff_chg">Changed</td> </tr>
# expect:                       <tr><td class="diff_sub">Deleted</td> </tr>
# expect:                   </table></td>
# expect:              <td> <table border="" summary="Links">
# expect:                       <tr><th colspan="2"> Links </th> </tr>
# expect:                       <tr><td>(f)irst change</td> </tr>
# expect:                       <tr><td>(n)ext change</td> </tr>
# expect:                       <tr><td>(t)op</td> </tr>
# expect:                   </table></td> </tr>
# expect:     </table>
# expect: </body>
# expect:
# expect: </html>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;Empty File&nbsp;</td><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;Empty File&nbsp;</td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td id="fromN_1">1</td><td>same</td><td><a href="#difflib_chg_toN__top">t</a></td><td id="toN_1">1</td><td>same</td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td id="fromN_1">1</td><td>same</td><td><a href="#difflib_chg_toN__top">t</a></td><td id="toN_1">1</td><td>same</td></tr>
# expect: <tr><td></td><td id="fromN_2">2</td><td>x</td><td></td><td id="toN_2">2</td><td>x</td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td></tr>
# expect: <tbody>
# expect: <tbody>
# expect: <tr><td></td><td id="fromN_12">12</td><td>same</td><td></td><td id="toN_12">12</td><td>same</td></tr>
# expect: <tr><td><a href="#difflib_chg_toN__1">n</a></td><td id="fromN_13">13</td><td><span>x</span></td><td><a href="#difflib_chg_toN__1">n</a></td><td id="toN_13">13</td><td><span>y</span></td></tr>
# expect: <tr><td></td><td id="fromN_14">14</td><td>q</td><td></td><td id="toN_14">14</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_15">15</td><td>q</td><td></td><td id="toN_15">15</td><td>q</td></tr>
# expect: <tbody>
# expect: <tr><td></td><td id="fromN_26">26</td><td>q</td><td></td><td id="toN_26">26</td><td>q</td></tr>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td id="fromN_27">27</td><td><span>z</span></td><td><a href="#difflib_chg_toN__top">t</a></td><td id="toN_27">27</td><td><span>zz1</span></td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__0">f</a></td><td id="fromN_1">1</td><td>same</td><td><a href="#difflib_chg_toN__0">f</a></td><td id="toN_1">1</td><td>same</td></tr>
# expect: <tr><td></td><td id="fromN_3">3</td><td>same</td><td></td><td id="toN_3">3</td><td>same</td></tr>
# expect: <tr><td><a href="#difflib_chg_toN__1">n</a></td><td id="fromN_4">4</td><td>x&nbsp;ab<span>c</span>&nbsp;def</td><td><a href="#difflib_chg_toN__1">n</a></td><td id="toN_4">4</td><td>x&nbsp;ab<span>d</span>&nbsp;def</td></tr>
# expect: <tr><td></td><td id="fromN_5">5</td><td>q</td><td></td><td id="toN_5">5</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_6">6</td><td>q</td><td></td><td id="toN_6">6</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_7">7</td><td>q</td><td></td><td id="toN_7">7</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_8">8</td><td>q</td><td></td><td id="toN_8">8</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_9">9</td><td>q</td><td></td><td id="toN_9">9</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_10">10</td><td>q</td><td></td><td id="toN_10">10</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_11">11</td><td>q</td><td></td><td id="toN_11">11</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_12">12</td><td>q</td><td></td><td id="toN_12">12</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_13">13</td><td>q</td><td></td><td id="toN_13">13</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_14">14</td><td>q</td><td></td><td id="toN_14">14</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_15">15</td><td>q</td><td></td><td id="toN_15">15</td><td>q</td></tr>
# expect: <tr><td></td><td id="fromN_17">17</td><td>q</td><td></td><td id="toN_17">17</td><td>q</td></tr>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td id="fromN_18">18</td><td><span>z</span></td><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td></td></tr>
# expect: <tbody>
# expect: <tr><td></td><td id="fromN_2">2</td><td><span>d2</span></td><td></td><td></td><td></td></tr>
# expect: <tbody>
# expect: <tr><td></td><td></td><td></td><td></td><td id="toN_2">2</td><td><span>a2</span></td></tr>
# expect: <tr><td></td><td></td><td></td><td></td><td id="toN_3">3</td><td><span>a3</span></td></tr>
# expect: <tbody>
# expect: <tr><td></td><td id="fromN_2">2</td><td><span>d2</span></td><td></td><td id="toN_2">2</td><td><span>a2</span></td></tr>
# expect: <tr><td></td><td id="fromN_3">3</td><td><span>d3</span></td><td></td><td></td><td></td></tr>
# expect: <tbody>
# expect: <tr><td><a href="#difflib_chg_toN__top">t</a></td><td id="fromN_2">2</td><td><span>d1</span></td><td><a href="#difflib_chg_toN__top">t</a></td><td></td><td></td></tr>
# expect: <tr><td></td><td id="fromN_3">3</td><td><span>d2</span></td><td></td><td></td><td></td></tr>
# expect: <tr><td></td><td id="fromN_4">4</td><td>m</td><td></td><td id="toN_2">2</td><td>m</td></tr>
