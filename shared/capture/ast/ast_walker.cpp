#include "capture/ast/ast_walker.h"

#include <algorithm>

#include "base/program_place.h"
#include "capture/ast/decided.h"
#include "capture/ast/refusals.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace ast = python::ast;
using vm::Ref;
using vm::Value;

namespace {

bool is_structure(const SymbolRef& s) { return s && (s->kind == SymbolKind::List || s->kind == SymbolKind::Dict); }

/// `name.register_hook(hook)`: that call.
const ast::Call* hook_registration(const ast::Expr* expr) {
  const auto* call = ast::cast<ast::Call>(expr);
  const auto* method = call ? ast::cast<ast::Attribute>(call->func) : nullptr;
  const bool is_one = method && method->attr == "register_hook" && ast::is<ast::Name>(method->value) &&
                      call->args.size() == 1 && call->keywords.empty();
  return is_one ? call : nullptr;
}

/// Lets the gradient of `tensor`, which a whole graph knows by `name`, go through `hook`: whoever knows it knows the
/// hooked one from here on.
Outcome<bool> add_hook(Evaluator& evaluator, const SymbolRef& tensor, const SymbolRef& hook, std::string_view name) {
  const ir::Node& node = *tensor->node;
  if (node.is_cnode() && !node.primitive())
    return evaluator.compile_time(user_error(
        "RuntimeError",
        "It is not supported to register multiple hooks for a Tensor. You tensor is `" + std::string(name) + "`."));
  const Break refused{BreakId::WritesOutside, "a hook on a tensor that is in use", {}, {}};
  if (!node.users().empty() || node.has_default || evaluator.graph().is_conditional) return refused;
  vm::Vm& vm = evaluator.vm();
  const Ref module = vm.import("mindspore.ops.gradient_hooks");
  const Ref type = module ? vm.get_attribute(module, "TensorHook") : Ref();
  if (!type) {
    vm.take_exception();
    return refused;
  }
  SymbolRef called = hook;
  if (hook->kind == SymbolKind::Method && hook->function->is_constant() && hook->self && hook->self->is_constant()) {
    const Ref method = vm::make_bound_method(vm, hook->function->value, hook->self->value);
    if (!method) return vm.take_exception(), refused;
    called = Symbol::constant(method);
  }
  REFJIT_CAPTURE(made, evaluator.call(Symbol::constant(type), {called}));
  REFJIT_CAPTURE(value, evaluator.call(made, {tensor}));
  if (!value->is_node() || value->node->graph() != node.graph()) return refused;
  // That of a parameter ends with its graph, and is no variable around a function that is differentiated.
  if (!node.is_parameter()) evaluator.graph().will_change(tensor);
  tensor->node = value->node;
  return true;
}

}  // namespace

AstWalker::AstWalker(Evaluator& evaluator, const Callee& callee, std::vector<SymbolRef> locals,
                     std::vector<Span> callers)
    : evaluator_(evaluator), callee_(callee), callers_(std::move(callers)) {
  has_values_ = !evaluator.is_library_code(*callee.code);
  const auto& slots = callee.code->localsplus;
  size_t free_index = 0;
  for (size_t i = 0; i < slots.size(); ++i) {
    std::shared_ptr<SymbolCell> cell;
    if ((slots[i].kind & python::kSlotFree) != 0 && free_index < callee.cells.size()) {
      cell = callee.cells[free_index++];
      // A changed list is this function's own from here on.
      if (has_values_ && is_structure(cell->value) && changes_items_of(*callee.code->definition, slots[i].name))
        cell = std::make_shared<SymbolCell>(*cell);
    }
    if (!cell) cell = std::make_shared<SymbolCell>();
    if (i < locals.size() && locals[i]) cell->value = locals[i];
    scope_[slots[i].name] = std::move(cell);
  }
}

void AstWalker::place(const Span& span) { place_in_call(evaluator_.graph().spans(), span, callers_); }

