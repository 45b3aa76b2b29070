// What a traced function reads through natives: a builtin that is called, an operator on containers. What they are
// given is guarded as far as they may look into it.
#include "capture/contents.h"
#include "capture/trace/trace_reads.h"
#include "vm/builtin_types.h"
#include "vm/frame.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

/// The name of a native function or method; empty: it is none.
std::string_view native_name(vm::Vm& vm, Value callee) {
  const auto& types = vm.types();
  const vm::Type* type = callee.object()->type;
  if (type == types.native_function) return static_cast<vm::NativeFunction*>(callee.object())->def->name;
  if (type == types.method_descriptor) return static_cast<vm::MethodDescriptor*>(callee.object())->def->name;
  return "";
}

bool is_sequence(Value v) { return vm::is_tuple(v) || vm::is_list(v); }

}  // namespace

SourceRef OutsideReads::place_of(Value v) const {
  if (const auto found = floating_.find(v.bits()); found != floating_.end()) return found->second.front();
  return is_known(v) ? source_of(v) : nullptr;
}

void OutsideReads::read_identity(Value a, Value b) {
  if (!a.is_object() || !b.is_object() || (!floats(a) && !floats(b))) return;
  const auto second = a == b ? second_.find(a.bits()) : second_.end();
  const SourceRef left = place_of(a), right = second != second_.end() ? second->second : place_of(b);
  if (!left || !right || left->key() == right->key()) return;
  Guard guard;
  guard.kind = a == b ? GuardKind::Alias : GuardKind::Distinct;
  guard.source = left;
  guard.other = right;
  add_guard(std::move(guard));
}

void OutsideReads::read_identities(Value wanted, Value container) {
  if (!wanted.is_object() || !is_sequence(container)) return;
  const auto items = vm::is_tuple(container) ? vm::as_tuple(container)->span() : vm::as_list(container)->span();
  for (Value item : items) {
    read_identity(wanted, item);
    if (item == wanted) return;
  }
}

void OutsideReads::read_target(Value reference) {
  if (!is_known(reference)) return;
  const SourceRef source = Source::target(source_of(reference));
  const Value target = source->fetch(vm_, view_);
  know(target, source);
  Guard guard;
  guard.kind = GuardKind::Identity;
  guard.source = source;
  guard.expected = target;
  add_guard(std::move(guard));
}

void OutsideReads::read_namespaces(Value v) {
  if (!is_known(v)) return;
  const auto read = [&](vm::Dict* dict, const std::string& label) {
    if (!dict) return;
    know(Value(dict), label + ".__dict__");
    read_contents(Value(dict), 0);
  };
  if (vm_.is_instance(v, vm_.types().module)) return read(static_cast<vm::Module*>(v.object())->dict, label_of(v));
  if (vm::has_instance_dict(v.object())) {
    read_attribute(v, vm_.names().dict);
    read(vm::instance_dict(v.object()), label_of(v));
  }
  const bool is_class = vm::has_type_flag(v, vm::kTypeType);
  if (!is_class) read_contents(v, 0);
  const auto* type = is_class ? static_cast<vm::Type*>(v.object()) : vm_.type_of(v);
  for (Value entry : type->mro->span()) {
    auto* base = static_cast<vm::Type*>(entry.object());
    if ((base->type_flags & vm::kTypeHeap) != 0) read(base->dict, std::string(base->name->view()));
  }
}

bool OutsideReads::read_entry(std::string_view name, std::span<const Value> arguments) {
  if (arguments.size() < 2 || !is_one_of(name, {"get", "__getitem__", "__contains__"})) return false;
  const Value dict = behind(arguments[0]), key = arguments[1];
  if (!is_known(dict) || dict.object()->type != vm_.types().dict || !(vm::is_str(key) || vm::is_int(key))) return false;
  read_item(dict, key);
  return true;
}

bool OutsideReads::read_by_name(vm::Frame& frame, std::string_view name, std::span<const Value> arguments) {
  if (name == "globals" && arguments.empty()) {
    know(Value(frame.globals), "globals()");
    return true;
  }
  if (arguments.empty()) return false;
  const Value first = arguments[0];
  if ((name == "getattr" || name == "hasattr") && arguments.size() >= 2 && vm::is_str(arguments[1])) {
    read_attribute(first, vm_.intern(vm::view_of(arguments[1])));
    return true;
  }
  if (name == "dir" || name == "vars") {
    read_namespaces(first);
    return true;
  }
  if (name == "callable" && is_known(first)) {
    const Value type(vm_.type_of(first));
    read_contents(first, 0);
    know(type, vm_.type_name(first));
    read_attribute(type, vm_.names().call);
    return true;
  }
  if (name == "id" && first.is_object() && floats(first)) fail_("the id of an argument is read");
  if (name == "iter" || name == "id") return true;
  // What is added to a list is read, the list is not: filling one takes time linear to its length.
  if ((name == "append" || name == "extend") && arguments.size() == 2 && first.is_object() && !is_known(first) &&
      first.object()->type == vm_.types().list) {
    read_all(arguments[1]);
    return true;
  }
  if (is_one_of(name, {"index", "count", "remove", "__contains__"}) && arguments.size() >= 2)
    read_identities(arguments[1], first);
  return read_entry(name, arguments);
}

