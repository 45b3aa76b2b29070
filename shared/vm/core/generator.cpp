// Generators, coroutines and async generators.
#include "vm/generator.h"

#include <array>
#include <cstdio>

#include "vm/core/async_hooks.h"
#include "vm/core/call.h"
#include "vm/core/coroutine_origins.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
std::string text_of(const Str* s) { return std::string(s->view()); }

const char* kind_name(const Generator* g) {
  if (g->code->flags & python::kAsyncGenerator) return "async generator";
  return g->code->flags & python::kCoroutine ? "coroutine" : "generator";
}

/// Drops the suspended frame without running it.
void discard_frame(Vm& vm, Generator* g) {
  if (g->state == Generator::State::Closed) return;
  g->state = Generator::State::Closed;
  ++vm.state().depth;  // pop_frame counts down.
  pop_frame(vm, g->frame());
}

void generator_finalize(Object* o) {
  auto* g = static_cast<Generator*>(o);
  Vm& vm = *o->type->vm;
  discard_frame(vm, g);
  drop(g->handled.exception);
  drop(g->name);
  drop(g->qualname);
  drop(g->code);
  if (o->flags & kCoroutineHasOrigin) vm.extension<CoroutineOrigins>().origins.erase(g);
}
void generator_traverse(Object* o, const Visitor& visitor) {
  auto* g = static_cast<Generator*>(o);
  visitor(g->handled.exception);
  visit(visitor, g->code);
  if (!g->code || g->state == Generator::State::Closed || g->state == Generator::State::Running) return;
  Frame* frame = g->frame();
  visit(visitor, frame->function);
  visitor(frame->locals);
  for (Value* p = frame->slots(); p < frame->top; ++p) visitor(*p);
}
void generator_clear(Object* o) {
  auto* g = static_cast<Generator*>(o);
  if (g->code && g->state != Generator::State::Running) discard_frame(*o->type->vm, g);
}
Ref generator_repr(Vm& vm, Value v) {
  auto* g = as<Generator>(v);
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  const std::string kind = g->code->flags & python::kAsyncGenerator ? "async_generator" : kind_name(g);
  return vm.string("<" + kind + " object " + text_of(g->qualname) + " at " + address + ">");
}

/// Runs a generator whose frame has its input on the stack (or whose exception is pending).
Ref resume(Vm& vm, Generator* g, Ref& returned) {
  if (!enter_native(vm, " while calling a Python object")) return Ref();
  Vm::State& state = vm.state();
  Ref keep{Value(g)};
  Frame* frame = g->frame();
  frame->returns = Frame::Return::Entry;
  ++state.depth;
  g->handled.previous = state.handled;
  state.handled = &g->handled;
  g->state = Generator::State::Running;
  const Value result = evaluate(vm, frame);
  leave_native(vm);
  if (result && g->state == Generator::State::Closed) {
    returned = Ref::steal(result);
    return Ref();
  }
  return Ref::steal(result);
}

bool check_idle(Vm& vm, Generator* g) {
  if (g->state != Generator::State::Running) return true;
  vm.raise(vm.types().ValueError, std::string(kind_name(g)) + " already executing");
  return false;
}

/// The iterator that a generator suspended in `yield from` or await waits for; null: none.
Value delegate_of(Generator* g) {
  if (g->state != Generator::State::Suspended) return Value();
  Frame* frame = g->frame();
  const uint32_t next = frame->instruction() + 1;
  const auto& words = frame->code->source->words;
  if (next >= words.size() || python::word_op(words[next]) != python::Op::RESUME || python::word_arg(words[next]) < 2) {
    return Value();
  }
  return frame->top[-1];
}

