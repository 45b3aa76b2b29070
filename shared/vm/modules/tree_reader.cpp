// compile() of a tree of the guest's own node objects: reads them back into a syntax tree of python/, by the field
// lists of ast.def, with CPython's texts for what is missing, of the wrong kind, or no program.
#include "vm/modules/tree_reader.h"

#include <algorithm>
#include <unordered_map>

#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/types/define.h"
#include "vm/types/kinds.h"
#include "vm/types/text.h"

namespace refjit::vm {
namespace {

namespace tree = python::ast;
using python::Const;
using tree::Kind;

constexpr int kMaxDepth = 400;

constexpr const char* kBases[] = {
#define REFJIT_NODE(Struct, Base, name, fields) #Base,
#include "python/ast.def"
#undef REFJIT_NODE
};
constexpr size_t kKinds = std::size(kBases);

/// Fields that may be None, by class and field.
constexpr std::string_view kOptional[] = {"FunctionDef.returns",
                                          "AsyncFunctionDef.returns",
                                          "Return.value",
                                          "AnnAssign.value",
                                          "Raise.exc",
                                          "Raise.cause",
                                          "Assert.msg",
                                          "ImportFrom.module",
                                          "ExceptHandler.type",
                                          "ExceptHandler.name",
                                          "arguments.vararg",
                                          "arguments.kwarg",
                                          "arg.annotation",
                                          "keyword.arg",
                                          "alias.asname",
                                          "withitem.optional_vars",
                                          "match_case.guard",
                                          "MatchMapping.rest",
                                          "MatchStar.name",
                                          "MatchAs.pattern",
                                          "MatchAs.name",
                                          "Yield.value",
                                          "FormattedValue.format_spec",
                                          "Slice.lower",
                                          "Slice.upper",
                                          "Slice.step"};

template <class T>
constexpr const char* category() {
  if constexpr (std::is_same_v<T, tree::Stmt>) return "stmt";
  if constexpr (std::is_same_v<T, tree::Expr>) return "expr";
  if constexpr (std::is_same_v<T, tree::Pattern>) return "pattern";
  if constexpr (std::is_same_v<T, tree::ExceptHandler>) return "excepthandler";
  return "";
}

const char* context_name(tree::Context context) {
  return context == tree::Context::Load ? "Load" : context == tree::Context::Store ? "Store" : "Del";
}

/// What an expression at this field is for.
tree::Context context_of(Kind owner, std::string_view field) {
  const bool is_target = field == "target" || field == "targets" || field == "optional_vars";
  if (!is_target) return tree::Context::Load;
  return owner == Kind::Delete ? tree::Context::Del : tree::Context::Store;
}

class Reader {
 public:
  Reader(Vm& vm, Dict* classes, python::Ast& made) : vm_(vm), made_(made) {
    for (size_t i = 0; i < kKinds; ++i) add_class(kinds_, classes, tree::kind_name(static_cast<Kind>(i)), i);
    for (size_t i = 0; i < 13; ++i) add_class(operators_, classes, tree::operator_name(tree::Operator(i)), i);
    for (size_t i = 0; i < 2; ++i) add_class(bool_operators_, classes, tree::operator_name(tree::BoolOperator(i)), i);
    for (size_t i = 0; i < 4; ++i) add_class(unary_operators_, classes, tree::operator_name(tree::UnaryOperator(i)), i);
    for (size_t i = 0; i < 10; ++i) add_class(comparisons_, classes, tree::operator_name(tree::CmpOperator(i)), i);
    for (size_t i = 0; i < 3; ++i) add_class(contexts_, classes, context_name(tree::Context(i)), i);
  }

  /// The tree of `v`, whose class must be that of `kind`.
  const tree::Node* root(Value v, Kind kind) {
    const int found = find(kinds_, v);
    if (found != static_cast<int>(kind)) {
      vm_.raise(vm_.types().TypeError,
                "expected " + std::string(tree::kind_name(kind)) + " node, got " + vm_.type_name(v));
      return nullptr;
    }
    return node(v, found);
  }

 private:
  using Classes = std::unordered_map<const Type*, size_t>;

