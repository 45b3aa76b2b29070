// dump_ast: the text of `python3.11 -m ast`, driven by the field lists of ast.def.
#include <type_traits>

#include "python/parser.h"
#include "python/python.h"

namespace refjit::python {
namespace {

using namespace ast;

constexpr int kMaxDumpDepth = 600;

class Dumper {
 public:
  Dumper(int indent, bool include_attributes) : indent_(indent), include_attributes_(include_attributes) {}

  std::string run(const Node& root) {
    node(root);
    return std::move(out_);
  }

 private:
  void node(const Node& node) {
    if (++level_ > kMaxDumpDepth)
      throw_syntax(node.span, "maximum recursion depth exceeded while dumping a syntax tree", "RecursionError");
    out_ += kind_name(node.kind);
    out_ += '(';
    const bool outer_first = is_first_, outer_inline = is_inline_;
    is_first_ = true;
    is_inline_ = indent_ < 0 || is_short(node);
    switch (node.kind) {
#define REFJIT_FIELD(type, name) field(#name, self.name);
#define REFJIT_NODE(Struct, Base, name, fields)             \
  case Kind::Struct: {                                      \
    [[maybe_unused]] const Struct& self = as<Struct>(node); \
    fields                                                  \
  } break;
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
    }
    if (include_attributes_ && has_attributes(node.kind)) {
      number("lineno", node.span.line);
      number("col_offset", node.span.col);
      number("end_lineno", node.span.end_line);
      number("end_col_offset", node.span.end_col);
    }
    is_first_ = outer_first;
    is_inline_ = outer_inline;
    out_ += ')';
    --level_;
  }

  static bool has_attributes(Kind kind) {
    switch (kind) {
      case Kind::Module:
      case Kind::Interactive:
      case Kind::Expression:
      case Kind::Comprehension:
      case Kind::Arguments:
      case Kind::WithItem:
      case Kind::MatchCase:
      case Kind::TypeIgnore:
        return false;
      default:
        return true;
    }
  }

  bool is_scalar(const Node* child) const {
    return !child || (count_fields(*child) == 0 && !(include_attributes_ && has_attributes(child->kind)));
  }
  template <class T>
  static bool is_scalar(const Seq<T>& items) {
    return items.empty();
  }
  template <class T>
  static bool is_scalar(const T&) {
    return true;
  }

  static int count_fields(const Node& node) {
    int count = 0;
    switch (node.kind) {
#define REFJIT_FIELD(type, name) count += shows<type>(self.name);
#define REFJIT_NODE(Struct, Base, name, fields)             \
  case Kind::Struct: {                                      \
    [[maybe_unused]] const Struct& self = as<Struct>(node); \
    fields                                                  \
  } break;
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
    }
    return count;
  }
  template <class T>
  static bool shows(const T& value) {
    if constexpr (std::is_convertible_v<T, const Node*>) {
      return value != nullptr;
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
      return value.data() != nullptr;
    } else {
      return true;
    }
  }
  template <class T>
  bool keeps_short(const T& value) const {
    if constexpr (std::is_convertible_v<T, const Node*>) {
      return is_scalar(static_cast<const Node*>(value));
    } else {
      return is_scalar(value);
    }
  }

  /// ast.dump prints a node of at most three fields, all of them plain, on one line.
  bool is_short(const Node& node) const {
    bool is_short = true;
    switch (node.kind) {
#define REFJIT_FIELD(type, name) is_short = is_short && keeps_short<type>(self.name);
#define REFJIT_NODE(Struct, Base, name, fields)             \
  case Kind::Struct: {                                      \
    [[maybe_unused]] const Struct& self = as<Struct>(node); \
    fields                                                  \
  } break;
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
    }
    const bool has_positions = include_attributes_ && has_attributes(node.kind);
    return is_short && count_fields(node) + (has_positions ? 4 : 0) <= 3;
  }

  /// Separator and position before the next field or list item.
  void separate(bool is_first) {
    if (!is_first) out_ += is_inline_ ? ", " : ",";
    if (is_inline_) return;
    out_ += '\n';
    out_.append(static_cast<size_t>(indent_ * level_), ' ');
  }
  void label(const char* name) {
    separate(is_first_);
    is_first_ = false;
    out_ += name;
    out_ += '=';
  }
  void number(const char* name, int64_t value) {
    label(name);
    out_ += std::to_string(value);
  }

  void field(const char* name, int value) { number(name, value); }
  void field(const char* name, Identifier value) {
    if (!is_set(value)) return;
    label(name);
    out_ += repr_str(value);
  }
  void field(const char* name, Text value) {
    if (value.data() == nullptr) return;
    label(name[0] == 'k' ? "kind" : name);
    out_ += repr_str(value);
  }
  void field(const char* name, ConstPtr value) {
    label(name);
    out_ += repr(*value);
  }
  void field(const char* name, BoolOperator op) { enumerator(name, operator_name(op)); }
  void field(const char* name, Operator op) { enumerator(name, operator_name(op)); }
  void field(const char* name, UnaryOperator op) { enumerator(name, operator_name(op)); }
  void field(const char* name, Context context) {
    enumerator(name, context == Context::Load ? "Load" : context == Context::Store ? "Store" : "Del");
  }
  void enumerator(const char* name, std::string_view value) {
    label(name);
    out_ += value;
    out_ += "()";
  }
  template <class T>
  void field(const char* name, const T* child) {
    if (!child) return;
    label(name);
    node(*child);
  }
  template <class T>
  void field(const char* name, const Seq<T>& items) {
    label(name);
    out_ += '[';
    ++level_;
    const bool outer_inline = is_inline_;
    is_inline_ = indent_ < 0;
    bool is_first = true;
    for (const T& item : items) {
      separate(is_first);
      is_first = false;
      element(item);
    }
    is_inline_ = outer_inline;
    --level_;
    out_ += ']';
  }
  void element(Identifier name) { out_ += repr_str(name); }
  void element(CmpOperator op) {
    out_ += operator_name(op);
    out_ += "()";
  }
  void element(const Node* child) {
    if (child) {
      node(*child);
    } else {
      out_ += "None";
    }
  }

  int indent_;
  bool include_attributes_;
  bool is_first_ = true;
  bool is_inline_ = false;
  int level_ = 0;
  std::string out_;
};

}  // namespace

Result<std::string> dump_ast(const Ast& tree, int indent, bool include_attributes) {
  try {
    return Dumper(indent, include_attributes).run(*tree.root());
  } catch (SyntaxFailure& failure) {
    return std::move(failure.error);
  }
}

}  // namespace refjit::python
