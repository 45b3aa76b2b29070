// Code generation: statements other than definitions, try, with and match.
#include "python/compile_warnings.h"
#include "python/compiler.h"

namespace refjit::python {

using namespace ast;

namespace {

/// Whether a body annotates a name (blocks inside count, definitions do not).
bool has_annotation(const Seq<Ptr<Stmt>>& body) {
  std::vector<const Seq<Ptr<Stmt>>*> pending{&body};
  while (!pending.empty()) {
    const auto* list = pending.back();
    pending.pop_back();
    for (const Stmt* s : *list) {
      const auto add = [&](const Seq<Ptr<Stmt>>& inner) { pending.push_back(&inner); };
      switch (s->kind) {
        case Kind::AnnAssign:
          return true;
        case Kind::For:
          add(as<For>(*s).body);
          add(as<For>(*s).orelse);
          break;
        case Kind::AsyncFor:
          add(as<AsyncFor>(*s).body);
          add(as<AsyncFor>(*s).orelse);
          break;
        case Kind::While:
          add(as<While>(*s).body);
          add(as<While>(*s).orelse);
          break;
        case Kind::If:
          add(as<If>(*s).body);
          add(as<If>(*s).orelse);
          break;
        case Kind::With:
          add(as<With>(*s).body);
          break;
        case Kind::AsyncWith:
          add(as<AsyncWith>(*s).body);
          break;
        case Kind::Match:
          for (const MatchCase* each : as<Match>(*s).cases) add(each->body);
          break;
        case Kind::Try:
          add(as<Try>(*s).body);
          for (const ExceptHandler* handler : as<Try>(*s).handlers) add(handler->body);
          add(as<Try>(*s).orelse);
          add(as<Try>(*s).finalbody);
          break;
        case Kind::TryStar:
          add(as<TryStar>(*s).body);
          for (const ExceptHandler* handler : as<TryStar>(*s).handlers) add(handler->body);
          add(as<TryStar>(*s).orelse);
          add(as<TryStar>(*s).finalbody);
          break;
        default:
          break;
      }
    }
  }
  return false;
}

const Constant* docstring_of(const Seq<Ptr<Stmt>>& body) {
  const ExprStmt* first = body.empty() ? nullptr : cast<ExprStmt>(body[0]);
  const Constant* text = first ? cast<Constant>(first->value) : nullptr;
  return text && text->value->kind == Const::Kind::Str ? text : nullptr;
}

}  // namespace

void Compiler::body(const Stmts& list, bool) {
  if (unit_->kind == UnitKind::Module && !list.empty()) set_loc(*list[0]);
  if (has_annotation(list)) emit(Op::SETUP_ANNOTATIONS);
  size_t first = 0;
  if (const Constant* docstring = options_.optimize < 2 ? docstring_of(list) : nullptr) {
    first = 1;
    visit(docstring);
    unset_loc();
    name_op("__doc__", Context::Store);
  }
  for (size_t i = first; i < list.size(); ++i) statement(list[i]);
}

void Compiler::statements(const Stmts& list) {
  for (const Stmt* s : list) statement(s);
}

void Compiler::statement(const Stmt* s) {
  set_loc(*s);
  switch (s->kind) {
    case Kind::FunctionDef:
    case Kind::AsyncFunctionDef:
    case Kind::ClassDef: {
      if (const FunctionDef* def = cast<FunctionDef>(s)) return function(*def, false);
      if (const AsyncFunctionDef* def = cast<AsyncFunctionDef>(s)) return function(*def, true);
      return class_definition(as<ClassDef>(*s));
    }
    case Kind::Return:
      return return_statement(as<Return>(*s));
    case Kind::Delete:
      for (const Expr* target : as<Delete>(*s).targets) visit(target);
      return;
    case Kind::Assign:
      return assign(as<Assign>(*s));
    case Kind::AugAssign:
      return augmented(as<AugAssign>(*s));
    case Kind::AnnAssign:
      return annotated(as<AnnAssign>(*s));
    case Kind::For:
      return for_loop(as<For>(*s));
    case Kind::AsyncFor:
      return async_for(as<AsyncFor>(*s));
    case Kind::While:
      return while_loop(as<While>(*s));
    case Kind::If:
      return condition(&as<If>(*s));
    case Kind::With:
      return with(as<With>(*s), 0, false);
    case Kind::AsyncWith:
      return with(as<AsyncWith>(*s), 0, true);
    case Kind::Match:
      return match(as<Match>(*s));
    case Kind::Raise: {
      const Raise& raise = as<Raise>(*s);
      visit(raise.exc);
      visit(raise.cause);
      return emit(Op::RAISE_VARARGS, (raise.exc != nullptr) + (raise.cause != nullptr));
    }
    case Kind::Try:
      return try_statement(as<Try>(*s), false);
    case Kind::TryStar:
      return try_statement(as<TryStar>(*s), true);
    case Kind::Assert:
      return assertion(as<Assert>(*s));
    case Kind::Import:
      return import(as<Import>(*s));
    case Kind::ImportFrom:
      return import_from(as<ImportFrom>(*s));
    case Kind::ExprStmt:
      return expression_statement(as<ExprStmt>(*s));
    case Kind::Pass:
      return emit(Op::NOP);
    case Kind::Break:
      return break_or_continue(true);
    case Kind::Continue:
      return break_or_continue(false);
    default:
      return;  // global and nonlocal emit nothing
  }
}

void Compiler::expression_statement(const ExprStmt& s) {
  const Expr* value = folded(s.value);
  if (is_interactive_ && unit_->kind == UnitKind::Module && !unit_->parent && unit_->nested_statements == 0) {
    visit(value);
    return emit(Op::PRINT_EXPR);
  }
  if (is<Constant>(value)) return emit(Op::NOP);
  visit(value);
  unset_loc();
  emit(Op::POP_TOP);
}

void Compiler::assign(const Assign& s) {
  visit(s.value);
  for (size_t i = 0; i < s.targets.size(); ++i) {
    if (i + 1 < s.targets.size()) emit(Op::COPY, 1);
    visit(s.targets[i]);
  }
}

void Compiler::augmented(const AugAssign& s) {
  const Loc statement_loc = unit_->loc;
  set_loc(*s.target);
  const Attribute* attribute = cast<Attribute>(s.target);
  const Subscript* subscript = cast<Subscript>(s.target);
  if (attribute) {
    visit(attribute->value);
    emit(Op::COPY, 1);
    move_to_attribute_name(*attribute);
    emit_name(Op::LOAD_ATTR, attribute->attr);
  } else if (subscript) {
    visit(subscript->value);
    visit(subscript->slice);
    emit(Op::COPY, 2);
    emit(Op::COPY, 2);
    emit(Op::BINARY_SUBSCR);
  } else {
    name_op(as<Name>(*s.target).id, Context::Load);
  }
  unit_->loc = statement_loc;
  visit(s.value);
  binary_op(s.op, true);
  set_loc(*s.target);
  if (attribute) {
    move_to_attribute_name(*attribute);
    emit(Op::SWAP, 2);
    emit_name(Op::STORE_ATTR, attribute->attr);
  } else if (subscript) {
    emit(Op::SWAP, 3);
    emit(Op::SWAP, 2);
    emit(Op::STORE_SUBSCR);
  } else {
    name_op(as<Name>(*s.target).id, Context::Store);
  }
}

void Compiler::load_annotation(const Expr* e) {
  if (future_flags_ & kFutureAnnotations) {
    const Loc saved = unit_->loc;
    load_str(unparse(*e));
    unit_->loc = saved;
  } else {
    visit(e);
  }
}

void Compiler::annotation_only(const Expr* e) {
  visit(e);
  emit(Op::POP_TOP);
}

void Compiler::annotation_subscript(const Expr* e) {
  // The parts of a target that is only annotated are evaluated for their errors.
  if (const Slice* slice = cast<Slice>(e)) {
    if (slice->lower) annotation_only(slice->lower);
    if (slice->upper) annotation_only(slice->upper);
    if (slice->step) annotation_only(slice->step);
  } else if (const Tuple* tuple = cast<Tuple>(e)) {
    for (const Expr* element : tuple->elts) annotation_subscript(element);
  } else {
    annotation_only(e);
  }
}

void Compiler::annotated(const AnnAssign& s) {
  if (s.value) {
    visit(s.value);
    visit(s.target);
  }
  const bool is_stored = unit_->kind == UnitKind::Module || unit_->kind == UnitKind::Class;
  if (const Name* name = cast<Name>(s.target)) {
    check_forbidden(name->id, Context::Store);
    if (s.simple && is_stored) {
      load_annotation(s.annotation);
      emit_name(Op::LOAD_NAME, "__annotations__");
      load_str(mangled(name->id));
      emit(Op::STORE_SUBSCR);
    }
  } else if (const Attribute* attribute = cast<Attribute>(s.target)) {
    check_forbidden(attribute->attr, Context::Store);
    if (!s.value) annotation_only(attribute->value);
  } else if (const Subscript* subscript = cast<Subscript>(s.target); subscript && !s.value) {
    annotation_only(subscript->value);
    annotation_subscript(subscript->slice);
  }
  if (!s.simple && is_stored && !(future_flags_ & kFutureAnnotations)) annotation_only(s.annotation);
}

void Compiler::return_statement(const Return& s) {
  const Expr* value = s.value ? folded(s.value) : nullptr;
  const Constant* constant = cast<Constant>(value);
  const bool keeps_top = value && !constant;
  if (unit_->scope->kind != ScopeKind::Function) fail("'return' outside function");
  if (value && unit_->scope->is_coroutine && unit_->scope->is_generator) fail("'return' with value in async generator");
  if (keeps_top) {
    visit(value);
  } else if (value) {
    set_loc(*value);
    emit(Op::NOP);
  }
  if (!value || value->span.line != s.span.line) {
    set_loc(s);
    emit(Op::NOP);
  }
  unwind_all(keeps_top, nullptr);
  if (!value) {
    load_none();
  } else if (constant) {
    load_const(*constant->value);
  }
  emit(Op::RETURN_VALUE);
}

void Compiler::break_or_continue(bool is_break) {
  emit(Op::NOP);
  FrameBlock loop;
  unwind_all(false, &loop);
  if (!loop.block) fail(is_break ? "'break' outside loop" : "'continue' not properly in loop");
  if (is_break) unwind(loop, false);
  jump(kJump, is_break ? loop.exit : loop.block);
}

void Compiler::condition(const If* s) {
  // The ends of a chain of elifs coincide; they are placed from the innermost outwards when the chain is done.
  std::vector<Block*> ends;
  for (;;) {
    Block* end = new_block();
    Block* next = s->orelse.empty() ? end : new_block();
    jump_if(s->test, next, false);
    statements(s->body);
    ends.push_back(end);
    if (s->orelse.empty()) break;
    jump_unplaced(kJump, end);
    use(next);
    const If* chained = s->orelse.size() == 1 ? cast<If>(s->orelse[0]) : nullptr;
    if (!chained) {
      statements(s->orelse);
      break;
    }
    set_loc(*chained);
    s = chained;
  }
  for (size_t i = ends.size(); i-- > 0;) use(ends[i]);
}

void Compiler::while_loop(const While& s) {
  Block* loop = new_block();
  Block* body_block = new_block();
  Block* anchor = new_block();
  Block* end = new_block();
  use(loop);
  push_frame(FrameKind::WhileLoop, loop, end);
  jump_if(s.test, anchor, false);
  use(body_block);
  statements(s.body);
  set_loc(s);
  jump_if(s.test, body_block, true);
  pop_frame();
  use(anchor);
  statements(s.orelse);
  use(end);
}

void Compiler::for_loop(const For& s) {
  Block* start = new_block();
  Block* body_block = new_block();
  Block* cleanup = new_block();
  Block* end = new_block();
  push_frame(FrameKind::ForLoop, start, end);
  visit(folder_.folded_iterable(s.iter));
  emit(Op::GET_ITER);
  use(start);
  jump(Op::FOR_ITER, cleanup);
  use(body_block);
  visit(s.target);
  statements(s.body);
  unset_loc();
  jump(kJump, start);
  use(cleanup);
  pop_frame();
  statements(s.orelse);
  use(end);
}

void Compiler::async_for(const AsyncFor& s) {
  if (unit_->kind != UnitKind::AsyncFunction) fail("'async for' outside async function");
  Block* start = new_block();
  Block* except = new_block();
  Block* end = new_block();
  visit(s.iter);
  emit(Op::GET_AITER);
  use(start);
  push_frame(FrameKind::ForLoop, start, end);
  jump(kSetupFinally, except);
  emit(Op::GET_ANEXT);
  load_none();
  yield_from(true);
  emit_pseudo(kPopBlock);
  visit(s.target);
  statements(s.body);
  unset_loc();
  jump(kJump, start);
  pop_frame();
  use(except);
  set_loc(*s.iter);
  emit(Op::END_ASYNC_FOR);
  statements(s.orelse);
  use(end);
}

void Compiler::assertion(const Assert& s) {
  const Constant* constant = cast<Constant>(folded(s.test));
  const Tuple* tuple = cast<Tuple>(s.test);
  if ((constant && constant->value->kind == Const::Kind::Tuple && !constant->value->items.empty()) ||
      (tuple && tuple->elts.size() > 0))
    CompileWarnings::add(false, "assertion is always true, perhaps remove parentheses?", s.span.line);
  if (options_.optimize > 0) return;
  Block* end = new_block();
  jump_if(s.test, end, true);
  emit(Op::LOAD_ASSERTION_ERROR);
  if (s.msg) {
    visit(s.msg);
    emit(Op::PRECALL, 0);
    emit(Op::CALL, 0);
  }
  emit(Op::RAISE_VARARGS, 1);
  use(end);
}

void Compiler::import_as(std::string_view name, std::string_view as) {
  size_t dot = name.find('.');
  if (dot == std::string_view::npos) return name_op(as, Context::Store);
  for (;;) {
    const size_t begin = dot + 1;
    dot = name.find('.', begin);
    emit_name(Op::IMPORT_FROM, name.substr(begin, dot == std::string_view::npos ? dot : dot - begin));
    if (dot == std::string_view::npos) break;
    emit(Op::SWAP, 2);
    emit(Op::POP_TOP);
  }
  name_op(as, Context::Store);
  emit(Op::POP_TOP);
}

void Compiler::import(const Import& s) {
  for (const Alias* alias : s.names) {
    load_const(Const::of_int(0));
    load_none();
    emit_name(Op::IMPORT_NAME, alias->name);
    if (is_set(alias->asname)) {
      import_as(alias->name, alias->asname);
    } else {
      name_op(alias->name.substr(0, alias->name.find('.')), Context::Store);
    }
  }
}

void Compiler::import_from(const ImportFrom& s) {
  if (s.module == "__future__" && s.span.line > future_line_)
    fail("from __future__ imports must occur at the beginning of the file");
  load_const(Const::of_int(s.level));
  std::vector<Const> names;
  for (const Alias* alias : s.names) names.push_back(Const::of_str(std::string(alias->name)));
  load_const(Const::of_items(Const::Kind::Tuple, std::move(names)));
  emit_name(Op::IMPORT_NAME, is_set(s.module) ? s.module : Identifier("", 0));
  for (const Alias* alias : s.names) {
    if (alias->name == "*") return emit(Op::IMPORT_STAR);
    emit_name(Op::IMPORT_FROM, alias->name);
    name_op(is_set(alias->asname) ? alias->asname : alias->name, Context::Store);
  }
  emit(Op::POP_TOP);
}

void Compiler::jump_if(const Expr* original, Block* target, bool condition) {
  const Expr* e = folded(original);
  if (const UnaryOp* negation = cast<UnaryOp>(e); negation && negation->op == UnaryOperator::Not)
    return jump_if(negation->operand, target, !condition);
  if (const BoolOp* op = cast<BoolOp>(e)) {
    const bool inner = op->op == BoolOperator::Or;
    Block* short_cut = inner == condition ? target : new_block();
    for (size_t i = 0; i + 1 < op->values.size(); ++i) jump_if(op->values[i], short_cut, inner);
    jump_if(op->values.back(), target, condition);
    if (short_cut != target) use(short_cut);
    return;
  }
  if (const IfExp* choice = cast<IfExp>(e)) {
    Block* end = new_block();
    Block* next = new_block();
    jump_if(choice->test, next, false);
    jump_if(choice->body, target, condition);
    jump_unplaced(kJump, end);
    use(next);
    jump_if(choice->orelse, target, condition);
    return use(end);
  }
  const Compare* chain = cast<Compare>(e);
  if (chain) set_loc(*e);  // CPython does not restore it: the jump and what follows are placed at the comparison
  if (!chain || chain->ops.size() == 1) {
    visit(e);
    return jump(condition ? kPopJumpIfTrue : kPopJumpIfFalse, target);
  }
  Block* cleanup = new_block();
  visit(chain->left);
  const size_t last = chain->ops.size() - 1;
  for (size_t i = 0; i < last; ++i) {
    visit(chain->comparators[i]);
    emit(Op::SWAP, 2);
    emit(Op::COPY, 2);
    compare_op(chain->ops[i]);
    jump(kPopJumpIfFalse, cleanup);
  }
  visit(chain->comparators[last]);
  compare_op(chain->ops[last]);
  jump(condition ? kPopJumpIfTrue : kPopJumpIfFalse, target);
  Block* end = new_block();
  jump_unplaced(kJump, end);
  use(cleanup);
  emit(Op::POP_TOP);
  if (!condition) jump_unplaced(kJump, target);
  use(end);
}

}  // namespace refjit::python
