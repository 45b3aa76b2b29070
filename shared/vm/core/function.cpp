// Functions, cells and code objects as guest objects.
#include <cstdio>

#include "vm/core/c_functions.h"
#include "vm/core/call.h"
#include "vm/core/signature.h"
#include "vm/deferred.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
std::string text_of(const Str* s) { return std::string(s->view()); }
Ref or_none(Value v) { return v ? Ref(v) : Ref(kNone); }

std::string address_of(Value v) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  return text;
}

// ---- cell

void cell_finalize(Object* o) { drop(static_cast<Cell*>(o)->value); }
void cell_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<Cell*>(o)->value); }
Ref cell_repr(Vm& vm, Value v) {
  const Value content = as<Cell>(v)->value;
  const std::string start = "<cell at " + address_of(v) + ": ";
  if (!content) return vm.string(start + "empty>");
  return vm.string(start + vm.type_name(content) + " object at " + address_of(content) + ">");
}
Ref cell_read(Vm& vm, Value v) {
  if (!as<Cell>(v)->value) return vm.raise(vm.types().ValueError, "Cell is empty");
  return as<Cell>(v)->value;
}
bool cell_write(Vm&, Value v, Value content) {
  assign(as<Cell>(v)->value, own(content));
  return true;
}
constexpr PropertyDef kCellProperties[] = {{"cell_contents", cell_read, cell_write}};

Ref cell_construct(Vm& vm, Type* type, Args args) {
  if (args.keywords && args.keywords->size) return vm.raise(vm.types().TypeError, "cell() takes no keyword arguments");
  if (args.count > 1)
    return vm.raise(vm.types().TypeError, "cell expected at most 1 argument, got " + std::to_string(args.count));
  auto* cell = make_object<Cell>(vm, type);
  if (cell && args.count) cell->value = own(args[0]);
  return cell ? Ref::steal(Value(cell)) : Ref();
}
/// Cells compare by what they hold; an empty one is less than any other.
Ref cell_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!b.is_object() || b.object()->type != vm.types().cell) return kNotImplemented;
  const Value x = as<Cell>(a)->value, y = as<Cell>(b)->value;
  if (x && y) return vm.compare(x, y, op);
  return vm.compare(Value::small_int(x ? 1 : 0), Value::small_int(y ? 1 : 0), op);
}

bool define_cell(Vm& vm) {
  TypeDef def{};
  def.name = "cell";
  def.instance_bytes = sizeof(Cell);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = cell_finalize;
  def.slots.traverse = cell_traverse;
  def.slots.clear = cell_finalize;
  def.slots.repr = cell_repr;
  def.slots.construct = cell_construct;
  def.slots.compare = cell_compare;
  def.slots.hash = raise_unhashable;
  return define_type(vm, vm.types().cell, def) && add_properties(vm, vm.types().cell, kCellProperties);
}

// ---- function

void function_clear(Object* o) {
  auto* f = static_cast<Function*>(o);
  drop(f->closure);
  drop(f->defaults);
  drop(f->keyword_defaults);
  drop(f->annotations);
  drop(f->doc);
  drop(f->module);
}
void function_finalize(Object* o) {
  function_clear(o);
  auto* f = static_cast<Function*>(o);
  drop(f->code);
  drop(f->globals);
  drop(f->builtins);
  drop(f->name);
  drop(f->qualname);
}
void function_traverse(Object* o, const Visitor& visitor) {
  auto* f = static_cast<Function*>(o);
  visit(visitor, f->code);
  visit(visitor, f->globals);
  visit(visitor, f->builtins);
  visit(visitor, f->closure);
  visit(visitor, f->defaults);
  visit(visitor, f->keyword_defaults);
  visitor(f->annotations);
  visitor(f->doc);
  visitor(f->module);
}
Ref function_repr(Vm& vm, Value v) {
  if (is_c_function(vm, as<Function>(v)))
    return vm.string("<built-in function " + text_of(as<Function>(v)->name) + ">");
  return vm.string("<function " + text_of(as<Function>(v)->qualname) + " at " + address_of(v) + ">");
}
Ref function_get(Vm& vm, Value function, Value instance, Value) {
  return instance && !is_c_function(vm, as<Function>(function)) ? make_bound_method(vm, function, instance)
                                                                : Ref(function);
}
Ref function_call(Vm& vm, Value callee, Args args) { return vm.call(callee, args); }

bool fail_type(Vm& vm, std::string text) {
  vm.raise(vm.types().TypeError, std::move(text));
  return false;
}
void changed(Vm& vm, Value v) { as<Function>(v)->version = vm.state().next_function_version++; }