void AstWalker::note_around(const Span& span, Break& why) {
  // What comes after a branch is walked inside it, and stands elsewhere.
  const Span& inner = why.calls.empty() ? why.span : why.calls.back();
  const bool is_inside = inner.file == span.file && inner.line >= span.line && inner.end_line <= span.end_line;
  if (inner.is_known() && is_inside && inner != span) why.calls.push_back(span);
}

const std::shared_ptr<SymbolCell>& AstWalker::variable(std::string_view name) {
  auto& cell = scope_[name];
  if (!cell) cell = std::make_shared<SymbolCell>();
  return cell;
}

void AstWalker::store(std::string_view name, SymbolRef value) {
  const auto& cell = variable(name);
  if (cell->value == value) return;
  if (evaluator_.graph().has_marks()) evaluator_.graph().will_change(cell);
  cell->value = std::move(value);
}

Outcome<SymbolRef> AstWalker::run() {
  const ast::Node* definition = callee_.code->definition;
  if (const auto* lambda = ast::cast<ast::Lambda>(definition)) return expression(*lambda->body);
  const auto* def = ast::cast<ast::FunctionDef>(definition);
  if (!def)
    return Break{BreakId::UnsupportedSyntax, std::string(ast::kind_name(definition->kind)), definition->span, {}};
  gives_held_ = evaluator_.graph().held && std::any_of(def->body.begin(), def->body.end(), [](const Stmt* stmt) {
                  return ast::is<ast::If>(stmt) || ast::is<ast::For>(stmt) || ast::is<ast::While>(stmt) ||
                         ast::is<ast::With>(stmt);
                });
  if (gives_held_) return body_with_held(def->body);
  REFJIT_CAPTURE(flow, statements(def->body));
  if (flow == Flow::Return) return returned_;
  return Symbol::constant(vm::kNone);
}

Outcome<Flow> AstWalker::statements_from(const StmtSeq& body, size_t index, Continuation* outer, Loop* loop) {
  Continuation here{&body, index, outer, loop, nullptr};
  const Restore<Continuation*> restore(rest_, &here);
  for (size_t i = index; i < body.size(); ++i) {
    here.index = i + 1;
    REFJIT_CAPTURE(flow, at(body[i]->span, statement(*body[i])));
    if (flow != Flow::Next) return flow;
  }
  return Flow::Next;
}

namespace {

/// MindSpore's graphs take a global that is assigned as a local variable, and so do ours; the report says so.
void report_globals(vm::Vm& vm, const ast::Global& statement) {
  for (std::string_view name : statement.names) {
    Event event;
    event.kind = EventKind::Warning;
    event.span = statement.span;
    event.with("message", "what is assigned to the global '" + std::string(name) +
                              "' stays in the graph, as in MindSpore: outside it keeps its value");
    vm.report().emit(std::move(event));
  }
}

}  // namespace

