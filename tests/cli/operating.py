"""What those meet who run a server: its log, its limits, its address and its end."""
import base64
import hashlib
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess
import threading
import time
import urllib.parse

from command import BRANCH, ENVIRONMENT, REFJIT, refjit, serving

#: Runs until somebody ends it.
ENDLESS = """
import mindspore as ms

@ms.jit
def f(x):
    while x < 10:
        x = x * 1
    return x

f(ms.Tensor(1.0))
"""


#: What every line of the log begins with.
STAMP = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4} \[(INFO|WARNING)\] refjit serve: "


def place_of(url):
    return urllib.parse.urlsplit(url)


def opened(url, token, *headers):
    """A WebSocket, and what its upgrade was answered with."""
    place = place_of(url)
    wire = socket.create_connection((place.hostname, place.port))
    key = base64.b64encode(bytes(16)).decode()
    wire.sendall(f"GET /v1?token={token} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{''.join(each + chr(13) + chr(10) for each in headers)}\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer and (piece := wire.recv(1)):
        answer += piece
    return wire, answer.split(b"\r\n")[0].decode()


def the_log_says_who_comes_what_they_did_and_who_is_refused(folder):
    (folder / "program.py").write_text(BRANCH)
    for level, shown in (("1", True), ("2", False)):
        with serving(folder, REFJIT, "serve", "--port", "0", GLOG_v=level) as (url, token, process):
            assert refjit(folder, "run", "--device", url, "--token", token, "program.py")[0] == 0
            code, _, err = refjit(folder, "run", "--device", url, "--token", "wrong", "program.py")
            assert code == 1 and "token" in err, err
            process.terminate()
            _, log = process.communicate(timeout=30)
        assert process.returncode == 0, process.returncode
        assert all(re.match(STAMP, line) for line in log.splitlines()), log
        peer = r"127\.0\.0\.1:\d+"
        assert re.search(rf"\[WARNING\] refjit serve: {peer} was refused: the token is missing or wrong\n", log), log
        for what in (f"{peer} has come; sessions: 1", rf"{peer} has left after \d+ requests, 1 launch; sessions: 0", "ends; sessions: 0"):
            assert bool(re.search(rf"\[INFO\] refjit serve: {what}\n", log)) == shown, log


def as_many_clients_as_wanted_run_programs_at_once(folder):
    (folder / "program.py").write_text(BRANCH + "print('done')\n")
    with serving(folder, REFJIT, "serve", "--port", "0", "--max-sessions", "20") as (url, token, _):
        answers = []
        def run():
            answers.append(refjit(folder, "run", "--device", url, "--token", token, "program.py"))
        held = [opened(url, token) for _ in range(12)]
        threads = [threading.Thread(target=run) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [line for _, line in held] == ["HTTP/1.1 101 Switching Protocols"] * 12, held
        assert answers == [(0, "done\n", "")] * 8, answers
        held += [opened(url, token) for _ in range(8)]
        code, _, err = refjit(folder, "run", "--device", url, "--token", token, "program.py")
        assert code == 1 and "503" in err, err
        for wire, _ in held:
            wire.close()


def a_second_signal_ends_a_server_whose_program_does_not(folder):
    """The first waits for what runs; here, for the answer of a client that never comes: a stopped process."""
    with serving(folder, REFJIT, "serve", "--port", "0", GLOG_v="1") as (url, token, process):
        wire, _ = opened(url, token)  # never answers the goodbye, for which the server waits
        process.send_signal(signal.SIGTERM)
        while "ends; sessions" not in process.stderr.readline():
            pass
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=30) == -signal.SIGTERM, process.returncode
        wire.close()


def metric(url, name):
    asked = http.client.HTTPConnection(place_of(url).netloc)
    asked.request("GET", "/metrics")
    text = asked.getresponse().read().decode()
    asked.close()
    return int(re.search(rf"^{name} (\d+)$", text, re.MULTILINE)[1])


def a_program_ends_with_the_client_that_asked_for_it(folder):
    (folder / "program.py").write_text(ENDLESS)
    with serving(folder, REFJIT, "serve", "--port", "0") as (url, token, _):
        client = subprocess.Popen([REFJIT, "run", "--device", url, "--token", token, "program.py"], cwd=folder, env=ENVIRONMENT)
        deadline = time.monotonic() + 60
        while metric(url, "refjit_requests_total") < 2:  # hello and the program; then it runs
            assert time.monotonic() < deadline, "the program does not come"
        client.kill()
        client.wait()
        while metric(url, "refjit_sessions"):
            assert time.monotonic() < deadline, "the session stays"


def the_token_stays_with_the_server_where_it_is_told_so(folder):
    for words, status in (([], 200), (["--keep-token"], 403)):
        with serving(folder, REFJIT, "serve", "--port", "0", *words) as (url, token, _):
            for query, expected in (("", status), (f"?token={token}", 200)):
                asked = http.client.HTTPConnection(place_of(url).netloc)
                asked.request("GET", "/v1/session.json" + query)
                answer = asked.getresponse()
                assert answer.status == expected, (words, query, answer.status)
                assert (json.loads(answer.read()).get("token") == token) == (expected == 200)
                asked.close()


def answer_to(url, target, **headers):
    asked = http.client.HTTPConnection(place_of(url).netloc)
    asked.request("GET", target, headers=headers)
    answer = asked.getresponse()
    text = answer.read().decode()
    asked.close()
    return answer.status, text


def a_server_goes_by_the_names_that_it_was_given(folder):
    with serving(folder, REFJIT, "serve", "--port", "0", "--name", "box.example.org", "--name", "other") as (url, token, process):
        assert url.startswith("ws://box.example.org:"), url
        here = url.replace("box.example.org", "127.0.0.1")
        for host in ("box.example.org", "box.example.org:443", "other", place_of(here).netloc):
            assert answer_to(here, "/metrics", Host=host)[0] == 200, host
        status, text = answer_to(here, "/metrics", Host="evil.example")
        assert status == 403 and text == "this server has not been told that it is called 'evil.example'; if it is, start it with --name evil.example\n", text
        # Through a proxy everybody comes from this machine.
        assert answer_to(here, "/v1/session.json", Host="box.example.org")[0] == 403
        assert answer_to(here, "/v1/session.json?token=" + token, Host="box.example.org")[0] == 200
        assert answer_to(here, "/v1/session.json")[0] == 200
        for origin, status in (("https://box.example.org", 101), ("https://evil.example", 403)):
            wire, answer = opened(here, token, "Origin: " + origin)
            assert f" {status} " in answer, (origin, answer)
            wire.close()
    code, out, err = refjit(folder, "serve", "--port", "0", "--name", "http://box")
    assert code == 2 and out == "" and "'http://box' is no name of a host, expected one without scheme and port" in err, err


def a_server_outlives_the_reader_of_its_log(folder):
    with serving(folder, REFJIT, "serve", "--port", "0", GLOG_v="1") as (url, token, process):
        process.stderr.close()
        for _ in range(2):
            opened(url, "wrong")
        assert metric(url, "refjit_refusals_total") == 2 and metric(url, "refjit_sessions_max") == 16
        assert 0 <= time.time() - metric(url, "refjit_start_time_seconds") < 600


def what_a_server_cannot_serve_is_said_before_it_starts(folder):
    (folder / "page").mkdir()
    for words, message in ((["--token", "a b&c"], "a token consists of letters, digits and"), (["--page", "page"], "the page folder 'page' has no index.html")):
        code, out, err = refjit(folder, "serve", "--port", "0", *words)
        assert code == 1 and out == "" and err.startswith(f"refjit: [serve] {message}"), (words, err)


def an_address_is_an_ip_address(folder):
    code, out, err = refjit(folder, "serve", "--port", "0", "--address", "localhost")
    assert code == 1 and out == "" and "'localhost' is not an IP address, expected one of this machine's, as 127.0.0.1 or ::1" in err, err


def a_server_of_another_protocol_version_is_told_apart(folder):
    """A server of the next version, which answers the hello in its own way."""
    (folder / "program.py").write_text(BRANCH)
    header = json.dumps({"id": 1, "op": "hello", "protocol": 2, "machine": {}}).encode()
    frame = struct.pack("<I", len(header)) + header
    frame += bytes(-len(frame) % 8)
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]

    def answer():
        wire, _ = listening.accept()
        request = b""
        while b"\r\n\r\n" not in request:
            request += wire.recv(4096)
        key = re.search(rb"(?i)sec-websocket-key: (\S+)", request)[1]
        accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
        wire.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        wire.recv(4096)
        wire.sendall(b"\x82" + bytes([len(frame)]) + frame)
        while wire.recv(4096):
            pass

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    code, _, err = refjit(folder, "run", "--device", f"ws://127.0.0.1:{port}", "program.py")
    listening.close()
    assert code == 1 and err.endswith("the server speaks version 2 of the device protocol, and this client version 1: take both from one refjit\n"), err


