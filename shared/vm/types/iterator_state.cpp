#include "vm/types/iterator_state.h"

#include <algorithm>

#include "vm/module.h"
#include "vm/types/text.h"

namespace refjit::vm {

Ref reduce_iterator(Vm& vm, const char* name, std::initializer_list<Value> arguments, Value state) {
  const Value function = dict_get(builtins_module(vm)->dict, vm.intern(name));
  if (!function) return vm.raise("AttributeError", std::string("module 'builtins' has no attribute '") + name + "'");
  Ref tuple = new_tuple(vm, std::span<const Value>(arguments.begin(), arguments.size()));
  if (!tuple) return {};
  return state ? new_tuple(vm, {function, tuple, state}) : new_tuple(vm, {function, tuple});
}

Ref reduce_remaining(Vm& vm, Value rest) {
  Ref items = list_from(vm, rest);
  return items ? reduce_iterator(vm, "iter", {items}) : Ref();
}

namespace {

/// Offset of the code point with number `index`, at most the text's end.
int64_t offset_of(std::string_view text, int64_t index) {
  size_t offset = 0;
  for (; index > 0 && offset < text.size(); --index) next_code_point(text, offset);
  return static_cast<int64_t>(offset);
}

bool is_of_str(const BuiltinTypes& types, const Type* type) {
  return type->slots.next == types.str_iterator->slots.next;
}

int64_t code_points_before(std::string_view text, int64_t end) {
  int64_t count = 0;
  for (size_t offset = 0; static_cast<int64_t>(offset) < end; ++count) next_code_point(text, offset);
  return count;
}

}  // namespace

Ref sequence_reduce(Vm& vm, Args args) {
  const auto* it = self_as<SequenceIterator>(args);
  const BuiltinTypes& t = vm.types();
  if (it->sequence.is_null()) {
    Ref empty = it->type == t.list_iterator || it->type == t.list_reverse_iterator ? new_list(vm)
                : is_of_str(t, it->type)                                           ? vm.string("")
                                                                                   : new_tuple(vm, 0);
    return empty ? reduce_iterator(vm, "iter", {empty}) : Ref();
  }
  int64_t index = it->index;
  if (is_of_str(t, it->type)) index = code_points_before(as_str(it->sequence)->view(), index);
  Ref state = new_int(vm, index);
  return reduce_iterator(vm, it->type == t.list_reverse_iterator ? "reversed" : "iter", {it->sequence}, state);
}

Ref sequence_set_state(Vm& vm, Args args) {
  auto* it = self_as<SequenceIterator>(args);
  const BuiltinTypes& t = vm.types();
  int64_t index;
  if (!vm.as_int64(args[1], index)) return {};
  if (it->sequence.is_null()) return none();
  int64_t length = INT64_MAX;
  if (it->type != t.sequence_iterator && !vm.length(it->sequence, length)) return {};
  if (it->sequence.is_null()) return none();  // a length written in Python may use the iterator up
  if (it->type == t.list_reverse_iterator)
    it->index = std::clamp<int64_t>(index, -1, length - 1);
  else if (is_of_str(t, it->type))
    it->index = offset_of(as_str(it->sequence)->view(), index);
  else
    it->index = std::clamp<int64_t>(index, 0, length);
  return none();
}

}  // namespace refjit::vm
