import urllib.parse
import warnings

calls = {"splittype": ["a:b", "b", "HTTP://x", ":x"], "splithost": ["//a/b", "//a?q", "a", "//", "//a#b"], "splituser": ["u@h", "h", "a@b@c"],
         "splitpasswd": ["u:p", "u", "u:p:q"], "splitport": ["a:5", "a", "a:", "a:x", "[::1]:80"], "splitnport": ["a:5", "a", "a:", "a:x"],
         "splitquery": ["a?b", "a", "a?b?c"], "splittag": ["a#b", "a", "#"], "splitattr": ["a;b;c", "a"], "splitvalue": ["a=b", "a", "a=b=c"],
         "to_bytes": ["a", b"b", "é"], "unwrap": ["<URL:http://x>", " x ", "<y>", "URL:z"]}  # fmt: skip
for name, texts in calls.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for text in texts:
            try:
                print(name, ascii(text), getattr(urllib.parse, name)(text))
            except UnicodeError as e:
                print(name, ascii(e))
    print({str(each.message) for each in caught})
print(urllib.parse.splitnport("a", 7))
print(hasattr(urllib.parse, "splitnothing"))

# expect: splittype 'a:b' ('a', 'b')
# expect: splittype 'b' (None, 'b')
# expect: splittype 'HTTP://x' ('http', '//x')
# expect: splittype ':x' (None, ':x')
# expect: {'urllib.parse.splittype() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splithost '//a/b' ('a', '/b')
# expect: splithost '//a?q' ('a', '/?q')
# expect: splithost 'a' (None, 'a')
# expect: splithost '//' ('', '')
# expect: splithost '//a#b' ('a', '/#b')
# expect: {'urllib.parse.splithost() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splituser 'u@h' ('u', 'h')
# expect: splituser 'h' (None, 'h')
# expect: splituser 'a@b@c' ('a@b', 'c')
# expect: {'urllib.parse.splituser() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitpasswd 'u:p' ('u', 'p')
# expect: splitpasswd 'u' ('u', None)
# expect: splitpasswd 'u:p:q' ('u', 'p:q')
# expect: {'urllib.parse.splitpasswd() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitport 'a:5' ('a', '5')
# expect: splitport 'a' ('a', None)
# expect: splitport 'a:' ('a', None)
# expect: splitport 'a:x' ('a:x', None)
# expect: splitport '[::1]:80' ('[::1]', '80')
# expect: {'urllib.parse.splitport() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitnport 'a:5' ('a', 5)
# expect: splitnport 'a' ('a', -1)
# expect: splitnport 'a:' ('a', -1)
# expect: splitnport 'a:x' ('a', None)
# expect: {'urllib.parse.splitnport() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitquery 'a?b' ('a', 'b')
# expect: splitquery 'a' ('a', None)
# expect: splitquery 'a?b?c' ('a?b', 'c')
# expect: {'urllib.parse.splitquery() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splittag 'a#b' ('a', 'b')
# expect: splittag 'a' ('a', None)
# expect: splittag '#' ('', '')
# expect: {'urllib.parse.splittag() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitattr 'a;b;c' ('a', ['b', 'c'])
# expect: splitattr 'a' ('a', [])
# expect: {'urllib.parse.splitattr() is deprecated as of 3.8, use urllib.parse.urlparse() instead'}
# expect: splitvalue 'a=b' ('a', 'b')
# expect: splitvalue 'a' ('a', None)
# expect: splitvalue 'a=b=c' ('a', 'b=c')
# expect: {'urllib.parse.splitvalue() is deprecated as of 3.8, use urllib.parse.parse_qsl() instead'}
# expect: to_bytes 'a' a
# expect: to_bytes b'b' b'b'
# expect: to_bytes UnicodeError("URL '\xe9' contains non-ASCII characters")
# expect: {'urllib.parse.to_bytes() is deprecated as of 3.8'}
# expect: unwrap '<URL:http://x>' http://x
# expect: unwrap ' x ' x
# expect: unwrap '<y>' y
# expect: unwrap 'URL:z' z
# expect: set()
# expect: ('a', 7)
# expect: False
