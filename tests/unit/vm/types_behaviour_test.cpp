// Builtin types as the guest sees them; what is expected was printed by CPython 3.11.7.
#include <catch2/catch.hpp>

#include "core_support.h"

using refjit::vm::Guest;

namespace {
std::string shown(const std::string& expression) {
  Guest guest;
  return guest.run("try:\n  print(repr((" + expression + ")))\nexcept Exception as e:\n  print(type(e).__name__, e)\n");
}
}  // namespace

TEST_CASE("types: integers follow CPython beyond 64 bits", "[vm][types]") {
  CHECK(shown("10**30 // 7**20") == "12532542894196\n");
  CHECK(shown("-(10**30) // 7, 10**30 % -7") == "(-142857142857142857142857142858, -6)\n");
  CHECK(shown("-(10**30) >> 90, 1 << 70, ~(10**20)") == "(-808, 1180591620717411303424, -100000000000000000001)\n");
  CHECK(shown("10**400 / 10**399, 10**18 / 3") == "(10.0, 3.333333333333333e+17)\n");
  CHECK(shown("float(10**400)") == "OverflowError int too large to convert to float\n");
  CHECK(shown("pow(2, -1, 9), pow(-3, 3, 5)") == "(5, 3)\n");
  CHECK(shown("int.from_bytes(b'\\xff\\xfe', 'little', signed=True), (-1).to_bytes(2, 'big', signed=True)") ==
        "(-257, b'\\xff\\xff')\n");
  CHECK(shown("len(str(10**4299))") == "4300\n");
  CHECK(shown("int('1__0')") == "ValueError invalid literal for int() with base 10: '1__0'\n");
}

TEST_CASE("types: equal numbers are one dict key", "[vm][types]") {
  CHECK(shown("{1: 'a', 1.0: 'b', True: 'c'}") == "{1: 'c'}\n");
  CHECK(shown("hash(2**61 - 1), hash(-1), hash(0.5), hash((1, 2, 3))") ==
        "(0, -2, 1152921504606846976, 529344067295497451)\n");
  CHECK(shown("2**53 + 1 == float(2**53), 2**53 + 1 > float(2**53)") == "(False, True)\n");
}

TEST_CASE("types: floats round and print as CPython does", "[vm][types]") {
  CHECK(shown("round(2.675, 2), round(25.0, -1), round(-0.5), round(1234.5678, -2)") == "(2.67, 20.0, 0, 1200.0)\n");
  CHECK(shown("-7.5 // 2, -7.5 % 2, divmod(7.5, -2)") == "(-4.0, 0.5, (-4.0, -0.5))\n");
  CHECK(shown("(0.1).hex(), float.fromhex('0x1p-1074'), (0.1).as_integer_ratio()") ==
        "('0x1.999999999999ap-4', 5e-324, (3602879701896397, 36028797018963968))\n");
}

TEST_CASE("types: the format mini language", "[vm][types]") {
  CHECK(shown("f'{1234567:015,}|{-0.0001:z.2f}|{255:#x}|{3.14159:>10.3f}|{\"ab\":^7}|{5:=+6}'") ==
        "'000,001,234,567|0.00|0xff|     3.142|  ab   |+    5'\n");
  CHECK(shown("'{0[k].real:{w}}'.format({'k': 3}, w=4)") == "'   3'\n");
  CHECK(shown("'%-5s|%05.1f|%+d|%#x|%c' % ('a', -2.5, 3, 255, 65)") == "'a    |-02.5|+3|0xff|A'\n");
  CHECK(shown("format(1, ',s')") == "ValueError Cannot specify ',' with 's'.\n");
  CHECK(shown("'%d' % 'a'") == "TypeError %d format: a real number is required, not str\n");
}

TEST_CASE("types: text is code points", "[vm][types]") {
  CHECK(shown("'héllo'[1:3], 'héllo'.find('l'), 'ΑΣ'.lower(), 'straße'.upper()") == "('él', 2, 'ας', 'STRASSE')\n");
  CHECK(shown("'é😀'.encode('ascii', 'backslashreplace'), ascii('é😀')") ==
        "(b'\\\\xe9\\\\U0001f600', \"'\\\\xe9\\\\U0001f600'\")\n");
  CHECK(shown("b'\\xff'.decode()") ==
        "UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte\n");
}

TEST_CASE("types: sorting is stable and its list is safe from its key function", "[vm][types]") {
  CHECK(shown("sorted([(1, 'b'), (0, 'z'), (1, 'a')], key=lambda t: t[0], reverse=True)") ==
        "[(1, 'b'), (1, 'a'), (0, 'z')]\n");
  Guest guest;
  CHECK(
      guest.run(
          "l = [3, 1, 2]\ntry:\n  l.sort(key=lambda v: l.append(v) or v)\nexcept ValueError as e:\n  print(e, l)\n") ==
      "list modified during sort [1, 2, 3]\n");
}

TEST_CASE("types: changing a dict while iterating is an error", "[vm][types]") {
  Guest guest;
  CHECK(guest.run("d = {1: 1, 2: 2}\ntry:\n  for k in d: d[k + 10] = 0\nexcept RuntimeError as e:\n  print(e)\n") ==
        "dictionary changed size during iteration\n");
  CHECK(guest.run("s = {1, 2}\ntry:\n  for k in s: s.add(k + 10)\nexcept RuntimeError as e:\n  print(e)\n") ==
        "Set changed size during iteration\n");
}

TEST_CASE("modules: itertools, collections and random agree with CPython", "[vm][modules]") {
  Guest guest;
  CHECK(guest.run("import itertools as it\n"
                  "print([(k, list(g)) for k, g in it.groupby('aab')], list(it.permutations([1, 2, 3], 2))[-1],\n"
                  "      list(it.islice(it.count(5, 2), 1, 6, 2)), [list(x) for x in it.tee([1, 2])])\n") ==
        "[('a', ['a', 'a']), ('b', ['b'])] (3, 2) [7, 11, 15] [[1, 2], [1, 2]]\n");
  CHECK(guest.run("from _collections import deque, defaultdict\n"
                  "d = deque([1, 2, 3], 3); d.appendleft(0); d.rotate(1); q = defaultdict(list); q['a'].append(1)\n"
                  "print(d, q)\n") == "deque([2, 0, 1], maxlen=3) defaultdict(<class 'list'>, {'a': [1]})\n");
  CHECK(guest.run("import _random\nr = _random.Random(42)\nprint(r.random(), r.getrandbits(70))\n") ==
        "0.6394267984578837 327273841618135227089\n");
}