  void add_class(Classes& into, Dict* classes, std::string_view name, size_t number) {
    const Value v = dict_get(classes, vm_.intern(name));
    if (v) into.emplace(is_kind(v, kTypeType) ? as<Type>(v) : vm_.type_of(v), number);
  }
  /// The number of the nearest class of `v` that is in the table; -1: none.
  int find(const Classes& classes, Value v) {
    for (Value base : vm_.type_of(v)->mro->span())
      if (auto found = classes.find(as<Type>(base)); found != classes.end()) return static_cast<int>(found->second);
    return -1;
  }

  bool type_fault(std::string text) { return fail(vm_.raise(vm_.types().TypeError, std::move(text))); }
  bool value_fault(std::string text) { return fail(vm_.raise(vm_.types().ValueError, std::move(text))); }
  std::string shown(Value v) {
    Ref text = vm_.repr(v);
    if (!text) vm_.take_exception();
    return text ? std::string(vm_.text(text)) : "?";
  }

  const tree::Node* node(Value v, int kind) {
    if (++depth_ > kMaxDepth) {
      vm_.raise(vm_.types().RecursionError, "maximum recursion depth exceeded during compilation");
      return nullptr;
    }
    Span span;
    span.file = made_.file();
    if (!place(v, static_cast<Kind>(kind), span)) return nullptr;
    const tree::Node* result = nullptr;
    switch (static_cast<Kind>(kind)) {
#define REFJIT_FIELD(type, name) &&field(v, Kind(kind), #name, self->name)
#define REFJIT_NODE(Struct, Base, name, fields)                   \
  case Kind::Struct: {                                            \
    [[maybe_unused]] auto* self = made_.make<tree::Struct>(span); \
    if (true fields) result = self;                               \
    break;                                                        \
  }
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
    }
    --depth_;
    return result && check(*result) ? result : nullptr;
  }

  bool place(Value v, Kind kind, Span& span) {
    const std::string_view base = kBases[static_cast<size_t>(kind)];
    const bool has_place = base != "Node" || kind == Kind::ExceptHandler || kind == Kind::Arg ||
                           kind == Kind::Keyword || kind == Kind::Alias;
    if (!has_place) return true;
    int64_t line, column, end_line, end_column;
    if (!position(v, kind, "lineno", -1, line) || !position(v, kind, "col_offset", -1, column) ||
        !position(v, kind, "end_lineno", line, end_line) || !position(v, kind, "end_col_offset", column, end_column))
      return false;
    if (end_line < line)
      return value_fault("AST node line range (" + std::to_string(line) + ", " + std::to_string(end_line) +
                         ") is not valid");
    if ((line < 0 && end_line != line) || (column < 0 && end_column != column))
      return value_fault("AST node column range (" + std::to_string(column) + ", " + std::to_string(end_column) +
                         ") for line range (" + std::to_string(line) + ", " + std::to_string(end_line) +
                         ") is not valid");
    if (line == end_line && end_column < column)
      return value_fault("line " + std::to_string(line) + ", column " + std::to_string(column) + "-" +
                         std::to_string(end_column) + " is not a valid range");
    span.line = static_cast<uint32_t>(std::max<int64_t>(line, 0));
    span.col = static_cast<uint32_t>(std::max<int64_t>(column, 0));
    span.end_line = static_cast<uint32_t>(std::max<int64_t>(end_line, 0));
    span.end_col = static_cast<uint32_t>(std::max<int64_t>(end_column, 0));
    return true;
  }
  bool position(Value v, Kind kind, const char* name, int64_t fallback, int64_t& out) {
    Ref value = vm_.find_attribute(v, vm_.intern(name));
    if (!value && vm_.has_exception()) return false;
    if (!value || value.get().is_none()) {
      out = fallback;
      if (fallback != -1) return true;
      std::string owner = kBases[static_cast<size_t>(kind)];
      owner = owner == "Stmt"               ? "stmt"
              : owner == "Expr"             ? "expr"
              : owner == "Pattern"          ? "pattern"
              : kind == Kind::ExceptHandler ? "excepthandler"
                                            : std::string(tree::kind_name(kind));
      return type_fault("required field \"" + std::string(name) + "\" missing from " + owner);
    }
    if (!is_int(value)) return value_fault("invalid integer value: " + shown(value));
    return vm_.as_int64(value, out);
  }

