// Events of sys.settrace and sys.setprofile, made at the instructions where CPython makes them.
#include "vm/core/tracing.h"

#include "vm/code.h"
#include "vm/core/call.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

using python::Op;

enum class Event : uint8_t { Call, Exception, Line, Return, Opcode, CCall, CException, CReturn };
static_assert(static_cast<int>(Event::Line) + 1 == kLineEvent);
constexpr const char* kEventNames[] = {"call",   "exception", "line",        "return",
                                       "opcode", "c_call",    "c_exception", "c_return"};

FrameObject* object_of(Vm& vm, Frame* frame) {
  if (!frame->object) make_frame_object(vm, frame);
  return frame->object;
}

void tell_event(FrameObject* object, uint32_t event) {
  if (object->live) object->word = event;
}

/// Calls function(frame, event, argument) with tracing off. On failure both functions are cleared.
Ref call_event(Vm& vm, FrameObject* object, Value function, Event event, Value argument) {
  Vm::State& state = vm.state();
  Ref name = vm.string(kEventNames[static_cast<int>(event)]);
  if (!name) return {};
  Ref keep(function), keep_frame{Value(object)};
  // What it writes into f_locals reaches the variables: they are up to date before, and read back after.
  const bool has_locals = object->locals && object->live && !object->live->locals;
  if (has_locals && !frame_object_locals(vm, object)) return {};
  state.is_in_trace = true;
  tell_event(object, static_cast<uint32_t>(event) + 1);
  Ref result = vm.call(function, {Value(object), name, argument});
  tell_event(object, 0);
  state.is_in_trace = false;
  if (!result) {
    set_tracer(vm, Value());
    drop(object->trace);
    return {};
  }
  if (object->locals && object->live) store_locals(vm, object);
  return result;
}

/// An event for the profiler. False: exception.
bool profile(Vm& vm, FrameObject* object, Event event, Value argument) {
  if (!vm.state().profiler) return true;
  if (call_event(vm, object, vm.state().profiler, event, argument)) return true;
  set_profiler(vm, Value());
  return false;
}

/// An event for the frame's own trace function; what that returns is the next one. False: exception.
bool trace(Vm& vm, FrameObject* object, Event event, Value argument) {
  if (!vm.state().tracer || !object->trace) return true;
  Ref next = call_event(vm, object, object->trace, event, argument);
  if (!next) return false;
  if (!next.get().is_none()) assign(object->trace, next.release());
  return true;
}

bool trace_entry(Vm& vm, FrameObject* object) {
  if (vm.state().tracer) {
    Ref next = call_event(vm, object, vm.state().tracer, Event::Call, kNone);
    if (!next) return false;
    assign(object->trace, next.get().is_none() ? Value() : next.release());
  }
  return profile(vm, object, Event::Call, kNone);
}

uint32_t line_of(const Code* code, uint32_t word) {
  return word < code->source->spans.size() ? code->source->spans[word].line : 0;
}

/// Line and opcode events at `word`, when `last` has run before it.
bool trace_line(Vm& vm, FrameObject* object, uint32_t word, uint32_t last) {
  const Code* code = object->code;
  const uint32_t line = line_of(code, word);
  // Ahead of the first RESUME there is no last line.
  const auto& words = code->source->words;
  const bool is_entry =
      last == Frame::kNever || (python::word_op(words[last]) == Op::RESUME && python::word_arg(words[last]) == 0);
  const bool is_back = !is_entry && word < last && python::word_op(words[last]) != Op::JUMP_BACKWARD_NO_INTERRUPT;
  if (line && !object->skips_lines && (is_entry || line != line_of(code, last) || is_back) &&
      !trace(vm, object, Event::Line, kNone)) {
    return false;
  }
  return !object->traces_opcodes || trace(vm, object, Event::Opcode, kNone);
}

/// The callee of the call at `word` when it is native code; null: a Python function, a class, no call.
Ref native_callee(Vm& vm, Frame* frame, uint32_t word) {
  const python::Word w = frame->code->source->words[word];
  const Value* top = frame->top;
  Value callee, self;
  if (python::word_op(w) == Op::PRECALL) {
    const Value* base = top - python::word_arg(w) - 2;
    callee = base[0] ? base[0] : base[1];
    self = base[0] ? base[1] : Value();
  } else if (python::word_op(w) == Op::CALL_FUNCTION_EX) {
    callee = top[python::word_arg(w) & 1 ? -3 : -2];
  }
  if (!callee || !callee.is_object()) return {};
  const Type* type = callee.object()->type;
  if (type == vm.types().native_function) return callee;
  if (type != vm.types().method_descriptor) return {};
  return self ? type->slots.descriptor_get(vm, callee, self, Value(vm.type_of(self))) : Ref(callee);
}

