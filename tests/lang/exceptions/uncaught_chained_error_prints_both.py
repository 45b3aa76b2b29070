def load(d):
    try:
        return d["key"]
    except KeyError as e:
        raise RuntimeError("no key") from e


load({})

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_chained_error_prints_both.py", line 3, in load
# expect error:     return d["key"]
# expect error: KeyError: 'key'
# expect error:
# expect error: The above exception was the direct cause of the following exception:
# expect error:
# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_chained_error_prints_both.py", line 8, in <module>
# expect error:     load({})
# expect error:   File "uncaught_chained_error_prints_both.py", line 5, in load
# expect error:     raise RuntimeError("no key") from e
# expect error: RuntimeError: no key
