"""asyncio's watchers wait for child processes, each in its way; a policy has one."""
import asyncio
import os
import warnings

warnings.simplefilter("ignore")


async def answer(number):
    process = await asyncio.create_subprocess_exec("/bin/sh", "-c", f"echo {number}; exit {number}", stdout=asyncio.subprocess.PIPE)
    told = await process.communicate()
    return process.returncode, told


async def wait_for_one():
    got = asyncio.get_running_loop().create_future()
    pid = os.posix_spawn("/bin/sh", ["sh", "-c", "exit 7"], os.environ)
    watcher = asyncio.get_child_watcher()
    with watcher:
        watcher.add_child_handler(pid, lambda p, code, word: got.set_result((p == pid, code, word)), "word")
    print(await asyncio.wait_for(got, 5), watcher.remove_child_handler(pid))


async def main():
    print(await asyncio.gather(*[answer(i) for i in range(3)]))
    await wait_for_one()


for make in (None, asyncio.ThreadedChildWatcher, asyncio.PidfdChildWatcher, asyncio.MultiLoopChildWatcher, asyncio.SafeChildWatcher,
             asyncio.FastChildWatcher):
    print(make and make.__name__)
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    watcher = make() if make else None
    if watcher:
        watcher.attach_loop(loop)
    asyncio.set_child_watcher(watcher)
    loop.run_until_complete(main())
    if watcher:
        print(watcher.is_active())
        watcher.close()
        print(watcher.is_active())
    loop.close()
    asyncio.set_child_watcher(None)
print(type(asyncio.get_child_watcher()).__name__, isinstance(asyncio.get_child_watcher(), asyncio.AbstractChildWatcher))
asyncio.set_child_watcher(asyncio.SafeChildWatcher())
try:
    asyncio.run(answer(1))
except RuntimeError as error:
    print(error)
try:
    asyncio.set_child_watcher(3)
except AssertionError:
    print("no watcher")
try:
    asyncio.AbstractChildWatcher().is_active()
except NotImplementedError:
    print("abstract")

# expect: None
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') True
# expect: ThreadedChildWatcher
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') True
# expect: True
# expect: True
# expect: PidfdChildWatcher
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') False
# expect: False
# expect: False
# expect: MultiLoopChildWatcher
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') False
# expect: True
# expect: False
# expect: SafeChildWatcher
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') False
# expect: False
# expect: False
# expect: FastChildWatcher
# expect: [(0, (b'0\n', None)), (1, (b'1\n', None)), (2, (b'2\n', None))]
# expect: (True, 7, 'word') False
# expect: False
# expect: False
# expect: ThreadedChildWatcher True
# expect: no watcher
# expect: abstract
