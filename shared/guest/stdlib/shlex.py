"""shlex: words as a shell splits them."""

import re
import sys
from collections import deque

__all__ = ["join", "quote", "shlex", "split"]

_UNSAFE = re.compile(r"[^\w@%+=:,./-]", re.ASCII).search


class shlex:
    """Splits a text into words: quotes, escapes, comments, and in the wide mode punctuation."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        text = instream if isinstance(instream, str) else (instream or sys.stdin).read()
        self._text, self._at, self.posix, self.infile, self.lineno, self.debug = text, 0, posix, infile, 1, 0
        self.commenters, self.whitespace, self.whitespace_split, self.quotes = "#", " \t\r\n", False, "'\""
        self.wordchars = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        self.escape, self.escapedquotes, self.eof = "\\", '"', None if posix else ""
        self.punctuation_chars = "();<>|&" if punctuation_chars is True else punctuation_chars or ""
        if posix:
            self.wordchars += "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"
        if self.punctuation_chars:
            self.wordchars = "".join(c for c in self.wordchars + "~-./*?=" if c not in self.punctuation_chars)
        self.pushback, self.token = deque(), ""

    def push_token(self, tok):
        self.pushback.appendleft(tok)

    def _next(self):
        if self._at >= len(self._text):
            return ""
        self._at += 1
        c = self._text[self._at - 1]
        self.lineno += c == "\n"
        return c

    def get_token(self):
        return self.pushback.popleft() if self.pushback else self.read_token()

    def read_token(self):
        word, quoted, is_open = "", False, False
        while True:
            c = self._next()
            if not c or c in self.whitespace:
                if is_open or quoted:
                    break
                if not c:
                    return self.eof
            elif c in self.commenters:
                while c and c != "\n":
                    c = self._next()
                if is_open or (self.posix and quoted):
                    break
            elif self.posix and c in self.escape:
                following = self._next()
                if not following:
                    raise ValueError("No escaped character")
                word, is_open = word + following, True
            elif c in self.quotes:
                if not self.posix and is_open and word[:1] not in self.quotes:
                    word += c  # a quote inside a word is a character of it
                    continue
                word = self._quoted(word, c)
                is_open = quoted = True
                if not self.posix:
                    break
            elif c in self.punctuation_chars:
                if is_open:
                    self._at -= 1
                    break
                while c and c in self.punctuation_chars:
                    word += c
                    c = self._next()
                self._at -= bool(c)
                return word
            elif c in self.wordchars or self.whitespace_split:
                word, is_open = word + c, True
            else:
                if is_open:
                    self._at -= 1
                    break
                return c
        return word

    def _quoted(self, word, quote):
        word += "" if self.posix else quote
        while True:
            c = self._next()
            if not c:
                raise ValueError("No closing quotation")
            if c == quote:
                return word + ("" if self.posix else quote)
            if self.posix and c in self.escape and quote in self.escapedquotes:
                following = self._next()
                if not following:
                    raise ValueError("No escaped character")
                word += following if following in (quote, "\\") else c + following
            else:
                word += c

    def push_source(self, newstream, newfile=None):
        self._sources = [(self._text, self._at, self.infile, self.lineno), *getattr(self, "_sources", [])]
        self._text = newstream if isinstance(newstream, str) else newstream.read()
        self._at, self.infile, self.lineno = 0, newfile, 1

    def pop_source(self):
        (self._text, self._at, self.infile, self.lineno), *self._sources = self._sources

    def sourcehook(self, newfile):
        newfile = newfile.strip('"')
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
