"""OrderedDict.move_to_end: one comparison a key, none of the class's own methods, keys that move themselves while they are compared."""
from collections import OrderedDict


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 5

    def __eq__(self, other):
        print(self.name, "==", other.name)
        return True


class Loud(OrderedDict):
    def __getitem__(self, key):
        print("get", key)
        return super().__getitem__(key)

    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)


d = OrderedDict([(Key("stored"), 1), (3, 4), (4, 5)])
d.move_to_end(Key("looked up"))
print([getattr(k, "name", k) for k in d])
d.move_to_end(Key("looked up"), last=False)
print([getattr(k, "name", k) for k in d])
loud = Loud(a=1, b=2, c=3)
loud.move_to_end("a")
loud.move_to_end("c", False)
print(list(loud), list(loud.items()))
for i in range(200):
    loud[i] = i
    loud.move_to_end(i // 2, i % 3 == 0)
print(list(loud)[:12], list(loud)[-12:], len(loud), loud.popitem(), loud.popitem(False))
try:
    loud.move_to_end("none")
except KeyError as error:
    print("KeyError", error)


class Restless:
    moves = 0

    def __init__(self, moves):
        self.is_restless = moves

    def __hash__(self):
        return 7

    def __eq__(self, other):
        Restless.moves += 1
        if self.is_restless and Restless.moves < 50:
            kept.move_to_end(self)
        return True


kept = OrderedDict([(Restless(True), 1), (5, 2)])
kept.move_to_end(Restless(False))
print(Restless.moves < 5, list(kept.values()))

# expect: stored == looked up
# expect: [3, 4, 'stored']
# expect: stored == looked up
# expect: ['stored', 3, 4]
# expect: set a
# expect: set b
# expect: set c
# expect: ['c', 'b', 'a'] [('c', 3), ('b', 2), ('a', 1)]
# expect: set 0
# expect: set 1
# expect: set 2
# expect: set 3
# expect: set 4
# expect: set 5
# expect: set 6
# expect: set 7
# expect: set 8
# expect: set 9
# expect: set 10
# expect: set 11
# expect: set 12
# expect: set 13
# expect: set 14
# expect: set 15
# expect: set 16
# expect: set 17
# expect: set 18
# expect: set 19
# expect: set 20
# expect: set 21
# expect: set 22
# expect: set 23
# expect: set 24
# expect: set 25
# expect: set 26
# expect: set 27
# expect: set 28
# expect: set 29
# expect: set 30
# expect: set 31
# expect: set 32
# expect: set 33
# expect: set 34
# expect: set 35
# expect: set 36
# expect: set 37
# expect: set 38
# expect: set 39
# expect: set 40
# expect: set 41
# expect: set 42
# expect: set 43
# expect: set 44
# expect: set 45
# expect: set 46
# expect: set 47
# expect: set 48
# expect: set 49
# expect: set 50
# expect: set 51
# expect: set 52
# expect: set 53
# expect: set 54
# expect: set 55
# expect: set 56
# expect: set 57
# expect: set 58
# expect: set 59
# expect: set 60
# expect: set 61
# expect: set 62
# expect: set 63
# expect: set 64
# expect: set 65
# expect: set 66
# expect: set 67
# expect: set 68
# expect: set 69
# expect: set 70
# expect: set 71
# expect: set 72
# expect: set 73
# expect: set 74
# expect: set 75
# expect: set 76
# expect: set 77
# expect: set 78
# expect: set 79
# expect: set 80
# expect: set 81
# expect: set 82
# expect: set 83
# expect: set 84
# expect: set 85
# expect: set 86
# expect: set 87
# expect: set 88
# expect: set 89
# expect: set 90
# expect: set 91
# expect: set 92
# expect: set 93
# expect: set 94
# expect: set 95
# expect: set 96
# expect: set 97
# expect: set 98
# expect: set 99
# expect: set 100
# expect: set 101
# expect: set 102
# expect: set 103
# expect: set 104
# expect: set 105
# expect: set 106
# expect: set 107
# expect: set 108
# expect: set 109
# expect: set 110
# expect: set 111
# expect: set 112
# expect: set 113
# expect: set 114
# expect: set 115
# expect: set 116
# expect: set 117
# expect: set 118
# expect: set 119
# expect: set 120
# expect: set 121
# expect: set 122
# expect: set 123
# expect: set 124
# expect: set 125
# expect: set 126
# expect: set 127
# expect: set 128
# expect: set 129
# expect: set 130
# expect: set 131
# expect: set 132
# expect: set 133
# expect: set 134
# expect: set 135
# expect: set 136
# expect: set 137
# expect: set 138
# expect: set 139
# expect: set 140
# expect: set 141
# expect: set 142
# expect: set 143
# expect: set 144
# expect: set 145
# expect: set 146
# expect: set 147
# expect: set 148
# expect: set 149
# expect: set 150
# expect: set 151
# expect: set 152
# expect: set 153
# expect: set 154
# expect: set 155
# expect: set 156
# expect: set 157
# expect: set 158
# expect: set 159
# expect: set 160
# expect: set 161
# expect: set 162
# expect: set 163
# expect: set 164
# expect: set 165
# expect: set 166
# expect: set 167
# expect: set 168
# expect: set 169
# expect: set 170
# expect: set 171
# expect: set 172
# expect: set 173
# expect: set 174
# expect: set 175
# expect: set 176
# expect: set 177
# expect: set 178
# expect: set 179
# expect: set 180
# expect: set 181
# expect: set 182
# expect: set 183
# expect: set 184
# expect: set 185
# expect: set 186
# expect: set 187
# expect: set 188
# expect: set 189
# expect: set 190
# expect: set 191
# expect: set 192
# expect: set 193
# expect: set 194
# expect: set 195
# expect: set 196
# expect: set 197
# expect: set 198
# expect: set 199
# expect: [99, 98, 96, 95, 93, 92, 90, 89, 87, 86, 84, 83] [94, 190, 191, 192, 193, 194, 195, 97, 196, 197, 198, 199] 203 (199, 199) (99, 99)
# expect: KeyError 'none'
# expect: True [2, 1]
