#include "ir/read_value.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

#include "base/number_text.h"
#include "tensor/half.h"

namespace refjit::ir {

void Cursor::skip_blanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r') advance();
}

void Cursor::skip_space() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') advance();
}

bool Cursor::take(std::string_view word) {
  skip_space();
  if (!next_is(word)) return false;
  advance(word.size());
  return true;
}

bool Cursor::expect(std::string_view word) {
  return take(word) || fail("expected '" + std::string(word) + "'");
}

std::string_view Cursor::until(std::string_view stops) {
  size_t start = at_;
  while (!at_end() && stops.find(text_[at_]) == std::string_view::npos) ++at_;
  return text_.substr(start, at_ - start);
}

std::string_view Cursor::word() {
  size_t start = at_;
  while (!at_end()) {
    char c = text_[at_];
    bool is_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
                   static_cast<unsigned char>(c) >= 0x80;
    if (!is_word) break;
    ++at_;
  }
  return text_.substr(start, at_ - start);
}

std::string_view Cursor::line() {
  std::string_view text = until("\n");
  advance();
  return text;
}

std::optional<int64_t> Cursor::integer() {
  skip_space();
  int64_t value = 0;
  const char* begin = text_.data() + at_;
  auto [end, code] = std::from_chars(begin, text_.data() + text_.size(), value);
  if (code != std::errc()) {
    fail("expected an integer");
    return std::nullopt;
  }
  at_ += static_cast<size_t>(end - begin);
  return value;
}

bool Cursor::skip_brackets() {
  int64_t depth = 0;
  do {
    char c = peek();
    if (at_end()) return fail("expected a closing bracket");
    if (c == '{' || c == '[' || c == '(') ++depth;
    if (c == '}' || c == ']' || c == ')') --depth;
    if (c == '"') {
      advance();
      while (!at_end() && peek() != '"') advance(peek() == '\\' ? 2 : 1);
    }
    advance();
  } while (depth > 0);
  return true;
}

bool Cursor::fail(const std::string& what) {
  if (error_) return false;
  return fail_at(at_, what);
}

bool Cursor::fail_at(size_t position, const std::string& what) {
  if (error_) return false;
  std::string_view before = text_.substr(0, std::min(position, text_.size()));
  auto line = 1 + std::count(before.begin(), before.end(), '\n');
  size_t start = before.rfind('\n');
  size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
  std::string found;
  for (size_t i = position; i < text_.size() && i < position + 20 && text_[i] != '\n'; ++i)
    found += static_cast<unsigned char>(text_[i]) < 0x20 ? '?' : text_[i];
  error_ = protocol_error("[ir] line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + what +
                          ", got " + (position >= text_.size() ? "the end of the text" : "'" + found + "'"));
  return false;
}

struct ValueReader::Tree {
  AbstractKind kind = AbstractKind::Any;
  DType dtype = DType::Float32;
  bool is_ref = false;
  std::vector<Tree> elements;
  std::vector<AbstractRef> keys;
};

bool ValueReader::grow(size_t elements) {
  elements_ += elements;
  return elements_ <= in_.size() || in_.fail("the text is too short for a type of so many elements");
}

bool ValueReader::type_list(std::vector<Tree>& trees, std::string_view close, int depth) {
  if (in_.take(close)) return true;
  do {
    Tree tree;
    if (!type_tree(tree, depth)) return false;
    int64_t count = 1;
    if (in_.take("*")) {
      auto repeat = in_.integer();
      if (!repeat) return false;
      if (*repeat < 1 || static_cast<uint64_t>(*repeat) > in_.size()) return in_.fail("expected a smaller count");
      count = *repeat;
    }
    if (!grow(static_cast<size_t>(count) * (1 + tree.elements.size()))) return false;
    for (int64_t i = 0; i < count; ++i) trees.push_back(tree);
  } while (in_.take(","));
  return in_.expect(close);
}

