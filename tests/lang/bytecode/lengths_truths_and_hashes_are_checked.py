# modes: eager bytecode
from mindspore import Tensor, jit


class Sized:
    def __init__(self, value):
        self.value = value

    def __len__(self):
        return self.value


class Judged(Sized):
    def __bool__(self):
        return self.value


class Hashed(Sized):
    def __hash__(self):
        return self.value


class Indexed(Sized):
    def __index__(self):
        return self.value


class Number(int):
    pass


class Asked(type):
    def __instancecheck__(cls, value):
        return value == 5


class Fives(metaclass=Asked):
    pass


@jit
def length(x, o):
    return x + 1, len(o), type(len(o)).__name__


@jit
def branch(x, o):
    return x + 1 if o else x


@jit
def truth(x, o):
    return x + 1, bool(o), not o


@jit
def key(x, o):
    return x + 1, len({o: 1}), o in {1: 2}


@jit
def member(x, o):
    return x, len({o, 1})


@jit
def asks(x, v):
    return x, isinstance(v, Fives), isinstance(v, (str, Fives))


x = Tensor([1.0])
for function, made in ((length, Sized), (branch, Sized), (truth, Sized), (branch, Judged), (truth, Judged), (key, Hashed), (member, Hashed)):
    for value in (0, 3, -1, 2**63, 2.5, "a", None, True, Indexed(4), Indexed(-4), Number(3)):
        for _ in range(2):
            try:
                print(function.__name__, function(x, made(value)))
            except Exception as error:
                print(function.__name__, type(error).__name__, error)
print(asks(x, 5), asks(x, 4), asks(x, "a"))

# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 0, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 0, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 3, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 3, 'int')
# expect: length ValueError __len__() should return >= 0
# expect: length ValueError __len__() should return >= 0
# expect: length OverflowError cannot fit 'int' into an index-sized integer
# expect: length OverflowError cannot fit 'int' into an index-sized integer
# expect: length TypeError 'float' object cannot be interpreted as an integer
# expect: length TypeError 'float' object cannot be interpreted as an integer
# expect: length TypeError 'str' object cannot be interpreted as an integer
# expect: length TypeError 'str' object cannot be interpreted as an integer
# expect: length TypeError 'NoneType' object cannot be interpreted as an integer
# expect: length TypeError 'NoneType' object cannot be interpreted as an integer
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 4, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 4, 'int')
# expect: length ValueError __len__() should return >= 0
# expect: length ValueError __len__() should return >= 0
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 3, 'int')
# expect: length (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 3, 'int')
# expect: branch [1.]
# expect: branch [1.]
# expect: branch [2.]
# expect: branch [2.]
# expect: branch ValueError __len__() should return >= 0
# expect: branch ValueError __len__() should return >= 0
# expect: branch OverflowError cannot fit 'int' into an index-sized integer
# expect: branch OverflowError cannot fit 'int' into an index-sized integer
# expect: branch TypeError 'float' object cannot be interpreted as an integer
# expect: branch TypeError 'float' object cannot be interpreted as an integer
# expect: branch TypeError 'str' object cannot be interpreted as an integer
# expect: branch TypeError 'str' object cannot be interpreted as an integer
# expect: branch TypeError 'NoneType' object cannot be interpreted as an integer
# expect: branch TypeError 'NoneType' object cannot be interpreted as an integer
# expect: branch [2.]
# expect: branch [2.]
# expect: branch [2.]
# expect: branch [2.]
# expect: branch ValueError __len__() should return >= 0
# expect: branch ValueError __len__() should return >= 0
# expect: branch [2.]
# expect: branch [2.]
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), False, True)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), False, True)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth ValueError __len__() should return >= 0
# expect: truth ValueError __len__() should return >= 0
# expect: truth OverflowError cannot fit 'int' into an index-sized integer
# expect: truth OverflowError cannot fit 'int' into an index-sized integer
# expect: truth TypeError 'float' object cannot be interpreted as an integer
# expect: truth TypeError 'float' object cannot be interpreted as an integer
# expect: truth TypeError 'str' object cannot be interpreted as an integer
# expect: truth TypeError 'str' object cannot be interpreted as an integer
# expect: truth TypeError 'NoneType' object cannot be interpreted as an integer
# expect: truth TypeError 'NoneType' object cannot be interpreted as an integer
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth ValueError __len__() should return >= 0
# expect: truth ValueError __len__() should return >= 0
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned int
# expect: branch TypeError __bool__ should return bool, returned float
# expect: branch TypeError __bool__ should return bool, returned float
# expect: branch TypeError __bool__ should return bool, returned str
# expect: branch TypeError __bool__ should return bool, returned str
# expect: branch TypeError __bool__ should return bool, returned NoneType
# expect: branch TypeError __bool__ should return bool, returned NoneType
# expect: branch [2.]
# expect: branch [2.]
# expect: branch TypeError __bool__ should return bool, returned Indexed
# expect: branch TypeError __bool__ should return bool, returned Indexed
# expect: branch TypeError __bool__ should return bool, returned Indexed
# expect: branch TypeError __bool__ should return bool, returned Indexed
# expect: branch TypeError __bool__ should return bool, returned Number
# expect: branch TypeError __bool__ should return bool, returned Number
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned int
# expect: truth TypeError __bool__ should return bool, returned float
# expect: truth TypeError __bool__ should return bool, returned float
# expect: truth TypeError __bool__ should return bool, returned str
# expect: truth TypeError __bool__ should return bool, returned str
# expect: truth TypeError __bool__ should return bool, returned NoneType
# expect: truth TypeError __bool__ should return bool, returned NoneType
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, False)
# expect: truth TypeError __bool__ should return bool, returned Indexed
# expect: truth TypeError __bool__ should return bool, returned Indexed
# expect: truth TypeError __bool__ should return bool, returned Indexed
# expect: truth TypeError __bool__ should return bool, returned Indexed
# expect: truth TypeError __bool__ should return bool, returned Number
# expect: truth TypeError __bool__ should return bool, returned Number
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key TypeError __hash__ method should return an integer
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: key (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 1, False)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member TypeError __hash__ method should return an integer
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: member (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, True) (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, False) (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, True)
