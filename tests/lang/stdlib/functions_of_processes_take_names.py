"""os functions of processes take their arguments by name."""
import os

print(os.getpgid(pid=0) == os.getpgrp(), os.getsid(0) == os.getsid(os.getpid()), os.getpriority(which=os.PRIO_PROCESS, who=0) == os.getpriority(os.PRIO_PROCESS, 0))

# expect: True True True