void OutsideReads::call(vm::Frame& frame, std::span<const Value> operands) {
  // NULL, callee, arguments; or method, self, arguments.
  const bool is_method = !operands[0].is_null();
  const Value callee = is_method ? operands[0] : operands[1];
  if (!callee.is_object()) return;
  const auto& types = vm_.types();
  std::span<const Value> arguments = operands.subspan(is_method ? 1 : 2);
  effect_of_call(callee, arguments);
  const vm::Type* type = callee.object()->type;
  if (type == types.function || type == types.method) return;
  if (vm_.is_instance(callee, types.weak_reference)) return read_target(callee);
  if (callee == Value(types.type) && arguments.size() == 1) {
    if (!is_known(arguments[0])) return;
    read_contents(arguments[0], 0);
    return know(Value(vm_.type_of(arguments[0])), vm_.type_name(arguments[0]));
  }
  std::vector<Value> bound;  // with the self of a builtin method that is called later
  if (type == types.native_function && static_cast<vm::NativeFunction*>(callee.object())->self) {
    bound.push_back(static_cast<vm::NativeFunction*>(callee.object())->self);
    bound.insert(bound.end(), arguments.begin(), arguments.end());
    arguments = bound;
  }
  if (read_by_name(frame, native_name(vm_, callee), arguments)) return;
  if (is_shell(vm_, callee)) read_all(callee);
  for (Value argument : arguments) read_all(argument);
}

void OutsideReads::call_unpacked(vm::Frame& frame, bool has_keywords) {
  const auto stack = frame.stack();
  const size_t count = has_keywords ? 4 : 3;
  if (stack.size() < count) return;
  const auto words = stack.subspan(stack.size() - count);  // NULL, callee, positional, keywords
  for (Value v : words) read_all(v);
  std::vector<Value> operands{words[0], words[1]};
  if (words[2] && vm::is_tuple(words[2]))
    operands.insert(operands.end(), vm::as_tuple(words[2])->span().begin(), vm::as_tuple(words[2])->span().end());
  if (has_keywords && words[3] && vm::is_dict(words[3])) {
    Value key, value;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(words[3]), at, key, value);) operands.push_back(value);
  }
  call(frame, operands);
}

void OutsideReads::read_all(Value v, int depth) {
  if (!v || !v.is_object() || depth > kMaxDepth) return;
  v = behind(v);
  if (is_known(v)) {
    if (v.object()->type->slots.next) fail_("an iterator from outside is advanced");
    return read_contents(v, 1);
  }
  if (is_sequence(v)) {
    const auto items = vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span();
    for (Value item : items) read_all(item, depth + 1);
  } else if (vm::is_dict(v) && (v.object()->type->type_flags & vm::kTypeHeap) == 0) {
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);) read_all(item, depth + 1);
  } else if (is_shell(vm_, v)) {
    const vm::Ref parts = contents_of(vm_, v);
    if (parts) read_all(parts, depth + 1);
  }
}

Value OutsideReads::behind(Value v) {
  if (!v.is_object() || v.object()->type != vm_.types().mapping_proxy) return v;
  const vm::Ref parts = contents_of(vm_, v);
  if (!parts || !vm::is_tuple(parts) || vm::as_tuple(parts)->size != 1) return v;
  const Value mapping = vm::as_tuple(parts)->items[0];
  if (is_known(v)) know(mapping, label_of(v));
  return mapping;
}

void OutsideReads::operand_read(vm::Frame& frame, uint32_t depth) {
  const auto stack = frame.stack();
  if (stack.size() < depth) return;
  const Value v = stack[stack.size() - depth];
  if (v && v.is_object()) read_contents(behind(v), 0);
}

void OutsideReads::contains(vm::Frame& frame) {
  const auto stack = frame.stack();
  if (stack.size() < 2) return;
  const Value wanted = stack[stack.size() - 2], container = stack.back();
  if (!container || !container.is_object()) return;
  if (is_known(container) && container.object()->type->slots.next) fail_("an iterator from outside is advanced");
  read_identities(wanted, container);
  const Value operands[] = {container, wanted};
  if (!read_entry("__contains__", operands)) read_contents(behind(container), 0);
}

}  // namespace refjit::capture
