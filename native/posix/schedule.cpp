// The part of _posix about when and where processes run: processors, policies; what moves bytes without a copy; the
// log, the digests of passwords, and chance.
#include <dlfcn.h>
#include <sched.h>
#include <sys/random.h>
#include <syslog.h>
#include <unistd.h>

#include <fcntl.h>
#include <grp.h>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

Ref used_cpus(Vm& vm, Args args) {
  int pid;
  cpu_set_t cpus;
  if (!int_argument(vm, args[0], pid)) return {};
  if (::sched_getaffinity(pid, sizeof cpus, &cpus) != 0) return fail(vm);
  Ref out = vm::new_list(vm);
  for (int i = 0; i < CPU_SETSIZE; ++i) {
    Ref number = vm.integer(i);
    if (CPU_ISSET(i, &cpus) && (!out || !vm::list_append(vm, vm::as_list(out), number))) return {};
  }
  return out;
}

Ref use_cpus(Vm& vm, Args args) {
  int pid;
  cpu_set_t cpus;
  CPU_ZERO(&cpus);
  if (!int_argument(vm, args[0], pid)) return {};
  const bool ok = vm.for_each(args[1], [&](Value item) {
    int number;
    if (!int_argument(vm, item, number)) return false;
    if (number < 0) return vm::fail(vm::value_error(vm, "negative CPU number"));
    if (number < CPU_SETSIZE) CPU_SET(number, &cpus);
    return true;
  });
  if (!ok) return {};
  return ::sched_setaffinity(pid, sizeof cpus, &cpus) == 0 ? vm::none() : fail(vm);
}

Ref policy(Vm& vm, Args args) {
  int pid;
  if (!int_argument(vm, args[0], pid)) return {};
  const int found = ::sched_getscheduler(pid);
  return found < 0 ? fail(vm) : vm.integer(found);
}

Ref priority_of(Vm& vm, Args args) {
  int pid;
  sched_param found{};
  if (!int_argument(vm, args[0], pid)) return {};
  return ::sched_getparam(pid, &found) == 0 ? vm.integer(found.sched_priority) : fail(vm);
}

/// sched_set(pid, policy, priority); policy None keeps it.
Ref set_policy(Vm& vm, Args args) {
  int pid, kind = -1;
  sched_param wanted{};
  if (!int_argument(vm, args[0], pid) || (!args[1].is_none() && !int_argument(vm, args[1], kind)) ||
      !int_argument(vm, args[2], wanted.sched_priority))
    return {};
  const int result = args[1].is_none() ? ::sched_setparam(pid, &wanted) : ::sched_setscheduler(pid, kind, &wanted);
  return result < 0 ? fail(vm) : vm::none();
}

Ref interval(Vm& vm, Args args) {
  int pid;
  timespec found{};
  if (!int_argument(vm, args[0], pid)) return {};
  if (::sched_rr_get_interval(pid, &found) != 0) return fail(vm);
  return Value::of(double(found.tv_sec) + 1e-9 * double(found.tv_nsec));
}

/// splice(from, to, count, from's offset, to's offset, flags); an offset None is the descriptor's own.
Ref move_bytes(Vm& vm, Args args) {
  int from, to, flags;
  int64_t count;
  loff_t offsets[2];
  if (!int_argument(vm, args[0], from) || !int_argument(vm, args[1], to) || !vm.as_int64(args[2], count) ||
      !int_argument(vm, args[5], flags))
    return {};
  for (size_t i = 0; i < 2; ++i) {
    int64_t offset = 0;
    if (!args[3 + i].is_none() && !vm.as_int64(args[3 + i], offset)) return {};
    offsets[i] = offset;
  }
  const ssize_t moved = ::splice(from, args[3].is_none() ? nullptr : &offsets[0], to,
                                 args[4].is_none() ? nullptr : &offsets[1], size_t(count), unsigned(flags));
  return moved < 0 ? fail(vm) : vm.integer(moved);
}

Ref set_groups(Vm& vm, Args args) {
  std::vector<gid_t> ids;
  const bool ok = vm.for_each(args[0], [&](Value item) {
    int number;
    if (!int_argument(vm, item, number)) return false;
    ids.push_back(gid_t(number));
    return true;
  });
  if (!ok) return {};
  return ::setgroups(ids.size(), ids.data()) == 0 ? vm::none() : fail(vm);
}

