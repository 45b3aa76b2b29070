#include "python/ast.h"

#include <cstring>

namespace refjit::python {
namespace ast {
namespace {

constexpr std::string_view kKindNames[] = {
#define REFJIT_NODE(Struct, Base, name, fields) name,
#include "python/ast.def"
#undef REFJIT_NODE
};
constexpr std::string_view kOperatorNames[] = {"Add",    "Sub",    "Mult",  "MatMult", "Div",    "Mod",     "Pow",
                                               "LShift", "RShift", "BitOr", "BitXor",  "BitAnd", "FloorDiv"};
constexpr std::string_view kOperatorTexts[] = {"+", "-", "*", "@", "/", "%", "**", "<<", ">>", "|", "^", "&", "//"};
constexpr std::string_view kUnaryNames[] = {"Invert", "Not", "UAdd", "USub"};
constexpr std::string_view kCmpNames[] = {"Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"};
constexpr std::string_view kCmpTexts[] = {"==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in"};

template <class T>
void add(std::vector<const Node*>& out, const T* child) {
  if (child) out.push_back(child);
}
template <class T>
void add(std::vector<const Node*>& out, const Seq<const T*>& children) {
  for (const T* child : children)
    if (child) out.push_back(child);
}
void add(std::vector<const Node*>&, ConstPtr) {}
void add(std::vector<const Node*>&, int) {}
void add(std::vector<const Node*>&, Identifier) {}
void add(std::vector<const Node*>&, const Seq<Identifier>&) {}
void add(std::vector<const Node*>&, const Seq<CmpOperator>&) {}
void add(std::vector<const Node*>&, BoolOperator) {}
void add(std::vector<const Node*>&, Operator) {}
void add(std::vector<const Node*>&, UnaryOperator) {}
void add(std::vector<const Node*>&, Context) {}

}  // namespace

std::string_view kind_name(Kind kind) { return kKindNames[static_cast<size_t>(kind)]; }
std::string_view operator_name(Operator op) { return kOperatorNames[static_cast<size_t>(op)]; }
std::string_view operator_text(Operator op) { return kOperatorTexts[static_cast<size_t>(op)]; }
std::string_view operator_name(BoolOperator op) { return op == BoolOperator::And ? "And" : "Or"; }
std::string_view operator_name(UnaryOperator op) { return kUnaryNames[static_cast<size_t>(op)]; }
std::string_view operator_name(CmpOperator op) { return kCmpNames[static_cast<size_t>(op)]; }
std::string_view operator_text(CmpOperator op) { return kCmpTexts[static_cast<size_t>(op)]; }

void append_children(const Node& node, std::vector<const Node*>& out) {
  switch (node.kind) {
#define REFJIT_FIELD(type, name) add(out, self.name);
#define REFJIT_NODE(Struct, Base, name, fields)             \
  case Kind::Struct: {                                      \
    [[maybe_unused]] const Struct& self = as<Struct>(node); \
    fields                                                  \
  } break;
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
  }
}

}  // namespace ast

void* Ast::allocate(size_t size, size_t alignment) {
  constexpr size_t kChunk = 16384;
  uintptr_t at = (reinterpret_cast<uintptr_t>(next_) + alignment - 1) & ~(alignment - 1);
  if (!next_ || at + size > reinterpret_cast<uintptr_t>(limit_)) {
    const size_t bytes = size + alignment > kChunk ? size + alignment : kChunk;
    chunks_.emplace_back(new char[bytes]);
    next_ = chunks_.back().get();
    limit_ = next_ + bytes;
    at = (reinterpret_cast<uintptr_t>(next_) + alignment - 1) & ~(alignment - 1);
  }
  next_ = reinterpret_cast<char*>(at + size);
  return reinterpret_cast<void*>(at);
}

ast::Identifier Ast::intern(std::string_view name) {
  const auto found = names_.find(name);
  if (found != names_.end()) return *found;
  const std::string_view kept = keep_text(name);
  names_.insert(kept);
  return kept;
}

ast::ConstPtr Ast::keep(Const value) {
  consts_.push_back(std::move(value));
  return &consts_.back();
}

ast::Text Ast::keep_text(std::string_view text) {
  char* copy = static_cast<char*>(allocate(text.size() + 1, 1));
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = 0;
  return {copy, text.size()};
}

const ast::Node* find_definition(const Ast& tree, const Span& span) {
  std::vector<const ast::Node*> pending{tree.root()};
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    switch (node->kind) {
      case ast::Kind::FunctionDef:
      case ast::Kind::AsyncFunctionDef:
      case ast::Kind::ClassDef:
      case ast::Kind::Lambda:
      case ast::Kind::ListComp:
      case ast::Kind::SetComp:
      case ast::Kind::DictComp:
      case ast::Kind::GeneratorExp:
        if (node->span == span) return node;
        break;
      default:
        break;
    }
    ast::append_children(*node, pending);
  }
  return nullptr;
}

}  // namespace refjit::python
