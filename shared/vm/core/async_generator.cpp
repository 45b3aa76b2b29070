// Async generators: asend, athrow, aclose and the wrapped values that tell a yield from an await.
#include "vm/core/async_hooks.h"
#include "vm/core/call.h"
#include "vm/exception.h"
#include "vm/types/collections.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

/// A value that an async generator yields (as opposed to what its awaits yield).
struct AsyncValue : GcObject {
  Value value;
};

/// The awaitable of one step: __anext__, asend, athrow or aclose.
struct AsyncStep : GcObject {
  enum class Kind : uint8_t { Send, Throw, Close };
  enum class State : uint8_t { Created, Running, Closed };
  Value generator;
  Value argument;  ///< Value sent, or exception thrown.
  Kind kind;
  State state;
};

void value_finalize(Object* o) { drop(static_cast<AsyncValue*>(o)->value); }
void value_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<AsyncValue*>(o)->value); }
void step_finalize(Object* o) {
  drop(static_cast<AsyncStep*>(o)->generator);
  drop(static_cast<AsyncStep*>(o)->argument);
}
void step_traverse(Object* o, const Visitor& visitor) {
  visitor(static_cast<AsyncStep*>(o)->generator);
  visitor(static_cast<AsyncStep*>(o)->argument);
}

/// Before the first step: the loop's hooks hear of the generator.
bool begin(Vm& vm, Generator* g) {
  if (g->flags & kGeneratorHasBegun) return true;
  g->flags |= kGeneratorHasBegun;
  auto& hooks = vm.extension<AsyncHooks>();
  if (hooks.finalizer && !hooks.finalizer.get().is_none()) hooks.finalizers[g] = hooks.finalizer;
  return !hooks.first || hooks.first.get().is_none() || vm.call(hooks.first, {Value(g)});
}

Ref make_step(Vm& vm, Value generator, AsyncStep::Kind kind, Value argument) {
  if (!begin(vm, as<Generator>(generator))) return Ref();
  auto* step = make_object<AsyncStep>(vm, vm.types().async_generator_step);
  if (!step) return Ref();
  step->generator = own(generator);
  step->argument = own(argument);
  step->kind = kind;
  return Ref::steal(Value(step));
}

/// What a resume gave: a wrapped value ends the step as StopIteration(value); anything else is an await's own yield.
Ref finish(Vm& vm, AsyncStep* step, Ref yielded, Ref& returned) {
  auto* g = as<Generator>(step->generator);
  if (yielded && !is_exactly(yielded, vm.types().async_generator_value)) return yielded;
  step->state = AsyncStep::State::Closed;
  g->is_async_running = false;
  if (yielded) {
    if (step->kind == AsyncStep::Kind::Close) {
      return vm.raise(vm.types().RuntimeError, "async generator ignored GeneratorExit");
    }
    return raise_stop_iteration(vm, yielded.as<AsyncValue>()->value);
  }
  if (step->kind == AsyncStep::Kind::Close) {
    if (returned || vm.exception_matches(vm.types().GeneratorExit) ||
        vm.exception_matches(vm.types().StopAsyncIteration)) {
      if (vm.has_exception()) vm.take_exception();
      return raise_stop_iteration(vm, kNone);
    }
    return Ref();
  }
  if (!returned) return Ref();
  g->is_async_closed = true;
  return vm.raise_value(make_exception(vm, vm.types().StopAsyncIteration, Value()));
}

Ref refuse_reuse(Vm& vm, const AsyncStep* step) {
  return vm.raise(vm.types().RuntimeError, step->kind == AsyncStep::Kind::Send
                                               ? "cannot reuse already awaited __anext__()/asend()"
                                               : "cannot reuse already awaited aclose()/athrow()");
}

Ref step_send_value(Vm& vm, AsyncStep* step, Value sent) {
  auto* g = as<Generator>(step->generator);
  Ref returned;
  if (step->state == AsyncStep::State::Closed) return refuse_reuse(vm, step);
  if (step->state == AsyncStep::State::Created) {
    if (g->is_async_running) {
      const char* name = step->kind == AsyncStep::Kind::Send    ? "anext"
                         : step->kind == AsyncStep::Kind::Throw ? "athrow"
                                                                : "aclose";
      return vm.raise(vm.types().RuntimeError, std::string(name) + "(): asynchronous generator is already running");
    }
    if (g->is_async_closed || g->state == Generator::State::Closed) {
      step->state = AsyncStep::State::Closed;
      if (step->kind == AsyncStep::Kind::Close) return raise_stop_iteration(vm, kNone);
      return vm.raise_value(make_exception(vm, vm.types().StopAsyncIteration, Value()));
    }
    if (step->kind != AsyncStep::Kind::Send && !sent.is_none()) {
      return vm.raise(vm.types().RuntimeError, "can't send non-None value to a just-started coroutine");
    }
    step->state = AsyncStep::State::Running;
    g->is_async_running = true;
    if (step->kind == AsyncStep::Kind::Close && g->state == Generator::State::Created) {
      generator_close(vm, g);
      returned = kNone;
      return finish(vm, step, Ref(), returned);
    }
    if (step->kind != AsyncStep::Kind::Send) {
      if (step->kind == AsyncStep::Kind::Close) g->is_async_closed = true;
      Ref yielded = generator_throw(vm, g, step->argument, returned);
      return finish(vm, step, std::move(yielded), returned);
    }
    if (sent.is_none()) sent = step->argument;
  }
  Ref yielded = generator_send(vm, g, sent, returned);
  return finish(vm, step, std::move(yielded), returned);
}