Outcome<Flow> AstWalker::statement(const Stmt& first) {
  const Stmt* stmt = &first;
  std::vector<Left> left;
  const auto* outermost = has_values_ ? ast::cast<ast::If>(stmt) : nullptr;
  const std::vector<std::string_view> names = outermost ? first_bound(*outermost) : std::vector<std::string_view>();
  const auto side = [&](const StmtSeq& body) -> Outcome<Flow> {
    Outcome<Flow> flow = statements(body);
    if (flow && *flow == Flow::Next) forget_one_sided(names, left);
    return flow;
  };
  // An elif chain is followed by a loop: its length is the user's.
  while (const auto* node = ast::cast<ast::If>(stmt)) {
    REFJIT_CAPTURE(test, expression(*node->test));
    place(node->span);
    REFJIT_CAPTURE(condition, at(node->test->span, decided(evaluator_, test)));
    if (condition->is_node()) return within(node->span, branch(*node, condition));
    REFJIT_CAPTURE(is_true, at(node->test->span, evaluator_.truth(condition)));
    if (!names.empty() && !is_known_to_parser(*node->test)) left.push_back({node, is_true});
    if (is_true) return side(node->body);
    if (node->orelse.size() != 1 || !ast::is<ast::If>(node->orelse.front())) return side(node->orelse);
    stmt = node->orelse.front();
  }
  if (evaluator_.graph().splits_numbers && has_values_ && evaluator_.graph().splits_left > 0 && can_split()) {
    if (const ast::IfExp* choice = first_choice(*stmt, decided_)) return within(stmt->span, choose(*stmt, *choice));
  }
  place(stmt->span);
  switch (stmt->kind) {
    case ast::Kind::Return: {
      const auto& node = ast::as<ast::Return>(*stmt);
      if (!node.value) {
        returned_ = given(Symbol::constant(vm::kNone));
      } else {
        REFJIT_CAPTURE(value, expression(*node.value));
        if (has_values_ && callers_.empty()) {
          const auto& slots = callee_.code->localsplus;
          const SymbolRef first = slots.empty() ? nullptr : variable(slots[0].name)->value;
          if (auto refused = refused_result(evaluator_.vm(), value, first, stmt->span, node.value->span))
            return evaluator_.compile_time(std::move(*refused));
        }
        returned_ = given(value);
      }
      return Flow::Return;
    }
    case ast::Kind::Assign: {
      const auto& node = ast::as<ast::Assign>(*stmt);
      REFJIT_CAPTURE(value, expression(*node.value));
      for (const Expr* target : node.targets) {
        REFJIT_CAPTURE(done, assign(*target, value));
        (void)done;
      }
      return Flow::Next;
    }
    case ast::Kind::AugAssign:
      return augmented(ast::as<ast::AugAssign>(*stmt));
    case ast::Kind::AnnAssign: {
      const auto& node = ast::as<ast::AnnAssign>(*stmt);
      if (!node.value) return Flow::Next;
      REFJIT_CAPTURE(value, expression(*node.value));
      REFJIT_CAPTURE(done, assign(*node.target, value));
      (void)done;
      return Flow::Next;
    }
    case ast::Kind::ExprStmt: {
      const auto& node = ast::as<ast::ExprStmt>(*stmt);
      if (ast::is<ast::Constant>(node.value)) return Flow::Next;  // a docstring or "..."
      changed_ = nullptr;
      if (const ast::Call* registration = hook_registration(node.value);
          registration && has_values_ && evaluator_.graph().is_whole) {
        const auto& name = ast::as<ast::Name>(*ast::as<ast::Attribute>(*registration->func).value);
        REFJIT_CAPTURE(hook, expression(*registration->args[0]));
        REFJIT_CAPTURE(tensor, expression(name));
        if (tensor->is_node() && !tensor->is_number && tensor->node->abstract->is_tensor()) {
          place(stmt->span);
          REFJIT_CAPTURE(done, at(stmt->span, add_hook(evaluator_, tensor, hook, name.id)));
          (void)done;
          return Flow::Next;
        }
      }
      REFJIT_CAPTURE(value, expression(*node.value));
      (void)value;
      const auto* call = ast::cast<ast::Call>(node.value);
      const auto* method = call ? ast::cast<ast::Attribute>(call->func) : nullptr;
      if (const SymbolRef changed = std::exchange(changed_, nullptr);
          changed && method && gives_changed(method->attr)) {
        REFJIT_CAPTURE(done, assign_changed(*method->value, changed));
        (void)done;
      }
      return Flow::Next;
    }
    case ast::Kind::For:
    case ast::Kind::While: {
      // What a user's loop binds first is its own, as MindSpore's loops are graphs.
      std::vector<std::string_view> own;
      for (std::string_view name : has_values_ ? assigned_names(*stmt) : std::vector<std::string_view>()) {
        const auto found = scope_.find(name);
        const SymbolRef value = found == scope_.end() || !found->second ? nullptr : found->second->value;
        // Without a value a name means the global one.
        vm::Vm& vm = evaluator_.vm();
        const bool is_global = !vm::dict_get(vm::as_dict(callee_.globals), vm.intern(name)).is_null();
        // A function made in the loop reads it when it is called.
        if (!is_global && !is_cell(name) && (!value || value->is_null())) own.push_back(name);
      }
      const bool is_for = stmt->kind == ast::Kind::For;
      REFJIT_CAPTURE(flow, within(stmt->span, is_for ? for_loop(ast::as<ast::For>(*stmt))
                                                     : while_loop(ast::as<ast::While>(*stmt))));
      for (std::string_view name : own) {
        if (flow != Flow::Next) break;
        const std::string text(name), word = is_for ? "for" : "while";
        store(name, Symbol::poisoned(std::make_shared<Break>(evaluator_.compile_time(user_error(
                        "UnboundLocalError", "The local variable '" + text + "' defined in the '" + word +
                                                 "' loop body cannot be used outside of the loop body. Please define "
                                                 "variable '" +
                                                 text + "' before '" + word + "'.")))));
      }
      return flow;
    }
    case ast::Kind::Assert:
      return assertion(ast::as<ast::Assert>(*stmt));
    case ast::Kind::Raise:
      return raise(ast::as<ast::Raise>(*stmt));
    case ast::Kind::FunctionDef:
      return define(ast::as<ast::FunctionDef>(*stmt));
    case ast::Kind::Delete:
      if (has_values_ && evaluator_.graph().is_whole)
        return Break{BreakId::UnsupportedSyntax, "statement 'Delete'", stmt->span, {}};
      for (const Expr* target : ast::as<ast::Delete>(*stmt).targets) {
        if (const auto* name = ast::cast<ast::Name>(target)) {
          const Error unbound =
              user_error("UnboundLocalError", "cannot access local variable '" + std::string(name->id) +
                                                  "' where it is not associated with a value");
          store(name->id,
                Symbol::poisoned(std::make_shared<Break>(Break{BreakId::GuestError, unbound.message, {}, unbound})));
          continue;
        }
        const auto* item = ast::cast<ast::Subscript>(target);
        if (!item) return Break{BreakId::UnsupportedSyntax, "this deletion", target->span, {}};
        REFJIT_CAPTURE(object, expression(*item->value));
        REFJIT_CAPTURE(key, expression(*item->slice));
        REFJIT_CAPTURE(done, at(target->span, evaluator_.delete_subscript(object, key)));
        (void)done;
      }
      return Flow::Next;
    case ast::Kind::With:
      return with(ast::as<ast::With>(*stmt));
    case ast::Kind::Nonlocal:
      // The variables of a function that was made outside live outside: no graph writes them.
      if (has_values_ && (evaluator_.graph().is_whole || callee_.function))
        return Break{BreakId::UnsupportedSyntax, "statement 'Nonlocal'", stmt->span, {}};
      return Flow::Next;
    case ast::Kind::Global:
      if (has_values_) report_globals(evaluator_.vm(), ast::as<ast::Global>(*stmt));
      return Flow::Next;
    case ast::Kind::Pass:
      return Flow::Next;
    case ast::Kind::Break:
      return Flow::Break;
    case ast::Kind::Continue:
      return Flow::Continue;
    case ast::Kind::Import:
    case ast::Kind::ImportFrom:
      if (evaluator_.is_library_code(*callee_.code)) return import(*stmt);
      [[fallthrough]];
    default:
      return Break{
          BreakId::UnsupportedSyntax, "statement '" + std::string(ast::kind_name(stmt->kind)) + "'", stmt->span, {}};
  }
}