/// ((file, line, function), ...) of the frames that `caller` begins, innermost first, as many as the program asked for.
Ref origin_of(Vm& vm, Frame* caller, int depth) {
  std::vector<Ref> places;
  for (Frame* f = caller; f && places.size() < static_cast<size_t>(depth); f = f->previous) {
    const auto& spans = f->code->source->spans;
    const uint32_t word = f->instruction();
    const Ref line = vm.integer(word < spans.size() ? spans[word].line : f->code->source->first_line);
    const Ref code(f->code);
    const Ref file = vm.get_attribute(code, vm.intern("co_filename"));
    const Ref name = vm.get_attribute(code, vm.intern("co_name"));
    Ref place = file && name ? vm.tuple(std::array<Value, 3>{file, line, name}) : Ref();
    if (!place) return {};
    places.push_back(std::move(place));
  }
  std::vector<Value> items(places.begin(), places.end());
  return vm.tuple(items);
}

}  // namespace

Ref make_generator(Vm& vm, Frame* frame) {
  const Code* code = frame->code;
  Type* type = code->flags & python::kAsyncGenerator ? vm.types().async_generator
               : code->flags & python::kCoroutine    ? vm.types().coroutine
                                                     : vm.types().generator;
  Object* o = allocate_object(vm, type, kGeneratorFrameOffset + frame_bytes(code));
  if (!o) return Ref();
  auto* g = static_cast<Generator*>(o);
  g->code = own(frame->code);
  g->name = own(frame->function->name);
  g->qualname = own(frame->function->qualname);
  Frame* inner = g->frame();
  const size_t used = static_cast<size_t>(frame->top - frame->slots());
  std::memcpy(static_cast<void*>(inner), frame, sizeof(Frame) + used * sizeof(Value));
  inner->top = inner->slots() + used;
  inner->previous = nullptr;
  inner->generator = g;
  inner->object = nullptr;
  inner->is_first_in_chunk = false;
  inner->init_self = Value();
  g->state = Generator::State::Created;
  Ref made = Ref::steal(Value(g));
  if (type != vm.types().coroutine) return made;
  auto& tracking = vm.extension<CoroutineOrigins>();
  if (tracking.depth > 0) {
    Ref origin = origin_of(vm, frame->previous, tracking.depth);
    if (!origin) return {};
    tracking.origins.emplace(g, std::move(origin));
    g->flags |= kCoroutineHasOrigin;
  }
  return made;
}

Ref make_suspended_generator(Vm& vm, Function* function, uint32_t word, std::span<const Value> slots,
                             std::span<const Value> stack) {
  Code* code = function->code;
  if (!code->instructions && !prepare_code(vm, code)) return Ref();
  Object* o = allocate_object(vm, vm.types().generator, kGeneratorFrameOffset + frame_bytes(code));
  if (!o) return Ref();
  auto* g = static_cast<Generator*>(o);
  g->code = own(code);
  g->name = own(function->name);
  g->qualname = own(function->qualname);
  Frame* frame = g->frame();
  init_frame(frame, own(function), code);
  frame->generator = g;
  const bool has_ended = word >= code->source->words.size();
  g->state = Generator::State::Closed;
  if (has_ended) return Ref::steal(Value(g));
  frame->set_instruction(word);
  frame->is_started = true;
  for (uint32_t i = 0; i < slots.size(); ++i) frame->set_local(i, slots[i]);
  for (Value item : stack) frame->push(item);
  const bool is_new = python::word_op(code->source->words[word]) == python::Op::RETURN_GENERATOR;
  g->state = is_new ? Generator::State::Created : Generator::State::Suspended;
  return Ref::steal(Value(g));
}

Ref generator_send(Vm& vm, Generator* g, Value sent, Ref& returned) {
  if (!check_idle(vm, g)) return Ref();
  if (g->state == Generator::State::Closed) {
    if (g->code->flags & python::kCoroutine) {
      vm.raise(vm.types().RuntimeError, "cannot reuse already awaited coroutine");
    } else {
      returned = kNone;
    }
    return Ref();
  }
  if (g->state == Generator::State::Created && !sent.is_none()) {
    return vm.raise(vm.types().TypeError, std::string("can't send non-None value to a just-started ") + kind_name(g));
  }
  g->frame()->push(sent);
  return resume(vm, g, returned);
}

