import subprocess
import warnings

process = subprocess.Popen(["cat"], stdin=subprocess.PIPE, text=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(process.universal_newlines)
    stream, number = process.stdin, process.pid
    del process
    print([str(each.message).replace(str(number), "N") for each in caught])
stream.close()

# expect: True
# expect: ['subprocess N is still running']
