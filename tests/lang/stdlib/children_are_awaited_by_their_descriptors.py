import os
import select

child = os.fork()
if child == 0:
    os._exit(7)
watched = os.pidfd_open(child)
print(select.select([watched], [], [], 10)[0] == [watched], os.get_inheritable(watched))
peeked = os.waitid(os.P_PIDFD, watched, os.WEXITED | os.WNOWAIT)
print(peeked.si_pid == child, peeked.si_status, peeked.si_code == os.CLD_EXITED, len(peeked))
print(os.waitid(os.P_PID, child, os.WEXITED).si_status)
for call in (lambda: os.waitid(os.P_PID, child, os.WEXITED), lambda: os.pidfd_open(-1)):
    try:
        call()
    except OSError as error:
        print(type(error).__name__, error)
os.close(watched)

# expect: True False
# expect: True 7 True 5
# expect: 7
# expect: ChildProcessError [Errno 10] No child processes
# expect: OSError [Errno 22] Invalid argument