Outcome<Flow> AstWalker::import(const Stmt& stmt) {
  vm::Vm& vm = evaluator_.vm();
  vm::Dict* globals = vm::as_dict(callee_.globals);
  const auto bind = [&](std::string_view name, const vm::Ref& value) {
    if (!value) return false;
    store(name, evaluator_.graph().import(value, nullptr, GraphCapture::Depth::Frozen));
    return true;
  };
  const auto failed = [&] {
    vm.take_exception();
    return Break{BreakId::UnsupportedSyntax, "statement 'Import'", stmt.span, {}};
  };
  if (const auto* whole = ast::cast<ast::Import>(&stmt)) {
    for (const ast::Alias* alias : whole->names) {
      // Without `as` the first name of a dotted one is bound, which is what an import without a list of names gives.
      const bool is_renamed = !alias->asname.empty();
      const std::string_view name = alias->name;
      const vm::Value some[] = {vm::Value(vm.intern("__name__"))};
      const vm::Ref list = is_renamed ? vm.tuple(some) : vm::Ref(vm::kNone);
      const vm::Ref module = list ? vm::import_module(vm, name, globals, list, 0) : vm::Ref();
      if (!bind(is_renamed ? alias->asname : name.substr(0, name.find('.')), module)) return failed();
    }
    return Flow::Next;
  }
  const auto& from = ast::as<ast::ImportFrom>(stmt);
  for (const ast::Alias* alias : from.names) {
    const vm::Value wanted[] = {vm::Value(vm.intern(alias->name))};
    const vm::Ref names = vm.tuple(wanted);
    const vm::Ref module = names ? vm::import_module(vm, from.module, globals, names, from.level) : vm::Ref();
    const vm::Ref value = module ? vm.get_attribute(module, vm.intern(alias->name)) : vm::Ref();
    if (!bind(alias->asname.empty() ? alias->name : alias->asname, value)) return failed();
  }
  return Flow::Next;
}

