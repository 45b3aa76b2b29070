class Account:
    def __init__(self):
        self.total = 0

    def add(self, n):
        if n < 0:
            raise ValueError(f"negative: {n}")
        self.total += n


a = Account()
a.add(5)
[a.add(n) for n in (1, -2)]

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_in_a_method_names_the_function.py", line 13, in <module>
# expect error:     [a.add(n) for n in (1, -2)]
# expect error:   File "uncaught_error_in_a_method_names_the_function.py", line 13, in <listcomp>
# expect error:     [a.add(n) for n in (1, -2)]
# expect error:   File "uncaught_error_in_a_method_names_the_function.py", line 7, in add
# expect error:     raise ValueError(f"negative: {n}")
# expect error: ValueError: negative: -2
