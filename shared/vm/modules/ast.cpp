// The module _ast_trees: a syntax tree of python/ as objects of the guest's node classes (guest/stdlib/ast.py), by the
// field lists of ast.def.
#include "python/python.h"
#include "vm/builtin_types.h"
#include "vm/character_names.h"
#include "vm/code.h"
#include "vm/exception.h"
#include "vm/execute.h"
#include "vm/modules/modules.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/str.h"

namespace refjit::vm {
namespace {

namespace tree = python::ast;

constexpr int kMaxDepth = 400;

/// Makes guest objects of nodes. Every function gives a null Ref with an exception set on failure.
class Maker {
 public:
  Maker(Vm& vm, Dict* classes) : vm_(vm), classes_(classes) {}

  Ref node(const tree::Node& node) {
    if (++depth_ > kMaxDepth) {
      return vm_.raise("RecursionError", "maximum recursion depth exceeded during ast construction");
    }
    Ref made = vm_.call(class_of(tree::kind_name(node.kind)), {});
    if (!made || !fields(node, made) || !place(node, made)) return {};
    --depth_;
    return made;
  }

 private:
  /// The class of a node, or the one object of an operator.
  Value class_of(std::string_view name) { return dict_get(classes_, vm_.intern(name)); }

  bool set(Value owner, std::string_view name, Ref value) { return value && vm_.set_attribute(owner, name, value); }

  bool fields(const tree::Node& node, Value owner) {
    switch (node.kind) {
#define REFJIT_FIELD(type, name) &&field(owner, #name, self.name)
#define REFJIT_NODE(Struct, Base, name, fields)                       \
  case tree::Kind::Struct: {                                          \
    [[maybe_unused]] const auto& self = tree::as<tree::Struct>(node); \
    return true fields;                                               \
  }
#include "python/ast.def"
#undef REFJIT_NODE
#undef REFJIT_FIELD
    }
    return true;
  }

  template <class T>
  bool field(Value owner, std::string_view name, const T& value) {
    return set(owner, name == "kind_text" ? "kind" : name, object(value));
  }

  template <class T>
  Ref object(const T* const& child) {
    if constexpr (std::is_same_v<T, python::Const>) {
      return child ? make_const(vm_, *child) : Ref(kNone);
    } else {
      return child ? node(*child) : Ref(kNone);
    }
  }
  template <class T>
  Ref object(const tree::Seq<T>& items) {
    Ref list = new_list(vm_, items.size());
    for (const T& item : items) {
      Ref made = list ? object(item) : Ref();
      if (!made || !list_append(vm_, as_list(list), std::move(made))) return {};
    }
    return list;
  }
  Ref object(const tree::Identifier& name) { return name.data() ? Ref(Value(vm_.intern(name))) : Ref(kNone); }
  Ref object(const tree::Text& text) { return text.data() ? vm_.string(text) : Ref(kNone); }
  Ref object(int number) { return vm_.integer(number); }
  Ref object(tree::Operator op) { return class_of(tree::operator_name(op)); }
  Ref object(tree::BoolOperator op) { return class_of(tree::operator_name(op)); }
  Ref object(tree::UnaryOperator op) { return class_of(tree::operator_name(op)); }
  Ref object(tree::CmpOperator op) { return class_of(tree::operator_name(op)); }
  Ref object(tree::Context context) {
    return class_of(context == tree::Context::Load ? "Load" : context == tree::Context::Store ? "Store" : "Del");
  }

  /// Line numbers and columns, where the class has them.
  bool place(const tree::Node& node, Value owner) {
    switch (node.kind) {
      case tree::Kind::Module:
      case tree::Kind::Interactive:
      case tree::Kind::Expression:
      case tree::Kind::Comprehension:
      case tree::Kind::Arguments:
      case tree::Kind::WithItem:
      case tree::Kind::MatchCase:
      case tree::Kind::TypeIgnore:
        return true;
      default:
        return set(owner, "lineno", vm_.integer(node.span.line)) &&
               set(owner, "col_offset", vm_.integer(node.span.col)) &&
               set(owner, "end_lineno", vm_.integer(node.span.end_line)) &&
               set(owner, "end_col_offset", vm_.integer(node.span.end_col));
    }
  }

  Vm& vm_;
  Dict* classes_;
  int depth_ = 0;
};

/// tree(text, file name, mode, type_comments, classes)
Ref make_tree(Vm& vm, Args args) {
  if (!is_str(args[0]) || !is_str(args[1]) || !is_str(args[2]) || !is_dict(args[4]))
    return vm.raise("TypeError", "tree(str, str, str, bool, dict)");
  python::ParseOptions options;
  const std::string_view mode = view_of(args[2]);
  options.mode = mode == "eval" ? python::Mode::Eval : mode == "single" ? python::Mode::Single : python::Mode::Exec;
  options.type_comments = args[3] == kTrue;
  const std::string name(view_of(args[1]));
  const python::CharacterNames characters(named_characters(vm, view_of(args[0])));
  const python::IdentifierForms forms(normal_identifiers(vm, view_of(args[0])));
  const FileId file = vm.files().add(name, std::string(view_of(args[0])), false);
  auto parsed = python::parse(vm.files(), file, options);
  if (!parsed) return compile_text(vm, name, std::string(view_of(args[0])), options.mode, false);  // raises its error
  return Maker(vm, as_dict(args[4])).node(*(*parsed)->root());
}

const NativeDef kFunctions[] = {{"tree", "text, file_name, mode, type_comments, classes, /", make_tree}};

}  // namespace

bool init_ast(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
