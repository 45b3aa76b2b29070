// Code and frame objects: made from the front-end's product, shown to the guest.
#include "vm/code.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "python/defer.h"
#include "vm/core/call.h"
#include "vm/core/code_parts.h"
#include "vm/deferred.h"
#include "vm/exception.h"
#include "vm/state.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

Ref make_items(Vm& vm, const python::Const& c, bool is_set) {
  std::vector<Ref> items;
  for (const python::Const& item : c.items) {
    items.push_back(make_const(vm, item));
    if (!items.back()) return Ref();
  }
  std::vector<Value> raw(items.begin(), items.end());
  return is_set ? new_frozenset(vm, raw) : new_tuple(vm, raw);
}

bool looks_like_name(std::string_view text) {
  if (text.size() > 64) return false;
  return std::all_of(text.begin(), text.end(), [](char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}

}  // namespace

Ref make_const(Vm& vm, const python::Const& c) {
  using Kind = python::Const::Kind;
  switch (c.kind) {
    case Kind::None:
      return kNone;
    case Kind::True:
      return kTrue;
    case Kind::False:
      return kFalse;
    case Kind::Ellipsis:
      return kEllipsis;
    case Kind::Int:
      return vm.integer(c.integer);
    case Kind::BigInt:
      return int_from_text(vm, c.text, 16);
    case Kind::Float:
      return Value::of(c.real);
    case Kind::Complex:
      return new_complex(vm, c.real, c.imag);
    case Kind::Str:
      return looks_like_name(c.text) ? Ref(Value(vm.intern(c.text))) : vm.string(c.text);
    case Kind::Bytes:
      return new_bytes(vm, c.text);
    case Kind::Tuple:
      return make_items(vm, c, false);
    case Kind::FrozenSet:
      return make_items(vm, c, true);
    case Kind::Code:
      return make_code(vm, c.code);
  }
  return kNone;
}

namespace {

void code_finalize(Object* o) {
  Code* code = static_cast<Code*>(o);
  Vm& vm = *o->type->vm;
  for (uint32_t i = 0; i < code->const_count; ++i) drop(code->consts[i]);
  free_buffer(vm, code->consts, code->const_count * sizeof(Value));
  free_buffer(vm, code->names, code->name_count * sizeof(Str*));
  free_buffer(vm, code->slot_names, code->slot_count * sizeof(Str*));
  if (code->instructions) free_buffer(vm, code->instructions, (code->word_count + 1) * sizeof(Instruction));
  code->source.~shared_ptr();
  drop(code->cell_names);
  drop(code->free_names);
  drop(code->local_names);
}
void code_traverse(Object* o, const Visitor& visitor) {
  Code* code = static_cast<Code*>(o);
  if (!code->consts) return;
  for (uint32_t i = 0; i < code->const_count; ++i) visitor(code->consts[i]);
}

/// For what a deferred code object does not know.
const Code* whole(Value v) {
  Code* code = as<Code>(v);
  if (is_deferred(code)) complete_code(code);
  return code;
}

Ref code_repr(Vm& vm, Value v) {
  const Code* code = as<Code>(v);
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  return vm.string("<code object " + std::string(code->name->view()) + " at " + address + ", file \"" +
                   std::string(code->filename->view()) + "\", line " + std::to_string(code->source->first_line) + ">");
}

Ref names_tuple(Vm& vm, const std::vector<std::string>& names) {
  std::vector<Value> items;
  for (const std::string& name : names) items.push_back(Value(vm.intern(name)));
  return new_tuple(vm, items);
}
Ref read_name(Vm&, Value v) { return Value(as<Code>(v)->name); }
Ref read_qualname(Vm&, Value v) { return Value(as<Code>(v)->qualname); }
Ref read_filename(Vm&, Value v) { return Value(as<Code>(v)->filename); }
Ref read_first_line(Vm& vm, Value v) { return vm.integer(as<Code>(v)->source->first_line); }
Ref read_arg_count(Vm& vm, Value v) { return vm.integer(whole(v)->arg_count); }
Ref read_positional_only(Vm& vm, Value v) { return vm.integer(whole(v)->positional_only_count); }
Ref read_keyword_only(Vm& vm, Value v) { return vm.integer(whole(v)->keyword_only_count); }
Ref read_flags(Vm& vm, Value v) { return vm.integer(whole(v)->flags); }
Ref read_stack_size(Vm& vm, Value v) { return vm.integer(whole(v)->stack_size); }
Ref read_consts(Vm& vm, Value v) {
  return new_tuple(vm, std::span<const Value>(whole(v)->consts, whole(v)->const_count));
}
Ref read_names(Vm& vm, Value v) { return names_tuple(vm, whole(v)->source->names); }
Ref read_varnames(Vm& vm, Value v) { return names_tuple(vm, whole(v)->source->varnames()); }
Ref read_cellvars(Vm& vm, Value v) { return names_tuple(vm, whole(v)->source->cellvars()); }
Ref read_freevars(Vm& vm, Value v) { return names_tuple(vm, whole(v)->source->freevars()); }
Ref read_local_count(Vm& vm, Value v) { return vm.integer(static_cast<int64_t>(whole(v)->source->varnames().size())); }

constexpr PropertyDef kCodeProperties[] = {{"co_name", read_name, nullptr},
                                           {"co_qualname", read_qualname, nullptr},
                                           {"co_filename", read_filename, nullptr},
                                           {"co_firstlineno", read_first_line, nullptr},
                                           {"co_argcount", read_arg_count, nullptr},
                                           {"co_posonlyargcount", read_positional_only, nullptr},
                                           {"co_kwonlyargcount", read_keyword_only, nullptr},
                                           {"co_flags", read_flags, nullptr},
                                           {"co_stacksize", read_stack_size, nullptr},
                                           {"co_consts", read_consts, nullptr},
                                           {"co_names", read_names, nullptr},
                                           {"co_varnames", read_varnames, nullptr},
                                           {"co_cellvars", read_cellvars, nullptr},
                                           {"co_freevars", read_freevars, nullptr},
                                           {"co_nlocals", read_local_count, nullptr}};

constexpr NativeDef kCodeMethods[] = {
    {"co_positions", "", code_positions}, {"co_lines", "", code_lines}, {"replace", nullptr, code_replace}};

}  // namespace

bool define_code_types(Vm& vm) {
  TypeDef def{};
  def.name = "code";
  def.instance_bytes = sizeof(Code);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = code_finalize;
  def.slots.traverse = code_traverse;
  def.slots.repr = code_repr;
  def.slots.compare = code_compare;
  def.slots.hash = code_hash;
  def.slots.construct = code_construct;
  def.methods = kCodeMethods;
  if (!define_type(vm, vm.types().code, def) || !add_properties(vm, vm.types().code, kCodeProperties) ||
      !add_layout_properties(vm))
    return false;
  return define_frame_type(vm);
}

namespace {

/// Everything that comes from code->source, which is whole.
bool fill_code(Vm& vm, Code* code) {
  const python::CodeObject& s = *code->source;
  auto table = [&](size_t count, size_t size) { return allocate_buffer(vm, count * size); };
  code->consts = static_cast<Value*>(table(s.consts.size(), sizeof(Value)));
  if (!code->consts) return false;
  for (const python::Const& c : s.consts) {
    Ref value = make_const(vm, c);
    if (!value) return false;
    code->consts[code->const_count++] = value.release();
  }
  code->names = static_cast<Str**>(table(s.names.size(), sizeof(Str*)));
  code->slot_names = static_cast<Str**>(table(s.localsplus.size(), sizeof(Str*)));
  if (!code->names || !code->slot_names) return false;
  for (const std::string& name : s.names) code->names[code->name_count++] = vm.intern(name);
  for (const python::Slot& slot : s.localsplus) code->slot_names[code->slot_count++] = vm.intern(slot.name);
  code->word_count = static_cast<uint32_t>(s.words.size());
  code->stack_size = s.stack_size;
  code->flags = s.flags;
  code->arg_count = s.arg_count;
  code->positional_only_count = s.positional_only_count;
  code->keyword_only_count = s.keyword_only_count;
  const bool is_exact = s.keyword_only_count == 0 && !(s.flags & (python::kVarArgs | python::kVarKeywords));
  code->exact_args = is_exact ? s.arg_count : ~0u;
  return true;
}

}  // namespace

Ref make_code(Vm& vm, std::shared_ptr<const python::CodeObject> source) {
  auto* code = make_object<Code>(vm, vm.types().code);
  if (!code) return Ref();
  new (&code->source) std::shared_ptr<const python::CodeObject>(std::move(source));
  Ref owned = Ref::steal(Value(code));
  const python::CodeObject& s = *code->source;
  code->name = vm.intern(s.name);
  code->qualname = vm.intern(s.qualname);
  code->filename = vm.intern(s.filename);
  code->exact_args = ~0u;
  for (const python::Slot& slot : s.localsplus) code->free_count += (slot.kind & python::kSlotFree) != 0;
  return python::is_deferred(s) || fill_code(vm, code) ? owned : Ref();
}

bool complete_code(Code* code) {
  Vm& vm = *code->type->vm;
  auto source = python::complete(vm.files(), *code->source);
  if (!source) {
    vm.raise(vm.types().SystemError, source.error().message);
    return false;
  }
  code->source = std::move(*source);
  // Callers that only look at a function expect no MemoryError: the budget is the next one's concern.
  bool& ignores_budget = vm.state().memory.is_out_of_memory;
  const bool saved = std::exchange(ignores_budget, true);
  const bool is_filled = fill_code(vm, code);
  ignores_budget = saved;
  return is_filled;
}

void complete_silently(Code* code) {
  if (!complete_code(code)) code->type->vm->take_exception();
}

Span frame_span(const Frame* frame) {
  const auto& spans = frame->code->source->spans;
  const uint32_t word = frame->instruction();
  return word < spans.size() ? spans[word] : Span();
}

}  // namespace refjit::vm