bool ValueReader::dict_tree(Tree& tree, int depth) {
  if (!in_.expect("[[")) return false;
  while (!in_.take("]")) {
    if (in_.failed() || in_.at_end()) return in_.fail("expected ']'");
    bool is_plain = in_.peek() != '"' && !in_.next_is("I64(") && !in_.next_is("F32(") && !in_.next_is("Bool(");
    tree.keys.push_back(is_plain ? Abstract::string(std::string(in_.until(",]\n"))) : constant(depth));
    if (in_.failed() || !grow(1) || !in_.expect(",")) return false;
  }
  if (!in_.expect(",") || !in_.expect("[") || !type_list(tree.elements, "]", depth) || !in_.expect("]")) return false;
  return tree.keys.size() == tree.elements.size() || in_.fail("expected as many keys as values");
}

bool ValueReader::type_tree(Tree& tree, int depth) {
  if (depth > kMaxDepth) return in_.fail("types are nested too deep");
  in_.skip_space();
  const size_t start = in_.position();
  const std::string_view name = in_.word();
  auto is = [&](AbstractKind kind) {
    tree.kind = kind;
    return true;
  };
  if (name == "Ref") {
    if (!in_.expect("[") || !type_tree(tree, depth + 1)) return false;
    tree.is_ref = true;
    if (tree.kind != AbstractKind::Tensor) return in_.fail_at(start, "expected a Ref of a tensor");
    return in_.expect("]");
  }
  if (name == "Tensor") {
    if (!in_.expect("[")) return false;
    auto dtype = dtype_from_ir_name(in_.word());
    if (!dtype) return in_.fail("expected an element type");
    tree.dtype = *dtype;
    return is(AbstractKind::Tensor) && in_.expect("]");
  }
  if (name == "Tuple" || name == "List") {
    is(name == "Tuple" ? AbstractKind::Tuple : AbstractKind::List);
    return in_.expect("[") && type_list(tree.elements, "]", depth + 1);
  }
  if (name == "Dictionary") return is(AbstractKind::Dict) && dict_tree(tree, depth + 1);
  if (name == "Slice") {
    is(AbstractKind::Slice);
    tree.elements.resize(3);
    return in_.expect("[") && type_tree(tree.elements[0], depth + 1) && in_.expect(":") &&
           type_tree(tree.elements[1], depth + 1) && in_.expect(":") && type_tree(tree.elements[2], depth + 1) &&
           in_.expect("]");
  }
  if (name == "Any") {
    is(AbstractKind::Any);
    if (in_.next_is("(Tensor)")) in_.until("]"), in_.advance();
    return true;
  }
  if (name == "Bool") return is(AbstractKind::Bool);
  if (name == "Int64" || name == "Int32") return is(AbstractKind::Int);
  if (name == "Float32" || name == "Float64") return is(AbstractKind::Float);
  if (name == "String") return is(AbstractKind::String);
  if (name == "None") return is(AbstractKind::None);
  if (name == "Ellipsis") return is(AbstractKind::Ellipsis);
  if (name == "TypeType") return is(AbstractKind::Type);
  if (name == "Func") return is(AbstractKind::Function);
  if (name == "UMonad") return is(AbstractKind::Monad);
  if (name == "IOMonad") return is(AbstractKind::IoMonad);
  return in_.fail_at(start, "expected a type");
}

bool ValueReader::dims(AnyShape& shape) {
  if (!in_.expect("(")) return false;
  if (in_.take(")")) return true;
  do {
    in_.skip_space();
    if (in_.peek() == 's') {
      in_.advance();
      auto symbol = in_.integer();
      if (!symbol) return false;
      if (*symbol < 0 || *symbol > std::numeric_limits<int32_t>::max()) return in_.fail("expected a symbol");
      shape.dims.push_back(Dim::symbol(static_cast<uint32_t>(*symbol)));
      continue;
    }
    auto dim = in_.integer();
    if (!dim) return false;
    if (*dim == -2 && shape.dims.empty()) {
      shape.rank_known = false;
      break;
    }
    if (*dim < -1) return in_.fail("expected a dimension");
    shape.dims.push_back(*dim == -1 ? Dim::symbol(next_symbol_++) : Dim(*dim));
  } while (in_.take(","));
  return in_.expect(")");
}

