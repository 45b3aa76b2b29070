#pragma once
// What the files of _posix share: arguments, and errors in the guest's form.
#include <cerrno>
#include <cstring>
#include <string>
#include <vector>

#include "vm/builtin_types.h"
#include "vm/module.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::posix {

using vm::Args;
using vm::NativeDef;
using vm::Ref;
using vm::Value;
using vm::Vm;

/// OSError of `number`, without a file.
inline Ref raise_os_error(Vm& vm, int number) { return vm::raise_os_error(vm, number, std::strerror(number), {}); }
/// OSError of errno.
inline Ref fail(Vm& vm) { return raise_os_error(vm, errno); }
inline Ref fail(Vm& vm, const std::string& path) {
  const int number = errno;
  return vm::raise_os_error(vm, number, std::strerror(number), path);
}

/// Around calls that wait: false with KeyboardInterrupt where Ctrl-C was pressed.
inline bool goes_on(Vm& vm) { return !vm.host().interrupted() || (vm.raise(vm.types().KeyboardInterrupt, ""), false); }

/// A path given as str. ValueError: it holds a zero byte.
bool path_argument(Vm& vm, Value v, std::string& out);
bool int_argument(Vm& vm, Value v, int& out);
Ref pair(Vm& vm, int first, int second);

bool add_files(Vm& vm, vm::Module* module);
bool add_processes(Vm& vm, vm::Module* module);
bool add_sockets(Vm& vm, vm::Module* module);
bool add_calls(Vm& vm, vm::Module* module);
bool add_signals(Vm& vm, vm::Module* module);
bool add_limits(Vm& vm, vm::Module* module);
bool add_terminals(Vm& vm, vm::Module* module);
bool add_properties(Vm& vm, vm::Module* module);
bool add_mappings(Vm& vm, vm::Module* module);
bool add_messages(Vm& vm, vm::Module* module);
bool add_schedule(Vm& vm, vm::Module* module);
void add_stacks(Vm& vm);

}  // namespace refjit::posix
