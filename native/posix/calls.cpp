// The part of _posix that hands plain calls on: processes and their groups, owners, file systems, terminals.
#include <fcntl.h>
#include <pty.h>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

bool numbers(Vm& vm, Args args, int* out, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (!int_argument(vm, args[i], out[i])) return false;
  return true;
}

/// A call of the system that takes numbers and gives one; -1 is an error.
template <auto kCall, size_t... kIndices>
Ref plain_call(Vm& vm, Args args, std::index_sequence<kIndices...>) {
  int of[sizeof...(kIndices) + 1];
  if (!numbers(vm, args, of, sizeof...(kIndices))) return {};
  const auto result = kCall(of[kIndices]...);
  return result == decltype(result)(-1) ? fail(vm) : vm.integer(int64_t(result));
}
/// Debian 12's C library has a wrapper without a flag of its own: the call itself.
int open_process(int pid, int flags) { return static_cast<int>(::syscall(SYS_pidfd_open, pid, flags)); }

/// waitid(kind, id, options) -> (pid, uid, signal, status, code), or None where none has changed.
Ref await_change(Vm& vm, Args args) {
  int of[3];
  if (!numbers(vm, args, of, 3)) return {};
  siginfo_t told{};
  int result;
  do {
    if (!goes_on(vm)) return {};
    result = ::waitid(static_cast<idtype_t>(of[0]), static_cast<id_t>(of[1]), &told, of[2]);
  } while (result < 0 && errno == EINTR);
  if (result < 0) return fail(vm);
  if (told.si_pid == 0) return Value(vm::kNone);
  Ref list = vm::new_list(vm);
  for (const int each : {int(told.si_pid), int(told.si_uid), told.si_signo, told.si_status, told.si_code})
    if (!list || !vm::list_append(vm, list.as<vm::List>(), vm.integer(each))) return {};
  return list;
}

template <auto kCall, size_t kCount>
Ref plain(Vm& vm, Args args) {
  return plain_call<kCall>(vm, args, std::make_index_sequence<kCount>());
}

/// nice and getpriority may give -1 and mean it.
Ref lower_priority(Vm& vm, Args args) {
  int step;
  if (!int_argument(vm, args[0], step)) return {};
  errno = 0;
  const int now = ::nice(step);
  return now == -1 && errno ? fail(vm) : vm.integer(now);
}
Ref priority(Vm& vm, Args args) {
  int of[2];
  if (!numbers(vm, args, of, 2)) return {};
  errno = 0;
  const int found = ::getpriority(__priority_which_t(of[0]), id_t(of[1]));
  return found == -1 && errno ? fail(vm) : vm.integer(found);
}
int set_priority(int which, int who, int value) { return ::setpriority(__priority_which_t(which), id_t(who), value); }

/// chown(path, uid, gid, follows).
Ref change_owner(Vm& vm, Args args) {
  std::string path;
  int of[2];
  bool follows;
  if (!path_argument(vm, args[0], path) || !int_argument(vm, args[1], of[0]) || !int_argument(vm, args[2], of[1]) ||
      !vm.truth(args[3], follows))
    return {};
  return (follows ? ::chown : ::lchown)(path.c_str(), uid_t(of[0]), gid_t(of[1])) == 0 ? vm::none() : fail(vm, path);
}

Ref groups(Vm& vm, Args) {
  gid_t found[1024];
  const int count = ::getgroups(1024, found);
  if (count < 0) return fail(vm);
  Ref out = vm::new_list(vm);
  for (int i = 0; out && i < count; ++i)
    if (!vm::list_append(vm, vm::as_list(out), Value::small_int(found[i]))) return {};
  return out;
}

/// The eleven numbers of a statvfs_result, of a path or of a descriptor.
Ref file_system(Vm& vm, Args args) {
  struct statvfs found;
  if (vm::is_str(args[0])) {
    std::string path;
    if (!path_argument(vm, args[0], path)) return {};
    if (::statvfs(path.c_str(), &found) != 0) return fail(vm, path);
  } else {
    int fd;
    if (!int_argument(vm, args[0], fd)) return {};
    if (::fstatvfs(fd, &found) != 0) return fail(vm);
  }
  const uint64_t parts[] = {found.f_bsize,  found.f_frsize,  found.f_blocks, found.f_bfree,
                            found.f_bavail, found.f_files,   found.f_ffree,  found.f_favail,
                            found.f_flag,   found.f_namemax, found.f_fsid};
  std::vector<Ref> owned;
  std::vector<Value> values;
  for (uint64_t part : parts) {
    owned.push_back(vm.unsigned_integer(part));
    if (!owned.back()) return {};
    values.push_back(owned.back());
  }
  return vm.tuple(values);
}

Ref terminal_name(Vm& vm, Args args) {
  int fd;
  char name[256];
  if (!int_argument(vm, args[0], fd)) return {};
  const int error = ::ttyname_r(fd, name, sizeof name);
  return error ? raise_os_error(vm, error) : vm.string(name);
}

Ref open_terminal(Vm& vm, Args) {
  int master, slave;
  return ::openpty(&master, &slave, nullptr, nullptr, nullptr) == 0 ? pair(vm, master, slave) : fail(vm);
}

/// pipe2(flags) -> both descriptors.
Ref make_pipe(Vm& vm, Args args) {
  int flags, fds[2];
  if (!int_argument(vm, args[0], flags)) return {};
  return ::pipe2(fds, flags) == 0 ? pair(vm, fds[0], fds[1]) : fail(vm);
}

