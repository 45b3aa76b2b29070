// Attributes of the evaluator.
#include <algorithm>

#include "capture/cell_casts.h"
#include "capture/contents.h"
#include "capture/derived_dims.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit.h"
#include "capture/made_dict.h"
#include "capture/tensor_classes.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/open_type.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// Native types whose attributes are read by native code without effects.
bool is_native(const vm::Type* type) { return (type->type_flags & vm::kTypeHeap) == 0; }

std::string missing_text(vm::Vm& vm, Value object, std::string_view name) {
  if (vm::find_in_type(vm, vm.type_of(object), vm.intern("__ms_class__")))
    return "MsClassObject: '" + vm.type_name(object) + "' object has no attribute " + std::string(name);
  return "'" + vm.type_name(object) + "' object has no attribute '" + std::string(name) + "'";
}

/// `value` and `name` of a member of an Enum: properties in Python, fields of the member.
bool is_enum_property(vm::Vm& vm, const SymbolRef& object, Value raw, std::string_view name) {
  if ((name != "value" && name != "name") || !object->is_constant()) return false;
  const vm::Type* kind = vm.type_of(raw);
  if ((kind->type_flags & vm::kTypeHeap) == 0 || vm::view_of(kind->name) != "property") return false;
  return static_cast<bool>(vm::find_in_type(vm, vm.type_of(object->value), vm.intern("_member_map_")));
}

}  // namespace

std::string strict_attribute_text(DType dtype, std::string_view name) {
  const std::string attribute(name);
  return "In JIT strict mode, cannot get attributes " + attribute + " or the Tensor[" + std::string(ir_name(dtype)) +
         "] object has no attribute: '" + attribute +
         "'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current "
         "syntax.";
}

Outcome<SymbolRef> Evaluator::import_attribute(const SymbolRef& object, std::string_view name, Value value) {
  SourceRef source = source_of(object);
  if (source) source = Source::attribute(std::move(source), Value(vm_.intern(name)), name);
  if (graph_.heap && source) return graph_.heap->named(value, std::move(source));
  SymbolRef symbol = graph_.import(value, std::move(source), depth_);
  if (!symbol->is_node() && object->source && !object->source->label.empty())
    note_frozen(object->source->label + "." + std::string(name), value);
  return symbol;
}

Break Evaluator::missing_attribute(const SymbolRef& object, vm::Str* name) {
  Break why = failed("attribute");
  if (const SourceRef source = graph_.heap ? source_of(object) : nullptr)
    graph_.heap->guard_absent(Source::attribute(source, Value(name), name->view()));
  return why;
}

