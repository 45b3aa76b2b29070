// The C++ side of str, int, list and dict: what the interpreter and its caches rely on.
#include <catch2/catch.hpp>

#include "core_support.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

using namespace refjit::vm;

TEST_CASE("types: equal texts intern to one object", "[vm][types]") {
  Guest guest;
  Ref made = new_str(guest.vm, "some name");
  Str* first = intern_str(guest.vm, as_str(made));
  CHECK(first == guest.vm.intern("some name"));
  CHECK(first->is_interned);
  CHECK(guest.vm.intern("é")->length == 1);
  CHECK_FALSE(guest.vm.intern("é")->is_ascii());
}

TEST_CASE("types: str_append grows a text that nobody else holds in place", "[vm][types]") {
  Guest guest;
  Ref text = new_str(guest.vm, std::string(100, 'a'));
  Ref tail = new_str(guest.vm, "bé");
  text = str_append(guest.vm, std::move(text), as_str(tail));
  const Object* same = text.get().object();
  text = str_append(guest.vm, std::move(text), as_str(tail));
  CHECK(text.get().object() == same);
  CHECK(as_str(text)->length == 104);
  CHECK(as_str(text)->bytes == 106);
  Ref shared = text;
  Ref longer = str_append(guest.vm, text, as_str(tail));
  CHECK(as_str(shared)->length == 104);
  CHECK(as_str(longer)->length == 106);
}

TEST_CASE("types: a remembered dict position answers until its key moves", "[vm][types]") {
  Guest guest;
  Vm& vm = guest.vm;
  Ref dict = new_dict(vm);
  Dict* d = as_dict(dict);
  Str *a = vm.intern("a"), *b = vm.intern("b"), *c = vm.intern("c");
  REQUIRE(dict_set(vm, d, a, Value::small_int(1)));
  REQUIRE(dict_set(vm, d, b, Value::small_int(2)));
  const int32_t at = dict_position(d, b);
  CHECK(dict_value_at(d, at, b) == Value::small_int(2));
  const uint64_t version = dict_version(vm, d);
  CHECK(version != 0);
  REQUIRE(dict_set(vm, d, b, Value::small_int(3)));
  CHECK(dict_value_at(d, at, b) == Value::small_int(3));
  CHECK(d->keys_version == version);  // replacing a value keeps the keys
  REQUIRE(dict_set(vm, d, c, Value::small_int(4)));
  CHECK(d->keys_version != version);
  CHECK(dict_remove(vm, d, b) == 1);
  CHECK(dict_value_at(d, at, b).is_null());
  CHECK(dict_get(d, b).is_null());
  Ref other = new_dict(vm);
  CHECK(dict_version(vm, as_dict(other)) != dict_version(vm, d));
}

TEST_CASE("types: dict keeps insertion order through deletes and growth", "[vm][types]") {
  Guest guest;
  Vm& vm = guest.vm;
  Ref dict = new_dict(vm);
  for (int i = 0; i < 100; ++i) REQUIRE(dict_store(vm, as_dict(dict), Value::small_int(i), Value::small_int(i * i)));
  for (int i = 0; i < 100; i += 2) CHECK(dict_delete(vm, as_dict(dict), Value::small_int(i)) == 1);
  for (int i = 200; i < 230; ++i) REQUIRE(dict_store(vm, as_dict(dict), Value::small_int(i), kNone));
  int64_t previous = -1, count = 0;
  Value key, value;
  for (int32_t i = 0; dict_next(as_dict(dict), i, key, value); ++count) {
    CHECK(key.as_small_int() > previous);
    previous = key.as_small_int();
  }
  CHECK(count == 80);
  CHECK(as_dict(dict)->size == 80);
  Value found;
  CHECK(dict_find(vm, as_dict(dict), Value::of(99.0), found) == 1);  // 99.0 == 99
  CHECK(found == Value::small_int(99 * 99));
}

TEST_CASE("types: integers have one form for each value", "[vm][types]") {
  Guest guest;
  Vm& vm = guest.vm;
  Ref wide = int_power(vm, Value::small_int(2), Value::small_int(100));
  CHECK(int_text(wide, 10) == "1267650600228229401496703205376");
  Ref shifted = int_right_shift(vm, wide, Value::small_int(90));
  CHECK(shifted.get() == Value::small_int(1024));
  Ref edge = new_int(vm, Value::kMaxSmallInt);
  CHECK(edge.get().is_small_int());
  Ref beyond = int_add(vm, edge, Value::small_int(1));
  int64_t number = 0;
  CHECK_FALSE(beyond.get().is_small_int());
  CHECK(int_fits(beyond, number));
  CHECK(number == Value::kMaxSmallInt + 1);
  Ref back = int_subtract(vm, beyond, Value::small_int(1));
  CHECK(back.get().is_small_int());
  CHECK(int_hash(wide) == 549755813888);
}

TEST_CASE("types: list_replace takes items of the list itself", "[vm][types]") {
  Guest guest;
  Vm& vm = guest.vm;
  const Value items[] = {Value::small_int(1), Value::small_int(2), Value::small_int(3)};
  Ref list = new_list(vm, items);
  REQUIRE(list_replace(vm, as_list(list), 1, 2, as_list(list)->span()));
  Ref shown = vm.repr(list);
  CHECK(vm.text(shown) == "[1, 1, 2, 3, 3]");
}
