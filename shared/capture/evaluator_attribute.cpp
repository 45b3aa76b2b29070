// Attributes and subscripts of the evaluator.
#include <algorithm>

#include "capture/cell_casts.h"
#include "capture/contents.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit.h"
#include "capture/key_places.h"
#include "capture/made_dict.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/numpy/numpy_objects.h"
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

/// Cells and functions in a tuple, list or CellList at a place that only the running graph knows: what calls the one
/// that is chosen; null: something else.
Outcome<SymbolRef> chosen_function(vm::Vm& vm, Evaluator& evaluator, const SymbolRef& functions,
                                   const SymbolRef& number) {
  if (evaluator.graph().heap || !number->is_node() || !number->node->abstract->is_tensor()) return SymbolRef();
  const bool is_cells = functions->is_constant() && functions->value.get().is_object() &&
                        vm::find_in_type(vm, vm.type_of(functions->value), vm.intern("__cell_as_list__"));
  if (!functions->is_sequence() && !is_cells) return SymbolRef();
  auto items = evaluator.items_of(functions);
  if (!items || items->empty()) return SymbolRef();
  for (const SymbolRef& item : *items) {
    const bool is_callable = item->kind == SymbolKind::Function || item->kind == SymbolKind::Method ||
                             (item->is_constant() && item->value.get().is_object() &&
                              (vm.type_of(item->value) == vm.types().function ||
                               vm::find_in_type(vm, vm.type_of(item->value), vm.intern("__refjit_cell__"))));
    if (!is_callable) return SymbolRef();
  }
  const Value caller = vm::find_in_type(vm, vm::tensors::tensor_type(vm), vm.intern("_captured_choice"));
  if (!caller) return SymbolRef();
  SymbolRef place = number;
  if (number->is_number) {
    const SymbolRef arguments[] = {number, Symbol::constant(vm::tensors::dtype_value(vm, DType::Int32))};
    REFJIT_CAPTURE(cast, evaluator.emit_named("Cast", arguments));
    place = cast;
  }
  if (place->node->abstract->dtype == DType::Int32) {
    REFJIT_CAPTURE(checked, evaluator.checked_place("checked_choice", place, static_cast<int64_t>(items->size())));
    place = checked;
  }
  return Symbol::method(Symbol::constant(caller),
                        Symbol::tuple({Symbol::tuple(std::move(*items)), Symbol::of_node(place->node)}));
}

bool is_text(const SymbolRef& symbol) { return symbol->is_constant() && vm::is_str(symbol->value); }

/// What no static graph takes as an index of a tensor or for its item: texts, dicts, numpy's arrays.
bool is_no_index(const SymbolRef& key) {
  if (key->kind == SymbolKind::Dict || is_text(key)) return true;
  return key->is_constant() && key->value.get().is_object() &&
         vm::view_of(key->value.get().object()->type->name) == "ndarray";
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
  if (symbol->is_constant() && object->source && !object->source->label.empty())
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
  if (kind->slots.descriptor_get && kind != types.native_function)
    return Break{BreakId::UnknownAttribute, std::string(text) + ", computed by a " + vm_.type_name(raw), {}, {}};
  return import_attribute(object, text, raw);
}

