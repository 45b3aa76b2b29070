"""Only MindSpore's own dtypes say what an initializer fills."""
import numpy as np
import mindspore as ms
from mindspore import nn
from mindspore.common.initializer import One, initializer

for make in (lambda: initializer("zeros", (2,), -1), lambda: initializer(One(), (2,), int), lambda: initializer("ones", (2,), np.float32),
             lambda: initializer("ones", (2,), "float32"), lambda: initializer("normal", (2,), None), lambda: nn.Dense(2, 2, dtype=1.5),
             lambda: initializer("ones", (2,), ms.bool_).init_data(), lambda: initializer("ones", (2,), ms.complex64).init_data()):
    try:
        print(make())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split("\n")[0])
# expect: TypeError For 'Tensor', the 'dtype' should be one of [mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.bool_, mindspore.string_], but got '<class 'int'>'.
# expect: TypeError For 'Tensor', the 'dtype' should be one of [mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.bool_, mindspore.string_], but got '<class 'type'>'.
# expect: TypeError For 'Tensor', the 'dtype' should be one of [mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.bool_, mindspore.string_], but got '<class 'type'>'.
# expect: TypeError For 'Tensor', the 'dtype' should be one of [mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.bool_, mindspore.string_], but got '<class 'str'>'.
# expect: ValueError init, dtype and shape must have values at the same time.
# expect: TypeError For 'Tensor', the 'dtype' should be one of [mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.bool_, mindspore.string_], but got '<class 'float'>'.
# expect: [ True  True]
# expect: [1.+0.j 1.+0.j]
