# pipes.Template: steps, what they refuse, the shell's text, files and streams that go through.
from _cells import run

run(r'''
import warnings; warnings.simplefilter("ignore")
import os, pipes, re, tempfile
folder = tempfile.mkdtemp(); name, other = os.path.join(folder, "in"), os.path.join(folder, "out")
def shown(text): return re.sub(r"/[\w/]*/(\w+)", lambda found: found[1] if found[1] in ("in", "out") else "temporary", text)
t = pipes.Template(); t, t.append("tr a-z A-Z", "--"), t.prepend("sort", "--"), t, t.clone(), t.reset(), t
t.append(3, "--")
t.append("x", "zz")
t.append("x", ".-")
t.prepend("x", "-.")
t.append("x", "f-")
t.append("x $IN", "ff")
t.prepend("x $INN", "f-")
t.append("cat > /dev/null", "-."), t.append("x", "--")
t.prepend("echo", ".-"), t.prepend("x", "--")
t.open("x", "q")
t.open("x", "r")
t.open("x", "w")
_ = open(name, "w").write("b\na\n")
t = pipes.Template(); t.append("tr a-z A-Z", "--"), shown(t.makepipeline(name, other)), t.copy(name, other), open(other).read()
t.append("sort $IN", "f-"), shown(t.makepipeline(name, other)), t.copy(name, other), open(other).read()
t.append("cat > $OUT", "-f"), shown(t.makepipeline(name, "")), t.open(name, "r").read()
t = pipes.Template(); t.append("tr a-z A-Z", "--"); f = t.open(other, "w"); f.write("written\n"), f.close(), open(other).read()
t = pipes.Template(); t.open(name, "r").read(), shown(t.makepipeline(name, other)), t.copy(name, other), open(other).read()
t = pipes.Template(); t.prepend("echo source", ".-"), t.copy("", other), open(other).read()
pipes.quote("a b"), pipes.makepipeline("", [], "")
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 (<Template instance, steps=[]>, None, None, <Template instance, steps=[]>, <Template instance, steps=[('sort', '--'), ('tr a-z A-Z', '--')]>, None, <Template instance, steps=[]>)
# expect: 5 TypeError: Template.append: cmd must be a string
# expect: 6 ValueError: Template.append: bad kind 'zz'
# expect: 7 ValueError: Template.append: SOURCE can only be prepended
# expect: 8 ValueError: Template.prepend: SINK can only be appended
# expect: 9 ValueError: Template.append: missing $IN in cmd
# expect: 10 ValueError: Template.append: missing $OUT in cmd
# expect: 11 ValueError: Template.prepend: missing $IN in cmd
# expect: 12 ValueError: Template.append: already ends with SINK
# expect: 13 ValueError: Template.prepend: already begins with SOURCE
# expect: 14 ValueError: Template.open: rw must be 'r' or 'w', not 'q'
# expect: 15 ValueError: Template.open_r: pipeline ends width SINK
# expect: 16 ValueError: Template.open_w: pipeline begins with SOURCE
# expect: 17 done
# expect: 18 (None, 'tr a-z A-Z <in >out', 0, 'B\nA\n')
# expect: 19 (None, "trap 'rm -f temporary; exit' 1 2 3 13 14 15\ntr a-z A-Z <in >temporary\nIN=temporary; sort $IN >out\nrm -f temporary", 0, 'A\nB\n')
# expect: 20 (None, "trap 'rm -f temporary temporary; exit' 1 2 3 13 14 15\ntr a-z A-Z <in >temporary\nIN=temporary; sort $IN |\n{ OUT=temporary; cat > $OUT; }\ncat <temporary\nrm -f temporary temporary", 'A\nB\n')
# expect: 21 (8, None, 'WRITTEN\n')
# expect: 22 ('b\na\n', 'cat <in >out', 0, 'b\na\n')
# expect: 23 (None, 0, 'source\n')
# expect: 24 ("'a b'", 'cat')
