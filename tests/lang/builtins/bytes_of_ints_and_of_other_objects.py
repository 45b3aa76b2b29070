# int.to_bytes and from_bytes, who is asked for __bytes__, slices of a bytearray with nothing put in their place.
class BL:
    def __bytes__(self): return b'\x0a\x14'
class L(list):
    def __bytes__(self): return b'\3'
class IT:
    def __iter__(self): return iter([1,2])
def t(s):
    try: print(s, '=', eval(s))
    except Exception as e: print(s, type(e).__name__, e)
for s in ["(1).to_bytes(0,'big')","(0).to_bytes(0,'big')","(255).to_bytes(0,'big')","(-1).to_bytes(0,'big',signed=True)","(0).to_bytes(0,'little',signed=True)","int.from_bytes(BL(),'big')","int.from_bytes(L([4,5]),'big')","int.from_bytes([4,5],'big')","int.from_bytes(IT(),'big')","int.from_bytes('ab','big')","int.from_bytes(5,'big')","int.from_bytes(b'','big')","bytes(BL())","bytes(L([1]))","b''.join([BL()])","bytearray(BL())","bytearray(L([4]))","int.from_bytes(b'a')","(1).to_bytes()","(300).to_bytes()","(3).to_bytes(-1,'big')","(3).to_bytes(1,'x')","int.from_bytes(b'a','x')",
"bytearray(b'abc')[3:0:-2]", "[1,2,3].__setitem__(slice(3,0,-2),[])","bytearray(b'abc').__setitem__(slice(3,0,-2),b'')","bytearray(b'abc').__setitem__(slice(3,0,2),b'')","bytearray(b'abc').__setitem__(slice(0,3,2),b'')"]: t(s)
x=bytearray(b'abc'); x[3:0:-2]=b''; print(x)
x=bytearray(b'abcdef'); x[0:6:2]=b''; print(x)

# expect: (1).to_bytes(0,'big') OverflowError int too big to convert
# expect: (0).to_bytes(0,'big') = b''
# expect: (255).to_bytes(0,'big') OverflowError int too big to convert
# expect: (-1).to_bytes(0,'big',signed=True) = b''
# expect: (0).to_bytes(0,'little',signed=True) = b''
# expect: int.from_bytes(BL(),'big') = 2580
# expect: int.from_bytes(L([4,5]),'big') = 3
# expect: int.from_bytes([4,5],'big') = 1029
# expect: int.from_bytes(IT(),'big') = 258
# expect: int.from_bytes('ab','big') TypeError cannot convert 'str' object to bytes
# expect: int.from_bytes(5,'big') TypeError cannot convert 'int' object to bytes
# expect: int.from_bytes(b'','big') = 0
# expect: bytes(BL()) = b'\n\x14'
# expect: bytes(L([1])) = b'\x03'
# expect: b''.join([BL()]) TypeError sequence item 0: expected a bytes-like object, BL found
# expect: bytearray(BL()) TypeError cannot convert 'BL' object to bytearray
# expect: bytearray(L([4])) = bytearray(b'\x04')
# expect: int.from_bytes(b'a') = 97
# expect: (1).to_bytes() = b'\x01'
# expect: (300).to_bytes() OverflowError int too big to convert
# expect: (3).to_bytes(-1,'big') ValueError length argument must be non-negative
# expect: (3).to_bytes(1,'x') ValueError byteorder must be either 'little' or 'big'
# expect: int.from_bytes(b'a','x') ValueError byteorder must be either 'little' or 'big'
# expect: bytearray(b'abc')[3:0:-2] = bytearray(b'c')
# expect: [1,2,3].__setitem__(slice(3,0,-2),[]) ValueError attempt to assign sequence of size 0 to extended slice of size 1
# expect: bytearray(b'abc').__setitem__(slice(3,0,-2),b'') = None
# expect: bytearray(b'abc').__setitem__(slice(3,0,2),b'') = None
# expect: bytearray(b'abc').__setitem__(slice(0,3,2),b'') = None
# expect: bytearray(b'ab')
# expect: bytearray(b'bdf')