  /// The attribute; null with an exception when a required one is missing.
  Ref attribute(Value owner, Kind kind, std::string_view name, bool is_optional) {
    Ref value = vm_.find_attribute(owner, vm_.intern(name));
    if (value || vm_.has_exception()) return value;
    if (is_optional) return kNone;
    type_fault("required field \"" + std::string(name) + "\" missing from " + std::string(tree::kind_name(kind)));
    return {};
  }
  static bool may_be_none(Kind kind, std::string_view name) {
    const std::string full = std::string(tree::kind_name(kind)) + "." + std::string(name);
    return std::find(std::begin(kOptional), std::end(kOptional), full) != std::end(kOptional);
  }
  bool missing(Kind kind, std::string_view name) {
    return value_fault("field '" + std::string(name) + "' is required for " + std::string(tree::kind_name(kind)));
  }

  template <class T>
  bool field(Value owner, Kind kind, std::string_view name, T& out) {
    if (name == "kind_text") name = "kind";
    constexpr bool is_text = std::is_same_v<T, tree::Text>;
    Ref value = attribute(owner, kind, name, is_text || may_be_none(kind, name) || name == "level");
    return value && read(value, kind, name, out);
  }

  template <class T>
  bool read(Value v, Kind owner, std::string_view name, const T*& out) {
    if constexpr (std::is_same_v<T, Const>) {
      Const value;
      if (!constant(v, value)) return false;
      out = made_.keep(std::move(value));
      return true;
    } else {
      if (v.is_none()) return may_be_none(owner, name) || missing(owner, name);
      const int kind = find(kinds_, v);
      constexpr bool is_placed =
          std::is_same_v<T, tree::Stmt> || std::is_same_v<T, tree::Expr> || std::is_same_v<T, tree::Pattern>;
      int64_t unused;
      // Where it is is read before what it is.
      if (is_placed && kind < 0 && !position(v, first_of<T>(), "lineno", -1, unused)) return false;
      const std::string wanted = *category<T>() ? category<T>() : "";
      if (kind < 0 || !fits<T>(static_cast<Kind>(kind))) {
        return type_fault(wanted.empty()
                              ? "expected some sort of " + std::string(kind_of<T>()) + ", but got " + shown(v)
                              : "expected some sort of " + wanted + ", but got " + shown(v));
      }
      const tree::Node* made = node(v, kind);
      if (!made) return false;
      out = static_cast<const T*>(made);
      if constexpr (std::is_same_v<T, tree::Expr>) {
        const bool passes_on = owner == Kind::List || owner == Kind::Tuple || owner == Kind::Starred;
        const bool is_own = passes_on && name != "ctx";
        if (!is_own) return in_context(*made, context_of(owner, name));
      }
      return true;
    }
  }
  /// A kind of the category, for its name.
  template <class T>
  static constexpr Kind first_of() {
    if constexpr (std::is_same_v<T, tree::Expr>) return Kind::Name;
    if constexpr (std::is_same_v<T, tree::Pattern>) return Kind::MatchAs;
    return Kind::Pass;
  }
  template <class T>
  static bool fits(Kind kind) {
    const std::string_view base = kBases[static_cast<size_t>(kind)];
    if constexpr (std::is_same_v<T, tree::Stmt>)
      return base == "Stmt";
    else if constexpr (std::is_same_v<T, tree::Expr>)
      return base == "Expr";
    else if constexpr (std::is_same_v<T, tree::Pattern>)
      return base == "Pattern";
    else
      return kind == T::kKind;
  }
  template <class T>
  static std::string_view kind_of() {
    if constexpr (std::is_same_v<T, tree::Stmt> || std::is_same_v<T, tree::Expr> || std::is_same_v<T, tree::Pattern>)
      return category<T>();
    else
      return tree::kind_name(T::kKind);
  }

