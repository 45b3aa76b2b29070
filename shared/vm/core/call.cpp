// Calls: frames on the frame stack, binding of arguments to parameters, Vm::call.
#include "vm/core/call.h"

#include <algorithm>

#include "vm/core/c_functions.h"
#include "vm/core/tracing.h"
#include "vm/error_teller.h"
#include "vm/exception.h"

namespace refjit::vm {

using python::kVarArgs;
using python::kVarKeywords;

bool grow_frame_stack(Vm& vm, size_t bytes) {
  Vm::State& state = vm.state();
  constexpr size_t kChunkBytes = 256 << 10;
  if (!state.chunks.empty()) state.chunks[state.chunk].top_when_full = state.stack_top;
  // A chunk that an earlier, deeper recursion left behind is used again.
  if (state.chunk + 1 < state.chunks.size()) {
    StackChunk& next = state.chunks[state.chunk + 1];
    if (static_cast<size_t>(next.end - next.memory.get()) >= bytes) {
      ++state.chunk;
      state.stack_top = next.memory.get();
      state.stack_end = next.end;
      return true;
    }
    state.chunks.resize(state.chunk + 1);
  }
  const size_t size = std::max(bytes, kChunkBytes);
  StackChunk chunk{std::unique_ptr<char[]>(new char[size]), nullptr, nullptr};
  chunk.end = chunk.memory.get() + size;
  state.stack_top = chunk.memory.get();
  state.stack_end = chunk.end;
  state.chunks.push_back(std::move(chunk));
  state.chunk = state.chunks.size() - 1;
  return true;
}

void raise_recursion(Vm& vm, const char* where) {
  // Room for the error's own construction.
  Vm::State& state = vm.state();
  const int limit = state.recursion_limit;
  const int native = state.options.native_depth_limit;
  state.recursion_limit += 50;
  state.options.native_depth_limit += 20;
  vm.raise(vm.types().RecursionError, std::string("maximum recursion depth exceeded") + where);
  state.recursion_limit = limit;
  state.options.native_depth_limit = native;
}

Frame* push_frame(Vm& vm, Function* function) {
  Vm::State& state = vm.state();
  Code* code = function->code;
  if (state.depth >= state.recursion_limit) {
    raise_recursion(vm, "");
    decref(Value(function));
    return nullptr;
  }
  if (!code->instructions && !prepare_code(vm, code)) {
    decref(Value(function));
    return nullptr;
  }
  bool is_first;
  char* memory = take_stack(vm, frame_bytes(code), is_first);
  if (!memory) {
    decref(Value(function));
    return nullptr;
  }
  Frame* frame = reinterpret_cast<Frame*>(memory);
  init_frame(frame, function, code);
  frame->is_first_in_chunk = is_first;
  ++state.depth;
  return frame;
}

void detach_frame_object(Vm& vm, Frame* frame) {
  FrameObject* object = frame->object;
  frame->object = nullptr;
  if (object->references > 1) {
    Ref locals = frame_object_locals(vm, object);
    if (!locals) vm.take_exception();
    if (!object->locals) object->locals = locals.release();
    const bool has_caller = frame->previous && !frame->generator;
    Ref back = has_caller ? make_frame_object(vm, frame->previous) : Ref();
    if (back) object->back = reinterpret_cast<FrameObject*>(back.release().object());
    if (has_caller && !object->back) vm.take_exception();
    object->word = frame->instruction();
  }
  object->live = nullptr;
  decref(Value(object));
}

void pop_frame(Vm& vm, Frame* frame) {
  Vm::State& state = vm.state();
  if (frame->object) detach_frame_object(vm, frame);
  for (Value* p = frame->top; p > frame->slots();) {
    const Value v = *--p;
    *p = Value();
    decref(v);
  }
  drop(frame->locals);
  drop(frame->init_self);
  drop(frame->function);
  --state.depth;
  if (frame->generator) return;
  state.stack_top = reinterpret_cast<char*>(frame);
  if (frame->is_first_in_chunk) {
    const StackChunk& previous = state.chunks[--state.chunk];
    state.stack_end = previous.end;
    state.stack_top = previous.top_when_full;
  }
}

// ---- binding

namespace {

std::string quoted_list(const std::vector<std::string>& names) {
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += names.size() == 2 ? " and " : i + 1 == names.size() ? ", and " : ", ";
    text += "'" + names[i] + "'";
  }
  return text;
}

std::string function_label(const Function* f) { return std::string(f->qualname->view()) + "()"; }
bool fail(Vm& vm, std::string text) {
  vm.raise(vm.types().TypeError, std::move(text));
  return false;
}

bool fail_missing(Vm& vm, Frame* frame, uint32_t from, uint32_t to, const char* kind) {
  std::vector<std::string> names;
  for (uint32_t i = from; i < to; ++i)
    if (!frame->slots()[i]) names.emplace_back(frame->code->slot_names[i]->view());
  return fail(vm, function_label(frame->function) + " missing " + std::to_string(names.size()) + " required " + kind +
                      " argument" + (names.size() == 1 ? "" : "s") + ": " + quoted_list(names));
}

bool fail_too_many(Vm& vm, Frame* frame, uint32_t given) {
  const Code* code = frame->code;
  const uint32_t defaults = frame->function->defaults ? static_cast<uint32_t>(frame->function->defaults->size) : 0;
  uint32_t keyword_only_given = 0;
  for (uint32_t i = code->arg_count; i < code->arg_count + code->keyword_only_count; ++i)
    if (frame->slots()[i]) ++keyword_only_given;
  std::string takes = std::to_string(code->arg_count);
  bool is_plural = code->arg_count != 1;
  if (defaults > 0) {
    takes = "from " + std::to_string(code->arg_count - defaults) + " to " + takes;
    is_plural = true;
  }
  std::string text = function_label(frame->function) + " takes " + takes + " positional argument" +
                     (is_plural ? "s" : "") + " but " + std::to_string(given);
  if (keyword_only_given > 0) {
    text += std::string(" positional argument") + (given == 1 ? "" : "s") + " (and " +
            std::to_string(keyword_only_given) + " keyword-only argument" + (keyword_only_given == 1 ? "" : "s") + ")";
  }
  return fail(vm, text + (given == 1 && keyword_only_given == 0 ? " was given" : " were given"));
}

/// Positional-only parameters that were given by name.
bool fail_positional_only(Vm& vm, Frame* frame, Args args) {
  std::string names;
  for (uint32_t p = 0; p < frame->code->positional_only_count; ++p) {
    for (Value name : args.keywords->span()) {
      if (!str_equal(as_str(name), frame->code->slot_names[p])) continue;
      names += (names.empty() ? "" : ", ") + std::string(view_of(name));
    }
  }
  if (names.empty()) return true;
  return fail(vm, function_label(frame->function) +
                      " got some positional-only arguments passed as keyword arguments: '" + names + "'");
}

bool bind_keyword(Vm& vm, Frame* frame, Args args, Str* name, Value value, Dict* extra) {
  const Code* code = frame->code;
  const uint32_t named = code->arg_count + code->keyword_only_count;
  uint32_t slot = named;
  for (uint32_t i = code->positional_only_count; i < named; ++i)
    if (code->slot_names[i] == name) slot = i;
  if (slot == named && !name->is_interned) {
    for (uint32_t i = code->positional_only_count; i < named && slot == named; ++i)
      if (str_equal(code->slot_names[i], name)) slot = i;
  }
  if (slot == named) {
    if (extra) return dict_set(vm, extra, name, value);
    if (!fail_positional_only(vm, frame, args)) return false;
    return fail(vm, function_label(frame->function) + " got an unexpected keyword argument '" +
                        std::string(name->view()) + "'");
  }
  if (frame->slots()[slot]) {
    return fail(
        vm, function_label(frame->function) + " got multiple values for argument '" + std::string(name->view()) + "'");
  }
  frame->slots()[slot] = own(value);
  return true;
}

bool fill_defaults(Vm& vm, Frame* frame, uint32_t given) {
  const Code* code = frame->code;
  Value* slots = frame->slots();
  const Tuple* defaults = frame->function->defaults;
  const uint32_t default_count = defaults ? static_cast<uint32_t>(defaults->size) : 0;
  if (given < code->arg_count) {
    const uint32_t required = code->arg_count - std::min(default_count, code->arg_count);
    bool is_missing = false;
    for (uint32_t i = given; i < required; ++i) is_missing |= !slots[i];
    if (is_missing) return fail_missing(vm, frame, 0, required, "positional");
    for (uint32_t i = std::max(given, required); i < code->arg_count; ++i)
      if (!slots[i]) slots[i] = own(defaults->items[i - required + (default_count - (code->arg_count - required))]);
  }
  const uint32_t named = code->arg_count + code->keyword_only_count;
  bool is_missing = false;
  for (uint32_t i = code->arg_count; i < named; ++i) {
    if (slots[i]) continue;
    const Dict* table = frame->function->keyword_defaults;
    const Value value = table ? dict_get(table, code->slot_names[i]) : Value();
    if (value)
      slots[i] = own(value);
    else
      is_missing = true;
  }
  return !is_missing || fail_missing(vm, frame, code->arg_count, named, "keyword-only");
}

bool bind(Vm& vm, Frame* frame, Args args) {
  const Code* code = frame->code;
  Value* slots = frame->slots();
  const uint32_t given = std::min(args.count, code->arg_count);
  for (uint32_t i = 0; i < given; ++i) slots[i] = own(args.values[i]);
  uint32_t next = code->arg_count + code->keyword_only_count;
  if (code->flags & kVarArgs) {
    Ref rest = new_tuple(vm, std::span<const Value>(args.values + given, args.count - given));
    if (!rest) return false;
    slots[next++] = rest.release();
  }
  Dict* extra = nullptr;
  if (code->flags & kVarKeywords) {
    Ref dict = new_dict(vm);
    if (!dict) return false;
    extra = dict.as<Dict>();
    slots[next] = dict.release();
  }
  if (args.keywords) {
    for (int64_t i = 0; i < args.keywords->size; ++i) {
      if (!bind_keyword(vm, frame, args, as_str(args.keywords->items[i]), args.values[args.count + i], extra))
        return false;
    }
  }
  if (args.count > code->arg_count && !(code->flags & kVarArgs)) return fail_too_many(vm, frame, args.count);
  return fill_defaults(vm, frame, given);
}

}  // namespace

