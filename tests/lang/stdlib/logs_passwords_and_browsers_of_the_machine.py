"""Smaller modules of the machine: its log, passwords and browsers, and ASCII's names."""
import warnings; warnings.simplefilter("ignore")
import syslog, curses.ascii as a, webbrowser as w, spwd, nis, crypt, curses
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
print({n: getattr(syslog, n) for n in dir(syslog) if n.startswith('LOG_') and isinstance(getattr(syslog, n), int)})
for f in (lambda: syslog.syslog(), lambda: syslog.syslog(1, 2, 3), lambda: syslog.syslog("a", 5), lambda: syslog.syslog(b"x"), lambda: syslog.openlog(1), lambda: syslog.setlogmask(syslog.LOG_UPTO(syslog.LOG_ERR)), lambda: syslog.setlogmask(0), lambda: syslog.LOG_MASK(5), lambda: syslog.openlog("x", 0, 8), lambda: syslog.syslog("message"), lambda: syslog.closelog()): print(told(f))
print(a.controlnames, a.unctrl(65), a.unctrl("\x01"), a.unctrl(200), a.unctrl(127), repr(a.ctrl("a")), a.ctrl(65), repr(a.alt("a")), a.alt(65), a.ascii("é"), a.ascii(200), a.unctrl("\n"), a.unctrl(255), a.unctrl(128), a.DEL, a.NL, a.ESC)
kinds = [n for n in dir(a) if n.startswith("is")]
print(kinds, [[int(getattr(a, k)(c)) for k in kinds] for c in ("A", "z", "5", " ", "\t", "\n", "!", "\x7f", "é", 0, 300)])
print(crypt.methods, crypt.crypt("a", "ab"), crypt.METHOD_SHA512, len(crypt.mksalt(crypt.METHOD_MD5)), crypt.mksalt(rounds=5000)[:15], crypt.crypt("word", "$1$salt$"), crypt.crypt("word", "$6$rounds=1000$salt$"))
h = crypt.crypt("secret"); print(crypt.crypt("secret", h) == h, crypt.crypt("other", h) == h, [len(crypt.crypt("x", m)) == m.total_size for m in crypt.methods])
def absent():
    try: spwd.getspnam("nobodyx")
    except (KeyError, PermissionError) as e: return str(e) == "'getspnam(): name not found'" or e.errno == 13  # only root may read
for f in (lambda: nis.cat("x"), lambda: nis.get_default_domain(), lambda: nis.maps(), lambda: absent(), lambda: spwd.getspnam(5), lambda: crypt.crypt("a", 5), lambda: crypt.mksalt(crypt.METHOD_SHA256, rounds=1), lambda: crypt.mksalt(crypt.METHOD_CRYPT, rounds=1000), lambda: crypt.mksalt(crypt.METHOD_BLOWFISH, rounds=17), lambda: crypt.mksalt(rounds="x"), lambda: w.get("nope")): print(told(f))
import os, sys, tempfile
d = tempfile.mkdtemp(); p = os.path.join(d, "mybrowser"); out = os.path.join(d, "out")
with open(p, "w") as f: f.write('#!/bin/sh\necho "$@" >> ' + out + "\n")
os.chmod(p, 0o755)
os.environ.pop("DISPLAY", None); os.environ["BROWSER"] = p + " --flag %s"; os.environ["TERM"] = ""
w._tryorder = None; w._browsers.clear()
print(w.open("http://a/b"), w.open_new("http://c"), open(out).read().split("\n"), type(w.get()).__name__, w.get().args)
w.register("mine", None, w.GenericBrowser([p, "%s", "end"]), preferred=True); print(w.get().open("u"), w._tryorder[0], open(out).read().split("\n")[-2], type(w.get("mine")).__name__)
m = w.Mozilla(p); print(m.open("http://x", 1), m.open("http://x", 2), m.open_new_tab("t"), told(m.open, "x", 5), open(out).read().split("\n")[-4:])
print(w.Chrome(p).open_new("n"), open(out).read().split("\n")[-2], issubclass(curses.error, Exception), curses.error)

