// The dispatch loop. One evaluate() runs any number of Python frames: calls, generator steps and returns switch frames
// inside the loop, so guest calls use no C++ stack. Stack effects are those of opcodes.def; values on the operand stack
// are owned. Handlers keep no object with a destructor alive across a dispatch (computed goto would skip it).
#include "vm/core/call.h"
#include "vm/core/internal_ops.h"
#include "vm/core/signature.h"
#include "vm/core/specialize.h"
#include "vm/core/tracing.h"
#include "vm/due_finalizers.h"
#include "vm/error_teller.h"
#include "vm/exception.h"

#if defined(__GNUC__) && !defined(__EMSCRIPTEN__)
#define REFJIT_COMPUTED_GOTO 1
#endif

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

constexpr uint64_t kBothInts = Value::kIntTag;
inline bool are_small_ints(Value a, Value b) { return (a.bits() & b.bits()) >= kBothInts; }

/// A float from a float or small int.
inline bool to_double(Value v, double& out) {
  if (v.is_double()) return out = v.as_operand(), true;
  if (v.is_small_int()) return out = static_cast<double>(v.as_small_int()), true;
  return false;
}

inline Value make_int(Vm& vm, int64_t i) {
  return Value::fits_small_int(i) ? Value::small_int(i) : vm.integer(i).release();
}

/// The handled exception of this thread of control, None if there is none.
Value current_handled(Vm& vm) {
  const Value e = vm.state().handled->exception;
  return e ? e : kNone;
}

/// `list[int]` for classes: get_item of a type goes to __class_getitem__.
Value subscript(Vm& vm, Value container, Value key) { return vm.get_item(container, key).release(); }

/// list[i], tuple[i], dict[k] without the slot call; null: take the slow way.
inline Value subscript_fast(const BuiltinTypes& types, Value container, Value key) {
  if (!container.is_object() || !key.is_small_int()) return Value();
  const Type* type = container.object()->type;
  int64_t i = key.as_small_int();
  if (type == types.list) {
    const List* list = as<List>(container);
    if (i < 0) i += list->size;
    if (i >= 0 && i < list->size) return own(list->items[i]);
  } else if (type == types.tuple) {
    const Tuple* tuple = as<Tuple>(container);
    if (i < 0) i += tuple->size;
    if (i >= 0 && i < tuple->size) return own(tuple->items[i]);
  }
  return Value();
}

/// What next_fast says of iterators it does not know: an immediate that the guest never sees.
constexpr Value kOtherIterator = Value::from_bits(0xF0);

/// Next value of the iterators that for-loops see most, or kOtherIterator; null: exhausted.
inline Value next_fast(Vm& vm, const BuiltinTypes& types, Value iterator) {
  const Type* type = iterator.object()->type;
  if (type == types.range_iterator) {
    RangeIterator* r = as<RangeIterator>(iterator);
    if (r->left <= 0) return Value();
    const int64_t value = r->next;
    --r->left;
    r->next = static_cast<int64_t>(static_cast<uint64_t>(value) + static_cast<uint64_t>(r->step));
    return make_int(vm, value);
  }
  if (type == types.list_iterator) {
    SequenceIterator* it = as<SequenceIterator>(iterator);
    if (!it->sequence) return Value();
    const List* list = as<List>(it->sequence);
    if (it->index < list->size) return own(list->items[it->index++]);
    drop(it->sequence);
    return Value();
  }
  if (type == types.tuple_iterator) {
    SequenceIterator* it = as<SequenceIterator>(iterator);
    if (!it->sequence) return Value();
    const Tuple* tuple = as<Tuple>(it->sequence);
    if (it->index < tuple->size) return own(tuple->items[it->index++]);
    drop(it->sequence);
    return Value();
  }
  return kOtherIterator;
}

template <CompareOp op, class T>
inline bool compare_numbers(T a, T b) {
  if constexpr (op == CompareOp::Lt)
    return a < b;
  else if constexpr (op == CompareOp::Le)
    return a <= b;
  else if constexpr (op == CompareOp::Eq)
    return a == b;
  else if constexpr (op == CompareOp::Ne)
    return a != b;
  else if constexpr (op == CompareOp::Gt)
    return a > b;
  else
    return a >= b;
}

/// Ends a generator's run: its handled-exception item leaves the chain.
inline void leave_generator(Vm& vm, Generator* generator, Generator::State state) {
  vm.state().handled = generator->handled.previous;
  generator->state = state;
}
inline void enter_generator(Vm& vm, Generator* generator) {
  generator->handled.previous = vm.state().handled;
  vm.state().handled = &generator->handled;
  generator->state = Generator::State::Running;
}

/// StopIteration must not leave a generator: it becomes a RuntimeError with the StopIteration as cause.
void convert_stop_iteration(Vm& vm, const Code* code) {
  const BuiltinTypes& t = vm.types();
  const bool is_async = (code->flags & python::kAsyncGenerator) != 0;
  const char* text = nullptr;
  if (vm.exception_matches(t.StopIteration)) {
    text = is_async                           ? "async generator raised StopIteration"
           : code->flags & python::kCoroutine ? "coroutine raised StopIteration"
                                              : "generator raised StopIteration";
  } else if (is_async && vm.exception_matches(t.StopAsyncIteration)) {
    text = "async generator raised StopAsyncIteration";
  }
  if (!text) return;
  Ref cause = vm.take_exception();
  Ref error = make_exception(vm, t.RuntimeError, vm.string(text));
  if (!error) return;
  BaseException* e = exception_of(error);
  assign(e->cause, own(cause.get()));
  assign(e->context, own(cause.get()));
  e->suppress_context = true;
  set_exception(vm, error.release());
}

/// Asks the host whether to stop and lets other threads have a turn; false: an exception (KeyboardInterrupt) is set.
bool check_interrupt(Vm& vm) {
  vm.state().ticks = 2000;
  run_due_finalizers(vm);
  if (!vm.host().interrupted()) {
    const Value turn = vm.state().turn;
    return !turn || vm.state().is_in_trace || vm.call(turn, {});
  }
  vm.raise(vm.types().KeyboardInterrupt, "");
  return false;
}

/// What calling a callee that the loop does not know gives; owned, null: exception.
Value call_other(Vm& vm, Value callee, const Value* args, uint32_t count, Tuple* keywords) {
  return vm.call(callee, {args, count, keywords}).release();
}

/// The __init__ function of a class whose instances are made by object.__new__; null: another way is needed.
Function* plain_init(Vm& vm, Type* type) {
  if (type->slots.construct != object_construct || type->slots.init != init_trampoline ||
      type->type->slots.call != type_call) {
    return nullptr;
  }
  const Value init = find_in_type(vm, type, vm.names().init);
  if (!init.is_object() || init.object()->type != vm.types().function) return nullptr;
  if (dict_get(type->dict, vm.names().abstractmethods)) return nullptr;
  return as<Function>(init);
}

}  // namespace

