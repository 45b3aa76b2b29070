#include "python/fold.h"

#include <cmath>

#include <boost/multiprecision/cpp_int.hpp>

#include "python/unicode.h"

namespace refjit::python {

using namespace ast;

namespace {

using boost::multiprecision::cpp_int;
using ConstKind = Const::Kind;

// CPython's limits: what would be larger is left to run time.
constexpr size_t kMaxIntBits = 128;
constexpr size_t kMaxCollection = 256;
constexpr size_t kMaxText = 4096;
constexpr int64_t kMaxItems = 1024;

bool is_integer(const Const& c) {
  return c.kind == ConstKind::Int || c.kind == ConstKind::BigInt || c.kind == ConstKind::True ||
         c.kind == ConstKind::False;
}
bool is_bool(const Const& c) { return c.kind == ConstKind::True || c.kind == ConstKind::False; }
bool is_number(const Const& c) { return is_integer(c) || c.kind == ConstKind::Float || c.kind == ConstKind::Complex; }

cpp_int integer_of(const Const& c) {
  if (c.kind == ConstKind::Int) return c.integer;
  if (is_bool(c)) return c.kind == ConstKind::True ? 1 : 0;
  const bool is_negative = c.text[0] == '-';
  const cpp_int magnitude(c.text.substr(is_negative ? 1 : 0));
  return is_negative ? cpp_int(-magnitude) : magnitude;
}

Const const_of_integer(const cpp_int& value) {
  if (value >= INT64_MIN && value <= INT64_MAX) return Const::of_int(value.convert_to<int64_t>());
  Const big = Const::of(ConstKind::BigInt);
  const cpp_int magnitude = abs(value);
  big.text = (value < 0 ? "-0x" : "0x") + magnitude.str(0, std::ios_base::hex);
  for (char& c : big.text) c = static_cast<char>(c >= 'A' && c <= 'F' ? c + 32 : c);
  return big;
}

size_t bits_of(const cpp_int& value) { return value == 0 ? 0 : msb(abs(value)) + 1; }

/// A number as a double where that is exact.
std::optional<double> exact_double(const Const& c) {
  if (c.kind == ConstKind::Float) return c.real;
  const cpp_int value = integer_of(c);
  if (bits_of(value) > 53) return std::nullopt;
  return static_cast<double>(value.convert_to<int64_t>());
}

cpp_int floor_divide(const cpp_int& a, const cpp_int& b, cpp_int& remainder) {
  cpp_int quotient;
  divide_qr(a, b, quotient, remainder);
  if (remainder != 0 && (remainder < 0) != (b < 0)) {
    remainder += b;
    quotient -= 1;
  }
  return quotient;
}

std::optional<Const> fold_integers(Operator op, const Const& left, const Const& right) {
  const cpp_int a = integer_of(left), b = integer_of(right);
  switch (op) {
    case Operator::Add:
      return const_of_integer(a + b);
    case Operator::Sub:
      return const_of_integer(a - b);
    case Operator::Mult:
      if (a != 0 && b != 0 && bits_of(a) + bits_of(b) > kMaxIntBits) return std::nullopt;
      return const_of_integer(a * b);
    case Operator::Div: {
      const auto x = exact_double(left), y = exact_double(right);
      if (!x || !y || *y == 0) return std::nullopt;
      return Const::of_float(*x / *y);
    }
    case Operator::FloorDiv:
    case Operator::Mod: {
      if (b == 0) return std::nullopt;
      cpp_int remainder;
      const cpp_int quotient = floor_divide(a, b, remainder);
      return const_of_integer(op == Operator::Mod ? remainder : quotient);
    }
    case Operator::Pow: {
      if (b < 0) {
        const auto x = exact_double(left), y = exact_double(right);
        if (!x || !y || *x == 0) return std::nullopt;
        return Const::of_float(std::pow(*x, *y));
      }
      if (a != 0 && b > 0) {
        if (b > INT32_MAX || bits_of(a) > kMaxIntBits / b.convert_to<size_t>()) return std::nullopt;
      }
      return const_of_integer(a == 0 ? cpp_int(b == 0 ? 1 : 0) : cpp_int(pow(a, b.convert_to<unsigned>())));
    }
    case Operator::LShift: {
      if (b < 0) return std::nullopt;
      if (a == 0) return Const::of_int(0);
      if (b > kMaxIntBits || bits_of(a) > kMaxIntBits - b.convert_to<size_t>()) return std::nullopt;
      return const_of_integer(a << b.convert_to<unsigned>());
    }
    case Operator::RShift: {
      if (b < 0) return std::nullopt;
      if (b > 1u << 20) return Const::of_int(a < 0 ? -1 : 0);
      cpp_int remainder;
      return const_of_integer(floor_divide(a, cpp_int(1) << b.convert_to<unsigned>(), remainder));
    }
    case Operator::BitOr:
    case Operator::BitXor:
    case Operator::BitAnd: {
      // Negative numbers count as two's complement of unbounded width.
      const unsigned width = static_cast<unsigned>(std::max(bits_of(a), bits_of(b))) + 2;
      const cpp_int modulus = cpp_int(1) << width;
      const cpp_int x = a < 0 ? cpp_int(a + modulus) : a, y = b < 0 ? cpp_int(b + modulus) : b;
      cpp_int result = op == Operator::BitOr    ? cpp_int(x | y)
                       : op == Operator::BitXor ? cpp_int(x ^ y)
                                                : cpp_int(x & y);
      if (bit_test(result, width - 1)) result -= modulus;
      if (is_bool(left) && is_bool(right)) return Const::of_bool(result != 0);
      return const_of_integer(result);
    }
    case Operator::MatMult:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Const> fold_floats(Operator op, double a, double b) {
  switch (op) {
    case Operator::Add:
      return Const::of_float(a + b);
    case Operator::Sub:
      return Const::of_float(a - b);
    case Operator::Mult:
      return Const::of_float(a * b);
    case Operator::Div:
      if (b == 0) return std::nullopt;
      return Const::of_float(a / b);
    case Operator::FloorDiv:
    case Operator::Mod: {
      if (b == 0) return std::nullopt;
      double remainder = std::fmod(a, b);
      double quotient = (a - remainder) / b;
      if (remainder != 0) {
        if ((b < 0) != (remainder < 0)) {
          remainder += b;
          quotient -= 1;
        }
      } else {
        remainder = std::copysign(0.0, b);
      }
      if (op == Operator::Mod) return Const::of_float(remainder);
      if (quotient == 0) return Const::of_float(std::copysign(0.0, a / b));
      double floored = std::floor(quotient);
      if (quotient - floored > 0.5) floored += 1;
      return Const::of_float(floored);
    }
    case Operator::Pow: {
      if ((a == 0 && b < 0) || (a < 0 && std::floor(b) != b)) return std::nullopt;
      const double result = std::pow(a, b);
      if (std::isinf(result) && !std::isinf(a) && !std::isinf(b)) return std::nullopt;
      return Const::of_float(result);
    }
    default:
      return std::nullopt;
  }
}

std::optional<Const> fold_complex(Operator op, const Const& left, const Const& right) {
  const auto parts = [](const Const& c) -> std::optional<std::pair<double, double>> {
    if (c.kind == ConstKind::Complex) return std::pair(c.real, c.imag);
    const auto real = exact_double(c);
    if (!real) return std::nullopt;
    return std::pair(*real, 0.0);
  };
  const auto a = parts(left), b = parts(right);
  if (!a || !b) return std::nullopt;
  const auto [ar, ai] = *a;
  const auto [br, bi] = *b;
  switch (op) {
    case Operator::Add:
      return Const::of_complex(ar + br, ai + bi);
    case Operator::Sub:
      return Const::of_complex(ar - br, ai - bi);
    case Operator::Mult:
      return Const::of_complex(ar * br - ai * bi, ar * bi + ai * br);
    case Operator::Div: {
      if (br == 0 && bi == 0) return std::nullopt;
      if (std::fabs(br) >= std::fabs(bi)) {
        const double ratio = bi / br, scale = br + bi * ratio;
        return Const::of_complex((ar + ai * ratio) / scale, (ai - ar * ratio) / scale);
      }
      const double ratio = br / bi, scale = br * ratio + bi;
      return Const::of_complex((ar * ratio + ai) / scale, (ai * ratio - ar) / scale);
    }
    default:
      return std::nullopt;
  }
}

/// Items in a nested tuple, or a number below zero if more than `limit`.
int64_t check_items(const Const& c, int64_t limit) {
  if (c.kind != ConstKind::Tuple) return limit;
  limit -= static_cast<int64_t>(c.items.size());
  for (const Const& item : c.items) {
    if (limit < 0) return limit;
    limit = check_items(item, limit);
  }
  return limit;
}

size_t text_length(const Const& c) {
  if (c.kind == ConstKind::Bytes) return c.text.size();
  size_t count = 0;
  for (size_t i = 0; i < c.text.size(); ++count) decode_utf8(c.text, i);
  return count;
}

std::optional<Const> repeat(const Const& sequence, const Const& count_const) {
  const cpp_int count = integer_of(count_const);
  const bool is_tuple = sequence.kind == ConstKind::Tuple;
  const size_t size = is_tuple ? sequence.items.size() : text_length(sequence);
  Const result = Const::of(sequence.kind);
  if (size == 0) return result;
  if (count < 0 || count > (is_tuple ? kMaxCollection : kMaxText) / size) return std::nullopt;
  const auto n = count.convert_to<int64_t>();
  if (is_tuple && n && check_items(sequence, kMaxItems / n) < 0) return std::nullopt;
  for (int64_t i = 0; i < n; ++i) {
    result.text += sequence.text;
    result.items.insert(result.items.end(), sequence.items.begin(), sequence.items.end());
  }
  return result;
}

bool is_sequence(const Const& c) {
  return c.kind == ConstKind::Tuple || c.kind == ConstKind::Str || c.kind == ConstKind::Bytes;
}

}  // namespace

bool is_truthy(const Const& value) {
  switch (value.kind) {
    case ConstKind::None:
    case ConstKind::False:
      return false;
    case ConstKind::Int:
      return value.integer != 0;
    case ConstKind::Float:
      return value.real != 0;
    case ConstKind::Complex:
      return value.real != 0 || value.imag != 0;
    case ConstKind::Str:
    case ConstKind::Bytes:
      return !value.text.empty();
    case ConstKind::Tuple:
    case ConstKind::FrozenSet:
      return !value.items.empty();
    default:
      return true;
  }
}

std::optional<Const> fold_binary_constants(Operator op, const Const& left, const Const& right) {
  if (op == Operator::Mult) {
    if (is_integer(left) && is_sequence(right)) return repeat(right, left);
    if (is_sequence(left) && is_integer(right)) return repeat(left, right);
  }
  if (op == Operator::Add && left.kind == right.kind && is_sequence(left)) {
    Const result = left;
    result.text += right.text;
    result.items.insert(result.items.end(), right.items.begin(), right.items.end());
    return result;
  }
  if (!is_number(left) || !is_number(right)) return std::nullopt;
  if (left.kind == ConstKind::Complex || right.kind == ConstKind::Complex) return fold_complex(op, left, right);
  if (is_integer(left) && is_integer(right)) return fold_integers(op, left, right);
  const auto a = exact_double(left), b = exact_double(right);
  if (!a || !b) return std::nullopt;
  return fold_floats(op, *a, *b);
}

std::optional<Const> fold_unary_constant(UnaryOperator op, const Const& operand) {
  if (op == UnaryOperator::Not) return Const::of_bool(!is_truthy(operand));
  if (!is_number(operand)) return std::nullopt;
  if (op == UnaryOperator::Invert) {
    if (!is_integer(operand)) return std::nullopt;
    return const_of_integer(-integer_of(operand) - 1);
  }
  const bool is_minus = op == UnaryOperator::USub;
  if (operand.kind == ConstKind::Float) return Const::of_float(is_minus ? -operand.real : operand.real);
  if (operand.kind == ConstKind::Complex)
    return is_minus ? Const::of_complex(-operand.real, -operand.imag) : Const::of_complex(operand.real, operand.imag);
  return const_of_integer(is_minus ? cpp_int(-integer_of(operand)) : integer_of(operand));
}

template <class T>
T* Folder::make(const Expr& at) {
  T* node = made_.make<T>(at.span);
  node->number = UINT32_MAX;  // not a number of the tree's: folded() leaves such nodes alone
  return node;
}

const Expr* Folder::make_constant(const Expr& at, Const value) {
  Constant* node = make<Constant>(at);
  node->value = made_.keep(std::move(value));
  return node;
}

const Expr* Folder::folded(const Expr* e) {
  if (e->number == UINT32_MAX) return e;
  if (known_[e->number]) return known_[e->number];
  // Long sums and subscripts nest to the left: fold from the innermost outwards, so that each finds its operand done.
  std::vector<const Expr*> spine{e};
  for (;;) {
    const BinOp* binary = cast<BinOp>(spine.back());
    const Subscript* subscript = cast<Subscript>(spine.back());
    const Expr* operand = binary ? binary->left : subscript ? subscript->value : nullptr;
    if (!operand || known_[operand->number]) break;
    spine.push_back(operand);
  }
  while (!spine.empty()) {
    const Expr* inner = spine.back();
    spine.pop_back();
    if (!known_[inner->number]) known_[inner->number] = fold_one(inner);
  }
  return known_[e->number];
}

const Expr* Folder::fold_one(const Expr* e) {
  switch (e->kind) {
    case Kind::BinOp:
      return fold_binary(as<BinOp>(*e));
    case Kind::UnaryOp:
      return fold_unary(as<UnaryOp>(*e));
    case Kind::Tuple:
      return fold_tuple(as<Tuple>(*e));
    case Kind::Subscript:
      return fold_subscript(as<Subscript>(*e));
    case Kind::Compare:
      return fold_compare(as<Compare>(*e));
    case Kind::Name: {
      const Name& name = as<Name>(*e);
      if (name.ctx == Context::Load && name.id == "__debug__") return make_constant(*e, Const::of_bool(is_debug_));
      return e;
    }
    default:
      return e;
  }
}

const Expr* Folder::fold_binary(const BinOp& e) {
  const Constant* left = cast<Constant>(folded(e.left));
  if (!left) return &e;
  const Expr* right_expr = folded(e.right);
  if (const Tuple* values = cast<Tuple>(right_expr);
      values && e.op == Operator::Mod && left->value->kind == ConstKind::Str) {
    const Expr* formatted = fold_format(e, left->value->text, *values);
    return formatted ? formatted : &e;
  }
  const Constant* right = cast<Constant>(right_expr);
  if (!right) return &e;
  auto value = fold_binary_constants(e.op, *left->value, *right->value);
  return value ? make_constant(e, *std::move(value)) : &e;
}

const Expr* Folder::fold_unary(const UnaryOp& e) {
  const Expr* operand = folded(e.operand);
  if (const Constant* constant = cast<Constant>(operand)) {
    auto value = fold_unary_constant(e.op, *constant->value);
    return value ? make_constant(e, *std::move(value)) : &e;
  }
  const Compare* compare = cast<Compare>(operand);
  if (e.op != UnaryOperator::Not || !compare || compare->ops.size() != 1) return &e;
  CmpOperator negated{};
  switch (compare->ops[0]) {
    case CmpOperator::Is:
      negated = CmpOperator::IsNot;
      break;
    case CmpOperator::IsNot:
      negated = CmpOperator::Is;
      break;
    case CmpOperator::In:
      negated = CmpOperator::NotIn;
      break;
    case CmpOperator::NotIn:
      negated = CmpOperator::In;
      break;
    default:
      return &e;
  }
  Compare* node = make<Compare>(*compare);
  node->left = compare->left;
  node->ops = made_.seq(std::vector<CmpOperator>{negated});
  node->comparators = compare->comparators;
  return node;
}

const Expr* Folder::fold_tuple(const Tuple& e) {
  if (e.ctx != Context::Load) return &e;
  std::vector<Const> items;
  for (const Expr* element : e.elts) {
    const Constant* constant = cast<Constant>(folded(element));
    if (!constant) return &e;
    items.push_back(*constant->value);
  }
  return make_constant(e, Const::of_items(ConstKind::Tuple, std::move(items)));
}

const Expr* Folder::fold_subscript(const Subscript& e) {
  if (e.ctx != Context::Load) return &e;
  const Constant* value = cast<Constant>(folded(e.value));
  const Constant* index = value ? cast<Constant>(folded(e.slice)) : nullptr;
  if (!index || !is_sequence(*value->value) || !is_integer(*index->value)) return &e;
  const Const& sequence = *value->value;
  const bool is_tuple = sequence.kind == ConstKind::Tuple;
  const auto size = static_cast<int64_t>(is_tuple ? sequence.items.size() : text_length(sequence));
  cpp_int at = integer_of(*index->value);
  if (at < 0) at += size;
  if (at < 0 || at >= size) return &e;
  const auto i = at.convert_to<size_t>();
  if (is_tuple) return make_constant(e, sequence.items[i]);
  if (sequence.kind == ConstKind::Bytes)
    return make_constant(e, Const::of_int(static_cast<unsigned char>(sequence.text[i])));
  size_t begin = 0;
  for (size_t skipped = 0; skipped < i; ++skipped) decode_utf8(sequence.text, begin);
  size_t end = begin;
  decode_utf8(sequence.text, end);
  return make_constant(e, Const::of_str(sequence.text.substr(begin, end - begin)));
}

const Expr* Folder::folded_iterable(const Expr* original) {
  const Expr* e = folded(original);
  const ast::List* list = cast<ast::List>(e);
  const ast::Set* set = cast<ast::Set>(e);
  if (!list && !set) return e;
  const auto& elements = list ? list->elts : set->elts;
  std::vector<Const> items;
  bool is_constant = true, has_star = false;
  for (const Expr* element : elements) {
    const Constant* constant = cast<Constant>(folded(element));
    has_star = has_star || is<Starred>(element);
    if (!constant) {
      is_constant = false;
    } else if (is_constant) {
      bool is_known = false;
      if (set)
        for (const Const& other : items) is_known = is_known || is_same(other, *constant->value);
      if (!is_known) items.push_back(*constant->value);
    }
  }
  if (is_constant)
    return make_constant(*e, Const::of_items(list ? ConstKind::Tuple : ConstKind::FrozenSet, std::move(items)));
  if (set || has_star) return e;
  Tuple* tuple = make<Tuple>(*e);
  tuple->elts = list->elts;
  return tuple;
}

const Expr* Folder::fold_compare(const Compare& e) {
  const CmpOperator op = e.ops.back();
  if (op != CmpOperator::In && op != CmpOperator::NotIn) return &e;
  const Expr* last = e.comparators.back();
  const Expr* replacement = folded_iterable(last);
  if (replacement == last) return &e;
  Compare* node = make<Compare>(e);
  node->left = e.left;
  node->ops = e.ops;
  std::vector<Ptr<Expr>> comparators(e.comparators.begin(), e.comparators.end());
  comparators.back() = replacement;
  node->comparators = made_.seq(comparators);
  return node;
}

namespace {

/// One `%` directive; conversion 0 if it is none that f-strings have.
struct Directive {
  char conversion = 0;
  std::string spec;
};

Directive read_directive(const std::string& format, size_t& at) {
  Directive directive;
  const auto next = [&] { return at < format.size() ? format[at++] : '\0'; };
  bool is_left = false;
  char c = next();
  for (; c == '-' || c == '+' || c == ' ' || c == '#' || c == '0'; c = next()) is_left = is_left || c == '-';
  const auto number = [&](int& value) {
    value = 0;
    for (int digits = 0; c >= '0' && c <= '9'; c = next()) {
      value = value * 10 + (c - '0');
      if (++digits >= 3) return false;
    }
    return true;
  };
  int width = -1, precision = -1;
  if (c >= '0' && c <= '9' && !number(width)) return {};
  if (c == '.') {
    c = next();
    if (!number(precision)) return {};
  }
  if (c != 's' && c != 'r' && c != 'a') return {};
  directive.conversion = c;
  if (!is_left && width > 0) directive.spec += '>';
  if (width >= 0) directive.spec += std::to_string(width);
  if (precision >= 0) directive.spec += "." + std::to_string(precision);
  return directive;
}

}  // namespace

/// "%s and %r" % (a, b) becomes the f-string that says the same; nullptr if a directive has no such form.
const Expr* Folder::fold_format(const BinOp& e, const std::string& format, const Tuple& values) {
  for (const Expr* value : values.elts)
    if (is<Starred>(value)) return nullptr;
  std::vector<Ptr<Expr>> parts;
  size_t at = 0, used = 0;
  while (true) {
    std::string literal;
    bool has_directive = false;
    while (at < format.size()) {
      if (format[at] != '%') {
        literal += format[at++];
      } else if (at + 1 < format.size() && format[at + 1] == '%') {
        literal += '%';
        at += 2;
      } else {
        has_directive = true;
        break;
      }
    }
    if (!literal.empty()) {
      Constant* node = make<Constant>(e);
      node->value = made_.keep(Const::of_str(std::move(literal)));
      node->span = Span{};  // as CPython, which gives these pieces no place
      parts.push_back(node);
    }
    if (!has_directive) break;
    if (used >= values.elts.size()) return nullptr;
    ++at;
    const Directive directive = read_directive(format, at);
    if (!directive.conversion) return nullptr;
    const Expr* value = values.elts[used++];
    FormattedValue* field = make<FormattedValue>(*value);
    field->value = value;
    field->conversion = directive.conversion;
    if (!directive.spec.empty()) field->format_spec = make_constant(*value, Const::of_str(directive.spec));
    parts.push_back(field);
  }
  if (used < values.elts.size()) return nullptr;
  JoinedStr* node = make<JoinedStr>(e);
  node->values = made_.seq(parts);
  return node;
}

}  // namespace refjit::python
