#include "vm/modules/text_stream.h"

#include "vm/extension.h"
#include "vm/types/define.h"

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

const NativeDef kMethods[] = {
    {"write", "text, /", write},
    {"writelines", "lines, /", writelines},
    {"flush", "", [](Vm&, Args) { return none(); }},
    {"isatty", "", [](Vm&, Args) { return boolean(false); }},
    {"writable", "", [](Vm&, Args) { return boolean(true); }},
    {"readable", "", [](Vm&, Args) { return boolean(false); }},
    {"fileno", "", [](Vm& vm, Args a) { return new_int(vm, self_as<HostStream>(a)->fd); }},
};
const PropertyDef kProperties[] = {
    {"encoding", [](Vm& vm, Value) { return new_str(vm, "utf-8"); }, nullptr},
    {"errors", [](Vm& vm, Value) { return new_str(vm, "strict"); }, nullptr},
    {"mode", [](Vm& vm, Value) { return new_str(vm, "w"); }, nullptr},
    {"closed", [](Vm&, Value) { return boolean(false); }, nullptr},
    {"name", [](Vm& vm, Value v) { return new_str(vm, as<HostStream>(v)->fd == 1 ? "<stdout>" : "<stderr>"); },
     nullptr},
};

Ref stream_repr(Vm& vm, Value v) {
  return new_str(vm, std::string("<_io.TextIOWrapper name='<") + (as<HostStream>(v)->fd == 1 ? "stdout" : "stderr") +
                         ">' mode='w' encoding='utf-8'>");
}

StreamType::StreamType(Vm& vm) {
  TypeDef def{"_io.TextIOWrapper", sizeof(HostStream), nullptr, {}, kMethods};
  def.slots.repr = stream_repr;
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
