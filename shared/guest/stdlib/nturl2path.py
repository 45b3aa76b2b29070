"""Windows paths as parts of file URLs, and back."""


def url2pathname(url):
    import urllib.parse

    # ///C|/a is the drive C; without a drive, //host/a is a share.
    url = url.replace(":", "|")
    if "|" not in url:
        if url[:4] == "////":
            url = url[2:]
        return urllib.parse.unquote("\\".join(url.split("/")))
    parts = url.split("|")
    if len(parts) != 2 or not (parts[0] and parts[0][-1].isalpha() and parts[0][-1].isascii()):
        raise OSError("Bad URL: " + url)
    path = parts[0][-1].upper() + ":"
    for name in parts[1].split("/"):
        if name:
            path += "\\" + urllib.parse.unquote(name)
    return path + "\\" if path.endswith(":") and url.endswith("/") else path


def pathname2url(p):
    import urllib.parse

    given, p = p, p.replace("\\", "/")
    if p[:4] == "//?/":  # the prefix of long paths
        p = p[4:]
        if p[:4].upper() == "UNC/":
            p = "/" + p[4:]
        elif p[1:2] != ":":
            raise OSError("Bad path: " + p)
    if ":" not in p:
        if p[:2] == "//":
            p = "//" + p
        return urllib.parse.quote(p)
    parts = p.split(":", maxsplit=2)
    if len(parts) != 2 or len(parts[0]) > 1:
        raise OSError("Bad path: " + given)
    drive = urllib.parse.quote(parts[0].upper())
    return "///" + drive + ":" + "".join("/" + urllib.parse.quote(name) for name in parts[1].split("/") if name)
