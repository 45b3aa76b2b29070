#include "capture/key_places.h"

#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr size_t kFew = 8;

bool number_keys(vm::Vm& vm, Symbol& symbol) {
  Ref places = vm.dict();
  for (size_t i = 0; places && i < symbol.keys.size(); ++i) {
    const Ref place = vm.integer(static_cast<int64_t>(i));
    if (!vm::dict_store(vm, vm::as_dict(places), symbol.keys[i], place)) return false;
  }
  symbol.places = std::move(places);
  return static_cast<bool>(symbol.places);
}

}  // namespace

bool find_key(vm::Vm& vm, Symbol& symbol, Value key, size_t& place) {
  const std::vector<Ref>& keys = symbol.keys;
  if (keys.size() <= kFew) {
    for (place = 0; place < keys.size(); ++place) {
      bool is_equal = false;
      if (!vm.equal(keys[place], key, is_equal)) return false;
      if (is_equal) return true;
    }
    return true;
  }
  for (const bool is_new : {false, true}) {
    const bool fits = symbol.places && static_cast<size_t>(vm::as_dict(symbol.places)->size) == keys.size();
    if ((is_new || !fits) && !number_keys(vm, symbol)) return false;
    Value found;
    int64_t at = 0;
    place = keys.size();
    const int state = vm::dict_find(vm, vm::as_dict(symbol.places), key, found);
    if (state != 1) return state == 0;
    vm::int_fits(found, at);
    place = static_cast<size_t>(at);
    bool is_equal = false;
    if (place < keys.size() && !vm.equal(keys[place], key, is_equal)) return false;
    if (is_equal) return true;  // else the numbers are those of keys that have gone
  }
  return true;
}

void append_key(vm::Vm& vm, Symbol& symbol, Ref key) {
  const auto place = static_cast<int64_t>(symbol.keys.size());
  if (symbol.places && !vm::dict_store(vm, vm::as_dict(symbol.places), key, vm.integer(place))) {
    vm.take_exception();
    symbol.places = Ref();
  }
  symbol.keys.push_back(std::move(key));
}

}  // namespace refjit::capture
