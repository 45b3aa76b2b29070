import socket

left, right = socket.socketpair()
left.sendall(b"0123456789")
first, second, third = bytearray(4), bytearray(3), bytearray(5)
count, ancillary, flags, address = right.recvmsg_into([first, memoryview(second), third])
print(count, first, second, third, ancillary)
left.close()
print(right.recvmsg_into([first])[0])
right.close()

# expect: 10 bytearray(b'0123') bytearray(b'456') bytearray(b'789\x00\x00') []
# expect: 0