Outcome<SymbolRef> Evaluator::instance_attribute(const SymbolRef& object, vm::Str* name) {
  const Value o = object->value;
  vm::Type* type = vm_.type_of(o);
  const Value raw = vm::find_in_type(vm_, type, name);
  const bool is_data_descriptor = raw && vm_.type_of(raw)->slots.descriptor_set != nullptr;
  if (graph_.heap && name->view() == "__class__" && raw == vm::find_in_type(vm_, vm_.types().object, name))
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
    const bool is_cell = static_cast<bool>(vm::find_in_type(vm_, type, vm_.intern("__refjit_cell__")));
    if (is_cell && depth_ == GraphCapture::Depth::Frozen && vm_.type_of(fallback) == vm_.types().function &&
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

Outcome<SymbolRef> Evaluator::node_attribute(const SymbolRef& object, std::string_view name) {
  const ir::Abstract& type = *object->node->abstract;
  if (!type.is_tensor())
    return Break{BreakId::UnknownAttribute, std::string(name) + " of a value of the graph", {}, {}};
  if (object->is_number && !graph_.heap && !vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern(name)))
    return no_attribute(object, name);
  const auto& dims = type.shape.dims;
  const auto needs_numbers = [&]() -> Outcome<bool> {
    if (!type.shape.rank_known)
      return Break{BreakId::UnknownAttribute, "the shape of a tensor of unknown rank", {}, {}};
    for (const ir::Dim& dim : dims)
      if (!dim.is_known()) {
        graph_.needed_dims.push_back(object->source ? object->source->label : "");
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
  Value raw = graph_.heap
                  ? Value()
                  : vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern("_captured_" + std::string(name)));
  if (!raw) raw = vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern(name));
  if (!raw && graph_.heap && (object->source || object->value)) {  // what the program may set on it
    const Value v = object->value ? object->value.get() : Value();
    const vm::Dict* own = v && vm::has_instance_dict(v.object()) ? vm::instance_dict(v.object()) : nullptr;
    if (own && vm::dict_get(own, vm_.intern(name)))
      return import_attribute(object, name, vm::dict_get(own, vm_.intern(name)));
    if (object->source) graph_.heap->guard_absent(Source::attribute(object->source, Value(vm_.intern(name)), name));
  }
  if (!raw) {
    Error error = user_error("AttributeError", "'Tensor' object has no attribute '" + std::string(name) + "'");
    Break why{BreakId::GuestError, error.message, {}, error};
    why.strict_message = strict_attribute_text(type.dtype, name);
    return why;
  }
  const vm::Type* kind = vm_.type_of(raw);
  if (kind == vm_.types().function || kind == vm_.types().method_descriptor)
    return Symbol::method(Symbol::constant(raw), object);
  if (kind == vm_.types().property)
    return call(Symbol::constant(static_cast<vm::Property*>(raw.object())->getter), {object});
  return Break{BreakId::UnknownAttribute, "Tensor." + std::string(name), {}, {}};
}

namespace {

/// The field `name` of a named tuple of this class; null: the class has none of its own.
SymbolRef field_of(vm::Vm& vm, const Symbol& tuple, vm::Type* type, std::string_view name) {
  const Value fields = type->base == vm.types().tuple ? vm::find_in_type(vm, type, vm.intern("_fields")) : Value();
  if (!fields || !vm::is_tuple(fields)) return nullptr;
  const auto names = vm::as_tuple(fields)->span();
  for (size_t i = 0; i < names.size() && i < tuple.items.size(); ++i)
    if (vm::is_str(names[i]) && vm::view_of(names[i]) == name) return tuple.items[i];
  return nullptr;
}

}  // namespace

Outcome<SymbolRef> Evaluator::attribute(const SymbolRef& given, std::string_view name) {
  const SymbolRef object = forced(given);
  vm::Str* interned = vm_.intern(name);
  // An instance of a subclass of tuple (a named tuple) has attributes of its own.
  if (object->kind == SymbolKind::Tuple && object->is_outside && !is_native(vm_.type_of(object->value))) {
    if (const SymbolRef field = field_of(vm_, *object, vm_.type_of(object->value), name)) return field;
    return instance_attribute(Symbol::constant(object->value, object->source), interned);
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
      if (is_dict_of_class(*object))
        if (auto found = attribute_of_dict(*this, object, name)) return std::move(*found);
      if (object->kind == SymbolKind::Tuple && object->function) {
        auto* named = object->function->value.as<vm::Type>();
        if (const SymbolRef field = field_of(vm_, *object, named, name)) return field;
        const Value raw = vm::find_in_type(vm_, named, interned);
        if (raw && vm_.type_of(raw) == types.function) return Symbol::method(Symbol::constant(raw), object);
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
  if (vm::tensors::is_tensor(o)) return node_attribute(graph_.import_owned(o, "constant"), name);
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

Error Evaluator::missing_key(Value key) {
  const Ref text = vm_.repr(key);
  return user_error("KeyError", text ? std::string(vm_.text(text)) : "");
}

Outcome<SymbolRef> Evaluator::subscript(const SymbolRef& given, const SymbolRef& key_given) {
  SymbolRef key = forced(key_given);
  const SymbolRef unloaded = forced(given);
  if (graph_.heap && key->is_constant()) {
    if (SymbolRef item = graph_.heap->unloaded_item(unloaded, key->value)) return item;
    if (!graph_.heap->unloaded_has(unloaded, key->value).value_or(true)) {
      const Value other = vm::find_in_type(vm_, vm_.type_of(unloaded->value), vm_.intern("__missing__"));
      if (!other) return missing_key(key->value);
      if (vm_.type_of(other) == vm_.types().function)
        return call(Symbol::method(Symbol::constant(other), unloaded), {key});
    }
  }
  const SymbolRef object = loaded(unloaded);
  if (object->is_node() || (object->is_constant() && vm::tensors::is_tensor(object->value))) {
    key = as_index(vm_, key);
    const SymbolRef operands[] = {object, key};
    if (graph_.is_whole && is_no_index(key)) return refused_script("this subscript", "getitem", operands);
    const SymbolRef tensor = object->is_node() ? object : graph_.import_owned(object->value, "constant");
    const Value getter = vm::find_in_type(vm_, vm::tensors::tensor_type(vm_), vm_.intern("_captured_getitem"));
    if (!getter) return Break{BreakId::UnsupportedOperand, "tensor indexing", {}, {}};
    if (key->is_number) return tensor_row(tensor, key);
    const auto is_variable_slice = [](const SymbolRef& item) {
      return item->kind == SymbolKind::Slice &&
             std::any_of(item->items.begin(), item->items.end(), [](const SymbolRef& s) { return s->is_node(); });
    };
    if (!graph_.heap &&
        (is_variable_slice(key) ||
         (key->kind == SymbolKind::Tuple && std::any_of(key->items.begin(), key->items.end(), is_variable_slice))))
      return computed_index(tensor, key);
    if (key->kind == SymbolKind::Tuple && !graph_.heap) {
      std::vector<SymbolRef> places;
      for (const SymbolRef& item : key->items) places.push_back(item->is_number ? Symbol::of_node(item->node) : item);
      return call(Symbol::constant(getter), {tensor, Symbol::tuple(std::move(places))});
    }
    if (key->kind == SymbolKind::Tuple && !key->items.empty() && key->items[0]->is_number) {
      REFJIT_CAPTURE(row, tensor_row(tensor, key->items[0]));
      if (key->items.size() == 1) return row;
      return subscript(row, Symbol::tuple({key->items.begin() + 1, key->items.end()}));
    }
    return call(Symbol::constant(getter), {tensor, key});
  }
  REFJIT_CAPTURE(chosen, chosen_function(vm_, *this, object, key));
  if (chosen) return chosen;
  if (object->is_sequence() && key->is_number && depth_ == GraphCapture::Depth::Frozen) {
    REFJIT_CAPTURE(place, checked_place("checked_item", key, static_cast<int64_t>(object->items.size())));
    return item_at(object, place);
  }
  Ref k = materialise(key);
  // A constant tensor is a number where nothing in the sequence is a variable.
  if (object->is_sequence() && k && vm::tensors::is_tensor(k) && depth_ == GraphCapture::Depth::Frozen &&
      materialise(object))
    k = vm_.call(Value(vm_.types().int_), {k});
  if (object->is_sequence() && k) {
    const auto length = static_cast<int64_t>(object->items.size());
    int64_t index = 0;
    if (vm::is_int(k) && vm::int_fits(k, index)) {
      if (index < 0) index += length;
      if (index < 0 || index >= length) {
        const bool is_tuple = object->kind == SymbolKind::Tuple;
        if (depth_ == GraphCapture::Depth::Guarded)
          return Error(user_error("IndexError", is_tuple ? "tuple index out of range" : "list index out of range"));
        int64_t given = 0;
        vm::int_fits(k, given);
        return compile_time(user_error("IndexError", std::string(is_tuple ? "TupleGetItem" : "list_getitem") +
                                                         " evaluator index should be in range[-" +
                                                         std::to_string(length) + ", " + std::to_string(length) +
                                                         "), but got " + std::to_string(given) + "."));
      }
      return object->items[static_cast<size_t>(index)];
    }
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (auto refused = refused_slice(*key)) return std::move(*refused);
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      std::vector<SymbolRef> items;
      for (int64_t i = 0; i < count; ++i) items.push_back(object->items[static_cast<size_t>(start + i * step)]);
      return object->kind == SymbolKind::Tuple ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
    }
  }
  if (object->kind == SymbolKind::Dict && k) {
    REFJIT_CAPTURE(is_known, check_key(k));
    (void)is_known;
    size_t place = 0;
    if (!find_key(vm_, *object, k, place)) return failed("subscript");
    if (place < object->items.size()) return object->items[place];
    if (is_dict_of_class(*object))
      if (auto found = missing_item(*this, object, key)) return std::move(*found);
    return missing_key(k);
  }
  if (object->is_constant()) {
    const Value o = object->value;
    vm::Type* type = vm_.type_of(o);
    const Value of_class =
        vm::has_type_flag(o, vm::kTypeType)
            ? vm::find_in_type(vm_, static_cast<vm::Type*>(o.object()), vm_.intern("__class_getitem__"))
            : Value();
    if (graph_.heap && of_class && vm_.type_of(of_class) == vm_.types().class_method) {
      const Value function = static_cast<vm::WrappedCallable*>(of_class.object())->callable;
      if (vm_.type_of(function) == vm_.types().function &&
          !is_library_code(*vm::whole_code(static_cast<vm::Function*>(function.object()))->source))
        return call(Symbol::method(Symbol::constant(function), object), {key});
    }
    if (k && is_native(type)) {
      if (graph_.heap && object->source && is_changeable(vm_, o)) {
        if (!vm::numpy::is_array(vm_, o))
          return Break{BreakId::CallsUnknown, "an item of a " + vm_.type_name(o), {}, {}};
        graph_.heap->hold(object);
      }
      if (auto refused = refused_text_index(*object, *key)) return std::move(*refused);
      return constant_result(vm_.get_item(o, k), "subscript");
    }
    const Value method = vm::find_in_type(vm_, type, vm_.names().getitem);
    if (method && vm_.type_of(method) == vm_.types().function)
      return call(Symbol::method(Symbol::constant(method), object), {key});
  }
  const bool is_list = object->kind == SymbolKind::List, is_sequence = object->is_sequence() && !graph_.heap;
  if (is_sequence && key->is_constant() && vm::is_float(key->value))
    return compile_time(user_error("IndexError", std::string(is_list ? "list_getitem" : "TupleGetItem") +
                                                     " evaluator index should be an int64 number, but got " +
                                                     abstract_text(*key)));
  const SymbolRef operands[] = {object, key};
  Break why = refused_script("this subscript", "getitem", operands);
  const bool is_known = is_sequence && (is_list || materialise(object));
  if (is_known && key->is_constant() && (is_text(key) || key->value.get().is_none()))
    why.error = user_error("TypeError", std::string(is_list ? "list" : "tuple") +
                                            " indices must be integers or slices, not " + vm_.type_name(key->value));
  if (is_sequence && key->is_node() && !key->is_number && graph_.is_whole) {
    why.strict_message.clear();
    why.error = user_error("TypeError",
                           "When JIT_SYNTAX_LEVEL is STRICT, using Tensor index to get value from tuple requires that "
                           "all elements in tuple should be function but got tuple abstract: " +
                               type_text(*object) + ".");
  }
  return why;
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
  return why;
}

Outcome<SymbolRef> Evaluator::store_subscript(const SymbolRef& given, const SymbolRef& key, const SymbolRef& value) {
  const SymbolRef object = forced(given);
  const SymbolRef operands[] = {object, key, value};
  if (object->is_node() && graph_.is_whole && (is_no_index(key) || is_no_index(value)) && !is_text(value))
    return refused_script("this assignment", "setitem", operands);
  if (object->is_node() && depth_ == GraphCapture::Depth::Frozen) return store_at(object, key, value);
  if (object->is_node() && graph_.heap && !object->is_number) return store_in_place(object, loaded(key), forced(value));
  if (object->kind == SymbolKind::Constant && graph_.heap && !vm::tensors::is_tensor(object->value)) {
    const Value method = vm::find_in_type(vm_, vm_.type_of(object->value), vm_.names().setitem);
    if (method && vm_.type_of(method) == vm_.types().function) {
      REFJIT_CAPTURE(done, call(Symbol::method(Symbol::constant(method), object), {key, value}));
      (void)done;
      return object;
    }
  }
  if (depth_ == GraphCapture::Depth::Frozen) {
    if (object->is_constant() && vm::tensors::is_tensor(object->value))
      return store_at(graph_.import_owned(object->value, "constant"), key, value);
    if (object->kind == SymbolKind::Tuple && graph_.is_whole)
      return Error(user_error("TypeError", "'tuple' object does not support item assignment"));
    if (object->kind == SymbolKind::List && key->is_number && may_change(object))
      return store_item_at(object, key, value);
    if (auto done = class_method(object, "__setitem__", {key, value})) {
      if (!*done) return std::move(*done);
      return object;
    }
  }
  if (is_dict_of_class(*object))
    if (auto done = class_method(object, "__setitem__", {key, value})) {
      if (!*done) return std::move(*done);
      return object;
    }
  const bool is_structure = object->kind == SymbolKind::List || object->kind == SymbolKind::Dict;
  const bool is_plain = object->is_constant() && (!object->value.get().is_object() || is_text(object));
  if (is_plain && graph_.is_whole)
    return compile_time(
        user_error("TypeError", "'" + vm_.type_name(object->value) + "' object does not support item assignment"));
  if (!is_structure) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
  const Ref k = materialise(key);
  // A new item of a dict needs no knowledge of the others.
  if (!k || object->kind == SymbolKind::List || !(vm::is_str(k) || vm::is_int(k))) loaded(object);
  size_t place = 0;
  if (object->kind == SymbolKind::Dict && k) {
    REFJIT_CAPTURE(is_known, check_key(k));
    (void)is_known;
    if (!find_key(vm_, *object, k, place)) return failed("subscript");
  }
  const bool is_new = object->kind == SymbolKind::Dict && k && place == object->keys.size();
  if (!may_change(object, is_new)) return Break{BreakId::WritesOutside, "an item is assigned", {}, {}};
  if (object->kind == SymbolKind::List && k) {
    int64_t index = 0;
    const auto length = static_cast<int64_t>(object->items.size());
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      if (value->is_constant() && !value->value.get().is_object() && !graph_.heap)
        return compile_time(user_error("TypeError", "'can only assign an iterable'"));
      REFJIT_CAPTURE(items, items_of(value));
      if (step != 1 && static_cast<int64_t>(items.size()) != count)
        return Error(user_error("ValueError", "attempt to assign sequence of size " + std::to_string(items.size()) +
                                                  " to extended slice of size " + std::to_string(count)));
      if (step != 1) {
        for (int64_t i = 0; i < count; ++i)
          object->items[static_cast<size_t>(start + i * step)] = items[static_cast<size_t>(i)];
        return value;
      }
      const auto begin = object->items.begin() + start;
      object->items.insert(object->items.erase(begin, begin + count), items.begin(), items.end());
      return value;
    }
    if (vm::is_int(k) && vm::int_fits(k, index)) {
      if (index < 0) index += length;
      if (index < 0 || index >= length) {
        if (graph_.heap) return Error(user_error("IndexError", "list assignment index out of range"));
        int64_t wanted = 0;
        vm::int_fits(k, wanted);
        return compile_time(user_error("IndexError", "list_setitem evaluator the index: " + std::to_string(wanted) +
                                                         " to set out of range: [" + std::to_string(-length) + "," +
                                                         std::to_string(length - 1) + "]."));
      }
      object->items[static_cast<size_t>(index)] = value;
      return value;
    }
  }
  if (object->kind == SymbolKind::Dict && key->is_node() && graph_.is_whole)
    return compile_time(user_error("RuntimeError",
                                   "dict_setitem evaluator key only supports string, number, type, none, constant "
                                   "tensor and tuple, but got ValueAny"));
  if (object->kind == SymbolKind::Dict && (key->kind == SymbolKind::List || key->kind == SymbolKind::Dict) &&
      !graph_.heap)
    return compile_time(user_error(
        "TypeError", std::string("unhashable type: '") + (key->kind == SymbolKind::List ? "list'" : "dict'")));
  if (object->kind == SymbolKind::Dict && k) {
    if (!is_new) return object->items[place] = value;
    append_key(vm_, *object, k);
    object->items.push_back(value);
    return value;
  }
  if (object->kind == SymbolKind::List && k && vm::is_float(k) && !graph_.heap)
    return compile_time(
        user_error("TypeError", "list_setitem evaluator index should be an int64 number, but got a Float32 number."));
  if (object->kind == SymbolKind::List && k)
    return Error(
        user_error("TypeError", "list indices must be integers or slices, not " + std::string(vm_.type_name(k))));
  return Break{BreakId::UnsupportedOperand, "this assignment", {}, {}};
}

Outcome<bool> Evaluator::check_key(Value key) {
  if (!graph_.heap || !key.is_object()) return true;
  const vm::Type* type = key.object()->type;
  if ((type->type_flags & vm::kTypeHeap) != 0)
    for (std::string_view name : {"__hash__", "__eq__"}) {
      const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern(name));
      const bool is_function = method && vm_.type_of(method) == vm_.types().function;
      const bool is_users = is_function && !is_library_code(*static_cast<vm::Function*>(method.object())->code->source);
      if (is_users || (method && method.is_none()))
        return Break{BreakId::CallsUnknown, std::string(name) + " of " + vm_.type_name(key), {}, {}};
    }
  int64_t hash = 0;
  if (!vm_.hash(key, hash)) return failed("hash");
  return true;
}

Outcome<bool> Evaluator::delete_subscript(const SymbolRef& given, const SymbolRef& key) {
  const SymbolRef object = loaded(given);
  if (auto done = graph_.heap ? class_method(object, "__delitem__", {key}) : std::nullopt) {
    if (!*done) return std::move(done->why());
    return true;
  }
  const Ref k = materialise(key);
  int64_t index = 0;
  if (!k || !(object->kind == SymbolKind::List || object->kind == SymbolKind::Dict))
    return Break{BreakId::WritesOutside, "an item is deleted", {}, {}};
  if (!may_change(object)) return Break{BreakId::WritesOutside, "an item is deleted", {}, {}};
  auto& items = object->items;
  if (object->kind == SymbolKind::List) {
    const auto length = static_cast<int64_t>(items.size());
    if (k.get().is_object() && k.get().object()->type == vm_.types().slice) {
      int64_t start, stop, step, count;
      if (!vm::slice_bounds(vm_, k, length, start, stop, step, count)) return failed("slice");
      if (step < 0) start += (count - 1) * step, step = -step;
      for (int64_t i = count; i-- > 0;) items.erase(items.begin() + start + i * step);
      return true;
    }
    if (!vm::is_int(k) || !vm::int_fits(k, index)) return Break{BreakId::UnsupportedOperand, "this deletion", {}, {}};
    if (index < 0) index += length;
    if (index < 0 || index >= length) return Error(user_error("IndexError", "list assignment index out of range"));
    items.erase(items.begin() + index);
    return true;
  }
  size_t place = 0;
  if (!find_key(vm_, *object, k, place)) return failed("subscript");
  if (place < items.size()) {
    object->keys.erase(object->keys.begin() + static_cast<ptrdiff_t>(place));
    items.erase(items.begin() + static_cast<ptrdiff_t>(place));
    return true;
  }
  const Ref text = vm_.repr(k);
  return Error(user_error("KeyError", text ? std::string(vm_.text(text)) : ""));
}

}  // namespace refjit::capture
