// What a traced function changes outside of itself, and the natives that act on the machine: effects that a trace would
// not have again.
#include "base/library_file.h"
#include "capture/contents.h"
#include "capture/guest_values.h"
#include "capture/trace/trace_reads.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Value;

namespace {

/// Is this a generator of random numbers, `random`'s or numpy's?
bool is_generator_of_numbers(Value v) {
  for (const vm::Type* type = v && v.is_object() ? v.object()->type : nullptr; type; type = type->base)
    if ((type->type_flags & vm::kTypeHeap) == 0 &&
        (type->name->view() == "Random" || type->name->view() == "RandomState"))
      return true;
  return false;
}

}  // namespace

std::string OutsideReads::name_of(Value v) const { return is_known(v) ? label_of(v) : "a " + vm_.type_name(v); }

void OutsideReads::note_effect(BreakId id, std::string what) {
  if (!effect_) effect_ = Break{id, std::move(what), vm_.current_span(), {}};
}

void OutsideReads::write(vm::Frame& frame, Op op, uint32_t arg) {
  if (!is_own(frame)) return;
  const auto stack = frame.stack();
  const auto from_top = [&](size_t depth) { return stack.size() < depth ? Value() : stack[stack.size() - depth]; };
  switch (op) {
    case Op::STORE_GLOBAL:
    case Op::DELETE_GLOBAL:
      return note_effect(BreakId::WritesOutside,
                         "the global " + std::string(frame.code->names[arg]->view()) + " is assigned");
    case Op::STORE_DEREF:
    case Op::DELETE_DEREF: {
      const Value cell = frame.locals_plus()[arg];
      if (cell.is_object() && variables_.count(cell.object()) != 0)
        note_effect(BreakId::WritesOutside,
                    "the variable " + frame.code->source->localsplus[arg].name + " of an outer function is assigned");
      return;
    }
    case Op::STORE_ATTR:
    case Op::DELETE_ATTR: {
      const Value object = from_top(1), value = from_top(2);
      if (!is_foreign(object) || vm::tensors::is_tensor(object)) return;
      vm::Str* name = frame.code->names[arg];
      // A tensor for a Parameter of a Cell: its value is assigned, and the recorder knows that.
      const Value own = vm::has_instance_dict(object.object()) && vm::instance_dict(object.object())
                            ? vm::dict_get(vm::instance_dict(object.object()), name)
                            : Value();
      if (op == Op::STORE_ATTR && own && is_parameter(vm_, own) && vm::tensors::is_tensor(value)) return;
      return note_effect(BreakId::WritesOutside,
                         "the attribute " + std::string(name->view()) + " of " + name_of(object) + " is assigned");
    }
    case Op::STORE_SUBSCR:
    case Op::DELETE_SUBSCR: {
      const Value container = from_top(2);
      if (is_foreign(container) && !vm::tensors::is_tensor(container))
        note_effect(BreakId::WritesOutside, "an item of " + name_of(container) + " is assigned");
      return;
    }
    default: {  // BINARY_OP
      const Value left = from_top(2);
      if (arg >= python::kInplace && is_foreign(left) && !vm::tensors::is_tensor(left) && is_changeable(vm_, left))
        note_effect(BreakId::WritesOutside, name_of(left) + " is changed in place");
    }
  }
}

void OutsideReads::effect_of_call(Value callee, std::span<const Value> arguments) {
  const auto& types = vm_.types();
  const vm::Type* type = callee.object()->type;
  if (type == types.method) callee = static_cast<vm::BoundMethod*>(callee.object())->function;
  std::string_view name, module;
  Value self = arguments.empty() ? Value() : arguments[0];
  if (callee.is_object() && callee.object()->type == types.function) {
    const auto* function = static_cast<vm::Function*>(callee.object());
    const uint32_t file = function->code->source->file;
    if (!file || !is_library_file(vm_.files()[file].name)) return;  // its own instructions tell
    name = function->name->view();
    const Value from = vm::dict_get(function->globals, vm_.intern("__name__"));
    if (from && vm::is_str(from)) module = vm::view_of(from);
  } else if (type == types.native_function) {
    const auto* native = static_cast<vm::NativeFunction*>(callee.object());
    name = native->def->name;
    if (native->self) self = native->self;
    if (native->module && vm::is_str(native->module)) module = vm::view_of(native->module);
  } else if (type == types.method_descriptor) {
    name = static_cast<vm::MethodDescriptor*>(callee.object())->def->name;
  }
  // print() is left out: as in MindSpore, it tells when a function is traced.
  if (type == types.native_function && is_one_of(name, {"input", "open", "exec"}))
    return note_effect(BreakId::CallsNative, std::string(name) + "()");
  if (is_one_of(module, {"random", "numpy.random", "time", "secrets", "uuid"}))
    return note_effect(BreakId::CallsNative,
                       std::string(module) + "." + std::string(name) + "(), which gives something else at each call");
  if (name == "__subclasses__")
    return note_effect(BreakId::CallsNative, "__subclasses__(), to which classes are added");
  if (is_generator_of_numbers(self))
    return note_effect(BreakId::CallsNative,
                       std::string(name) + "() of random numbers, which gives something else at each call");
  const bool is_of_machine = is_one_of(module, {"sys", "gc", "_host", "_posix", "_time", "_inspection", "_stacks"});
  if (is_of_machine &&
      !is_one_of(name, {"intern", "getsizeof", "getdefaultencoding", "getfilesystemencoding", "audit"}))
    return note_effect(BreakId::CallsNative,
                       std::string(module) + "." + std::string(name) + "(), which asks the machine or the interpreter");
  const bool is_method = self && is_foreign(self) && !vm::tensors::is_tensor(self);
  const bool is_changing =
      is_one_of(name, {"append",  "extend",     "insert",  "pop",      "remove",      "clear",       "sort",
                       "reverse", "update",     "add",     "discard",  "setdefault",  "popitem",     "appendleft",
                       "popleft", "extendleft", "rotate",  "subtract", "fill",        "put",         "move_to_end",
                       "write",   "writelines", "setattr", "delattr",  "__setitem__", "__delitem__", "__setattr__"});
  if (is_method && is_changing)
    note_effect(BreakId::WritesOutside, name_of(self) + " is changed by " + std::string(name) + "()");
}

}  // namespace refjit::capture