  template <class T>
  bool read(Value v, Kind owner, std::string_view name, tree::Seq<T>& out) {
    if (!is_list(v)) {
      return type_fault(std::string(tree::kind_name(owner)) + " field \"" + std::string(name) +
                        "\" must be a list, not a " + vm_.type_name(v));
    }
    const bool may_lack = (owner == Kind::Dict && name == "keys") || name == "kw_defaults";
    std::vector<T> items;
    for (int64_t i = 0; i < as_list(v)->size; ++i) {
      Ref item(as_list(v)->items[i]);
      T made{};
      if (item.get().is_none() && may_lack) {
        items.push_back(made);
        continue;
      }
      if (item.get().is_none() && std::is_same_v<T, tree::Ptr<tree::Expr>>)
        return value_fault("None disallowed in expression list");
      if (item.get().is_none() && std::is_same_v<T, tree::Ptr<tree::Stmt>>)
        return value_fault("None disallowed in statement list");
      if (!read(item, owner, name, made)) return false;
      items.push_back(made);
    }
    out = made_.seq(items);
    return true;
  }

  bool read(Value v, Kind owner, std::string_view name, tree::Identifier& out) {
    if (v.is_none()) return may_be_none(owner, name) || missing(owner, name);
    if (!is_exactly(v, vm_.types().str)) return type_fault("AST identifier must be of type str");
    const std::string_view text = view_of(v);
    const bool is_name = owner == Kind::Name || name == "asname" || name == "names" || owner == Kind::Arg;
    if (is_name && (text == "None" || text == "True" || text == "False"))
      return value_fault("identifier field can't represent '" + std::string(text) + "' constant");
    out = made_.intern(text);
    return true;
  }
  bool read(Value v, Kind, std::string_view, tree::Text& out) {
    if (v.is_none()) return true;
    if (!is_str(v)) return type_fault("AST string must be of type str");
    out = made_.keep_text(view_of(v));
    return true;
  }
  bool read(Value v, Kind, std::string_view name, int& out) {
    out = 0;
    if (v.is_none() && name == "level") return true;
    if (!is_int(v)) return value_fault("invalid integer value: " + shown(v));
    int64_t number;
    if (!vm_.as_int64(v, number)) return false;
    out = static_cast<int>(number);
    return true;
  }
  template <class T>
  bool choose(const Classes& classes, const char* what, Value v, T& out) {
    const int found = find(classes, v);
    if (found < 0) return type_fault(std::string("expected some sort of ") + what + ", but got " + shown(v));
    out = static_cast<T>(found);
    return true;
  }
  bool read(Value v, Kind, std::string_view, tree::Operator& out) { return choose(operators_, "operator", v, out); }
  bool read(Value v, Kind, std::string_view, tree::BoolOperator& out) {
    return choose(bool_operators_, "boolop", v, out);
  }
  bool read(Value v, Kind, std::string_view, tree::UnaryOperator& out) {
    return choose(unary_operators_, "unaryop", v, out);
  }
  bool read(Value v, Kind, std::string_view, tree::CmpOperator& out) { return choose(comparisons_, "cmpop", v, out); }
  bool read(Value v, Kind, std::string_view, tree::Context& out) { return choose(contexts_, "expr_context", v, out); }