namespace {

bool is_throwable(Vm& vm, Value v) {
  return is_exception(v) || (is_kind(v, kTypeType) && is_subtype(as<Type>(v), vm.types().BaseException));
}
Ref raise_not_throwable(Vm& vm, Value v) {
  return vm.raise(vm.types().TypeError,
                  "exceptions must be classes or instances deriving from BaseException, not " + vm.type_name(v));
}

/// `exception` is None for what throw() was given that is none; only delegates with a throw() of their own take it.
/// `given`: what throw() was called with, which delegates that are no generators get as it is.
Ref throw_into(Vm& vm, Generator* g, Value exception, Ref& returned, Args given) {
  if (!check_idle(vm, g)) return Ref();
  if (g->state == Generator::State::Closed) {
    if (g->code->flags & python::kCoroutine)
      return vm.raise(vm.types().RuntimeError, "cannot reuse already awaited coroutine");
    return vm.raise_value(exception);
  }
  if (g->state == Generator::State::Created) {
    set_exception(vm, own(exception));
    add_traceback(vm, g->frame(), 0);
    Ref pending = vm.take_exception();
    discard_frame(vm, g);
    set_exception(vm, pending.release());
    return Ref();
  }
  if (Value delegate = delegate_of(g)) {
    Ref keep(delegate);
    Ref inner_returned;
    Ref yielded;
    if (vm.is_instance(exception, vm.types().GeneratorExit)) {
      // The delegate is closed, then the exception goes on here.
      g->state = Generator::State::Running;
      const bool is_ours = is_exactly(delegate, vm.types().generator) || is_exactly(delegate, vm.types().coroutine);
      bool ok = true;
      if (is_ours) {
        ok = generator_close(vm, as<Generator>(delegate));
      } else {
        Ref close = vm.find_attribute(delegate, vm.names().close);
        if (close) ok = static_cast<bool>(vm.call(close, {}));
        if (!close && vm.has_exception()) report_unraisable(vm, delegate);
      }
      g->state = Generator::State::Suspended;
      if (ok) set_exception(vm, own(exception));
      return resume(vm, g, returned);
    }
    g->state = Generator::State::Running;
    bool is_handled = true;
    if (is_exactly(delegate, vm.types().generator) || is_exactly(delegate, vm.types().coroutine)) {
      yielded = throw_into(vm, as<Generator>(delegate), exception, inner_returned, given);
    } else {
      Ref method = vm.find_attribute(delegate, vm.names().throw_);
      if (!method && !vm.has_exception()) {
        is_handled = false;
      } else if (method) {
        yielded = given.count ? vm.call(method, given) : vm.call(method, {exception});
        if (!yielded) take_stop_iteration(vm, inner_returned);
      }
    }
    g->state = Generator::State::Suspended;
    if (is_handled) {
      if (yielded) return yielded;
      if (!inner_returned) return resume(vm, g, returned);
      // The delegate has returned: go on behind SEND with its value in place of the delegate.
      Frame* frame = g->frame();
      frame->pop();
      uint32_t word = frame->instruction();
      const auto& words = frame->code->source->words;
      while (word > 0 && python::word_op(words[word]) != python::Op::SEND) --word;
      frame->set_instruction(frame->code->source->jump_target(word) - 1);
      frame->push(inner_returned);
      return resume(vm, g, returned);
    }
  }
  if (exception.is_none()) return thrown_exception(vm, given[0], kNone, given.count > 2 ? given[2] : kNone);
  set_exception(vm, own(exception));
  return resume(vm, g, returned);
}

}  // namespace

Ref generator_throw(Vm& vm, Generator* g, Value exception, Ref& returned) {
  return throw_into(vm, g, exception, returned, {});
}

bool generator_close(Vm& vm, Generator* g) {
  if (!check_idle(vm, g)) return false;
  if (g->state == Generator::State::Closed) return true;
  if (g->state == Generator::State::Created) {
    discard_frame(vm, g);
    return true;
  }
  Ref exit = make_exception(vm, vm.types().GeneratorExit, Value());
  Ref returned;
  Ref yielded = generator_throw(vm, g, exit, returned);
  if (yielded) {
    vm.raise(vm.types().RuntimeError, std::string(kind_name(g)) + " ignored GeneratorExit");
    return false;
  }
  if (returned) return true;
  if (vm.exception_matches(vm.types().GeneratorExit) || vm.exception_matches(vm.types().StopIteration)) {
    vm.take_exception();
    return true;
  }
  return false;
}

