// _host and _inspection: what Python sources of the standard library need from the Host and from the core.
#include "vm/core/types.h"
#include "vm/frame.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

Ref read_file(Vm& vm, Args args) {
  Str* path;
  if (!str_argument(vm, args[0], "path", path)) return {};
  if (std::string own; library_source(vm, path->view(), own)) return new_bytes(vm, own);
  auto text = vm.host().read_file(std::string(path->view()));
  if (!text) return raise_os_error(vm, 2, "No such file or directory", path->view());
  return new_bytes(vm, *text);
}

Ref write_file(Vm& vm, Args args) {
  Str* path;
  std::string_view bytes;
  if (!str_argument(vm, args[0], "path", path)) return {};
  if (!bytes_like(args[1], bytes))
    return type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[1]) + "'");
  if (!vm.host().write_file(std::string(path->view()), bytes))
    return raise_os_error(vm, 13, "Permission denied", path->view());
  return none();
}

Ref is_file(Vm& vm, Args args) {
  Str* path;
  return str_argument(vm, args[0], "path", path) ? boolean(vm.host().is_file(std::string(path->view()))) : Ref();
}

template <bool (Host::*kAct)(const std::string&)>
Ref act_on(Vm& vm, Args args) {
  Str* path;
  return str_argument(vm, args[0], "path", path) ? boolean((vm.host().*kAct)(std::string(path->view()))) : Ref();
}

Ref rename(Vm& vm, Args args) {
  Str *from, *to;
  if (!str_argument(vm, args[0], "src", from) || !str_argument(vm, args[1], "dst", to)) return {};
  return boolean(vm.host().rename_file(std::string(from->view()), std::string(to->view())));
}

/// (name, bytes, seconds) of all in a folder, folders' names with "/" at the end; none: it is no folder.
Ref list_folder(Vm& vm, Args args) {
  Str* path;
  Ref out = new_list(vm);
  if (!out || !str_argument(vm, args[0], "path", path)) return {};
  const auto entries = vm.host().list_files(std::string(path->view()));
  for (const auto& entry : entries) {
    if (entry.name == "./") continue;
    Ref name = vm.string(entry.name);
    Ref size = vm.integer(entry.bytes);
    if (!name || !size || !list_append(vm, as_list(out), new_tuple(vm, {name, size, Value::of(entry.modified)})))
      return {};
  }
  return entries.empty() ? none() : out;
}

Ref environment(Vm& vm, Args args) {
  Str* name;
  if (!str_argument(vm, args[0], "name", name)) return {};
  bool found = false;
  const std::string value = vm.host().environment(std::string(name->view()), found);
  return found ? new_str(vm, value) : none();
}

Ref write(Vm& vm, Args args) {
  int64_t fd;
  Str* text;
  if (!vm.as_int64(args[0], fd) || !str_argument(vm, args[1], "text", text)) return {};
  vm.host().write(static_cast<int>(fd), text->view());
  return none();
}

Ref locate(Vm& vm, Args args) {
  Str* name;
  return str_argument(vm, args[0], "name", name) ? locate_module(vm, std::string(name->view()), args[1]) : Ref();
}

const NativeDef kHost[] = {
    {"locate_module", "name, folders, /", locate},
    {"read_file", "path, /", read_file},
    {"write_file", "path, data, /", write_file},
    {"is_file", "path, /", is_file},
    {"make_folders", "path, /", act_on<&Host::make_folders>},
    {"remove", "path, /", act_on<&Host::remove_file>},
    {"rename", "src, dst, /", rename},
    {"list_folder", "path, /", list_folder},
    {"environment", "name, /", environment},
    {"write", "fd, text, /", write},
    {"read_line", "", [](Vm& vm, Args) { return new_str(vm, vm.host().read_line()); }},
};

Ref format_error(Vm& vm, Args args) {
  if (!is_exception(args[0])) return type_error(vm, "an exception is required");
  return new_str(vm, vm.format_exception(args[0]));
}

/// The weak references of an object, in the order of their making.
Ref weak_references(Vm& vm, Args args) {
  Ref out = new_list(vm);
  if (!out || !args[0].is_object()) return out;
  const auto& table = vm.state().weak_references;
  const auto found = table.find(args[0].object());
  if (found == table.end()) return out;
  for (WeakReference* r : found->second)
    if (r && !is_watch(r) && !list_append(vm, as_list(out), Value(r))) return {};
  return out;
}

/// match_as(class, is_mapping): what `case` takes instances of a class for; subclasses made later inherit it.
Ref match_as(Vm& vm, Args args) {
  if (!is_kind(args[0], kTypeType)) return type_error(vm, "a class is required");
  Type* type = as<Type>(args[0]);
  if (type->type_flags & kTypeHeap) {
    type->type_flags &= ~(kTypeMatchSequence | kTypeMatchMapping);
    type->type_flags |= args[1] == kTrue ? kTypeMatchMapping : kTypeMatchSequence;
  }
  return none();
}
/// matches_as(class): True for mappings, False for sequences, else None.
Ref matches_as(Vm&, Args args) {
  if (!is_kind(args[0], kTypeType)) return none();
  const uint32_t flags = as<Type>(args[0])->type_flags;
  return flags & kTypeMatchMapping ? boolean(true) : flags & kTypeMatchSequence ? boolean(false) : none();
}

const NativeDef kInspection[] = {
    {"match_as", "class, is_mapping, /", match_as},
    {"matches_as", "class, /", matches_as},
    {"weak_references", "object, /", weak_references},
    {"format_exception", "exception, /", format_error},
};

}  // namespace

bool init_host(Vm& vm, Module* module) { return vm.add_functions(module, kHost); }
bool init_inspection(Vm& vm, Module* module) {
  return vm.add_functions(module, kInspection) &&
         vm.set_module_attribute(module, "SimpleNamespace", Value(vm.types().simple_namespace)) &&
         vm.set_module_attribute(module, "ReferenceType", Value(vm.types().weak_reference));
}

}  // namespace refjit::vm