Outcome<SymbolRef> Evaluator::bound(const SymbolRef& object, vm::Str* name, Value raw) {
  const auto& types = vm_.types();
  const vm::Type* kind = vm_.type_of(raw);
  const std::string_view text = name->view();
  if (kind == types.function) {
    REFJIT_CAPTURE(function, import_attribute(object, text, raw));
    return Symbol::method(function, object);
  }
  if (jitted_function(vm_, raw)) return Symbol::method(Symbol::constant(raw), object);
  const bool is_wrapper = kind == types.static_method || kind == types.class_method || kind == types.property;
  if (const SourceRef base = is_wrapper && graph_.heap && !is_library ? source_of(object) : nullptr) {
    const Value o = object->value;
    vm::Type* owner = vm_.is_instance(o, types.type) ? static_cast<vm::Type*>(o.object()) : vm_.type_of(o);
    if (vm::find_in_type(vm_, owner, name) == raw) graph_.heap->import(raw, Source::attribute(base, Value(name), text));
  }
  if (kind == types.static_method) return Symbol::constant(static_cast<vm::WrappedCallable*>(raw.object())->callable);
  if (kind == types.class_method) {
    const Value type =
        vm_.is_instance(object->value, types.type) ? object->value.get() : Value(vm_.type_of(object->value));
    return Symbol::method(Symbol::constant(static_cast<vm::WrappedCallable*>(raw.object())->callable),
                          Symbol::constant(type));
  }
  if (kind == types.property) return call(Symbol::constant(static_cast<vm::Property*>(raw.object())->getter), {object});
  if (kind == types.method_descriptor || kind == types.wrapper_descriptor)
    return Symbol::method(Symbol::constant(raw), object);
  if (kind == types.member_descriptor && object->is_constant()) {
    const Ref value = vm_.get_attribute(object->value, name);
    if (!value) return missing_attribute(object, name);
    return import_attribute(object, text, value);
  }
  if (jitted_function(vm_, raw) && !vm_.is_instance(object->value, types.type)) {
    REFJIT_CAPTURE(function, import_attribute(object, text, raw));
    return Symbol::method(function, object);
  }
  if (is_enum_property(vm_, object, raw, text)) {
    const std::string own = "_" + std::string(text) + "_";
    const Ref value = vm_.get_attribute(object->value, vm_.intern(own));
    if (!value) return failed("attribute");
    if (graph_.heap) return import_attribute(object, own, value);
    return graph_.import(value, nullptr, GraphCapture::Depth::Frozen);
  }
  if (kind->slots.descriptor_get && graph_.heap && object->is_constant()) {
    const bool is_class = vm_.is_instance(object->value, types.type);
    const SymbolRef owner = is_class ? object : Symbol::constant(Value(vm_.type_of(object->value)));
    const SymbolRef of = is_class ? Symbol::constant(vm::kNone) : object;
    if (auto done = call_descriptor(object, name, raw, "__get__", {of, owner})) return std::move(*done);
  }
  if (is_library && graph_.heap && object->is_constant() && text == "__doc__") {  // handed on, never looked at
    const Ref value = vm_.get_attribute(object->value, name);
    return value ? Outcome<SymbolRef>(Symbol::constant(value)) : failed("attribute");
  }
  const bool is_native = kind->slots.descriptor_get && (kind->type_flags & vm::kTypeHeap) == 0;
  if (is_native && graph_.is_whole && object->is_constant()) {  // reading it runs nothing of the program's
    const Ref value = vm_.get_attribute(object->value, name);
    if (!value) return failed("attribute");
    return graph_.import(value, nullptr, depth_);
  }
  if (kind->slots.descriptor_get && kind != types.native_function)
    return Break{BreakId::UnknownAttribute, std::string(text) + ", computed by a " + vm_.type_name(raw), {}, {}};
  return import_attribute(object, text, raw);
}

