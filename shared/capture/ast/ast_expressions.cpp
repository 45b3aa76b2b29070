// Expressions of ast capture.
#include "capture/ast/ast_walker.h"
#include "capture/ast/decided.h"
#include "capture/ast/plain_text.h"
#include "capture/ast/refusals.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace ast = python::ast;
using vm::Ref;
using vm::Value;

namespace {

/// A CellList, which a static graph takes as the tuple of its cells.
bool is_cell_list(vm::Vm& vm, const SymbolRef& symbol) {
  return symbol->is_constant() && symbol->value.get().is_object() &&
         vm::find_in_type(vm, vm.type_of(symbol->value), vm.intern("__cell_as_list__"));
}

}  // namespace

vm::BinaryOp AstWalker::binary_op(ast::Operator op) {
  static constexpr vm::BinaryOp kBinaryOps[] = {
      vm::BinaryOp::Add,        vm::BinaryOp::Subtract,  vm::BinaryOp::Multiply, vm::BinaryOp::MatMul,
      vm::BinaryOp::TrueDivide, vm::BinaryOp::Remainder, vm::BinaryOp::Power,    vm::BinaryOp::LShift,
      vm::BinaryOp::RShift,     vm::BinaryOp::Or,        vm::BinaryOp::Xor,      vm::BinaryOp::And,
      vm::BinaryOp::FloorDivide};
  return kBinaryOps[static_cast<size_t>(op)];
}

