// The guest's view of compiled code as CPython lays it out: co_code, its tables, positions and lines. Offsets are those
// of the layout (python/layout.h), made anew at each question: nothing else in the VM knows of it.
#include "python/layout.h"
#include "vm/core/call.h"
#include "vm/core/code_parts.h"
#include "vm/deferred.h"

namespace refjit::vm {

namespace {

const Code* whole(Value v) {
  Code* code = reinterpret_cast<Code*>(v.object());
  if (is_deferred(code)) complete_silently(code);
  return code;
}
const python::CodeObject& source_of(Value v) { return *whole(v)->source; }

Ref read_code(Vm& vm, Value v) { return new_bytes(vm, python::layout_of(source_of(v)).code); }
template <std::string (*table)(const python::CodeObject&, const python::Layout&)>
Ref read_table(Vm& vm, Value v) {
  const python::CodeObject& source = source_of(v);
  return new_bytes(vm, table(source, python::layout_of(source)));
}

constexpr PropertyDef kProperties[] = {{"co_code", read_code, nullptr},
                                       {"_co_code_adaptive", read_code, nullptr},
                                       {"co_linetable", read_table<python::line_table>, nullptr},
                                       {"co_exceptiontable", read_table<python::exception_table>, nullptr},
                                       {"co_lnotab", read_table<python::old_line_table>, nullptr}};

Value number(bool is_known, uint32_t n) { return is_known ? Value::small_int(n) : kNone; }

}  // namespace

bool add_layout_properties(Vm& vm) { return add_properties(vm, vm.types().code, kProperties); }

Ref code_positions(Vm& vm, Args args) {
  Ref list = vm.list({});
  for (const python::LocationEntry& entry : python::layout_of(source_of(args[0])).locations) {
    const Span& s = entry.span;
    const bool has_columns = entry.has_line && s.end_line;
    Ref place =
        list ? new_tuple(vm, {number(entry.has_line, s.line), number(entry.has_line, has_columns ? s.end_line : s.line),
                              number(has_columns, s.col), number(has_columns, s.end_col)})
             : Ref();
    for (uint32_t i = 0; i < entry.units; ++i)
      if (!place || !list_append(vm, list.as<List>(), place)) return {};
  }
  return list ? vm.iterate(list) : Ref();
}

Ref code_lines(Vm& vm, Args args) {
  Ref list = vm.list({});
  for (const python::LocationEntry& entry : python::layout_of(source_of(args[0])).locations) {
    Ref run = new_tuple(vm, {Value::small_int(2 * entry.unit), Value::small_int(2 * (entry.unit + entry.units)),
                             number(entry.has_line, entry.span.line)});
    if (!list || !run || !list_append(vm, list.as<List>(), std::move(run))) return {};
  }
  return list ? vm.iterate(list) : Ref();
}

int64_t byte_offset(const Code* code, uint32_t word) {
  const python::Layout layout = python::layout_of(*code->source);
  return word < layout.opcode_at.size() ? 2 * static_cast<int64_t>(layout.opcode_at[word])
                                        : static_cast<int64_t>(layout.code.size());
}

uint32_t word_at(const Code* code, int64_t offset) {
  const python::Layout layout = python::layout_of(*code->source);
  uint32_t word = 0;
  while (word < layout.opcode_at.size() && 2 * static_cast<int64_t>(layout.opcode_at[word]) < offset) ++word;
  return word;
}

}  // namespace refjit::vm
