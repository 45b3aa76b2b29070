"""pdb: the debugger that asks what to do next at each stop."""

import bdb
import cmd
import code
import inspect
import linecache
import os
import pprint
import re
import sys
import traceback

__all__ = ["run", "pm", "Pdb", "runeval", "runctx", "runcall", "set_trace", "post_mortem", "help"]
line_prefix = "\n-> "


class Restart(Exception):
    """The program is to begin again."""


def find_function(funcname, filename):
    """(name, file, line) of a function's definition in a file, or None."""
    definition = re.compile(r"def\s+%s\s*[(]" % re.escape(funcname))
    for number, line in enumerate(linecache.getlines(filename), 1):
        if definition.match(line):
            return funcname, filename, number
    return None


def getsourcelines(obj):
    lines, number = inspect.findsource(obj)
    if inspect.isframe(obj) and obj.f_globals is obj.f_locals or inspect.ismodule(obj):
        return lines, 1
    return inspect.getblock(lines[number:]), number + 1


def lasti2lineno(code, lasti):
    found = [line for start, _, line in code.co_lines() if start <= lasti and line is not None]
    return found[-1] if found else 0


class Pdb(bdb.Bdb, cmd.Cmd):
    _previous_sigint_handler = None

    def __init__(self, completekey="tab", stdin=None, stdout=None, skip=None, nosigint=False, readrc=True):
        bdb.Bdb.__init__(self, skip=skip)
        cmd.Cmd.__init__(self, completekey, stdin, stdout)
        if stdout:
            self.use_rawinput = 0
        self.prompt, self.nosigint, self.allow_kbdint = "(Pdb) ", nosigint, False
        self.aliases, self.displaying, self.mainpyfile, self._wait_for_mainpyfile, self.tb_lineno = {}, {}, "", False, {}
        self.rcLines, self.commands, self.commands_defining, self.commands_bnum = [], {}, False, None
        self.commands_silent, self.commands_doprompt, self._user_requested_quit = {}, {}, False

    # ---- stops

    def sigint_handler(self, signum, frame):
        if self.allow_kbdint:
            raise KeyboardInterrupt
        self.message("\nProgram interrupted. (Use 'cont' to resume).")
        self.set_step()
        self.set_trace(frame)

    def reset(self):
        bdb.Bdb.reset(self)
        self.forget()

    def forget(self):
        self.lineno, self.stack, self.curindex, self.curframe = None, [], 0, None
        self.tb_lineno.clear()

    def setup(self, f, tb):
        self.forget()
        self.stack, self.curindex = self.get_stack(f, tb)
        while tb:
            self.tb_lineno[tb.tb_frame] = lasti2lineno(tb.tb_frame.f_code, tb.tb_lasti)
            tb = tb.tb_next
        self.curframe = self.stack[self.curindex][0]
        self.curframe_locals = self.curframe.f_locals

    def user_call(self, frame, argument_list):
        if self._wait_for_mainpyfile:
            return
        if self.stop_here(frame):
            self.message("--Call--")
            self.interaction(frame, None)

    def user_line(self, frame):
        if self._wait_for_mainpyfile:
            if self.mainpyfile != self.canonic(frame.f_code.co_filename) or frame.f_lineno <= 0:
                return
            self._wait_for_mainpyfile = False
        if self.bp_commands(frame):
            self.interaction(frame, None)

    def bp_commands(self, frame):
        """Runs the commands of the breakpoint here; whether to ask, too."""
        number = getattr(self, "currentbp", 0)
        if not number or number not in self.commands:
            return True
        self.currentbp = 0
        last = self.lastcmd
        self.setup(frame, None)
        for line in self.commands[number]:
            self.onecmd(line)
        self.lastcmd = last
        if not self.commands_silent.get(number):
            self.print_stack_entry(self.stack[self.curindex])
        if self.commands_doprompt.get(number, True):
            self._cmdloop()
        self.forget()
        return False

    def user_return(self, frame, return_value):
        if self._wait_for_mainpyfile:
            return
        frame.f_locals["__return__"] = return_value
        self.message("--Return--")
        self.interaction(frame, None)

    def user_exception(self, frame, exc_info):
        if self._wait_for_mainpyfile:
            return
        kind, value, tb = exc_info
        frame.f_locals["__exception__"] = kind, value
        prefix = "Internal " if not tb and kind is StopIteration else ""
        self.message("%s%s" % (prefix, self._format_exc(value)))
        self.interaction(frame, tb)

    def _cmdloop(self):
        while True:
            try:
                self.allow_kbdint = True
                self.cmdloop()
                self.allow_kbdint = False
                break
            except KeyboardInterrupt:
                self.message("--KeyboardInterrupt--")

    def interaction(self, frame, traceback):
        self.setup(frame, traceback)
        self.print_stack_entry(self.stack[self.curindex])
        self._cmdloop()
        self.forget()

    def preloop(self):
        for expression, old in self.displaying.get(self.curframe, {}).items():
            new = self._getval_except(expression)
            if new is not old and new != old:
                self.displaying[self.curframe][expression] = new
                self.message("display %s: %r  [old: %r]" % (expression, new, old))

    # ---- what is said

    def message(self, msg):
        print(msg, file=self.stdout)

    def error(self, msg):
        print("***", msg, file=self.stdout)

    def _format_exc(self, value):
        return traceback.format_exception_only(type(value), value)[-1].strip()

    def _error_exc(self):
        self.error(self._format_exc(sys.exc_info()[1]))

    def print_stack_entry(self, frame_lineno, prompt_prefix=line_prefix):
        frame, lineno = frame_lineno
        self.message(("> " if frame is self.curframe else "  ") + self.format_stack_entry(frame_lineno, prompt_prefix))

    def print_stack_trace(self):
        for each in self.stack:
            self.print_stack_entry(each)

    def displayhook(self, obj):
        if obj is not None:
            self.message(repr(obj))

    # ---- lines that are read

    def default(self, line):
        """A statement of the program's language."""
        if line[:1] == "!":
            line = line[1:].strip()
        try:
            compiled = compile(line + "\n", "<stdin>", "single")
            saved = sys.stdout, sys.stdin, sys.displayhook
            sys.stdout, sys.stdin, sys.displayhook = self.stdout, self.stdin, self.displayhook
            try:
                exec(compiled, self.curframe.f_globals, self.curframe_locals)
            finally:
                sys.stdout, sys.stdin, sys.displayhook = saved
        except BaseException:
            self._error_exc()

    def precmd(self, line):
        if not line.strip():
            return line
        words = line.split()
        while words[0] in self.aliases:
            line = self.aliases[words[0]]
            for i, word in enumerate(words[1:], 1):
                line = line.replace("%" + str(i), word)
            line = line.replace("%*", " ".join(words[1:]))
            words = line.split()
        if words[0] != "alias" and ";;" in line:
            line, _, rest = line.partition(";;")
            self.cmdqueue.insert(0, rest.lstrip())
            line = line.rstrip()
        return line

    def onecmd(self, line):
        if not self.commands_defining:
            return cmd.Cmd.onecmd(self, line)
        name, arg, line = self.parseline(line)
        if not name:
            return None
        if name in ("silent", "end"):
            self.commands_silent[self.commands_bnum] = self.commands_silent.get(self.commands_bnum) or name == "silent"
            return name == "end"
        self.commands[self.commands_bnum].append(f"{name} {arg}" if arg else name)
        if name in ("c", "cont", "continue", "s", "step", "n", "next", "r", "return", "q", "quit"):
            self.commands_doprompt[self.commands_bnum] = False
            return True
        return None

    def _getval(self, arg):
        try:
            return eval(arg, self.curframe.f_globals, self.curframe_locals)
        except BaseException:
            self._error_exc()
            raise

    def _getval_except(self, arg, frame=None):
        try:
            space = self.curframe if frame is None else frame
            return eval(arg, space.f_globals, self.curframe_locals if frame is None else frame.f_locals)
        except BaseException as error:
            return "** raised %s **" % self._format_exc(error)

    # ---- breakpoints

    def defaultFile(self):
        filename = self.curframe.f_code.co_filename
        return self.mainpyfile if filename == "<string>" and self.mainpyfile else filename

    def checkline(self, filename, lineno):
        """The line, 0 where the program cannot stop."""
        line = linecache.getline(filename, lineno, self.curframe.f_globals if self.curframe else None).strip()
        if not linecache.getline(filename, lineno):
            self.message("End of file")
            return 0
        if not line or line[0] == "#" or line[:3] in ('"""', "'''"):
            self.error("Blank or comment")
            return 0
        return lineno

    def _place(self, arg):
        """(file, line, function) that `file:line`, `line` or `function` means; None where it means nothing."""
        colon = arg.rfind(":")
        if colon >= 0:
            filename, number = arg[:colon].rstrip(), arg[colon + 1 :].lstrip()
            found = self.lookupmodule(filename)
            if not found:
                return self.error("%r not found from sys.path" % filename)
            if not number.isdecimal():
                return self.error("Bad lineno: %s" % number)
            return found, int(number), None
        if arg.isdecimal():
            return self.defaultFile(), int(arg), None
        try:
            function = eval(arg, self.curframe.f_globals, self.curframe_locals)
            function = getattr(function, "__func__", function)
            return function.__code__.co_filename, function.__code__.co_firstlineno, function.__code__.co_name
        except Exception:
            found = find_function(arg, self.defaultFile())
            if found:
                return found[1], found[2], found[0]
        return self.error("The specified object %r is not a function or was not found along sys.path." % arg)

    def do_break(self, arg, temporary=0):
        if not arg:
            if self.breaks:
                self.message("Num Type         Disp Enb   Where")
                for each in bdb.Breakpoint.bpbynumber:
                    if each:
                        self.message(each.bpformat())
            return
        arg, comma, cond = arg.partition(",")
        place = self._place(arg.rstrip())
        if not place:
            return
        filename, lineno, funcname = place
        line = self.checkline(filename, lineno)
        if not line:
            return
        error = self.set_break(filename, line, temporary, cond.lstrip() or None, funcname)
        if error:
            self.error(error)
        else:
            made = self.get_breaks(filename, line)[-1]
            self.message("Breakpoint %d at %s:%d" % (made.number, made.file, made.line))

    do_b = do_break

    def do_tbreak(self, arg):
        self.do_break(arg, 1)

    def lookupmodule(self, filename):
        for name in (filename, filename + ".py"):
            for folder in ("", *sys.path):
                if os.path.exists(os.path.join(folder, name)):
                    return os.path.join(folder, name)
        return None

    def _numbered(self, arg):
        """The breakpoints of these numbers; others are told of."""
        found = []
        for word in arg.split():
            try:
                found.append(self.get_bpbynumber(word))
            except ValueError as error:
                self.error(error)
        return found

    def do_enable(self, arg):
        for each in self._numbered(arg):
            each.enable()
            self.message("Enabled %s" % each)

    def do_disable(self, arg):
        for each in self._numbered(arg):
            each.disable()
            self.message("Disabled %s" % each)

    def do_condition(self, arg):
        number, _, cond = arg.partition(" ")
        for each in self._numbered(number):
            each.cond = cond or None
            told = "New condition set for breakpoint %d." if cond else "Breakpoint %d is now unconditional."
            self.message(told % each.number)

    def do_ignore(self, arg):
        number, _, count = arg.partition(" ")
        count = int(count) if count.strip().isdecimal() else 0
        for each in self._numbered(number):
            each.ignore = count
            times = "%d crossings" % count if count > 1 else "1 crossing"
            told = "Will stop next time breakpoint %d is reached." if count == 0 else f"Will ignore next {times} of breakpoint %d."
            self.message(told % each.number)

    def do_commands(self, arg):
        number = int(arg) if arg.strip().isdecimal() else len(bdb.Breakpoint.bpbynumber) - 1
        try:
            self.get_bpbynumber(number)
        except ValueError as error:
            self.error("cannot set commands: %s" % error)
            return
        self.commands_bnum, self.commands[number], self.commands_doprompt[number] = number, [], True
        prompt, self.prompt, self.commands_defining = self.prompt, "(com) ", True
        try:
            self.cmdloop()
        finally:
            self.commands_defining, self.prompt = False, prompt

    def do_clear(self, arg):
        if not arg:
            try:
                reply = input("Clear all breaks? ").strip().lower()
            except EOFError:
                reply = "no"
            if reply in ("y", "yes"):
                gone = [each for each in bdb.Breakpoint.bpbynumber if each]
                self.clear_all_breaks()
                for each in gone:
                    self.message("Deleted %s" % each)
            return
        if ":" in arg:
            filename, _, number = arg.rpartition(":")
            gone = self.get_breaks(filename, int(number))[:]
            error = self.clear_break(filename, int(number))
            if error:
                self.error(error)
            for each in gone if not error else ():
                self.message("Deleted %s" % each)
            return
        for each in self._numbered(arg):
            self.clear_bpbynumber(each.number)
            self.message("Deleted %s" % each)

    do_cl = do_clear

    # ---- moves

    def do_where(self, arg):
        self.print_stack_trace()

    do_w = do_bt = do_where

    def _select_frame(self, number):
        self.curindex = number
        self.curframe = self.stack[number][0]
        self.curframe_locals = self.curframe.f_locals
        self.print_stack_entry(self.stack[number])
        self.lineno = None

    def _move(self, arg, step, end, told):
        if self.curindex == end:
            self.error(told)
            return
        try:
            count = int(arg or 1)
        except ValueError:
            self.error("Invalid frame count (%s)" % arg)
            return
        target = self.curindex + step * count
        self._select_frame(end if count < 0 or not 0 <= target < len(self.stack) else target)

    def do_up(self, arg):
        self._move(arg, -1, 0, "Oldest frame")

    def do_down(self, arg):
        self._move(arg, 1, len(self.stack) - 1, "Newest frame")

    do_u, do_d = do_up, do_down

    def do_until(self, arg):
        lineno = None
        if arg:
            try:
                lineno = int(arg)
            except ValueError:
                self.error("Error in argument: %r" % arg)
                return None
            if lineno <= self.curframe.f_lineno:
                self.error('"until" line number is smaller than current line number')
                return None
        self.set_until(self.curframe, lineno)
        return 1

    def do_step(self, arg):
        self.set_step()
        return 1

    def do_next(self, arg):
        self.set_next(self.curframe)
        return 1

    def do_return(self, arg):
        self.set_return(self.curframe)
        return 1

    def do_continue(self, arg):
        self.set_continue()
        return 1

    def do_jump(self, arg):
        if self.curindex + 1 != len(self.stack):
            self.error("You can only jump within the bottom frame")
            return
        try:
            self.curframe.f_lineno = int(arg)
            self.stack[self.curindex] = self.stack[self.curindex][0], int(arg)
            self.print_stack_entry(self.stack[self.curindex])
        except (ValueError, AttributeError) as error:
            self.error("Jump failed: %s" % error if arg.isdecimal() else "The 'jump' command requires a line number")

    def do_quit(self, arg):
        self._user_requested_quit = True
        self.set_quit()
        return 1

    def do_EOF(self, arg):
        self.message("")
        return self.do_quit(arg)

    do_unt, do_s, do_n, do_r, do_c, do_cont, do_j, do_q, do_exit = (
        do_until, do_step, do_next, do_return, do_continue, do_continue, do_jump, do_quit, do_quit)

    def do_run(self, arg):
        if arg:
            import shlex

            sys.argv = sys.argv[:1] + shlex.split(arg)
        raise Restart

    do_restart = do_run

    # ---- what is looked at

    def do_args(self, arg):
        code, names = self.curframe.f_code, self.curframe_locals
        count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
        for name in code.co_varnames[:count]:
            self.message("%s = %r" % (name, names[name]) if name in names else "%s = *** undefined ***" % (name,))

    def do_retval(self, arg):
        if "__return__" in self.curframe_locals:
            self.message(repr(self.curframe_locals["__return__"]))
        else:
            self.error("Not yet returned!")

    def _shown(self, arg, show):
        try:
            self.message(show(self._getval(arg)))
        except BaseException:
            pass

    def do_p(self, arg):
        self._shown(arg, repr)

    def do_pp(self, arg):
        self._shown(arg, pprint.pformat)

    do_a, do_rv = do_args, do_retval

    def do_list(self, arg):
        self.lastcmd = "list"
        last = None
        if arg and arg != ".":
            try:
                first, comma, last = arg.partition(",")
                first, last = int(first.strip()), int(last.strip()) if comma else None
                if comma and last < first:
                    last = first + last
            except ValueError:
                self.error("Error in argument: %r" % arg)
                return
            first = first if comma else max(1, first - 5)
        elif self.lineno is None or arg == ".":
            first = max(1, self.curframe.f_lineno - 5)
        else:
            first = self.lineno + 1
        last = first + 10 if last is None else last
        filename = self.curframe.f_code.co_filename
        lines = linecache.getlines(filename, self.curframe.f_globals)
        self._print_lines(lines[first - 1 : last], first, self.get_file_breaks(filename), self.curframe)
        self.lineno = min(last, len(lines))
        if len(lines) < last:
            self.message("[EOF]")

    do_l = do_list

    def do_longlist(self, arg):
        try:
            lines, number = getsourcelines(self.curframe)
        except OSError as error:
            self.error(error)
            return
        self._print_lines(lines, number, self.get_file_breaks(self.curframe.f_code.co_filename), self.curframe)

    do_ll = do_longlist

    def do_source(self, arg):
        try:
            obj = self._getval(arg)
        except BaseException:
            return
        try:
            lines, number = getsourcelines(obj)
        except (OSError, TypeError) as error:
            self.error(error)
            return
        self._print_lines(lines, number)

    def _print_lines(self, lines, start, breaks=(), frame=None):
        current, raised = (frame.f_lineno, self.tb_lineno.get(frame, -1)) if frame else (-1, -1)
        for number, line in enumerate(lines, start):
            mark = "B" if number in breaks else " "
            mark += "->" if number == current else ">>" if number == raised else ""
            self.message(str(number).rjust(3).ljust(4 if number < 1000 else 0) + mark + "\t" + line.rstrip())

    def do_whatis(self, arg):
        try:
            value = self._getval(arg)
        except BaseException:
            return
        for kind, holder in (("Method", getattr(value, "__func__", None)), ("Function", value)):
            found = getattr(holder, "__code__", None)
            if found:
                self.message("%s %s" % (kind, found.co_name))
                return
        self.message("Class %s.%s" % (value.__module__, value.__qualname__) if value.__class__ is type else type(value))

    def do_display(self, arg):
        if not arg:
            self.message("Currently displaying:")
            for each in self.displaying.get(self.curframe, {}).items():
                self.message("%s: %r" % each)
            return
        value = self._getval_except(arg)
        self.displaying.setdefault(self.curframe, {})[arg] = value
        self.message("display %s: %r" % (arg, value))

    def do_undisplay(self, arg):
        if not arg:
            self.displaying.pop(self.curframe, None)
        elif self.displaying.get(self.curframe, {}).pop(arg, self) is self:
            self.error("not displaying %s" % arg)

    def do_interact(self, arg):
        code.interact("*interactive*", local={**self.curframe.f_globals, **self.curframe_locals})

    def do_alias(self, arg):
        words = arg.split()
        if len(words) > 1:
            self.aliases[words[0]] = " ".join(words[1:])
            return
        for name in sorted(self.aliases) if not words else [name for name in words if name in self.aliases]:
            self.message("%s = %s" % (name, self.aliases[name]))

    def do_unalias(self, arg):
        for name in arg.split()[:1]:
            self.aliases.pop(name, None)

    def do_help(self, arg):
        if not arg:
            return cmd.Cmd.do_help(self, arg)
        found = getattr(self, "help_" + arg, None) or getattr(self, "do_" + arg, None)
        if not found:
            return self.error("No help for %r" % arg)
        return self.message(found.__doc__ or "No help for %r; __doc__ string missing" % arg)

    do_h = do_help


def run(statement, globals=None, locals=None):
    Pdb().run(statement, globals, locals)


def runeval(expression, globals=None, locals=None):
    return Pdb().runeval(expression, globals, locals)


def runctx(statement, globals, locals):
    run(statement, globals, locals)


def runcall(*args, **kwds):
    return Pdb().runcall(*args, **kwds)


def set_trace(*, header=None):
    debugger = Pdb()
    if header is not None:
        debugger.message(header)
    debugger.set_trace(sys._getframe().f_back)


def post_mortem(t=None):
    t = sys.exc_info()[2] if t is None else t
    if t is None:
        raise ValueError("A valid traceback must be passed if no exception is being handled")
    debugger = Pdb()
    debugger.reset()
    debugger.interaction(None, t)


def pm():
    post_mortem(sys.last_traceback)


def help():
    import pydoc

    pydoc.pager(__doc__)