bool strings_of(Vm& vm, Value v, std::vector<std::string>& out) {
  return vm.for_each(v, [&](Value item) { return path_argument(vm, item, out.emplace_back()); });
}
std::vector<char*> pointers_of(std::vector<std::string>& strings) {
  std::vector<char*> out;
  for (std::string& each : strings) out.push_back(each.data());
  out.push_back(nullptr);
  return out;
}

/// exec(path, argv, env): the program takes the place of this one.
Ref become(Vm& vm, Args args) {
  std::string path;
  std::vector<std::string> argv, env;
  if (!path_argument(vm, args[0], path) || !strings_of(vm, args[1], argv) || !strings_of(vm, args[2], env)) return {};
  ::execve(path.c_str(), pointers_of(argv).data(), pointers_of(env).data());
  return fail(vm);
}

Ref lock_part(Vm& vm, Args args) {
  int of[2];
  int64_t length;
  if (!numbers(vm, args, of, 2) || !vm.as_int64(args[2], length)) return {};
  return ::lockf(of[0], of[1], length) == 0 ? vm::none() : fail(vm);
}

Ref system_limit(Vm& vm, Args args) {
  int name;
  if (!int_argument(vm, args[0], name)) return {};
  errno = 0;
  const long found = ::sysconf(name);
  return found == -1 && errno ? fail(vm) : vm.integer(found);
}

/// epoll_ctl(epoll, operation, fd, events).
Ref control_epoll(Vm& vm, Args args) {
  int of[3];
  int64_t events;
  if (!numbers(vm, args, of, 3) || !vm.as_int64(args[3], events)) return {};
  epoll_event event{};
  event.events = uint32_t(events);
  event.data.fd = of[2];
  return ::epoll_ctl(of[0], of[1], of[2], &event) == 0 ? vm::none() : fail(vm);
}

/// epoll_ready(epoll, most) -> [(fd, events)] of those that are ready now.
Ref ready_of_epoll(Vm& vm, Args args) {
  int of[2];
  if (!numbers(vm, args, of, 2)) return {};
  std::vector<epoll_event> found(size_t(std::max(of[1], 1)));
  const int count = ::epoll_wait(of[0], found.data(), int(found.size()), 0);
  if (count < 0) return fail(vm);
  Ref out = vm::new_list(vm);
  for (int i = 0; i < count; ++i) {
    Ref each = pair(vm, found[size_t(i)].data.fd, int(found[size_t(i)].events));
    if (!out || !each || !vm::list_append(vm, vm::as_list(out), each)) return {};
  }
  return out;
}

Ref leave_core(Vm&, Args) { std::abort(); }

const NativeDef kCalls[] = {
    {"fork", "", plain<::fork, 0>},
    {"setsid", "", plain<::setsid, 0>},
    {"pidfd_open", "pid, flags, /", plain<open_process, 2>},
    {"waitid", "kind, id, options, /", await_change},
    {"getpgrp", "", plain<::getpgrp, 0>},
    {"getsid", "pid, /", plain<::getsid, 1>},
    {"getpgid", "pid, /", plain<::getpgid, 1>},
    {"setpgid", "pid, group, /", plain<::setpgid, 2>},
    {"setuid", "id, /", plain<::setuid, 1>},
    {"seteuid", "id, /", plain<::seteuid, 1>},
    {"setgid", "id, /", plain<::setgid, 1>},
    {"setegid", "id, /", plain<::setegid, 1>},
    {"setreuid", "real, effective, /", plain<::setreuid, 2>},
    {"setregid", "real, effective, /", plain<::setregid, 2>},
    {"fchmod", "fd, mode, /", plain<::fchmod, 2>},
    {"fchdir", "fd, /", plain<::fchdir, 1>},
    {"fchown", "fd, uid, gid, /", plain<::fchown, 3>},
    {"setpriority", "which, who, value, /", plain<set_priority, 3>},
    {"sched_yield", "", plain<::sched_yield, 0>},
    {"sched_get_priority_max", "policy, /", plain<::sched_get_priority_max, 1>},
    {"sched_get_priority_min", "policy, /", plain<::sched_get_priority_min, 1>},
    {"tcgetpgrp", "fd, /", plain<::tcgetpgrp, 1>},
    {"tcsetpgrp", "fd, group, /", plain<::tcsetpgrp, 2>},
    {"nice", "step, /", lower_priority},
    {"getpriority", "which, who, /", priority},
    {"chown", "path, uid, gid, follows, /", change_owner},
    {"getgroups", "", groups},
    {"statvfs", "path, /", file_system},
    {"ttyname", "fd, /", terminal_name},
    {"openpty", "", open_terminal},
    {"pipe2", "flags, /", make_pipe},
    {"exec", "path, argv, env, /", become},
    {"lockf", "fd, command, length, /", lock_part},
    {"sysconf", "name, /", system_limit},
    {"abort", "", leave_core},
    {"epoll_create", "flags, /", plain<::epoll_create1, 1>},
    {"epoll_ctl", "epoll, operation, fd, events, /", control_epoll},
    {"epoll_ready", "epoll, most, /", ready_of_epoll},
};

}  // namespace

bool add_calls(Vm& vm, vm::Module* module) { return vm.add_functions(module, kCalls); }

}  // namespace refjit::posix