  bool constant(Value v, Const& out) {
    int64_t number;
    if (v.is_none())
      out = Const::of(Const::Kind::None);
    else if (v.is_bool())
      out = Const::of_bool(v == kTrue);
    else if (v == kEllipsis)
      out = Const::of(Const::Kind::Ellipsis);
    else if (v.is_double())
      out = Const::of_float(v.as_double());
    else if (is_exactly(v, vm_.types().str))
      out = Const::of_str(std::string(view_of(v)));
    else if (is_exactly(v, vm_.types().bytes))
      out = Const::of_bytes(std::string(as<Bytes>(v)->view()));
    else if (is_int(v) && vm_.type_of(v) == vm_.types().int_) {
      if (int_fits(v, number)) {
        out = Const::of_int(number);
      } else {
        Ref text = vm_.format(v, "#x");
        if (!text) return false;
        out = Const::of(Const::Kind::BigInt);
        out.text = std::string(vm_.text(text));
      }
    } else if (is_exactly(v, vm_.types().complex)) {
      Ref real = vm_.get_attribute(v, "real"), imaginary = vm_.get_attribute(v, "imag");
      double x, y;
      if (!real || !imaginary || !vm_.as_double(real, x) || !vm_.as_double(imaginary, y)) return false;
      out = Const::of_complex(x, y);
    } else if (is_exactly(v, vm_.types().tuple) || is_exactly(v, vm_.types().frozenset)) {
      std::vector<Const> items;
      const bool ok = vm_.for_each(v, [&](Value item) {
        items.emplace_back();
        return constant(item, items.back());
      });
      if (!ok || vm_.has_exception()) return false;
      out = Const::of_items(is_tuple(v) ? Const::Kind::Tuple : Const::Kind::FrozenSet, std::move(items));
    } else {
      return type_fault("got an invalid type in Constant: " + vm_.type_name(v));
    }
    return true;
  }

  bool in_context(const tree::Node& e, tree::Context wanted) {
    tree::Context has = tree::Context::Load;
    switch (e.kind) {
#define REFJIT_HAS_CONTEXT(Struct)       \
  case Kind::Struct:                     \
    has = tree::as<tree::Struct>(e).ctx; \
    break;
      REFJIT_HAS_CONTEXT(Attribute)
      REFJIT_HAS_CONTEXT(Subscript)
      REFJIT_HAS_CONTEXT(Starred)
      REFJIT_HAS_CONTEXT(Name)
      REFJIT_HAS_CONTEXT(List)
      REFJIT_HAS_CONTEXT(Tuple)
#undef REFJIT_HAS_CONTEXT
      default:
        if (wanted == tree::Context::Load) return true;
        return value_fault(std::string("expression which can't be assigned to in ") + context_name(wanted) +
                           " context");
    }
    return has == wanted || value_fault(std::string("expression must have ") + context_name(wanted) +
                                        " context but has " + context_name(has) + " instead");
  }
  template <class Items>
  bool all_in_context(const Items& items, tree::Context wanted) {
    for (const tree::Expr* e : items)
      if (!in_context(*e, wanted)) return false;
    return true;
  }

  template <class T>
  bool filled(const tree::Seq<T>& items, const char* what, const tree::Node& owner) {
    return !items.empty() ||
           value_fault(std::string("empty ") + what + " on " + std::string(tree::kind_name(owner.kind)));
  }

