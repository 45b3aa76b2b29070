// The part of _posix that tells what a process has used and bounds what it may use.
#include <sys/resource.h>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

double seconds(const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) * 1e-6; }

/// getrusage(who) -> the 16 fields of struct_rusage, times in seconds, ru_maxrss in KiB.
Ref usage(Vm& vm, Args args) {
  int who;
  if (!int_argument(vm, args[0], who)) return {};
  rusage spent;
  if (::getrusage(who, &spent) != 0) return errno == EINVAL ? vm::value_error(vm, "invalid who parameter") : fail(vm);
  Ref out = vm::new_list(vm);
  if (!out || !vm::list_append(vm, vm::as_list(out), Value::of(seconds(spent.ru_utime))) ||
      !vm::list_append(vm, vm::as_list(out), Value::of(seconds(spent.ru_stime))))
    return {};
  for (const long count : {spent.ru_maxrss, spent.ru_ixrss, spent.ru_idrss, spent.ru_isrss, spent.ru_minflt,
                           spent.ru_majflt, spent.ru_nswap, spent.ru_inblock, spent.ru_oublock, spent.ru_msgsnd,
                           spent.ru_msgrcv, spent.ru_nsignals, spent.ru_nvcsw, spent.ru_nivcsw}) {
    const Ref number = vm.integer(count);
    if (!number || !vm::list_append(vm, vm::as_list(out), number)) return {};
  }
  return out;
}

/// A bound as the guest says it: RLIM_INFINITY is -1 there.
Ref bound(Vm& vm, rlim_t limit) { return vm.integer(static_cast<int64_t>(limit)); }

/// prlimit(pid, resource, soft, hard) -> (soft, hard) as they were. soft = None changes nothing.
Ref bounds(Vm& vm, Args args) {
  int pid, resource;
  rlimit before, after;
  if (!int_argument(vm, args[0], pid) || !int_argument(vm, args[1], resource)) return {};
  const bool is_changed = !args[2].is_none();
  if (is_changed) {
    int64_t soft, hard;
    if (!vm.as_int64(args[2], soft) || !vm.as_int64(args[3], hard)) return {};
    after = {static_cast<rlim_t>(soft), static_cast<rlim_t>(hard)};
  }
  if (resource < 0 || resource >= RLIM_NLIMITS) return vm::value_error(vm, "invalid resource specified");
  if (::prlimit(pid, static_cast<__rlimit_resource>(resource), is_changed ? &after : nullptr, &before) != 0) {
    if (errno == EINVAL) return vm::value_error(vm, "current limit exceeds maximum limit");
    if (errno == EPERM && is_changed) return vm::value_error(vm, "not allowed to raise maximum limit");
    return fail(vm);
  }
  const Ref soft = bound(vm, before.rlim_cur), hard = bound(vm, before.rlim_max);
  const Value parts[] = {soft, hard};
  return soft && hard ? vm.tuple(parts) : Ref();
}

const NativeDef kLimits[] = {
    {"getrusage", "who, /", usage},
    {"prlimit", "pid, resource, soft, hard, /", bounds},
};

}  // namespace

bool add_limits(Vm& vm, vm::Module* module) { return vm.add_functions(module, kLimits); }

}  // namespace refjit::posix