AbstractRef ValueReader::shaped_elements(const Tree& tree, int depth) {
  std::vector<AbstractRef> elements;
  for (size_t i = 0; i < tree.elements.size(); ++i) {
    if (i && !in_.expect(",")) return nullptr;
    elements.push_back(shaped(tree.elements[i], depth + 1));
    if (!elements.back()) return nullptr;
  }
  if (!in_.expect(")")) return nullptr;
  if (tree.kind == AbstractKind::Tuple) return Abstract::tuple(std::move(elements));
  if (tree.kind == AbstractKind::List) return Abstract::list(std::move(elements));
  return Abstract::dict(tree.keys, std::move(elements));
}

// The second part of a type says the shapes of the first.
AbstractRef ValueReader::shaped(const Tree& tree, int depth) {
  auto no_shape = [&](AbstractRef a) { return in_.expect("NoShape") ? a : nullptr; };
  switch (tree.kind) {
    case AbstractKind::Tensor: {
      AnyShape shape;
      if (!dims(shape)) return nullptr;
      if (!tree.is_ref) return Abstract::tensor(tree.dtype, std::move(shape));
      auto a = std::make_shared<Abstract>(*Abstract::tensor(tree.dtype, std::move(shape)));
      a->is_ref = true;
      return a;
    }
    case AbstractKind::Tuple: return in_.expect("TupleShape(") ? shaped_elements(tree, depth) : nullptr;
    case AbstractKind::List: return in_.expect("ListShape(") ? shaped_elements(tree, depth) : nullptr;
    case AbstractKind::Dict: {
      if (in_.take("DictShape(")) return shaped_elements(tree, depth);
      // Dump does not say the shapes of a dict's tensors.
      return no_shape(Abstract::dict(tree.keys, std::vector<AbstractRef>(tree.keys.size(), Abstract::any())));
    }
    case AbstractKind::Slice: {
      auto part = [](const Tree& t) {
        return t.kind == AbstractKind::None ? Abstract::none() : Abstract::integer(std::nullopt);
      };
      return no_shape(Abstract::slice(part(tree.elements[0]), part(tree.elements[1]), part(tree.elements[2])));
    }
    case AbstractKind::Any:
      if (in_.take("(-2)")) return Abstract::any();
      return no_shape(Abstract::any());
    case AbstractKind::Bool: return no_shape(Abstract::boolean(std::nullopt));
    case AbstractKind::Int: return no_shape(Abstract::integer(std::nullopt));
    case AbstractKind::Float: return no_shape(Abstract::floating(std::nullopt));
    case AbstractKind::String: return no_shape(Abstract::string(std::nullopt));
    case AbstractKind::None: return no_shape(Abstract::none());
    case AbstractKind::Ellipsis: return no_shape(Abstract::ellipsis());
    case AbstractKind::Monad: return no_shape(Abstract::monad());
    case AbstractKind::IoMonad: return no_shape(Abstract::io_monad());
    case AbstractKind::Type:
    case AbstractKind::Function: {
      auto a = std::make_shared<Abstract>();
      a->kind = tree.kind;
      return no_shape(std::move(a));
    }
  }
  return nullptr;
}

AbstractRef ValueReader::with_value(const AbstractRef& type, const AbstractRef& value, int depth) {
  auto mismatch = [&]() -> AbstractRef {
    in_.fail("the constant is not of this type");
    return nullptr;
  };
  if (depth > kMaxDepth || !value) return mismatch();
  if (value->kind == AbstractKind::Any) return type;
  if (type->kind != value->kind) return mismatch();
  if (type->kind == AbstractKind::Tensor) {
    if (type->dtype != value->dtype || !(type->shape == value->shape)) return mismatch();
    if (!type->is_ref) return value;
    auto a = std::make_shared<Abstract>(*value);
    a->is_ref = true;
    return a;
  }
  if (type->elements.empty() && value->elements.empty()) return value;
  if (type->elements.size() != value->elements.size()) return mismatch();
  auto a = std::make_shared<Abstract>(*type);
  for (size_t i = 0; i < a->elements.size(); ++i) {
    a->elements[i] = with_value(type->elements[i], value->elements[i], depth + 1);
    if (!a->elements[i]) return nullptr;
  }
  return a;
}