/// A pending exception out of the way while a trace function runs; it comes back unless another one has come.
template <class Body>
void with_exception_kept(Vm& vm, Body body) {
  Ref exception = vm.take_exception();
  if (body(exception.get())) set_exception(vm, exception.release());
}

}  // namespace

void update_watch(Vm& vm) {
  Vm::State& state = vm.state();
  state.is_watched = state.hook || state.tracer || state.profiler;
  state.depth_limit = state.is_watched ? -1 : state.recursion_limit;
}

void set_tracer(Vm& vm, Value function) {
  Vm::State& state = vm.state();
  assign(state.tracer, own(function));
  update_watch(vm);
  if (!function) return;
  for (Frame* frame = state.frame; frame; frame = frame->previous)
    if (frame->object && frame->object->trace) frame->hook_at = Frame::kEveryWord;
}

void set_profiler(Vm& vm, Value function) {
  assign(vm.state().profiler, own(function));
  update_watch(vm);
  if (!function) return;
  for (Frame* frame = vm.state().frame; frame; frame = frame->previous) {
    frame->hook_at = Frame::kEveryWord;
    FrameObject* object = object_of(vm, frame);
    if (!object) continue;
    object->last_word = frame->instruction();
    assign(object->native_call, Value());  // a call that was told of to the function before: its end is not this one's
  }
}

void trace_throw(Vm& vm, Frame* frame) {
  if (!is_tracing(vm.state())) return;
  if (FrameObject* object = object_of(vm, frame)) {
    with_exception_kept(vm, [&](Value) {
      Ref keep{Value(object)};
      return trace_entry(vm, object);
    });
  }
}

bool watch_frame(Vm& vm, Frame* frame) {
  if (is_tracing(vm.state())) {
    frame->hook_at = Frame::kEveryWord;
    return true;
  }
  if (frame->hook_at == Frame::kEveryWord) frame->hook_at = Frame::kNever;
  return false;
}

bool trace_instruction(Vm& vm, Frame* frame) {
  if (!is_tracing(vm.state())) {
    frame->hook_at = Frame::kNever;
    return true;
  }
  FrameObject* object = object_of(vm, frame);
  if (!object) return false;
  Ref keep{Value(object)};
  if (object->native_call) {
    Ref callee = Ref::steal(object->native_call);
    object->native_call = Value();
    if (!profile(vm, object, Event::CReturn, callee)) return false;
  }
  const uint32_t word = frame->instruction();
  const Op op = python::word_op(frame->code->source->words[word]);
  if (op == Op::RESUME) {
    object->last_word = word;
    return trace_entry(vm, object);
  }
  if (vm.state().tracer && object->trace && !trace_line(vm, object, word, object->last_word)) return false;
  object->last_word = frame->instruction();
  if (frame->instruction() != word) return true;  // It has been moved.
  if (op == Op::RETURN_VALUE || op == Op::YIELD_VALUE) {
    const Value value = frame->top[-1];
    return trace(vm, object, Event::Return, value) && profile(vm, object, Event::Return, value);
  }
  if (!vm.state().profiler) return true;
  Ref callee = native_callee(vm, frame, word);
  if (!callee) return !vm.has_exception();
  if (!profile(vm, object, Event::CCall, callee)) return false;
  assign(object->native_call, callee.release());
  return true;
}

void trace_exception(Vm& vm, Frame* frame) {
  if (!is_tracing(vm.state()) || !frame->object) return;
  FrameObject* object = frame->object;
  with_exception_kept(vm, [&](Value exception) {
    Ref keep{Value(object)};
    if (object->native_call) {
      Ref callee = Ref::steal(object->native_call);
      object->native_call = Value();
      if (!profile(vm, object, Event::CException, callee)) return false;
    }
    if (!object->trace) return true;
    const Value traceback = exception_of(exception)->traceback;
    Ref argument = new_tuple(vm, {Value(vm.type_of(exception)), exception, traceback ? traceback : kNone});
    return argument && trace(vm, object, Event::Exception, argument);
  });
}

void trace_unwind(Vm& vm, Frame* frame) {
  if (!is_tracing(vm.state()) || !frame->object) return;
  FrameObject* object = frame->object;
  with_exception_kept(vm, [&](Value) {
    Ref keep{Value(object)};
    return trace(vm, object, Event::Return, kNone) && profile(vm, object, Event::Return, kNone);
  });
}

}  // namespace refjit::vm
