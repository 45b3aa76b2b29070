#include "capture/source.h"

#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

std::shared_ptr<Source> make(SourceKind kind, std::string label) {
  auto source = std::make_shared<Source>();
  source->kind = kind;
  source->label = std::move(label);
  return source;
}

Value attribute_of(vm::Vm& vm, Value object, vm::Str* name) {
  if (!object.is_object()) return Value();
  vm::Object* o = object.object();
  if (vm.is_instance(object, vm.types().module)) return vm::dict_get(static_cast<vm::Module*>(o)->dict, name);
  if (vm::has_type_flag(object, vm::kTypeType)) {
    const Value found = vm::find_in_type(vm, static_cast<vm::Type*>(o), name);
    return found || (o->type->type_flags & vm::kTypeHeap) == 0 ? found : vm::find_in_type(vm, o->type, name);
  }
  if (vm::has_instance_dict(o) && vm::instance_dict(o))
    if (Value found = vm::dict_get(vm::instance_dict(o), name)) return found;
  const Value found = vm::find_in_type(vm, o->type, name);
  if (name == vm.names().dict && found && vm.type_of(found) == vm.types().getset_descriptor)
    return vm::has_instance_dict(o) && vm::instance_dict(o) ? Value(vm::instance_dict(o)) : Value();
  const bool is_of_dict = vm::is_dict(object) && found && vm.type_of(found) == vm.types().getset_descriptor;
  if (!is_of_dict && (!found || vm.type_of(found) != vm.types().member_descriptor)) return found;
  // Of __slots__, or a defaultdict's factory; the instance keeps the value.
  const vm::Ref slot = vm.get_attribute(object, name);
  if (!slot) vm.take_exception();
  return slot;
}

Value item_of(vm::Vm& vm, Value base, uint32_t index, Value key) {
  if (key) {
    Value found;
    return vm::is_dict(base) && vm::dict_find(vm, vm::as_dict(base), key, found) == 1 ? found : Value();
  }
  if (vm::is_tuple(base)) return index < vm::as_tuple(base)->size ? vm::as_tuple(base)->items[index] : Value();
  if (vm::is_list(base)) return index < vm::as_list(base)->size ? vm::as_list(base)->items[index] : Value();
  return Value();
}

Value function_part(const Source& source, const vm::Function* function) {
  const auto has = [&](const vm::Tuple* tuple) { return tuple && source.index < tuple->size; };
  switch (source.kind) {
    case SourceKind::Closure:
      return has(function->closure) ? static_cast<vm::Cell*>(function->closure->items[source.index].object())->value
                                    : Value();
    case SourceKind::Default:
      return has(function->defaults) ? function->defaults->items[source.index] : Value();
    default:
      return function->keyword_defaults ? vm::dict_get(function->keyword_defaults, vm::as_str(source.name)) : Value();
  }
}

bool is_small_number(Value v) { return v.is_small_int() || v.is_double() || v.is_bool(); }

}  // namespace

SourceRef Source::local(uint32_t index, std::string label) {
  auto source = make(SourceKind::Local, std::move(label));
  source->index = index;
  return source;
}

SourceRef Source::stack(uint32_t index) {
  auto source = make(SourceKind::Stack, "stack[" + std::to_string(index) + "]");
  source->index = index;
  return source;
}

SourceRef Source::cell(uint32_t index, std::string label) {
  auto source = make(SourceKind::Cell, std::move(label));
  source->index = index;
  return source;
}

SourceRef Source::global(Value name, std::string_view text) {
  auto source = make(SourceKind::Global, std::string(text));
  source->name = name;
  return source;
}

SourceRef Source::globals() { return make(SourceKind::Globals, "the globals"); }

SourceRef Source::builtin(Value name, std::string_view text) {
  auto source = make(SourceKind::Builtin, std::string(text));
  source->name = name;
  return source;
}

SourceRef Source::attribute(SourceRef base, Value name, std::string_view text) {
  auto source = make(SourceKind::Attribute, base->label + "." + std::string(text));
  source->base = std::move(base);
  source->name = name;
  return source;
}

SourceRef Source::item(SourceRef base, uint32_t index) {
  auto source = make(SourceKind::Item, base->label + "[" + std::to_string(index) + "]");
  source->base = std::move(base);
  source->index = index;
  return source;
}

SourceRef Source::dict_item(SourceRef base, Value key, std::string_view text) {
  auto source = make(SourceKind::Item, base->label + "[" + std::string(text) + "]");
  source->base = std::move(base);
  source->name = key;
  return source;
}

SourceRef Source::object(Value object, std::string label) {
  auto source = make(SourceKind::Object, std::move(label));
  source->name = Known::held(object);
  return source;
}

SourceRef Source::watched(Value object, std::string label) {
  auto source = make(SourceKind::Object, std::move(label));
  source->name = object;
  return source;
}

SourceRef Source::target(SourceRef reference) {
  auto source = make(SourceKind::Target, reference->label + "()");
  source->base = std::move(reference);
  return source;
}

SourceRef Source::length(SourceRef sequence) {
  auto source = make(SourceKind::Length, "len(" + sequence->label + ")");
  source->base = std::move(sequence);
  return source;
}