AbstractRef ValueReader::type() {
  if (in_.take("<null>")) return nullptr;
  Tree tree;
  if (!in_.expect("<") || !type_tree(tree, 0) || !in_.expect(",")) return nullptr;
  in_.skip_space();
  AbstractRef result = shaped(tree, 0);
  while (result && in_.take(",")) {
    in_.skip_space();
    std::string_view attribute = in_.word();
    if (attribute == "is_parameter") continue;
    if (!in_.expect("=")) return nullptr;
    if (attribute == "elements_use_flags") {
      if (!in_.skip_brackets()) return nullptr;
    } else if (attribute == "ref_key") {
      std::string key(in_.peek() == '"' ? "" : in_.until(",>\n"));
      if (in_.peek() == '"') {
        AbstractRef text = string();
        if (!text) return nullptr;
        key = std::get<std::string>(text->value);
      }
      auto a = std::make_shared<Abstract>(*result);
      a->ref_key = std::move(key);
      result = std::move(a);
    } else if (attribute == "value") {
      if (in_.take("...")) continue;
      AbstractRef value = constant();
      if (!value) return nullptr;
      std::string key = result->ref_key;
      result = with_value(result, value, 0);
      if (result && !key.empty()) {
        auto a = std::make_shared<Abstract>(*result);
        a->ref_key = std::move(key);
        result = std::move(a);
      }
    } else {
      in_.fail("expected an attribute of a type");
      return nullptr;
    }
  }
  if (!result || !in_.expect(">")) return nullptr;
  return result;
}

bool ValueReader::sequence(std::vector<AbstractRef>& out, std::string_view close, int depth) {
  if (in_.take(close)) return true;
  do {
    AbstractRef element = constant(depth + 1);
    if (!element) return false;
    out.push_back(std::move(element));
  } while (in_.take(","));
  return in_.expect(close);
}

AbstractRef ValueReader::string() {
  std::string out;
  in_.advance();
  auto hex = [](char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; };
  while (in_.peek() != '"') {
    if (in_.at_end()) {
      in_.fail("expected '\"'");
      return nullptr;
    }
    char c = in_.peek();
    in_.advance();
    if (c == '\\') {
      c = in_.peek();
      in_.advance();
      if (c == 'n') {
        c = '\n';
      } else if (c == 'x') {
        int high = hex(in_.peek());
        int low = hex(in_.peek(1));
        if (high < 0 || low < 0) {
          in_.fail("expected two hexadecimal digits");
          return nullptr;
        }
        in_.advance(2);
        c = static_cast<char>(high * 16 + low);
      }
    }
    out += c;
  }
  in_.advance();
  return Abstract::string(std::move(out));
}

AbstractRef ValueReader::number(std::string_view kind) {
  if (kind == "I64" || kind == "Bool") {
    auto value = in_.integer();
    if (!value || !in_.expect(")")) return nullptr;
    return kind == "I64" ? Abstract::integer(*value) : Abstract::boolean(*value != 0);
  }
  std::string_view text = in_.until(")\n");
  std::optional<double> value;
  if (text.size() == 21 && text.substr(0, 5) == "bits:") {
    uint64_t bits = 0;
    auto [end, code] = std::from_chars(text.data() + 5, text.data() + text.size(), bits, 16);
    if (code == std::errc() && end == text.data() + text.size()) value = __builtin_bit_cast(double, bits);
  } else {
    value = parse_double(text);
  }
  if (!value) {
    in_.fail("expected a number before this");
    return nullptr;
  }
  return in_.expect(")") ? Abstract::floating(*value) : nullptr;
}

