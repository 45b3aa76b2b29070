# subprocess, os.popen and os.system start programs of the machine: their output, input, status, folder, variables, time.
import os
import subprocess
import tempfile

print(subprocess.run(["echo", "hi"], capture_output=True))
print(subprocess.run("cat; exit 3", shell=True, input="abc\n", text=True, capture_output=True))
print(subprocess.check_output(["sh", "-c", "echo $FOO"], env={"FOO": "bar", "PATH": os.environ["PATH"]}))
for call in (lambda: subprocess.run(["/nonexistent"]), lambda: subprocess.run(["true"], cwd="/nonexistent"),
             lambda: subprocess.run("exit 2", shell=True, check=True), lambda: subprocess.Popen(["true"], bufsize="1"),
             lambda: subprocess.run(["cat"], input=b"", stdin=subprocess.PIPE)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
process = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
print(len(process.communicate(b"x" * 300000)[0]), process.returncode)
process = subprocess.Popen(["sh", "-c", "read line; echo got $line"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
process.stdin.write("one\n")
process.stdin.close()
print(list(process.stdout), process.wait(), repr(process))
process.stdout.close()
waiting = subprocess.Popen(["cat"], stdin=subprocess.PIPE)
try:
    waiting.wait(timeout=0.01)
except subprocess.TimeoutExpired as error:
    print(error)
waiting.terminate()
print(waiting.wait())
waiting.stdin.close()
print(os.popen("echo a; echo b").read().split(), os.system("exit 5"), os.waitstatus_to_exitcode(1280))
print(subprocess.getoutput("echo x"), subprocess.getstatusoutput("false"))
with tempfile.TemporaryFile() as file:
    subprocess.run(["echo", "to a file"], stdout=file, stderr=subprocess.STDOUT)
    file.seek(0)
    print(file.read())
print(subprocess.run("echo lost", shell=True, stdout=subprocess.DEVNULL))
# expect: CompletedProcess(args=['echo', 'hi'], returncode=0, stdout=b'hi\n', stderr=b'')
# expect: CompletedProcess(args='cat; exit 3', returncode=3, stdout='abc\n', stderr='')
# expect: b'bar\n'
# expect: FileNotFoundError [Errno 2] No such file or directory: '/nonexistent'
# expect: FileNotFoundError [Errno 2] No such file or directory: '/nonexistent'
# expect: CalledProcessError Command 'exit 2' returned non-zero exit status 2.
# expect: TypeError bufsize must be an integer
# expect: ValueError stdin and input arguments may not both be used.
# expect: 300000 0
# expect: ['got one\n'] 0 <Popen: returncode: 0 args: ['sh', '-c', 'read line; echo got $line']>
# expect: Command '['cat']' timed out after 0.01 seconds
# expect: -15
# expect: ['a', 'b'] 1280 5
# expect: x (1, '')
# expect: b'to a file\n'
# expect: CompletedProcess(args='echo lost', returncode=0)
