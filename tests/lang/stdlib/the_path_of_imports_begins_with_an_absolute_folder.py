import os
import sys

print(os.path.isabs(sys.path[0]), os.path.basename(sys.path[0]))

# expect: True stdlib