Outcome<SymbolRef> Evaluator::instance_attribute(const SymbolRef& object, vm::Str* name) {
  const Value o = object->value;
  vm::Type* type = vm_.type_of(o);
  const Value raw = vm::find_in_type(vm_, type, name);
  const bool is_data_descriptor = raw && vm_.type_of(raw)->slots.descriptor_set != nullptr;
  if (name->view() == "__class__" && raw == vm::find_in_type(vm_, vm_.types().object, name))
    return Symbol::constant(Value(type));
  if (graph_.heap && type == vm_.types().function && (name->view() == "__name__" || name->view() == "__qualname__"))
    return graph_.heap->guard_version(o), constant_result(vm_.get_attribute(o, name), "attribute");
  if (vm::find_in_type(vm_, type, vm_.names().getattribute) !=
      vm::find_in_type(vm_, vm_.types().object, vm_.names().getattribute))
    return Break{BreakId::UnknownAttribute, std::string(name->view()) + ", by __getattribute__", {}, {}};
  const bool has_dict = graph_.heap && o.is_object() && vm::has_instance_dict(o.object());
  if (object->is_made && name == vm_.names().dict)
    return Break{BreakId::UnknownAttribute, "__dict__ of an object that the graph makes", {}, {}};
  if (has_dict && name == vm_.names().dict && raw && vm_.type_of(raw) == vm_.types().getset_descriptor) {
    const Ref attributes = vm_.get_attribute(o, name);
    return attributes ? import_attribute(object, name->view(), attributes) : Outcome<SymbolRef>(failed("attribute"));
  }
  const bool is_slot = raw && vm_.type_of(raw) == vm_.types().member_descriptor;
  if (graph_.heap && (!is_data_descriptor || is_slot)) {
    if (const SymbolRef* written = graph_.heap->written_attribute(o, Value(name))) {
      if (*written) return *written;
      if (!raw || is_slot) return Error(user_error("AttributeError", missing_text(vm_, o, name->view())));
      return bound(object, name, raw);
    }
  }
  if (!is_data_descriptor && o.is_object() && vm::has_instance_dict(o.object()) && vm::instance_dict(o.object()))
    if (const Value own = vm::dict_get(vm::instance_dict(o.object()), name)) {
      REFJIT_CAPTURE(symbol, import_attribute(object, name->view(), own));
      // Cell.to_float: the cell's parameters are read as its float type.
      const Value cast = is_parameter(vm_, own) ? cast_of_cell(vm_, o) : Value();
      return cast ? call(Symbol::method(Symbol::constant(cast), object), {symbol}) : symbol;
    }
  if (raw) return bound(object, name, raw);
  if (const SourceRef source = graph_.heap ? source_of(object) : nullptr)
    graph_.heap->guard_absent(Source::attribute(source, Value(name), name->view()));
  if (const Value fallback = vm::find_in_type(vm_, type, vm_.names().getattr)) {
    if (is_nn_cell_class(vm_, type) && depth_ == GraphCapture::Depth::Frozen &&
        vm_.type_of(fallback) == vm_.types().function &&
        is_library_code(*static_cast<vm::Function*>(fallback.object())->code->source))
      return compile_time(
          user_error("AttributeError", "External object has no attribute " + std::string(name->view())));
    if (vm_.type_of(fallback) == vm_.types().function)
      return call(Symbol::method(Symbol::constant(fallback), object), {Symbol::constant(Value(name))});
  }
  if (graph_.heap && !is_library && (type->type_flags & vm::kTypeHeap) != 0) {
    const std::string class_name(type->name->view());
    graph_.heap->guard_absent(Source::attribute(Source::watched(Value(type), class_name), Value(vm_.names().getattr),
                                                class_name + ".__getattr__"));
  }
  Error missing = user_error("AttributeError", missing_text(vm_, o, name->view()));
  if (!graph_.heap && vm::find_in_type(vm_, type, vm_.intern("__ms_class__"))) return compile_time(std::move(missing));
  return missing;
}

namespace {

/// What the class of tensors has under the name, bound to a tensor of the graph.
Outcome<SymbolRef> node_member(Evaluator& evaluator, vm::Vm& vm, const SymbolRef& object, std::string_view name,
                               Value raw) {
  const auto& types = vm.types();
  const vm::Type* kind = vm.type_of(raw);
  if (kind == types.function || kind == types.method_descriptor) return Symbol::method(Symbol::constant(raw), object);
  if (kind == types.property)
    return evaluator.call(Symbol::constant(static_cast<vm::Property*>(raw.object())->getter), {object});
  if (kind == types.static_method) return Symbol::constant(static_cast<vm::WrappedCallable*>(raw.object())->callable);
  if (kind == types.class_method)
    return Symbol::method(Symbol::constant(static_cast<vm::WrappedCallable*>(raw.object())->callable),
                          Symbol::constant(Value(vm::tensors::tensor_type(vm))));
  if (!kind->slots.descriptor_get) return Symbol::constant(raw);
  return Break{BreakId::UnknownAttribute, "Tensor." + std::string(name), {}, {}};
}

}  // namespace

