import pickle
import mindspore as ms
from mindspore import Parameter, Tensor
from mindspore.common.initializer import One

print(Tensor(shape=(2, 2), dtype=ms.float32), Tensor(shape=2, dtype=ms.int8), Tensor(shape=(2,), dtype=ms.float32, init=One()))
for arguments in (dict(shape=(2, 2), init=One()), dict(shape=(2, 2))):
    try:
        print(Tensor(**arguments))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0][:60])
t = Tensor([1.5, 2.5])
print(t.set_dtype(ms.int32), t, ms.pytype_to_dtype(float))
try:
    round(t, 1)
except TypeError as e:
    print(str(e)[-40:])
print(pickle.loads(pickle.dumps(Parameter(Tensor([1.0]), name="q"))))

# expect: [[0. 0.]
# expect:  [0. 0.]] [0 0] [1. 1.]
# expect: ValueError init, dtype and shape must have values at the same time.
# expect: TypeError For 'Tensor', the type of 'input_data' should be one of '['T
# expect: Int32 [1 2] Float64
# expect: s 1 positional argument but 2 were given
# expect: Parameter (name=q, shape=(1,), dtype=Float32, requires_grad=True)
