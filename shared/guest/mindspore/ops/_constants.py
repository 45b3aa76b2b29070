"""mindspore.ops._constants: names of primitives that Python asks for by text."""

kScalarPow, kScalarTrunc, kScalarFloor = "ScalarPow", "ScalarTrunc", "ScalarFloor"
kScalarUadd, kScalarUsub = "ScalarUadd", "ScalarUsub"
kTupleGetItem, kMakeTuple, kGather = "TupleGetItem", "MakeTuple", "Gather"
