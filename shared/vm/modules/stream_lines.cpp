// _stream_lines.Lines: what streams derive from that give lines. A stream cuts what it has in memory into lines and
// keeps an iterator over them as `_lines`; they are given here, and `_position` goes with them, so that whatever else
// reads or moves only has to drop the rest. Where none is left, `_next_line()` gives the next one, or None.
#include "vm/extension.h"
#include "vm/memory.h"
#include "vm/modules/modules.h"
#include "vm/types/collections.h"
#include "vm/types/define.h"
#include "vm/types/list.h"

namespace refjit::vm {

namespace {

struct StreamNames : Vm::Extension {
  Str *lines, *position, *next_line;
  explicit StreamNames(Vm& vm)
      : lines(vm.intern("_lines")), position(vm.intern("_position")), next_line(vm.intern("_next_line")) {}
};

/// The next of the lines that were cut; null without an exception: none is left.
Ref next_cut(Vm& vm, Value stream) {
  Object* object = stream.object();
  Dict* own = has_instance_dict(object) ? instance_dict(object) : nullptr;
  if (!own) return {};
  const StreamNames& names = vm.extension<StreamNames>();
  const Value lines = dict_get(own, names.lines);
  if (!lines || !is_exactly(lines, vm.types().list_iterator)) return {};
  Ref line = vm.next(lines);
  if (!line) return {};
  int64_t size;
  const Value at = dict_get(own, names.position);
  if (!at || !at.is_small_int() || !vm.length(line, size)) return {};
  return dict_set(vm, own, names.position, Value::small_int(at.as_small_int() + size)) ? line : Ref();
}

Ref next_line(Vm& vm, Value stream) {
  Ref line = next_cut(vm, stream);
  if (line || vm.has_exception()) return line;
  line = vm.call_method(stream, vm.extension<StreamNames>().next_line, {});
  return line && line.get().is_none() ? Ref() : line;
}

/// The lines of a text or of bytes with their \n; `takes_rest`: what follows the last one, too.
Ref cut(Vm& vm, Args args) {
  bool takes_rest;
  if (!vm.truth(args[1], takes_rest)) return {};
  const bool is_text = is_str(args[0]);
  if (!is_text && !is_bytes(args[0])) return type_error(vm, "a text or bytes are required");
  const std::string_view all = is_text ? view_of(args[0]) : as<Bytes>(args[0])->view();
  Ref made = new_list(vm);
  for (size_t at = 0; made && at < all.size();) {
    const size_t end = all.find('\n', at);
    if (end == std::string_view::npos && !takes_rest) break;
    const std::string_view line = all.substr(at, end == std::string_view::npos ? end : end + 1 - at);
    Ref piece = is_text ? new_str(vm, line) : new_bytes(vm, line);
    if (!piece || !list_append(vm, as_list(made), std::move(piece))) return {};
    at += line.size();
  }
  return made;
}

const NativeDef kFunctions[] = {{"cut", "data, takes_rest, /", cut}};

}  // namespace

bool init_stream_lines(Vm& vm, Module* module) {
  TypeDef def{"_io._LineSource", sizeof(Object), nullptr, {}, {}};
  Slots& s = def.slots;
  s.construct = [](Vm& vm, Type* type, Args) { return Ref::steal(Value(make_object<Object>(vm, type))); };
  s.next = next_line;
  Type* type = vm.make_type(def);
  return type && vm.set_module_attribute(module, "Lines", Value(type)) && vm.add_functions(module, kFunctions);
}

}  // namespace refjit::vm