Outcome<SymbolRef> Evaluator::node_attribute(const SymbolRef& object, std::string_view name) {
  const ir::Abstract& type = *object->node->abstract;
  if (!type.is_tensor())
    return Break{BreakId::UnknownAttribute, std::string(name) + " of a value of the graph", {}, {}};
  if (object->is_number && !graph_.heap && !vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern(name)))
    return no_attribute(object, name);
  vm::Type* tensor_type = vm::tensors::tensor_type(vm_);
  vm::Str* interned = vm_.intern(name);
  Value own = vm::find_in_type(vm_, tensor_type, interned, true);
  if (graph_.heap && !is_library) {  // static graphs know the methods of tensors, whatever stands in the class
    const Value patched = vm::find_in_type(vm_, tensor_type, interned, false);
    const Value v = object->value ? object->value.get() : Value();
    const bool is_known = v && vm::tensors::is_tensor(v);
    const Value raw = is_known ? vm::find_in_type(vm_, vm_.type_of(v), interned, false) : patched;
    // What the tensor has itself hides what its class has, but for data descriptors.
    const vm::Dict* members = is_known && vm::has_instance_dict(v.object()) ? vm::instance_dict(v.object()) : nullptr;
    const Value member = members && raw ? vm::dict_get(members, interned) : Value();
    if (member && !vm_.type_of(raw)->slots.descriptor_set) return import_attribute(object, name, member);
    const bool is_plain = raw && !vm_.type_of(raw)->slots.descriptor_get && vm_.type_of(raw) != vm_.types().function;
    if (raw && (raw != own || is_plain) && (raw == patched || is_programs_tensor(vm_, v)))
      return is_plain && object->source ? import_attribute(object, name, raw)
                                        : node_member(*this, vm_, object, name, raw);
    if (raw != patched) own = Value();  // a Parameter has it otherwise
  }
  const auto& dims = type.shape.dims;
  const auto needs_numbers = [&]() -> Outcome<bool> {
    if (!type.shape.rank_known)
      return Break{BreakId::UnknownAttribute, "the shape of a tensor of unknown rank", {}, {}};
    for (const ir::Dim& dim : dims)
      if (!dim.is_known()) {
        graph_.need_number(object->source);
        return Break{BreakId::UnknownAttribute, "the shape of a tensor with symbolic dims", {}, {}};
      }
    return true;
  };
  if (name == "dtype") return Symbol::constant(vm::tensors::dtype_value(vm_, type.dtype));
  if (name == "ndim" && type.shape.rank_known) return Symbol::constant(vm_.integer(static_cast<int64_t>(dims.size())));
  if (name == "strides" && graph_.heap) return Break{BreakId::UnknownAttribute, "how a tensor lies in memory", {}, {}};
  if (name == "strides" && type.shape.is_concrete()) {
    const Shape shape = type.shape.concrete();
    std::vector<SymbolRef> strides(shape.size());
    int64_t step = byte_size(type.dtype);
    for (size_t i = shape.size(); i-- > 0; step *= shape[i]) strides[i] = Symbol::constant(vm_.integer(step));
    return Symbol::tuple(std::move(strides));
  }
  if (name == "itemsize") return Symbol::constant(vm_.integer(byte_size(type.dtype)));
  const auto is_unknown = [](ir::Dim dim) { return GraphCapture::is_unknown(dim); };
  if ((name == "shape" || name == "size") && graph_.is_whole && graph_.has_host && type.shape.rank_known &&
      std::any_of(dims.begin(), dims.end(), is_unknown)) {
    std::vector<SymbolRef> items;
    for (size_t i = 0; i < dims.size(); ++i) {
      REFJIT_CAPTURE(item, dim_of(object, i));
      items.push_back(item);
    }
    if (name == "shape") return Symbol::tuple(std::move(items));
    SymbolRef size = items[0];
    for (size_t i = 1; i < items.size(); ++i) {
      REFJIT_CAPTURE(product, binary(vm::BinaryOp::Multiply, size, items[i], false));
      size = product;
    }
    return size;
  }
  if ((name == "shape" || name == "size") && graph_.heap && type.shape.rank_known && !type.shape.is_concrete()) {
    std::vector<SymbolRef> items;
    for (size_t i = 0; i < dims.size(); ++i) items.push_back(length_along(graph_, object->node, i));
    const bool is_told = std::find(items.begin(), items.end(), nullptr) == items.end();
    if (is_told && name == "shape") return Symbol::tuple(std::move(items));
    SymbolRef size;
    int64_t known = 1;
    for (size_t i = 0; is_told && i < items.size(); ++i) {
      if (items[i]->is_constant())
        known *= items[i]->value.get().as_small_int();
      else
        size = size ? graph_.heap->computed(vm::BinaryOp::Multiply, size, items[i]) : items[i];
    }
    if (size && known != 1)
      size = graph_.heap->computed(vm::BinaryOp::Multiply, size, Symbol::constant(vm_.integer(known)));
    if (size) return size;
  }
  if (name == "shape" || name == "size" || name == "nbytes" || name == "ndim") {
    REFJIT_CAPTURE(known, needs_numbers());
    (void)known;
    const Shape shape = type.shape.concrete();
    if (name == "size") return Symbol::constant(vm_.integer(element_count(shape)));
    if (name == "nbytes") return Symbol::constant(vm_.integer(element_count(shape) * byte_size(type.dtype)));
    std::vector<SymbolRef> items;
    for (int64_t dim : shape) items.push_back(Symbol::constant(vm_.integer(dim)));
    return Symbol::tuple(std::move(items));
  }
  // A method that static graphs read otherwise than eager calls do has a second form.
  Value raw = graph_.heap ? Value() : vm::find_in_type(vm_, tensor_type, vm_.intern("_captured_" + std::string(name)));
  if (!raw) raw = own;
  if (!raw && graph_.heap && (object->source || object->value)) {  // what the program may set on it
    const Value v = object->value ? object->value.get() : Value();
    const vm::Dict* members = v && vm::has_instance_dict(v.object()) ? vm::instance_dict(v.object()) : nullptr;
    if (members && vm::dict_get(members, interned))
      return import_attribute(object, name, vm::dict_get(members, interned));
    if (object->source) graph_.heap->guard_absent(Source::attribute(object->source, Value(interned), name));
  }
  if (!raw) {
    Error error = user_error("AttributeError", "'Tensor' object has no attribute '" + std::string(name) + "'");
    Break why{BreakId::GuestError, error.message, {}, error};
    why.strict_message = strict_attribute_text(type.dtype, name);
    return why;
  }
  return node_member(*this, vm_, object, name, raw);
}

