import asyncio
import weakref
from email.headerregistry import Address
from email.message import EmailMessage

for value in ('"X Y" <x@y.z>', "X Y <x@y.z>, a@b", '"a, b" <c@d>', "é <a@b>", 'grp: a@b, "c d" <e@f>;', '"a\\"b" <c@d>', "a@b, b@c, " * 12 + "z@z",
              Address("X, Y", "a", "b.c"), [Address("X Y", "a", "b.c"), Address("é", "d", "e.f")]):  # fmt: skip
    message = EmailMessage()
    message["To"] = value
    print(message["To"], repr(message.as_string()), [address.display_name for address in message["To"].addresses])


class Held:
    pass


held = Held()
final = weakref.finalize(held, print, "gone")
print(final.alive, final.atexit)
final.atexit = False
print(final.atexit)
del held
print(final.alive, final.atexit)


async def wait():
    task = asyncio.create_task(asyncio.sleep(5), name="sleeper")
    await asyncio.sleep(0)
    print(str(task).partition("wait_for=")[2])
    task.cancel()


asyncio.run(wait())

# expect: X Y <x@y.z> 'To: "X Y" <x@y.z>\n\n' ['X Y']
# expect: X Y <x@y.z>, a@b 'To: X Y <x@y.z>, a@b\n\n' ['X Y', '']
# expect: "a, b" <c@d> 'To: "a, b" <c@d>\n\n' ['a, b']
# expect: é <a@b> 'To: =?utf-8?q?=C3=A9?= <a@b>\n\n' ['é']
# expect: grp: a@b, c d <e@f>; 'To: grp: a@b, "c d" <e@f>;\n\n' ['', 'c d']
# expect: "a\"b" <c@d> 'To: "a\\"b" <c@d>\n\n' ['a"b']
# expect: a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, z@z 'To: a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b,\n b@c, a@b, b@c, a@b, b@c, a@b, b@c, a@b, b@c, z@z\n\n' ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '']
# expect: "X, Y" <a@b.c> 'To: "X, Y" <a@b.c>\n\n' ['X, Y']
# expect: X Y <a@b.c>, é <d@e.f> 'To: X Y <a@b.c>, =?utf-8?q?=C3=A9?= <d@e.f>\n\n' ['X Y', 'é']
# expect: True True
# expect: False
# expect: gone
# expect: False False
# expect: <Future pending cb=[Task.task_wakeup()]>>