Value evaluate(Vm& vm, Frame* entry) {
  Vm::State& state = vm.state();
  const BuiltinTypes& types = vm.types();
  Frame* frame = entry;
  Instruction* ip;
  Value* sp;
  Value* locals;
  Tuple* kw_names = nullptr;
  Value result;
  if (state.ticks <= 0) [[unlikely]]
    run_due_finalizers(vm);

#ifdef REFJIT_COMPUTED_GOTO
  static const void* const kLabels[] = {
#define REFJIT_OPCODE(name, number, operand, next, jump, caches, note) &&op_##name,
#include "python/opcodes.def"
#undef REFJIT_OPCODE
#define REFJIT_SPECIAL(name) &&op_##name,
      REFJIT_SPECIAL_OPS(REFJIT_SPECIAL)
#undef REFJIT_SPECIAL
  };
  constexpr size_t kLabelCount = sizeof kLabels / sizeof kLabels[0];
  // While a frame is armed, every instruction goes through ARMED first.
  struct ArmedTable {
    const void* labels[kLabelCount];
  };
  ArmedTable armed_table;
  const void* const* table = kLabels;
#define TARGET(name) op_##name:
#define DISPATCH() goto* table[ip->op]
#define DISPATCH_BASE() goto* kLabels[ip->base]
#define SET_TABLE()                                              \
  do {                                                           \
    if (frame->hook_at == Frame::kNever) {                       \
      table = kLabels;                                           \
    } else {                                                     \
      for (auto& label : armed_table.labels) label = &&op_ARMED; \
      table = armed_table.labels;                                \
    }                                                            \
  } while (false)
#else
  bool is_armed = false;
  uint16_t opcode;
#define TARGET(name) case Internal::name:
#define DISPATCH() goto dispatch
#define DISPATCH_BASE()   \
  do {                    \
    opcode = ip->base;    \
    goto dispatch_opcode; \
  } while (false)
#define SET_TABLE() is_armed = frame->hook_at != Frame::kNever
#endif

#define NEXT()  \
  do {          \
    ++ip;       \
    DISPATCH(); \
  } while (false)
#define SAVE() (frame->current = ip)
#define PUSH(v)             \
  do {                      \
    const Value top_ = (v); \
    *sp++ = top_;           \
  } while (false)
#define JUMP_TICK()                         \
  do {                                      \
    if (--state.ticks <= 0) [[unlikely]] {  \
      frame->top = sp;                      \
      SAVE();                               \
      if (!check_interrupt(vm)) goto error; \
    }                                       \
  } while (false)

  frame->previous = state.frame;
  state.frame = frame;
  if (frame->generator && frame->is_started) {
    ip = const_cast<Instruction*>(frame->current);
    sp = frame->top;
    locals = frame->slots();
    if (state.is_watched && watch_frame(vm, frame) && state.exception) [[unlikely]]
      trace_throw(vm, frame);
    SET_TABLE();
    if (state.exception) goto error;  // throw()
    NEXT();
  }

start_frame:
  // state.frame is a frame whose arguments are bound and that has not run.
  frame = state.frame;
  if (frame->code->runs != UINT32_MAX) ++frame->code->runs;
  if (state.is_watched) [[unlikely]] {
    if (!watch_frame(vm, frame) && state.hook) goto ask_hook;
  }
  frame->is_started = true;
  ip = const_cast<Instruction*>(frame->current);
  sp = frame->top;
  locals = frame->slots();
  SET_TABLE();
  DISPATCH();

ask_hook : {
  HookOutcome outcome = state.hook->on_frame(vm, *frame);
  ip = const_cast<Instruction*>(frame->current);
  sp = frame->top;
  locals = frame->slots();
  SET_TABLE();
  frame->is_started = true;
  result = outcome.result.release();
  if (outcome.is_handled) {
    if (result) goto return_value;
    goto error;
  }
  drop(result);
}
  // The word that the frame goes on at runs without another question, even if it is armed.
  DISPATCH_BASE();

#ifndef REFJIT_COMPUTED_GOTO
dispatch:
  opcode = is_armed ? static_cast<uint16_t>(Internal::ARMED) : ip->op;
dispatch_opcode:
  switch (static_cast<Internal>(opcode)) {
#endif

    TARGET(ARMED) {
      if (frame->hook_at == Frame::kEveryWord) {
        frame->top = sp;
        SAVE();
        const bool ok = trace_instruction(vm, frame);
        ip = const_cast<Instruction*>(frame->current);
        sp = frame->top;
        if (!ok) goto error;
        SET_TABLE();
        DISPATCH_BASE();
      }
      if (frame->hook_at != Frame::kEvery && frame->hook_at != static_cast<uint32_t>(ip - frame->code->instructions))
        DISPATCH_BASE();
      frame->hook_at = Frame::kNever;
      frame->top = sp;
      SAVE();
      if (!state.hook) {
        SET_TABLE();
        DISPATCH();
      }
      goto ask_hook;
    }

    // ---- stack and variables

    TARGET(NOP) NEXT();
    TARGET(RESUME) NEXT();
    TARGET(POP_TOP) {
      const Value v = *--sp;
      decref(v);
      NEXT();
    }
    TARGET(PUSH_NULL) {
      PUSH(Value());
      NEXT();
    }
    TARGET(COPY) {
      const Value v = sp[-static_cast<int>(ip->arg)];
      incref(v);
      PUSH(v);
      NEXT();
    }
    TARGET(SWAP) {
      std::swap(sp[-1], sp[-static_cast<int>(ip->arg)]);
      NEXT();
    }
    TARGET(LOAD_CONST) {
      const Value v = frame->code->consts[ip->arg];
      incref(v);
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_FAST) {
      const Value v = locals[ip->arg];
      if (!v) [[unlikely]]
        goto unbound_local;
      incref(v);
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_FAST_LOAD_FAST) {
      const Value a = locals[ip->arg];
      if (!a) [[unlikely]]
        goto unbound_local;
      incref(a);
      PUSH(a);
      ++ip;
      const Value b = locals[ip->arg];
      if (!b) [[unlikely]]
        goto unbound_local;
      incref(b);
      PUSH(b);
      NEXT();
    }
    TARGET(LOAD_FAST_LOAD_CONST) {
      const Value a = locals[ip->arg];
      if (!a) [[unlikely]]
        goto unbound_local;
      incref(a);
      PUSH(a);
      ++ip;
      const Value b = frame->code->consts[ip->arg];
      incref(b);
      PUSH(b);
      NEXT();
    }
    TARGET(STORE_FAST) {
      const Value old = locals[ip->arg];
      locals[ip->arg] = *--sp;
      decref(old);
      NEXT();
    }
    TARGET(STORE_FAST_LOAD_FAST) {
      const Value old = locals[ip->arg];
      locals[ip->arg] = *--sp;
      decref(old);
      ++ip;
      const Value b = locals[ip->arg];
      if (!b) [[unlikely]]
        goto unbound_local;
      incref(b);
      PUSH(b);
      NEXT();
    }
    TARGET(STORE_FAST_STORE_FAST) {
      const Value old = locals[ip->arg];
      locals[ip->arg] = *--sp;
      decref(old);
      ++ip;
      const Value old2 = locals[ip->arg];
      locals[ip->arg] = *--sp;
      decref(old2);
      NEXT();
    }
    TARGET(DELETE_FAST) {
      const Value old = locals[ip->arg];
      if (!old) goto unbound_local;
      locals[ip->arg] = Value();
      decref(old);
      NEXT();
    }
    TARGET(MAKE_CELL) {
      const Value cell = make_cell(vm, locals[ip->arg]).release();
      if (!cell) goto error;
      decref(locals[ip->arg]);
      locals[ip->arg] = cell;
      NEXT();
    }
    TARGET(COPY_FREE_VARS) {
      const Tuple* closure = frame->function->closure;
      Value* slot = locals + (frame->code->slot_count - ip->arg);
      for (uint32_t i = 0; i < ip->arg; ++i) slot[i] = own(closure->items[i]);
      NEXT();
    }
    TARGET(LOAD_CLOSURE) {
      const Value v = locals[ip->arg];
      incref(v);
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_DEREF) {
      const Value v = as<Cell>(locals[ip->arg])->value;
      if (!v) goto unbound_local;
      incref(v);
      PUSH(v);
      NEXT();
    }
    TARGET(STORE_DEREF) {
      Cell* cell = as<Cell>(locals[ip->arg]);
      const Value old = cell->value;
      cell->value = *--sp;
      decref(old);
      NEXT();
    }
    TARGET(DELETE_DEREF) {
      Cell* cell = as<Cell>(locals[ip->arg]);
      if (!cell->value) goto unbound_local;
      drop(cell->value);
      NEXT();
    }
    TARGET(LOAD_CLASSDEREF) {
      SAVE();
      Value v;
      const int found = frame->locals ? class_lookup(vm, frame->locals, frame->code->slot_names[ip->arg], v) : 0;
      if (found < 0) goto error;
      if (found == 0) {
        v = as<Cell>(locals[ip->arg])->value;
        if (!v) goto unbound_local;
        incref(v);
      }
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_NAME) {
      SAVE();
      const Value v = load_name(vm, frame, frame->code->names[ip->arg]).release();
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(STORE_NAME) {
      SAVE();
      Str* name = frame->code->names[ip->arg];
      const Value v = sp[-1];
      const Value space = frame->locals ? frame->locals : Value(frame->globals);
      const bool ok = space.object()->type == types.dict ? dict_set(vm, as<Dict>(space), name, v)
                                                         : vm.set_item(space, Value(name), v);
      --sp;
      decref(v);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(DELETE_NAME) {
      SAVE();
      if (!delete_name(vm, frame, frame->code->names[ip->arg])) goto error;
      NEXT();
    }
    TARGET(LOAD_GLOBAL_MODULE) {
      const Dict* globals = frame->globals;
      if (globals->keys_version != ip->payload) goto op_LOAD_GLOBAL_generic;
      const Value v = globals->entries[ip->index].value;
      incref(v);
      if (ip->arg & 1) PUSH(Value());
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_GLOBAL_BUILTIN) {
      const Dict* builtins = frame->builtins;
      if (frame->globals->keys_version != ip->payload || builtins->keys_version != ip->payload2)
        goto op_LOAD_GLOBAL_generic;
      const Value v = builtins->entries[ip->index].value;
      incref(v);
      if (ip->arg & 1) PUSH(Value());
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_GLOBAL)
  op_LOAD_GLOBAL_generic : {
    SAVE();
    const Value v = load_global_slow(vm, frame, ip, frame->code->names[ip->arg >> 1]);
    if (!v) goto error;
    if (ip->arg & 1) PUSH(Value());
    PUSH(v);
    NEXT();
  }
    TARGET(STORE_GLOBAL) {
      SAVE();
      const Value v = sp[-1];
      const bool ok = dict_set(vm, frame->globals, frame->code->names[ip->arg], v);
      --sp;
      decref(v);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(DELETE_GLOBAL) {
      SAVE();
      Str* name = frame->code->names[ip->arg];
      if (!dict_remove(vm, frame->globals, name)) {
        raise_name_error(vm, name);
        goto error;
      }
      NEXT();
    }

    // ---- attributes

    TARGET(LOAD_ATTR_INSTANCE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_LOAD_ATTR_generic;
      const Dict* dict = instance_dict(owner.object());
      if (!dict) goto op_LOAD_ATTR_generic;
      const Value v = dict_value_at(dict, static_cast<int32_t>(ip->index), frame->code->names[ip->arg]);
      if (!v) goto op_LOAD_ATTR_generic;
      incref(v);
      sp[-1] = v;
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_ATTR_TYPE_VALUE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_LOAD_ATTR_generic;
      if (has_instance_dict(owner.object())) {
        const Dict* dict = instance_dict(owner.object());
        if (dict && dict->size > 0 && dict_get(dict, frame->code->names[ip->arg])) goto op_LOAD_ATTR_generic;
      }
      const Value v = Value::from_bits(ip->payload);
      incref(v);
      sp[-1] = v;
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_ATTR_SLOT) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_LOAD_ATTR_generic;
      const Value v = *reinterpret_cast<Value*>(reinterpret_cast<char*>(owner.object()) + ip->index);
      if (!v) goto op_LOAD_ATTR_generic;
      incref(v);
      sp[-1] = v;
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_ATTR_MODULE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type != types.module) goto op_LOAD_ATTR_generic;
      const Dict* dict = as<Module>(owner)->dict;
      if (dict->keys_version != ip->payload) goto op_LOAD_ATTR_generic;
      const Value v = dict->entries[ip->index].value;
      incref(v);
      sp[-1] = v;
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_ATTR_CLASS) {
      const Value owner = sp[-1];
      if (!is_kind(owner, kTypeType) || as<Type>(owner)->version != ip->version) goto op_LOAD_ATTR_generic;
      const Value v = Value::from_bits(ip->payload);
      incref(v);
      sp[-1] = v;
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_ATTR_PROPERTY) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version || state.depth >= state.depth_limit) {
        goto op_LOAD_ATTR_generic;
      }
      SAVE();
      // The property lives as long as its class stands as it is; its getter may be another by now.
      const Value getter = as<Property>(Value::from_bits(ip->payload))->getter;
      if (!is_exactly(getter, vm.types().function) || as<Function>(getter)->code->exact_args != 1) {
        goto op_LOAD_ATTR_generic;
      }
      Frame* callee = push_frame(vm, own(as<Function>(getter)));
      if (!callee) goto error;
      callee->slots()[0] = owner;
      frame->top = sp - 1;
      callee->returns = Frame::Return::Push;
      callee->previous = frame;
      state.frame = callee;
      goto start_frame;
    }
    TARGET(LOAD_ATTR)
  op_LOAD_ATTR_generic : {
    SAVE();
    const Value owner = sp[-1];
    const Value v = load_attr_slow(vm, ip, owner, frame->code->names[ip->arg]);
    if (!v) goto error;
    sp[-1] = v;
    decref(owner);
    NEXT();
  }
    TARGET(LOAD_METHOD_TYPE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_LOAD_METHOD_generic;
      if (ip->index) {
        const Dict* dict = instance_dict(owner.object());
        if (dict && dict->size > 0 && dict_get(dict, frame->code->names[ip->arg])) goto op_LOAD_METHOD_generic;
      }
      const Value method = Value::from_bits(ip->payload);
      incref(method);
      sp[-1] = method;
      PUSH(owner);
      NEXT();
    }
    TARGET(LOAD_METHOD_INSTANCE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_LOAD_METHOD_generic;
      const Dict* dict = instance_dict(owner.object());
      if (!dict) goto op_LOAD_METHOD_generic;
      const Value v = dict_value_at(dict, static_cast<int32_t>(ip->index), frame->code->names[ip->arg]);
      if (!v) goto op_LOAD_METHOD_generic;
      incref(v);
      sp[-1] = Value();
      PUSH(v);
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_METHOD_MODULE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type != types.module) goto op_LOAD_METHOD_generic;
      const Dict* dict = as<Module>(owner)->dict;
      if (dict->keys_version != ip->payload) goto op_LOAD_METHOD_generic;
      const Value v = dict->entries[ip->index].value;
      incref(v);
      sp[-1] = Value();
      PUSH(v);
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_METHOD_CLASS) {
      const Value owner = sp[-1];
      if (!is_kind(owner, kTypeType) || as<Type>(owner)->version != ip->version) goto op_LOAD_METHOD_generic;
      const Value v = Value::from_bits(ip->payload);
      incref(v);
      sp[-1] = Value();
      PUSH(v);
      decref(owner);
      NEXT();
    }
    TARGET(LOAD_METHOD)
  op_LOAD_METHOD_generic : {
    SAVE();
    Value out[2];
    const Value owner = *--sp;
    if (!load_method_slow(vm, ip, owner, frame->code->names[ip->arg], out)) goto error;
    PUSH(out[0]);
    PUSH(out[1]);
    NEXT();
  }
    TARGET(STORE_ATTR_INSTANCE) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_STORE_ATTR_generic;
      Dict*& dict = instance_dict(owner.object());
      if (!dict) {
        const Value made = new_dict(vm).release();
        if (!made) goto error;
        dict = as<Dict>(made);
      }
      Str* name = frame->code->names[ip->arg];
      const Value v = sp[-2];
      if (dict_value_at(dict, static_cast<int32_t>(ip->index), name)) {
        dict_replace_at(dict, static_cast<int32_t>(ip->index), v);
      } else {
        SAVE();
        if (!dict_set(vm, dict, name, v)) goto error;
      }
      sp -= 2;
      decref(v);
      decref(owner);
      NEXT();
    }
    TARGET(STORE_ATTR_SLOT) {
      const Value owner = sp[-1];
      if (!owner.is_object() || owner.object()->type->version != ip->version) goto op_STORE_ATTR_generic;
      Value* place = reinterpret_cast<Value*>(reinterpret_cast<char*>(owner.object()) + ip->index);
      const Value old = *place;
      *place = sp[-2];
      sp -= 2;
      decref(old);
      decref(owner);
      NEXT();
    }
    TARGET(STORE_ATTR)
  op_STORE_ATTR_generic : {
    SAVE();
    const Value owner = sp[-1];
    const Value v = sp[-2];
    const bool ok = store_attr_slow(vm, ip, owner, frame->code->names[ip->arg], v);
    sp -= 2;
    decref(v);
    decref(owner);
    if (!ok) goto error;
    SET_TABLE();  // It may have been this frame's f_trace.
    NEXT();
  }
    TARGET(DELETE_ATTR) {
      SAVE();
      const Value owner = *--sp;
      const bool ok = vm.set_attribute(owner, frame->code->names[ip->arg], Value());
      decref(owner);
      if (!ok) goto error;
      NEXT();
    }

    // ---- operators