// ---- methods of generator and coroutine

Ref thrown_exception(Vm& vm, Value type, Value value, Value traceback) {
  Ref exception;
  if (traceback && !traceback.is_none() && !is_exactly(traceback, vm.types().traceback))
    return vm.raise(vm.types().TypeError, "throw() third argument must be a traceback object");
  if (is_exception(type)) {
    if (value && !value.is_none())
      return vm.raise(vm.types().TypeError, "instance exception may not have a separate value");
    exception = type;
  } else if (is_throwable(vm, type)) {
    if (is_exception(value) && vm.is_instance(value, as<Type>(type)))
      exception = value;
    else if (!value || value.is_none())
      exception = vm.call(type, {});
    else if (is_tuple(value))
      exception = vm.call(type, {as_tuple(value)->items, static_cast<uint32_t>(as_tuple(value)->size), nullptr});
    else
      exception = vm.call(type, {value});
    if (exception && !is_exception(exception)) {
      vm.raise(vm.types().TypeError, "calling " + std::string(vm.text(vm.repr(type))) +
                                         " should have returned an instance of BaseException, not " +
                                         vm.type_name(exception));
    }
    // What goes wrong while it is made is what arrives in the generator.
    if (vm.has_exception()) exception = vm.take_exception();
  } else {
    return raise_not_throwable(vm, type);
  }
  if (traceback && is_exactly(traceback, vm.types().traceback))
    assign(exception_of(exception)->traceback, own(traceback));
  return exception;
}

