// _array_items.Items: what array.array derives from, numbers of one kind in a bytearray. Here they are read, written
// and appended one at a time; slices, characters and whatever ends in an error stand in array.py.
#include "vm/modules/array_items.h"

#include <cstring>
#include <limits>

#include "vm/types/bytearray.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct Items : Object {
  Value data;  ///< A bytearray; owned.
  char code;   ///< As typecode.
  uint8_t size;
};
Items* items_of_array(Value v) { return as<Items>(v); }
std::string& bytes_of(Value data) {
  auto* array = as<ByteArray>(data);
  if (!array->text) array->text = new std::string;
  return *array->text;
}

/// Calls body(T{}) with the C++ type of a code; false for characters.
template <class Body>
bool with_type(char code, Body&& body) {
  switch (code) {
    case 'b':
      return body(int8_t{});
    case 'B':
      return body(uint8_t{});
    case 'h':
      return body(int16_t{});
    case 'H':
      return body(uint16_t{});
    case 'i':
      return body(int32_t{});
    case 'I':
      return body(uint32_t{});
    case 'l':
    case 'q':
      return body(int64_t{});
    case 'L':
    case 'Q':
      return body(uint64_t{});
    case 'f':
      return body(float{});
    case 'd':
      return body(double{});
    default:
      return false;
  }
}

/// The item of a number that is told apart at a glance; false: array.py looks at it.
bool pack(char code, Value value, char* out) {
  return with_type(code, [&](auto zero) {
    using T = decltype(zero);
    T item;
    int64_t whole;
    if constexpr (std::is_floating_point_v<T>) {
      if (value.is_double())
        item = static_cast<T>(value.as_double());
      else if (value.is_small_int())
        item = static_cast<T>(value.as_small_int());
      else
        return false;
    } else {
      if (!int_fits(value, whole) || (std::is_unsigned_v<T> && whole < 0)) return false;
      item = static_cast<T>(whole);
      if (static_cast<int64_t>(item) != whole) return false;
    }
    std::memcpy(out, &item, sizeof item);
    return true;
  });
}

/// Where the item of a plain index lies; negative: it is no plain index, or none within the array.
int64_t place_of(const Items* array, Value key) {
  if (!key.is_small_int()) return -1;
  const auto bytes = static_cast<int64_t>(bytes_of(array->data).size());
  const int64_t at = key.as_small_int() * array->size + (key.as_small_int() < 0 ? bytes : 0);
  return at < bytes ? at : -1;
}

Ref get_item(Vm& vm, Value v, Value key) {
  const Items* array = items_of_array(v);
  const int64_t at = place_of(array, key);
  Ref made;
  const bool is_read = at >= 0 && with_type(array->code, [&](auto item) {
                         std::memcpy(&item, bytes_of(array->data).data() + at, sizeof item);
                         if constexpr (std::is_floating_point_v<decltype(item)>)
                           made = Ref(Value::of(item));
                         else if constexpr (std::is_same_v<decltype(item), uint64_t>)
                           made = vm.unsigned_integer(item);
                         else
                           made = vm.integer(item);
                         return true;
                       });
  return is_read ? std::move(made) : vm.call_method(v, vm.intern("_item"), {key});
}

bool set_item(Vm& vm, Value v, Value key, Value value) {
  if (!value) return static_cast<bool>(vm.call_method(v, vm.intern("_remove_item"), {key}));
  const Items* array = items_of_array(v);
  const int64_t at = place_of(array, key);
  char item[8];
  if (at < 0 || !pack(array->code, value, item))
    return static_cast<bool>(vm.call_method(v, vm.intern("_set_item"), {key, value}));
  std::memcpy(bytes_of(array->data).data() + at, item, array->size);
  return true;
}

Ref append(Vm& vm, Args args) {
  const Items* array = self_as<Items>(args);
  char item[8];
  if (as<ByteArray>(array->data)->exports || !pack(array->code, args[1], item))
    return vm.call_method(args[0], vm.intern("_append"), {args[1]});
  bytes_of(array->data).append(item, array->size);
  return none();
}

bool is_bytearray(Vm& vm, Value v) { return is_exactly(v, vm.types().bytearray); }

constexpr NativeDef kNew = {"Items", "code, size, data, /", nullptr};

Ref construct(Vm& vm, Type* type, Args args) {
  Value given[3];
  Ref keep[2];
  int64_t size;
  if (!bind(vm, kNew, args, given, keep) || !vm.as_int64(given[1], size)) return {};
  if (!is_str(given[0]) || !is_bytearray(vm, given[2])) return type_error(vm, "a code and a bytearray are required");
  auto* made = make_object<Items>(vm, type);
  if (!made) return {};
  made->data = Ref(given[2]).release();
  made->code = view_of(given[0])[0];
  made->size = static_cast<uint8_t>(size);
  return Ref::steal(Value(made));
}

const PropertyDef kProperties[] = {
    {"_code",
     [](Vm& vm, Value v) {
       return vm.string({&items_of_array(v)->code, 1});
     },
     nullptr},
    {"_size", [](Vm&, Value v) { return Ref(Value::small_int(items_of_array(v)->size)); }, nullptr},
    {"_data", [](Vm&, Value v) { return Ref(items_of_array(v)->data); },
     [](Vm& vm, Value v, Value data) {
       if (!data || !is_bytearray(vm, data)) return fail(type_error(vm, "a bytearray is required"));
       decref(std::exchange(items_of_array(v)->data, Ref(data).release()));
       return true;
     }},
};

const NativeDef kMethods[] = {{"append", "v, /", append}};

}  // namespace

bool init_array_items(Vm& vm, Module* module) {
  TypeDef def{"array.array", sizeof(Items), nullptr, {}, kMethods};
  Slots& s = def.slots;
  s.finalize = [](Object* o) { drop_value(static_cast<Items*>(o)->data); };
  s.construct = construct;
  s.init = [](Vm&, Value, Args) { return true; };
  s.length = [](Vm&, Value v, int64_t& out) {
    const Items* array = items_of_array(v);
    return out = static_cast<int64_t>(bytes_of(array->data).size()) / array->size, true;
  };
  s.get_item = get_item;
  s.set_item = set_item;
  s.iter = [](Vm& vm, Value v) { return new_sequence_iterator(vm, vm.types().sequence_iterator, v); };
  Type* type = vm.make_type(def);
  return type && add_properties(vm, type, kProperties) && vm.set_module_attribute(module, "Items", Value(type));
}

}  // namespace refjit::vm