Outcome<SymbolRef> AstWalker::expression(const Expr& expr) {
  switch (expr.kind) {
    case ast::Kind::Name:
      return at(expr.span, name(ast::as<ast::Name>(expr)));
    case ast::Kind::Constant:
      return at(expr.span, constant(ast::as<ast::Constant>(expr)));
    case ast::Kind::BinOp:
      return binary_chain(ast::as<ast::BinOp>(expr));
    case ast::Kind::UnaryOp: {
      const auto& node = ast::as<ast::UnaryOp>(expr);
      REFJIT_CAPTURE(operand, expression(*node.operand));
      place(expr.span);
      if (node.op == ast::UnaryOperator::Not) return at(expr.span, evaluator_.logical_not(operand));
      const vm::UnaryOp op = node.op == ast::UnaryOperator::Invert ? vm::UnaryOp::Invert
                             : node.op == ast::UnaryOperator::UAdd ? vm::UnaryOp::Positive
                                                                   : vm::UnaryOp::Negative;
      return at(expr.span, evaluator_.unary(op, operand));
    }
    case ast::Kind::Compare:
      return compare(ast::as<ast::Compare>(expr));
    case ast::Kind::BoolOp:
      return bool_op(ast::as<ast::BoolOp>(expr));
    case ast::Kind::IfExp:
      return conditional(ast::as<ast::IfExp>(expr));
    case ast::Kind::NamedExpr: {
      const auto& node = ast::as<ast::NamedExpr>(expr);
      if (has_values_ && evaluator_.graph().is_whole)
        return Break{BreakId::UnsupportedSyntax, "expression 'NamedExpr'", expr.span, {}};
      REFJIT_CAPTURE(value, expression(*node.value));
      REFJIT_CAPTURE(done, assign(*node.target, value));
      (void)done;
      return value;
    }
    case ast::Kind::Call:
      return call(ast::as<ast::Call>(expr));
    case ast::Kind::Attribute: {
      const auto& node = ast::as<ast::Attribute>(expr);
      REFJIT_CAPTURE(object, expression(*node.value));
      place(expr.span);
      if (auto refused = refused_on_text(object, node.attr)) return at(expr.span, Outcome<SymbolRef>(*refused));
      if (auto refused = has_values_ ? refused_of_parameter(object, node.attr) : std::nullopt)
        return at(expr.span, Outcome<SymbolRef>(evaluator_.compile_time(std::move(*refused))));
      return at(expr.span, evaluator_.attribute(object, node.attr));
    }
    case ast::Kind::Subscript: {
      const auto& node = ast::as<ast::Subscript>(expr);
      REFJIT_CAPTURE(object, expression(*node.value));
      REFJIT_CAPTURE(key, expression(*node.slice));
      place(expr.span);
      if (key->is_constant() || key->kind == SymbolKind::Slice)
        if (is_cell_list(evaluator_.vm(), object)) {
          REFJIT_CAPTURE(cells, evaluator_.items_of(object));
          object = Symbol::tuple(std::move(cells));
        }
      if (auto refused = has_values_ ? refused_index(object, key) : std::nullopt)
        return at(expr.span, Outcome<SymbolRef>(evaluator_.compile_time(std::move(*refused))));
      Outcome<SymbolRef> item = evaluator_.subscript(object, key);
      if (!item && object->kind == SymbolKind::Dict && item.why().error && item.why().error->type == "KeyError") {
        const Ref name = evaluator_.materialise(key), shown = name ? evaluator_.vm().str(name) : Ref();
        const Ref dict = evaluator_.materialise(object), known = dict ? evaluator_.vm().repr(dict) : Ref();
        if (shown)
          item = evaluator_.compile_time(user_error(
              "ValueError", "The key " + std::string(evaluator_.vm().text(shown)) + " does not exist in the dict:" +
                                (known ? std::string(evaluator_.vm().text(known)) : "ValueAny")));
      }
      return at(expr.span, std::move(item));
    }
    case ast::Kind::Slice: {
      const auto& node = ast::as<ast::Slice>(expr);
      std::vector<SymbolRef> parts;
      for (const Expr* part : {node.lower, node.upper, node.step}) {
        if (!part) {
          parts.push_back(Symbol::constant(vm::kNone));
          continue;
        }
        REFJIT_CAPTURE(value, expression(*part));
        parts.push_back(value);
      }
      return Symbol::slice(parts[0], parts[1], parts[2]);
    }
    case ast::Kind::Tuple: {
      REFJIT_CAPTURE(items, elements(ast::as<ast::Tuple>(expr).elts));
      return Symbol::tuple(std::move(items));
    }
    case ast::Kind::List: {
      REFJIT_CAPTURE(items, elements(ast::as<ast::List>(expr).elts));
      return Symbol::list(std::move(items));
    }
    case ast::Kind::Dict: {
      const auto& node = ast::as<ast::Dict>(expr);
      SymbolRef dict = Symbol::dict({}, {});
      for (size_t i = 0; i < node.values.size(); ++i) {
        if (!node.keys[i]) {
          REFJIT_CAPTURE(more, expression(*node.values[i]));
          if (more->kind != SymbolKind::Dict)
            return Break{BreakId::UnsupportedSyntax, "** of a value that is no dict", expr.span, {}};
          for (size_t k = 0; k < more->items.size(); ++k) {
            REFJIT_CAPTURE(
                done, at(expr.span, evaluator_.store_subscript(dict, Symbol::constant(more->keys[k]), more->items[k])));
            (void)done;
          }
          continue;
        }
        REFJIT_CAPTURE(key, expression(*node.keys[i]));
        if (has_values_ && key->is_node())
          return at(expr.span, Outcome<SymbolRef>(evaluator_.compile_time(user_error(
                                   "RuntimeError",
                                   "make_dict evaluator key only supports string, number, type, none, constant tensor "
                                   "and tuple, but got ValueAny"))));
        REFJIT_CAPTURE(value, expression(*node.values[i]));
        REFJIT_CAPTURE(done, at(expr.span, evaluator_.store_subscript(dict, key, value)));
        (void)done;
      }
      return dict;
    }
    case ast::Kind::Lambda:
      return function_symbol(expr, *ast::as<ast::Lambda>(expr).args);
    case ast::Kind::JoinedStr:
      return joined(ast::as<ast::JoinedStr>(expr));
    case ast::Kind::ListComp: {
      const auto& node = ast::as<ast::ListComp>(expr);
      return within(expr.span, comprehension(*node.elt, nullptr, node.generators));
    }
    case ast::Kind::GeneratorExp: {
      const auto& node = ast::as<ast::GeneratorExp>(expr);
      REFJIT_CAPTURE(list, within(expr.span, comprehension(*node.elt, nullptr, node.generators)));
      SymbolRef iterator = Symbol::iterator(list->items);
      iterator->function = Symbol::constant(Value(evaluator_.vm().types().list));
      return iterator;
    }
    case ast::Kind::DictComp: {
      const auto& node = ast::as<ast::DictComp>(expr);
      return within(expr.span, comprehension(*node.value, node.key, node.generators));
    }
    default:
      return Break{
          BreakId::UnsupportedSyntax, "expression '" + std::string(ast::kind_name(expr.kind)) + "'", expr.span, {}};
  }
}

