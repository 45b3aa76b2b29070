import os
import readline
import tempfile


def show(f, *arguments):
    try:
        print(f.__name__, f(*arguments))
    except (OSError, ValueError) as error:
        print(f.__name__, type(error).__name__, error)
    except TypeError:
        print(f.__name__, "TypeError")


def items():
    return [readline.get_history_item(n + 1) for n in range(readline.get_current_history_length())]


readline.clear_history()
for line in ("first", "second é", "third", "last"):
    readline.add_history(line)
print(items(), readline.get_history_length())
for n in (0, 1, 4, 5, -1):
    show(readline.get_history_item, n)
readline.replace_history_item(0, "replaced")
readline.remove_history_item(2)
print(items())
for n in (-1, 3):
    show(readline.remove_history_item, n)
    show(readline.replace_history_item, n, "x")
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "history")
    show(readline.read_history_file, path)
    show(readline.append_history_file, 1, path)
    readline.write_history_file(path)
    readline.add_history("more")
    readline.append_history_file(1, path)
    readline.clear_history()
    readline.read_history_file(path)
    print(items())
    readline.set_history_length(2)
    readline.write_history_file(path)
    readline.clear_history()
    readline.read_history_file(path)
    print(items(), readline.get_history_length())
readline.set_completer_delims(" ,")
print(repr(readline.get_completer_delims()), readline.get_completer())
readline.set_completer(print)
print(readline.get_completer() is print)
readline.set_completer()
print(readline.get_completer(), repr(readline.get_line_buffer()), readline.get_begidx(), readline.get_endidx())
show(readline.set_completer, 3)
show(readline.add_history, 3)
show(readline.set_history_length, "x")
readline.parse_and_bind("tab: complete")

# expect: ['first', 'second é', 'third', 'last'] -1
# expect: get_history_item None
# expect: get_history_item first
# expect: get_history_item last
# expect: get_history_item None
# expect: get_history_item None
# expect: ['replaced', 'second é', 'last']
# expect: remove_history_item ValueError History index cannot be negative
# expect: replace_history_item ValueError History index cannot be negative
# expect: remove_history_item ValueError No history item at position 3
# expect: replace_history_item ValueError No history item at position 3
# expect: read_history_file FileNotFoundError [Errno 2] No such file or directory
# expect: append_history_file FileNotFoundError [Errno 2] No such file or directory
# expect: ['replaced', 'second é', 'last', 'more']
# expect: ['last', 'more'] 2
# expect: ' ,' None
# expect: True
# expect: None '' 0 0
# expect: set_completer TypeError
# expect: add_history TypeError
# expect: set_history_length TypeError
