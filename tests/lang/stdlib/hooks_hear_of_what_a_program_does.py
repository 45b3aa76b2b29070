import sys

seen = []


def hook(event, args):
    if event in ("open", "compile", "exec", "builtins.id", "sys._getframe", "my.event", "sys.addaudithook"):
        seen.append((event, args))


sys.addaudithook(hook)
sys.audit("my.event", 1, "two")
for mode in ("r", "rb", "w+", "ab", "x"):
    try:
        open("/nonexistent/x", mode)
    except OSError:
        pass
print([each for each in seen if each[0] in ("open", "my.event")])
seen.clear()
number = id(seen)
print(seen == [("builtins.id", (number,))])
seen.clear()
frame = sys._getframe()
print(seen == [("sys._getframe", (frame,))])
seen.clear()
compile("1+1", "a.py", "eval")
print(seen)
seen.clear()
exec(compile("a=1", "a.py", "exec"))
print([event for event, _ in seen], seen[-1][1][0].co_filename)


def stop(event, args):
    if event == "stop":
        raise RuntimeError("no " + repr(args))
    if event == "sys.addaudithook":
        raise ValueError("closed")


sys.addaudithook(stop)
try:
    sys.audit("stop", 1)
except RuntimeError as e:
    print(e)
seen.clear()
print(sys.addaudithook(print), [event for event, _ in seen])
sys.audit("my.event")
for bad in (1, None):
    try:
        sys.audit(bad)
    except TypeError as e:
        print(e)

# expect: [('my.event', (1, 'two')), ('open', ('/nonexistent/x', 'r', 524288)), ('open', ('/nonexistent/x', 'r', 524288)), ('open', ('/nonexistent/x', 'w+', 524866)), ('open', ('/nonexistent/x', 'a', 525377)), ('open', ('/nonexistent/x', 'x', 524481))]
# expect: True
# expect: True
# expect: [('compile', (b'1+1', 'a.py'))]
# expect: ['compile', 'exec'] a.py
# expect: no (1,)
# expect: None ['sys.addaudithook']
# expect: expected str for argument 'event', not int
# expect: expected str for argument 'event', not NoneType