namespace {

Ref step_result(Vm& vm, Ref yielded, Ref& returned) {
  if (yielded || !returned) return yielded;
  return raise_stop_iteration(vm, returned);
}
Ref method_send(Vm& vm, Args args) {
  Ref returned;
  Ref yielded = generator_send(vm, as<Generator>(args[0]), args[1], returned);
  return step_result(vm, std::move(yielded), returned);
}

Ref method_throw(Vm& vm, Args args) {
  // What is no exception is for the throw() of what the generator delegates to, which may take anything.
  const bool is_for_delegate = !is_throwable(vm, args[1]) && delegate_of(as<Generator>(args[0]));
  Ref exception = is_for_delegate ? Ref(kNone) : thrown_exception(vm, args[1], args[2], args[3]);
  if (!exception) return Ref();
  Ref returned;
  Args given{args.values + 1, 1, nullptr};
  while (given.count < 3 && !args[given.count + 1].is_none()) ++given.count;
  Ref yielded = throw_into(vm, as<Generator>(args[0]), exception, returned, given);
  return step_result(vm, std::move(yielded), returned);
}
Ref method_close(Vm& vm, Args args) { return generator_close(vm, as<Generator>(args[0])) ? Ref(kNone) : Ref(); }

Ref generator_iter(Vm&, Value v) { return v; }
Ref generator_next(Vm& vm, Value v) {
  Ref returned;
  Ref yielded = generator_send(vm, as<Generator>(v), kNone, returned);
  if (yielded || !returned) return yielded;
  if (!returned.get().is_none()) return raise_stop_iteration(vm, returned);
  return Ref();
}
constexpr NativeDef kGeneratorMethods[] = {{"send", "value, /", method_send},
                                           {"throw", "typ, val=None, tb=None, /", method_throw},
                                           {"close", "", method_close}};

Ref read_name(Vm&, Value v) { return Value(as<Generator>(v)->name); }
Ref read_qualname(Vm&, Value v) { return Value(as<Generator>(v)->qualname); }
bool check_text(Vm& vm, Value v, const char* name) {
  if (v && is_str(v)) return true;
  vm.raise(vm.types().TypeError, std::string(name) + " must be set to a string object");
  return false;
}
bool write_name(Vm& vm, Value v, Value name) {
  if (!check_text(vm, name, "__name__")) return false;
  assign_object(as<Generator>(v)->name, own(name));
  return true;
}
bool write_qualname(Vm& vm, Value v, Value name) {
  if (!check_text(vm, name, "__qualname__")) return false;
  assign_object(as<Generator>(v)->qualname, own(name));
  return true;
}
Ref read_code(Vm&, Value v) { return Value(as<Generator>(v)->code); }
Ref read_running(Vm&, Value v) { return Value::boolean(as<Generator>(v)->state == Generator::State::Running); }
Ref read_suspended(Vm&, Value v) { return Value::boolean(as<Generator>(v)->state == Generator::State::Suspended); }
Ref read_delegate(Vm&, Value v) {
  const Value d = delegate_of(as<Generator>(v));
  return d ? Ref(d) : Ref(kNone);
}
Ref read_frame(Vm& vm, Value v) {
  auto* g = as<Generator>(v);
  return g->state == Generator::State::Closed ? Ref(kNone) : make_frame_object(vm, g->frame());
}
Ref read_async_running(Vm&, Value v) { return Value::boolean(as<Generator>(v)->is_async_running); }
constexpr PropertyDef kAsyncGeneratorProperties[] = {{"ag_code", read_code, nullptr},
                                                     {"ag_running", read_async_running, nullptr},
                                                     {"ag_await", read_delegate, nullptr},
                                                     {"ag_frame", read_frame, nullptr}};
constexpr PropertyDef kGeneratorProperties[] = {
    {"__name__", read_name, write_name},       {"__qualname__", read_qualname, write_qualname},
    {"gi_code", read_code, nullptr},           {"gi_running", read_running, nullptr},
    {"gi_suspended", read_suspended, nullptr}, {"gi_yieldfrom", read_delegate, nullptr},
    {"gi_frame", read_frame, nullptr}};
Ref read_origin(Vm& vm, Value v) {
  if (!(v.object()->flags & kCoroutineHasOrigin)) return kNone;
  return vm.extension<CoroutineOrigins>().origins.at(as<Generator>(v));
}
constexpr PropertyDef kCoroutineProperties[] = {
    {"__name__", read_name, write_name},       {"__qualname__", read_qualname, write_qualname},
    {"cr_code", read_code, nullptr},           {"cr_running", read_running, nullptr},
    {"cr_suspended", read_suspended, nullptr}, {"cr_await", read_delegate, nullptr},
    {"cr_frame", read_frame, nullptr},         {"cr_origin", read_origin, nullptr}};

// ---- the iterator that coroutine.__await__ gives

struct CoroutineWrapper : GcObject {
  Value coroutine;
};
void wrapper_finalize(Object* o) { drop(static_cast<CoroutineWrapper*>(o)->coroutine); }
void wrapper_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<CoroutineWrapper*>(o)->coroutine); }
Ref wrapper_next(Vm& vm, Value v) { return generator_next(vm, as<CoroutineWrapper>(v)->coroutine); }
Ref wrapper_send(Vm& vm, Args args) {
  const Value values[] = {as<CoroutineWrapper>(args[0])->coroutine, args[1]};
  return method_send(vm, {values, 2, nullptr});
}
Ref wrapper_throw(Vm& vm, Args args) {
  const Value values[] = {as<CoroutineWrapper>(args[0])->coroutine, args[1], args[2], args[3]};
  return method_throw(vm, {values, 4, nullptr});
}
Ref wrapper_close(Vm& vm, Args args) {
  return generator_close(vm, as<Generator>(as<CoroutineWrapper>(args[0])->coroutine)) ? Ref(kNone) : Ref();
}
constexpr NativeDef kWrapperMethods[] = {{"send", "value, /", wrapper_send},
                                         {"throw", "typ, val=None, tb=None, /", wrapper_throw},
                                         {"close", "", wrapper_close}};
