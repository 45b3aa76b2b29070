#include "vm/modules/text_stream.h"

#include "vm/extension.h"
#include "vm/types/define.h"
#include "vm/types/list.h"

namespace refjit::vm {

namespace {

struct HostStream : Object {
  int64_t fd;
};

/// The type of one Vm's streams.
struct StreamType : Vm::Extension {
  Type* type;
  explicit StreamType(Vm& vm);
};

Ref write(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "write() argument must be str, not " + vm.type_name(args[1]));
  vm.host().write(static_cast<int>(self_as<HostStream>(args)->fd), view_of(args[1]));
  return new_int(vm, as_str(args[1])->length);
}

Ref writelines(Vm& vm, Args args) {
  const bool is_fine = vm.for_each(args[1], [&](Value line) {
    if (!is_str(line)) return fail(type_error(vm, "write() argument must be str, not " + vm.type_name(line)));
    vm.host().write(static_cast<int>(self_as<HostStream>(args)->fd), view_of(line));
    return true;
  });
  return is_fine ? none() : Ref();
}

/// What reads waits until all that was written is seen: so does a write to the standard error, even of nothing.
Ref flush(Vm& vm, Args args) {
  if (self_as<HostStream>(args)->fd == 1) vm.host().write(2, "");
  return none();
}

bool can_read(Vm& vm, Value self) {
  if (as<HostStream>(self)->fd == 0) return true;
  vm.raise(vm.types().OSError, "not readable");
  return false;
}

Ref read_line(Vm& vm, Args args) { return can_read(vm, args[0]) ? new_str(vm, vm.host().read_line()) : Ref(); }

Ref read_all(Vm& vm, Args args) {
  if (!can_read(vm, args[0])) return {};
  std::string text;
  for (std::string line = vm.host().read_line(); !line.empty(); line = vm.host().read_line()) text += line;
  return new_str(vm, text);
}

Ref read_lines(Vm& vm, Args args) {
  Ref lines = new_list(vm);
  if (!lines || !can_read(vm, args[0])) return {};
  for (std::string line = vm.host().read_line(); !line.empty(); line = vm.host().read_line()) {
    Ref text = new_str(vm, line);
    if (!text || !list_append(vm, as_list(lines), text)) return {};
  }
  return lines;
}

Ref next_line(Vm& vm, Value self) {
  if (!can_read(vm, self)) return {};
  const std::string line = vm.host().read_line();
  return line.empty() ? Ref() : new_str(vm, line);
}

const char* name_of(Value v) {
  static constexpr const char* kNames[] = {"<stdin>", "<stdout>", "<stderr>"};
  return kNames[as<HostStream>(v)->fd];
}

const NativeDef kMethods[] = {
    {"write", "text, /", write},
    {"writelines", "lines, /", writelines},
    {"flush", "", flush},
    {"read", "size=-1, /", read_all},
    {"readline", "size=-1, /", read_line},
    {"readlines", "hint=-1, /", read_lines},
    {"isatty", "", [](Vm&, Args) { return boolean(false); }},
    {"writable", "", [](Vm&, Args a) { return boolean(self_as<HostStream>(a)->fd != 0); }},
    {"readable", "", [](Vm&, Args a) { return boolean(self_as<HostStream>(a)->fd == 0); }},
    {"fileno", "", [](Vm& vm, Args a) { return new_int(vm, self_as<HostStream>(a)->fd); }},
};
const PropertyDef kProperties[] = {
    {"encoding", [](Vm& vm, Value) { return new_str(vm, "utf-8"); }, nullptr},
    {"errors", [](Vm& vm, Value) { return new_str(vm, "strict"); }, nullptr},
    {"mode", [](Vm& vm, Value v) { return new_str(vm, as<HostStream>(v)->fd ? "w" : "r"); }, nullptr},
    {"closed", [](Vm&, Value) { return boolean(false); }, nullptr},
    {"name", [](Vm& vm, Value v) { return new_str(vm, name_of(v)); }, nullptr},
};

Ref stream_repr(Vm& vm, Value v) {
  return new_str(vm, std::string("<_io.TextIOWrapper name='") + name_of(v) + "' mode='" +
                         (as<HostStream>(v)->fd ? "w" : "r") + "' encoding='utf-8'>");
}

StreamType::StreamType(Vm& vm) {
  TypeDef def{"_io.TextIOWrapper", sizeof(HostStream), nullptr, {}, kMethods};
  def.slots.repr = stream_repr;
  def.slots.iter = [](Vm&, Value v) { return Ref(v); };
  def.slots.next = next_line;
  type = vm.make_type(def);
  if (type) add_properties(vm, type, kProperties);
}

}  // namespace

Ref new_host_stream(Vm& vm, int fd) {
  auto* made = make_object<HostStream>(vm, vm.extension<StreamType>().type);
  if (!made) return {};
  made->fd = fd;
  return Ref::steal(Value(made));
}

bool is_host_stream(Vm& vm, Value v, int& fd) {
  if (!v.is_object() || v.object()->type->name->view() != "TextIOWrapper") return false;
  if (v.object()->type != vm.extension<StreamType>().type) return false;
  fd = static_cast<int>(as<HostStream>(v)->fd);
  return true;
}

}  // namespace refjit::vm