bool bind_arguments(Vm& vm, Frame* frame, Args args) {
  if (bind(vm, frame, args)) [[likely]]
    return true;
  tell_as_c_function(vm, frame->function, args);
  tell_binding_error(vm, frame->function, args);
  return false;
}

// ---- Vm::call

namespace {

Ref call_function(Vm& vm, Function* function, Args args) {
  Vm::State& state = vm.state();
  if (!enter_native(vm, " while calling a Python object")) return Ref();
  Frame* frame = push_frame(vm, own(function));
  if (!frame) {
    leave_native(vm);
    return Ref();
  }
  Value result;
  const Code* code = frame->code;
  if (code->exact_args == args.count && !(args.keywords && args.keywords->size)) {
    for (uint32_t i = 0; i < args.count; ++i) frame->slots()[i] = own(args.values[i]);
    result = evaluate(vm, frame);
  } else if (bind_arguments(vm, frame, args)) {
    result = evaluate(vm, frame);
  } else {
    frame->previous = state.frame;
    pop_frame(vm, frame);
  }
  leave_native(vm);
  return Ref::steal(result);
}

}  // namespace

Ref Vm::call(Value callee, Args args) {
  if (callee.is_object() && callee.object()->type == types_->function) {
    return call_function(*this, reinterpret_cast<Function*>(callee.object()), args);
  }
  const auto call = type_of(callee)->slots.call;
  if (!call) return raise(types_->TypeError, "'" + type_name(callee) + "' object is not callable");
  if (++state_->native_depth > state_->options.native_depth_limit) {
    --state_->native_depth;
    raise_recursion(*this, " while calling a Python object");
    return Ref();
  }
  Ref keep(callee);
  Ref result = call(*this, callee, args);
  --state_->native_depth;
  if (!result && !has_exception())
    return raise(types_->SystemError, "a call returned no value without setting an exception");
  return result;
}

