// The part of _posix behind fcntl and termios: what is asked of descriptors, and how terminals behave.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <termios.h>

#include "posix/parts.h"
#include "vm/types/bytearray.h"

namespace refjit::posix {

namespace {

constexpr size_t kLongest = 1024;  // bytes of an argument, which the machine fills

/// fcntl(fd, command, argument): an int gives the answer, bytes give the bytes as the machine has left them.
Ref control(Vm& vm, Args args) {
  int fd, command;
  if (!int_argument(vm, args[0], fd) || !int_argument(vm, args[1], command)) return {};
  std::string_view given;
  if (vm::bytes_like(args[2], given)) {
    if (given.size() > kLongest) return vm::value_error(vm, "fcntl string arg too long");
    std::string bytes(given);
    bytes.resize(kLongest);
    int answer;
    do {
      if (!goes_on(vm)) return {};
      answer = ::fcntl(fd, command, bytes.data());
    } while (answer < 0 && errno == EINTR);
    return answer < 0 ? fail(vm) : vm::new_bytes(vm, std::string_view(bytes).substr(0, given.size()));
  }
  int64_t number;
  if (!vm.as_int64(args[2], number)) return {};
  const int answer = ::fcntl(fd, command, number);
  return answer < 0 ? fail(vm) : vm.integer(answer);
}

Ref lock_file(Vm& vm, Args args) {
  int fd, operation;
  if (!int_argument(vm, args[0], fd) || !int_argument(vm, args[1], operation)) return {};
  int answer;
  do {
    if (!goes_on(vm)) return {};
    answer = ::flock(fd, operation);
  } while (answer < 0 && errno == EINTR);
  return answer < 0 ? fail(vm) : vm::none();
}

/// lock_range(fd, kind, waits, length, start, whence), as lockf() takes them.
Ref lock_range(Vm& vm, Args args) {
  int fd, kind, whence;
  bool waits;
  int64_t length, start;
  if (!int_argument(vm, args[0], fd) || !int_argument(vm, args[1], kind) || !vm.truth(args[2], waits) ||
      !vm.as_int64(args[3], length) || !vm.as_int64(args[4], start) || !int_argument(vm, args[5], whence))
    return {};
  struct flock range = {};
  range.l_type = static_cast<int16_t>(kind);
  range.l_len = length;
  range.l_start = start;
  range.l_whence = static_cast<int16_t>(whence);
  int answer;
  do {
    if (!goes_on(vm)) return {};
    answer = ::fcntl(fd, waits ? F_SETLKW : F_SETLK, &range);
  } while (answer < 0 && errno == EINTR);
  return answer < 0 ? fail(vm) : vm::none();
}

/// ioctl(fd, request, argument): as control(); a bytearray is written in place, and the answer is a number.
Ref ask_device(Vm& vm, Args args) {
  int fd;
  int64_t request, number;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], request)) return {};
  std::string_view given;
  if (!vm::bytes_like(args[2], given)) {
    if (!vm.as_int64(args[2], number)) return {};
    const int answer = ::ioctl(fd, static_cast<unsigned long>(request), number);
    return answer < 0 ? fail(vm) : vm.integer(answer);
  }
  std::string bytes(given);
  bytes.resize(std::max(given.size(), kLongest));
  const int answer = ::ioctl(fd, static_cast<unsigned long>(request), bytes.data());
  if (answer < 0) return fail(vm);
  bytes.resize(given.size());
  if (!vm::is_exactly(args[2], vm.types().bytearray)) return vm::new_bytes(vm, bytes);
  vm::bytearray_text(args[2]) = bytes;
  return vm.integer(answer);
}

/// [iflag, oflag, cflag, lflag, ispeed, ospeed, [the control characters as bytes of one]]
Ref terminal_state(Vm& vm, Args args) {
  int fd;
  termios state;
  if (!int_argument(vm, args[0], fd)) return {};
  if (::tcgetattr(fd, &state) != 0) return fail(vm);
  Ref characters = vm::new_list(vm, NCCS);
  for (int i = 0; characters && i < NCCS; ++i) {
    const char c = static_cast<char>(state.c_cc[i]);
    if (!vm::list_append(vm, characters.as<vm::List>(), vm::new_bytes(vm, std::string_view(&c, 1)))) return {};
  }
  const Ref parts[] = {vm.integer(state.c_iflag),
                       vm.integer(state.c_oflag),
                       vm.integer(state.c_cflag),
                       vm.integer(state.c_lflag),
                       vm.integer(::cfgetispeed(&state)),
                       vm.integer(::cfgetospeed(&state)),
                       characters};
  Ref made = vm::new_list(vm, 7);
  for (const Ref& part : parts)
    if (!made || !part || !vm::list_append(vm, made.as<vm::List>(), part.get())) return {};
  return made;
}

/// set_terminal(fd, when, [six numbers], [the control characters as numbers])
Ref set_terminal(Vm& vm, Args args) {
  int fd, when, numbers[6];
  termios state;
  if (!int_argument(vm, args[0], fd) || !int_argument(vm, args[1], when)) return {};
  if (::tcgetattr(fd, &state) != 0) return fail(vm);
  const auto given = vm::as_list(args[2])->span(), characters = vm::as_list(args[3])->span();
  for (size_t i = 0; i < 6; ++i)
    if (!int_argument(vm, given[i], numbers[i])) return {};
  state.c_iflag = static_cast<tcflag_t>(numbers[0]);
  state.c_oflag = static_cast<tcflag_t>(numbers[1]);
  state.c_cflag = static_cast<tcflag_t>(numbers[2]);
  state.c_lflag = static_cast<tcflag_t>(numbers[3]);
  for (size_t i = 0; i < NCCS && i < characters.size(); ++i) {
    int c;
    if (!int_argument(vm, characters[i], c)) return {};
    state.c_cc[i] = static_cast<cc_t>(c);
  }
  if (::cfsetispeed(&state, static_cast<speed_t>(numbers[4])) != 0 ||
      ::cfsetospeed(&state, static_cast<speed_t>(numbers[5])) != 0 || ::tcsetattr(fd, when, &state) != 0)
    return fail(vm);
  return vm::none();
}

template <int (*kAct)(int, int)>
Ref with_number(Vm& vm, Args args) {
  int fd, number;
  if (!int_argument(vm, args[0], fd) || !int_argument(vm, args[1], number)) return {};
  return kAct(fd, number) == 0 ? vm::none() : fail(vm);
}
Ref drain(Vm& vm, Args args) {
  int fd;
  if (!int_argument(vm, args[0], fd)) return {};
  return ::tcdrain(fd) == 0 ? vm::none() : fail(vm);
}

const NativeDef kTerminals[] = {
    {"fcntl", "fd, command, argument, /", control},
    {"flock", "fd, operation, /", lock_file},
    {"lock_range", "fd, kind, waits, length, start, whence, /", lock_range},
    {"ioctl", "fd, request, argument, /", ask_device},
    {"terminal_state", "fd, /", terminal_state},
    {"set_terminal", "fd, when, numbers, characters, /", set_terminal},
    {"tcsendbreak", "fd, duration, /", with_number<::tcsendbreak>},
    {"tcflush", "fd, queue, /", with_number<::tcflush>},
    {"tcflow", "fd, action, /", with_number<::tcflow>},
    {"tcdrain", "fd, /", drain},
};

}  // namespace

bool add_terminals(Vm& vm, vm::Module* module) { return vm.add_functions(module, kTerminals); }

}  // namespace refjit::posix