Ref read_code(Vm&, Value v) { return Value(as<Function>(v)->code); }
Ref read_doc(Vm&, Value v) {
  auto* f = as<Function>(v);
  if (f->doc) return f->doc;
  Code* code = f->code;
  if (is_deferred(code) && !complete_code(code)) return Ref();
  // A docstring is the first constant of a function that has one.
  return code->const_count > 0 && is_str(code->consts[0]) ? Ref(code->consts[0]) : Ref(kNone);
}
bool write_code(Vm& vm, Value v, Value code) {
  if (!is_exactly(code, vm.types().code)) return fail_type(vm, "__code__ must be set to a code object");
  const uint32_t old_count = as<Function>(v)->code->free_count, new_count = as<Code>(code)->free_count;
  if (old_count != new_count) {
    vm.raise(vm.types().ValueError, std::string(as<Function>(v)->name->view()) + "() requires a code object with " +
                                        std::to_string(old_count) + " free vars, not " + std::to_string(new_count));
    return false;
  }
  Ref doc = read_doc(vm, v);
  if (!doc) return false;
  assign(as<Function>(v)->doc, doc.release());
  // Frames may still run the old one.
  vm.state().kept.push_back(Value(as<Function>(v)->code));
  assign_object(as<Function>(v)->code, own(code));
  changed(vm, v);
  return true;
}
Ref read_name(Vm&, Value v) { return Value(as<Function>(v)->name); }
bool write_name(Vm& vm, Value v, Value name) {
  if (!is_str(name)) return fail_type(vm, "__name__ must be set to a string object");
  assign_object(as<Function>(v)->name, own(name));
  changed(vm, v);
  return true;
}
Ref read_qualname(Vm&, Value v) { return Value(as<Function>(v)->qualname); }
bool write_qualname(Vm& vm, Value v, Value name) {
  if (!is_str(name)) return fail_type(vm, "__qualname__ must be set to a string object");
  assign_object(as<Function>(v)->qualname, own(name));
  changed(vm, v);
  return true;
}
Ref read_defaults(Vm&, Value v) { return or_none(Value(as<Function>(v)->defaults)); }
bool write_defaults(Vm& vm, Value v, Value defaults) {
  if (defaults && !defaults.is_none() && !is_tuple(defaults))
    return fail_type(vm, "__defaults__ must be set to a tuple object");
  assign_object(as<Function>(v)->defaults, defaults.is_none() ? Value() : own(defaults));
  changed(vm, v);
  return true;
}
Ref read_keyword_defaults(Vm&, Value v) { return or_none(Value(as<Function>(v)->keyword_defaults)); }
bool write_keyword_defaults(Vm& vm, Value v, Value defaults) {
  if (defaults && !defaults.is_none() && !is_dict(defaults))
    return fail_type(vm, "__kwdefaults__ must be set to a dict object");
  assign_object(as<Function>(v)->keyword_defaults, defaults.is_none() ? Value() : own(defaults));
  changed(vm, v);
  return true;
}
Ref read_closure(Vm&, Value v) { return or_none(Value(as<Function>(v)->closure)); }
Ref read_globals(Vm&, Value v) { return Value(as<Function>(v)->globals); }
Ref read_builtins(Vm&, Value v) { return Value(as<Function>(v)->builtins); }
bool write_doc(Vm& vm, Value v, Value doc) {
  assign(as<Function>(v)->doc, doc ? own(doc) : kNone);
  changed(vm, v);
  return true;
}
Ref read_module(Vm&, Value v) { return or_none(as<Function>(v)->module); }
bool write_module(Vm&, Value v, Value module) {
  assign(as<Function>(v)->module, own(module));
  return true;
}
Ref read_annotations(Vm& vm, Value v) {
  auto* f = as<Function>(v);
  if (!f->annotations || is_tuple(f->annotations)) {
    Ref dict = vm.dict();
    if (!dict) return Ref();
    if (f->annotations) {
      const Tuple* flat = as_tuple(f->annotations);
      for (int64_t i = 0; i + 1 < flat->size; i += 2)
        if (!dict_store(vm, dict.as<Dict>(), flat->items[i], flat->items[i + 1])) return Ref();
    }
    assign(f->annotations, dict.release());
  }
  return f->annotations;
}
bool write_annotations(Vm& vm, Value v, Value annotations) {
  if (annotations && !annotations.is_none() && !is_dict(annotations)) {
    return fail_type(vm, "__annotations__ must be set to a dict object");
  }
  assign(as<Function>(v)->annotations, annotations.is_none() ? Value() : own(annotations));
  return true;
}
Ref read_dict(Vm& vm, Value v) { return attribute_dict(vm, v); }
bool write_dict(Vm& vm, Value v, Value dict) {
  if (!dict) return fail_type(vm, "cannot delete __dict__");
  if (!is_dict(dict)) return fail_type(vm, "__dict__ must be set to a dictionary, not a '" + vm.type_name(dict) + "'");
  mark_namespace(as_dict(dict));
  assign_object(instance_dict(v.object()), own(dict));
  return true;
}
constexpr PropertyDef kFunctionProperties[] = {{"__code__", read_code, write_code},
                                               {"__name__", read_name, write_name},
                                               {"__qualname__", read_qualname, write_qualname},
                                               {"__defaults__", read_defaults, write_defaults},
                                               {"__kwdefaults__", read_keyword_defaults, write_keyword_defaults},
                                               {"__closure__", read_closure, nullptr},
                                               {"__globals__", read_globals, nullptr},
                                               {"__builtins__", read_builtins, nullptr},
                                               {"__doc__", read_doc, write_doc},
                                               {"__module__", read_module, write_module},
                                               {"__annotations__", read_annotations, write_annotations},
                                               {"__dict__", read_dict, write_dict}};

