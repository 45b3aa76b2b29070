// The part of _posix that starts and awaits processes and tells of this one.
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include "posix/module.h"
#include "posix/parts.h"

namespace refjit::posix {

namespace {

/// A list of str as C strings, with the null at its end that exec wants.
struct Strings {
  std::vector<std::string> texts;
  std::vector<char*> pointers;

  bool read(Vm& vm, Value list) {
    const bool ok = vm.for_each(list, [&](Value item) {
      vm::Str* text;
      if (!vm::str_argument(vm, item, "argument", text)) return false;
      texts.emplace_back(text->view());
      return true;
    });
    if (!ok) return false;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return true;
  }
};

/// In the child, after fork: streams, folder, session, then the program. Only async-signal-safe calls until exec.
[[noreturn]] void become(const Strings& argv, const Strings* environment, const char* folder, const int (&streams)[3],
                         bool is_session, bool closes_others, int report) {
  // A stream that stands where another must go is moved out of its way first.
  int from[3];
  for (int i = 0; i < 3; ++i) from[i] = streams[i] >= 0 && streams[i] < i ? ::dup(streams[i]) : streams[i];
  for (int i = 0; i < 3; ++i) {
    if (from[i] < 0) continue;
    if (from[i] != i)
      ::dup2(from[i], i);
    else
      ::fcntl(i, F_SETFD, 0);
  }
  int failed = 0;
  ::signal(SIGPIPE, SIG_DFL);  // an ignored signal stays ignored in the new program
  if (is_session) ::setsid();
  if (closes_others) {
    const auto kept = static_cast<unsigned>(report);
    ::close_range(3, kept - 1, 0);
    ::close_range(kept + 1, ~0U, 0);
  }
  if (folder && ::chdir(folder) != 0) failed = errno | 1 << 16;
  if (!failed) {
    if (environment)
      ::execvpe(argv.pointers[0], argv.pointers.data(), environment->pointers.data());
    else
      ::execvp(argv.pointers[0], argv.pointers.data());
    failed = errno;
  }
  (void)!::write(report, &failed, sizeof failed);
  ::_exit(127);
}

/// spawn(argv, env, cwd, stdin, stdout, stderr, new_session, close_others) -> pid. Descriptors of -1 are inherited; env
/// and cwd may be None. What keeps the program from starting is raised here: OSError, with the folder or the program as
/// its file.
Ref spawn(Vm& vm, Args args) {
  Strings argv, environment;
  std::string folder;
  int streams[3];
  bool is_session, closes_others;
  if (!argv.read(vm, args[0]) || (!args[1].is_none() && !environment.read(vm, args[1])) ||
      (!args[2].is_none() && !path_argument(vm, args[2], folder)) || !vm.truth(args[6], is_session) ||
      !vm.truth(args[7], closes_others))
    return {};
  if (argv.texts.empty()) return vm::value_error(vm, "a command needs a program");
  for (int i = 0; i < 3; ++i)
    if (!int_argument(vm, args[3 + i], streams[i])) return {};
  int report[2];
  if (::pipe2(report, O_CLOEXEC) != 0) return fail(vm);
  const pid_t child = ::fork();
  if (child == 0)
    become(argv, args[1].is_none() ? nullptr : &environment, args[2].is_none() ? nullptr : folder.c_str(), streams,
           is_session, closes_others, report[1]);
  const int fork_error = errno;
  ::close(report[1]);
  int failed = 0;
  ssize_t got = 0;
  if (child > 0) do
      got = ::read(report[0], &failed, sizeof failed);
    while (got < 0 && errno == EINTR);
  ::close(report[0]);
  if (child < 0) return raise_os_error(vm, fork_error);
  if (got == sizeof failed) {
    ::waitpid(child, nullptr, 0);
    const int number = failed & 0xffff;
    return vm::raise_os_error(vm, number, std::strerror(number), failed >> 16 ? folder : argv.texts[0]);
  }
  return vm.integer(child);
}

Ref await_process(Vm& vm, Args args) {
  int pid, options, status = 0;
  if (!int_argument(vm, args[0], pid) || !int_argument(vm, args[1], options)) return {};
  pid_t ended;
  do {
    if (!goes_on(vm)) return {};
    ended = ::waitpid(pid, &status, options);
  } while (ended < 0 && errno == EINTR);
  if (ended < 0) return fail(vm);
  return pair(vm, ended, status);
}

/// poll([(fd, events)], milliseconds) -> [(fd, revents)] of those that are ready; -1 waits without end. The pairs are
/// tuples or lists: _system's callers make them.
Ref poll_descriptors(Vm& vm, Args args) {
  std::vector<pollfd> watched;
  int64_t left;
  const bool ok = vm.for_each(args[0], [&](Value item) {
    int fd, events;
    const std::span<const Value> parts = vm::items_of(item);
    if (!int_argument(vm, parts[0], fd) || !int_argument(vm, parts[1], events)) return false;
    watched.push_back({fd, short(events), 0});
    return true;
  });
  if (!ok || !vm.as_int64(args[1], left)) return {};
  const int ready = ::poll(watched.data(), watched.size(), int(std::min<int64_t>(left, INT32_MAX)));
  if (ready < 0 && errno != EINTR) return fail(vm);
  if (ready < 0 && !goes_on(vm)) return {};
  Ref out = vm::new_list(vm);
  for (const pollfd& each : watched) {
    if (!each.revents || ready <= 0) continue;
    Ref found = pair(vm, each.fd, each.revents);
    if (!out || !found || !vm::list_append(vm, vm::as_list(out), found)) return {};
  }
  return out;
}

Ref send_signal(Vm& vm, Args args) {
  int pid, number;
  if (!int_argument(vm, args[0], pid) || !int_argument(vm, args[1], number)) return {};
  return ::kill(pid, number) == 0 ? vm::none() : fail(vm);
}

/// The process leaves at once: nothing is flushed and no exit function runs.
Ref leave(Vm& vm, Args args) {
  int code;
  if (!int_argument(vm, args[0], code)) return {};
  ::_exit(code);
}

template <auto kCall>
Ref number_of(Vm& vm, Args) {
  return vm.integer(int64_t(kCall()));
}

Ref system_names(Vm& vm, Args) {
  utsname names;
  if (::uname(&names) != 0) return fail(vm);
  Ref out = vm::new_list(vm);
  for (const char* name : {names.sysname, names.nodename, names.release, names.version, names.machine}) {
    Ref text = vm.string(name);
    if (!out || !text || !vm::list_append(vm, vm::as_list(out), text)) return {};
  }
  return out;
}

/// "NAME=value" of every variable.
Ref variables(Vm& vm, Args) {
  Ref out = vm::new_list(vm);
  for (char** each = environ; out && *each; ++each) {
    Ref text = vm.string(*each);
    if (!text || !vm::list_append(vm, vm::as_list(out), text)) return {};
  }
  return out;
}

Ref error_text(Vm& vm, Args args) {
  int number;
  return int_argument(vm, args[0], number) ? vm.string(std::strerror(number)) : Ref();
}

int64_t online_cpus() { return ::sysconf(_SC_NPROCESSORS_ONLN); }

/// Seconds: user, system, children's user, children's system, since an arbitrary start.
Ref spent_times(Vm& vm, Args) {
  tms spent;
  const clock_t now = ::times(&spent);
  const double tick = double(::sysconf(_SC_CLK_TCK));
  const Value parts[] = {Value::of(spent.tms_utime / tick), Value::of(spent.tms_stime / tick),
                         Value::of(spent.tms_cutime / tick), Value::of(spent.tms_cstime / tick), Value::of(now / tick)};
  return vm.tuple(parts);
}

Ref load(Vm& vm, Args) {
  double means[3];
  if (::getloadavg(means, 3) != 3) return raise_os_error(vm, ENOSYS);
  const Value parts[] = {Value::of(means[0]), Value::of(means[1]), Value::of(means[2])};
  return vm.tuple(parts);
}

const NativeDef kProcesses[] = {
    {"spawn", "argv, env, cwd, stdin, stdout, stderr, new_session, close_others, /", spawn},
    {"waitpid", "pid, options, /", await_process},
    {"poll", "watched, milliseconds, /", poll_descriptors},
    {"kill", "pid, signal, /", send_signal},
    {"exit_now", "status, /", leave},
    {"getpid", "", number_of<::getpid>},
    {"getppid", "", number_of<::getppid>},
    {"getuid", "", number_of<::getuid>},
    {"geteuid", "", number_of<::geteuid>},
    {"getgid", "", number_of<::getgid>},
    {"getegid", "", number_of<::getegid>},
    {"cpu_count", "", number_of<online_cpus>},
    {"uname", "", system_names},
    {"strerror", "number, /", error_text},
    {"environ", "", variables},
    {"times", "", spent_times},
    {"getloadavg", "", load},
};

bool init(Vm& vm, vm::Module* module) {
  return add_files(vm, module) && add_processes(vm, module) && add_sockets(vm, module) && add_signals(vm, module) &&
         add_calls(vm, module) && add_limits(vm, module) && add_terminals(vm, module) && add_properties(vm, module) &&
         add_mappings(vm, module) && add_schedule(vm, module);
}

}  // namespace

bool path_argument(Vm& vm, Value v, std::string& out) {
  vm::Str* text;
  if (!vm::str_argument(vm, v, "path", text)) return false;
  out = std::string(text->view());
  return out.find('\0') == std::string::npos || vm::fail(vm::value_error(vm, "embedded null byte"));
}

Ref pair(Vm& vm, int first, int second) {
  const Ref a = vm.integer(first), b = vm.integer(second);
  const Value parts[] = {a, b};
  return a && b ? vm.tuple(parts) : Ref();
}

bool int_argument(Vm& vm, Value v, int& out) {
  int64_t wide;
  if (!vm.as_int64(v, wide)) return false;
  out = int(wide);
  return out == wide || vm::fail(vm::overflow_error(vm, "Python int too large to convert to C int"));
}

bool add_processes(Vm& vm, vm::Module* module) { return vm.add_functions(module, kProcesses); }

void add_module(Vm& vm) {
  vm.register_module("_posix", init);
  add_stacks(vm);
}

}  // namespace refjit::posix
