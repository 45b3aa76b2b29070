import resource


def show(text):
    try:
        print(text, "=>", repr(eval(text)))
    except Exception as error:
        print(text, "=>", type(error).__name__, error)


for line in """resource.getrusage(5)
resource.getrlimit(99)
resource.setrlimit(7,(1,))
resource.setrlimit(7,(10,5))
resource.prlimit(0,7)==resource.getrlimit(7)
resource.setrlimit(7,5)
resource.setrlimit(4,[0,0]) or resource.getrlimit(4)
resource.setrlimit(7,('a',5))
resource.getrusage(0).ru_maxrss > 1000
resource.getrusage(resource.RUSAGE_THREAD).ru_minflt > 10""".split("\n"):
    show(line)

# expect: resource.getrusage(5) => ValueError invalid who parameter
# expect: resource.getrlimit(99) => ValueError invalid resource specified
# expect: resource.setrlimit(7,(1,)) => ValueError expected a tuple of 2 integers
# expect: resource.setrlimit(7,(10,5)) => ValueError current limit exceeds maximum limit
# expect: resource.prlimit(0,7)==resource.getrlimit(7) => True
# expect: resource.setrlimit(7,5) => TypeError 'int' object is not iterable
# expect: resource.setrlimit(4,[0,0]) or resource.getrlimit(4) => (0, 0)
# expect: resource.setrlimit(7,('a',5)) => TypeError 'str' object cannot be interpreted as an integer
# expect: resource.getrusage(0).ru_maxrss > 1000 => True
# expect: resource.getrusage(resource.RUSAGE_THREAD).ru_minflt > 10 => True