namespace {

/// The field `name` of a named tuple of this class; null: the class has none of that name, or its own attribute.
SymbolRef field_of(vm::Vm& vm, const Symbol& tuple, vm::Type* type, std::string_view name) {
  while (!is_native(type) && type->base != vm.types().tuple && !vm::dict_get(type->dict, vm.intern(name)))
    type = type->base;
  const Value fields = type->base == vm.types().tuple ? vm::find_in_type(vm, type, vm.intern("_fields")) : Value();
  if (!fields || !vm::is_tuple(fields)) return nullptr;
  const auto names = vm::as_tuple(fields)->span();
  for (size_t i = 0; i < names.size() && i < tuple.items.size(); ++i)
    if (vm::is_str(names[i]) && vm::view_of(names[i]) == name) return tuple.items[i];
  return nullptr;
}

/// The function in Python that a property asks; null: it is no such property.
Value followed_getter(vm::Vm& vm, Value raw) {
  if (vm.type_of(raw) != vm.types().property) return Value();
  const Value getter = static_cast<vm::Property*>(raw.object())->getter;
  return getter && vm.type_of(getter) == vm.types().function ? getter : Value();
}

}  // namespace

Outcome<SymbolRef> Evaluator::attribute(const SymbolRef& given, std::string_view name) {
  const bool is_in_place = name.ends_with('_') && !name.ends_with("__");
  const SymbolRef object = is_in_place ? own_constant(forced(given)) : forced(given);
  vm::Str* interned = vm_.intern(name);
  // An instance of a subclass of tuple (a named tuple) has attributes of its own.
  if (object->kind == SymbolKind::Tuple && object->is_outside && !is_native(vm_.type_of(object->value))) {
    if (const SymbolRef field = field_of(vm_, *object, vm_.type_of(object->value), name)) return field;
    const Value raw = vm::find_in_type(vm_, vm_.type_of(object->value), interned);
    if (const Value getter = graph_.heap && raw ? followed_getter(vm_, raw) : Value())
      return call(Symbol::constant(getter), {object});
    const SymbolRef itself = Symbol::constant(object->value, object->source);
    REFJIT_CAPTURE(found, instance_attribute(itself, interned));
    const bool is_method = graph_.heap && found->kind == SymbolKind::Method && found->self == itself;
    return is_method ? Symbol::method(found->function, object) : found;
  }
  switch (object->kind) {
    case SymbolKind::Super:
      return super_attribute(object, interned);
    case SymbolKind::Node:
      return node_attribute(object, name);
    case SymbolKind::Tuple:
    case SymbolKind::List:
    case SymbolKind::Dict:
    case SymbolKind::Set:
    case SymbolKind::Slice: {
      const auto& types = vm_.types();
      if (object->is_outside && is_dict_of_class(*object) && !is_native(vm_.type_of(object->value))) {
        const Value raw = vm::find_in_type(vm_, class_of_dict(vm_, *object), interned);
        const bool is_data = raw && !vm_.type_of(raw)->slots.descriptor_get;
        if (!raw || is_data) return instance_attribute(Symbol::constant(object->value, object->source), interned);
      }
      if (is_dict_of_class(*object))
        if (auto found = attribute_of_dict(*this, object, name)) return std::move(*found);
      if (object->kind == SymbolKind::Tuple && object->function) {
        auto* named = object->function->value.as<vm::Type>();
        if (const SymbolRef field = field_of(vm_, *object, named, name)) return field;
        const Value raw = vm::find_in_type(vm_, named, interned);
        if (raw && vm_.type_of(raw) == types.function) return Symbol::method(Symbol::constant(raw), object);
        if (const Value getter = raw ? followed_getter(vm_, raw) : Value())
          return call(Symbol::constant(getter), {object});
        const bool is_of_class =
            raw && (vm_.type_of(raw) == types.class_method || !vm_.type_of(raw)->slots.descriptor_get);
        if (graph_.heap && is_of_class) return attribute(object->function, name);
        if (raw && vm_.type_of(raw) != types.method_descriptor)
          return Break{BreakId::UnknownAttribute, std::string(name) + " of a named tuple", {}, {}};
      }
      vm::Type* type = object->kind == SymbolKind::Tuple  ? types.tuple
                       : object->kind == SymbolKind::List ? types.list
                       : object->kind == SymbolKind::Dict ? types.dict
                       : object->kind == SymbolKind::Set  ? types.set
                                                          : types.slice;
      if (object->kind == SymbolKind::Slice) {
        if (name == "start") return object->items[0];
        if (name == "stop") return object->items[1];
        if (name == "step") return object->items[2];
      }
      const Value raw = vm::find_in_type(vm_, type, interned);
      if (raw && (vm_.type_of(raw) == types.method_descriptor || vm_.type_of(raw) == types.class_method_descriptor))
        return Symbol::method(Symbol::constant(raw), object);
      if (object->kind == SymbolKind::Dict && name == "has_key" && !graph_.heap)  // MindSpore's own
        if (const Ref contains = vm_.get_attribute(vm_.import("operator"), vm_.intern("contains")))
          return Symbol::method(Symbol::constant(contains), object);
      if (!raw && !graph_.heap && object->kind != SymbolKind::Set && object->kind != SymbolKind::Slice &&
          !object->function)
        return no_attribute(object, name);
      return Break{BreakId::UnknownAttribute, std::string(vm::view_of(type->name)) + "." + std::string(name), {}, {}};
    }
    case SymbolKind::Constant:
      break;
    case SymbolKind::Partial:
      if (name == "func") return object->function;
      if (name == "args") return Symbol::tuple(object->items);
      return Break{BreakId::UnknownAttribute, std::string(name) + " of a partial made in the graph", {}, {}};
    case SymbolKind::Function:
      if (!graph_.heap && !vm::find_in_type(vm_, vm_.types().function, interned)) return no_attribute(object, name);
      return Break{BreakId::UnknownAttribute, std::string(name) + " of a function made in the graph", {}, {}};
    case SymbolKind::Generator:
    case SymbolKind::Opaque: {
      vm::Type* type = object->kind == SymbolKind::Generator ? vm_.types().generator : vm_.type_of(object->value);
      const Value raw = is_native(type) ? vm::find_in_type(vm_, type, interned) : Value();
      if (raw && vm_.type_of(raw) == vm_.types().method_descriptor)
        return Symbol::method(Symbol::constant(raw), object);
      [[fallthrough]];
    }
    default:
      return Break{BreakId::UnknownAttribute, std::string(name) + " of a " + kind_text(vm_, *object), {}, {}};
  }
  const Value o = object->value;
  if (vm::tensors::is_tensor(o)) {
    const SymbolRef node = graph_.import_owned(o, "constant");
    REFJIT_CAPTURE(found, node_attribute(node, name));
    const bool is_bound = graph_.heap && found->kind == SymbolKind::Method && found->self == node;
    // What the interpreter calls after a break, and what writes, has to be a method of this very object.
    const bool is_native = is_bound && vm_.type_of(found->function->value) == vm_.types().method_descriptor;
    return is_native || (is_bound && is_in_place) ? Symbol::method(found->function, object) : found;
  }
  if (vm_.is_instance(o, vm_.types().module)) {
    const Value variables(static_cast<vm::Module*>(o.object())->dict);
    if (graph_.heap && interned == vm_.names().dict)
      return graph_.heap->import(variables, Source::object(variables, "the variables of a module"));
    if (const Value found = vm::dict_get(static_cast<vm::Module*>(o.object())->dict, interned))
      return import_attribute(object, name, found);
    const Value getter = vm::dict_get(static_cast<vm::Module*>(o.object())->dict, vm_.names().getattr);
    const bool is_users = getter && vm_.type_of(getter) == vm_.types().function &&
                          !is_library_code(*vm::whole_code(static_cast<vm::Function*>(getter.object()))->source);
    if (graph_.heap && is_users)
      return Break{BreakId::UnknownAttribute, std::string(name) + ", by __getattr__ of a module", {}, {}};
    const Ref loaded = vm_.get_attribute(o, interned);  // a lazily loaded submodule
    if (!loaded && depth_ == GraphCapture::Depth::Frozen) {
      vm_.take_exception();
      return compile_time(user_error("AttributeError", "External object has no attribute " + std::string(name)));
    }
    if (!loaded) {
      Break why = missing_attribute(object, interned);
      if (const SourceRef source = graph_.heap && !getter ? source_of(object) : nullptr)
        graph_.heap->guard_absent(Source::attribute(source, Value(vm_.names().getattr), "__getattr__"));
      return why;
    }
    return Symbol::constant(loaded);
  }
  if (vm_.is_instance(o, vm_.types().type)) {
    if (const Value raw = vm::find_in_type(vm_, static_cast<vm::Type*>(o.object()), interned)) {
      if (vm_.type_of(raw) == vm_.types().function) return import_attribute(object, name, raw);
      const vm::Type* kind = vm_.type_of(raw);
      if (kind == vm_.types().property || kind == vm_.types().method_descriptor ||
          kind == vm_.types().wrapper_descriptor)
        return Symbol::constant(raw);
      if (o == Value(vm_.types().dict) && name == "fromkeys") return Symbol::method(Symbol::constant(raw), object);
      return bound(object, interned, raw);
    }
    // From the metatype: __name__ and the like, which do not change without the class's being counted as another.
    vm::Type* metatype = vm_.type_of(o);
    const Value of_meta = is_native(metatype) ? Value() : vm::find_in_type(vm_, metatype, interned);
    if (graph_.heap && of_meta && !vm_.type_of(of_meta)->slots.descriptor_get)
      return import_attribute(object, name, of_meta);
    if (graph_.heap && of_meta && vm_.type_of(of_meta) == vm_.types().property)
      return call(Symbol::constant(static_cast<vm::Property*>(of_meta.object())->getter), {object});
    const Value fallback = is_native(metatype) ? Value() : vm::find_in_type(vm_, metatype, vm_.names().getattr);
    if (graph_.heap && !of_meta && fallback && vm_.type_of(fallback) == vm_.types().function) {
      graph_.heap->guard_absent(Source::attribute(source_of(object), Value(interned), name));
      return call(Symbol::method(Symbol::constant(fallback), object), {Symbol::constant(Value(interned))});
    }
    const Ref found = vm_.get_attribute(o, interned);
    if (!found) return missing_attribute(object, interned);
    return Symbol::constant(found);
  }
  vm::Type* type = vm_.type_of(o);
  if (is_native(type) && !(o.is_object() && vm::has_instance_dict(o.object()))) {
    const Value raw = vm::find_in_type(vm_, type, interned);
    if (raw && vm_.type_of(raw) == vm_.types().method_descriptor) return Symbol::method(Symbol::constant(raw), object);
    if (graph_.heap && is_changeable(vm_, o)) graph_.heap->hold(object);
    if (graph_.heap && is_shell(vm_, o))
      return Break{BreakId::UnknownAttribute, std::string(name) + " of a " + vm_.type_name(o), {}, {}};
    const bool is_plain = !o.is_object() || vm::is_str(o) || vm::is_int(o) || vm::is_float(o);
    if (!raw && is_plain && depth_ == GraphCapture::Depth::Frozen) return no_attribute(object, name);
    return constant_result(vm_.get_attribute(o, interned), "attribute");
  }
  return instance_attribute(object, interned);
}

