from mindspore import Tensor, jit


@jit
def called_after(v):
    made = []
    for k in range(3):
        made.append(lambda t: t * k)
    for f in made:
        v = f(v)
    return v


@jit
def after_the_loop(v):
    for q in range(3):
        v = v + q
    late = lambda: q
    return v * late()


print(called_after(Tensor(2.0)), after_the_loop(Tensor(2.0)))

# expect: 16.0 10.0
