# What MindSpore's parser refuses of numbers that stand where tuples or flags are wanted is refused in graphs, too.
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([[1.0, 2.0], [3.0, 4.0]])


def tiled(x): return ops.tile(x, 2)
def flipped(x): return ops.flip(x, 1)
def flipped_by_tuple(x): return ops.flip(x, (1,))
def greatest(x): return ops.argmax(x, True)
def shaped(x): return ops.reshape(x, 4)
def shaped_by_method(x): return x.reshape(4)
def summed(x): return ops.cumsum(x, True)
def turned(x): return ops.transpose(x, 1)


for function in (tiled, flipped, flipped_by_tuple, greatest, shaped, shaped_by_method, summed, turned):
    for run in (function, ms.jit(function), ms.jit(function, capture_mode="bytecode")):
        try:
            print(function.__name__, run(x).tolist())
        except TypeError as error:
            print(function.__name__, "TypeError", str(error).split("with")[0])
# expect: tiled TypeError Failed calling Tile 
# expect: tiled TypeError Failed calling Tile 
# expect: tiled TypeError Failed calling Tile 
# expect: flipped TypeError Failed calling ReverseV2 
# expect: flipped TypeError Failed calling ReverseV2 
# expect: flipped TypeError Failed calling ReverseV2 
# expect: flipped_by_tuple [[2.0, 1.0], [4.0, 3.0]]
# expect: flipped_by_tuple [[2.0, 1.0], [4.0, 3.0]]
# expect: flipped_by_tuple [[2.0, 1.0], [4.0, 3.0]]
# expect: greatest TypeError Failed calling Argmax 
# expect: greatest TypeError Failed calling Argmax 
# expect: greatest TypeError Failed calling Argmax 
# expect: shaped TypeError Failed calling Reshape 
# expect: shaped TypeError Failed calling Reshape 
# expect: shaped TypeError Failed calling Reshape 
# expect: shaped_by_method [1.0, 2.0, 3.0, 4.0]
# expect: shaped_by_method [1.0, 2.0, 3.0, 4.0]
# expect: shaped_by_method [1.0, 2.0, 3.0, 4.0]
# expect: summed TypeError Failed calling CumSum 
# expect: summed TypeError Failed calling CumSum 
# expect: summed TypeError Failed calling CumSum 
# expect: turned TypeError Failed calling Transpose 
# expect: turned TypeError Failed calling Transpose 
# expect: turned TypeError Failed calling Transpose 
