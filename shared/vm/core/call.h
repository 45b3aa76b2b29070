#pragma once
// Frames pushed and popped, arguments bound, and the entry into the interpreter loop. Private to the core.
#include "vm/core/types.h"

namespace refjit::vm {

/// Makes the internal instruction stream of a code object.
bool prepare_code(Vm& vm, Code* code);

/// A frame for `function` (whose reference it takes over) on top of the frame stack, slots null, not yet current.
/// Null: RecursionError or MemoryError; the reference has been dropped.
Frame* push_frame(Vm& vm, Function* function);
/// Drops the frame's values and, unless it is a generator's, its memory. Does not change state.frame.
void pop_frame(Vm& vm, Frame* frame);
/// Puts arguments into the slots of a fresh frame, as CPython binds them; false: TypeError.
bool bind_arguments(Vm& vm, Frame* frame, Args args);
/// Runs `frame` (with Return::Entry) to its end or next yield. The owned result; null: exception.
Value evaluate(Vm& vm, Frame* frame);

/// More memory for frames of at least `bytes`.
bool grow_frame_stack(Vm& vm, size_t bytes);
/// The frame is about to go: its guest-visible object keeps what it needs.
void detach_frame_object(Vm& vm, Frame* frame);
/// Adds a traceback entry for `frame` at word `word` to the pending exception.
void add_traceback(Vm& vm, Frame* frame, uint32_t word);
/// RecursionError with CPython's text.
void raise_recursion(Vm& vm, const char* where);

inline size_t frame_bytes(const Code* code) {
  return sizeof(Frame) + (static_cast<size_t>(code->slot_count) + code->stack_size + 1) * sizeof(Value);
}

/// Fills the header of a frame whose memory is there.
inline void init_frame(Frame* frame, Function* function, Code* code) {
  frame->previous = nullptr;
  frame->function = function;
  frame->code = code;
  frame->globals = function->globals;
  frame->builtins = function->builtins;
  frame->locals = Value();
  frame->init_self = Value();
  frame->generator = nullptr;
  frame->object = nullptr;
  frame->current = code->instructions;
  frame->hook_at = Frame::kNever;
  frame->returns = Frame::Return::Entry;
  frame->is_first_in_chunk = false;
  frame->is_started = false;
  Value* slots = frame->slots();
  for (uint32_t i = 0; i < code->slot_count; ++i) slots[i] = Value();
  frame->top = slots + code->slot_count;
}

/// Memory for a frame; null: none left.
inline char* take_stack(Vm& vm, size_t bytes, bool& is_first) {
  Vm::State& state = vm.state();
  is_first = false;
  if (static_cast<size_t>(state.stack_end - state.stack_top) < bytes) [[unlikely]] {
    if (!grow_frame_stack(vm, bytes)) return nullptr;
    is_first = state.chunk > 0;
  }
  char* memory = state.stack_top;
  state.stack_top += bytes;
  return memory;
}

// ---- parts of the interpreter that stand outside the loop (interpreter_parts.cpp); null or false: exception

Ref load_name(Vm& vm, Frame* frame, Str* name);
Ref load_global(Vm& vm, Frame* frame, Str* name);
bool delete_name(Vm& vm, Frame* frame, Str* name);
void raise_unbound(Vm& vm, Frame* frame, uint32_t slot);
Ref make_function_object(Vm& vm, Frame* frame, uint32_t flags, Value*& top);
/// Replaces `sequence` by its `count` items, last first.
bool unpack_sequence(Vm& vm, Value sequence, uint32_t count, Value* out);
bool unpack_extended(Vm& vm, Value sequence, uint32_t before, uint32_t after, Value* out);
Ref import_from(Vm& vm, Value module, Str* name);
bool import_star(Vm& vm, Frame* frame, Value module);
Ref import_name(Vm& vm, Frame* frame, Str* name, Value from_list, Value level);
bool raise_statement(Vm& vm, Value exception, Value cause);
int check_exception_match(Vm& vm, Value exception, Value type);
/// except*: parts[0] the rest, parts[1] the matching group, both owned, None if empty.
bool group_match(Vm& vm, Value exception, Value type, Value parts[2]);
Ref prepare_reraise_star(Vm& vm, Value original, Value list);
Ref match_keys(Vm& vm, Value subject, Value keys);
Ref match_class(Vm& vm, Value subject, Value type, uint32_t positional, Value names);
Ref format_value(Vm& vm, Value value, uint32_t flags, Value spec);
Ref async_iterator(Vm& vm, Value v);
Ref async_next(Vm& vm, Value v);
Ref awaitable_iterator(Vm& vm, Value v, uint32_t where);
Ref yield_from_iterator(Vm& vm, Value v, const Frame* frame);
Ref wrap_async_value(Vm& vm, Value v);
Ref display(Vm& vm, Value v);
/// Calls a context manager's enter method: out[0] the bound exit method, out[1] what enter gave.
bool enter_context(Vm& vm, Value manager, bool is_async, Value out[2]);
/// exit(type, exception, traceback)
Value call_exit(Vm& vm, Value exit, Value exception);
bool setup_annotations(Vm& vm, Frame* frame);
/// One step of a delegate in `yield from`: the yielded value, or null with `returned` set, or an exception.
Value send_step(Vm& vm, Value receiver, Value sent, Value& returned);
/// `name` in a class namespace: 1 (out owned), 0, -1.
int class_lookup(Vm& vm, Value space, Str* name, Value& out);
void raise_name_error(Vm& vm, Str* name);
/// `item in container`: 1, 0, -1.
int contains(Vm& vm, Value container, Value item);
bool extend_list(Vm& vm, List* list, Value iterable);
bool update_display(Vm& vm, Dict* dict, Value mapping);
/// Binds `self` and then args.
bool bind_init(Vm& vm, Frame* frame, Value self, Args args);
/// Binds f(*positional, **keywords); keywords may be null.
bool bind_expanded(Vm& vm, Frame* frame, Value positional, Value keywords);
Value call_expanded(Vm& vm, Value callee, Value positional, Value keywords);
/// Whether instances of `type` are called through a Python function __call__.
bool is_python_call(Vm& vm, Type* type);
/// Moves the frame into a new generator object.
Ref make_generator(Vm& vm, Frame* frame);

}  // namespace refjit::vm
