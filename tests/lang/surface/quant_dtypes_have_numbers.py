from mindspore import QuantDtype
print(QuantDtype.INT8, QuantDtype.INT8.value(), QuantDtype.UINT16.value(), list(QuantDtype)[:3], len(QuantDtype), QuantDtype["INT4"])

# expect: INT8 7 115 [<QuantDtype.INT1: 0>, <QuantDtype.INT2: 1>, <QuantDtype.INT3: 2>] 32 INT4
