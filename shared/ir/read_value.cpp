#include "ir/read_value.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "base/number_text.h"

namespace refjit::ir {

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
    case AbstractKind::Tuple:
      return in_.expect("TupleShape(") ? shaped_elements(tree, depth) : nullptr;
    case AbstractKind::List:
      return in_.expect("ListShape(") ? shaped_elements(tree, depth) : nullptr;
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
    case AbstractKind::Bool:
      return no_shape(Abstract::boolean(std::nullopt));
    case AbstractKind::Int:
      return no_shape(Abstract::integer(std::nullopt));
    case AbstractKind::Float:
      return no_shape(Abstract::floating(std::nullopt));
    case AbstractKind::String:
      return no_shape(Abstract::string(std::nullopt));
    case AbstractKind::None:
      return no_shape(Abstract::none());
    case AbstractKind::Ellipsis:
      return no_shape(Abstract::ellipsis());
    case AbstractKind::Monad:
      return no_shape(Abstract::monad());
    case AbstractKind::IoMonad:
      return no_shape(Abstract::io_monad());
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

AbstractRef ValueReader::constant(int depth) {
  if (depth > kMaxDepth) {
    in_.fail("constants are nested too deep");
    return nullptr;
  }
  in_.skip_space();
  std::vector<AbstractRef> parts;
  const size_t start = in_.position();
  switch (in_.peek()) {
    case '"':
      return string();
    case '?':
      in_.advance();
      return Abstract::any();
    case '(':
      in_.advance();
      return sequence(parts, ")", depth) ? Abstract::tuple(std::move(parts)) : nullptr;
    case '[':
      in_.advance();
      return sequence(parts, "]", depth) ? Abstract::list(std::move(parts)) : nullptr;
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
    default:
      break;
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
