// Calls of the evaluator: what a callee is, methods, instances and Cells.
#include <algorithm>

#include "base/program_place.h"
#include "capture/cell_casts.h"
#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit.h"
#include "capture/jit_function.h"
#include "capture/made_dict.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

Break wrong_arguments(const std::string& text) {
  Error error = user_error("TypeError", text);
  return {BreakId::GuestError, text, {}, error};
}

namespace {

/// Methods of immutable builtins on constants.
bool is_pure_method(vm::Vm& vm, const vm::MethodDescriptor* descriptor) {
  const auto& types = vm.types();
  for (const vm::Type* pure : {types.str, types.bytes, types.int_, types.float_, types.tuple, types.range,
                               types.complex, types.frozenset, types.bool_, types.slice})
    if (descriptor->owner == pure) return true;
  return false;
}

}  // namespace

Outcome<SymbolRef> Evaluator::call_method(const SymbolRef& method, std::vector<SymbolRef> args, Keywords keywords) {
  const SymbolRef& function = method->function;
  const bool is_native = function->is_constant() && vm_.type_of(function->value) == vm_.types().method_descriptor;
  if (is_native && graph_.heap && method->self->is_constant() && vm::tensors::is_tensor(method->self->value)) {
    const SymbolRef node = graph_.import_owned(method->self->value, "constant");
    return call_method(Symbol::method(function, node), std::move(args), std::move(keywords));
  }
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().wrapper_descriptor &&
      (method->self->is_constant() || is_dict_of_class(*method->self))) {
    args.insert(args.begin(), method->self);
    return call(function, std::move(args), std::move(keywords));
  }
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().class_method_descriptor) {  // fromkeys
    if (args.empty() || args.size() > 2) return wrong_arguments("fromkeys expected 1 or 2 arguments");
    REFJIT_CAPTURE(keys, items_of(args[0]));
    const SymbolRef made = Symbol::dict({}, {}), value = args.size() == 2 ? args[1] : Symbol::constant(vm::kNone);
    for (const SymbolRef& key : keys) {
      REFJIT_CAPTURE(done, store_subscript(made, key, value));
      (void)done;
    }
    return made;
  }
  if (function->is_constant() && vm_.type_of(function->value) == vm_.types().method_descriptor) {
    const auto* descriptor = static_cast<vm::MethodDescriptor*>(function->value.get().object());
    const std::string_view name = descriptor->def->name;
    if (method->self->is_node() && name == "item" && args.empty()) {
      const ir::Abstract& tensor = *method->self->node->abstract;
      const bool is_static = depth_ == GraphCapture::Depth::Frozen && tensor.is_tensor() && tensor.shape.is_concrete();
      if (is_static && element_count(tensor.shape.concrete()) != 1)
        return compile_time(
            user_error("ValueError", "The tensor should have only one element. But the shape of input tensor is " +
                                         shape_text(tensor.shape.concrete()) + "."));
      const DType dtype = tensor.dtype;
      return number_of(method->self, dtype == DType::Bool ? dtype : is_float(dtype) ? DType::Float32 : DType::Int64);
    }
    if (method->self->is_node() && !method->self->is_number && name == "assign_value" && args.size() == 1 &&
        forced(args[0])->is_node())
      return store_whole(method->self, forced(args[0]));
    // A value of a static graph has no gaps that anyone could see.
    if (method->self->is_node() && name == "contiguous" && args.empty() && depth_ == GraphCapture::Depth::Frozen)
      return method->self;
    if (method->self->is_node()) {
      Break why{BreakId::ReadsTensorValue, "Tensor." + std::string(name) + "()", {}, {}};
      if (depth_ != GraphCapture::Depth::Frozen) return why;
      if (name == "item")
        return compile_time(user_error(
            "TypeError", "The parameters number of the function is 1, but the number of provided arguments is " +
                             std::to_string(args.size() + 1) + "."));
      // tolist() is a function of Python there, which calls asnumpy().
      why.error = user_error("AttributeError", strict_attribute_text(method->self->node->abstract->dtype,
                                                                     name == "tolist" ? "asnumpy" : name));
      return why;
    }
    if (auto done = structure_method(method->self, name, args, keywords)) return std::move(*done);
    if (method->self->kind == SymbolKind::Generator && keywords.empty())
      if (auto done = generator_method(method->self, name, args)) return std::move(*done);
    if (name == "format" && method->self->is_constant() && vm::is_str(method->self->value) && keywords.empty())
      if (SymbolRef text = formatted_text(vm::view_of(method->self->value), args)) return text;
    const bool is_lazy =
        args.size() == 1 && (args[0]->kind == SymbolKind::Generator || args[0]->kind == SymbolKind::Stream ||
                             args[0]->kind == SymbolKind::Iterator);
    if (name == "join" && graph_.heap && is_lazy) {
      REFJIT_CAPTURE(items, items_of(args[0]));
      args[0] = Symbol::list(std::move(items));
    }
    if (method->self->is_constant() && (is_pure_method(vm_, descriptor) ||
                                        is_array_question(method->self->value, name) || is_own_object(*method->self))) {
      args.insert(args.begin(), method->self);
      return call_native_on_constants(function->value, args, keywords);
    }
    return Break{BreakId::CallsNative,
                 std::string(vm::view_of(descriptor->owner->name)) + "." + std::string(name) + "()",
                 {},
                 {}};
  }
  if (is_plain_method(method)) {
    const std::string name = vm_.type_name(method->self->value);
    return Break{BreakId::PlainClass, name, {}, {}};
  }
  args.insert(args.begin(), method->self);
  return call(function, std::move(args), std::move(keywords));
}