Ref Vm::call(Value callee, std::initializer_list<Value> args) {
  return call(callee, Args{args.begin(), static_cast<uint32_t>(args.size()), nullptr});
}

Ref Vm::call_method(Value object, Str* name, std::initializer_list<Value> args) {
  Ref method = get_attribute(object, name);
  return method ? call(method, args) : Ref();
}

bool is_callable(Vm& vm, Value v) { return vm.type_of(v)->slots.call != nullptr; }

bool enter_iterator(Vm& vm) {
  Vm::State& state = vm.state();
  if (state.native_depth >= state.options.native_depth_limit) {
    raise_recursion(vm, "");
    return false;
  }
  ++state.native_depth;
  return true;
}

bool enter_native(Vm& vm, const char* where) {
  Vm::State& state = vm.state();
  // Two entries make one level of what CPython counts: that of the operation and that of the type's own function.
  if (state.native_depth >= state.options.native_depth_limit || state.depth >= state.recursion_limit ||
      state.native_depth / 2 >= state.recursion_limit) {
    raise_recursion(vm, where);
    return false;
  }
  ++state.native_depth;
  return true;
}
void leave_native(Vm& vm) { --vm.state().native_depth; }

void set_call_target(Vm& vm, CallTarget target) { vm.state().call_target = target; }

void set_recursion_limit(Vm& vm, int limit) {
  Vm::State& state = vm.state();
  state.recursion_limit = limit;
  update_watch(vm);
}
int recursion_limit(Vm& vm) { return vm.state().recursion_limit; }

bool enter_repr(Vm& vm, Value v) {
  auto& stack = vm.state().repr_stack;
  if (std::find(stack.begin(), stack.end(), v.bits()) != stack.end()) return true;
  stack.push_back(v.bits());
  return false;
}
void leave_repr(Vm& vm, Value v) {
  auto& stack = vm.state().repr_stack;
  if (!stack.empty() && stack.back() == v.bits()) stack.pop_back();
}

}  // namespace refjit::vm
