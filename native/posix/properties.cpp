// The part of _posix that asks for what is configured: limits of paths, texts of the system, owners, attributes of
// files.
#include <grp.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

constexpr size_t kMostAttribute = 65536;  // Linux keeps no longer ones.

/// The text of a name, or None where it has none.
Ref configured_text(Vm& vm, Args args) {
  int name;
  if (!int_argument(vm, args[0], name)) return {};
  errno = 0;
  std::string text(::confstr(name, nullptr, 0), '\0');
  if (text.empty()) return errno ? fail(vm) : vm::none();
  ::confstr(name, text.data(), text.size());
  text.pop_back();
  return vm.string(text);
}

/// pathconf(path or descriptor, name).
Ref path_limit(Vm& vm, Args args) {
  int name, fd;
  std::string path;
  if (!int_argument(vm, args[1], name)) return {};
  const bool is_path = vm::is_str(args[0]);
  if (!(is_path ? path_argument(vm, args[0], path) : int_argument(vm, args[0], fd))) return {};
  errno = 0;
  const long found = is_path ? ::pathconf(path.c_str(), name) : ::fpathconf(fd, name);
  if (found >= 0 || !errno) return vm.integer(found);
  return is_path ? fail(vm, path) : fail(vm);
}

template <auto kCall>
Ref three_owners(Vm& vm, Args) {
  unsigned of[3];
  if (kCall(&of[0], &of[1], &of[2]) != 0) return fail(vm);
  const Value parts[] = {Value::small_int(of[0]), Value::small_int(of[1]), Value::small_int(of[2])};
  return vm.tuple(parts);
}

template <auto kCall>
Ref set_three(Vm& vm, Args args) {
  int of[3];
  for (size_t i = 0; i < 3; ++i)
    if (!int_argument(vm, args[i], of[i])) return {};
  return kCall(unsigned(of[0]), unsigned(of[1]), unsigned(of[2])) == 0 ? vm::none() : fail(vm);
}

/// getgrouplist(user, group) -> every group of a user.
Ref groups_of(Vm& vm, Args args) {
  std::string user;
  int group;
  if (!path_argument(vm, args[0], user) || !int_argument(vm, args[1], group)) return {};
  int count = 64;
  std::vector<gid_t> found;
  do {
    found.resize(size_t(count));
  } while (::getgrouplist(user.c_str(), gid_t(group), found.data(), &count) < 0);
  Ref out = vm::new_list(vm);
  for (int i = 0; out && i < count; ++i)
    if (!vm::list_append(vm, vm::as_list(out), Value::small_int(found[size_t(i)]))) return {};
  return out;
}

/// wait4(pid, options) -> (pid, status, user seconds, system seconds, fourteen numbers of a rusage).
Ref await_with_usage(Vm& vm, Args args) {
  int of[2], status = 0;
  if (!int_argument(vm, args[0], of[0]) || !int_argument(vm, args[1], of[1])) return {};
  rusage usage{};
  pid_t pid;
  do {
    if (!goes_on(vm)) return {};
    pid = ::wait4(of[0], &status, of[1], &usage);
  } while (pid < 0 && errno == EINTR);
  if (pid < 0) return fail(vm);
  const auto seconds = [](const timeval& t) { return Value::of(double(t.tv_sec) + 1e-6 * double(t.tv_usec)); };
  std::vector<Value> parts = {Value::small_int(pid), Value::small_int(status), seconds(usage.ru_utime),
                              seconds(usage.ru_stime)};
  for (const long each : {usage.ru_maxrss, usage.ru_ixrss, usage.ru_idrss, usage.ru_isrss, usage.ru_minflt,
                          usage.ru_majflt, usage.ru_nswap, usage.ru_inblock, usage.ru_oublock, usage.ru_msgsnd,
                          usage.ru_msgrcv, usage.ru_nsignals, usage.ru_nvcsw, usage.ru_nivcsw})
    parts.push_back(Value::small_int(each));
  return vm.tuple(parts);
}

/// eventfd(value, flags) -> a descriptor that counts.
Ref make_counter(Vm& vm, Args args) {
  int64_t value;
  int flags;
  if (!vm.as_int64(args[0], value) || !int_argument(vm, args[1], flags)) return {};
  if (value < 0 || value > UINT32_MAX) return vm::overflow_error(vm, "Python int too large for C unsigned int");
  const int fd = ::eventfd(unsigned(value), flags);
  return fd < 0 ? fail(vm) : vm.integer(fd);
}

/// memfd_create(name, flags) -> a file in memory.
Ref make_memory_file(Vm& vm, Args args) {
  std::string name;
  int64_t flags;
  if (!path_argument(vm, args[0], name) || !vm.as_int64(args[1], flags)) return {};
  const int fd = ::memfd_create(name.c_str(), unsigned(flags));
  return fd < 0 ? fail(vm) : vm.integer(fd);
}