Outcome<Flow> AstWalker::with(const ast::With& stmt) {
  std::vector<SymbolRef> managers;
  for (const ast::WithItem* item : stmt.items) {
    REFJIT_CAPTURE(manager, expression(*item->context_expr));
    REFJIT_CAPTURE(value, at(stmt.span, evaluator_.enter(manager)));
    if (item->optional_vars) {
      REFJIT_CAPTURE(done, assign(*item->optional_vars, value));
      (void)done;
    }
    managers.push_back(manager);
  }
  REFJIT_CAPTURE(flow, statements(stmt.body));
  for (auto manager = managers.rbegin(); manager != managers.rend(); ++manager) {
    REFJIT_CAPTURE(done, at(stmt.span, evaluator_.exit(*manager)));
    (void)done;
  }
  return flow;
}

Outcome<Flow> AstWalker::unrolled_for(const ast::For& loop, const std::vector<SymbolRef>& items, size_t next) {
  for (; next < items.size(); ++next) {
    REFJIT_CAPTURE(done, assign(*loop.target, items[next]));
    (void)done;
    Loop here;
    here.for_loop = &loop;
    here.items = &items;
    here.next = next + 1;
    REFJIT_CAPTURE(flow, statements(loop.body, &here));
    if (flow == Flow::Return) return flow;
    if (flow == Flow::Break) return Flow::Next;
  }
  return statements(loop.orelse);
}

Outcome<Flow> AstWalker::for_loop(const ast::For& loop) {
  REFJIT_CAPTURE(fits, without_else("for", loop.orelse));
  (void)fits;
  if (const auto* call = ast::cast<ast::Call>(loop.iter)) {
    const auto* name = ast::cast<ast::Name>(call->func);
    if (name && name->id == "range" && call->keywords.empty() && !call->args.empty() && call->args.size() <= 3) {
      REFJIT_CAPTURE(bounds, elements(call->args));
      for (const SymbolRef& bound : bounds)
        if (bound->is_number) return range_loop(loop, bounds);
    }
  }
  REFJIT_CAPTURE(iterable, expression(*loop.iter));
  if (auto refused = refused_on_text(iterable, "__len__")) return at(loop.iter->span, Outcome<Flow>(*refused));
  REFJIT_CAPTURE(items, at(loop.iter->span, evaluator_.items_of(iterable)));
  if (items.size() > Evaluator::kMaxUnroll)
    return Break{BreakId::TooLong, std::to_string(items.size()) + " steps", loop.span, {}};
  if (!leaves_loop(loop.body) || has_return(loop.body) || has_return(loop.orelse)) return unrolled_for(loop, items, 0);
  return in_region(loop, [&] { return unrolled_for(loop, items, 0); });
}