#define INT_OR_FLOAT(name, enumerator, int_code, float_code)      \
  TARGET(name) {                                                  \
    const Value a = sp[-2], b = sp[-1];                           \
    if (are_small_ints(a, b)) {                                   \
      const int64_t x = a.as_small_int(), y = b.as_small_int();   \
      (void)x, (void)y;                                           \
      int_code                                                    \
    } else if (double x, y; to_double(a, x) && to_double(b, y)) { \
      float_code                                                  \
    }                                                             \
    goto binary_generic;                                          \
  }
#define INT_RESULT(value)              \
  {                                    \
    const int64_t sum_ = (value);      \
    if (Value::fits_small_int(sum_)) { \
      sp[-2] = Value::small_int(sum_); \
      --sp;                            \
      NEXT();                          \
    }                                  \
  }
#define FLOAT_RESULT(value)    \
  {                            \
    sp[-2] = Value::of(value); \
    --sp;                      \
    NEXT();                    \
  }
    INT_OR_FLOAT(BINARY_ADD, Add, INT_RESULT(x + y), FLOAT_RESULT(x + y))
    INT_OR_FLOAT(BINARY_SUBTRACT, Subtract, INT_RESULT(x - y), FLOAT_RESULT(x - y))
    TARGET(BINARY_MULTIPLY) {
      const Value a = sp[-2], b = sp[-1];
      if (are_small_ints(a, b)) {
        int64_t r;
        if (!__builtin_mul_overflow(a.as_small_int(), b.as_small_int(), &r)) INT_RESULT(r)
      } else if (double x, y; to_double(a, x) && to_double(b, y)) {
        FLOAT_RESULT(x * y)
      }
      goto binary_generic;
    }
    TARGET(BINARY_FLOOR_DIVIDE) {
      const Value a = sp[-2], b = sp[-1];
      if (are_small_ints(a, b) && b.as_small_int() != 0) {
        const int64_t x = a.as_small_int(), y = b.as_small_int();
        int64_t q = x / y;
        if ((x % y != 0) && ((x < 0) != (y < 0))) --q;
        INT_RESULT(q)
      }
      goto binary_generic;
    }
    TARGET(BINARY_REMAINDER) {
      const Value a = sp[-2], b = sp[-1];
      if (are_small_ints(a, b) && b.as_small_int() != 0) {
        const int64_t x = a.as_small_int(), y = b.as_small_int();
        int64_t r = x % y;
        if (r != 0 && ((r < 0) != (y < 0))) r += y;
        INT_RESULT(r)
      }
      goto binary_generic;
    }
    TARGET(BINARY_TRUE_DIVIDE) {
      const Value a = sp[-2], b = sp[-1];
      // 48-bit ints are exact doubles, so one rounding remains, as CPython's.
      if (double x, y; to_double(a, x) && to_double(b, y) && y != 0) FLOAT_RESULT(x / y)
      goto binary_generic;
    }
    INT_OR_FLOAT(BINARY_AND, And, INT_RESULT(x & y), (void)x; (void)y;)
    INT_OR_FLOAT(BINARY_OR, Or, INT_RESULT(x | y), (void)x; (void)y;)
    INT_OR_FLOAT(BINARY_XOR, Xor, INT_RESULT(x ^ y), (void)x; (void)y;)
    TARGET(BINARY_OP)
  binary_generic : {
    SAVE();
    const uint32_t op = ip->arg;
    const bool is_inplace = op >= python::kInplace;
    const Value left = sp[-2], right = sp[-1];
    Value v;
    if (op == python::kInplace && left.is_object() && left.object()->type == types.str &&
        is_exactly(right, types.str)) {
      // s += t, where s is a local that the next instruction stores to: nobody else holds it then.
      if (ip[1].base == static_cast<uint16_t>(Internal::STORE_FAST) && locals[ip[1].arg] == left) {
        locals[ip[1].arg] = Value();
        decref(left);
      }
      sp[-2] = Value();
      v = str_append(vm, Ref::steal(left), as<Str>(right)).release();
      sp -= 2;
      decref(right);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    v = vm.binary(static_cast<BinaryOp>(is_inplace ? op - python::kInplace : op), left, right, is_inplace).release();
    sp -= 2;
    decref(left);
    decref(right);
    if (!v) goto error;
    PUSH(v);
    NEXT();
  }

#define COMPARE(suffix, enumerator)                                                       \
  TARGET(COMPARE_##suffix) {                                                              \
    const Value a = sp[-2], b = sp[-1];                                                   \
    bool truth;                                                                           \
    if (are_small_ints(a, b))                                                             \
      truth = compare_numbers<CompareOp::enumerator>(a.as_small_int(), b.as_small_int()); \
    else if (double x, y; to_double(a, x) && to_double(b, y))                             \
      truth = compare_numbers<CompareOp::enumerator>(x, y);                               \
    else                                                                                  \
      goto op_COMPARE_generic;                                                            \
    --sp;                                                                                 \
    sp[-1] = Value::boolean(truth);                                                       \
    NEXT();                                                                               \
  }                                                                                       \
  TARGET(COMPARE_##suffix##_FALSE) {                                                      \
    const Value a = sp[-2], b = sp[-1];                                                   \
    bool truth;                                                                           \
    if (are_small_ints(a, b))                                                             \
      truth = compare_numbers<CompareOp::enumerator>(a.as_small_int(), b.as_small_int()); \
    else if (double x, y; to_double(a, x) && to_double(b, y))                             \
      truth = compare_numbers<CompareOp::enumerator>(x, y);                               \
    else                                                                                  \
      goto op_COMPARE_generic;                                                            \
    sp -= 2;                                                                              \
    ip += truth ? 2 : 2 + ip[1].arg;                                                      \
    DISPATCH();                                                                           \
  }                                                                                       \
  TARGET(COMPARE_##suffix##_BACK) {                                                       \
    const Value a = sp[-2], b = sp[-1];                                                   \
    bool truth;                                                                           \
    if (are_small_ints(a, b))                                                             \
      truth = compare_numbers<CompareOp::enumerator>(a.as_small_int(), b.as_small_int()); \
    else if (double x, y; to_double(a, x) && to_double(b, y))                             \
      truth = compare_numbers<CompareOp::enumerator>(x, y);                               \
    else                                                                                  \
      goto op_COMPARE_generic;                                                            \
    sp -= 2;                                                                              \
    ++ip;                                                                                 \
    if (truth) {                                                                          \
      JUMP_TICK();                                                                        \
      ip -= ip->arg;                                                                      \
    }                                                                                     \
    NEXT();                                                                               \
  }
    COMPARE(LT, Lt)
    COMPARE(LE, Le)
    COMPARE(EQ, Eq)
    COMPARE(NE, Ne)
    COMPARE(GT, Gt)
    COMPARE(GE, Ge)
    TARGET(COMPARE_OP)
  op_COMPARE_generic : {
    SAVE();
    const Value left = sp[-2], right = sp[-1];
    const Value v = vm.compare(left, right, static_cast<CompareOp>(ip->arg)).release();
    sp -= 2;
    decref(left);
    decref(right);
    if (!v) goto error;
    PUSH(v);
    NEXT();
  }
    TARGET(IS_OP) {
      const Value left = sp[-2], right = sp[-1];
      const bool is_same = left == right;
      --sp;
      sp[-1] = Value::boolean(is_same != (ip->arg != 0));
      decref(left);
      decref(right);
      NEXT();
    }
    TARGET(CONTAINS_OP) {
      SAVE();
      const Value item = sp[-2], container = sp[-1];
      const int found = contains(vm, container, item);
      sp -= 2;
      decref(item);
      decref(container);
      if (found < 0) goto error;
      PUSH(Value::boolean((found == 1) != (ip->arg != 0)));
      NEXT();
    }
#define UNARY(name, enumerator)                                       \
  TARGET(name) {                                                      \
    SAVE();                                                           \
    const Value operand = sp[-1];                                     \
    const Value v = vm.unary(UnaryOp::enumerator, operand).release(); \
    --sp;                                                             \
    decref(operand);                                                  \
    if (!v) goto error;                                               \
    PUSH(v);                                                          \
    NEXT();                                                           \
  }
    UNARY(UNARY_POSITIVE, Positive)
    UNARY(UNARY_NEGATIVE, Negative)
    UNARY(UNARY_INVERT, Invert)
    TARGET(UNARY_NOT) {
      const Value operand = sp[-1];
      bool truth;
      if (operand.is_bool())
        truth = operand == kTrue;
      else {
        SAVE();
        const bool ok = vm.truth(operand, truth);
        --sp;
        decref(operand);
        if (!ok) goto error;
        ++sp;
      }
      sp[-1] = Value::boolean(!truth);
      NEXT();
    }

    // ---- items

    TARGET(BINARY_SUBSCR) {
      const Value container = sp[-2], key = sp[-1];
      Value v = subscript_fast(types, container, key);
      if (!v) {
        SAVE();
        v = subscript(vm, container, key);
      }
      sp -= 2;
      decref(container);
      decref(key);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(STORE_SUBSCR) {
      SAVE();
      const Value v = sp[-3], container = sp[-2], key = sp[-1];
      bool ok = true;
      if (is_exactly(container, types.list) && key.is_small_int() && key.as_small_int() >= 0 &&
          key.as_small_int() < as<List>(container)->size) {
        Value& place = as<List>(container)->items[key.as_small_int()];
        const Value old = place;
        place = own(v);
        decref(old);
      } else if (is_exactly(container, types.dict)) {
        ok = dict_store(vm, as<Dict>(container), key, v);
      } else {
        ok = vm.set_item(container, key, v);
      }
      sp -= 3;
      decref(v);
      decref(container);
      decref(key);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(DELETE_SUBSCR) {
      SAVE();
      const Value container = sp[-2], key = sp[-1];
      const bool ok = vm.set_item(container, key, Value());
      sp -= 2;
      decref(container);
      decref(key);
      if (!ok) goto error;
      NEXT();
    }

    // ---- building

    TARGET(BUILD_TUPLE) {
      const Value v = new_tuple_stealing(vm, sp - ip->arg, ip->arg).release();
      if (!v) goto error;
      sp -= ip->arg;
      PUSH(v);
      NEXT();
    }
    TARGET(BUILD_LIST) {
      const Value v = new_list_stealing(vm, sp - ip->arg, ip->arg).release();
      if (!v) goto error;
      sp -= ip->arg;
      PUSH(v);
      NEXT();
    }
    TARGET(BUILD_SET) {
      SAVE();
      const Value set = new_set(vm).release();
      bool ok = static_cast<bool>(set);
      for (uint32_t i = 0; ok && i < ip->arg; ++i)
        ok = set_add(vm, as<Set>(set), sp[static_cast<int>(i) - static_cast<int>(ip->arg)]);
      for (uint32_t i = 0; i < ip->arg; ++i) {
        const Value v = *--sp;
        decref(v);
      }
      if (!ok) {
        decref(set);
        goto error;
      }
      PUSH(set);
      NEXT();
    }
    TARGET(BUILD_MAP) {
      SAVE();
      const uint32_t count = 2 * ip->arg;
      const Value map = new_dict(vm, ip->arg).release();
      bool ok = static_cast<bool>(map);
      Value* items = sp - count;
      for (uint32_t i = 0; ok && i < count; i += 2) ok = dict_store(vm, as<Dict>(map), items[i], items[i + 1]);
      for (uint32_t i = 0; i < count; ++i) {
        const Value v = *--sp;
        decref(v);
      }
      if (!ok) {
        decref(map);
        goto error;
      }
      PUSH(map);
      NEXT();
    }
    TARGET(BUILD_CONST_KEY_MAP) {
      SAVE();
      const Value keys = *--sp;
      const uint32_t count = ip->arg;
      const Value map = new_dict(vm, count).release();
      bool ok = static_cast<bool>(map);
      Value* items = sp - count;
      for (uint32_t i = 0; ok && i < count; ++i)
        ok = dict_store(vm, as<Dict>(map), as<Tuple>(keys)->items[i], items[i]);
      for (uint32_t i = 0; i < count; ++i) {
        const Value v = *--sp;
        decref(v);
      }
      decref(keys);
      if (!ok) {
        decref(map);
        goto error;
      }
      PUSH(map);
      NEXT();
    }
    TARGET(BUILD_STRING) {
      SAVE();
      const uint32_t count = ip->arg;
      const Value v = str_join(vm, std::span<const Value>(sp - count, count)).release();
      for (uint32_t i = 0; i < count; ++i) {
        const Value part = *--sp;
        decref(part);
      }
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(BUILD_SLICE) {
      const bool has_step = ip->arg == 3;
      const Value step = has_step ? sp[-1] : kNone;
      Value* base = sp - ip->arg;
      const Value v = new_slice(vm, base[0], base[1], step).release();
      while (sp > base) {
        const Value part = *--sp;
        decref(part);
      }
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(FORMAT_VALUE) {
      SAVE();
      const bool has_spec = (ip->arg & 4) != 0;
      const Value spec = has_spec ? *--sp : Value();
      const Value value = *--sp;
      const Value v = format_value(vm, value, ip->arg, spec).release();
      decref(value);
      decref(spec);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(LIST_APPEND) {
      const Value v = *--sp;
      List* list = as<List>(sp[-static_cast<int>(ip->arg)]);
      const bool ok = list_append(vm, list, v);
      decref(v);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(SET_ADD) {
      SAVE();
      const Value v = *--sp;
      const bool ok = set_add(vm, as<Set>(sp[-static_cast<int>(ip->arg)]), v);
      decref(v);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(MAP_ADD) {
      SAVE();
      const Value v = *--sp;
      const Value key = *--sp;
      const bool ok = dict_store(vm, as<Dict>(sp[-static_cast<int>(ip->arg)]), key, v);
      decref(key);
      decref(v);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(LIST_EXTEND) {
      SAVE();
      const Value iterable = *--sp;
      const bool ok = extend_list(vm, as<List>(sp[-static_cast<int>(ip->arg)]), iterable);
      decref(iterable);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(SET_UPDATE) {
      SAVE();
      const Value iterable = *--sp;
      const bool ok = set_update(vm, as<Set>(sp[-static_cast<int>(ip->arg)]), iterable);
      decref(iterable);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(DICT_UPDATE) {
      SAVE();
      const Value mapping = *--sp;
      const bool ok = update_display(vm, as<Dict>(sp[-static_cast<int>(ip->arg)]), mapping);
      decref(mapping);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(DICT_MERGE) {
      SAVE();
      const Value mapping = *--sp;
      // NULL f args dict: the function stands two below the dict.
      const bool ok = dict_merge_keywords(vm, as<Dict>(sp[-static_cast<int>(ip->arg)]), mapping,
                                          sp[-static_cast<int>(ip->arg) - 2]);
      decref(mapping);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(LIST_TO_TUPLE) {
      const Value list = sp[-1];
      const Value v = new_tuple(vm, as<List>(list)->span()).release();
      if (!v) goto error;
      sp[-1] = v;
      decref(list);
      NEXT();
    }
    TARGET(UNPACK_SEQUENCE) {
      const Value sequence = *--sp;
      const uint32_t count = ip->arg;
      if (is_exactly(sequence, types.tuple) && as<Tuple>(sequence)->size == count) {
        Value* items = as<Tuple>(sequence)->items;
        for (uint32_t i = count; i-- > 0;) PUSH(own(items[i]));
        decref(sequence);
        NEXT();
      }
      SAVE();
      const bool ok = unpack_sequence(vm, sequence, count, sp);
      decref(sequence);
      if (!ok) goto error;
      sp += count;
      NEXT();
    }
    TARGET(UNPACK_EX) {
      SAVE();
      const Value sequence = *--sp;
      const uint32_t before = ip->arg & 0xff, after = ip->arg >> 8;
      const bool ok = unpack_extended(vm, sequence, before, after, sp);
      decref(sequence);
      if (!ok) goto error;
      sp += before + 1 + after;
      NEXT();
    }

    // ---- jumps

    TARGET(JUMP_FORWARD) {
      ip += ip->arg + 1;
      DISPATCH();
    }
    TARGET(JUMP_BACKWARD) {
      JUMP_TICK();
      ip -= static_cast<int64_t>(ip->arg) - 1;
      DISPATCH();
    }
    TARGET(JUMP_BACKWARD_NO_INTERRUPT) {
      ip -= static_cast<int64_t>(ip->arg) - 1;
      DISPATCH();
    }
#define TRUTH_OF_TOP(truth)                      \
  const Value condition = sp[-1];                \
  bool truth;                                    \
  if (condition.is_bool()) {                     \
    truth = condition == kTrue;                  \
  } else if (condition.is_none()) {              \
    truth = false;                               \
  } else if (condition.is_small_int()) {         \
    truth = condition.as_small_int() != 0;       \
  } else {                                       \
    SAVE();                                      \
    if (!vm.truth(condition, truth)) goto error; \
  }
    TARGET(POP_JUMP_FORWARD_IF_FALSE) {
      TRUTH_OF_TOP(truth)
      --sp;
      decref(condition);
      ip += truth ? 1 : 1 + ip->arg;
      DISPATCH();
    }
    TARGET(POP_JUMP_FORWARD_IF_TRUE) {
      TRUTH_OF_TOP(truth)
      --sp;
      decref(condition);
      ip += truth ? 1 + ip->arg : 1;
      DISPATCH();
    }
    TARGET(POP_JUMP_BACKWARD_IF_FALSE) {
      TRUTH_OF_TOP(truth)
      --sp;
      decref(condition);
      if (!truth) {
        JUMP_TICK();
        ip -= ip->arg;
      }
      NEXT();
    }
    TARGET(POP_JUMP_BACKWARD_IF_TRUE) {
      TRUTH_OF_TOP(truth)
      --sp;
      decref(condition);
      if (truth) {
        JUMP_TICK();
        ip -= ip->arg;
      }
      NEXT();
    }
    TARGET(JUMP_IF_FALSE_OR_POP) {
      TRUTH_OF_TOP(truth)
      if (!truth) {
        ip += 1 + ip->arg;
        DISPATCH();
      }
      --sp;
      decref(condition);
      NEXT();
    }
    TARGET(JUMP_IF_TRUE_OR_POP) {
      TRUTH_OF_TOP(truth)
      if (truth) {
        ip += 1 + ip->arg;
        DISPATCH();
      }
      --sp;
      decref(condition);
      NEXT();
    }
    TARGET(POP_JUMP_FORWARD_IF_NONE) {
      const Value v = *--sp;
      ip += v.is_none() ? 1 + ip->arg : 1;
      decref(v);
      DISPATCH();
    }
    TARGET(POP_JUMP_FORWARD_IF_NOT_NONE) {
      const Value v = *--sp;
      ip += v.is_none() ? 1 : 1 + ip->arg;
      decref(v);
      DISPATCH();
    }
    TARGET(POP_JUMP_BACKWARD_IF_NONE) {
      const Value v = *--sp;
      if (v.is_none()) {
        JUMP_TICK();
        ip -= ip->arg;
      }
      decref(v);
      NEXT();
    }
    TARGET(POP_JUMP_BACKWARD_IF_NOT_NONE) {
      const Value v = *--sp;
      const bool is_none = v.is_none();
      decref(v);
      if (!is_none) {
        JUMP_TICK();
        ip -= ip->arg;
      }
      NEXT();
    }

    // ---- iteration

    TARGET(GET_ITER) {
      SAVE();
      const Value iterable = sp[-1];
      const Value v = vm.iterate(iterable).release();
      --sp;
      decref(iterable);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(FOR_ITER) {
      const Value iterator = sp[-1];
      if (iterator.is_object()) {
        Value v = next_fast(vm, types, iterator);
        if (v == kOtherIterator) {
          if (iterator.object()->type == types.generator) {
            Generator* generator = as<Generator>(iterator);
            if (generator->state <= Generator::State::Suspended && state.depth < state.depth_limit) {
              SAVE();
              frame->top = sp;
              Frame* inner = generator->frame();
              *inner->top++ = kNone;
              inner->returns = Frame::Return::ForIter;
              inner->previous = frame;
              goto resume_generator;
            }
          }
          SAVE();
          v = vm.next(iterator).release();
        }
        if (v) [[likely]] {
          PUSH(v);
          NEXT();
        }
      } else {
        SAVE();
        vm.next(iterator);
      }
      if (state.exception) goto error;
      --sp;
      decref(iterator);
      ip += 1 + ip->arg;
      DISPATCH();
    }

    // ---- calls

    TARGET(KW_NAMES) {
      kw_names = as<Tuple>(frame->code->consts[ip->arg]);
      NEXT();
    }
    TARGET(PRECALL) {
      // Most calls of native code look like [method, self, args...] or [NULL, function, args...].
      Value* base = sp - ip->arg - 2;
      const Value first = base[0], second = base[1];
      ++ip;
      if (kw_names) goto call;
      if (first.is_object() && first.object()->type == types.method_descriptor) {
        const auto* method = as<MethodDescriptor>(first);
        SAVE();
        result = call_native_row(vm, *method->def, method->signature, base + 1, ip->arg + 1, true);
      } else if (first.is_null() && second.is_object() && second.object()->type == types.native_function &&
                 !as<NativeFunction>(second)->self) {
        const auto* function = as<NativeFunction>(second);
        SAVE();
        result = call_native_row(vm, *function->def, function->signature, base + 2, ip->arg, false);
        SET_TABLE();  // It may have been sys.setprofile.
      } else {
        goto call;
      }
      if (!result) [[unlikely]]
        goto error;
      do {
        const Value v = *--sp;
        decref(v);
      } while (sp > base);
      PUSH(result);
      NEXT();
    }
    TARGET(CALL)
  call : {
    // base: [NULL, callee, args...] or [method, self, args...]
    const uint32_t count = ip->arg;
    Value* base = sp - count - 2;
    Tuple* keywords = kw_names;
    kw_names = nullptr;
    // Arguments are count values, those for `keywords` at their end.
    const uint32_t named = keywords ? static_cast<uint32_t>(keywords->size) : 0;
    SAVE();
  call_again:
    const bool has_self = !base[0].is_null();
    const Value callee = has_self ? base[0] : base[1];
    Value* args = base + (has_self ? 1 : 2);
    const uint32_t total = static_cast<uint32_t>(sp - args);
    if (callee.is_object()) [[likely]] {
      Type* type = callee.object()->type;
      if (type == types.function) {
        Function* function = as<Function>(callee);
        Code* code = function->code;
        if (code->exact_args == total && !named && state.depth < state.depth_limit && code->instructions) [[likely]] {
          const size_t bytes = frame_bytes(code);
          if (static_cast<size_t>(state.stack_end - state.stack_top) >= bytes) [[likely]] {
            Frame* inner = reinterpret_cast<Frame*>(state.stack_top);
            state.stack_top += bytes;
            ++state.depth;
            inner->previous = frame;
            inner->function = function;
            inner->code = code;
            inner->globals = function->globals;
            inner->builtins = function->builtins;
            inner->locals = Value();
            inner->init_self = Value();
            inner->generator = nullptr;
            inner->object = nullptr;
            inner->current = code->instructions;
            inner->hook_at = Frame::kNever;
            inner->returns = Frame::Return::Push;
            inner->is_first_in_chunk = false;
            inner->is_started = true;
            Value* slots = inner->slots();
            uint32_t i = 0;
            for (; i < total; ++i) slots[i] = args[i];
            for (; i < code->slot_count; ++i) slots[i] = Value();
            inner->top = slots + code->slot_count;
            frame->top = base;
            state.frame = inner;
            frame = inner;
            if (code->runs != UINT32_MAX) ++code->runs;
            ip = code->instructions;
            sp = inner->top;
            locals = slots;
#ifdef REFJIT_COMPUTED_GOTO
            table = kLabels;
#else
          is_armed = false;
#endif
            DISPATCH();
          }
        }
        Frame* inner = push_frame(vm, own(function));
        if (!inner) goto error;
        inner->previous = frame;
        const bool ok = bind_arguments(vm, inner, {args, total - named, keywords});
        if (!ok) {
          pop_frame(vm, inner);
          goto error;
        }
        while (sp > base) {
          const Value v = *--sp;
          decref(v);
        }
        frame->top = sp;
        inner->returns = Frame::Return::Push;
        state.frame = inner;
        goto start_frame;
      }
      if (type == types.method && !has_self) {
        BoundMethod* method = as<BoundMethod>(callee);
        base[0] = own(method->function);
        base[1] = own(method->self);
        decref(callee);
        goto call_again;
      }
      if (type == types.method_descriptor && has_self) {
        MethodDescriptor* method = as<MethodDescriptor>(callee);
        result =
            call_native(vm, *method->def, method->signature, Value(), {args, total - named, keywords}, true).release();
      } else if (type == types.native_function) {
        NativeFunction* native = as<NativeFunction>(callee);
        if (!named && native->self && !has_self) {
          // The object takes the callee's place, and the callee that of the null.
          base[0] = callee;
          base[1] = own(native->self);
          result = call_native_row(vm, *native->def, native->signature, base + 1, total + 1, true);
        } else
          result =
              call_native(vm, *native->def, native->signature, native->self, {args, total - named, keywords}, false)
                  .release();
      } else if (type->type_flags & kTypeType) {
        Function* init = plain_init(vm, as<Type>(callee));
        if (init && state.depth < state.recursion_limit) {
          Type* made_type = as<Type>(callee);
          Object* made = allocate_object(vm, made_type, made_type->instance_bytes);
          if (!made) goto error;
          Frame* inner = push_frame(vm, own(init));
          if (!inner) {
            decref(Value(made));
            goto error;
          }
          inner->previous = frame;
          inner->init_self = Value(made);
          inner->returns = Frame::Return::Init;
          bool ok = true;
          if (init->code->exact_args == total + 1 && !named) {
            inner->slots()[0] = own(Value(made));
            for (uint32_t i = 0; i < total; ++i) inner->slots()[i + 1] = args[i];
            sp = args;
          } else {
            ok = bind_init(vm, inner, Value(made), {args, total - named, keywords});
          }
          if (!ok) {
            pop_frame(vm, inner);
            goto error;
          }
          while (sp > base) {
            const Value v = *--sp;
            decref(v);
          }
          frame->top = sp;
          state.frame = inner;
          goto start_frame;
        }
        result = call_other(vm, callee, args, total - named, keywords);
      } else if (const Value target = state.call_target ? state.call_target(vm, callee) : Value()) {
        base[has_self ? 0 : 1] = own(target);
        decref(callee);
        goto call_again;
      } else if (!has_self && is_python_call(vm, type)) {
        const Value method = find_in_type(vm, type, vm.names().call);
        base[0] = own(method);
        goto call_again;
      } else {
        result = call_other(vm, callee, args, total - named, keywords);
      }
    } else {
      result = call_other(vm, callee, args, total - named, keywords);
    }
    if (!result) [[unlikely]] {
      goto error;
    }
    while (sp > base) {
      const Value v = *--sp;
      decref(v);
    }
    PUSH(result);
    NEXT();
  }
    TARGET(CALL_FUNCTION_EX) {
      SAVE();
      const bool has_keywords = (ip->arg & 1) != 0;
      const Value keywords = has_keywords ? sp[-1] : Value();
      const Value positional = sp[has_keywords ? -2 : -1];
      Value* base = sp - (has_keywords ? 4 : 3);
      Value callee = base[1];
      if (state.call_target && callee.is_object() && !is_exactly(callee, types.function))
        if (const Value target = state.call_target(vm, callee)) {
          base[1] = own(target);
          decref(callee);
          callee = target;
        }
      if (is_exactly(callee, types.function)) {
        Frame* inner = push_frame(vm, own(as<Function>(callee)));
        if (!inner) goto error;
        inner->previous = frame;
        if (!bind_expanded(vm, inner, positional, keywords)) {
          pop_frame(vm, inner);
          goto error;
        }
        while (sp > base) {
          const Value v = *--sp;
          decref(v);
        }
        frame->top = sp;
        inner->returns = Frame::Return::Push;
        state.frame = inner;
        goto start_frame;
      }
      result = call_expanded(vm, callee, positional, keywords);
      if (!result) goto error;
      while (sp > base) {
        const Value v = *--sp;
        decref(v);
      }
      PUSH(result);
      NEXT();
    }
    TARGET(MAKE_FUNCTION) {
      SAVE();
      Value* top = sp;  // A copy, so that the address of sp is taken nowhere and it may stay in a register.
      const Value v = make_function_object(vm, frame, ip->arg, top).release();
      sp = top;
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(LOAD_BUILD_CLASS) {
      SAVE();
      const Value v = dict_get(frame->builtins, vm.names().build_class);
      if (!v) {
        vm.raise(types.NameError, "__build_class__ not found");
        goto error;
      }
      PUSH(own(v));
      NEXT();
    }
    TARGET(LOAD_ASSERTION_ERROR) {
      PUSH(own(Value(types.AssertionError)));
      NEXT();
    }
    TARGET(RETURN_VALUE) {
      result = *--sp;
      if (frame->object) SAVE();  // Whoever keeps the frame sees the line of the return.
      goto return_value;
    }

    // ---- generators

    TARGET(RETURN_GENERATOR) {
      SAVE();
      frame->top = sp;
      const Value generator = make_generator(vm, frame).release();
      if (!generator) goto error;
      // The values have moved; the frame is left as an empty shell.
      frame->top = frame->slots();
      frame->function = nullptr;
      sp = frame->top;
      result = generator;
      goto return_value;
    }
    TARGET(YIELD_VALUE) {
      result = *--sp;
      SAVE();
      frame->top = sp;
      Generator* generator = frame->generator;
      const Frame::Return returns = frame->returns;
      leave_generator(vm, generator, Generator::State::Suspended);
      --state.depth;
      state.frame = frame->previous;
      frame->previous = nullptr;
      if (returns == Frame::Return::Entry) return result;
      frame = state.frame;
      ip = const_cast<Instruction*>(frame->current);
      sp = frame->top;
      locals = frame->slots();
      SET_TABLE();
      PUSH(result);
      NEXT();
    }
    TARGET(SEND) {
      SAVE();
      const Value receiver = sp[-2];
      const Value sent = sp[-1];
      const Type* type = receiver.is_object() ? receiver.object()->type : nullptr;
      if ((type == types.generator || type == types.coroutine) && state.depth < state.depth_limit) {
        Generator* generator = as<Generator>(receiver);
        if (generator->state == Generator::State::Suspended ||
            (generator->state == Generator::State::Created && sent.is_none())) {
          --sp;
          frame->top = sp;
          Frame* inner = generator->frame();
          *inner->top++ = sent;
          inner->returns = Frame::Return::Send;
          inner->previous = frame;
          goto resume_generator;
        }
      }
      Value returned;
      const Value yielded = send_step(vm, receiver, sent, returned);
      --sp;
      decref(sent);
      if (yielded) {
        PUSH(yielded);
        NEXT();
      }
      if (!returned) goto error;
      sp[-1] = returned;
      decref(receiver);
      ip += 1 + ip->arg;
      DISPATCH();
    }
    TARGET(GET_YIELD_FROM_ITER) {
      SAVE();
      const Value iterable = sp[-1];
      const Value v = yield_from_iterator(vm, iterable, frame).release();
      if (!v) goto error;
      sp[-1] = v;
      decref(iterable);
      NEXT();
    }
    TARGET(GET_AWAITABLE) {
      SAVE();
      const Value v = sp[-1];
      const Value iterator = awaitable_iterator(vm, v, ip->arg).release();
      if (!iterator) goto error;
      sp[-1] = iterator;
      decref(v);
      NEXT();
    }
    TARGET(GET_AITER) {
      SAVE();
      const Value v = sp[-1];
      const Value iterator = async_iterator(vm, v).release();
      if (!iterator) goto error;
      sp[-1] = iterator;
      decref(v);
      NEXT();
    }
    TARGET(GET_ANEXT) {
      SAVE();
      const Value v = async_next(vm, sp[-1]).release();
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(ASYNC_GEN_WRAP) {
      const Value v = sp[-1];
      const Value wrapped = wrap_async_value(vm, v).release();
      if (!wrapped) goto error;
      sp[-1] = wrapped;
      decref(v);
      NEXT();
    }
    TARGET(END_ASYNC_FOR) {
      const Value exception = *--sp;
      const Value iterator = *--sp;
      decref(iterator);
      if (vm.is_instance(exception, types.StopAsyncIteration)) {
        decref(exception);
        NEXT();
      }
      set_exception(vm, exception);
      goto unwind;
    }

    // ---- exceptions and with

    TARGET(RAISE_VARARGS) {
      SAVE();
      const uint32_t count = ip->arg;
      const Value cause = count == 2 ? *--sp : Value();
      const Value exception = count >= 1 ? *--sp : Value();
      const bool is_reraise = raise_statement(vm, exception, cause);
      decref(exception);
      decref(cause);
      if (is_reraise) goto unwind;
      goto error;
    }
    TARGET(RERAISE) {
      const Value exception = *--sp;
      if (ip->arg) {
        const Value lasti = sp[-static_cast<int>(ip->arg)];
        if (lasti.is_small_int()) frame->current = frame->code->instructions + lasti.as_small_int();
      } else {
        SAVE();
      }
      set_exception(vm, exception);
      goto unwind;
    }
    TARGET(PUSH_EXC_INFO) {
      const Value exception = sp[-1];
      const Value previous = current_handled(vm);
      sp[-1] = own(previous);
      PUSH(exception);
      assign(state.handled->exception, own(exception));
      NEXT();
    }
    TARGET(POP_EXCEPT) {
      const Value previous = *--sp;
      assign(state.handled->exception, previous);
      NEXT();
    }
    TARGET(CHECK_EXC_MATCH) {
      SAVE();
      const Value type = *--sp;
      const int matches = check_exception_match(vm, sp[-1], type);
      decref(type);
      if (matches < 0) goto error;
      PUSH(Value::boolean(matches == 1));
      NEXT();
    }
    TARGET(CHECK_EG_MATCH) {
      SAVE();
      const Value type = *--sp;
      const Value exception = sp[-1];
      Value parts[2];
      const bool ok = group_match(vm, exception, type, parts);
      decref(type);
      if (!ok) goto error;
      if (!parts[1].is_none()) assign(state.handled->exception, own(parts[1]));
      sp[-1] = parts[0];
      PUSH(parts[1]);
      decref(exception);
      NEXT();
    }
    TARGET(PREP_RERAISE_STAR) {
      SAVE();
      const Value list = *--sp;
      const Value original = sp[-1];
      const Value v = prepare_reraise_star(vm, original, list).release();
      decref(list);
      if (!v) goto error;
      sp[-1] = v;
      decref(original);
      NEXT();
    }
    TARGET(BEFORE_WITH) {
      SAVE();
      Value out[2];
      const Value manager = sp[-1];
      if (!enter_context(vm, manager, false, out)) goto error;
      sp[-1] = out[0];
      PUSH(out[1]);
      decref(manager);
      NEXT();
    }
    TARGET(BEFORE_ASYNC_WITH) {
      SAVE();
      Value out[2];
      const Value manager = sp[-1];
      if (!enter_context(vm, manager, true, out)) goto error;
      sp[-1] = out[0];
      PUSH(out[1]);
      decref(manager);
      NEXT();
    }
    TARGET(WITH_EXCEPT_START) {
      SAVE();
      const Value exception = sp[-1];
      const Value v = call_exit(vm, sp[-4], exception);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }

    // ---- imports, classes, match, the rest

    TARGET(IMPORT_NAME) {
      SAVE();
      const Value from_list = sp[-1], level = sp[-2];
      const Value v = import_name(vm, frame, frame->code->names[ip->arg], from_list, level).release();
      sp -= 2;
      decref(from_list);
      decref(level);
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(IMPORT_FROM) {
      SAVE();
      const Value v = import_from(vm, sp[-1], frame->code->names[ip->arg]).release();
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(IMPORT_STAR) {
      SAVE();
      const Value module = *--sp;
      const bool ok = import_star(vm, frame, module);
      decref(module);
      if (!ok) goto error;
      NEXT();
    }
    TARGET(SETUP_ANNOTATIONS) {
      SAVE();
      if (!setup_annotations(vm, frame)) goto error;
      NEXT();
    }
    TARGET(PRINT_EXPR) {
      SAVE();
      const Value v = *--sp;
      const Value shown = display(vm, v).release();
      decref(v);
      if (!shown) goto error;
      decref(shown);
      NEXT();
    }
    TARGET(GET_LEN) {
      SAVE();
      int64_t length;
      if (!vm.length(sp[-1], length)) goto error;
      PUSH(make_int(vm, length));
      NEXT();
    }
    TARGET(MATCH_MAPPING) {
      PUSH(Value::boolean(has_type_flag(sp[-1], kTypeMatchMapping)));
      NEXT();
    }
    TARGET(MATCH_SEQUENCE) {
      PUSH(Value::boolean(has_type_flag(sp[-1], kTypeMatchSequence)));
      NEXT();
    }
    TARGET(MATCH_KEYS) {
      SAVE();
      const Value v = match_keys(vm, sp[-2], sp[-1]).release();
      if (!v) goto error;
      PUSH(v);
      NEXT();
    }
    TARGET(MATCH_CLASS) {
      SAVE();
      const Value names = sp[-1], type = sp[-2], subject = sp[-3];
      const Value v = match_class(vm, subject, type, ip->arg, names).release();
      if (!v) goto error;
      sp -= 2;
      sp[-1] = v;
      decref(names);
      decref(type);
      decref(subject);
      NEXT();
    }

#ifndef REFJIT_COMPUTED_GOTO
  }
#endif

  // ---- frames change

resume_generator : {
  // The caller's FOR_ITER or SEND has pushed the sent value and set `previous` and `returns` of the generator's frame.
  Generator* generator = as<Generator>(frame->top[-1]);
  Frame* inner = generator->frame();
  ++state.depth;
  enter_generator(vm, generator);
  state.frame = inner;
  frame = inner;
  ip = const_cast<Instruction*>(frame->current);
  sp = frame->top;
  locals = frame->slots();
  SET_TABLE();
  NEXT();
}

return_value : {
  frame->top = sp;
  const Frame::Return returns = frame->returns;
  Generator* generator = frame->generator;
  if (generator) leave_generator(vm, generator, Generator::State::Closed);
  Frame* caller = frame->previous;
  state.frame = caller;
  Value made;
  if (returns == Frame::Return::Init) {
    made = frame->init_self;
    frame->init_self = Value();
  }
  if (!frame->object && !generator && !frame->locals && !frame->is_first_in_chunk) [[likely]] {
    for (Value* p = sp; p > locals;) {
      const Value v = *--p;
      decref(v);
    }
    Function* function = frame->function;
    --state.depth;
    state.stack_top = reinterpret_cast<char*>(frame);
    if (function) decref(Value(function));
  } else {
    pop_frame(vm, frame);
  }
  if (returns == Frame::Return::Entry) return result;
  frame = caller;
  ip = const_cast<Instruction*>(frame->current);
  sp = frame->top;
  locals = frame->slots();
  SET_TABLE();
  switch (returns) {
    case Frame::Return::Entry:
    case Frame::Return::Push:
      PUSH(result);
      NEXT();
    case Frame::Return::Init:
      if (!result.is_none()) {
        vm.raise(types.TypeError, "__init__() should return None, not '" + vm.type_name(result) + "'");
        decref(result);
        decref(made);
        goto error;
      }
      PUSH(made);
      NEXT();
    case Frame::Return::Discard:
      decref(result);
      NEXT();
    case Frame::Return::ForIter: {
      decref(result);
      const Value iterator = *--sp;
      ip += 1 + ip->arg;
      decref(iterator);
      DISPATCH();
    }
    case Frame::Return::Send: {
      const Value receiver = sp[-1];
      sp[-1] = result;
      ip += 1 + ip->arg;
      decref(receiver);
      DISPATCH();
    }
  }
}

unbound_local:
  SAVE();
  raise_unbound(vm, frame, ip->arg);
  // fall through

error:
  // An exception is set; `ip` is the instruction that raised it.
  frame->current = ip;
  if (!state.exception) vm.raise(types.SystemError, "error return without exception set");
  kw_names = nullptr;
  add_traceback(vm, frame, static_cast<uint32_t>(ip - frame->code->instructions));
  if (state.is_watched) [[unlikely]]
    trace_exception(vm, frame);

unwind : {
  const uint32_t word = static_cast<uint32_t>(frame->current - frame->code->instructions);
  const uint32_t here = static_cast<uint32_t>(ip - frame->code->instructions);
  const python::ExceptionEntry* handler = frame->code->source->handler_of(here);
  Value* base = frame->stack_base();
  if (handler) {
    while (sp > base + handler->depth) {
      const Value v = *--sp;
      decref(v);
    }
    if (handler->lasti) PUSH(Value::small_int(word));
    PUSH(state.exception);
    state.exception = Value();
    ip = frame->code->instructions + handler->target;
    // The word before which the hook was to be asked may never come: it is asked where the handler begins.
    if (frame->hook_at < Frame::kEveryWord && ip->base == static_cast<uint16_t>(Internal::PUSH_EXC_INFO))
      frame->hook_at = handler->target + 1;
    DISPATCH();
  }
  frame->top = sp;
  if (state.is_watched) [[unlikely]]
    trace_unwind(vm, frame);
  tell_frame_error(vm, frame);
  Generator* generator = frame->generator;
  if (generator) {
    leave_generator(vm, generator, Generator::State::Closed);
    convert_stop_iteration(vm, frame->code);
  }
  const Frame::Return returns = frame->returns;
  Frame* caller = frame->previous;
  state.frame = caller;
  pop_frame(vm, frame);
  if (returns == Frame::Return::Entry) return Value();
  frame = caller;
  ip = const_cast<Instruction*>(frame->current);
  sp = frame->top;
  locals = frame->slots();
  SET_TABLE();
  goto error;
}
}

}  // namespace refjit::vm
