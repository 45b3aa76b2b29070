// Frame objects: what the guest sees of a running or ended frame, its variables and its trace function.
#include "vm/frame.h"

#include "vm/core/call.h"
#include "vm/core/code_parts.h"
#include "vm/core/tracing.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
FrameObject* frame_of(Value v) { return as<FrameObject>(v); }

void frame_finalize(Object* o) {
  auto* f = static_cast<FrameObject*>(o);
  drop(f->code);
  drop(f->globals);
  drop(f->locals);
  drop(f->back);
  drop(f->trace);
  drop(f->native_call);
}
void frame_traverse(Object* o, const Visitor& visitor) {
  auto* f = static_cast<FrameObject*>(o);
  visit(visitor, f->globals);
  visitor(f->locals);
  visit(visitor, f->back);
  visitor(f->trace);
}
void frame_clear(Object* o) {
  auto* f = static_cast<FrameObject*>(o);
  drop(f->locals);
  drop(f->back);
  drop(f->trace);
}

uint32_t word_of(const FrameObject* f) { return f->live ? f->live->instruction() : f->word; }

Ref frame_repr(Vm& vm, Value v) {
  const FrameObject* f = frame_of(v);
  const auto& spans = f->code->source->spans;
  const uint32_t word = word_of(f);
  const uint32_t line = word < spans.size() && spans[word].line ? spans[word].line : f->code->source->first_line;
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  return vm.string("<frame at " + std::string(address) + ", file '" + std::string(f->code->filename->view()) +
                   "', line " + std::to_string(line) + ", code " + std::string(f->code->name->view()) + ">");
}

Ref read_code(Vm&, Value v) { return Value(frame_of(v)->code); }
Ref read_globals(Vm&, Value v) { return Value(frame_of(v)->globals); }
Ref read_builtins(Vm& vm, Value) { return Value(builtins_module(vm)->dict); }
Ref read_locals(Vm& vm, Value v) { return frame_object_locals(vm, frame_of(v)); }
Ref read_line(Vm& vm, Value v) {
  const FrameObject* f = frame_of(v);
  const uint32_t word = word_of(f);
  const auto& spans = f->code->source->spans;
  // Before its first instruction a frame stands at its definition.
  if (word >= spans.size() || (f->live && !f->live->is_started)) return vm.integer(f->code->source->first_line);
  return spans[word].line ? vm.integer(spans[word].line) : Ref(kNone);
}
bool write_line(Vm& vm, Value v, Value line) {
  if (!line) {
    vm.raise(vm.types().AttributeError, "cannot delete attribute");
    return false;
  }
  return jump_to_line(vm, frame_of(v), line);
}
Ref read_back(Vm& vm, Value v) {
  const FrameObject* f = frame_of(v);
  if (f->live && f->live->previous) return make_frame_object(vm, f->live->previous);
  return f->back ? Ref(Value(f->back)) : Ref(kNone);
}
Ref read_lasti(Vm& vm, Value v) {
  const FrameObject* f = frame_of(v);
  if (f->live && !f->live->is_started) return vm.integer(-1);
  return vm.integer(byte_offset(f->code, word_of(f)));
}
Ref read_trace(Vm&, Value v) { return frame_of(v)->trace ? Ref(frame_of(v)->trace) : Ref(kNone); }
bool write_trace(Vm&, Value v, Value function) {
  FrameObject* f = frame_of(v);
  assign(f->trace, !function || function.is_none() ? Value() : own(function));
  if (!f->live || !f->trace) return true;
  f->live->hook_at = Frame::kEveryWord;
  if (f->last_word == Frame::kNever) f->last_word = f->live->instruction();
  return true;
}
Ref read_trace_lines(Vm&, Value v) { return Value::boolean(!frame_of(v)->skips_lines); }
Ref read_trace_opcodes(Vm&, Value v) { return Value::boolean(frame_of(v)->traces_opcodes); }
bool take_bool(Vm& vm, Value v, bool& out) {
  if (v && v.is_bool()) return out = v == kTrue, true;
  vm.raise(vm.types().TypeError, "attribute value type must be bool");
  return false;
}
bool write_trace_lines(Vm& vm, Value v, Value flag) {
  bool is_on = false;
  if (!take_bool(vm, flag, is_on)) return false;
  frame_of(v)->skips_lines = !is_on;
  return true;
}
bool write_trace_opcodes(Vm& vm, Value v, Value flag) { return take_bool(vm, flag, frame_of(v)->traces_opcodes); }

