# A graph refuses shapes in which something is no whole number, whatever it is.
from mindspore import Tensor, jit, ops

x = Tensor([1.0, 2.0])


@jit
def of_none(t):
    return t.reshape((2, None))


@jit
def of_fraction(t):
    return ops.reshape(t, (2, 1.5))


@jit
def of_tuple(t):
    return ops.reshape(t, (2, (1,)))


@jit
def repeated(t):
    return ops.tile(t, (2, None))


for graph in (of_none, of_fraction, of_tuple, repeated):
    try:
        graph(x)
    except TypeError as error:
        print(str(error).split("\n")[0])
# expect: Failed calling Reshape with "shape=Tuple[Int64,None]".
# expect: Failed calling Reshape with "shape=Tuple[Int64,Float32]".
# expect: Failed calling Reshape with "shape=Tuple[Int64,Tuple[Int64]]".
# expect: Failed calling Tile with "dims=Tuple[Int64,None]".
