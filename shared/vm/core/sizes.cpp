#include "vm/core/sizes.h"

#include <algorithm>
#include <string_view>

#include "vm/state.h"
#include "vm/types/define.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::vm {

namespace {

struct Size {
  std::string_view type;
  int bytes;
  bool has_head = true;
};
// Objects of CPython 3.11 on 64 bits, as sizeof() gives them.
constexpr Size kSizes[] = {
    {"range", 48, false},
    {"slice", 40},
    {"memoryview", 168},
    {"type", 408},
    {"function", 136},
    {"method", 48},
    {"builtin_function_or_method", 56},
    {"method_descriptor", 56},
    {"wrapper_descriptor", 56},
    {"getset_descriptor", 48},
    {"method-wrapper", 32},
    {"cell", 24},
    {"module", 56},
    {"mappingproxy", 24},
    {"property", 64},
    {"staticmethod", 32},
    {"classmethod", 32},
    {"super", 40},
    {"list_iterator", 32},
    {"list_reverseiterator", 32},
    {"tuple_iterator", 32},
    {"str_ascii_iterator", 32},
    {"str_iterator", 32},
    {"bytes_iterator", 32},
    {"bytearray_iterator", 32},
    {"range_iterator", 48, false},
    {"set_iterator", 48},
    {"dict_keys", 24},
    {"dict_values", 24},
    {"dict_items", 24},
    {"dict_keyiterator", 56},
    {"dict_valueiterator", 56},
    {"dict_itemiterator", 56},
    {"generator", 184},
    {"zip", 48},
    {"map", 32},
    {"filter", 32},
    {"enumerate", 56},
    {"reversed", 32},
};
constexpr int kHeapType = 1672, kInstance = 40, kException = 72;

const Size* size_of(Vm& vm, Value v) {
  const Type* type = vm.type_of(v);
  if (type->type_flags & kTypeHeap) return nullptr;
  const auto* found = std::find_if(std::begin(kSizes), std::end(kSizes),
                                   [&](const Size& each) { return each.type == type->name->view(); });
  return found == std::end(kSizes) ? nullptr : found;
}

bool is_type_of_program(Vm& vm, Value v) {
  return is_subtype(vm.type_of(v), vm.types().type) && as<Type>(v)->type_flags & kTypeHeap;
}

}  // namespace

int64_t size_in_cpython(Vm& vm, Value v) {
  if (is_type_of_program(vm, v)) return kHeapType;
  if (const Size* known = size_of(vm, v)) return known->bytes;
  const Type* type = vm.type_of(v);
  if (is_subtype(type, vm.types().BaseException)) return kException;
  // An object without fields has 16 bytes, as with CPython's 64 bits: in a page, too.
  if (!(type->type_flags & kTypeHeap)) return std::max<int64_t>(type->instance_bytes, 16);
  if (type->base == vm.types().object || type->base->type_flags & kTypeHeap)
    return type->type_flags & kTypeHasDict ? kInstance : 16 + 8 * static_cast<int64_t>(slot_value_count(type));
  return type->instance_bytes;
}

bool has_collector_head(Vm& vm, Value v) {
  if (const Size* known = size_of(vm, v)) return known->has_head;
  const Type* type = vm.type_of(v);
  return has_type_flag(v, kTypeList | kTypeTuple | kTypeDict | kTypeSet) || type->type_flags & kTypeHeap ||
         is_subtype(type, vm.types().BaseException);
}

}  // namespace refjit::vm