  /// What no program has although its fields are there.
  bool check(const tree::Node& n) {
    switch (n.kind) {
#define REFJIT_FILLED(Struct, items) \
  case Kind::Struct:                 \
    return filled(tree::as<tree::Struct>(n).items, #items, n);
      REFJIT_FILLED(FunctionDef, body)
      REFJIT_FILLED(AsyncFunctionDef, body)
      REFJIT_FILLED(ClassDef, body)
      REFJIT_FILLED(Delete, targets)
      REFJIT_FILLED(Assign, targets)
      REFJIT_FILLED(For, body)
      REFJIT_FILLED(AsyncFor, body)
      REFJIT_FILLED(While, body)
      REFJIT_FILLED(If, body)
      REFJIT_FILLED(Import, names)
      REFJIT_FILLED(Global, names)
      REFJIT_FILLED(Nonlocal, names)
      REFJIT_FILLED(Match, cases)
      REFJIT_FILLED(MatchCase, body)
      REFJIT_FILLED(ExceptHandler, body)
#undef REFJIT_FILLED
      case Kind::With:
        return filled(tree::as<tree::With>(n).items, "items", n) && filled(tree::as<tree::With>(n).body, "body", n);
      case Kind::AsyncWith:
        return filled(tree::as<tree::AsyncWith>(n).items, "items", n) &&
               filled(tree::as<tree::AsyncWith>(n).body, "body", n);
      case Kind::ImportFrom:
        if (tree::as<tree::ImportFrom>(n).level < 0) return value_fault("Negative ImportFrom level");
        return filled(tree::as<tree::ImportFrom>(n).names, "names", n);
      case Kind::Try:
        return check_try(tree::as<tree::Try>(n), "Try");
      case Kind::TryStar:
        return check_try(tree::as<tree::TryStar>(n), "TryStar");
      case Kind::Raise:
        return !tree::as<tree::Raise>(n).cause || tree::as<tree::Raise>(n).exc ||
               value_fault("Raise with cause but no exception");
      case Kind::AnnAssign: {
        const auto& a = tree::as<tree::AnnAssign>(n);
        return !a.simple || a.target->kind == Kind::Name || type_fault("AnnAssign with simple non-Name target");
      }
      default:
        return check_expression(n);
    }
  }
  template <class T>
  bool check_try(const T& n, const char* name) {
    if (n.body.empty()) return value_fault(std::string("empty body on ") + name);
    if (n.handlers.empty() && n.finalbody.empty())
      return value_fault(std::string(name) + " has neither except handlers nor finalbody");
    if (n.handlers.empty() && !n.orelse.empty())
      return value_fault(std::string(name) + " has orelse but no except handlers");
    return true;
  }
  bool check_expression(const tree::Node& n) {
    const auto has_generators = [&](const auto& comprehension) {
      return !comprehension.generators.empty() || value_fault("comprehension with no generators");
    };
    switch (n.kind) {
      case Kind::BoolOp:
        return tree::as<tree::BoolOp>(n).values.size() >= 2 || value_fault("BoolOp with less than 2 values");
      case Kind::Compare: {
        const auto& c = tree::as<tree::Compare>(n);
        if (c.comparators.empty()) return value_fault("Compare with no comparators");
        return c.comparators.size() == c.ops.size() ||
               value_fault("Compare has a different number of comparators and operands");
      }
      case Kind::Dict:
        return tree::as<tree::Dict>(n).keys.size() == tree::as<tree::Dict>(n).values.size() ||
               value_fault("Dict doesn't have the same number of keys as values");
      case Kind::ListComp:
        return has_generators(tree::as<tree::ListComp>(n));
      case Kind::SetComp:
        return has_generators(tree::as<tree::SetComp>(n));
      case Kind::DictComp:
        return has_generators(tree::as<tree::DictComp>(n));
      case Kind::GeneratorExp:
        return has_generators(tree::as<tree::GeneratorExp>(n));
      case Kind::NamedExpr:
        return tree::as<tree::NamedExpr>(n).target->kind == Kind::Name || type_fault("NamedExpr target must be a Name");
      case Kind::List:
        return all_in_context(tree::as<tree::List>(n).elts, tree::as<tree::List>(n).ctx);
      case Kind::Tuple:
        return all_in_context(tree::as<tree::Tuple>(n).elts, tree::as<tree::Tuple>(n).ctx);
      case Kind::Starred:
        return in_context(*tree::as<tree::Starred>(n).value, tree::as<tree::Starred>(n).ctx);
      case Kind::Arguments: {
        const auto& a = tree::as<tree::Arguments>(n);
        if (a.defaults.size() > a.posonlyargs.size() + a.args.size())
          return value_fault("more positional defaults than args on arguments");
        return a.kw_defaults.size() == a.kwonlyargs.size() ||
               value_fault("length of kwonlyargs is not the same as kw_defaults on arguments");
      }
      default:
        return true;
    }
  }

  Vm& vm_;
  python::Ast& made_;
  Classes kinds_, operators_, bool_operators_, unary_operators_, comparisons_, contexts_;
  int depth_ = 0;
};

}  // namespace

std::shared_ptr<const python::Ast> read_tree(Vm& vm, Value root, Dict* classes, python::Mode mode, FileId file) {
  auto made = std::make_shared<python::Ast>(file);
  const Kind kind = mode == python::Mode::Eval     ? Kind::Expression
                    : mode == python::Mode::Single ? Kind::Interactive
                                                   : Kind::Module;
  const tree::Node* node = Reader(vm, classes, *made).root(root, kind);
  if (!node) return nullptr;
  made->set_root(node);
  return made;
}

}  // namespace refjit::vm
