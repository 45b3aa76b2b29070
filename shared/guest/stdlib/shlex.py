"""shlex: words as a shell splits them."""

import io
import os
import re
import sys
from collections import deque

__all__ = ["join", "quote", "shlex", "split"]

_UNSAFE = re.compile(r"[^\w@%+=:,./-]", re.ASCII).search


class shlex:
    """Splits a text into words: quotes, escapes, comments, and in the wide mode punctuation.

    `state` is " " between words, "a" in a word, "c" in a run of punctuation, the quote or the escape that is open, or None at the end;
    `token` is the word so far, which stays when an error ends the reading (completion of command lines looks there)."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        self.instream = io.StringIO(instream) if isinstance(instream, str) else sys.stdin if instream is None else instream
        self.infile = None if instream is None else infile
        self.posix, self.lineno, self.debug, self.source = posix, 1, 0, None
        self.commenters, self.whitespace, self.whitespace_split, self.quotes = "#", " \t\r\n", False, "'\""
        self.wordchars = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        self.escape, self.escapedquotes, self.eof = "\\", '"', None if posix else ""
        self._punctuation_chars = "();<>|&" if punctuation_chars is True else punctuation_chars or ""
        if posix:
            self.wordchars += "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"
        if self._punctuation_chars:
            self._pushback_chars = deque()
            self.wordchars = "".join(c for c in self.wordchars + "~-./*?=" if c not in self._punctuation_chars)
        self.pushback, self.filestack = deque(), deque()
        self.state, self.token, self._is_quoted = " ", "", False

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        self.pushback.appendleft(tok)

    def get_token(self):
        """The next word: one that was pushed back, or one of the files that `source` names, or of the stream."""
        if self.pushback:
            return self.pushback.popleft()
        raw = self.read_token()
        while self.source is not None and raw == self.source:
            if spec := self.sourcehook(self.read_token()):
                newfile, newstream = spec
                self.push_source(newstream, newfile)
            raw = self.get_token()
        while raw == self.eof and self.filestack:
            self.pop_source()
            raw = self.get_token()
        return raw

    def read_token(self):
        self._is_quoted = False
        ends = False
        while not ends:
            c = self._pushback_chars.pop() if self._punctuation_chars and self._pushback_chars else self.instream.read(1)
            self.lineno += c == "\n"
            if self.state is None:
                self.token, ends = "", True
            elif self.state == " ":
                ends = self._between(c)
            elif self.state in self.quotes:
                ends = self._in_quotes(c)
            elif self.state in self.escape:
                ends = self._escaped(c)
            else:
                ends = self._in_word(c)
        word, self.token = self.token, ""
        return None if self.posix and not self._is_quoted and word == "" else word

    # What a character means in a state; whether the word ends there.

    def _has_word(self):
        return bool(self.token or self.posix and self._is_quoted)

    def _between(self, c):
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            return self._has_word()
        if c in self.commenters:
            self._skip_line()
        elif self.posix and c in self.escape:
            self._outer, self.state = "a", c
        elif c in self.wordchars:
            self.token, self.state = c, "a"
        elif c in self._punctuation_chars:
            self.token, self.state = c, "c"
        elif c in self.quotes:
            self.token, self.state = self.token if self.posix else c, c
        elif self.whitespace_split:
            self.token, self.state = c, "a"
        else:
            self.token = c
            return True
        return False

    def _in_quotes(self, c):
        self._is_quoted = True
        if not c:
            raise ValueError("No closing quotation")
        if c == self.state:
            self.token, self.state = (self.token, "a") if self.posix else (self.token + c, " ")
            return not self.posix
        if self.posix and c in self.escape and self.state in self.escapedquotes:
            self._outer, self.state = self.state, c
        else:
            self.token += c
        return False

    def _escaped(self, c):
        if not c:
            raise ValueError("No escaped character")
        if self._outer in self.quotes and c not in (self.state, self._outer):
            self.token += self.state  # there it escapes itself and the quote, nothing else
        self.token, self.state = self.token + c, self._outer
        return False

    def _in_word(self, c):
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            self.state = " "
            return self._has_word()
        if c in self.commenters:
            self._skip_line()
            if self.posix:
                self.state = " "
                return self._has_word()
            return False
        if self.state == "c":
            if c in self._punctuation_chars:
                self.token += c
                return False
            self._pushback_chars.append(c)
            self.state = " "
            return True
        if self.posix and c in self.quotes:
            self.state = c
        elif self.posix and c in self.escape:
            self._outer, self.state = "a", c
        elif c in self.wordchars or c in self.quotes or self.whitespace_split and c not in self._punctuation_chars:
            self.token += c
        else:
            if self._punctuation_chars:
                self._pushback_chars.append(c)
            else:
                self.pushback.appendleft(c)
            self.state = " "
            return self._has_word()
        return False

    def _skip_line(self):
        self.instream.readline()
        self.lineno += 1

    def push_source(self, newstream, newfile=None):
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.instream = io.StringIO(newstream) if isinstance(newstream, str) else newstream
        self.infile, self.lineno = newfile, 1

    def pop_source(self):
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        self.state = " "

    def sourcehook(self, newfile):
        """(name, stream) of a file to read: a name without folder lies beside the file that asks."""
        newfile = newfile[1:-1] if newfile[0] == '"' else newfile
        if isinstance(self.infile, str) and not os.path.isabs(newfile):
            newfile = os.path.join(os.path.dirname(self.infile), newfile)
        return newfile, open(newfile)

    def error_leader(self, infile=None, lineno=None):
        return f'"{self.infile if infile is None else infile}", line {self.lineno if lineno is None else lineno}: '

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    if s is None:  # deprecated: standard input
        import warnings

        warnings.warn("Passing None for 's' to shlex.split() is deprecated.", DeprecationWarning, stacklevel=2)
    lexer = shlex(s, posix=posix)
    lexer.whitespace_split = True
    if not comments:
        lexer.commenters = ""
    return list(lexer)


def quote(s):
    if not s:
        return "''"
    return s if _UNSAFE(s) is None else "'" + s.replace("'", "'\"'\"'") + "'"


def join(split_command):
    return " ".join(quote(word) for word in split_command)
