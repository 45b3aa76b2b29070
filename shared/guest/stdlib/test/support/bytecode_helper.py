"""test.support.bytecode_helper: what code compiles to."""

import dis
import io
import unittest

_UNSPECIFIED = object()


class BytecodeTestCase(unittest.TestCase):
    """Assertions about the instructions of code."""

    def get_disassembly_as_string(self, co):
        text = io.StringIO()
        dis.dis(co, file=text)
        return text.getvalue()

    def assertInBytecode(self, x, opname, argval=_UNSPECIFIED):
        """Gives the first such instruction."""
        for instruction in dis.get_instructions(x):
            if instruction.opname == opname and (argval is _UNSPECIFIED or instruction.argval == argval):
                return instruction
        text = self.get_disassembly_as_string(x)
        if argval is _UNSPECIFIED:
            self.fail("%s not found in bytecode:\n%s" % (opname, text))
        self.fail("(%s,%r) not found in bytecode:\n%s" % (opname, argval, text))

    def assertNotInBytecode(self, x, opname, argval=_UNSPECIFIED):
        for instruction in dis.get_instructions(x):
            if instruction.opname != opname:
                continue
            text = self.get_disassembly_as_string(co=x)
            if argval is _UNSPECIFIED:
                self.fail("%s occurs in bytecode:\n%s" % (opname, text))
            if instruction.argval == argval:
                self.fail("(%s,%r) occurs in bytecode:\n%s" % (opname, argval, text))
