// The type numpy.ufunc: an elementwise function with a name; reduce, outer and the like are added by guest/numpy.
#include <vector>

#include "vm/numpy/numpy_objects.h"
#include "vm/types/define.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

struct Ufunc : Object {
  Value function;  ///< What is called; owned.
  const NativeDef* def;
};

bool is_binary(const NativeDef* def) { return std::string_view(def->signature).substr(0, 2) == "x1"; }

/// What an operand's __array_ufunc__ makes of the call; `is_found` says whether an operand has that method at all.
Ref overridden(Vm& vm, Value ufunc, Args args, bool& is_found) {
  is_found = false;
  for (uint32_t i = 0; i < args.count; ++i) {
    const Value operand = args[i];
    if (!operand.is_object() || is_plain_array(vm, operand) || is_boxed(vm, operand) || is_list(operand) ||
        is_tuple(operand) || is_str(operand))
      continue;
    Ref method = vm.find_attribute(operand, vm.intern("__array_ufunc__"));
    if (vm.has_exception()) return {};
    if (!method) continue;
    is_found = true;
    if (method.get() == kNone)
      return type_error(vm, "operand '" + vm.type_name(operand) + "' does not support ufuncs (__array_ufunc__=None)");
    Ref how = vm.string("__call__");
    if (!how) return {};
    std::vector<Value> values = {ufunc, how.get()};
    const size_t count = args.count + (args.keywords ? static_cast<size_t>(args.keywords->size) : 0);
    values.insert(values.end(), args.values, args.values + count);
    Ref made = vm.call(method, Args{values.data(), args.count + 2, args.keywords});
    if (!made || made.get() != kNotImplemented) return made;
  }
  if (!is_found) return {};
  std::string operands, types;
  for (const Value operand : args.positional()) {
    Ref shown = vm.repr(operand);
    if (!shown) return {};
    operands += ", " + std::string(view_of(shown.get()));
    types += (types.empty() ? "'" : ", '") + vm.type_name(operand) + "'";
  }
  return type_error(vm, "operand type(s) all returned NotImplemented from __array_ufunc__(<ufunc '" +
                            std::string(as<Ufunc>(ufunc)->def->name) + "'>, '__call__'" + operands + "): " + types);
}

Ref call(Vm& vm, Value callee, Args args) {
  const auto* self = as<Ufunc>(callee);
  bool is_overridden;
  Ref other = overridden(vm, callee, args, is_overridden);
  if (is_overridden || vm.has_exception()) return other;
  const uint32_t least = is_binary(self->def) ? 2 : 1;
  if (args.count < least || args.count > least + 1) {
    return type_error(vm, std::string(self->def->name) + "() takes from " + std::to_string(least) + " to " +
                              std::to_string(least + 1) + " positional arguments but " + std::to_string(args.count) +
                              " were given");
  }
  return vm.call(self->function, args);
}

Ref name(Vm& vm, Value v) { return vm.string(as<Ufunc>(v)->def->name); }
const PropertyDef kProperties[] = {
    {"__name__", name, nullptr},
    {"nin", [](Vm&, Value v) { return Ref(Value::small_int(is_binary(as<Ufunc>(v)->def) ? 2 : 1)); }, nullptr},
    {"nout", [](Vm&, Value) { return Ref(Value::small_int(1)); }, nullptr},
    {"nargs", [](Vm&, Value v) { return Ref(Value::small_int(is_binary(as<Ufunc>(v)->def) ? 3 : 2)); }, nullptr},
};

}  // namespace

bool add_ufuncs(Vm& vm, Module* module) {
  TypeDef def{"numpy.ufunc", sizeof(Ufunc), nullptr, {}, {}};
  def.is_final = true;
  def.slots.finalize = [](Object* o) { drop_value(static_cast<Ufunc*>(o)->function); };
  def.slots.call = call;
  def.slots.repr = [](Vm& v, Value self) {
    return v.string("<ufunc '" + std::string(as<Ufunc>(self)->def->name) + "'>");
  };
  Type* type = vm.make_type(def);
  if (!type || !add_properties(vm, type, kProperties) || !vm.set_module_attribute(module, "ufunc", Value(type)))
    return false;
  for (const NativeDef& function : ufunc_functions()) {
    auto* made = make_object<Ufunc>(vm, type);
    if (!made) return false;
    Ref owner = Ref::steal(Value(made));
    made->def = &function;
    made->function = vm.native_function(function).release();
    if (!made->function || !vm.set_module_attribute(module, function.name, owner)) return false;
  }
  return true;
}

}  // namespace refjit::vm::numpy
