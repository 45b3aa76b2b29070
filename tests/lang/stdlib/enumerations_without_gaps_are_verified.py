from enum import CONTINUOUS, NAMED_FLAGS, UNIQUE, Enum, Flag, IntEnum, IntFlag, verify

for kind, members in ((Enum, {"A": 1, "B": 3, "C": 6}), (IntEnum, {"A": 1, "B": 2}), (Flag, {"A": 1, "B": 4}), (Flag, {"A": 2, "B": 16, "C": 18}),
                      (IntFlag, {"A": 1, "B": 2, "C": 4}), (Flag, {"A": 1}), (Enum, {})):  # fmt: skip
    try:
        print(list(verify(CONTINUOUS)(kind("Made", members))))
    except ValueError as e:
        print(e)
for check in (UNIQUE, NAMED_FLAGS):
    try:
        verify(CONTINUOUS, check)(IntFlag("Both", {"A": 1, "B": 2, "C": 3, "D": 2, "E": 24}))
    except ValueError as e:
        print(e)

# expect: invalid enum 'Made': missing values 2, 4, 5
# expect: [<Made.A: 1>, <Made.B: 2>]
# expect: invalid flag 'Made': missing values 2
# expect: invalid flag 'Made': missing values 4, 8
# expect: [<Made.A: 1>, <Made.B: 2>, <Made.C: 4>]
# expect: [<Made.A: 1>]
# expect: []
# expect: aliases found in <flag 'Both'>: D -> B
# expect: invalid Flag 'Both': alias E is missing combined values of 0x18 [use enum.show_flag_values(value) for details]