def a_server_listens_on_ipv6_as_well(folder):
    if not socket.has_ipv6 or not os.path.exists("/proc/net/if_inet6") or not open("/proc/net/if_inet6").read():
        return
    (folder / "program.py").write_text(BRANCH + "print('done')\n")
    with serving(folder, REFJIT, "serve", "--port", "0", "--address", "::1", GLOG_v="1") as (url, token, process):
        assert url.startswith("ws://[::1]:"), url
        assert refjit(folder, "run", "--device", url, "--token", token, "program.py") == (0, "done\n", "")
        process.terminate()
        _, log = process.communicate(timeout=30)
        assert re.search(r"\[INFO\] refjit serve: \[::1\]:\d+ has come", log), log


TESTS = [the_log_says_who_comes_what_they_did_and_who_is_refused, as_many_clients_as_wanted_run_programs_at_once,
         a_second_signal_ends_a_server_whose_program_does_not, a_program_ends_with_the_client_that_asked_for_it, the_token_stays_with_the_server_where_it_is_told_so, a_server_goes_by_the_names_that_it_was_given,
         a_server_outlives_the_reader_of_its_log, an_address_is_an_ip_address, what_a_server_cannot_serve_is_said_before_it_starts,
         a_server_of_another_protocol_version_is_told_apart, a_server_listens_on_ipv6_as_well]