Outcome<SymbolRef> AstWalker::binary_chain(const ast::BinOp& expr) {
  // a + b + c + ... is a spine of the source's length on the left: walked by a loop.
  std::vector<const ast::BinOp*> spine{&expr};
  while (const auto* left = ast::cast<ast::BinOp>(spine.back()->left)) spine.push_back(left);
  REFJIT_CAPTURE(first, expression(*spine.back()->left));
  SymbolRef value = first;
  for (auto it = spine.rbegin(); it != spine.rend(); ++it) {
    REFJIT_CAPTURE(right, expression(*(*it)->right));
    place((*it)->span);
    REFJIT_CAPTURE(next, at((*it)->span, evaluator_.binary(binary_op((*it)->op), value, right, false)));
    value = next;
  }
  return value;
}

Outcome<SymbolRef> AstWalker::compare(const ast::Compare& expr) {
  REFJIT_CAPTURE(first, expression(*expr.left));
  return compare_from(expr, 0, first);
}

Outcome<SymbolRef> AstWalker::compare_from(const ast::Compare& expr, size_t start, SymbolRef left) {
  SymbolRef result;
  for (size_t i = start; i < expr.ops.size(); ++i) {
    REFJIT_CAPTURE(right, expression(*expr.comparators[i]));
    place(expr.span);
    using Op = ast::CmpOperator;
    Outcome<SymbolRef> one = [&]() -> Outcome<SymbolRef> {
      switch (expr.ops[i]) {
        case Op::Eq:
          return evaluator_.compare(vm::CompareOp::Eq, left, right);
        case Op::NotEq:
          return evaluator_.compare(vm::CompareOp::Ne, left, right);
        case Op::Lt:
          return evaluator_.compare(vm::CompareOp::Lt, left, right);
        case Op::LtE:
          return evaluator_.compare(vm::CompareOp::Le, left, right);
        case Op::Gt:
          return evaluator_.compare(vm::CompareOp::Gt, left, right);
        case Op::GtE:
          return evaluator_.compare(vm::CompareOp::Ge, left, right);
        case Op::Is:
          return evaluator_.is_same(left, right, false);
        case Op::IsNot:
          return evaluator_.is_same(left, right, true);
        case Op::In:
          return evaluator_.contains(right, left, false);
        case Op::NotIn:
          return evaluator_.contains(right, left, true);
      }
      return Break{BreakId::UnsupportedSyntax, "comparison", expr.span, {}};
    }();
    REFJIT_CAPTURE(value, at(expr.span, std::move(one)));
    result = value;
    if (i + 1 < expr.ops.size()) {
      REFJIT_CAPTURE(condition, at(expr.span, decided(evaluator_, result)));
      if (condition->is_node()) {
        return either(
            condition, "↰", "↱", [&, this] { return compare_from(expr, i + 1, right); },
            [&]() -> Outcome<SymbolRef> { return result; }, true, expr);
      }
      REFJIT_CAPTURE(is_true, at(expr.span, evaluator_.truth(condition)));
      if (!is_true) return result;
    }
    left = right;
  }
  return result;
}

Outcome<SymbolRef> AstWalker::bool_op(const ast::BoolOp& expr, size_t first) {
  for (size_t i = first;; ++i) {
    REFJIT_CAPTURE(value, expression(*expr.values[i]));
    if (i + 1 == expr.values.size()) return value;
    place(expr.span);
    REFJIT_CAPTURE(condition, at(expr.values[i]->span, decided(evaluator_, value)));
    if (condition->is_node()) {
      const Part more = [&, this] { return bool_op(expr, i + 1); };
      const Part stop = [&]() -> Outcome<SymbolRef> { return value; };
      const bool is_or = expr.op == ast::BoolOperator::Or;
      return either(condition, "↰", "↱", is_or ? stop : more, is_or ? more : stop, true, expr);
    }
    REFJIT_CAPTURE(is_true, at(expr.values[i]->span, evaluator_.truth(condition)));
    if (is_true == (expr.op == ast::BoolOperator::Or)) return value;
  }
}

