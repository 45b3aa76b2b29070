import mindspore as ms
from mindspore import Parameter, Tensor, ops

def parameter(value, dtype=ms.float32):
    return Parameter(Tensor(value, dtype), name="p")

# One number in brackets and one without are the same where something is added.
print(ops.assign_add(parameter([1.0]), 1), ops.assign_sub(parameter([1], ms.int32), 1), ops.assign_add(parameter(1.0), Tensor([1.0])))
print(ops.assign_add(parameter([2.0]), Tensor(0.5)))
for variable, value in ((parameter([1.0, 2.0]), 1), (parameter([[1.0]]), 1)):
    try:
        ops.assign_add(variable, value)
    except ValueError as error:
        print(str(error).split("\n")[0])

print(ops.assign(parameter(3, ms.float16), 1.5))

# A number of Python does not make a parameter fractional.
for function in (ops.assign, ops.assign_add, ops.assign_sub):
    for dtype in (ms.int32, ms.int64, ms.uint8, ms.bool_, ms.float16):
        for value in (1, 1.5):
            try:
                print(function(parameter(3, dtype), value))
            except TypeError as error:
                print(str(error).split("\n")[0][-70:])

p = Parameter(Tensor([1.0]), name="p")
p.mark = "x"
p.__dict__.update(other=4)
print("mark" in vars(p), p.other, p.init_mode, p.is_default_input_init, p.slice_num, vars(Tensor([1.0])))

# expect: [2.] [0] 2.0
# expect: [2.5]
# expect: For 'AssignAdd','value' must have the same rank as 'variable'. But got 'value' rank: 0, 'variable' rank: 1.
# expect: For 'AssignAdd','value' must have the same rank as 'variable'. But got 'value' rank: 0, 'variable' rank: 2.
# expect: 1.5
# expect: 1
# expect: e Int32, which cannot be converted to data type Float32 automatically.
# expect: 1
# expect: e Int64, which cannot be converted to data type Float32 automatically.
# expect: 1
# expect: e UInt8, which cannot be converted to data type Float32 automatically.
# expect: type Bool, which cannot be converted to data type Int64 automatically.
# expect: pe Bool, which cannot be converted to data type Float32 automatically.
# expect: 1.0
# expect: 1.5
# expect: 4
# expect: e Int32, which cannot be converted to data type Float32 automatically.
# expect: 4
# expect: e Int64, which cannot be converted to data type Float32 automatically.
# expect: 4
# expect: e UInt8, which cannot be converted to data type Float32 automatically.
# expect: type Bool, which cannot be converted to data type Int64 automatically.
# expect: pe Bool, which cannot be converted to data type Float32 automatically.
# expect: 4.0
# expect: 4.5
# expect: 2
# expect: e Int32, which cannot be converted to data type Float32 automatically.
# expect: 2
# expect: e Int64, which cannot be converted to data type Float32 automatically.
# expect: 2
# expect: e UInt8, which cannot be converted to data type Float32 automatically.
# expect: type Bool, which cannot be converted to data type Int64 automatically.
# expect: pe Bool, which cannot be converted to data type Float32 automatically.
# expect: 2.0
# expect: 1.5
# expect: True 4 None False 1 {}