Outcome<Flow> AstWalker::unrolled_while(const ast::While& loop, size_t depth) {
  for (size_t steps = 0;; ++steps) {
    if (steps == Evaluator::kMaxUnroll) return Break{BreakId::TooLong, "a while loop over constants", loop.span, {}};
    const Effects::State before = evaluator_.graph().effects.state;
    REFJIT_CAPTURE(test, expression(*loop.test));
    place(loop.span);
    Outcome<SymbolRef> tested = at(loop.test->span, evaluator_.condition(test));
    if (!tested && tested.why().is_compile_error)
      tested.why().error->message = "The truth value of an array with more than one element is ambiguous.";
    REFJIT_CAPTURE(condition, std::move(tested));
    if (condition->is_node()) {
      evaluator_.graph().effects.state = before;  // the loop's header tests again
      LoopSource source;
      source.node = &loop;
      source.test = [&] { return expression(*loop.test); };
      source.body = &loop.body;
      source.orelse = &loop.orelse;
      return graph_loop(source);
    }
    REFJIT_CAPTURE(is_true, at(loop.test->span, evaluator_.truth(condition)));
    if (!is_true) return statements(loop.orelse);
    Loop here;
    here.kind = Loop::Kind::While;
    here.while_loop = &loop;
    here.depth = depth;
    REFJIT_CAPTURE(flow, statements(loop.body, &here));
    if (flow == Flow::Return) return flow;
    if (flow == Flow::Break) return Flow::Next;
  }
}

Outcome<bool> AstWalker::without_else(const std::string& word, const StmtSeq& orelse) const {
  if (orelse.empty() || !has_values_ || !evaluator_.graph().is_whole) return true;
  return Error(user_error("RuntimeError", "The '" + word + "...else...' statement is not supported now."));
}

Outcome<Flow> AstWalker::while_loop(const ast::While& loop) {
  REFJIT_CAPTURE(fits, without_else("while", loop.orelse));
  (void)fits;
  const size_t depth = depth_of_branches();
  if (!escapes(loop.body)) return unrolled_while(loop, depth);
  // A branch on a node may leave the loop: then its end is not known, whatever its test says.
  MarkScope mark(evaluator_.graph());
  const Effects::State effects = evaluator_.graph().effects.state;
  const auto unrolled = [&] { return unrolled_while(loop, depth); };
  const bool returns = has_return(loop.body) || has_return(loop.orelse);
  Outcome<Flow> flow = returns ? unrolled() : in_region(loop, unrolled);
  if (flow || flow.why().signal != Break::Signal::NeedsGraph || flow.why().handler != &loop) {
    mark.keep();
    return flow;
  }
  mark.roll_back();
  mark.keep();
  evaluator_.graph().effects.state = effects;
  LoopSource source;
  source.node = &loop;
  source.test = [&] { return expression(*loop.test); };
  source.body = &loop.body;
  source.orelse = &loop.orelse;
  return graph_loop(source);
}

Outcome<Flow> AstWalker::define(const ast::FunctionDef& def) {
  REFJIT_CAPTURE(function, function_symbol(def, *def.args));
  SymbolRef decorated = function;
  for (size_t i = def.decorator_list.size(); i > 0; --i) {
    const Expr& decorator = *def.decorator_list[i - 1];
    // jit inside a graph says nothing new (J10), with arguments or without.
    const auto* call = ast::cast<ast::Call>(&decorator);
    REFJIT_CAPTURE(named, expression(call ? *call->func : decorator));
    if (is_jit(named)) continue;
    REFJIT_CAPTURE(applied, expression(decorator));
    REFJIT_CAPTURE(result, at(decorator.span, evaluator_.call(applied, {decorated})));
    decorated = result;
  }
  store(def.name, decorated);
  return Flow::Next;
}

bool AstWalker::is_jit(const SymbolRef& symbol) {
  vm::Vm& vm = evaluator_.vm();
  if (!symbol->is_constant() || vm.type_of(symbol->value) != vm.types().function) return false;
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(symbol->value.get().object()))->source;
  return code.name == "jit" && code.file && vm.files()[code.file].name == "<refjit>/mindspore/common/api.py";
}

