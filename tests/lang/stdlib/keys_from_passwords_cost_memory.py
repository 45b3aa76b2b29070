# hashlib.scrypt: the vectors of RFC 7914, and what it refuses.
import hashlib


def told(**k):
    try:
        return hashlib.scrypt(k.pop('password', b'pw'), **k).hex()
    except Exception as e:
        return f"{type(e).__name__}: {e}"


print(told(salt=b'NaCl', n=16, r=1, p=1, dklen=64))
print(told(salt=b'', n=2, r=3, p=2))
print(told(salt=b's', n=2**15, r=8, p=1))
print(told(salt=b's', n=1024, r=8, p=1, maxmem=1000))
print(told(salt=b's', n=1024, r=8, p=1, maxmem=-1))
print(told(salt=b's', n=3, r=8, p=1))
print(told(salt=b's', n=1, r=8, p=1))
print(told(salt=b's', n=-2, r=8, p=1))
print(told(salt=b's', n=2, r=0, p=1))
print(told(salt=b's', n=2, r=1, p=-1))
print(told(salt=b's', n=2, r=1, p=1, dklen=0))
print(told(salt=b's', n=2, r=1))
print(told(salt=b's', r=1, p=1))
print(told(n=2, r=1, p=1))
print(told(salt=b's', n=2.0, r=1, p=1))
print(told(salt='s', n=2, r=1, p=1))
print(told(password=b"", salt=b"", n=16, r=1, p=1, dklen=64))
print(told(password=b"password", salt=b"NaCl", n=1024, r=8, p=16, dklen=64))
# expect: 8b8544a8ada83feea22375a6414d8f13fc6ae30e147233d5f16273fa4a0b38ce840ceb4751a11506fe469157290f1b2400de7b2fe5f697dff040b98e824a4458
# expect: fea3edaf36e93077685ea72a38b373fa1e608ee3232c7ff38d47a75aa4576ee0a77b4643c0c319d918415f22a0b9fa5c1b893c05536e4efcee6ba0d22dd0cbee
# expect: ValueError: [digital envelope routines] memory limit exceeded
# expect: ValueError: [digital envelope routines] memory limit exceeded
# expect: ValueError: maxmem must be positive and smaller than 2147483647
# expect: ValueError: n must be a power of 2.
# expect: ValueError: n must be a power of 2.
# expect: TypeError: n is required and must be an unsigned int
# expect: ValueError: Invalid parameter combination for n, r, p, maxmem.
# expect: TypeError: p is required and must be an unsigned int
# expect: ValueError: dklen must be greater than 0 and smaller than 2147483647
# expect: TypeError: p is required and must be an unsigned int
# expect: TypeError: n is required and must be an unsigned int
# expect: TypeError: salt is required
# expect: TypeError: scrypt() argument 'n' must be int, not float
# expect: TypeError: a bytes-like object is required, not 'str'
# expect: 77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
# expect: fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
