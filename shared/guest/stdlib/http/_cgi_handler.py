"""http.server's CGIHTTPRequestHandler: programs of a folder answer requests."""

import base64
import binascii
import copy
import os
import select
import subprocess
import urllib.parse
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler


def _url_collapse_path(path):
    """An absolute path without . and .. and empty parts, before a question mark; IndexError where .. goes above the root."""
    path, mark, query = path.partition("?")
    parts = urllib.parse.unquote(path).split("/")
    folders, last = [], parts[-1] if parts else ""
    for part in parts[:-1]:
        if part == "..":
            folders.pop()
        elif part and part != ".":
            folders.append(part)
    if last == "..":
        folders.pop()
        last = ""
    elif last == ".":
        last = ""
    if mark:
        last = "?".join((last, query))
    return "/".join(("/" + "/".join(folders), last))


nobody = None


def nobody_uid():
    """The number of the account that programs run as."""
    global nobody
    if nobody:
        return nobody
    try:
        import pwd
    except ImportError:
        return -1
    try:
        nobody = pwd.getpwnam("nobody")[2]
    except KeyError:
        nobody = 1 + max(entry[2] for entry in pwd.getpwall())
    return nobody


def executable(path):
    return os.access(path, os.X_OK)


class CGIHTTPRequestHandler(SimpleHTTPRequestHandler):
    """Files as SimpleHTTPRequestHandler serves them, and the output of programs below /cgi-bin and /htbin."""

    have_fork = hasattr(os, "fork")
    rbufsize = 0  # the program reads the rest of the request from the connection
    cgi_directories = ["/cgi-bin", "/htbin"]

    def do_POST(self):
        if self.is_cgi():
            self.run_cgi()
        else:
            self.send_error(HTTPStatus.NOT_IMPLEMENTED, "Can only POST to CGI scripts")

    def send_head(self):
        return self.run_cgi() if self.is_cgi() else SimpleHTTPRequestHandler.send_head(self)

    def is_cgi(self):
        """Whether the path leads to a program; cgi_info is (folder, rest) then."""
        path = _url_collapse_path(self.path)
        at = path.find("/", 1)
        while at > 0 and path[:at] not in self.cgi_directories:
            at = path.find("/", at + 1)
        if at > 0:
            self.cgi_info = path[:at], path[at + 1 :]
            return True
        return False

    def is_executable(self, path):
        return executable(path)

    def is_python(self, path):
        return os.path.splitext(path)[1].lower() in (".py", ".pyw")

    def _variables(self, scriptname, rest, query):
        found = copy.deepcopy(dict(os.environ))
        path_info = urllib.parse.unquote(rest)
        found.update(SERVER_SOFTWARE=self.version_string(), SERVER_NAME=self.server.server_name, GATEWAY_INTERFACE="CGI/1.1",
                     SERVER_PROTOCOL=self.protocol_version, SERVER_PORT=str(self.server.server_port), REQUEST_METHOD=self.command,
                     PATH_INFO=path_info, PATH_TRANSLATED=self.translate_path(path_info), SCRIPT_NAME=scriptname,
                     QUERY_STRING=query, REMOTE_ADDR=self.client_address[0])  # fmt: skip
        words = (self.headers.get("authorization") or "").split()
        if len(words) == 2:
            found["AUTH_TYPE"] = words[0]
            if words[0].lower() == "basic":
                try:
                    name, colon, _ = base64.decodebytes(words[1].encode("ascii")).decode("ascii").partition(":")
                    if colon and ":" not in _:
                        found["REMOTE_USER"] = name
                except (binascii.Error, UnicodeError):
                    pass
        kind = self.headers.get("content-type")
        found["CONTENT_TYPE"] = self.headers.get_content_type() if kind is None else kind
        for name, value in (("CONTENT_LENGTH", self.headers.get("content-length")), ("HTTP_REFERER", self.headers.get("referer"))):
            if value:
                found[name] = value
        found["HTTP_ACCEPT"] = ",".join(self.headers.get_all("accept", ()))
        if self.headers.get("user-agent"):
            found["HTTP_USER_AGENT"] = self.headers.get("user-agent")
        cookies = ", ".join(filter(None, self.headers.get_all("cookie", [])))
        if cookies:
            found["HTTP_COOKIE"] = cookies
        for name in ("QUERY_STRING", "REMOTE_HOST", "CONTENT_LENGTH", "HTTP_USER_AGENT", "HTTP_COOKIE", "HTTP_REFERER"):
            found.setdefault(name, "")
        return found

    def run_cgi(self):
        """Runs the program of cgi_info, and sends what it writes."""
        folder, rest = self.cgi_info
        path = folder + "/" + rest
        at = path.find("/", len(folder) + 1)
        while at >= 0:
            # The longest folder that there is; the program is in it.
            nextfolder, nextrest = path[:at], path[at + 1 :]
            if not os.path.isdir(self.translate_path(nextfolder)):
                break
            folder, rest = nextfolder, nextrest
            at = path.find("/", len(folder) + 1)
        rest, _, query = rest.partition("?")
        at = rest.find("/")
        script, rest = (rest[:at], rest[at:]) if at >= 0 else (rest, "")
        scriptname = folder + "/" + script
        scriptfile = self.translate_path(scriptname)
        if not os.path.exists(scriptfile):
            self.send_error(HTTPStatus.NOT_FOUND, "No such CGI script (%r)" % scriptname)
            return
        if not os.path.isfile(scriptfile):
            self.send_error(HTTPStatus.FORBIDDEN, "CGI script is not a plain file (%r)" % scriptname)
            return
        is_python = self.is_python(scriptname)
        if (self.have_fork or not is_python) and not self.is_executable(scriptfile):
            self.send_error(HTTPStatus.FORBIDDEN, "CGI script is not executable (%r)" % scriptname)
            return
        variables = self._variables(scriptname, rest, query)
        self.send_response(HTTPStatus.OK, "Script output follows")
        self.flush_headers()
        words = query.replace("+", " ")
        command = [scriptfile] if "=" in words else [scriptfile, words]
        try:
            length = int(self.headers.get("content-length"))
        except (TypeError, ValueError):
            length = 0
        data = self.rfile.read(length) if self.command.lower() == "post" and length > 0 else None
        while select.select([self.rfile], [], [], 0)[0]:
            if not self.rfile.read(1):
                break  # what is sent beyond the content's length
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=variables)
        written, complaints = process.communicate(data)
        self.wfile.write(written)
        if complaints:
            self.log_error("%s", complaints)
        if process.returncode:
            self.log_error(f"CGI script exit code {process.returncode}")
        else:
            self.log_message("CGI script exited OK")