Outcome<Flow> AstWalker::raise(const ast::Raise& stmt) {
  vm::Vm& vm = evaluator_.vm();
  const auto* call = ast::cast<ast::Call>(stmt.exc);
  const Expr* type = call ? call->func : stmt.exc;
  if (!type) return evaluator_.compile_time(user_error("RuntimeError", "No active exception to reraise.", stmt.span));
  REFJIT_CAPTURE(symbol, expression(*type));
  if (!symbol->is_constant() || !vm.is_instance(symbol->value, vm.types().type) || (call && !call->keywords.empty()))
    return Break{BreakId::UnsupportedSyntax, "raise of this value", stmt.span, {}};
  const auto* exception = static_cast<vm::Type*>(symbol->value.get().object());
  const std::string name(vm::view_of(exception->name));
  if ((exception->type_flags & vm::kTypeHeap) != 0) {
    Break why{BreakId::GuestError, "an exception of the class " + name, stmt.span, {}};
    why.error = user_error("RuntimeError",
                           "Unsupported exception type: " + name +
                               ". Raise only support some Python standard exception types: AssertionError, "
                               "AttributeError, BaseException, EnvironmentError, Exception, IOError, IndentationError, "
                               "IndexError, KeyError, KeyboardInterrupt, MemoryError, NameError, NotImplementedError, "
                               "OSError, OverflowError, RuntimeError, RuntimeWarning, StopIteration, TypeError, "
                               "UnboundLocalError, ValueError, ZeroDivisionError.");
    return why;
  }
  std::vector<SymbolRef> arguments;
  if (call) {
    REFJIT_CAPTURE(given, elements(call->args));
    arguments = std::move(given);
  }
  place(stmt.span);
  Break why = raised(name, arguments);
  // Our own functions raise what MindSpore's compiler says by itself, without a user's quotes.
  vm::Object* function = callee_.function ? callee_.function.get().object() : nullptr;
  vm::Dict* attributes = function && vm::has_instance_dict(function) ? vm::instance_dict(function) : nullptr;
  const bool is_folded = attributes && vm::dict_get(attributes, vm.intern("__folded__"));
  const bool is_ours = is_folded || evaluator_.is_library_code(*callee_.code);
  if (is_ours && why.is_compile_error && arguments.size() == 1 && arguments[0]->is_constant() &&
      vm::is_str(arguments[0]->value))
    why.error->message = vm::view_of(arguments[0]->value);
  return why;
}

Outcome<Flow> AstWalker::assertion(const ast::Assert& stmt) {
  REFJIT_CAPTURE(test, expression(*stmt.test));
  place(stmt.span);
  REFJIT_CAPTURE(condition, at(stmt.test->span, decided(evaluator_, test)));
  const Part fail = [&, this]() -> Outcome<SymbolRef> {
    std::vector<SymbolRef> arguments;
    if (stmt.msg) {
      REFJIT_CAPTURE(message, expression(*stmt.msg));
      arguments.push_back(message);
    }
    place(stmt.span);
    return raised("AssertionError", arguments);
  };
  if (condition->is_node()) {
    const Part go_on = [] { return Outcome<SymbolRef>(SymbolRef()); };
    REFJIT_CAPTURE(done, either(condition, "✓", "✗", go_on, fail, true, stmt));
    (void)done;
    return Flow::Next;
  }
  REFJIT_CAPTURE(is_true, at(stmt.test->span, evaluator_.truth(condition)));
  if (is_true) return Flow::Next;
  return std::move(fail().why());
}

Break AstWalker::raised(std::string type, const std::vector<SymbolRef>& arguments) {
  vm::Vm& vm = evaluator_.vm();
  GraphCapture& graph = evaluator_.graph();
  if (type == "Exception" || type == "BaseException") type = "RuntimeError";  // as MindSpore raises them
  const Ref constant = evaluator_.materialise(Symbol::tuple(arguments));
  const bool is_known = graph.graph_depth() == 0 && constant;
  if (graph.has_host && !is_known && (graph.is_conditional || graph.graph_depth() == 0))
    return graph.add_raise(type, arguments);
  if (!constant) return {BreakId::ReadsTensorValue, "an exception's message", {}, {}};
  const std::string text = raised_text(vm, vm::as_tuple(constant)->span());
  Break why{BreakId::GuestError, type + ": " + text, {}, user_error(type, text)};
  why.is_compile_error = is_known;
  return why;
}

