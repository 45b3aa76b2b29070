"""bdb: what every debugger needs: breakpoints, stepping, and the stack, on top of sys.settrace.

A debugger derives from Bdb and says in user_call, user_line, user_return and user_exception what happens at a stop."""

import fnmatch
import os
import sys
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR

__all__ = ["BdbQuit", "Bdb", "Breakpoint"]

_RESUMABLE = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR


class BdbQuit(Exception):
    """Raised in the program that is debugged to end it."""


class Bdb:
    """The stops of one debugger: where it may stop next, and what it skips."""

    def __init__(self, skip=None):
        self.skip = set(skip) if skip else None
        self.breaks = {}  # canonic file name -> line numbers
        self.fncache = {}
        self.frame_returning = None
        self._load_breaks()

    def canonic(self, filename):
        """The absolute name of a file, in the case of the system; a name in <...> stands for itself."""
        if filename == "<" + filename[1:-1] + ">":
            return filename
        if filename not in self.fncache:
            self.fncache[filename] = os.path.normcase(os.path.abspath(filename))
        return self.fncache[filename]

    def reset(self):
        import linecache

        linecache.checkcache()
        self.botframe = None
        self._set_stopinfo(None, None)

    # ---- events of the trace function

    def trace_dispatch(self, frame, event, arg):
        """The trace function: hands each event to its dispatcher, which gives the local trace function."""
        if self.quitting:
            return None
        if event == "line":
            return self.dispatch_line(frame)
        if event == "call":
            return self.dispatch_call(frame, arg)
        if event == "return":
            return self.dispatch_return(frame, arg)
        if event == "exception":
            return self.dispatch_exception(frame, arg)
        if event not in ("c_call", "c_exception", "c_return"):
            print("bdb.Bdb.dispatch: unknown debugging event:", repr(event))
        return self.trace_dispatch

    def _go_on(self):
        if self.quitting:
            raise BdbQuit
        return self.trace_dispatch

    def dispatch_line(self, frame):
        if self.stop_here(frame) or self.break_here(frame):
            self.user_line(frame)
        return self._go_on()

    def dispatch_call(self, frame, arg):
        if self.botframe is None:  # the first call after a reset
            self.botframe = frame.f_back
            return self.trace_dispatch
        if not (self.stop_here(frame) or self.break_anywhere(frame)):
            return None
        if self.stopframe and frame.f_code.co_flags & _RESUMABLE:  # a resumption is no call
            return self.trace_dispatch
        self.user_call(frame, arg)
        return self._go_on()

    def dispatch_return(self, frame, arg):
        if self.stop_here(frame) or frame == self.returnframe:
            if self.stopframe and frame.f_code.co_flags & _RESUMABLE:  # nor is a yield a return
                return self.trace_dispatch
            try:
                self.frame_returning = frame
                self.user_return(frame, arg)
            finally:
                self.frame_returning = None
            self._go_on()
            if self.stopframe is frame and self.stoplineno != -1:
                self._set_stopinfo(None, None)
        return self.trace_dispatch

    def dispatch_exception(self, frame, arg):
        resumable = frame.f_code.co_flags & _RESUMABLE
        if self.stop_here(frame):
            # The StopIteration inside of a generator that the stopped frame drives is not the program's error.
            if not (resumable and arg[0] is StopIteration and arg[2] is None):
                self.user_exception(frame, arg)
                self._go_on()
        elif self.stopframe and frame is not self.stopframe and self.stopframe.f_code.co_flags & _RESUMABLE:
            if arg[0] in (StopIteration, GeneratorExit):
                self.user_exception(frame, arg)
                self._go_on()
        return self.trace_dispatch

    # ---- where to stop

    def is_skipped_module(self, module_name):
        return module_name is not None and any(fnmatch.fnmatch(module_name, pattern) for pattern in self.skip)

    def stop_here(self, frame):
        """Is `frame` where the last command asked to stop?"""
        if self.skip and self.is_skipped_module(frame.f_globals.get("__name__")):
            return False
        if frame is self.stopframe:
            return self.stoplineno != -1 and frame.f_lineno >= self.stoplineno
        return not self.stopframe

    def break_here(self, frame):
        """Is there a breakpoint in effect at the line of `frame`? A temporary one is used up."""
        filename = self.canonic(frame.f_code.co_filename)
        lines = self.breaks.get(filename, ())
        lineno = frame.f_lineno
        if lineno not in lines:
            lineno = frame.f_code.co_firstlineno  # of a breakpoint set by the function's name
            if lineno not in lines:
                return False
        bp, is_used_up = effective(filename, lineno, frame)
        if not bp:
            return False
        self.currentbp = bp.number
        if is_used_up and bp.temporary:
            self.do_clear(str(bp.number))
        return True

    def do_clear(self, arg):
        raise NotImplementedError("subclass of bdb must implement do_clear()")

    def break_anywhere(self, frame):
        return self.canonic(frame.f_code.co_filename) in self.breaks

    # ---- what a debugger overrides

    def user_call(self, frame, argument_list):
        """A function is entered in which a stop is possible."""

    def user_line(self, frame):
        """The program stops at a line."""

    def user_return(self, frame, return_value):
        """The program stops at a return."""

    def user_exception(self, frame, exc_info):
        """The program stops at an exception."""

    # ---- commands

    def _set_stopinfo(self, stopframe, returnframe, stoplineno=0):
        """stoplineno -1: never in stopframe itself; else at that line of it or below."""
        self.stopframe = stopframe
        self.returnframe = returnframe
        self.quitting = False
        self.stoplineno = stoplineno

    def set_until(self, frame, lineno=None):
        """Stop at a greater line of this frame, or at its return."""
        self._set_stopinfo(frame, frame, frame.f_lineno + 1 if lineno is None else lineno)

    def set_step(self):
        """Stop after one line of code."""
        # From a return there may be no frame below that is traced; it begins to be.
        if self.frame_returning:
            caller = self.frame_returning.f_back
            if caller and not caller.f_trace:
                caller.f_trace = self.trace_dispatch
        self._set_stopinfo(None, None)

    def set_next(self, frame):
        """Stop at the next line of this frame or below."""
        self._set_stopinfo(frame, None)

    def set_return(self, frame):
        """Stop when this frame returns."""
        if frame.f_code.co_flags & _RESUMABLE:
            self._set_stopinfo(frame, None, -1)
        else:
            self._set_stopinfo(frame.f_back, frame)

    def set_trace(self, frame=None):
        """Debug from `frame` (the caller) on."""
        if frame is None:
            frame = sys._getframe().f_back
        self.reset()
        while frame:
            frame.f_trace = self.trace_dispatch
            self.botframe = frame
            frame = frame.f_back
        self.set_step()
        sys.settrace(self.trace_dispatch)

    def set_continue(self):
        """Stop at breakpoints only; without any, tracing ends."""
        self._set_stopinfo(self.botframe, None, -1)
        if self.breaks:
            return
        sys.settrace(None)
        frame = sys._getframe().f_back
        while frame and frame is not self.botframe:
            del frame.f_trace
            frame = frame.f_back

    def set_quit(self):
        """End the program at its next event."""
        self.stopframe = self.botframe
        self.returnframe = None
        self.quitting = True
        sys.settrace(None)

    # ---- breakpoints; these give an error's text, or None

    def _load_breaks(self):
        """The breakpoints that other instances have made hold here too."""
        for filename, lineno in Breakpoint.bplist:
            self._add_to_breaks(filename, lineno)

    def _add_to_breaks(self, filename, lineno):
        lines = self.breaks.setdefault(filename, [])
        if lineno not in lines:
            lines.append(lineno)

    def set_break(self, filename, lineno, temporary=False, cond=None, funcname=None):
        import linecache

        filename = self.canonic(filename)
        if not linecache.getline(filename, lineno):
            return f"Line {filename}:{lineno} does not exist"
        self._add_to_breaks(filename, lineno)
        Breakpoint(filename, lineno, temporary, cond, funcname)
        return None

    def _prune_breaks(self, filename, lineno):
        """Forgets a line that has no breakpoint left, and a file without lines."""
        if (filename, lineno) not in Breakpoint.bplist:
            self.breaks[filename].remove(lineno)
        if not self.breaks[filename]:
            del self.breaks[filename]

    def clear_break(self, filename, lineno):
        filename = self.canonic(filename)
        if filename not in self.breaks:
            return f"There are no breakpoints in {filename}"
        if lineno not in self.breaks[filename]:
            return f"There is no breakpoint at {filename}:{lineno}"
        for bp in list(Breakpoint.bplist[filename, lineno]):
            bp.deleteMe()
        self._prune_breaks(filename, lineno)
        return None

    def clear_bpbynumber(self, arg):
        try:
            bp = self.get_bpbynumber(arg)
        except ValueError as error:
            return str(error)
        bp.deleteMe()
        self._prune_breaks(bp.file, bp.line)
        return None

    def clear_all_file_breaks(self, filename):
        filename = self.canonic(filename)
        if filename not in self.breaks:
            return f"There are no breakpoints in {filename}"
        for lineno in self.breaks.pop(filename):
            for bp in list(Breakpoint.bplist.get((filename, lineno), ())):
                bp.deleteMe()
        return None

    def clear_all_breaks(self):
        if not self.breaks:
            return "There are no breakpoints"
        for bp in Breakpoint.bpbynumber:
            if bp:
                bp.deleteMe()
        self.breaks = {}
        return None

    def get_bpbynumber(self, arg):
        if not arg:
            raise ValueError("Breakpoint number expected")
        try:
            number = int(arg)
        except ValueError:
            raise ValueError(f"Non-numeric breakpoint number {arg}") from None
        try:
            bp = Breakpoint.bpbynumber[number]
        except IndexError:
            raise ValueError(f"Breakpoint number {number} out of range") from None
        if bp is None:
            raise ValueError(f"Breakpoint {number} already deleted")
        return bp

    def get_break(self, filename, lineno):
        return lineno in self.breaks.get(self.canonic(filename), ())

    def get_breaks(self, filename, lineno):
        """The breakpoints at a line, in the order of their making."""
        filename = self.canonic(filename)
        return self.get_break(filename, lineno) and Breakpoint.bplist[filename, lineno] or []

    def get_file_breaks(self, filename):
        return self.breaks.get(self.canonic(filename), [])

    def get_all_breaks(self):
        return self.breaks

    # ---- the stack

    def get_stack(self, f, t):
        """[(frame, line)] from the bottom to where a traceback ends, and the index of the current frame in it:
        `f` where the stack reaches down to the bottom frame, else the last."""
        if t and t.tb_frame is f:
            t = t.tb_next
        stack = []
        while f is not None:
            stack.append((f, f.f_lineno))
            if f is self.botframe:
                break
            f = f.f_back
        stack.reverse()
        index = len(stack) - 1
        while t is not None:
            stack.append((t.tb_frame, t.tb_lineno))
            t = t.tb_next
        return stack, max(0, len(stack) - 1 if f is None else index)

    def format_stack_entry(self, frame_lineno, lprefix=": "):
        """file(line)function(arguments)->value: source line"""
        import linecache
        import reprlib

        frame, lineno = frame_lineno
        parts = [f"{self.canonic(frame.f_code.co_filename)}({lineno!r})", frame.f_code.co_name or "<lambda>", "()"]
        if "__return__" in frame.f_locals:
            parts.append("->" + reprlib.repr(frame.f_locals["__return__"]))
        if lineno is not None:
            line = linecache.getline(self.canonic(frame.f_code.co_filename), lineno, frame.f_globals)
            if line:
                parts.append(lprefix + line.strip())
        else:
            parts.append(f"{lprefix}Warning: lineno is None")
        return "".join(parts)

    # ---- programs run under the debugger

    # The program's first call must be the first event, so these three start and end the tracing themselves.

    def _begin(self):
        self.reset()
        sys.settrace(self.trace_dispatch)

    def _end(self):
        self.quitting = True
        sys.settrace(None)

    def run(self, cmd, globals=None, locals=None):
        """Executes a statement, a text or code."""
        globals, locals = _namespaces(globals, locals)
        if isinstance(cmd, str):
            cmd = compile(cmd, "<string>", "exec")
        self._begin()
        try:
            exec(cmd, globals, locals)
        except BdbQuit:
            pass
        finally:
            self._end()

    def runeval(self, expr, globals=None, locals=None):
        globals, locals = _namespaces(globals, locals)
        self._begin()
        try:
            return eval(expr, globals, locals)
        except BdbQuit:
            pass
        finally:
            self._end()

    def runctx(self, cmd, globals, locals):
        self.run(cmd, globals, locals)

    def runcall(self, func, /, *args, **kwds):
        self._begin()
        try:
            return func(*args, **kwds)
        except BdbQuit:
            return None
        finally:
            self._end()