Ref step_iter(Vm&, Value v) { return v; }
Ref step_next(Vm& vm, Value v) { return step_send_value(vm, as<AsyncStep>(v), kNone); }
Ref step_send(Vm& vm, Args args) { return step_send_value(vm, as<AsyncStep>(args[0]), args[1]); }
Ref step_throw(Vm& vm, Args args) {
  auto* step = as<AsyncStep>(args[0]);
  if (step->state == AsyncStep::State::Closed) return refuse_reuse(vm, step);
  Ref exception = thrown_exception(vm, args[1], args[2], args[3]);
  if (!exception) return Ref();
  Ref returned;
  Ref yielded = generator_throw(vm, as<Generator>(step->generator), exception, returned);
  return finish(vm, step, std::move(yielded), returned);
}
Ref step_close(Vm&, Args args) {
  as<AsyncStep>(args[0])->state = AsyncStep::State::Closed;
  return kNone;
}
Ref step_await(Vm&, Args args) { return args[0]; }
constexpr NativeDef kStepMethods[] = {{"send", "value, /", step_send},
                                      {"throw", "typ, val=None, tb=None, /", step_throw},
                                      {"close", "", step_close},
                                      {"__await__", "", step_await}};

Ref generator_aiter(Vm&, Args args) { return args[0]; }
Ref generator_anext(Vm& vm, Args args) { return make_step(vm, args[0], AsyncStep::Kind::Send, kNone); }
Ref generator_asend(Vm& vm, Args args) { return make_step(vm, args[0], AsyncStep::Kind::Send, args[1]); }
Ref generator_athrow(Vm& vm, Args args) {
  Ref exception = thrown_exception(vm, args[1], args[2], args[3]);
  if (!exception) return Ref();
  return make_step(vm, args[0], AsyncStep::Kind::Throw, exception);
}
Ref generator_aclose(Vm& vm, Args args) {
  Ref exit = make_exception(vm, vm.types().GeneratorExit, Value());
  return exit ? make_step(vm, args[0], AsyncStep::Kind::Close, exit) : Ref();
}
constexpr NativeDef kAsyncMethods[] = {{"__aiter__", "", generator_aiter},
                                       {"__anext__", "", generator_anext},
                                       {"asend", "value, /", generator_asend},
                                       {"athrow", "typ, val=None, tb=None, /", generator_athrow},
                                       {"aclose", "", generator_aclose}};
constexpr NativeDef kAsyncClassMethods[] = {
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};

}  // namespace

bool define_async_generator_types(Vm& vm) {
  TypeDef step{};
  step.name = "async_generator_asend";
  step.instance_bytes = sizeof(AsyncStep);
  step.is_gc = true;
  step.is_final = true;
  step.slots.finalize = step_finalize;
  step.slots.traverse = step_traverse;
  step.slots.iter = step_iter;
  step.slots.next = step_next;
  step.methods = kStepMethods;
  if (!define_type(vm, vm.types().async_generator_step, step)) return false;
  TypeDef value{};
  value.name = "async_generator_wrapped_value";
  value.instance_bytes = sizeof(AsyncValue);
  value.is_gc = true;
  value.is_final = true;
  value.slots.finalize = value_finalize;
  value.slots.traverse = value_traverse;
  return define_type(vm, vm.types().async_generator_value, value) &&
         vm.add_methods(vm.types().async_generator, kAsyncMethods) &&
         add_class_methods(vm, vm.types().async_generator, kAsyncClassMethods);
}

Ref wrap_async_value(Vm& vm, Value v) {
  auto* wrapped = make_object<AsyncValue>(vm, vm.types().async_generator_value);
  if (!wrapped) return Ref();
  wrapped->value = own(v);
  return Ref::steal(Value(wrapped));
}

}  // namespace refjit::vm
