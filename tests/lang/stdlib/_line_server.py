"""A server of one connection that answers lines, for clients of mail."""

import socket
import threading


class Server(threading.Thread):
    """Answers each line by the first of `answers` whose key it begins with; what is sent is kept."""

    def __init__(self, answers, greeting):
        super().__init__(daemon=True)
        self.listener, self.answers, self.greeting, self.lines = socket.create_server(("127.0.0.1", 0)), answers, greeting, []
        self.port = self.listener.getsockname()[1]
        self.start()

    def run(self):
        connection, _ = self.listener.accept()
        file = connection.makefile("rwb")

        def say(text):
            file.write(text + b"\r\n")
            file.flush()

        say(self.greeting)
        in_data = False
        while line := file.readline():
            line = line.decode().rstrip("\r\n")
            self.lines.append(line)
            if in_data:
                in_data = line != "."
                if not in_data:
                    say(self.answers.get("end of data", b"250 taken"))
                continue
            verb = line.lower()
            answer = next((text for key, text in self.answers.items() if verb.startswith(key)), b"250 fine")
            in_data = verb == "data" and answer.startswith(b"354")
            say(answer)
            if verb == "quit" or answer.startswith(b"421"):
                break
        file.close()
        connection.close()
