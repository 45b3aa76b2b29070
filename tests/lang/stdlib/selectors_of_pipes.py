import os
import select
import selectors

r, w = os.pipe()
os.write(w, b"x")
print([len(files) for files in select.select([r], [w], [], 0)])
for kind in (selectors.SelectSelector, selectors.PollSelector, selectors.DefaultSelector):
    with kind() as waiting:
        waiting.register(r, selectors.EVENT_READ, "reading")
        print([(key.data, events) for key, events in waiting.select(0)], len(waiting.get_map()))
        waiting.register(w, selectors.EVENT_WRITE, "writing")
        waiting.modify(w, selectors.EVENT_WRITE, "changed")
        print(sorted((key.data, events) for key, events in waiting.select()))
        print(waiting.unregister(r).data)
        for wrong in (lambda: waiting.register(r, 0), lambda: waiting.register("x", 1), lambda: waiting.get_key("y")):
            try:
                wrong()
            except (ValueError, KeyError) as e:
                print(type(e).__name__, e)
    print(waiting.get_map())
for wrong in (lambda: select.select([-1], [], [], 0), lambda: select.select(["a"], [], [], 0), lambda: select.select([], [], [], -1)):
    try:
        wrong()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
os.close(r)
os.close(w)

# expect: [1, 1, 0]
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: ValueError file descriptor cannot be a negative integer (-1)
# expect: TypeError argument must be an int, or have a fileno() method.
# expect: ValueError timeout must be non-negative
