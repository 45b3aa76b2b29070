"""Texts of several formats: each is a count or a shape and a type (a count alone ended in a RecursionError); one alone has no fields."""
import numpy as np

for text in ("i4", "i4,", "2i4,", "2i4", "(2,)f4", "1", "40967", "f4,1", "2,2", "(2,3)", "(2,),i4", "3(2,2)f4,i4", "@i4,f4", "i4,zz",
             "(2, 3) f4, i4", "i4,S3", "M8[s],i4", "(2,2)i4,(3,)f8", ""):
    try:
        print(repr(text), repr(np.dtype(text)))
    except (TypeError, ValueError) as error:
        print(repr(text), type(error).__name__, error)

# expect: 'i4' dtype('int32')
# expect: 'i4,' dtype('int32')
# expect: '2i4,' dtype(('<i4', (2,)))
# expect: '2i4' dtype(('<i4', (2,)))
# expect: '(2,)f4' dtype(('<f4', (2,)))
# expect: '1' TypeError data type '' not understood
# expect: '40967' TypeError data type '' not understood
# expect: 'f4,1' TypeError data type '' not understood
# expect: '2,2' TypeError data type '' not understood
# expect: '(2,3)' TypeError data type '' not understood
# expect: '(2,),i4' TypeError data type '' not understood
# expect: '3(2,2)f4,i4' ValueError format number 1 of "3(2,2)f4,i4" is not recognized
# expect: '@i4,f4' ValueError format number 1 of "@i4,f4" is not recognized
# expect: 'i4,zz' TypeError data type 'zz' not understood
# expect: '(2, 3) f4, i4' dtype([('f0', '<f4', (2, 3)), ('f1', '<i4')])
# expect: 'i4,S3' dtype([('f0', '<i4'), ('f1', 'S3')])
# expect: 'M8[s],i4' dtype([('f0', '<M8[s]'), ('f1', '<i4')])
# expect: '(2,2)i4,(3,)f8' dtype([('f0', '<i4', (2, 2)), ('f1', '<f8', (3,))])
# expect: '' TypeError data type '' not understood