def _namespaces(globals, locals):
    """What a program runs in that is given less than both."""
    if globals is None:
        import __main__

        globals = __main__.__dict__
    return globals, globals if locals is None else locals


def set_trace():
    """Starts debugging with a plain Bdb at the caller."""
    Bdb().set_trace()


class Breakpoint:
    """A place to stop, perhaps once, perhaps under a condition, perhaps after some crossings.

    bpbynumber[n] is the breakpoint of that number or None; bplist holds those at each (file, line)."""

    next = 1
    bplist = {}
    bpbynumber = [None]

    def __init__(self, file, line, temporary=False, cond=None, funcname=None):
        self.funcname = funcname
        self.func_first_executable_line = None  # known at the first call of the function
        self.file = file  # canonic
        self.line = line
        self.temporary = temporary
        self.cond = cond
        self.enabled = True
        self.ignore = 0
        self.hits = 0
        self.number = Breakpoint.next
        Breakpoint.next += 1
        self.bpbynumber.append(self)
        self.bplist.setdefault((file, line), []).append(self)

    @staticmethod
    def clearBreakpoints():
        Breakpoint.next = 1
        Breakpoint.bplist = {}
        Breakpoint.bpbynumber = [None]

    def deleteMe(self):
        place = self.file, self.line
        self.bpbynumber[self.number] = None
        self.bplist[place].remove(self)
        if not self.bplist[place]:
            del self.bplist[place]

    def enable(self):
        self.enabled = True

    def disable(self):
        self.enabled = False

    def bpprint(self, out=None):
        print(self.bpformat(), file=out or sys.stdout)

    def bpformat(self):
        """Number, kind, whether it is kept and enabled, and the place; below it what else holds."""
        kept = "del  " if self.temporary else "keep "
        shown = kept + ("yes  " if self.enabled else "no   ")
        lines = [f"{self.number:<4}breakpoint   {shown} at {self.file}:{self.line}"]
        if self.cond:
            lines.append(f"\tstop only if {self.cond}")
        if self.ignore:
            lines.append(f"\tignore next {self.ignore} hits")
        if self.hits:
            lines.append(f"\tbreakpoint already hit {self.hits} time{'s' if self.hits > 1 else ''}")
        return "\n".join(lines)

    def __str__(self):
        return f"breakpoint {self.number} at {self.file}:{self.line}"


def checkfuncname(b, frame):
    """Is this line where `b` stops: its line, or the first line that runs of the function it names?"""
    if not b.funcname:
        return b.line == frame.f_lineno
    if frame.f_code.co_name != b.funcname:
        return False
    if not b.func_first_executable_line:
        b.func_first_executable_line = frame.f_lineno
    return b.func_first_executable_line == frame.f_lineno


def effective(file, line, frame):
    """(breakpoint in effect here, whether it may be deleted if temporary), or (None, None)."""
    for b in Breakpoint.bplist[file, line]:
        if not b.enabled or not checkfuncname(b, frame):
            continue
        b.hits += 1
        is_counted = True
        if b.cond:
            try:
                if not eval(b.cond, frame.f_globals, frame.f_locals):
                    continue
            except Exception:  # a condition that fails stops, and the breakpoint stays
                is_counted = False
        if is_counted and b.ignore > 0:
            b.ignore -= 1
            continue
        return b, is_counted
    return None, None