Ref begin_groups(Vm& vm, Args args) {
  std::string name;
  int group;
  if (!path_argument(vm, args[0], name) || !int_argument(vm, args[1], group)) return {};
  return ::initgroups(name.c_str(), gid_t(group)) == 0 ? vm::none() : fail(vm);
}

Ref change_root(Vm& vm, Args args) {
  std::string path;
  if (!path_argument(vm, args[0], path)) return {};
  return ::chroot(path.c_str()) == 0 ? vm::none() : fail(vm, path);
}

Ref open_log(Vm& vm, Args args) {
  static std::string ident;  // the library keeps the pointer
  int of[2];
  if (!path_argument(vm, args[0], ident) || !int_argument(vm, args[1], of[0]) || !int_argument(vm, args[2], of[1]))
    return {};
  ::openlog(ident.empty() ? nullptr : ident.c_str(), of[0], of[1]);
  return vm::none();
}
Ref write_log(Vm& vm, Args args) {
  int priority;
  std::string text;
  if (!int_argument(vm, args[0], priority) || !path_argument(vm, args[1], text)) return {};
  ::syslog(priority, "%s", text.c_str());
  return vm::none();
}
Ref close_log(Vm&, Args) {
  ::closelog();
  return vm::none();
}
Ref mask_log(Vm& vm, Args args) {
  int mask;
  return int_argument(vm, args[0], mask) ? vm.integer(::setlogmask(mask)) : Ref();
}

/// crypt(word, salt), of a library that is looked for when it is first asked.
Ref digest_password(Vm& vm, Args args) {
  using Crypt = char*(const char*, const char*);
  static auto* crypt = [] {
    for (const char* name : {"libcrypt.so.1", "libcrypt.so.2"})
      if (void* library = ::dlopen(name, RTLD_NOW)) return reinterpret_cast<Crypt*>(::dlsym(library, "crypt"));
    return static_cast<Crypt*>(nullptr);
  }();
  std::string word, salt;
  if (!path_argument(vm, args[0], word) || !path_argument(vm, args[1], salt)) return {};
  if (!crypt) return raise_os_error(vm, ENOSYS);
  const char* digest = crypt(word.c_str(), salt.c_str());
  return digest ? vm.string(digest) : fail(vm);
}

/// random(size) -> bytes of the machine's generator.
Ref random_bytes(Vm& vm, Args args) {
  int64_t size;
  if (!vm.as_int64(args[0], size)) return {};
  std::string bytes(static_cast<size_t>(size), '\0');
  for (size_t at = 0; at < bytes.size();) {
    const ssize_t got = ::getrandom(bytes.data() + at, bytes.size() - at, 0);
    if (got < 0 && errno != EINTR) return fail(vm);
    if (got > 0) at += static_cast<size_t>(got);
  }
  return vm::new_bytes(vm, bytes);
}

const NativeDef kSchedule[] = {
    {"sched_getaffinity", "pid, /", used_cpus},
    {"sched_setaffinity", "pid, cpus, /", use_cpus},
    {"sched_getscheduler", "pid, /", policy},
    {"sched_getparam", "pid, /", priority_of},
    {"sched_set", "pid, policy, priority, /", set_policy},
    {"sched_rr_get_interval", "pid, /", interval},
    {"splice", "from, to, count, from_offset, to_offset, flags, /", move_bytes},
    {"setgroups", "groups, /", set_groups},
    {"initgroups", "name, group, /", begin_groups},
    {"chroot", "path, /", change_root},
    {"openlog", "ident, options, facility, /", open_log},
    {"syslog", "priority, text, /", write_log},
    {"closelog", "", close_log},
    {"setlogmask", "mask, /", mask_log},
    {"crypt", "word, salt, /", digest_password},
    {"random", "size, /", random_bytes},
};

}  // namespace

bool add_schedule(Vm& vm, vm::Module* module) { return vm.add_functions(module, kSchedule); }

}  // namespace refjit::posix