Outcome<SymbolRef> AstWalker::conditional(const ast::IfExp& expr) {
  if (const auto known = decided_.find(&expr); known != decided_.end())
    return expression(known->second ? *expr.body : *expr.orelse);
  REFJIT_CAPTURE(test, expression(*expr.test));
  place(expr.span);
  REFJIT_CAPTURE(condition, at(expr.test->span, decided(evaluator_, test)));
  if (condition->is_node())
    return at(expr.span, either(
                             condition, "↰", "↱", [&, this] { return expression(*expr.body); },
                             [&, this] { return expression(*expr.orelse); }, true, expr));
  REFJIT_CAPTURE(is_true, at(expr.test->span, evaluator_.truth(condition)));
  return expression(is_true ? *expr.body : *expr.orelse);
}

Outcome<std::vector<SymbolRef>> AstWalker::elements(const ast::Seq<const Expr*>& exprs, bool is_call) {
  std::vector<SymbolRef> items;
  for (const Expr* expr : exprs) {
    if (const auto* starred = ast::cast<ast::Starred>(expr)) {
      REFJIT_CAPTURE(value, expression(*starred->value));
      if (is_call && value->is_constant() && (vm::is_int(value->value) || vm::is_float(value->value)))
        return evaluator_.compile_time(
            user_error("RuntimeError",
                       "The arguments of UnpackCall operator should be tuple, list or dict, but got " +
                           evaluator_.abstract_text(*value),
                       expr->span));
      REFJIT_CAPTURE(more, at(expr->span, evaluator_.items_of(value)));
      items.insert(items.end(), more.begin(), more.end());
    } else {
      REFJIT_CAPTURE(value, expression(*expr));
      items.push_back(value);
    }
  }
  return items;
}

namespace {

/// len(), list() and tuple(), which ask a whole graph for the length of what they are given.
bool counts_items(vm::Vm& vm, const SymbolRef& callee) {
  if (!callee->is_constant() || !callee->value.get().is_object()) return false;
  const vm::Object* object = callee->value.get().object();
  if (object == vm.types().list || object == vm.types().tuple) return true;
  return object->type == vm.types().native_function &&
         std::string_view(static_cast<const vm::NativeFunction*>(object)->def->name) == "len";
}

bool is_constexpr(vm::Vm& vm, const SymbolRef& function) {
  if (!function->is_constant() || vm.type_of(function->value) != vm.types().function) return false;
  vm::Object* object = function->value.get().object();
  vm::Dict* attributes = vm::has_instance_dict(object) ? vm::instance_dict(object) : nullptr;
  return attributes && vm::dict_get(attributes, vm.intern("__constexpr__"));
}

}  // namespace