Break AstWalker::too_few_items(const Symbol& value, size_t count, size_t targets, size_t star) {
  const std::string word = value.kind == SymbolKind::List ? "list_getitem" : "TupleGetItem";
  if (count == 0)
    return evaluator_.compile_time(
        user_error("ValueError", "For primitive:'" + word + "', cannot get item by index from an empty sequence."));
  // What stands behind the star is counted from the end.
  const std::string size = std::to_string(count);
  const std::string place = star < count ? "-" + std::to_string(targets - star - 1) : size;
  return evaluator_.compile_time(user_error(
      "IndexError", word + " evaluator index should be in range[-" + size + ", " + size + "), but got " + place + "."));
}

Outcome<bool> AstWalker::assign(const Expr& target, const SymbolRef& value) {
  switch (target.kind) {
    case ast::Kind::Name:
      store(ast::as<ast::Name>(target).id, value);
      return true;
    case ast::Kind::Tuple:
    case ast::Kind::List: {
      const auto& targets =
          target.kind == ast::Kind::Tuple ? ast::as<ast::Tuple>(target).elts : ast::as<ast::List>(target).elts;
      if (value->is_constant() && (vm::is_int(value->value) || vm::is_float(value->value)))
        return at(target.span, Outcome<bool>(evaluator_.compile_time(
                                   user_error("TypeError", "'" + std::string(evaluator_.vm().type_name(value->value)) +
                                                               "' object is not subscriptable"))));
      REFJIT_CAPTURE(items, at(target.span, evaluator_.items_of(value)));
      size_t star = targets.size();
      for (size_t i = 0; i < targets.size(); ++i)
        if (ast::is<ast::Starred>(targets[i])) star = i;
      const bool has_star = star < targets.size();
      if (has_star ? items.size() + 1 < targets.size() : items.size() != targets.size()) {
        if (has_values_ && items.size() < targets.size())
          return at(target.span, Outcome<bool>(too_few_items(*value, items.size(), targets.size(), star)));
        const bool too_many = items.size() > targets.size();
        return at(
            target.span,
            Outcome<bool>(Error(user_error(
                "ValueError", too_many ? "too many values to unpack (expected " + std::to_string(targets.size()) + ")"
                                       : "not enough values to unpack (expected " + std::to_string(targets.size()) +
                                             ", got " + std::to_string(items.size()) + ")"))));
      }
      const size_t extra = items.size() + 1 - targets.size();
      for (size_t i = 0, at_item = 0; i < targets.size(); ++i) {
        if (i == star) {
          const auto begin = items.begin() + static_cast<ptrdiff_t>(at_item);
          std::vector<SymbolRef> rest(begin, begin + static_cast<ptrdiff_t>(extra));
          at_item += extra;
          REFJIT_CAPTURE(done, assign(*ast::as<ast::Starred>(*targets[i]).value, Symbol::list(std::move(rest))));
          (void)done;
        } else {
          REFJIT_CAPTURE(done, assign(*targets[i], items[at_item++]));
          (void)done;
        }
      }
      return true;
    }
    case ast::Kind::Subscript:
      return assign_item(ast::as<ast::Subscript>(target), value);
    case ast::Kind::Attribute: {
      const auto& node = ast::as<ast::Attribute>(target);
      REFJIT_CAPTURE(object, expression(*node.value));
      place(target.span);
      REFJIT_CAPTURE(done, at(target.span, evaluator_.store_attribute(object, node.attr, value)));
      (void)done;
      return true;
    }
    default:
      return Break{BreakId::UnsupportedSyntax, "this assignment", target.span, {}};
  }
}

Outcome<Flow> AstWalker::augmented(const ast::AugAssign& stmt) {
  REFJIT_CAPTURE(value, expression(*stmt.value));
  REFJIT_CAPTURE(old, expression(*stmt.target));
  place(stmt.span);
  REFJIT_CAPTURE(result, at(stmt.span, evaluator_.binary(binary_op(stmt.op), old, value, !is_value(old))));
  REFJIT_CAPTURE(done, assign(*stmt.target, result));
  (void)done;
  return Flow::Next;
}

}  // namespace refjit::capture
