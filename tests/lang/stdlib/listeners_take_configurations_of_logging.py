# Four bytes tell how long a configuration is; a thread takes it and says so.
import json
import logging
import logging.config
import socket
import struct

seen = []


def verify(data):
    seen.append(len(data))
    return data if b"quiet" in data else None


listener = logging.config.listen(0, verify)
print(type(listener).__name__, listener.daemon)
listener.start()
listener.ready.wait()
for name in "loud", "quiet":
    listener.ready.clear()
    with socket.create_connection(("localhost", listener.port)) as connection:
        data = json.dumps({"version": 1, "loggers": {name: {"level": "ERROR"}}}).encode()
        connection.sendall(struct.pack(">L", len(data)) + data)
    listener.ready.wait(5)
logging.config.stopListening()
listener.join(5)
print(listener.is_alive(), seen, logging.getLogger("quiet").level, logging.getLogger("loud").level)

# expect: Server False
# expect: False [55, 56] 40 0
