from mindspore import ops

for call in (lambda: ops.HSwish(1), lambda: ops.operations.Fmax(1), lambda: ops.operations.BesselI0(x=1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
# expect: TypeError too many positional arguments
# expect: TypeError too many positional arguments
# expect: TypeError got an unexpected keyword argument 'x'