bool Evaluator::is_plain_method(const SymbolRef& method) {
  // S13: ast capture follows methods of Cells and of jit_class only, and what our own library defines.
  if (depth_ != GraphCapture::Depth::Frozen || graph_.is_whole || !method->self->is_constant()) return false;
  const Value self = method->self->value;
  vm::Type* type = self.is_object() ? self.object()->type : nullptr;
  if (!type || (type->type_flags & vm::kTypeHeap) == 0 || vm_.is_instance(self, vm_.types().type)) return false;
  if (!method->function->is_constant() || vm_.type_of(method->function->value) != vm_.types().function) return false;
  if (is_nn_cell_class(vm_, type) || vm::find_in_type(vm_, type, vm_.intern("__ms_class__"))) return false;
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(method->function->value.get().object()))->source;
  return code.file && !is_library_code(code);
}

Outcome<bool> Evaluator::has_hooks_registered(const SymbolRef& cell) {
  // A user may register one at any time, also on a cell that only library code calls: always guarded.
  const bool outer = std::exchange(is_library, false);
  const size_t told = graph_.frozen.size();
  Outcome<bool> found = false;
  for (std::string_view name : {"_forward_pre_hooks", "_forward_hooks", "_backward_pre_hooks", "_backward_hooks"}) {
    if (graph_.heap && graph_.heap->guard_empty(cell, vm_.intern(name))) continue;
    auto hooks = attribute(cell, name);
    found = hooks ? truth(*hooks) : Outcome<bool>(std::move(hooks.why()));
    if (!found || *found) break;
  }
  is_library = outer;
  graph_.frozen.resize(told);  // the program did not read these
  return found;
}

namespace {

/// The construct of a Cell, whose class has `method`, bound to it: an instance may have one of its own, now or later.
Outcome<SymbolRef> own_forward(Evaluator& evaluator, const SymbolRef& cell, Value method) {
  vm::Vm& vm = evaluator.vm();
  Heap& heap = *evaluator.graph().heap;
  vm::Str* name = vm.intern("construct");
  vm::Object* o = cell->value.get().object();
  const bool has_own = vm::has_instance_dict(o) && vm::instance_dict(o) && vm::dict_get(vm::instance_dict(o), name);
  const bool is_jitted = !jitted_function(vm, method).is_null();
  if (is_jitted || has_own || heap.written_attribute(cell->value, Value(name)))
    return evaluator.attribute(cell, "construct");
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(method.object()))->source;
  if (evaluator.is_library_code(code)) return Symbol::method(Symbol::constant(method), cell);
  const SourceRef path = cell->source ? cell->source : Source::object(cell->value, "a " + vm.type_name(cell->value));
  return Symbol::method(heap.import(method, Source::attribute(path, Value(name), "construct")), cell);
}

}  // namespace

namespace {

/// What the decoration of an inlined function asks for and a graph around it does not do (J10), for the report.
void report_ignored_decoration(vm::Vm& vm, GraphCapture& graph, const JitData& inner) {
  if (graph.heap || inner.options.mode != CaptureMode::Bytecode) return;
  Event event;
  event.kind = EventKind::IgnoredOption;
  event.span = innermost(graph.spans());
  event.with("option", "capture_mode")
      .with("reason", "the decoration of '" + function_of(inner)->code->source->qualname +
                          "' has no effect inside of a graph: it is captured as part of it, not from its bytecode");
  vm.report().emit(std::move(event));
}

/// Has the Cell a construct that the program gave to this instance? amp's wrapper is none: graphs obey its rules
/// themselves.
bool has_own_construct(vm::Vm& vm, Value cell) {
  vm::Object* o = cell.object();
  vm::Dict* own = vm::has_instance_dict(o) ? vm::instance_dict(o) : nullptr;
  return own && vm::dict_get(own, vm.intern("construct")) && !vm::dict_get(own, vm.intern("_amp_rules"));
}

}  // namespace

