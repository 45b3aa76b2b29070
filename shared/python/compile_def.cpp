// Code generation: functions, classes, lambdas and comprehensions.
#include "python/compiler.h"

namespace refjit::python {

using namespace ast;

void Compiler::decorators(const Exprs& list) {
  for (const Expr* decorator : list) visit(decorator);
}

void Compiler::apply_decorators(const Exprs& list) {
  const Loc saved = unit_->loc;
  for (size_t i = list.size(); i-- > 0;) {
    set_loc(*list[i]);
    emit(Op::PRECALL, 0);
    emit(Op::CALL, 0);
  }
  unit_->loc = saved;
}

void Compiler::check_argument_names(const Arguments& args) {
  const auto all = [&](const Seq<Ptr<Arg>>& list) {
    for (const Arg* arg : list) check_forbidden(arg->arg, Context::Store);
  };
  all(args.posonlyargs);
  all(args.args);
  all(args.kwonlyargs);
  if (args.vararg) check_forbidden(args.vararg->arg, Context::Store);
  if (args.kwarg) check_forbidden(args.kwarg->arg, Context::Store);
}

int Compiler::default_arguments(const Arguments& args) {
  int flags = 0;
  if (!args.defaults.empty()) {
    flags |= 1;
    for (const Expr* value : args.defaults) visit(value);
    emit(Op::BUILD_TUPLE, static_cast<int>(args.defaults.size()));
  }
  std::vector<Const> keys;
  for (size_t i = 0; i < args.kwonlyargs.size(); ++i) {
    if (!args.kw_defaults[i]) continue;
    keys.push_back(Const::of_str(std::string(mangled(args.kwonlyargs[i]->arg))));
    visit(args.kw_defaults[i]);
  }
  if (!keys.empty()) {
    flags |= 2;
    const auto count = static_cast<int>(keys.size());
    load_const(Const::of_items(Const::Kind::Tuple, std::move(keys)));
    emit(Op::BUILD_CONST_KEY_MAP, count);
  }
  return flags;
}

int Compiler::argument_annotation(std::string_view name, const Expr* annotation) {
  if (!annotation) return 0;
  load_str(mangled(name));
  const Starred* starred = cast<Starred>(annotation);
  if (starred && !(future_flags_ & kFutureAnnotations)) {
    visit(starred->value);
    emit(Op::UNPACK_SEQUENCE, 1);
  } else {
    load_annotation(annotation);
  }
  return 2;
}

int Compiler::annotations(const Arguments& args, const Expr* returns) {
  int count = 0;
  const auto all = [&](const Seq<Ptr<Arg>>& list) {
    for (const Arg* arg : list) count += argument_annotation(arg->arg, arg->annotation);
  };
  all(args.args);
  all(args.posonlyargs);
  if (args.vararg) count += argument_annotation(args.vararg->arg, args.vararg->annotation);
  all(args.kwonlyargs);
  if (args.kwarg) count += argument_annotation(args.kwarg->arg, args.kwarg->annotation);
  count += argument_annotation("return", returns);
  if (count > 0) emit(Op::BUILD_TUPLE, count);
  return count > 0 ? 4 : 0;
}

void Compiler::set_argument_counts(const Arguments& args) {
  CodeObject& code = *unit_->code;
  code.arg_count = args.posonlyargs.size() + args.args.size();
  code.positional_only_count = args.posonlyargs.size();
  code.keyword_only_count = args.kwonlyargs.size();
}

std::shared_ptr<const CodeObject> Compiler::function_body(const Stmts& body) {
  const ExprStmt* text = cast<ExprStmt>(body[0]);
  const Constant* docstring = text ? cast<Constant>(text->value) : nullptr;
  if (docstring && (docstring->value->kind != Const::Kind::Str || options_.optimize > 1)) docstring = nullptr;
  add_const(docstring ? *docstring->value : Const::of(Const::Kind::None));
  for (size_t i = docstring ? 1 : 0; i < body.size(); ++i) statement(body[i]);
  return finish(true);
}

template <class T>
void Compiler::function(const T& s, bool is_async) {
  check_argument_names(*s.args);
  decorators(s.decorator_list);
  const Span& first = s.decorator_list.empty() ? s.span : s.decorator_list[0]->span;
  int flags = default_arguments(*s.args);
  flags |= annotations(*s.args, s.returns);
  enter(is_async ? UnitKind::AsyncFunction : UnitKind::Function, s.name, s, static_cast<int>(first.line));
  set_argument_counts(*s.args);
  const auto text = deferred_.find(s.number);
  const auto code = text != deferred_.end() ? deferred_function(text->second) : function_body(s.body);
  leave();
  make_closure(code, flags);
  apply_decorators(s.decorator_list);
  name_op(s.name, Context::Store);
}

template void Compiler::function(const FunctionDef&, bool);
template void Compiler::function(const AsyncFunctionDef&, bool);

void Compiler::class_definition(const ClassDef& s) {
  decorators(s.decorator_list);
  const Span& first = s.decorator_list.empty() ? s.span : s.decorator_list[0]->span;
  enter(UnitKind::Class, s.name, s, static_cast<int>(first.line));
  unit_->class_name = s.name;
  name_op("__name__", Context::Load);
  name_op("__module__", Context::Store);
  load_str(unit_->qualname);
  name_op("__qualname__", Context::Store);
  body(s.body, true);
  unset_loc();
  if (unit_->scope->needs_class_closure) {
    emit(Op::LOAD_CLOSURE, unit_->cellvars.find("__class__"));
    emit(Op::COPY, 1);
    name_op("__classcell__", Context::Store);
  } else {
    load_none();
  }
  emit(Op::RETURN_VALUE);
  const auto code = finish(true);
  leave();
  emit(Op::PUSH_NULL);
  emit(Op::LOAD_BUILD_CLASS);
  make_closure(code, 0);
  load_str(s.name);
  call_arguments(2, s.bases, s.keywords);
  apply_decorators(s.decorator_list);
  name_op(s.name, Context::Store);
}

void Compiler::lambda(const Lambda& e) {
  check_argument_names(*e.args);
  const int flags = default_arguments(*e.args);
  enter(UnitKind::Lambda, "<lambda>", e, static_cast<int>(e.span.line));
  add_const(Const::of(Const::Kind::None));
  set_argument_counts(*e.args);
  visit(e.body);
  std::shared_ptr<const CodeObject> code;
  if (unit_->scope->is_generator) {
    code = finish(false);
  } else {
    emit(Op::RETURN_VALUE);
    code = finish(true);
  }
  leave();
  make_closure(code, flags);
}

/// What the clauses of one comprehension share.
struct Compiler::ComprehensionParts {
  ComprehensionKind kind{};
  const Seq<Ptr<Comprehension>>& generators;
  const Expr* element = nullptr;
  const Expr* value = nullptr;
};

void Compiler::comprehension(const Expr& e, ComprehensionKind kind, std::string_view name,
                             const Seq<Ptr<Comprehension>>& generators, const Expr* element, const Expr* value) {
  const bool is_async_around = unit_->kind == UnitKind::AsyncFunction || unit_->kind == UnitKind::Comprehension;
  enter(UnitKind::Comprehension, name, e, static_cast<int>(e.span.line));
  set_loc(e);
  const bool is_async = unit_->scope->is_coroutine;
  if (is_async && !is_async_around && kind != ComprehensionKind::Generator)
    fail("asynchronous comprehension outside of an asynchronous function");
  switch (kind) {
    case ComprehensionKind::List:
      emit(Op::BUILD_LIST, 0);
      break;
    case ComprehensionKind::Set:
      emit(Op::BUILD_SET, 0);
      break;
    case ComprehensionKind::Dict:
      emit(Op::BUILD_MAP, 0);
      break;
    default:
      break;
  }
  unit_->code->arg_count = 1;
  const ComprehensionParts parts{kind, generators, element, value};
  comprehension_clause(parts, 0, 0);
  if (kind != ComprehensionKind::Generator) emit(Op::RETURN_VALUE);
  const auto code = finish(true);
  leave();
  make_closure(code, 0);
  visit(folder_.folded_iterable(generators[0]->iter));
  emit(generators[0]->is_async ? Op::GET_AITER : Op::GET_ITER);
  emit(Op::PRECALL, 0);
  emit(Op::CALL, 0);
  if (is_async && kind != ComprehensionKind::Generator) {
    emit(Op::GET_AWAITABLE, 0);
    load_none();
    yield_from(true);
  }
}

void Compiler::comprehension_clause(const ComprehensionParts& parts, size_t index, int depth) {
  const Comprehension& clause = *parts.generators[index];
  if (clause.is_async) return async_comprehension_clause(parts, index, depth);
  Block* start = new_block();
  Block* skip = new_block();
  Block* anchor = new_block();
  if (index == 0) {
    emit(Op::LOAD_FAST, 0);
  } else {
    // `for y in [f(x)]` is an assignment in disguise. Only a sequence that does not fold is recognised as one.
    const Expr* iter = folder_.folded_iterable(clause.iter);
    const Exprs* elements = is<ast::List>(iter) ? &as<ast::List>(*iter).elts
                            : is<Tuple>(iter)   ? &as<Tuple>(*iter).elts
                                                : nullptr;
    if (elements && elements->size() == 1 && !is<Starred>((*elements)[0])) {
      visit((*elements)[0]);
      start = nullptr;
    } else {
      visit(iter);
      emit(Op::GET_ITER);
    }
  }
  if (start) {
    ++depth;
    use(start);
    jump(Op::FOR_ITER, anchor);
  }
  visit(clause.target);
  for (const Expr* condition : clause.ifs) jump_if(condition, skip, false);
  comprehension_element(parts, index, depth);
  use(skip);
  if (start) {
    jump(kJump, start);
    use(anchor);
  }
}

void Compiler::async_comprehension_clause(const ComprehensionParts& parts, size_t index, int depth) {
  const Comprehension& clause = *parts.generators[index];
  Block* start = new_block();
  Block* except = new_block();
  Block* skip = new_block();
  if (index == 0) {
    emit(Op::LOAD_FAST, 0);
  } else {
    visit(folder_.folded_iterable(clause.iter));
    emit(Op::GET_AITER);
  }
  use(start);
  push_frame(FrameKind::AsyncComprehension, start);
  jump(kSetupFinally, except);
  emit(Op::GET_ANEXT);
  load_none();
  yield_from(true);
  emit_pseudo(kPopBlock);
  visit(clause.target);
  for (const Expr* condition : clause.ifs) jump_if(condition, skip, false);
  comprehension_element(parts, index, depth + 1);
  use(skip);
  jump(kJump, start);
  pop_frame();
  use(except);
  emit(Op::END_ASYNC_FOR);
}

void Compiler::comprehension_element(const ComprehensionParts& parts, size_t index, int depth) {
  if (index + 1 < parts.generators.size()) return comprehension_clause(parts, index + 1, depth);
  visit(parts.element);
  switch (parts.kind) {
    case ComprehensionKind::List:
      return emit(Op::LIST_APPEND, depth + 1);
    case ComprehensionKind::Set:
      return emit(Op::SET_ADD, depth + 1);
    case ComprehensionKind::Dict:
      visit(parts.value);
      return emit(Op::MAP_ADD, depth + 1);
    default:
      emit_yield();
      emit(Op::POP_TOP);
  }
}

}  // namespace refjit::python