Outcome<SymbolRef> AstWalker::call(const ast::Call& expr) {
  const auto* method = ast::cast<ast::Attribute>(expr.func);
  SymbolRef changed;
  const bool changes = method && changes_structures(*method);
  REFJIT_CAPTURE(callee, changes ? changing_method(*method, changed) : expression(*expr.func));
  if (auto refused = has_values_ ? refused_call(evaluator_.vm(), callee) : std::nullopt)
    return at(expr.span, Outcome<SymbolRef>(evaluator_.compile_time(std::move(*refused))));
  REFJIT_CAPTURE(args, elements(expr.args, has_values_));
  if (args.size() == 1 && counts_items(evaluator_.vm(), callee))
    if (auto refused = refused_on_text(args[0], "__len__")) return at(expr.span, Outcome<SymbolRef>(*refused));
  if (callee->is_constant() && callee->value.get() == Value(evaluator_.vm().types().super) && args.empty()) {
    // super() finds its class in a cell that the compiler made, and its object in the first parameter.
    const auto owner = scope_.find("__class__");
    const auto self = callee_.code->localsplus.empty() ? scope_.end() : scope_.find(callee_.code->localsplus[0].name);
    if (owner != scope_.end() && owner->second->value && self != scope_.end() && self->second->value)
      return at(expr.span, evaluator_.super_of(owner->second->value, self->second->value));
  }
  Keywords keywords;
  for (const ast::Keyword* keyword : expr.keywords) {
    REFJIT_CAPTURE(value, expression(*keyword->value));
    if (ast::is_set(keyword->arg)) {
      keywords.emplace_back(std::string(keyword->arg), value);
      continue;
    }
    if (value->kind != SymbolKind::Dict)
      return Break{BreakId::UnsupportedSyntax, "** of a value that is no dict", keyword->span, {}};
    for (size_t i = 0; i < value->items.size(); ++i) {
      if (!vm::is_str(value->keys[i]))
        return at(keyword->span, Outcome<SymbolRef>(Error(user_error("TypeError", "keywords must be strings"))));
      keywords.emplace_back(std::string(vm::view_of(value->keys[i])), value->items[i]);
    }
  }
  place(expr.span);
  // A constexpr sees variables as None.
  if (has_values_ && is_constexpr(evaluator_.vm(), callee))
    for (SymbolRef& arg : args)
      if (arg->is_node()) arg = Symbol::constant(vm::kNone);
  if (const std::string_view builtin = has_values_ ? evaluator_.builtin_name(callee) : ""; !builtin.empty())
    if (auto refused = evaluator_.refused_builtin(builtin, args, keywords))
      return at(expr.span, Outcome<SymbolRef>(std::move(*refused)));
  // A native function that a global names, MindSpore's parser sees itself: then its text is the program's.
  const auto* called = ast::cast<ast::Name>(expr.func);
  const bool is_seen = called && callee->is_constant() && scope_.find(called->id) == scope_.end() &&
                       evaluator_.vm().type_of(callee->value) == evaluator_.vm().types().native_function;
  const bool is_foreign = has_values_ && evaluator_.graph().is_whole && !is_seen && evaluator_.is_foreign(callee);
  const std::vector<SymbolRef> given = is_foreign ? args : std::vector<SymbolRef>();
  const Keywords given_keywords = is_foreign ? keywords : Keywords();
  Outcome<SymbolRef> result = at(expr.span, evaluator_.call(callee, std::move(args), std::move(keywords)));
  if (is_foreign && !result && !result.why().error && result.why().strict_message.empty())
    result.why().strict_message = evaluator_.call_script(given, given_keywords);
  place(expr.span);
  changed_ = changed;
  if (!result || !changed) return result;
  if (gives_changed(method->attr)) return changed;
  if (method->attr == "pop" && (ast::is<ast::Name>(method->value) || ast::is<ast::Subscript>(method->value))) {
    REFJIT_CAPTURE(done, assign(*method->value, changed));
    (void)done;
  }
  return result;
}

Outcome<SymbolRef> AstWalker::joined_plainly(const ast::JoinedStr& expr) {
  vm::Vm& vm = evaluator_.vm();
  std::vector<SymbolRef> parts, texts;
  bool is_plain = true;
  for (const Expr* part : expr.values) {
    const auto* value = ast::cast<ast::FormattedValue>(part);
    REFJIT_CAPTURE(inner, expression(value ? *value->value : *part));
    parts.push_back(inner);
    const auto text = plain_text(vm, *inner);
    is_plain &= text.has_value();
    if (text) texts.push_back(Symbol::constant(vm.string(*text)));
  }
  for (size_t i = 0; !is_plain && i < parts.size(); ++i) {
    REFJIT_CAPTURE(shown, at(expr.values[i]->span, evaluator_.format(parts[i], 0, nullptr)));
    parts[i] = shown;
  }
  return evaluator_.joined_text(is_plain ? texts : parts);
}

Outcome<SymbolRef> AstWalker::joined(const ast::JoinedStr& expr) {
  if (has_values_) return joined_plainly(expr);
  std::vector<SymbolRef> pieces;
  for (const Expr* part : expr.values) {
    const auto* value = ast::cast<ast::FormattedValue>(part);
    if (!value) {
      REFJIT_CAPTURE(plain, expression(*part));
      pieces.push_back(plain);
      continue;
    }
    REFJIT_CAPTURE(inner, expression(*value->value));
    SymbolRef spec;
    if (value->format_spec) {
      REFJIT_CAPTURE(text_spec, expression(*value->format_spec));
      spec = text_spec;
    }
    REFJIT_CAPTURE(
        shown, at(part->span,
                  evaluator_.format(inner, value->conversion > 0 ? static_cast<char>(value->conversion) : 0, spec)));
    pieces.push_back(shown);
  }
  return evaluator_.joined_text(pieces);
}

