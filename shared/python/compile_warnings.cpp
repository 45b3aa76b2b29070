#include "python/compile_warnings.h"

#include <utility>

namespace refjit::python {

using namespace ast;

namespace {

/// The innermost list of this thread: it lives as long as one compilation.
thread_local CompileWarnings* held = nullptr;

const char* constant_type(const Const& value) {
  using K = Const::Kind;
  switch (value.kind) {
    case K::None:
      return "NoneType";
    case K::True:
    case K::False:
      return "bool";
    case K::Ellipsis:
      return "ellipsis";
    case K::Int:
    case K::BigInt:
      return "int";
    case K::Float:
      return "float";
    case K::Complex:
      return "complex";
    case K::Str:
      return "str";
    case K::Bytes:
      return "bytes";
    case K::Tuple:
      return "tuple";
    case K::FrozenSet:
      return "frozenset";
    case K::Code:
      return "code";
  }
  return "";
}

/// The type that the expression's value has in any case; null: not known.
const char* type_of(const Expr& e) {
  switch (e.kind) {
    case Kind::Constant:
      return constant_type(*as<Constant>(e).value);
    case Kind::Tuple:
      return "tuple";
    case Kind::List:
    case Kind::ListComp:
      return "list";
    case Kind::Dict:
    case Kind::DictComp:
      return "dict";
    case Kind::Set:
    case Kind::SetComp:
      return "set";
    case Kind::GeneratorExp:
      return "generator";
    case Kind::Lambda:
      return "function";
    case Kind::JoinedStr:
    case Kind::FormattedValue:
      return "str";
    default:
      return nullptr;
  }
}

bool is_sequence(const char* type) {
  const std::string_view name = type;
  return name == "str" || name == "bytes" || name == "tuple" || name == "list";
}

void warn(std::string text, uint32_t line) {
  CompileWarnings::add(false, std::move(text) + "; perhaps you missed a comma?", line);
}

}  // namespace

CompileWarnings::CompileWarnings() : outer_(held) { held = this; }
CompileWarnings::~CompileWarnings() { held = outer_; }

void CompileWarnings::add(bool is_deprecation, std::string text, uint32_t line) {
  if (held) held->list_.push_back({is_deprecation, std::move(text), line});
}

void warn_of_call(const Expr& callee, uint32_t line) {
  const char* type = type_of(callee);
  if (type && callee.kind != Kind::Lambda) warn(std::string("'") + type + "' object is not callable", line);
}

void warn_of_subscript(const Expr& container, const Expr& index, uint32_t line) {
  const char* type = type_of(container);
  if (!type) return;
  if (container.kind != Kind::Dict && container.kind != Kind::DictComp && !is_sequence(type))
    return warn(std::string("'") + type + "' object is not subscriptable", line);
  const char* index_type = type_of(index);
  if (!is_sequence(type) || !index_type) return;
  const std::string_view name = index_type;
  if (name != "int" && name != "bool")
    warn(std::string(type) + " indices must be integers or slices, not " + index_type, line);
}

void warn_of_identity(CmpOperator op, const Expr& left, const Expr& right, uint32_t line) {
  if (op != CmpOperator::Is && op != CmpOperator::IsNot) return;
  const auto is_literal = [](const Expr& e) {
    if (e.kind != Kind::Constant) return false;
    using K = Const::Kind;
    const K kind = as<Constant>(e).value->kind;
    return kind != K::None && kind != K::True && kind != K::False && kind != K::Ellipsis;
  };
  if (!is_literal(left) && !is_literal(right)) return;
  CompileWarnings::add(false,
                       op == CmpOperator::Is ? "\"is\" with a literal. Did you mean \"==\"?"
                                             : "\"is not\" with a literal. Did you mean \"!=\"?",
                       line);
}

}  // namespace refjit::python
