"""mindspore.ops.signature: how users' Primitives describe their inputs. Kept as data: which inputs are written and which dtypes must
agree is known of every operator here from its own table."""


class _Choice:
    """An enumeration's members by name."""

    def __init__(self, kind, *names):
        for name in names:
            setattr(self, name, f"{kind}.{name}")


sig_rw = _Choice("SignatureEnumRW", "RW_READ", "RW_WRITE", "RW_REF", "RW_EMPTY_DEFAULT_VALUE")
sig_kind = _Choice("SignatureEnumKind", "KIND_POSITIONAL_KEYWORD", "KIND_VAR_POSITIONAL", "KIND_KEYWORD_ONLY", "KIND_VAR_KEYWARD",
                   "KIND_EMPTY_DEFAULT_VALUE")
sig_dtype = _Choice("SignatureEnumDType", "T", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "T12", "T13", "T14",
                    "T15", "T16", "T17", "T18", "T19", "T_EMPTY_DEFAULT_VALUE")


class Signature:
    """One input's name, access, kind, default and dtype group."""

    def __init__(self, name, rw, kind, default_value, dtype):
        self.name, self.rw, self.kind, self.default_value, self.dtype = name, rw, kind, default_value, dtype


def make_sig(name="var", rw=sig_rw.RW_READ, kind=sig_kind.KIND_POSITIONAL_KEYWORD,
             default_value=sig_kind.KIND_EMPTY_DEFAULT_VALUE, dtype=sig_dtype.T_EMPTY_DEFAULT_VALUE):
    return Signature(name, rw, kind, default_value, dtype)
