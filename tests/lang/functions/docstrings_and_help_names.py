class C:
    "About C."

    def m(self):
        'About m.'


print(C.__doc__, C.m.__doc__, C().m.__doc__, print.__name__, len.__name__)

# expect: About C. About m. About m. print len