/// mknod(path, mode, device).
Ref make_node(Vm& vm, Args args) {
  std::string path;
  int mode;
  int64_t device;
  if (!path_argument(vm, args[0], path) || !int_argument(vm, args[1], mode) || !vm.as_int64(args[2], device)) return {};
  return ::mknod(path.c_str(), mode_t(mode), dev_t(device)) == 0 ? vm::none() : fail(vm, path);
}

// ---- attributes of files: a path, whether links are followed, a name

struct Attribute {
  std::string path, name;
  bool follows;
  int fd = -1;
};

bool read_attribute(Vm& vm, Args args, Attribute& out, bool has_name = true) {
  if (!(vm::is_str(args[0]) ? path_argument(vm, args[0], out.path) : int_argument(vm, args[0], out.fd))) return false;
  return vm.truth(args[1], out.follows) && (!has_name || path_argument(vm, args[2], out.name));
}

Ref fail_of(Vm& vm, const Attribute& a) { return a.fd >= 0 ? fail(vm) : fail(vm, a.path); }

Ref attribute(Vm& vm, Args args) {
  Attribute a;
  if (!read_attribute(vm, args, a)) return {};
  std::string data(kMostAttribute, '\0');
  const ssize_t size = a.fd >= 0   ? ::fgetxattr(a.fd, a.name.c_str(), data.data(), data.size())
                       : a.follows ? ::getxattr(a.path.c_str(), a.name.c_str(), data.data(), data.size())
                                   : ::lgetxattr(a.path.c_str(), a.name.c_str(), data.data(), data.size());
  return size < 0 ? fail_of(vm, a) : vm::new_bytes(vm, std::string_view(data).substr(0, size_t(size)));
}

/// Their names, each with a zero behind it.
Ref attributes(Vm& vm, Args args) {
  Attribute a;
  if (!read_attribute(vm, args, a, false)) return {};
  std::string names(kMostAttribute, '\0');
  const ssize_t size = a.fd >= 0   ? ::flistxattr(a.fd, names.data(), names.size())
                       : a.follows ? ::listxattr(a.path.c_str(), names.data(), names.size())
                                   : ::llistxattr(a.path.c_str(), names.data(), names.size());
  return size < 0 ? fail_of(vm, a) : vm::new_bytes(vm, std::string_view(names).substr(0, size_t(size)));
}

/// setxattr(path, follows, name, value, flags).
Ref set_attribute(Vm& vm, Args args) {
  Attribute a;
  std::string_view value;
  int flags;
  if (!read_attribute(vm, args, a) || !int_argument(vm, args[4], flags)) return {};
  if (!vm::bytes_like(args[3], value)) return vm::type_error(vm, "a bytes-like object is required");
  const int result = a.fd >= 0   ? ::fsetxattr(a.fd, a.name.c_str(), value.data(), value.size(), flags)
                     : a.follows ? ::setxattr(a.path.c_str(), a.name.c_str(), value.data(), value.size(), flags)
                                 : ::lsetxattr(a.path.c_str(), a.name.c_str(), value.data(), value.size(), flags);
  return result < 0 ? fail_of(vm, a) : vm::none();
}

Ref remove_attribute(Vm& vm, Args args) {
  Attribute a;
  if (!read_attribute(vm, args, a)) return {};
  const int result = a.fd >= 0   ? ::fremovexattr(a.fd, a.name.c_str())
                     : a.follows ? ::removexattr(a.path.c_str(), a.name.c_str())
                                 : ::lremovexattr(a.path.c_str(), a.name.c_str());
  return result < 0 ? fail_of(vm, a) : vm::none();
}

const NativeDef kProperties[] = {
    {"confstr", "name, /", configured_text},
    {"pathconf", "path, name, /", path_limit},
    {"getresuid", "", three_owners<::getresuid>},
    {"getresgid", "", three_owners<::getresgid>},
    {"setresuid", "real, effective, saved, /", set_three<::setresuid>},
    {"setresgid", "real, effective, saved, /", set_three<::setresgid>},
    {"getgrouplist", "user, group, /", groups_of},
    {"wait4", "pid, options, /", await_with_usage},
    {"eventfd", "value, flags, /", make_counter},
    {"memfd_create", "name, flags, /", make_memory_file},
    {"mknod", "path, mode, device, /", make_node},
    {"getxattr", "path, follows, name, /", attribute},
    {"listxattr", "path, follows, /", attributes},
    {"setxattr", "path, follows, name, value, flags, /", set_attribute},
    {"removexattr", "path, follows, name, /", remove_attribute},
};

}  // namespace

bool add_properties(Vm& vm, vm::Module* module) { return vm.add_functions(module, kProperties); }

}  // namespace refjit::posix
