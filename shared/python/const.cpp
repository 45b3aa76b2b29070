#include "python/const.h"

#include <algorithm>
#include <functional>

#include "base/number_text.h"
#include "python/code.h"
#include "python/parser.h"
#include "python/unicode.h"

namespace refjit::python {
namespace {

uint64_t bits_of(double value) { return __builtin_bit_cast(uint64_t, value); }

size_t mix(size_t seed, size_t value) { return seed ^ (value + 0x9e3779b9u + (seed << 6) + (seed >> 2)); }

std::string escape_hex(char kind, uint32_t value, int digits) {
  std::string text = {'\\', kind};
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) text += "0123456789abcdef"[value >> shift & 15];
  return text;
}

std::string repr_complex_part(double value) {
  std::string text = shortest_double(value);
  if (text.size() > 2 && text.compare(text.size() - 2, 2, ".0") == 0) text.resize(text.size() - 2);
  return text;
}

std::string repr_complex(double real, double imag) {
  if (bits_of(real) == 0) return repr_complex_part(imag) + "j";
  std::string imaginary = repr_complex_part(imag);
  if (imaginary[0] != '-') imaginary.insert(0, "+");
  return "(" + repr_complex_part(real) + imaginary + "j)";
}

/// Decimal text of "0x..." or "-0x...".
std::string decimal_of_hex(std::string_view hex) {
  const bool is_negative = hex[0] == '-';
  hex.remove_prefix(is_negative ? 3 : 2);
  std::vector<uint32_t> parts;  // base 10^9, lowest first
  for (const char c : hex) {
    uint64_t carry = static_cast<uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
    for (uint32_t& part : parts) {
      carry += static_cast<uint64_t>(part) * 16;
      part = static_cast<uint32_t>(carry % 1000000000u);
      carry /= 1000000000u;
    }
    if (carry) parts.push_back(static_cast<uint32_t>(carry));
  }
  std::string text = is_negative ? "-" : "";
  if (parts.empty()) return "0";
  text += std::to_string(parts.back());
  for (size_t i = parts.size() - 1; i-- > 0;) {
    const std::string part = std::to_string(parts[i]);
    text += std::string(9 - part.size(), '0') + part;
  }
  return text;
}

std::string hex_of_decimal(std::string_view digits) {
  std::vector<uint32_t> words;
  for (const char c : digits) {
    uint64_t carry = static_cast<uint64_t>(c - '0');
    for (uint32_t& word : words) {
      carry += static_cast<uint64_t>(word) * 10;
      word = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry) words.push_back(static_cast<uint32_t>(carry));
  }
  std::string hex;
  for (size_t i = words.size(); i-- > 0;)
    for (int shift = 28; shift >= 0; shift -= 4) hex += "0123456789abcdef"[words[i] >> shift & 15];
  return hex;
}

Const int_of_hex(std::string hex) {
  const size_t first = hex.find_first_not_of('0');
  if (first == std::string::npos) return Const::of_int(0);
  hex.erase(0, first);
  if (hex.size() < 16 || (hex.size() == 16 && hex[0] < '8')) {
    int64_t value = 0;
    for (const char c : hex) value = value * 16 + (c <= '9' ? c - '0' : c - 'a' + 10);
    return Const::of_int(value);
  }
  Const big = Const::of(Const::Kind::BigInt);
  big.text = "0x" + hex;
  return big;
}

}  // namespace

Const Const::of(Kind kind) {
  Const value;
  value.kind = kind;
  return value;
}
Const Const::of_int(int64_t integer) {
  Const value = of(Kind::Int);
  value.integer = integer;
  return value;
}
Const Const::of_float(double real) {
  Const value = of(Kind::Float);
  value.real = real;
  return value;
}
Const Const::of_complex(double real, double imag) {
  Const value = of(Kind::Complex);
  value.real = real;
  value.imag = imag;
  return value;
}
Const Const::of_str(std::string text) {
  Const value = of(Kind::Str);
  value.text = std::move(text);
  return value;
}
Const Const::of_bytes(std::string bytes) {
  Const value = of(Kind::Bytes);
  value.text = std::move(bytes);
  return value;
}
Const Const::of_items(Kind kind, std::vector<Const> items) {
  Const value = of(kind);
  value.items = std::move(items);
  return value;
}
Const Const::of_code(std::shared_ptr<const CodeObject> code) {
  Const value = of(Kind::Code);
  value.code = std::move(code);
  return value;
}

namespace {

/// Equality of code objects. A body compiled twice (finally, the test of a while) gives equal ones, which share a slot.
bool is_same_code(const CodeObject& a, const CodeObject& b) {
  const auto same_slot = [](const Slot& x, const Slot& y) { return x.name == y.name && x.kind == y.kind; };
  return a.name == b.name && a.first_line == b.first_line && a.flags == b.flags && a.arg_count == b.arg_count &&
         a.positional_only_count == b.positional_only_count && a.keyword_only_count == b.keyword_only_count &&
         a.words == b.words && a.names == b.names && a.spans == b.spans && a.exceptions.size() == b.exceptions.size() &&
         std::equal(a.consts.begin(), a.consts.end(), b.consts.begin(), b.consts.end(), is_same) &&
         std::equal(a.localsplus.begin(), a.localsplus.end(), b.localsplus.begin(), b.localsplus.end(), same_slot);
}

}  // namespace

