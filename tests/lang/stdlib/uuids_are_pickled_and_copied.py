# A UUID is pickled and copied by its number, though no attribute of it can be set.
import copy
import pickle
import uuid

u = uuid.UUID(int=5)
for p in range(6):
    try:
        v = pickle.loads(pickle.dumps(u, p))
        print(p, v == u, v.is_safe, pickle.dumps(u, p) if p in (0, 2) else "")
    except Exception as e:
        print(p, repr(e))
print(copy.copy(u) == u, copy.deepcopy(u) == u, u.__getstate__(), u.__reduce_ex__(2)[1:])
u2 = uuid.UUID(int=7, is_safe=uuid.SafeUUID.safe)
print(u2.__getstate__(), pickle.loads(pickle.dumps(u2)).is_safe)
try:
    u.int = 3
except TypeError as e:
    print(e)
try:
    u.x = 3
except Exception as e:
    print(e)
# expect: 0 True SafeUUID.unknown b'ccopy_reg\n_reconstructor\np0\n(cuuid\nUUID\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\nVint\np6\nI5\nsb.'
# expect: 1 True SafeUUID.unknown 
# expect: 2 True SafeUUID.unknown b'\x80\x02cuuid\nUUID\nq\x00)\x81q\x01}q\x02X\x03\x00\x00\x00intq\x03K\x05sb.'
# expect: 3 True SafeUUID.unknown 
# expect: 4 True SafeUUID.unknown 
# expect: 5 True SafeUUID.unknown 
# expect: True True {'int': 5} ((<class 'uuid.UUID'>,), {'int': 5}, None, None)
# expect: {'int': 7, 'is_safe': 0} SafeUUID.safe
# expect: UUID objects are immutable
# expect: UUID objects are immutable