Outcome<SymbolRef> AstWalker::comprehension(const Expr& element, const Expr* key,
                                            const ast::Seq<const ast::Comprehension*>& generators) {
  if (has_values_ && evaluator_.graph().is_whole && generators.size() > 1)
    return Error(
        user_error("TypeError", "The 'generators' supports 1 'comprehension' in ListComp/GeneratorExp, but got " +
                                    std::to_string(generators.size()) + " comprehensions."));
  // Targets of a comprehension are its own: what they hide comes back afterwards.
  const auto outer = scope_;
  std::vector<const ast::Node*> targets;
  for (const ast::Comprehension* generator : generators) targets.push_back(generator->target);
  while (!targets.empty()) {
    const ast::Node* target = targets.back();
    targets.pop_back();
    if (const auto* name = ast::cast<ast::Name>(target))
      scope_[name->id] = std::make_shared<SymbolCell>();
    else
      ast::append_children(*target, targets);
  }
  std::vector<SymbolRef> keys, items;
  auto done = comprehend(generators, 0, element, key, keys, items);
  scope_ = outer;
  if (!done) return std::move(done.why());
  if (!key) return Symbol::list(std::move(items));
  SymbolRef dict = Symbol::dict({}, {});
  for (size_t i = 0; i < items.size(); ++i) {
    REFJIT_CAPTURE(stored, at(element.span, evaluator_.store_subscript(dict, keys[i], items[i])));
    (void)stored;
  }
  return dict;
}

Outcome<bool> AstWalker::comprehend(const ast::Seq<const ast::Comprehension*>& generators, size_t level,
                                    const Expr& element, const Expr* key, std::vector<SymbolRef>& keys,
                                    std::vector<SymbolRef>& items) {
  if (level == generators.size()) {
    if (key) {
      REFJIT_CAPTURE(k, expression(*key));
      keys.push_back(k);
    }
    REFJIT_CAPTURE(item, expression(element));
    items.push_back(item);
    return true;
  }
  const ast::Comprehension& generator = *generators[level];
  if (generator.is_async) return Break{BreakId::UnsupportedSyntax, "an asynchronous comprehension", generator.span, {}};
  REFJIT_CAPTURE(iterable, expression(*generator.iter));
  if (auto refused = refused_on_text(iterable, "__len__"))
    return at(generator.iter->span, Outcome<bool>(std::move(*refused)));
  REFJIT_CAPTURE(values, at(generator.iter->span, evaluator_.items_of(iterable)));
  for (SymbolRef& value : values) {
    // A fresh cell each time would be wrong for closures made inside: Python shares one variable, and so do we.
    REFJIT_CAPTURE(assigned, assign(*generator.target, value));
    (void)assigned;
    bool is_kept = true;
    for (const Expr* condition : generator.ifs) {
      REFJIT_CAPTURE(test, expression(*condition));
      auto kept = at(condition->span, evaluator_.truth(test));
      if (!kept) kept.why().grows = test->is_node();  // how many items there are, only the running graph knows
      REFJIT_CAPTURE(is_true, std::move(kept));
      if (!is_true) {
        is_kept = false;
        break;
      }
    }
    if (!is_kept) continue;
    REFJIT_CAPTURE(inner, comprehend(generators, level + 1, element, key, keys, items));
    (void)inner;
  }
  return true;
}

Outcome<SymbolRef> AstWalker::name(const ast::Name& expr) {
  if (auto found = scope_.find(expr.id); found != scope_.end()) {
    if (found->second && found->second->value) {
      const SymbolRef& value = found->second->value;
      const bool is_unbound = value->is_null() && value->poison && value->poison->error &&
                              value->poison->error->type == "UnboundLocalError";
      return is_unbound ? Outcome<SymbolRef>(unbound(expr, &*value->poison)) : read(value);
    }
  }
  place(expr.span);
  Outcome<SymbolRef> global = evaluator_.global(callee_, expr.id);
  // A local name that has no value yet means, to MindSpore, the global one.
  const auto& slots = callee_.code->localsplus;
  const bool is_local = std::any_of(slots.begin(), slots.end(), [&](const auto& slot) { return slot.name == expr.id; });
  if (!global && is_local) return unbound(expr, nullptr);
  return global;
}

