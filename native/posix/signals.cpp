// The part of _posix that receives signals. A handler of the system only notes the number; the guest's `signal` takes
// the notes between jumps back and around waits, and calls the program's handlers.
#include <pthread.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

constexpr int kSignals = 65;
// A signal handler can reach nothing but these.
volatile sig_atomic_t noted[kSignals];
volatile sig_atomic_t is_any_noted = 0;
volatile sig_atomic_t wakeup_descriptor = -1;
struct sigaction first_actions[kSignals];  ///< What was done with a signal before the program asked for it.
bool is_kept[kSignals];

void note(int number) {
  const int error = errno;
  noted[number] = 1;
  is_any_noted = 1;
  if (wakeup_descriptor >= 0) {
    const unsigned char byte = static_cast<unsigned char>(number);
    if (::write(int(wakeup_descriptor), &byte, 1) < 0) errno = error;  // a full pipe wakes as well
  }
  errno = error;
}

bool signal_argument(Vm& vm, Value v, int& number) {
  if (!int_argument(vm, v, number)) return false;
  if (number >= 1 && number < kSignals) return true;
  vm::value_error(vm, "signal number out of range");
  return false;
}

/// watch_signal(number, how): 0 the system's default, 1 ignored, 2 noted, 3 as it was at first.
Ref watch(Vm& vm, Args args) {
  int number, how;
  if (!signal_argument(vm, args[0], number) || !int_argument(vm, args[1], how)) return {};
  struct sigaction action {
  }, old;
  action.sa_handler = how == 0 ? SIG_DFL : how == 1 ? SIG_IGN : note;
  if (how == 3) {
    if (!is_kept[number]) return vm::none();
    action = first_actions[number];
  }
  if (::sigaction(number, &action, &old) != 0) return fail(vm);
  if (!is_kept[number]) first_actions[number] = old;
  is_kept[number] = true;
  return vm::none();
}

Ref list_of(Vm& vm, const auto& holds) {
  Ref out = vm::new_list(vm);
  for (int number = 1; out && number < kSignals; ++number)
    if (holds(number) && !vm::list_append(vm, vm::as_list(out), Value::small_int(number))) return {};
  return out;
}

/// The signals noted since the last call.
Ref take(Vm& vm, Args) {
  if (!is_any_noted) return list_of(vm, [](int) { return false; });
  is_any_noted = 0;
  return list_of(vm, [](int number) {
    const bool is_noted = noted[number] != 0;
    noted[number] = 0;
    return is_noted;
  });
}

Ref set_wakeup(Vm& vm, Args args) {
  int fd;
  if (!int_argument(vm, args[0], fd)) return {};
  const int old = int(wakeup_descriptor);
  wakeup_descriptor = fd;
  return vm.integer(old);
}

bool set_argument(Vm& vm, Value v, sigset_t& out) {
  sigemptyset(&out);
  return vm.for_each(v, [&](Value item) {
    int number;
    if (!int_argument(vm, item, number)) return false;
    sigaddset(&out, number);
    return true;
  });
}

Ref numbers_of(Vm& vm, const sigset_t& set) {
  return list_of(vm, [&](int number) { return sigismember(&set, number) == 1; });
}

Ref mask(Vm& vm, Args args) {
  int how;
  sigset_t set, old;
  if (!int_argument(vm, args[0], how) || !set_argument(vm, args[1], set)) return {};
  const int error = ::pthread_sigmask(how, &set, &old);
  return error ? raise_os_error(vm, error) : numbers_of(vm, old);
}

Ref pending(Vm& vm, Args) {
  sigset_t set;
  return ::sigpending(&set) == 0 ? numbers_of(vm, set) : fail(vm);
}

/// The siginfo of a signal of the set, or None when none came in so many seconds.
Ref await(Vm& vm, Args args) {
  sigset_t set;
  double seconds;
  if (!set_argument(vm, args[0], set) || !vm.as_double(args[1], seconds)) return {};
  const timespec limit{time_t(seconds), long((seconds - double(time_t(seconds))) * 1e9)};
  siginfo_t info{};
  const int number = ::sigtimedwait(&set, &info, &limit);
  if (number < 0) return errno == EAGAIN || errno == EINTR ? (goes_on(vm) ? vm::none() : Ref()) : fail(vm);
  const Value parts[] = {Value::small_int(info.si_signo), Value::small_int(info.si_code),
                         Value::small_int(info.si_errno), Value::small_int(info.si_pid),
                         Value::small_int(info.si_uid),   Value::small_int(info.si_status),
                         Value::small_int(info.si_band)};
  return vm.tuple({parts, std::size(parts)});
}

timeval time_of(double seconds) {
  return {time_t(seconds), suseconds_t((seconds - double(time_t(seconds))) * 1e6 + 0.5)};
}
Ref timer_values(Vm& vm, const itimerval& timer) {
  const auto seconds = [](const timeval& t) { return Value::of(double(t.tv_sec) + 1e-6 * double(t.tv_usec)); };
  const Value parts[] = {seconds(timer.it_value), seconds(timer.it_interval)};
  return vm.tuple({parts, std::size(parts)});
}

/// setitimer(which, seconds, interval) -> what it was.
Ref set_timer(Vm& vm, Args args) {
  int which;
  double first, interval;
  if (!int_argument(vm, args[0], which) || !vm.as_double(args[1], first) || !vm.as_double(args[2], interval)) return {};
  if (first < 0 || interval < 0) return raise_os_error(vm, EINVAL);
  const itimerval made{time_of(interval), time_of(first)};
  itimerval old;
  return ::setitimer(__itimer_which_t(which), &made, &old) == 0 ? timer_values(vm, old) : fail(vm);
}

Ref get_timer(Vm& vm, Args args) {
  int which;
  itimerval found;
  if (!int_argument(vm, args[0], which)) return {};
  return ::getitimer(__itimer_which_t(which), &found) == 0 ? timer_values(vm, found) : fail(vm);
}

Ref set_alarm(Vm& vm, Args args) {
  int seconds;
  return int_argument(vm, args[0], seconds) ? vm.integer(::alarm(unsigned(seconds))) : Ref();
}

const NativeDef kSignalFunctions[] = {
    {"watch_signal", "number, how, /", watch},
    {"take_signals", "", take},
    {"set_wakeup_fd", "fd, /", set_wakeup},
    {"signal_mask", "how, signals, /", mask},
    {"pending_signals", "", pending},
    {"await_signal", "signals, seconds, /", await},
    {"setitimer", "which, seconds, interval, /", set_timer},
    {"getitimer", "which, /", get_timer},
    {"alarm", "seconds, /", set_alarm},
};

}  // namespace

bool add_signals(Vm& vm, vm::Module* module) { return vm.add_functions(module, kSignalFunctions); }

}  // namespace refjit::posix