SourceRef Source::dim(SourceRef tensor, uint32_t axis) {
  auto source = make(SourceKind::Dim, tensor->label + ".shape[" + std::to_string(axis) + "]");
  source->base = std::move(tensor);
  source->index = axis;
  return source;
}

SourceRef Source::closure(SourceRef function, uint32_t index, std::string label) {
  auto source = make(SourceKind::Closure, std::move(label));
  source->base = std::move(function);
  source->index = index;
  return source;
}

SourceRef Source::default_value(SourceRef function, uint32_t index, std::string label) {
  auto source = make(SourceKind::Default, std::move(label));
  source->base = std::move(function);
  source->index = index;
  return source;
}

SourceRef Source::keyword_default(SourceRef function, Value name, std::string label) {
  auto source = make(SourceKind::KeywordDefault, std::move(label));
  source->base = std::move(function);
  source->name = name;
  return source;
}

SourceRef Source::operation(SourceKind kind, uint32_t index, std::string_view sign, SourceRef left, SourceRef right) {
  const auto part = [](const SourceRef& operand) {
    return operand->other ? "(" + operand->label + ")" : operand->label;
  };
  auto source = make(kind, part(left) + " " + std::string(sign) + " " + part(right));
  source->index = index;
  source->base = std::move(left);
  source->other = std::move(right);
  return source;
}

Value Source::result(vm::Vm& vm, Value left, Value right) const {
  if (!is_small_number(left) || !is_small_number(right)) return Value();
  const vm::Ref result = kind == SourceKind::Arithmetic ? vm.binary(static_cast<vm::BinaryOp>(index), left, right)
                                                        : vm.compare(left, right, static_cast<vm::CompareOp>(index));
  if (!result) vm.take_exception();
  return is_small_number(result) ? result.get() : Value();
}

bool Source::has_died() const { return name.has_died() || (base && base->has_died()) || (other && other->has_died()); }

int Source::operations() const { return other ? 1 + base->operations() + other->operations() : 0; }

std::string Source::key() const {
  std::string text = base ? base->key() : "";
  if (other) text = "(" + text + "," + other->key() + ")";
  text += static_cast<char>('a' + static_cast<int>(kind));
  text += std::to_string(index);
  if (name) text += "#" + std::to_string(name.get().bits());
  return text;
}

int64_t length_of(Value v) {
  if (!v) return -1;
  if (vm::is_tuple(v)) return vm::as_tuple(v)->size;
  if (vm::is_list(v)) return vm::as_list(v)->size;
  return vm::is_dict(v) ? vm::as_dict(v)->size : -1;
}

Value Source::fetch_of(vm::Vm& vm, Value object) const {
  if (!object) return Value();
  return kind == SourceKind::Attribute ? attribute_of(vm, object, vm::as_str(name)) : item_of(vm, object, index, name);
}

Value Source::fetch(vm::Vm& vm, const FrameView& frame) const {
  switch (kind) {
    case SourceKind::Local:
      return index < frame.locals.size() ? frame.locals[index] : Value();
    case SourceKind::Stack:
      return index < frame.stack.size() ? frame.stack[index] : Value();
    case SourceKind::Cell: {
      const Value cell = index < frame.locals.size() ? frame.locals[index] : Value();
      return cell.is_object() && cell.object()->type == vm.types().cell ? static_cast<vm::Cell*>(cell.object())->value
                                                                        : Value();
    }
    case SourceKind::Global:
      return vm::dict_get(vm::as_dict(frame.globals), vm::as_str(name));
    case SourceKind::Globals:
      return frame.globals;
    case SourceKind::Builtin:
      return vm::dict_get(vm::as_dict(frame.builtins), vm::as_str(name));
    case SourceKind::Attribute:
    case SourceKind::Item:
      return fetch_of(vm, base->fetch(vm, frame));
    case SourceKind::Object:
      return name;
    case SourceKind::Length: {
      const int64_t length = length_of(base->fetch(vm, frame));
      return length < 0 ? Value() : Value::small_int(length);
    }
    case SourceKind::Dim: {
      const Value tensor = base->fetch(vm, frame);
      if (!tensor || !vm::tensors::is_tensor(tensor)) return Value();
      const Shape& shape = vm::tensors::as_tensor(tensor)->tensor.shape;
      return index < shape.size() ? Value::small_int(shape[index]) : Value();
    }
    case SourceKind::Target: {
      const Value reference = base->fetch(vm, frame);
      if (!reference || !vm.is_instance(reference, vm.types().weak_reference)) return Value();
      const Value object = vm::watched(reference);
      return object ? object : vm::kNone;
    }
    case SourceKind::Arithmetic:
    case SourceKind::Comparison:
      return result(vm, base->fetch(vm, frame), other->fetch(vm, frame));
    case SourceKind::Closure:
    case SourceKind::Default:
    case SourceKind::KeywordDefault: {
      const Value object = base->fetch(vm, frame);
      return object.is_object() && object.object()->type == vm.types().function
                 ? function_part(*this, static_cast<vm::Function*>(object.object()))
                 : Value();
    }
  }
  return Value();
}

}  // namespace refjit::capture
