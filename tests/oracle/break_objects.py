"""Functions for break_cases.py: objects, containers and calls as programs combine them."""
from break_world import *


# ---- containers in use
@case(V)
def list_comprehension_of_tensors(x):
    return [x * i for i in range(3)]


@case(V)
def nested_comprehension(x):
    return [[x + i * j for j in range(2)] for i in range(2)]


@case(V)
def conditional_comprehension(x):
    return sum([x * i for i in range(5) if i % 2])


@case(V)
def dict_of_products(x):
    d = {i: x * i for i in range(3)}
    return d[1] + d[2]


@case(V)
def dict_items_loop(x):
    y = x
    for key, value in {"a": 1, "b": 2}.items():
        y = y * value + len(key)
    return y


@case(V)
def dict_get_default(x):
    d = {"a": x}
    return d.get("a") + d.get("b", 1)


@case(V)
def dict_merged(x):
    d = {**{"a": 1}, "b": 2}
    return x * d["a"] + d["b"]


@case(V)
def list_concatenated(x):
    a = [1, 2] + [3]
    return x * a[2] + len(a)


@case(V)
def list_sliced(x):
    a = [1, 2, 3, 4]
    return x * a[1:3][0] + a[::-1][0] + sum(a[:2])


@case(V)
def tuple_unpacked_nested(x):
    (a, b), c = (x, 2), 3
    return a * b + c


@case(V)
def star_unpacked(x):
    first, *rest = (x, 1, 2)
    return first * len(rest) + rest[1]


@case(V)
def zipped(x):
    y = x
    for a, b in zip([1, 2], (3, 4)):
        y = y * a + b
    return y


@case(V)
def enumerated(x):
    y = x
    for i, v in enumerate([x, x * 2]):
        y = y + v * i
    return y


@case(V)
def item_written_in_a_list(x):
    a = [0, 0]
    a[1] = x
    return a[1] + a[0]


@case(V)
def item_written_in_a_dict(x):
    d = {}
    d["k"] = x * 2
    return d["k"]


@case(V)
def member_of_constants(x):
    return x + 1 if 2 in (1, 2) and "a" in {"a": 1} else x


@case(V)
def set_of_numbers(x):
    s = {1, 2, 3}
    return x * len(s) if 2 in s else x


@case(V)
def named_tuple_made(x):
    p = Point(x, 2)
    return p.x * p.y


@case(V)
def data_class_read(x):
    return x * pair.left + pair.right


pair = Pair(2, 3)


@case(V)
def data_class_made(x):
    p = Pair(x, 2)
    return p.left * p.right


# ---- texts
@case(V)
def formatted_number(x):
    name = f"{scale:03d}"
    return x + len(name)


@case(V)
def text_methods(x):
    return x * 2 if "net.weight".split(".")[1].startswith("w") else x


@case(V)
def text_joined(x):
    return x + len("-".join(["a", "b"]))


@case(V)
def text_percent(x):
    return x + len("%d-%s" % (1, "b"))


# ---- classes
@case(V)
def attribute_of_object(x):
    return x * box.value


@case(V)
def method_of_object(x):
    return x + box.twice()


@case(V)
def inherited_method(x):
    return x + child.twice()


@case(V)
def property_of_object(x):
    return x * box.half


@case(V)
def static_and_class_method(x):
    return Box.plus(x, 1), Box.name()


@case(V)
def object_called(x):
    return box(x)


@case(V)
def attribute_written_and_read(x):
    holder.value = x * 2
    return holder.value + 1


holder = Box(0)


@case(V)
def has_and_get_attribute(x):
    return x * getattr(box, "value", 1) if hasattr(box, "value") else x


@case(V)
def is_instance_of(x):
    return x + 1 if isinstance(box, Box) and isinstance(x, Tensor) and not isinstance(box, Child) else x


@case(V)
def object_made(x):
    return Box(x).value * 2


@case(V)
def context_manager(x):
    with contextlib.nullcontext():
        y = x * 2
    return y


# ---- functions
@case(V)
def default_arguments(x):
    return helper(x) + helper(x, 3) + helper(x, k=4)


@case(V)
def keyword_only_of_a_local_function(x):
    def g(v, *, k=2):
        return v * k
    return g(x) + g(x, k=3)


@case(V)
def forwarded(x):
    def g(*args, **kwargs):
        return many(*args, **kwargs)
    return g(x, 1, b=2)


@case(V)
def closure_over_tensor(x):
    y = x * 2

    def g(v):
        return v + y
    return g(x)


@case(V)
def closure_changed(x):
    k = 1

    def g(v):
        nonlocal k
        k += 1
        return v * k
    return g(x) + g(x)


@case(V)
def lambda_in_lambda(x):
    return (lambda a: (lambda b: a * b + 1))(x)(2)


@case(V)
def partial_applied(x):
    return functools.reduce(lambda a, b: a + b, [x, x, x])


@case(V)
def recursion_of_a_local_function(x):
    def g(v, n):
        return v if n == 0 else g(v * 2, n - 1)
    return g(x, 3)


@case(V)
def decorated(x):
    @deco
    def g(v):
        return v + 1
    return g(x)


@case(V)
def generator_summed(x):
    def g():
        for i in range(3):
            yield x * i
    return sum(g(), x)


@case(V)
def sum_of_a_generator_expression(x):
    return sum(x * i for i in range(3))


@case(V)
def unpacked_call(x):
    args, named = (x,), {"k": 5}
    return helper(*args, **named)


# ---- control flow
@case(V)
def loop_with_break(x):
    for i in range(10):
        if i == 3:
            break
        x = x + i
    else:
        x = x * 100
    return x


@case(V)
def loop_with_continue(x):
    for i in range(4):
        if i % 2:
            continue
        x = x * (i + 1)
    return x


@case(V)
def while_counted(x):
    n = 0
    while n < 3:
        n += 1
        x = x + n
    return x


@case(V)
def comparison_of_three(x):
    return x * 2 if 0 < scale < 10 else x


@case(V)
def conditional_chain(x):
    k = "a" if scale > 5 else "b" if scale > 1 else "c"
    return x + ord(k)


@case(V)
def boolean_values(x):
    return x * (0 or 3) + (2 and 4) + (not 0)


@case(V)
def walrus_of_a_length(x):
    if (n := len([1, 2])) > 1:
        x = x * n
    return x


@case(V)
def matched(x):
    match scale:
        case 1:
            return x
        case 3 | 4:
            return x * 2
    return -x


@case(V)
def shape_decides(x):
    if x.shape[0] > 2 and x.ndim == 1:
        return x.reshape(1, -1)
    return x


@case(V)
def asserted(x):
    assert x.shape == (3,), "three"
    return x + 1


@case(V)
def deleted(x):
    y = x * 2
    z = y + 1
    del y
    return z


# ---- cells
@case(V)
def cell_called(x):
    return net(x) + outer(x)


@case(V)
def cells_in_a_loop(x):
    for layer in net.layers:
        x = layer(x)
    return net.seq(x)


@case(V)
def flags_of_a_cell(x):
    return x * net.k if net.flag and not net.training else x


@case(V)
def parameters_summed(x):
    total = x
    for p in net.trainable_params():
        total = total + p
    return total
