# PEP 3131: NFKC
ﬁ = 1
print(fi)
class 𝕂:
    ª = 5
    def ﬂ(self, µ=3, *, ｋ=4):
        return µ, μ, k
print(K.a, K().fl(), K().ﬂ(k=1), K().fl(ｋ=2), K().fl(µ=9), [n for n in dir(K) if n[0] != "_"])
def f(ﬀ):
    global ǆ
    ǆ = ff
    return locals()
print(f(2), dž)
import ｍath as ｍ2
print(m2.pi > 3)
print({n: 1 for n in globals() if n in ("fi", "dž", "m2", "ﬁ")})
é = 3
é = 4
print(é, [n.encode() for n in globals() if n.startswith("e") or n == "é"])
print(getattr(K, "fl") is K.fl, hasattr(K, "ﬂ"))
exec("ﬃ = 7"); print(ffi)
print(eval("ﬁ + 1"), __import__("ast").dump(__import__("ast").parse("ﬁ.ﬂ(ﬀ=1)")))
名前 = "日本語"; print(名前)
переменная = 5; print(переменная)
match {"ﬁ": 1}:
    case {"ﬁ": ﬁ2}: print(fi2)
try: 𝐝𝐞𝐟 = 3; print(globals()["def"])
except Exception as e: print(e)
lambda ﬁ: fi
print((lambda ﬁ: fi)(6), [fi for ﬁ in (1, 2)], (ﬁ := 9), fi)

# expect: 1
# expect: 5 (3, 3, 4) (3, 3, 1) (3, 3, 2) (9, 9, 4) ['a', 'fl']
# expect: {'ff': 2} 2
# expect: True
# expect: {'fi': 1, 'dž': 1, 'm2': 1}
# expect: 4 [b'\xc3\xa9']
# expect: True False
# expect: 7
# expect: 2 Module(body=[Expr(value=Call(func=Attribute(value=Name(id='fi', ctx=Load()), attr='fl', ctx=Load()), args=[], keywords=[keyword(arg='ff', value=Constant(value=1))]))], type_ignores=[])
# expect: 日本語
# expect: 5
# expect: 1
# expect: 3
# expect: 6 [1, 2] 9 9
