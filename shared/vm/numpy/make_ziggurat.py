"""Writes ziggurat.inc: for 256 layers of the normal and the exponential distribution the edge x and the density there.

  python3 make_ziggurat.py > ziggurat.inc

Layer 255 ends at r, where the tail begins; layer 0 is the strip of the tail, its edge is area / density(r) (Marsaglia and
Tsang, "The Ziggurat Method for Generating Random Variables", 2000).
"""
from decimal import Decimal as D, getcontext

getcontext().prec = 60
PI = D("3.14159265358979323846264338327950288419716939937510582097494")


def normal_tail(r):
    """The integral of exp(-x*x/2) from r on, by its continued fraction."""
    value = D(0)
    for k in range(400, 0, -1):
        value = k / (r + value)
    return (-r * r / 2).exp() / (r + value)


def table(name, r, density, inverse, area):
    edges = [None] * 256
    edges[255] = r
    for i in range(254, 0, -1):
        edges[i] = inverse(area / edges[i + 1] + density(edges[i + 1]))
    edges[0] = area / density(r)
    densities = [D(1)] + [density(x) for x in edges[1:]]
    for what, values in (("Edges", edges), ("Densities", densities)):
        print(f"constexpr double k{name}{what}[256] = {{")
        texts = [repr(float(v)) for v in values]
        for i in range(0, 256, 6):
            print("    " + ", ".join(texts[i : i + 6]) + ("," if i + 6 < 256 else "};"))


print("// Made by make_ziggurat.py.")
print("// clang-format off")
r = D("3.6541528853610087963519472518")
table("Normal", r, lambda x: (-x * x / 2).exp(), lambda y: (-2 * y.ln()).sqrt(), r * (-r * r / 2).exp() + normal_tail(r))
r = D("7.6971174701310497140446280481")
table("Exponential", r, lambda x: (-x).exp(), lambda y: -y.ln(), r * (-r).exp() + (-r).exp())
print("// clang-format on")