# expect: {'LOG_ALERT': 1, 'LOG_AUTH': 32, 'LOG_AUTHPRIV': 80, 'LOG_CONS': 2, 'LOG_CRIT': 2, 'LOG_CRON': 72, 'LOG_DAEMON': 24, 'LOG_DEBUG': 7, 'LOG_EMERG': 0, 'LOG_ERR': 3, 'LOG_INFO': 6, 'LOG_KERN': 0, 'LOG_LOCAL0': 128, 'LOG_LOCAL1': 136, 'LOG_LOCAL2': 144, 'LOG_LOCAL3': 152, 'LOG_LOCAL4': 160, 'LOG_LOCAL5': 168, 'LOG_LOCAL6': 176, 'LOG_LOCAL7': 184, 'LOG_LPR': 48, 'LOG_MAIL': 16, 'LOG_NDELAY': 8, 'LOG_NEWS': 56, 'LOG_NOTICE': 5, 'LOG_NOWAIT': 16, 'LOG_ODELAY': 4, 'LOG_PERROR': 32, 'LOG_PID': 1, 'LOG_SYSLOG': 40, 'LOG_USER': 8, 'LOG_UUCP': 64, 'LOG_WARNING': 4}
# expect: ('TypeError', '[priority,] message string')
# expect: ('TypeError', '[priority,] message string')
# expect: ('TypeError', '[priority,] message string')
# expect: ('TypeError', '[priority,] message string')
# expect: ('TypeError', 'openlog() argument 1 must be str, not int')
# expect: 255
# expect: 15
# expect: 32
# expect: None
# expect: None
# expect: None
# expect: ['NUL', 'SOH', 'STX', 'ETX', 'EOT', 'ENQ', 'ACK', 'BEL', 'BS', 'HT', 'LF', 'VT', 'FF', 'CR', 'SO', 'SI', 'DLE', 'DC1', 'DC2', 'DC3', 'DC4', 'NAK', 'SYN', 'ETB', 'CAN', 'EM', 'SUB', 'ESC', 'FS', 'GS', 'RS', 'US', 'SP'] A ^A !H ^? '\x01' 1 'á' 193 i 72 ^J !^ !^@ 127 10 27
# expect: ['isalnum', 'isalpha', 'isascii', 'isblank', 'iscntrl', 'isctrl', 'isdigit', 'isgraph', 'islower', 'ismeta', 'isprint', 'ispunct', 'isspace', 'isupper', 'isxdigit'] [[1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1], [1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1], [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0], [0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0], [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]]
# expect: [<crypt.METHOD_SHA512>, <crypt.METHOD_SHA256>, <crypt.METHOD_BLOWFISH>, <crypt.METHOD_MD5>, <crypt.METHOD_CRYPT>] abxxB7HlIeckU <crypt.METHOD_SHA512> 11 $6$rounds=5000$ $1$salt$WnpH56LdXTU22S4H.kuWD/ $6$rounds=1000$salt$EHYW.LHILWR6p..YTmk0WjzIriSl.sGw9FRfhH/GRhgLbnPx1ShpiLkQphlHNev5YKrT1GN.NPFcPg5ybx.2q/
# expect: True False [True, True, True, True, True]
# expect: ('error', 'Local domain name not set')
# expect: ('error', 'Local domain name not set')
# expect: ('error', 'Local domain name not set')
# expect: True
# expect: ('TypeError', 'getspnam() argument must be str, not int')
# expect: ('TypeError', 'crypt() argument 2 must be str, not int')
# expect: ('ValueError', 'rounds out of the range 1000 to 999_999_999')
# expect: ('ValueError', "<crypt.METHOD_CRYPT> doesn't support the rounds argument")
# expect: ('ValueError', 'rounds must be a power of 2')
# expect: ('TypeError', 'str object cannot be interpreted as an integer')
# expect: ('Error', 'could not locate runnable browser')
# expect: True True ['--flag http://a/b', '--flag http://c', ''] GenericBrowser ['--flag', '%s']
# expect: True mine u end GenericBrowser
# expect: True True True ('Error', "Bad 'new' parameter to open(); expected 0, 1, or 2, got 5") ['-new-window http://x', '-new-tab http://x', '-new-tab t', '']
# expect: True --new-window n True <class '_curses.error'>