Outcome<SymbolRef> Evaluator::call_constant(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords) {
  const Value v = callee->value;
  const auto& types = vm_.types();
  if (vm::tensors::is_primitive(v)) return call_primitive(callee, std::move(args), std::move(keywords));
  if (auto done = call_gradient(callee, args, keywords)) return std::move(*done);
  if (const Value inner = jitted_function(vm_, v)) {  // J10, D4: a jitted function is inlined like any other
    const JitData& data = *static_cast<JitFunction*>(v.object())->data;
    if (data.options.backend == "GE") {  // J7
      const std::string text =
          "For 'jit', the backend 'GE' sinks a whole model and is only applicable to its top cell, but '" +
          function_of(data)->code->source->qualname + "' with that backend is called inside of a graph.";
      if (graph_.heap) return Break{BreakId::CallsUnknown, "a function of the backend 'GE'", {}, {}};
      return compile_time(user_error("RuntimeError", text));
    }
    report_ignored_decoration(vm_, graph_, data);
    SymbolRef function = Symbol::constant(inner, callee->source);
    return call(function, std::move(args), std::move(keywords));
  }
  if (auto done = call_of_object(v, args)) return std::move(*done);
  if (auto done = call_of_dict(*this, v, args, keywords)) return std::move(*done);
  if ((!v.is_object() || vm::is_str(v)) && depth_ == GraphCapture::Depth::Frozen)
    return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
  if (!v.is_object()) return wrong_arguments("'" + vm_.type_name(v) + "' object is not callable");
  const vm::Type* type = v.object()->type;
  if (type == types.function) {
    if (auto done = call_vmap(v, args, keywords)) return std::move(*done);
    if (auto done = call_depend(v, args)) return std::move(*done);
    if (auto done = call_computed(v, args, keywords)) return std::move(*done);
    if (auto done = call_counting(v, args, keywords)) return std::move(*done);
    const auto& source = *vm::whole_code(static_cast<vm::Function*>(v.object()))->source;
    if (runs_on_constants(source, args, keywords)) return call_native_on_constants(v, args, keywords);
    if (!graph_.heap && source.name == "mutable" && !args.empty() && is_library_code(source)) {
      if (auto refused = refused_mutable(args, keywords)) return std::move(*refused);
      return args[0];
    }
    return call_function(callee, std::move(args), std::move(keywords));
  }
  if (type == types.method) {
    const auto* method = static_cast<vm::BoundMethod*>(v.object());
    const SymbolRef function = Symbol::constant(method->function);
    SymbolRef self = graph_.heap && !is_library
                         ? graph_.heap->import(method->self, Source::object(method->self, "self"))
                         : graph_.import(method->self, nullptr, GraphCapture::Depth::Frozen);
    args.insert(args.begin(), std::move(self));
    return call(function, std::move(args), std::move(keywords));
  }
  if (const Value create = vm::tensors::primitive_constructor(vm_, v); create == vm::kNone)
    return call_native_on_constants(v, args, keywords);
  else if (create)
    return call(Symbol::constant(create), std::move(args), std::move(keywords));
  if (type == types.native_function || type == types.type)
    return call_native(callee, std::move(args), std::move(keywords));
  if (type == types.method_descriptor && graph_.heap && !args.empty() && args[0]->kind == SymbolKind::Dict) {
    const SymbolRef method = Symbol::method(callee, args[0]);  // dict.pop(d, key)
    args.erase(args.begin());
    return call_method(method, std::move(args), std::move(keywords));
  }
  if (type == types.method_descriptor && !graph_.heap && !args.empty()) {
    const SymbolRef method = Symbol::method(callee, args[0]);  // str.upper("a")
    args.erase(args.begin());
    return call_method(method, std::move(args), std::move(keywords));
  }
  if (auto done = call_partial(callee, args, keywords)) return std::move(*done);
  if (auto made = make_object(callee, args, keywords)) return std::move(*made);
  // An operator that is a class of our library: made of constants while capturing, as a jit_class is.
  if (!graph_.heap && vm_.is_instance(v, types.type) && vm::view_of(type->name) == "_PrimitiveType")
    return call_native_on_constants(v, args, keywords);
  // An instance whose class defines __call__ in Python; a Cell's forward pass is its construct.
  for (std::string_view name : {"construct", "__call__"}) {
    const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern(name));
    const bool is_jitted = method && !jitted_function(vm_, method).is_null();
    if (is_jitted || (method && vm_.type_of(method) == types.function)) {
      if (name == "construct" && !is_nn_cell_class(vm_, type)) continue;
      const Value own_call = vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.names().call);
      if (name == "construct" && graph_.heap && own_call && vm_.type_of(own_call) == types.function &&
          !is_library_code(*vm::whole_code(static_cast<vm::Function*>(own_call.object()))->source))
        continue;  // the class runs something else when it is called
      if (name == "construct") {
        REFJIT_CAPTURE(has_hooks, has_hooks_registered(callee));
        if (has_hooks) return Break{BreakId::CallsUnknown, "a Cell with hooks", {}, {}};
      }
      const bool has_own = name == "construct" && has_own_construct(vm_, v);
      if (name == "construct" && !has_own)
        if (auto done = call_shared(callee, Symbol::constant(method), args, keywords)) return std::move(*done);
      if (name == "construct" && graph_.heap && callee->source) guard_float_type(graph_, callee);
      if (name == "construct" && graph_.keeps_dependencies)
        if (SourceRef source = source_of(callee)) depend_on_casts(graph_, callee, source);
      if (const Value cast = name == "construct" ? cast_of_cell(vm_, v) : Value()) {
        for (SymbolRef& argument : args) {
          REFJIT_CAPTURE(as_float, call(Symbol::method(Symbol::constant(cast), callee), {argument}));
          argument = as_float;
        }
      }
      const CellRules rules(vm_, name == "construct" ? v : Value());
      SymbolRef forward = Symbol::method(Symbol::constant(method), callee);
      if (name == "construct" && graph_.heap && !is_library) {
        // An instance may have a construct of its own, now or later.
        REFJIT_CAPTURE(own, own_forward(*this, callee, method));
        forward = own;
      }
      if (has_own && !graph_.heap) {
        REFJIT_CAPTURE(own, attribute(callee, "construct"));
        forward = own;
      }
      if (auto done = call_with_bprop(callee, forward, args, keywords)) return std::move(*done);
      return call(forward, std::move(args), std::move(keywords));
    }
  }
  if (vm::find_in_type(vm_, const_cast<vm::Type*>(type), vm_.intern("__ms_class__"))) {  // S4
    const std::string text =
        "MsClassObject: '" + vm_.type_name(v) + "' has no __call__ function, please check the code.";
    Break why{BreakId::GuestError, text, {}, user_error("ValueError", text)};
    why.is_compile_error = true;
    return why;
  }
  return not_followed(v, args);
}

