from mindspore import Tensor, jit


def f(x):
    return x * 2


for options in ({"exec_order": "dfs"}, {"exec_order": "bfs"}, {"disable_format_transform": True}, {"infer_boost": "on"}, {"infer_boost": "off"}, {"backend": "GE", "ge_options": {"global": {"a": "b"}, "session": {}}}):
    print(jit(f, **options)(Tensor([1.0, 2.0])))

# expect: [2. 4.]
# expect: [2. 4.]
# expect: [2. 4.]
# expect: [2. 4.]
# expect: [2. 4.]
# expect: [2. 4.]
