#pragma once
// Constants as the front-end knows them: what literals denote and what code objects carry. The VM turns each into an
// object once, when it loads the code. Invariant: a plain value type; only the members that its kind names are used.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace refjit::python {

struct CodeObject;

struct Const {
  enum class Kind : uint8_t {
    None,
    True,
    False,
    Ellipsis,
    Int,        ///< `integer`.
    BigInt,     ///< `text`: "0x..." or "-0x...", lower case, for what does not fit an int64_t.
    Float,      ///< `real`.
    Complex,    ///< `real`, `imag`.
    Str,        ///< `text`: UTF-8; lone surrogates as three bytes each (as "surrogatepass" writes them).
    Bytes,      ///< `text`: the bytes.
    Tuple,      ///< `items`.
    FrozenSet,  ///< `items`, in source order without repeats.
    Code,       ///< `code`.
  };

  Kind kind = Kind::None;
  int64_t integer = 0;
  double real = 0;
  double imag = 0;
  std::string text;
  std::vector<Const> items;
  std::shared_ptr<const CodeObject> code;

  static Const of(Kind kind);
  static Const of_bool(bool value) { return of(value ? Kind::True : Kind::False); }
  static Const of_int(int64_t value);
  static Const of_float(double value);
  static Const of_complex(double real, double imag);
  static Const of_str(std::string text);
  static Const of_bytes(std::string bytes);
  static Const of_items(Kind kind, std::vector<Const> items);
  static Const of_code(std::shared_ptr<const CodeObject> code);
};

/// Whether two constants may share a slot of `consts`: same type and value, bit for bit (1, 1.0 and True differ, as do
/// 0.0 and -0.0); code objects by identity.
bool is_same(const Const& a, const Const& b);

/// A hash that agrees with is_same.
size_t hash_of(const Const& value);

/// Python's repr. Code objects print as "<code object NAME, file "FILE", line N>" (no address).
std::string repr(const Const& value);

/// repr of a str given as UTF-8 (quotes chosen as Python does, non-printables escaped).
std::string repr_str(std::string_view text);

/// repr of bytes.
std::string repr_bytes(std::string_view bytes);

}  // namespace refjit::python