Ref coroutine_await(Vm& vm, Args args) {
  auto* w = make_object<CoroutineWrapper>(vm, vm.types().coroutine_wrapper);
  if (!w) return Ref();
  w->coroutine = own(args[0]);
  return Ref::steal(Value(w));
}
constexpr NativeDef kCoroutineMethods[] = {{"send", "value, /", method_send},
                                           {"throw", "typ, val=None, tb=None, /", method_throw},
                                           {"close", "", method_close},
                                           {"__await__", "", coroutine_await}};

TypeDef generator_def(const char* name) {
  TypeDef def{};
  def.name = name;
  def.instance_bytes = sizeof(Generator);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = generator_finalize;
  def.slots.traverse = generator_traverse;
  def.slots.clear = generator_clear;
  def.slots.repr = generator_repr;
  return def;
}

/// Suspended generators are closed (their finally blocks run) before they die, asynchronous ones by the loop's hook; of
/// coroutines that never began the program is warned.
Ref generator_del(Vm& vm, Args args) {
  auto* g = as<Generator>(args[0]);
  if (g->code->flags & python::kAsyncGenerator) {
    auto& known = vm.extension<AsyncHooks>().finalizers;
    if (auto found = known.find(g); found != known.end()) {
      const Ref finalizer = std::move(found->second);
      known.erase(found);
      if (g->state == Generator::State::Suspended) return vm.call(finalizer, {args[0]}) ? Ref(kNone) : Ref();
    }
  }
  if (g->code->flags & python::kCoroutine && g->state == Generator::State::Created) {
    const Ref warnings = vm.import("warnings");
    const Ref warn = warnings ? vm.get_attribute(warnings, "_warn_unawaited_coroutine") : Ref();
    return warn ? vm.call(warn, {args[0]}) : Ref();
  }
  if (g->state == Generator::State::Suspended && !generator_close(vm, g)) return Ref();
  return kNone;
}
constexpr NativeDef kDelMethod[] = {{"__del__", nullptr, generator_del}};

}  // namespace

bool define_async_generator_types(Vm& vm);  // async_generator.cpp

bool define_generator_types(Vm& vm) {
  TypeDef generator = generator_def("generator");
  generator.slots.iter = generator_iter;
  generator.slots.next = generator_next;
  generator.methods = kGeneratorMethods;
  if (!define_type(vm, vm.types().generator, generator)) return false;
  if (!add_properties(vm, vm.types().generator, kGeneratorProperties)) return false;
  TypeDef coroutine = generator_def("coroutine");
  coroutine.methods = kCoroutineMethods;
  if (!define_type(vm, vm.types().coroutine, coroutine)) return false;
  if (!add_properties(vm, vm.types().coroutine, kCoroutineProperties)) return false;
  TypeDef wrapper{};
  wrapper.name = "coroutine_wrapper";
  wrapper.instance_bytes = sizeof(CoroutineWrapper);
  wrapper.is_gc = true;
  wrapper.is_final = true;
  wrapper.slots.finalize = wrapper_finalize;
  wrapper.slots.traverse = wrapper_traverse;
  wrapper.slots.iter = generator_iter;
  wrapper.slots.next = wrapper_next;
  wrapper.methods = kWrapperMethods;
  if (!define_type(vm, vm.types().coroutine_wrapper, wrapper)) return false;
  TypeDef async = generator_def("async_generator");
  if (!define_type(vm, vm.types().async_generator, async)) return false;
  for (Type* type : {vm.types().generator, vm.types().coroutine, vm.types().async_generator}) {
    if (!vm.add_methods(type, kDelMethod)) return false;
    type->type_flags |= kTypeHasDel;
  }
  return add_properties(vm, vm.types().async_generator, {kGeneratorProperties, 2}) &&
         add_properties(vm, vm.types().async_generator, kAsyncGeneratorProperties) && define_async_generator_types(vm);
}

// ---- what the interpreter asks