Break AstWalker::unbound(const ast::Name& expr, const Break* known) {
  const std::string name(expr.id);
  const auto binds = [&](const StmtSeq& body) {
    return std::any_of(body.begin(), body.end(), [&](const Stmt* stmt) {
      const auto names = assigned_names(*stmt);
      return std::find(names.begin(), names.end(), expr.id) != names.end();
    });
  };
  const auto* def = ast::cast<ast::FunctionDef>(callee_.code->definition);
  for (size_t i = 0; def && i < def->body.size() && def->body[i]->span.line < expr.span.line; ++i) {
    const Stmt* stmt = def->body[i];
    const auto* loop = ast::cast<ast::For>(stmt);
    const auto* repeated = ast::cast<ast::While>(stmt);
    const bool is_over = stmt->span.end_line < expr.span.line;
    if (is_over && ((loop && binds(loop->body)) || (repeated && binds(repeated->body)))) {
      const std::string word = loop ? "for" : "while";
      return evaluator_.compile_time(
          user_error("UnboundLocalError", "The local variable '" + name + "' defined in the '" + word +
                                              "' loop body cannot be used outside of the loop body. Please define "
                                              "variable '" +
                                              name + "' before '" + word + "'."));
    }
    if (known) continue;
    const auto* branch = ast::cast<ast::If>(stmt);
    if (!branch) continue;
    const bool in_true = binds(branch->body);
    if (!in_true && !binds(branch->orelse)) continue;
    return evaluator_.compile_time(user_error(
        "UnboundLocalError", "The local variable '" + name + "' is not defined in " + (in_true ? "false" : "true") +
                                 " branch, but defined in " + (in_true ? "true" : "false") + " branch."));
  }
  if (known) return *known;
  return evaluator_.compile_time(
      user_error("NameError", "The name '" + name + "' is not defined, or not supported in graph mode."));
}

Outcome<SymbolRef> AstWalker::function_symbol(const ast::Node& definition, const ast::Arguments& args) {
  auto symbol = std::make_shared<Symbol>();
  symbol->kind = SymbolKind::Function;
  // Comprehensions are walked in place, so a lambda inside one belongs to the code object of the comprehension.
  std::vector<const python::CodeObject*> pending{callee_.code.get()};
  while (!pending.empty() && !symbol->code) {
    const python::CodeObject* code = pending.back();
    pending.pop_back();
    for (const python::Const& constant : code->consts) {
      if (!constant.code) continue;
      if (constant.code->definition == &definition)
        symbol->code = constant.code;
      else
        pending.push_back(constant.code.get());
    }
  }
  if (!symbol->code) return Break{BreakId::UnsupportedSyntax, "this function definition", definition.span, {}};
  symbol->globals = callee_.globals;
  symbol->source = callee_.source;
  for (const Expr* value : args.defaults) {
    REFJIT_CAPTURE(evaluated, expression(*value));
    symbol->defaults.push_back(evaluated);
  }
  for (size_t i = 0; i < args.kw_defaults.size(); ++i) {
    if (!args.kw_defaults[i]) continue;
    REFJIT_CAPTURE(evaluated, expression(*args.kw_defaults[i]));
    symbol->keyword_defaults.emplace_back(std::string(args.kwonlyargs[i]->arg), evaluated);
  }
  for (const std::string& free : symbol->code->freevars()) {
    // The scope's keys are names of the code objects or of the tree, which both outlive the walk; `free` does not.
    std::string_view key;
    for (const auto& slot : symbol->code->localsplus)
      if (slot.name == free) key = slot.name;
    auto& cell = scope_[key];
    if (!cell) cell = std::make_shared<SymbolCell>();
    symbol->cells.push_back(cell);
  }
  return symbol;
}

Outcome<SymbolRef> AstWalker::constant(const ast::Constant& expr) {
  using Kind = python::Const::Kind;
  vm::Vm& vm = evaluator_.vm();
  const python::Const& value = *expr.value;
  switch (value.kind) {
    case Kind::None:
      return Symbol::constant(vm::kNone);
    case Kind::True:
      return Symbol::constant(vm::kTrue);
    case Kind::False:
      return Symbol::constant(vm::kFalse);
    case Kind::Ellipsis:
      return Symbol::constant(vm::kEllipsis);
    case Kind::Int:
      return Symbol::constant(vm.integer(value.integer));
    case Kind::Float:
      return Symbol::constant(Value::of(value.real));
    case Kind::Str:
      return Symbol::constant(vm.string(value.text));
    default: {
      Break why{BreakId::UnsupportedSyntax, "this literal", expr.span, {}};
      if (evaluator_.graph().is_whole)
        why.error = user_error(
            "TypeError", "Unsupported Constant type : " + std::string(vm.text(vm.repr(vm::make_const(vm, value)))));
      return why;
    }
  }
}

}  // namespace refjit::capture
