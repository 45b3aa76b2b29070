class AppError(Exception):
    """Base of this program's errors."""


class NotFound(AppError):
    def __init__(self, what):
        self.what = what

    def __str__(self):
        return f"{self.what} not found"


try:
    raise NotFound("page")
except AppError as e:
    print(e, repr(e), e.args, isinstance(e, Exception))
print(NotFound.__mro__[1:3], str(AppError("a", "b")), str(AppError()), repr(AppError("x")))

# expect: page not found NotFound('page') ('page',) True
# expect: (<class '__main__.AppError'>, <class 'Exception'>) ('a', 'b')  AppError('x')