Value send_step(Vm& vm, Value receiver, Value sent, Value& returned) {
  Ref result;
  Ref value;
  const Type* type = vm.type_of(receiver);
  if (type == vm.types().generator || type == vm.types().coroutine) {
    result = generator_send(vm, as<Generator>(receiver), sent, value);
  } else if (type == vm.types().coroutine_wrapper) {
    result = generator_send(vm, as<Generator>(as<CoroutineWrapper>(receiver)->coroutine), sent, value);
  } else if (sent.is_none() && type->slots.next) {
    result = type->slots.next(vm, receiver);
    if (!result && !vm.has_exception())
      value = kNone;
    else if (!result)
      take_stop_iteration(vm, value);
  } else {
    result = vm.call_method(receiver, vm.names().send, {sent});
    if (!result) take_stop_iteration(vm, value);
  }
  if (!result && value) returned = value.release();
  return result.release();
}

Ref yield_from_iterator(Vm& vm, Value v, const Frame* frame) {
  if (is_exactly(v, vm.types().coroutine)) {
    if (!(frame->code->flags & (python::kCoroutine | python::kIterableCoroutine))) {
      return vm.raise(vm.types().TypeError, "cannot 'yield from' a coroutine object in a non-coroutine generator");
    }
    return v;
  }
  if (is_exactly(v, vm.types().generator)) return v;
  return vm.iterate(v);
}

Ref awaitable_iterator(Vm& vm, Value v, uint32_t where) {
  if (is_exactly(v, vm.types().coroutine)) {
    if (delegate_of(as<Generator>(v))) return vm.raise(vm.types().RuntimeError, "coroutine is being awaited already");
    return v;
  }
  if (is_exactly(v, vm.types().generator) && as<Generator>(v)->code->flags & python::kIterableCoroutine) return v;
  bool found;
  Ref iterator = call_special(vm, v, vm.names().await, {}, found);
  if (!found) {
    const std::string name = vm.type_name(v);
    if (where == 1) {
      return vm.raise(vm.types().TypeError,
                      "'async with' received an object from __aenter__ that does not implement __await__: " + name);
    }
    if (where == 2) {
      return vm.raise(vm.types().TypeError,
                      "'async with' received an object from __aexit__ that does not implement __await__: " + name);
    }
    return vm.raise(vm.types().TypeError, "object " + name + " can't be used in 'await' expression");
  }
  if (!iterator) return Ref();
  if (is_exactly(iterator, vm.types().coroutine))
    return vm.raise(vm.types().TypeError, "__await__() returned a coroutine");
  if (!vm.type_of(iterator)->slots.next) {
    return vm.raise(vm.types().TypeError, "__await__() returned non-iterator of type '" + vm.type_name(iterator) + "'");
  }
  return iterator;
}

Ref async_iterator(Vm& vm, Value v) {
  bool found;
  Ref iterator = call_special(vm, v, vm.names().aiter, {}, found);
  if (!found) {
    return vm.raise(vm.types().TypeError,
                    "'async for' requires an object with __aiter__ method, got " + vm.type_name(v));
  }
  if (iterator && !find_in_type(vm, vm.type_of(iterator), vm.names().anext)) {
    return vm.raise(
        vm.types().TypeError,
        "'async for' received an object from __aiter__ that does not implement __anext__: " + vm.type_name(iterator));
  }
  return iterator;
}

Ref async_next(Vm& vm, Value v) {
  bool found;
  Ref awaitable = call_special(vm, v, vm.names().anext, {}, found);
  if (!found) {
    return vm.raise(vm.types().TypeError,
                    "'async for' requires an iterator with __anext__ method, got " + vm.type_name(v));
  }
  if (!awaitable) return Ref();
  Ref iterator = awaitable_iterator(vm, awaitable, 0);
  if (!iterator) {
    Ref cause = vm.take_exception();
    vm.raise(vm.types().TypeError, "'async for' received an invalid object from __anext__: " + vm.type_name(awaitable));
    BaseException* raised = exception_of(vm.state().exception);
    assign(raised->context, own(cause));
    assign(raised->cause, cause.release());
    raised->suppress_context = true;
  }
  return iterator;
}

}  // namespace refjit::vm
