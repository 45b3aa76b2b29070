// Code generation: try, with, and the unwinding that break, continue and return do through them.
#include "python/compiler.h"

namespace refjit::python {

using namespace ast;

void Compiler::pop_except_and_reraise() {
  emit(Op::COPY, 3);
  emit(Op::POP_EXCEPT);
  emit(Op::RERAISE, 1);
}

void Compiler::unbind(std::string_view name) {
  load_none();
  name_op(name, Context::Store);
  name_op(name, Context::Del);
}

template <class T>
void Compiler::try_statement(const T& s, bool is_star) {
  if (!s.finalbody.empty()) return try_finally(s, is_star);
  if (is_star) return try_star(s.body, s.handlers, s.orelse);
  try_except(s.body, s.handlers, s.orelse);
}

template <class T>
void Compiler::try_finally(const T& s, bool is_star) {
  Block* body_block = new_block();
  Block* end = new_block();
  Block* exit = new_block();
  Block* cleanup = new_block();
  jump(kSetupFinally, end);
  use(body_block);
  push_frame(FrameKind::FinallyTry, body_block, end);
  unit_->frames.back().finalbody = &s.finalbody;
  if (s.handlers.empty()) {
    statements(s.body);
  } else if (is_star) {
    try_star(s.body, s.handlers, s.orelse);
  } else {
    try_except(s.body, s.handlers, s.orelse);
  }
  emit_unplaced(kPopBlock);
  pop_frame();
  statements(s.finalbody);
  jump_unplaced(kJump, exit);
  use(end);
  unset_loc();
  jump(kSetupCleanup, cleanup);
  emit(Op::PUSH_EXC_INFO);
  push_frame(FrameKind::FinallyEnd, end);
  statements(s.finalbody);
  pop_frame();
  emit(Op::RERAISE, 0);
  use(cleanup);
  pop_except_and_reraise();
  use(exit);
}

template void Compiler::try_statement(const Try&, bool);
template void Compiler::try_statement(const TryStar&, bool);

void Compiler::handler_body(const ExceptHandler& handler, Block* end) {
  const std::string_view name = handler.name;
  if (!is_set(handler.name)) {
    Block* cleanup_body = new_block();
    emit(Op::POP_TOP);
    use(cleanup_body);
    push_frame(FrameKind::HandlerCleanup, cleanup_body);
    statements(handler.body);
    pop_frame();
    unset_loc();
    emit_pseudo(kPopBlock);
    emit(Op::POP_EXCEPT);
    return jump(kJump, end);
  }
  // try: body  finally: name = None; del name
  Block* cleanup_end = new_block();
  Block* cleanup_body = new_block();
  name_op(name, Context::Store);
  jump(kSetupCleanup, cleanup_end);
  use(cleanup_body);
  push_frame(FrameKind::HandlerCleanup, cleanup_body);
  unit_->frames.back().name = name;
  statements(handler.body);
  pop_frame();
  unset_loc();
  emit_pseudo(kPopBlock);
  emit_pseudo(kPopBlock);
  emit(Op::POP_EXCEPT);
  unbind(name);
  jump(kJump, end);
  use(cleanup_end);
  unset_loc();
  unbind(name);
  emit(Op::RERAISE, 1);
}

void Compiler::try_except(const Stmts& tried, const Seq<Ptr<ExceptHandler>>& handlers, const Stmts& orelse) {
  Block* body_block = new_block();
  Block* except = new_block();
  Block* end = new_block();
  Block* cleanup = new_block();
  jump(kSetupFinally, except);
  use(body_block);
  push_frame(FrameKind::TryExcept, body_block);
  statements(tried);
  pop_frame();
  emit_unplaced(kPopBlock);
  statements(orelse);
  jump_unplaced(kJump, end);
  use(except);
  unset_loc();
  jump(kSetupCleanup, cleanup);
  emit(Op::PUSH_EXC_INFO);
  push_frame(FrameKind::ExceptionHandler, nullptr);
  for (size_t i = 0; i < handlers.size(); ++i) {
    const ExceptHandler& handler = *handlers[i];
    set_loc(handler);
    if (!handler.type && i + 1 < handlers.size()) fail("default 'except:' must be last");
    except = new_block();
    if (handler.type) {
      visit(handler.type);
      emit(Op::CHECK_EXC_MATCH);
      jump(kPopJumpIfFalse, except);
    }
    handler_body(handler, end);
    use(except);
  }
  unset_loc();
  pop_frame();
  emit(Op::RERAISE, 0);
  use(cleanup);
  pop_except_and_reraise();
  use(end);
}

void Compiler::try_star(const Stmts& tried, const Seq<Ptr<ExceptHandler>>& handlers, const Stmts& orelse) {
  Block* body_block = new_block();
  Block* except = new_block();
  Block* orelse_block = new_block();
  Block* end = new_block();
  Block* cleanup = new_block();
  Block* reraise_star = new_block();
  jump(kSetupFinally, except);
  use(body_block);
  push_frame(FrameKind::TryExcept, body_block);
  statements(tried);
  pop_frame();
  emit_unplaced(kPopBlock);
  jump_unplaced(kJump, orelse_block);
  use(except);
  unset_loc();
  jump(kSetupCleanup, cleanup);
  emit(Op::PUSH_EXC_INFO);
  push_frame(FrameKind::ExceptionGroupHandler, nullptr);
  for (size_t i = 0; i < handlers.size(); ++i) {
    const ExceptHandler& handler = *handlers[i];
    set_loc(handler);
    except = new_block();
    Block* with_error = new_block();  // the handler itself raised: its exception is in the list
    Block* no_match = new_block();
    if (i == 0) {  // [exc] -> [orig, list, exc]
      emit(Op::COPY, 1);
      emit(Op::BUILD_LIST, 0);
      emit(Op::SWAP, 2);
    }
    if (handler.type) {
      visit(handler.type);
      emit(Op::CHECK_EG_MATCH);
      emit(Op::COPY, 1);
      jump(kPopJumpIfNone, no_match);
    }
    Block* cleanup_end = new_block();
    Block* cleanup_body = new_block();
    const bool has_name = is_set(handler.name);
    if (has_name) {
      name_op(handler.name, Context::Store);
    } else {
      emit(Op::POP_TOP);
    }
    jump(kSetupCleanup, cleanup_end);
    use(cleanup_body);
    push_frame(FrameKind::HandlerCleanup, cleanup_body);
    if (has_name) unit_->frames.back().name = handler.name;
    statements(handler.body);
    pop_frame();
    unset_loc();
    emit_pseudo(kPopBlock);
    if (has_name) unbind(handler.name);
    jump(kJump, except);
    use(cleanup_end);
    unset_loc();
    if (has_name) unbind(handler.name);
    emit(Op::LIST_APPEND, 3);
    emit(Op::POP_TOP);
    jump(kJump, with_error);
    use(except);
    emit(Op::NOP);
    jump(kJump, with_error);
    use(no_match);
    emit(Op::POP_TOP);
    use(with_error);
    if (i + 1 == handlers.size()) {
      emit(Op::LIST_APPEND, 1);
      jump(kJump, reraise_star);
    }
  }
  unset_loc();
  pop_frame();
  Block* reraise = new_block();
  use(reraise_star);
  emit(Op::PREP_RERAISE_STAR);
  emit(Op::COPY, 1);
  jump(kPopJumpIfNotNone, reraise);
  emit(Op::POP_TOP);
  emit_pseudo(kPopBlock);
  emit(Op::POP_EXCEPT);
  jump(kJump, end);
  use(reraise);
  emit_pseudo(kPopBlock);
  emit(Op::SWAP, 2);
  emit(Op::POP_EXCEPT);
  emit(Op::RERAISE, 0);
  use(cleanup);
  pop_except_and_reraise();
  use(orelse_block);
  statements(orelse);
  use(end);
}

void Compiler::call_exit_with_nones() {
  load_none();
  load_none();
  load_none();
  emit(Op::PRECALL, 2);
  emit(Op::CALL, 2);
}

void Compiler::yield_from(bool is_await) {
  Block* start = new_block();
  Block* resume = new_block();
  Block* exit = new_block();
  use(start);
  jump(Op::SEND, exit);
  use(resume);
  emit(Op::YIELD_VALUE);
  emit(Op::RESUME, is_await ? 3 : 2);
  jump(kJumpNoInterrupt, start);
  use(exit);
}

void Compiler::await_exit() {
  emit(Op::GET_AWAITABLE, 2);
  load_none();
  yield_from(true);
}

template <class T>
void Compiler::with(const T& s, size_t position, bool is_async) {
  const WithItem& item = *s.items[position];
  if (is_async && unit_->kind != UnitKind::AsyncFunction) fail("'async with' outside async function");
  Block* block = new_block();
  Block* final = new_block();
  Block* exit = new_block();
  Block* cleanup = new_block();
  visit(item.context_expr);
  if (is_async) {
    emit(Op::BEFORE_ASYNC_WITH);
    emit(Op::GET_AWAITABLE, 1);
    load_none();
    yield_from(true);
  } else {
    emit(Op::BEFORE_WITH);
  }
  jump(kSetupWith, final);
  use(block);
  push_frame(is_async ? FrameKind::AsyncWith : FrameKind::With, block, final);
  unit_->frames.back().statement = &s;
  if (item.optional_vars) {
    visit(item.optional_vars);
  } else {
    emit(Op::POP_TOP);
  }
  if (position + 1 == s.items.size()) {
    statements(s.body);
  } else {
    with(s, position + 1, is_async);
  }
  if (!is_async) unset_loc();
  pop_frame();
  emit_pseudo(kPopBlock);
  set_loc(s);
  call_exit_with_nones();
  if (is_async) await_exit();
  emit(Op::POP_TOP);
  jump(kJump, exit);
  use(final);
  jump(kSetupCleanup, cleanup);
  emit(Op::PUSH_EXC_INFO);
  emit(Op::WITH_EXCEPT_START);
  if (is_async) await_exit();
  Block* suppress = new_block();
  jump(kPopJumpIfTrue, suppress);
  emit(Op::RERAISE, 2);
  use(cleanup);
  unset_loc();
  pop_except_and_reraise();
  use(suppress);
  emit(Op::POP_TOP);
  emit_pseudo(kPopBlock);
  emit(Op::POP_EXCEPT);
  emit(Op::POP_TOP);
  emit(Op::POP_TOP);
  use(exit);
}

template void Compiler::with(const With&, size_t, bool);
template void Compiler::with(const AsyncWith&, size_t, bool);

void Compiler::unwind(const FrameBlock& frame, bool keeps_top) {
  const auto save_top = [&] {
    if (keeps_top) emit(Op::SWAP, 2);
  };
  switch (frame.kind) {
    case FrameKind::ForLoop:
    case FrameKind::PopValue:
      save_top();
      return emit(Op::POP_TOP);
    case FrameKind::TryExcept:
      return emit_pseudo(kPopBlock);
    case FrameKind::FinallyTry:
      emit_pseudo(kPopBlock);
      if (keeps_top) push_frame(FrameKind::PopValue, nullptr);
      statements(*frame.finalbody);
      if (keeps_top) pop_frame();
      return unset_loc();
    case FrameKind::FinallyEnd:
      save_top();
      emit(Op::POP_TOP);
      save_top();
      emit_pseudo(kPopBlock);
      return emit(Op::POP_EXCEPT);
    case FrameKind::With:
    case FrameKind::AsyncWith:
      set_loc(*frame.statement);
      emit_pseudo(kPopBlock);
      save_top();
      call_exit_with_nones();
      if (frame.kind == FrameKind::AsyncWith) await_exit();
      emit(Op::POP_TOP);
      return unset_loc();
    case FrameKind::HandlerCleanup:
      if (!frame.name.empty()) emit_pseudo(kPopBlock);
      save_top();
      emit_pseudo(kPopBlock);
      emit(Op::POP_EXCEPT);
      if (!frame.name.empty()) unbind(frame.name);
      return;
    default:
      return;
  }
}

void Compiler::unwind_all(bool keeps_top, FrameBlock* loop) {
  // Each frame is taken off while its own exit code is emitted, and all are put back afterwards.
  std::vector<FrameBlock> taken;
  while (!unit_->frames.empty()) {
    const FrameBlock top = unit_->frames.back();
    if (top.kind == FrameKind::ExceptionGroupHandler)
      fail("'break', 'continue' and 'return' cannot appear in an except* block");
    if (loop && (top.kind == FrameKind::WhileLoop || top.kind == FrameKind::ForLoop)) {
      *loop = top;
      break;
    }
    unit_->frames.pop_back();
    taken.push_back(top);
    unwind(top, keeps_top);
  }
  while (!taken.empty()) {
    unit_->frames.push_back(taken.back());
    taken.pop_back();
  }
}

}  // namespace refjit::python
