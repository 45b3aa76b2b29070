from mindspore import jit


def f(x):
    return x


for options in ({"exec_order": "zzz"}, {"exec_order": 1}, {"disable_format_transform": 1}, {"ge_options": 1}, {"ge_options": {"foo": 1}}, {"ge_options": {"global": 1}}, {"ge_options": {"global": {"a": 1}}}, {"ge_options": {"session": {1: "a"}}}, {"infer_boost": "x"}, {"infer_boost": True}):
    try:
        jit(f, **options)
        print("accepted", options)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)

# expect: ValueError For 'exec_order', the value of 'exec_order' must be one of ['bfs', 'dfs'], but got 'zzz'.
# expect: TypeError For 'jit(options)', the type of 'exec_order' must be str, but got <class 'int'>.
# expect: TypeError For 'jit(options)', the type of 'disable_format_transform' must be bool, but got <class 'int'>.
# expect: TypeError For 'jit(options)', the type of 'ge_options' must be dict, but got <class 'int'>.
# expect: ValueError For 'ge_options', the key of 'ge_options' must be one of ['global', 'session'], but got 'foo'.
# expect: TypeError For 'ge_options', the type of global options must be dict, but got <class 'int'>. The error options: 1.
# expect: TypeError For 'ge_options', the type of key and value must be str, but got <class 'int'>. The error value is 1
# expect: TypeError For 'ge_options', the type of key and value must be str, but got <class 'int'>. The error key is 1.
# expect: ValueError For 'infer_boost', the value of 'infer_boost' must be one of ['on', 'off'], but got 'x'.
# expect: TypeError For 'jit(options)', the type of 'infer_boost' must be str, but got <class 'bool'>.