Outcome<SymbolRef> Evaluator::store_attribute(const SymbolRef& object, std::string_view name, const SymbolRef& value) {
  const Value o = object->is_constant() ? object->value.get() : Value();
  vm::Str* interned = vm_.intern(name);
  if (depth_ == GraphCapture::Depth::Frozen && object->is_node() && object->node->has_default)
    return compile_time(user_error("ValueError", "Do not support to set attribute for a parameter."));
  if (depth_ == GraphCapture::Depth::Frozen && o.is_object() && vm::has_instance_dict(o.object()) &&
      vm::instance_dict(o.object())) {
    const Value own = vm::dict_get(vm::instance_dict(o.object()), interned);
    if (own && vm::tensors::is_tensor(own) && is_parameter(vm_, own)) {
      REFJIT_CAPTURE(parameter, import_attribute(object, name, own));
      if (parameter->is_node() && value->is_node() && parameter->node == value->node) return value;  // self.w += x
      static const ops::OpDef* const assign = ops::find_op("Assign");
      const SymbolRef arguments[] = {parameter, value};
      return graph_.emit_write(*assign, arguments);
    }
  }
  const Value raw = o.is_object() ? vm::find_in_type(vm_, vm_.type_of(o), interned) : Value();
  if (raw && vm_.type_of(raw) == vm_.types().property && depth_ == GraphCapture::Depth::Frozen &&
      is_followed_class(o)) {
    const Value setter = static_cast<vm::Property*>(raw.object())->setter;
    if (setter && vm_.type_of(setter) == vm_.types().function) return call(Symbol::constant(setter), {object, value});
  }
  Break why{BreakId::WritesOutside, "the attribute '" + std::string(name) + "' is assigned", {}, {}};
  const bool is_instance = o && o.is_object() && vm::has_instance_dict(o.object()) && vm::instance_dict(o.object());
  const Value own = is_instance ? vm::dict_get(vm::instance_dict(o.object()), interned) : Value();
  if (own && depth_ == GraphCapture::Depth::Frozen && is_followed_class(o))
    if (const Ref text = vm_.str(own))
      why.error = user_error("TypeError",
                             "In JIT strict mode, if need to modify a member attribute of a class with self." +
                                 std::string(name) + ", the member attribute must be of the Parameter type. But got '" +
                                 std::string(vm_.text(text)) + "' with type '" + vm_.type_name(own) +
                                 "'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable "
                                 "the JIT lax mode to support the current syntax.");
  if (is_instance && !own && depth_ == GraphCapture::Depth::Frozen && is_followed_class(o))
    why.error = user_error("AttributeError", "The '" + std::string(vm_.type_name(o)) + "' object has no attribute '" +
                                                 std::string(name) + "'.");
  return why;
}

}  // namespace refjit::capture
