// sys.audit and sys.addaudithook.
#include "vm/audit.h"

#include <vector>

#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/extension.h"

namespace refjit::vm {

namespace {

struct AuditHooks : Vm::Extension {
  explicit AuditHooks(Vm&) {}
  std::vector<Ref> hooks;
};

bool tell(Vm& vm, Value event, Value args) {
  // A hook may add others, which hear of the next event.
  const std::vector<Ref> hooks = vm.extension<AuditHooks>().hooks;
  for (const Ref& hook : hooks)
    if (!vm.call(hook, {event, args})) return false;
  return true;
}

}  // namespace

bool audit(Vm& vm, const char* event, std::initializer_list<Value> args) {
  if (vm.extension<AuditHooks>().hooks.empty()) return true;
  Ref name = vm.string(event);
  Ref values = name ? new_tuple(vm, args) : Ref();
  return values && tell(vm, name, values);
}

Ref sys_audit(Vm& vm, Args args) {
  if (!is_str(args[0]))
    return vm.raise(vm.types().TypeError, "expected str for argument 'event', not " + vm.type_name(args[0]));
  return tell(vm, args[0], args[1]) ? Ref(kNone) : Ref();
}

Ref sys_add_audit_hook(Vm& vm, Args args) {
  if (!audit(vm, "sys.addaudithook", {})) {
    // A hook that stands keeps others out by an ordinary exception, of which the program hears nothing.
    if (!vm.exception_matches(vm.types().Exception)) return Ref();
    vm.take_exception();
    return kNone;
  }
  vm.extension<AuditHooks>().hooks.push_back(args[0]);
  return kNone;
}

}  // namespace refjit::vm
