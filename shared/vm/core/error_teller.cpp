#include "vm/error_teller.h"

#include <algorithm>
#include <vector>

#include "base/library_file.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/exception.h"
#include "vm/extension.h"
#include "vm/frame.h"
#include "vm/function.h"
#include "vm/state.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm {

namespace {

using python::Op;

struct ErrorTeller : Vm::Extension {
  explicit ErrorTeller(Vm&) {}
  Ref teller;
  bool is_asked = false;  ///< The teller's own calls are not told.
};

bool is_library(const Frame* frame) { return is_library_file(frame->code->filename->view()); }

/// Asks with the pending error; what the teller itself raises is dropped.
void ask(Vm& vm, Function* function, Value args, Value kwargs) {
  auto& state = vm.extension<ErrorTeller>();
  if (!state.teller || state.is_asked) return;
  Ref error = vm.take_exception();
  if (!error) return;
  state.is_asked = true;
  Ref told = vm.call(state.teller, {error.get(), Value(function), args, kwargs});
  state.is_asked = false;
  if (!told) vm.take_exception();
  if (!told || !is_exception(told)) {
    vm.raise_value(error);
    return;
  }
  BaseException *to = exception_of(told), *from = exception_of(error);
  std::swap(to->traceback, from->traceback);
  vm.raise_value(told);
}

/// The call that a frame stands at: how many arguments, and the names of the last ones.
struct CallShape {
  uint32_t count = 0;
  Tuple* names = nullptr;
  bool is_spread = false;  ///< f(*args): how many there are is not known here.
};

bool read_call(const Frame* caller, CallShape& shape) {
  const auto& words = caller->code->source->words;
  const uint32_t at = caller->instruction();
  if (at >= words.size()) return false;
  shape.is_spread = python::word_op(words[at]) == Op::CALL_FUNCTION_EX;
  if (shape.is_spread || python::word_op(words[at]) != Op::CALL) return shape.is_spread;
  shape.count = python::word_arg(words[at]);
  for (uint32_t back = 1; back <= 2 && back <= at; ++back) {
    if (python::word_op(words[at - back]) == Op::KW_NAMES)
      shape.names = reinterpret_cast<Tuple*>(caller->code->consts[python::word_arg(words[at - back])].object());
  }
  return true;
}

/// An argument, also where a function inside holds it.
Value argument(Vm& vm, Value v) {
  return v.is_object() && v.object()->type == vm.types().cell ? reinterpret_cast<Cell*>(v.object())->value : v;
}

/// How many arguments a call gave, by what differs from its default.
uint32_t given_by_value(const Frame* frame) {
  const Tuple* defaults = frame->function->defaults;
  uint32_t count = frame->code->arg_count;
  for (int64_t i = defaults ? defaults->size : 0; i > 0 && count > 0; --i, --count)
    if (const_cast<Frame*>(frame)->slots()[count - 1] != defaults->items[i - 1]) break;
  return count;
}

bool is_method(const Code* code) { return code->arg_count > 0 && code->slot_names[0]->view() == "self"; }

}  // namespace

void set_error_teller(Vm& vm, Value teller) { vm.extension<ErrorTeller>().teller = Ref(teller); }

void tell_frame_error(Vm& vm, Frame* frame) {
  Frame* caller = frame->previous;
  CallShape shape;
  if (!caller || frame->generator || !frame->function || !is_library(frame) || is_library(caller) ||
      frame->returns != Frame::Return::Push || !read_call(caller, shape))
    return;
  const Code* code = frame->code;
  const Value* slots = frame->slots();
  const uint32_t named = shape.names ? static_cast<uint32_t>(shape.names->size) : 0;
  const uint32_t named_slots = code->arg_count + code->keyword_only_count;
  std::vector<Value> given;
  const uint32_t most = shape.is_spread ? given_by_value(frame) : shape.count - named + is_method(code);
  for (uint32_t i = 0; i < std::min(most, code->arg_count); ++i)
    given.push_back(slots[i] ? argument(vm, slots[i]) : Value());
  if ((code->flags & python::kVarArgs) && slots[named_slots] && is_tuple(slots[named_slots]))
    for (Value v : as_tuple(slots[named_slots])->span()) given.push_back(v);
  if (std::any_of(given.begin(), given.end(), [](Value v) { return !v; })) return;
  Ref kwargs = new_dict(vm), args = new_tuple(vm, given);
  for (uint32_t n = 0; kwargs && n < named; ++n)
    for (uint32_t i = 0; i < named_slots; ++i)
      if (slots[i] && str_equal(code->slot_names[i], as_str(shape.names->items[n])))
        dict_set(vm, kwargs.as<Dict>(), code->slot_names[i], argument(vm, slots[i]));
  if (kwargs && args) ask(vm, frame->function, args, kwargs);
}

void tell_binding_error(Vm& vm, Function* function, Args args) {
  const Frame* caller = vm.state().frame;
  if (!caller || is_library(caller) || !is_library_file(function->code->filename->view())) return;
  Ref error = vm.take_exception();
  Ref kwargs = new_dict(vm), positional = new_tuple(vm, args.positional());
  for (int64_t i = 0; kwargs && args.keywords && i < args.keywords->size; ++i)
    dict_set(vm, kwargs.as<Dict>(), as_str(args.keywords->items[i]), args.values[args.count + i]);
  if (error) vm.raise_value(error);
  if (kwargs && positional) ask(vm, function, positional, kwargs);
}

}  // namespace refjit::vm