Ref function_construct(Vm& vm, Type*, Args args) {
  static constexpr NativeDef kNew = {"function", "code, globals, name=None, argdefs=None, closure=None", nullptr};
  Value in[5];
  Ref keep[2];
  if (!bind_native(vm, kNew, *signature_of(vm, kNew, nullptr), args, in, keep)) return {};
  const auto wrong = [&](std::string text) { return vm.raise(vm.types().TypeError, std::move(text)); };
  if (!is_exactly(in[0], vm.types().code))
    return wrong("function() argument 'code' must be code, not " + vm.type_name(in[0]));
  if (!is_dict(in[1])) return wrong("function() argument 'globals' must be dict, not " + vm.type_name(in[1]));
  if (!in[2].is_none() && !is_str(in[2])) return wrong("arg 3 (name) must be None or string");
  if (!in[3].is_none() && !is_tuple(in[3])) return wrong("arg 4 (defaults) must be None or tuple");
  Code* code = as<Code>(in[0]);
  if (!is_tuple(in[4]) && (code->free_count || !in[4].is_none()))
    return wrong(code->free_count ? "arg 5 (closure) must be tuple" : "arg 5 (closure) must be None or tuple");
  const int64_t cells = in[4].is_none() ? 0 : as_tuple(in[4])->size;
  if (cells != code->free_count) {
    return vm.raise(vm.types().ValueError, text_of(code->name) + " requires closure of length " +
                                               std::to_string(code->free_count) + ", not " + std::to_string(cells));
  }
  for (int64_t i = 0; i < cells; ++i) {
    const Value cell = as_tuple(in[4])->items[i];
    if (!is_exactly(cell, vm.types().cell)) return wrong("arg 5 (closure) expected cell, found " + vm.type_name(cell));
  }
  Ref made = make_function(vm, code, as_dict(in[1]));
  if (!made) return Ref();
  auto* f = made.as<Function>();
  if (!in[2].is_none()) assign_object(f->name, own(in[2]));
  if (!in[3].is_none()) assign_object(f->defaults, own(in[3]));
  if (cells) assign_object(f->closure, own(in[4]));
  return made;
}

bool define_function(Vm& vm) {
  TypeDef def{};
  def.name = "function";
  def.instance_bytes = sizeof(Function);
  def.is_gc = true;
  def.is_final = true;
  def.has_dict = true;
  def.slots.finalize = function_finalize;
  def.slots.traverse = function_traverse;
  def.slots.clear = function_clear;
  def.slots.repr = function_repr;
  def.slots.call = function_call;
  def.slots.construct = function_construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  def.slots.descriptor_get = function_get;
  return define_type(vm, vm.types().function, def) && add_properties(vm, vm.types().function, kFunctionProperties);
}

}  // namespace

bool define_function_types(Vm& vm) { return define_cell(vm) && define_function(vm) && define_code_types(vm); }

Ref make_cell(Vm& vm, Value value) {
  auto* cell = make_object<Cell>(vm, vm.types().cell);
  if (!cell) return Ref();
  cell->value = own(value);
  return Ref::steal(Value(cell));
}

Ref make_function(Vm& vm, Code* code, Dict* globals) {
  auto* f = make_object<Function>(vm, vm.types().function);
  if (!f) return Ref();
  f->code = own(code);
  f->globals = own(mark_namespace(globals));
  Dict* builtins = vm.state().builtins ? vm.state().builtins->dict : nullptr;
  if (Value own_builtins = dict_get(globals, vm.names().builtins)) {
    if (is_dict(own_builtins))
      builtins = as_dict(own_builtins);
    else if (own_builtins.is_object() && own_builtins.object()->type == vm.types().module)
      builtins = as<Module>(own_builtins)->dict;
  }
  f->builtins = own(builtins);
  f->name = own(code->name);
  f->qualname = own(code->qualname);
  f->version = vm.state().next_function_version++;
  if (Value module = dict_get(globals, vm.names().name)) f->module = own(module);
  return Ref::steal(Value(f));
}

Value closure_value(Function* function, Str* name) {
  if (!function->closure) return Value();
  const Code* code = whole_code(function);
  const uint32_t first = code->slot_count - code->free_count;
  for (uint32_t i = 0; i < code->free_count; ++i)
    if (code->slot_names[first + i] == name) return as<Cell>(function->closure->items[i])->value;
  return Value();
}

}  // namespace refjit::vm
