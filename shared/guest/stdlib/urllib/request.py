"""urllib.request: programs here reach no network."""


def urlopen(url, *args, **kwargs):
    from urllib.error import URLError

    raise URLError("no network is available to programs here")


urlretrieve = urlopen


class Request:
    def __init__(self, url, data=None, headers=None, origin_req_host=None, unverifiable=False, method=None):
        self.full_url, self.data, self.headers, self.method = url, data, headers or {}, method

    def add_header(self, key, val):
        self.headers[key.capitalize()] = val

    def get_method(self):
        return self.method or ("POST" if self.data is not None else "GET")
