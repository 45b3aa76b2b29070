#pragma once
// Definition of Vm::extension<T>(): per-Vm state of rooms above, made at its first use (T needs a constructor from
// Vm&).
#include <memory>

#include "vm/vm.h"

namespace refjit::vm {

/// One address a type T: the key of its extension.
template <class T>
inline constexpr char kExtensionKey = 0;

/// The extension under `key`, or null.
Vm::Extension* find_extension(Vm& vm, const void* key);
void add_extension(Vm& vm, const void* key, std::unique_ptr<Vm::Extension> extension);

template <class T>
T& Vm::extension() {
  if (Extension* found = find_extension(*this, &kExtensionKey<T>)) return static_cast<T&>(*found);
  auto made = std::make_unique<T>(*this);
  T& result = *made;
  add_extension(*this, &kExtensionKey<T>, std::move(made));
  return result;
}

}  // namespace refjit::vm