namespace {

template <class T>
bool store_int(std::string_view text, void* out) {
  T value = 0;
  auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return false;
  std::memcpy(out, &value, sizeof value);
  return true;
}

// Text of one element to its bytes; false when it is no value of the dtype.
bool store(std::string_view text, DType dtype, void* out) {
  switch (dtype) {
    case DType::Bool: {
      bool value = text == "True" || text == "1";
      if (!value && text != "False" && text != "0") return false;
      std::memcpy(out, &value, 1);
      return true;
    }
    case DType::Int8: return store_int<int8_t>(text, out);
    case DType::Int16: return store_int<int16_t>(text, out);
    case DType::Int32: return store_int<int32_t>(text, out);
    case DType::Int64: return store_int<int64_t>(text, out);
    case DType::UInt8: return store_int<uint8_t>(text, out);
    case DType::UInt16: return store_int<uint16_t>(text, out);
    case DType::UInt32: return store_int<uint32_t>(text, out);
    case DType::UInt64: return store_int<uint64_t>(text, out);
    default: break;
  }
  auto value = parse_double(text);
  if (!value || is_complex(dtype)) return false;
  auto put = [&](auto v) {
    std::memcpy(out, &v, sizeof v);
    return true;
  };
  if (dtype == DType::Float16) return put(to_float16(*value));
  if (dtype == DType::BFloat16) return put(to_bfloat16(*value));
  return dtype == DType::Float64 ? put(*value) : put(static_cast<float>(*value));
}

int base64_value(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

}  // namespace

// Numbers between any brackets, separated by blanks, newlines or commas: both NumPy's text and a flat list.
AbstractRef ValueReader::tensor_values(DType dtype, const Shape& shape) {
  std::vector<std::string_view> tokens;
  int64_t depth = 0;
  do {
    in_.skip_space();
    char c = in_.peek();
    if (c == '[') {
      ++depth;
      in_.advance();
    } else if (c == ']') {
      --depth;
      in_.advance();
    } else if (c == ',') {
      in_.advance();
    } else if (in_.next_is("...")) {
      // Elided by Dump: an opaque value. Skip to the end of the brackets.
      while (depth > 0 && !in_.at_end()) {
        depth += (in_.peek() == '[') - (in_.peek() == ']');
        in_.advance();
      }
      in_.take("...");
      return in_.expect(")") ? Abstract::tensor(dtype, AnyShape::of(shape)) : nullptr;
    } else {
      std::string_view token = in_.until(" \t\r\n,[])");
      if (token.empty()) {
        in_.fail("expected a number");
        return nullptr;
      }
      tokens.push_back(token);
    }
  } while (depth > 0 && !in_.at_end());
  if (depth != 0 || static_cast<int64_t>(tokens.size()) != element_count(shape)) {
    in_.fail("expected " + std::to_string(element_count(shape)) + " elements, got " + std::to_string(tokens.size()));
    return nullptr;
  }
  auto t = Tensor::empty(dtype, shape);
  if (!t) return nullptr;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (!store(tokens[i], dtype, t->data<char>() + static_cast<int64_t>(i) * byte_size(dtype))) {
      in_.fail("'" + std::string(tokens[i].substr(0, 30)) + "' is no value of " + std::string(ir_name(dtype)));
      return nullptr;
    }
  }
  return in_.expect(")") ? Abstract::constant_tensor(*std::move(t)) : nullptr;
}

AbstractRef ValueReader::tensor_data(DType dtype, const Shape& shape) {
  if (!in_.expect("\"")) return nullptr;
  std::string_view text = in_.until("\"");
  const size_t bytes = static_cast<size_t>(element_count(shape) * byte_size(dtype));
  if (text.size() != (bytes + 2) / 3 * 4) {
    in_.fail("expected " + std::to_string((bytes + 2) / 3 * 4) + " characters of base64, got " +
             std::to_string(text.size()));
    return nullptr;
  }
  auto t = Tensor::empty(dtype, shape);
  if (!t) return nullptr;
  auto* out = t->data<unsigned char>();
  for (size_t i = 0, at = 0; i < text.size(); i += 4) {
    uint32_t word = 0;
    for (size_t k = 0; k < 4; ++k) {
      int value = text[i + k] == '=' && i + 4 == text.size() && k >= 2 ? 0 : base64_value(text[i + k]);
      if (value < 0) {
        in_.fail("expected base64");
        return nullptr;
      }
      word = word << 6 | static_cast<uint32_t>(value);
    }
    for (int shift = 16; shift >= 0 && at < bytes; shift -= 8) out[at++] = static_cast<unsigned char>(word >> shift);
  }
  if (dtype == DType::Bool)
    for (size_t i = 0; i < bytes; ++i) out[i] = out[i] != 0;
  return in_.expect("\"") && in_.expect(")") ? Abstract::constant_tensor(*std::move(t)) : nullptr;
}