namespace {

/// A list takes a number without a look at it.
bool appends_number(vm::Vm& vm, const SymbolRef& callee, const std::vector<SymbolRef>& args) {
  if (callee->kind != SymbolKind::Method || callee->self->kind != SymbolKind::List || args.size() != 1) return false;
  const SymbolRef& function = callee->function;
  if (!function->is_constant() || vm.type_of(function->value) != vm.types().method_descriptor) return false;
  const auto* descriptor = static_cast<vm::MethodDescriptor*>(function->value.get().object());
  return Heap::is_unread_number(args[0]) && std::string_view(descriptor->def->name) == "append";
}

}  // namespace

Outcome<SymbolRef> Evaluator::call(const SymbolRef& given, std::vector<SymbolRef> args, Keywords keywords) {
  const SymbolRef callee = forced(given);
  if (!appends_number(vm_, callee, args)) {
    std::optional<bool> takes_open;
    const auto look_at = [&](SymbolRef& arg) {
      if (graph_.heap && Heap::is_open(arg)) {
        if (!takes_open) takes_open = takes_open_numbers(callee);
        if (*takes_open) return;
      }
      if (const SymbolRef whole = whole_part(callee, arg)) {
        arg = whole;
        return;
      }
      arg = forced(arg);
    };
    for (SymbolRef& arg : args) look_at(arg);
    for (auto& [name, value] : keywords) look_at(value);
  } else {
    for (auto& [name, value] : keywords) value = forced(value);
  }
  switch (callee->kind) {
    case SymbolKind::Function:
      return call_function(callee, std::move(args), std::move(keywords));
    case SymbolKind::Method:
      return call_method(callee, std::move(args), std::move(keywords));
    case SymbolKind::Partial:
      for (const auto& named : callee->keyword_defaults)
        if (std::none_of(keywords.begin(), keywords.end(), [&](const auto& k) { return k.first == named.first; }))
          keywords.push_back(named);
      args.insert(args.begin(), callee->items.begin(), callee->items.end());
      return call(callee->function, std::move(args), std::move(keywords));
    case SymbolKind::Gradient:
      return differentiate(callee, std::move(args), std::move(keywords));
    case SymbolKind::Constant:
      return call_constant(callee, std::move(args), std::move(keywords));
    case SymbolKind::Node:
      if (depth_ == GraphCapture::Depth::Frozen)
        return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
      return wrong_arguments("'Tensor' object is not callable");
    default:
      if (depth_ == GraphCapture::Depth::Frozen && (callee->is_sequence() || callee->kind == SymbolKind::Dict))
        return compile_time(user_error("ValueError", "The object is not callable. Please check code."));
      return Break{BreakId::CallsUnknown, "a " + kind_text(vm_, *callee), {}, {}};
  }
}

}  // namespace refjit::capture
