// Lists and dicts of the user's functions are values, as in MindSpore's graphs: `a.append(1)` and `a[0] = 1` give the
// name `a` a changed copy, and whatever else holds the list keeps what it had. Our own functions keep Python's meaning.
#include <algorithm>

#include "capture/ast/ast_walker.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace ast = python::ast;

namespace {

template <size_t N>
bool is_among(std::string_view name, const std::string_view (&names)[N]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool is_structure(const SymbolRef& s) { return s->kind == SymbolKind::List || s->kind == SymbolKind::Dict; }

}  // namespace

bool gives_changed(std::string_view method) {
  constexpr std::string_view kNames[] = {"append", "insert", "clear", "reverse", "extend", "update"};
  return is_among(method, kNames);
}

std::optional<Break> AstWalker::refused_on_text(const SymbolRef& text, std::string_view name) {
  constexpr std::string_view kKnown[] = {"format", "lower", "upper"};
  if (!has_values_ || !evaluator_.graph().is_whole || !text->is_constant() || !vm::is_str(text->value)) return {};
  if (is_among(name, kKnown)) return {};
  return evaluator_.no_attribute(text, name);
}

bool AstWalker::changes_structures(const ast::Attribute& method) const {
  constexpr std::string_view kNames[] = {"pop", "sort", "remove", "setdefault", "popitem", "copy"};
  return has_values_ && (gives_changed(method.attr) || is_among(method.attr, kNames));
}

SymbolRef AstWalker::owned(const SymbolRef& structure, long holders) {
  if (!structure->is_outside && structure.use_count() <= holders + static_cast<long>(structure->logged.value))
    return structure;
  auto copy = std::make_shared<Symbol>(*structure);
  copy->value = {};
  copy->source = nullptr;
  copy->is_outside = false;
  copy->changed_in = 0;
  return copy;
}

bool AstWalker::is_value(const SymbolRef& object) const {
  if (!has_values_ || !is_structure(object)) return false;
  // A dict from outside that is no argument changes, where MindSpore may fall back.
  const bool is_local = object->source && object->source->kind == SourceKind::Local;
  return evaluator_.graph().is_whole || object->kind == SymbolKind::List || !object->is_outside || is_local;
}

Outcome<SymbolRef> AstWalker::changing_method(const ast::Attribute& method, SymbolRef& changed) {
  SymbolRef object;
  {
    REFJIT_CAPTURE(found, expression(*method.value));
    object = std::move(found);
  }
  place(method.span);
  // Where MindSpore may fall back, these methods change the list or dict that is there.
  constexpr std::string_view kInPlace[] = {"insert", "extend", "reverse",    "pop",
                                           "sort",   "remove", "setdefault", "popitem"};
  const bool may_fall_back = !evaluator_.graph().is_whole;
  const bool is_in_place = may_fall_back && is_among(method.attr, kInPlace);
  // But these give a dict from outside a changed copy even there.
  constexpr std::string_view kCopying[] = {"update", "clear"};
  const bool copies =
      may_fall_back && object->kind == SymbolKind::Dict && object->is_outside && is_among(method.attr, kCopying);
  if (is_in_place && object->is_outside && is_structure(object)) {
    const std::string type = object->kind == SymbolKind::List ? "list." : "dict.";
    return Break{BreakId::WritesOutside, type + std::string(method.attr) + "()", method.span, {}};
  }
  if (is_value(object) || copies) {
    const bool is_pop = object->kind == SymbolKind::List && method.attr == "pop";
    const bool is_update = object->kind == SymbolKind::Dict && method.attr == "update";
    if (evaluator_.graph().is_whole && !is_pop && !is_update &&
        (method.attr != "copy" || object->kind == SymbolKind::List) &&
        (!gives_changed(method.attr) || (object->kind == SymbolKind::Dict && method.attr != "clear")))
      return at(method.span, Outcome<SymbolRef>(evaluator_.no_attribute(object, method.attr)));
    changed = object = is_in_place && !object->is_outside
                           ? object
                           : owned(std::move(object), ast::is<ast::Name>(method.value) ? 2 : 0);
  }
  return at(method.span, evaluator_.attribute(object, method.attr));
}

Outcome<bool> AstWalker::assign_changed(const Expr& target, const SymbolRef& value) {
  switch (target.kind) {
    case ast::Kind::Name:
    case ast::Kind::Subscript:
      return assign(target, value);
    case ast::Kind::Attribute:
      return true;
    default:
      return evaluator_.compile_time(
          user_error("TypeError",
                     "Only supported augassign to attribute of self, variable and index value, but got <class 'ast." +
                         std::string(ast::kind_name(target.kind)) +
                         "'>.\nMore details please refer to syntax support at https://www.mindspore.cn",
                     target.span));
  }
}

Outcome<bool> AstWalker::assign_item(const ast::Subscript& target, const SymbolRef& value) {
  SymbolRef object;
  {
    REFJIT_CAPTURE(found, expression(*target.value));
    object = std::move(found);
  }
  REFJIT_CAPTURE(key, expression(*target.slice));
  place(target.span);
  const auto* attribute = ast::cast<ast::Attribute>(target.value);
  if (is_value(object) && attribute && evaluator_.graph().is_whole) {
    const vm::Ref whole = evaluator_.materialise(object);
    const vm::Ref text = whole ? evaluator_.vm().repr(whole) : vm::Ref();
    if (text && object->is_outside)
      return evaluator_.compile_time(user_error(
          "TypeError",
          "When JIT_SYNTAX_LEVEL is not set to LAXself." + std::string(attribute->attr) +
              " should be initialized as a 'Parameter' in the '__init__' function to perform assign subscript, but "
              "got: " +
              std::string(evaluator_.vm().text(text)) + "' with type '" +
              std::string(evaluator_.vm().type_name(whole)) + "'.",
          target.span));
  }
  // Where MindSpore may fall back an item of a dict that was passed in is written to it.
  const bool is_callers = object->kind == SymbolKind::Dict && object->is_outside && !evaluator_.graph().is_whole;
  if (is_value(object) && !attribute && !is_callers) {
    object = owned(std::move(object), ast::is<ast::Name>(target.value) ? 2 : 0);
    REFJIT_CAPTURE(stored, at(target.span, evaluator_.store_subscript(object, key, value)));
    (void)stored;
    const bool has_place = ast::is<ast::Name>(target.value) || ast::is<ast::Subscript>(target.value);
    return has_place ? assign(*target.value, object) : Outcome<bool>(true);
  }
  REFJIT_CAPTURE(changed, at(target.span, evaluator_.store_subscript(object, key, value)));
  // A tensor is another one afterwards: what the target names is that one from here on.
  const bool is_tensor = object->is_constant() && vm::tensors::is_tensor(object->value);
  const bool is_parameter = object->is_node() && object->node->has_default;
  if (is_parameter && ast::is<ast::Name>(target.value)) return at(target.span, evaluator_.write(object, changed));
  if (object->is_node() || (is_tensor && changed->is_node())) return assign(*target.value, changed);
  return true;
}

}  // namespace refjit::capture