AbstractRef ValueReader::tensor() {
  if (!in_.expect("shape=[")) return nullptr;
  Shape shape;
  if (!in_.take("]")) {
    do {
      auto dim = in_.integer();
      if (!dim) return nullptr;
      if (*dim < 0) {
        in_.fail("expected a dimension");
        return nullptr;
      }
      shape.push_back(*dim);
    } while (in_.take(","));
    if (!in_.expect("]")) return nullptr;
  }
  if (!in_.expect(",") || !in_.expect("dtype=")) return nullptr;
  auto dtype = dtype_from_ir_name(in_.word());
  if (!dtype) {
    in_.fail("expected an element type");
    return nullptr;
  }
  if (checked_element_count(shape, byte_size(*dtype)) < 0) {
    in_.fail("the tensor is too large");
    return nullptr;
  }
  if (!in_.expect(",")) return nullptr;
  if (in_.take("data=")) {
    // The text length bounds what is allocated.
    return tensor_data(*dtype, shape);
  }
  return in_.expect("value=") ? tensor_values(*dtype, shape) : nullptr;
}

AbstractRef ValueReader::constant(int depth) {
  if (depth > kMaxDepth) {
    in_.fail("constants are nested too deep");
    return nullptr;
  }
  in_.skip_space();
  std::vector<AbstractRef> parts;
  const size_t start = in_.position();
  switch (in_.peek()) {
    case '"': return string();
    case '?': in_.advance(); return Abstract::any();
    case '(': in_.advance(); return sequence(parts, ")", depth) ? Abstract::tuple(std::move(parts)) : nullptr;
    case '[': in_.advance(); return sequence(parts, "]", depth) ? Abstract::list(std::move(parts)) : nullptr;
    case '@': {
      in_.advance();
      std::string_view name = in_.until(" ,():}]\n");
      AbstractRef graph = functions_(name, true);
      if (!graph) in_.fail_at(start, "unknown graph");
      return graph;
    }
    case '{': {
      in_.advance();
      std::vector<AbstractRef> keys;
      while (!in_.take("}")) {
        if (!keys.empty() && !in_.expect(",")) return nullptr;
        AbstractRef key = constant(depth + 1);
        if (!key || !in_.expect(":")) return nullptr;
        AbstractRef value = constant(depth + 1);
        if (!value) return nullptr;
        keys.push_back(std::move(key));
        parts.push_back(std::move(value));
      }
      return Abstract::dict(std::move(keys), std::move(parts));
    }
    default: break;
  }
  std::string_view name = in_.word();
  if (name == "None") return Abstract::none();
  if (name == "Ellipsis") return Abstract::ellipsis();
  if (name == "UMonad") return in_.expect("[U]") ? Abstract::monad() : nullptr;
  if (name == "IOMonad") return in_.expect("[IO]") ? Abstract::io_monad() : nullptr;
  if (name == "opaque") return type();
  if (in_.peek() == '(') {
    in_.advance();
    if (name == "I64" || name == "Bool" || name == "F32") return number(name);
    if (name == "Tensor") return tensor();
    if (name == "slice") {
      if (!sequence(parts, ")", depth)) return nullptr;
      if (parts.size() == 3) return Abstract::slice(parts[0], parts[1], parts[2]);
      in_.fail("expected three parts of a slice");
      return nullptr;
    }
    if (name == "Type") {
      auto dtype = dtype_from_ir_name(in_.word());
      if (dtype) return in_.expect(")") ? Abstract::type(*dtype) : nullptr;
      in_.fail("expected an element type");
      return nullptr;
    }
  } else if (!name.empty()) {
    if (auto dtype = dtype_from_ir_name(name)) return Abstract::type(*dtype);
    if (AbstractRef primitive = functions_(name, false)) return primitive;
  }
  in_.fail_at(start, "expected a constant");
  return nullptr;
}

}  // namespace refjit::ir
