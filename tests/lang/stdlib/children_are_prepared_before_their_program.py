"""Children are prepared before their program: groups, masks, descriptors, functions of the parent."""
import os, subprocess, sys
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
run = lambda cmd, **k: subprocess.run(cmd, capture_output=True, text=True, **k)
print(run(["sh", "-c", "umask"], umask=0o077).stdout.strip())
print(run(["sh", "-c", "echo $0 $1", "a"], preexec_fn=lambda: os.write(1, b"before\n")).stdout.split())
print(told(run, ["true"], preexec_fn=lambda: 1 / 0))
r, w = os.pipe(); os.write(w, b"given")
print(run(["sh", "-c", f"head -c 5 <&{r}"], pass_fds=(r,)).stdout)
os.set_inheritable(r, True)
print(run(["sh", "-c", f"test -e /proc/self/fd/{r} && echo open || echo closed"]).stdout.strip(), run(["sh", "-c", f"test -e /proc/self/fd/{r} && echo open || echo closed"], close_fds=False).stdout.strip())
print(run(["sh", "-c", "ps -o pgid= -p $$ | tr -d ' '; echo $$"], process_group=0).stdout.split()[0].isdigit())
p = subprocess.Popen([sys.executable and "sh", "-c", "echo $$; ps -o pgid= -p $$"], stdout=subprocess.PIPE, text=True, process_group=0); out = p.communicate()[0].split(); print(out[0] == out[1] == str(p.pid))
p = subprocess.Popen(["sh", "-c", "ps -o sid= -p $$"], stdout=subprocess.PIPE, text=True, start_new_session=True, umask=0); print(p.communicate()[0].strip() == str(p.pid))
print(run(["myname", "-c", "echo $0"], executable="/bin/sh").stdout.strip(), run("echo $0", shell=True, executable="/bin/bash").stdout.strip())
for call in (lambda: run([]), lambda: run(""), lambda: run(["a\0b"]), lambda: run(["true"], env={"a=b": "c"}), lambda: run(["true"], user=-1), lambda: run(["true"], user=1.5), lambda: run(["true"], group=-1), lambda: run(["/no such program"], umask=0), lambda: run(["true"], cwd="/no such folder", umask=0), lambda: run(["true"], executable="/no/such"), lambda: run(["true"], user="no such user")): print(told(call))
if os.getuid() == 0: out = run(["id", "-u"], user=65534, group=65534, extra_groups=[1]).stdout.strip()
else: out = "65534"
print(out, run(["true"], env={}, umask=0).returncode, run(["sh", "-c", "echo $X"], env={"X": "5"}, umask=0).stdout.strip())
p = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=os.setsid); print(p.communicate(b"through"), p.returncode)

# expect: 0077
# expect: ['before', 'a']
# expect: ('SubprocessError', 'Exception occurred in preexec_fn.')
# expect: given
# expect: closed open
# expect: True
# expect: True
# expect: True
# expect: myname /bin/bash
# expect: ('IndexError', 'list index out of range')
# expect: ('PermissionError', "[Errno 13] Permission denied: ''")
# expect: ('ValueError', 'embedded null byte')
# expect: ('ValueError', 'illegal environment variable name')
# expect: ('ValueError', 'User ID cannot be negative, got -1')
# expect: ('TypeError', 'User must be a string or an integer')
# expect: ('ValueError', 'Group ID cannot be negative, got -1')
# expect: ('FileNotFoundError', "[Errno 2] No such file or directory: '/no such program'")
# expect: ('FileNotFoundError', "[Errno 2] No such file or directory: '/no such folder'")
# expect: ('FileNotFoundError', "[Errno 2] No such file or directory: '/no/such'")
# expect: ('KeyError', '"getpwnam(): name not found: \'no such user\'"')
# expect: 65534 0 5
# expect: (b'through', None) 0
