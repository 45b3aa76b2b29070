"""JitConfig says which settings it takes, and which backend a level means."""
import mindspore as ms

for settings in (dict(), dict(jit_level="O0"), dict(jit_level="O2"), dict(backend="ms_backend", jit_level="O2"), dict(jit_level="O3"),
                 dict(jit_level=None), dict(exc_mode="a"), dict(jit_syntax_level="a"), dict(jit_syntax_level="COMPATIBLE"),
                 dict(debug_level="x"), dict(infer_boost="x"),
                 dict(jit_level="O1", exc_mode="sink", jit_syntax_level="STRICT", infer_boost="on", debug_level="DEBUG", a=2)):
    try:
        print(ms.JitConfig(**settings).jit_config_dict)
    except ValueError as error:
        print(error)
# expect: {'jit_level': '', 'exc_mode': 'auto', 'jit_syntax_level': '', 'debug_level': 'RELEASE', 'infer_boost': 'off'}
# expect: {'jit_level': 'O0', 'exc_mode': 'auto', 'jit_syntax_level': '', 'debug_level': 'RELEASE', 'infer_boost': 'off', 'backend': 'ms_backend'}
# expect: {'jit_level': 'O2', 'exc_mode': 'auto', 'jit_syntax_level': '', 'debug_level': 'RELEASE', 'infer_boost': 'off', 'backend': 'GE'}
# expect: {'backend': 'ms_backend', 'jit_level': 'O2', 'exc_mode': 'auto', 'jit_syntax_level': '', 'debug_level': 'RELEASE', 'infer_boost': 'off'}
# expect: For 'jit_level' must be one of ['O0', 'O1', 'O2'].
# expect: For 'jit_level' must be one of ['O0', 'O1', 'O2'].
# expect: For 'exc_mode' must be one of '['auto', 'sink', 'no_sink']'.
# expect: For 'jit_syntax_level' must be one of '['STRICT', 'LAX']'.
# expect: {'jit_level': '', 'exc_mode': 'auto', 'jit_syntax_level': 'COMPATIBLE', 'debug_level': 'RELEASE', 'infer_boost': 'off'}
# expect: For 'debug_level' must be one of '['RELEASE', 'DEBUG']'.
# expect: For 'infer_boost' must be one of '['on', 'off']'.
# expect: {'a': 2, 'jit_level': 'O1', 'exc_mode': 'sink', 'jit_syntax_level': 'STRICT', 'debug_level': 'DEBUG', 'infer_boost': 'on', 'backend': 'ms_backend'}
