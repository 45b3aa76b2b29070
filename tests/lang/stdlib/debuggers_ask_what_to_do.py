import pdb, io, sys, os

# What pdb writes names this file.
written = sys.stdout
class Short:
    def write(self, text):
        return written.write(text.replace(os.path.abspath(__file__), "FILE").replace(__file__, "FILE"))
    def flush(self):
        written.flush()
sys.stdout = Short()
def inner(v, *rest, k=2):
    w = v * 2
    for i in range(2):
        w += i

    return w
def outer(a, b=1):
    x = a + b
    y = inner(x)
    z = [x, y]
    return z
def run(script, f, *args):
    out = io.StringIO()
    p = pdb.Pdb(stdin=io.StringIO(script), stdout=out, nosigint=True, readrc=False)
    try: r = p.runcall(f, *args)
    except BaseException as e: r = type(e).__name__
    print(out.getvalue().replace(os.path.abspath(__file__),'FILE').replace(__file__,'FILE'), '=>', r)
    import bdb; bdb.Breakpoint.clearBreakpoints()
run('n\nn\np x, y\npp [1]\na\ns\nc\n', outer, 3)
run('s\ns\ns\ns\na\nu\np a\nd\nr\nrv\nn\nwhatis outer\nwhatis x\nwhatis str\nq\n', outer, 3)
run('l\nl\nl 1,3\nll\nsource inner\nsource 3\nc', outer, 3)
run('b 10\nb inner\nb inner, v > 100\nb\nc\nc\ncl 1\ncl 9\ndisable 2\nenable 2\nignore 2 3\ncondition 3 x>1\ncondition 3\nb 999\nb nope\nb 6\nc\n', outer, 3)
run('p nope\np 1/0\n!q = 5\np q\nq2 = 7\nq2\nx = 1 +\ndisplay a\nn\ndisplay\nundisplay a\nalias zz p %1\nzz a\nalias\np 1 ;; p 2\nuntil 11\nunt 3\njump x\nh nope\nc\n', outer, 3)
run('b 10\ncommands 1\np x\nc\nc\n', outer, 3)
run('tbreak 11\nc\nargs\nrv\n', outer, 3)
def bad(): return 1/0
run('c\n', bad)
run('n\nn\nl .\nc\n', bad)
try: bad()
except ZeroDivisionError:
    sys.stdin = io.StringIO('p 5\nl\nq\n')
    pdb.post_mortem()
def tr():
    q = 4
    pdb.set_trace(header='HDR')
    q += 1
    breakpoint()
    return q
sys.stdin = io.StringIO('p q\nn\np q\nw\nu\nu\nd 5\nd\nc\np q + 100\nc\n')
print(tr())
try: pdb.post_mortem()
except ValueError as e: print(e)
sys.stdin = io.StringIO('c\n'); pdb.run('print(3)')
sys.stdin = io.StringIO('c\n'); print(pdb.runeval('1+2'))

# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) > FILE(19)outer()
# expect: -> y = inner(x)
# expect: (Pdb) > FILE(20)outer()
# expect: -> z = [x, y]
# expect: (Pdb) (4, 9)
# expect: (Pdb) [1]
# expect: (Pdb) a = 3
# expect: b = 1
# expect: (Pdb) > FILE(21)outer()
# expect: -> return z
# expect: (Pdb)  => [4, 9]
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) > FILE(19)outer()
# expect: -> y = inner(x)
# expect: (Pdb) --Call--
# expect: > FILE(11)inner()
# expect: -> def inner(v, *rest, k=2):
# expect: (Pdb) > FILE(12)inner()
# expect: -> w = v * 2
# expect: (Pdb) > FILE(13)inner()
# expect: -> for i in range(2):
# expect: (Pdb) v = 4
# expect: k = 2
# expect: rest = ()
# expect: (Pdb) > FILE(19)outer()
# expect: -> y = inner(x)
# expect: (Pdb) 3
# expect: (Pdb) > FILE(13)inner()
# expect: -> for i in range(2):
# expect: (Pdb) --Return--
# expect: > FILE(16)inner()->9
# expect: -> return w
# expect: (Pdb) 9
# expect: (Pdb) > FILE(20)outer()
# expect: -> z = [x, y]
# expect: (Pdb) Function outer
# expect: (Pdb) <class 'int'>
# expect: (Pdb) Class builtins.str
# expect: (Pdb)  => None
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb)  13  	    for i in range(2):
# expect:  14  	        w += i
# expect:  15  	
# expect:  16  	    return w
# expect:  17  	def outer(a, b=1):
# expect:  18  ->	    x = a + b
# expect:  19  	    y = inner(x)
# expect:  20  	    z = [x, y]
# expect:  21  	    return z
# expect:  22  	def run(script, f, *args):
# expect:  23  	    out = io.StringIO()
# expect: (Pdb)  24  	    p = pdb.Pdb(stdin=io.StringIO(script), stdout=out, nosigint=True, readrc=False)
# expect:  25  	    try: r = p.runcall(f, *args)
# expect:  26  	    except BaseException as e: r = type(e).__name__
# expect:  27  	    print(out.getvalue().replace(os.path.abspath(__file__),'FILE').replace(__file__,'FILE'), '=>', r)
# expect:  28  	    import bdb; bdb.Breakpoint.clearBreakpoints()
# expect:  29  	run('n\nn\np x, y\npp [1]\na\ns\nc\n', outer, 3)
# expect:  30  	run('s\ns\ns\ns\na\nu\np a\nd\nr\nrv\nn\nwhatis outer\nwhatis x\nwhatis str\nq\n', outer, 3)
# expect:  31  	run('l\nl\nl 1,3\nll\nsource inner\nsource 3\nc', outer, 3)
# expect:  32  	run('b 10\nb inner\nb inner, v > 100\nb\nc\nc\ncl 1\ncl 9\ndisable 2\nenable 2\nignore 2 3\ncondition 3 x>1\ncondition 3\nb 999\nb nope\nb 6\nc\n', outer, 3)
# expect:  33  	run('p nope\np 1/0\n!q = 5\np q\nq2 = 7\nq2\nx = 1 +\ndisplay a\nn\ndisplay\nundisplay a\nalias zz p %1\nzz a\nalias\np 1 ;; p 2\nuntil 11\nunt 3\njump x\nh nope\nc\n', outer, 3)
# expect:  34  	run('b 10\ncommands 1\np x\nc\nc\n', outer, 3)
# expect: (Pdb)   1  	import pdb, io, sys, os
# expect:   2  	
# expect:   3  	# What pdb writes names this file.
# expect: (Pdb)  17  	def outer(a, b=1):
# expect:  18  ->	    x = a + b
# expect:  19  	    y = inner(x)
# expect:  20  	    z = [x, y]
# expect:  21  	    return z
# expect: (Pdb)  11  	def inner(v, *rest, k=2):
# expect:  12  	    w = v * 2
# expect:  13  	    for i in range(2):
# expect:  14  	        w += i
# expect:  15  	
# expect:  16  	    return w
# expect: (Pdb) *** module, class, method, function, traceback, frame, or code object was expected, got int
# expect: (Pdb)  => [4, 9]
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) Breakpoint 1 at FILE:10
# expect: (Pdb) Breakpoint 2 at FILE:11
# expect: (Pdb) Breakpoint 3 at FILE:11
# expect: (Pdb) Num Type         Disp Enb   Where
# expect: 1   breakpoint   keep yes   at FILE:10
# expect: 2   breakpoint   keep yes   at FILE:11
# expect: 3   breakpoint   keep yes   at FILE:11
# expect: 	stop only if v > 100
# expect: (Pdb) > FILE(12)inner()
# expect: -> w = v * 2
# expect: (Pdb)  => [4, 9]
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) *** NameError: name 'nope' is not defined
# expect: (Pdb) *** ZeroDivisionError: division by zero
# expect: (Pdb) (Pdb) 5
# expect: (Pdb) (Pdb) 7
# expect: (Pdb) *** SyntaxError: invalid syntax
# expect: (Pdb) display a: 3
# expect: (Pdb) > FILE(19)outer()
# expect: -> y = inner(x)
# expect: (Pdb) Currently displaying:
# expect: a: 3
# expect: (Pdb) (Pdb) (Pdb) 3
# expect: (Pdb) zz = p %1
# expect: (Pdb) 1
# expect: 2
# expect: (Pdb) *** "until" line number is smaller than current line number
# expect: (Pdb) *** "until" line number is smaller than current line number
# expect: (Pdb) *** The 'jump' command requires a line number
# expect: (Pdb) *** No help for 'nope'
# expect: (Pdb)  => [4, 9]
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) Breakpoint 1 at FILE:10
# expect: (Pdb) (com) (com) (Pdb)  => [4, 9]
# expect: > FILE(18)outer()
# expect: -> x = a + b
# expect: (Pdb) Breakpoint 1 at FILE:11
# expect: (Pdb)  => [4, 9]
# expect: > FILE(36)bad()
# expect: -> def bad(): return 1/0
# expect: (Pdb)  => ZeroDivisionError
# expect: > FILE(36)bad()
# expect: -> def bad(): return 1/0
# expect: (Pdb) ZeroDivisionError: division by zero
# expect: > FILE(36)bad()
# expect: -> def bad(): return 1/0
# expect: (Pdb) --Return--
# expect: > FILE(36)bad()->None
# expect: -> def bad(): return 1/0
# expect: (Pdb)  31  	run('l\nl\nl 1,3\nll\nsource inner\nsource 3\nc', outer, 3)
# expect:  32  	run('b 10\nb inner\nb inner, v > 100\nb\nc\nc\ncl 1\ncl 9\ndisable 2\nenable 2\nignore 2 3\ncondition 3 x>1\ncondition 3\nb 999\nb nope\nb 6\nc\n', outer, 3)
# expect:  33  	run('p nope\np 1/0\n!q = 5\np q\nq2 = 7\nq2\nx = 1 +\ndisplay a\nn\ndisplay\nundisplay a\nalias zz p %1\nzz a\nalias\np 1 ;; p 2\nuntil 11\nunt 3\njump x\nh nope\nc\n', outer, 3)
# expect:  34  	run('b 10\ncommands 1\np x\nc\nc\n', outer, 3)
# expect:  35  	run('tbreak 11\nc\nargs\nrv\n', outer, 3)
# expect:  36  ->	def bad(): return 1/0
# expect:  37  	run('c\n', bad)
# expect:  38  	run('n\nn\nl .\nc\n', bad)
# expect:  39  	try: bad()
# expect:  40  	except ZeroDivisionError:
# expect:  41  	    sys.stdin = io.StringIO('p 5\nl\nq\n')
# expect: (Pdb)  => ZeroDivisionError
# expect: > FILE(36)bad()
# expect: -> def bad(): return 1/0
# expect: (Pdb) 5
# expect: (Pdb)  31  	run('l\nl\nl 1,3\nll\nsource inner\nsource 3\nc', outer, 3)
# expect:  32  	run('b 10\nb inner\nb inner, v > 100\nb\nc\nc\ncl 1\ncl 9\ndisable 2\nenable 2\nignore 2 3\ncondition 3 x>1\ncondition 3\nb 999\nb nope\nb 6\nc\n', outer, 3)
# expect:  33  	run('p nope\np 1/0\n!q = 5\np q\nq2 = 7\nq2\nx = 1 +\ndisplay a\nn\ndisplay\nundisplay a\nalias zz p %1\nzz a\nalias\np 1 ;; p 2\nuntil 11\nunt 3\njump x\nh nope\nc\n', outer, 3)
# expect:  34  	run('b 10\ncommands 1\np x\nc\nc\n', outer, 3)
# expect:  35  	run('tbreak 11\nc\nargs\nrv\n', outer, 3)
# expect:  36  ->	def bad(): return 1/0
# expect:  37  	run('c\n', bad)
# expect:  38  	run('n\nn\nl .\nc\n', bad)
# expect:  39  	try: bad()
# expect:  40  	except ZeroDivisionError:
# expect:  41  	    sys.stdin = io.StringIO('p 5\nl\nq\n')
# expect: (Pdb) HDR
# expect: > FILE(46)tr()
# expect: -> q += 1
# expect: (Pdb) 4
# expect: (Pdb) > FILE(47)tr()
# expect: -> breakpoint()
# expect: (Pdb) 5
# expect: (Pdb)   FILE(50)<module>()
# expect: -> print(tr())
# expect: > FILE(47)tr()
# expect: -> breakpoint()
# expect: (Pdb) > FILE(50)<module>()
# expect: -> print(tr())
# expect: (Pdb) *** Oldest frame
# expect: (Pdb) > FILE(47)tr()
# expect: -> breakpoint()
# expect: (Pdb) *** Newest frame
# expect: (Pdb) > FILE(48)tr()
# expect: -> return q
# expect: (Pdb) 105
# expect: (Pdb) 5
# expect: A valid traceback must be passed if no exception is being handled
# expect: > <string>(1)<module>()
# expect: (Pdb) 3
# expect: > <string>(1)<module>()
# expect: (Pdb) 3