constexpr PropertyDef kProperties[] = {{"f_code", read_code, nullptr},
                                       {"f_globals", read_globals, nullptr},
                                       {"f_locals", read_locals, nullptr},
                                       {"f_lineno", read_line, write_line},
                                       {"f_back", read_back, nullptr},
                                       {"f_lasti", read_lasti, nullptr},
                                       {"f_builtins", read_builtins, nullptr},
                                       {"f_trace", read_trace, write_trace},
                                       {"f_trace_lines", read_trace_lines, write_trace_lines},
                                       {"f_trace_opcodes", read_trace_opcodes, write_trace_opcodes}};

/// frame.clear(): the variables of an ended frame go; that of a suspended generator is closed.
Ref clear(Vm& vm, Args args) {
  FrameObject* f = frame_of(args[0]);
  if (!f->live) {
    drop(f->locals);
    return kNone;
  }
  Generator* generator = f->live->generator;
  if (!generator || generator->state == Generator::State::Running)
    return vm.raise(vm.types().RuntimeError, "cannot clear an executing frame");
  Ref keep{Value(reinterpret_cast<Object*>(generator))};
  Ref closed = vm.call_method(keep, vm.intern("close"), {});
  return closed ? Ref(kNone) : Ref();
}

constexpr NativeDef kMethods[] = {{"clear", "", clear}};

/// The value of a variable, looking into its cell; null: unset.
Value variable(Vm& vm, Frame* frame, uint32_t slot) {
  const Value v = frame->slots()[slot];
  const bool is_shared = frame->code->source->localsplus[slot].kind & (python::kSlotCell | python::kSlotFree);
  return is_shared && v && v.is_object() && v.object()->type == vm.types().cell ? as<Cell>(v)->value : v;
}

bool is_function_frame(const Frame* frame) {
  return !frame->locals && (frame->code->flags & (python::kNewLocals | python::kOptimized)) != 0;
}

/// Variables of a function's frame, those that are set.
bool fill_locals(Vm& vm, Frame* frame, Dict* dict) {
  for (uint32_t i = 0; i < frame->code->slot_count; ++i) {
    Str* name = frame->code->slot_names[i];
    if (const Value v = variable(vm, frame, i)) {
      if (!dict_set(vm, dict, name, v)) return false;
    } else if (dict_get(dict, name)) {
      dict_delete(vm, dict, name);
    }
  }
  return true;
}

}  // namespace

bool define_frame_type(Vm& vm) {
  TypeDef def{};
  def.name = "frame";
  def.instance_bytes = sizeof(FrameObject);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = frame_finalize;
  def.slots.traverse = frame_traverse;
  def.slots.clear = frame_clear;
  def.slots.repr = frame_repr;
  def.methods = kMethods;
  return define_type(vm, vm.types().frame, def) && add_properties(vm, vm.types().frame, kProperties);
}

Ref make_frame_object(Vm& vm, Frame* frame) {
  if (!frame) return kNone;
  if (frame->object) return Value(frame->object);
  auto* object = make_object<FrameObject>(vm, vm.types().frame);
  if (!object) return Ref();
  object->live = frame;
  object->last_word = Frame::kNever;
  object->code = own(frame->code);
  object->globals = own(frame->globals);
  frame->object = own(object);
  return Ref::steal(Value(object));
}

Ref frame_locals(Vm& vm, Frame* frame) {
  if (frame->locals) return frame->locals;
  if (!is_function_frame(frame)) return Value(frame->globals);
  Ref dict = vm.dict();
  return dict && fill_locals(vm, frame, dict.as<Dict>()) ? dict : Ref();
}

Ref frame_object_locals(Vm& vm, FrameObject* object) {
  if (object->live && !is_function_frame(object->live)) return frame_locals(vm, object->live);
  if (!object->locals) {
    Ref dict = vm.dict();
    if (!dict) return Ref();
    assign(object->locals, dict.release());
  }
  if (object->live && !fill_locals(vm, object->live, as<Dict>(object->locals))) return Ref();
  return object->locals;
}

void store_locals(Vm& vm, FrameObject* object) {
  Frame* frame = object->live;
  if (!frame || !object->locals || !is_function_frame(frame)) return;
  for (uint32_t i = 0; i < frame->code->slot_count; ++i) {
    const Value v = dict_get(as<Dict>(object->locals), frame->code->slot_names[i]);
    if (v == variable(vm, frame, i)) continue;
    Value& slot = frame->slots()[i];
    if (frame->code->source->localsplus[i].kind & (python::kSlotCell | python::kSlotFree)) {
      if (slot && slot.is_object() && slot.object()->type == vm.types().cell) assign(as<Cell>(slot)->value, own(v));
    } else {
      assign(slot, own(v));
    }
  }
}

}  // namespace refjit::vm