bool is_same(const Const& a, const Const& b) {
  if (a.kind != b.kind) return false;
  switch (a.kind) {
    case Const::Kind::Int:
      return a.integer == b.integer;
    case Const::Kind::Float:
      return bits_of(a.real) == bits_of(b.real);
    case Const::Kind::Complex:
      return bits_of(a.real) == bits_of(b.real) && bits_of(a.imag) == bits_of(b.imag);
    case Const::Kind::BigInt:
    case Const::Kind::Str:
    case Const::Kind::Bytes:
      return a.text == b.text;
    case Const::Kind::Tuple:
      return a.items.size() == b.items.size() && std::equal(a.items.begin(), a.items.end(), b.items.begin(), is_same);
    case Const::Kind::FrozenSet:
      return a.items.size() == b.items.size() &&
             std::is_permutation(a.items.begin(), a.items.end(), b.items.begin(), is_same);
    case Const::Kind::Code:
      return is_same_code(*a.code, *b.code);
    default:
      return true;
  }
}

size_t hash_of(const Const& value) {
  size_t hash = static_cast<size_t>(value.kind) * 31;
  switch (value.kind) {
    case Const::Kind::Int:
      return mix(hash, std::hash<int64_t>()(value.integer));
    case Const::Kind::Float:
      return mix(hash, std::hash<uint64_t>()(bits_of(value.real)));
    case Const::Kind::Complex:
      return mix(mix(hash, std::hash<uint64_t>()(bits_of(value.real))), std::hash<uint64_t>()(bits_of(value.imag)));
    case Const::Kind::BigInt:
    case Const::Kind::Str:
    case Const::Kind::Bytes:
      return mix(hash, std::hash<std::string_view>()(value.text));
    case Const::Kind::Tuple:
      for (const Const& item : value.items) hash = mix(hash, hash_of(item));
      return hash;
    case Const::Kind::FrozenSet:
      for (const Const& item : value.items) hash += hash_of(item);
      return hash;
    case Const::Kind::Code:
      return mix(mix(hash, value.code->words.size()), std::hash<std::string>()(value.code->name));
    default:
      return hash;
  }
}

std::string repr_str(std::string_view text) {
  const bool has_single = text.find('\'') != std::string_view::npos;
  const char quote = has_single && text.find('"') == std::string_view::npos ? '"' : '\'';
  std::string out(1, quote);
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    const uint32_t c = decode_utf8(text, i);
    if (c == static_cast<unsigned char>(quote) || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (is_printable(c)) {
      out.append(text.substr(start, i - start));
    } else if (c < 0x100) {
      out += escape_hex('x', c, 2);
    } else if (c < 0x10000) {
      out += escape_hex('u', c, 4);
    } else {
      out += escape_hex('U', c, 8);
    }
  }
  return out + quote;
}

std::string repr_bytes(std::string_view bytes) {
  const bool has_single = bytes.find('\'') != std::string_view::npos;
  const char quote = has_single && bytes.find('"') == std::string_view::npos ? '"' : '\'';
  std::string out = {'b', quote};
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20 || byte >= 0x7f) {
      out += escape_hex('x', byte, 2);
    } else {
      out += c;
    }
  }
  return out + quote;
}

std::string repr(const Const& value) {
  switch (value.kind) {
    case Const::Kind::None:
      return "None";
    case Const::Kind::True:
      return "True";
    case Const::Kind::False:
      return "False";
    case Const::Kind::Ellipsis:
      return "Ellipsis";
    case Const::Kind::Int:
      return std::to_string(value.integer);
    case Const::Kind::BigInt:
      return decimal_of_hex(value.text);
    case Const::Kind::Float:
      return shortest_double(value.real);
    case Const::Kind::Complex:
      return repr_complex(value.real, value.imag);
    case Const::Kind::Str:
      return repr_str(value.text);
    case Const::Kind::Bytes:
      return repr_bytes(value.text);
    case Const::Kind::Code:
      return "<code object " + value.code->name + ", file \"" + value.code->filename + "\", line " +
             std::to_string(value.code->first_line) + ">";
    default:
      break;
  }
  const bool is_tuple = value.kind == Const::Kind::Tuple;
  std::string out = is_tuple ? "(" : "frozenset({";
  for (size_t i = 0; i < value.items.size(); ++i) {
    if (i > 0) out += ", ";
    out += repr(value.items[i]);
  }
  if (is_tuple && value.items.size() == 1) out += ",";
  return out + (is_tuple ? ")" : "})");
}

Const parse_number(std::string_view token, const Span& span) {
  std::string text;
  for (const char c : token)
    if (c != '_') text += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  const char marker = text.size() > 1 && text[0] == '0' ? text[1] : '0';
  if (marker == 'x') return int_of_hex(text.substr(2));
  if (marker == 'o' || marker == 'b') {
    const int width = marker == 'o' ? 3 : 1;
    std::string bits;
    for (const char c : text.substr(2))
      for (int bit = width - 1; bit >= 0; --bit) bits += static_cast<char>('0' + ((c - '0') >> bit & 1));
    bits.insert(0, (4 - bits.size() % 4) % 4, '0');
    std::string hex;
    for (size_t i = 0; i < bits.size(); i += 4) {
      int digit = 0;
      for (size_t j = 0; j < 4; ++j) digit = digit * 2 + (bits[i + j] - '0');
      hex += "0123456789abcdef"[digit];
    }
    return int_of_hex(std::move(hex));
  }
  if (text.back() == 'j') {
    text.pop_back();
    return Const::of_complex(0, *parse_double(text));
  }
  if (text.find_first_of(".e") != std::string::npos) return Const::of_float(*parse_double(text));
  if (text.size() <= 18) return Const::of_int(std::stoll(text));
  constexpr size_t kMaxDigits = 4300;
  if (text.size() > kMaxDigits)
    throw_syntax(span, "Exceeds the limit (4300 digits) for integer string conversion: value has " +
                           std::to_string(text.size()) +
                           " digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for "
                           "huge integer literals to avoid decimal conversion limits.");
  return int_of_hex(hex_of_decimal(text));
}

}  // namespace refjit::python
