#pragma once
// Known: an object as guards and paths name it. What may die before the entry does is watched and not held, so that a
// compiled function keeps nobody's cells, tensors and functions alive; a guard on what has died never holds again.
#include "vm/watch.h"

namespace refjit::capture {

class Known {
 public:
  Known() = default;
  Known(vm::Value v) : is_watched_(vm::is_watchable(v)), object_(is_watched_ ? vm::watch(v) : vm::Ref(v)) {}
  Known(const vm::Ref& v) : Known(v.get()) {}
  Known(const vm::Object* object) : Known(vm::Value(object)) {}

  /// What is written to, or given back, when nobody else may have it: held.
  static Known held(vm::Value v) {
    Known known;
    known.object_ = v;
    return known;
  }

  /// The object, borrowed; null: there is none, or it has died.
  vm::Value get() const { return is_watched_ ? vm::watched(object_) : object_.get(); }
  operator vm::Value() const { return get(); }
  /// Was there ever one?
  explicit operator bool() const { return is_watched_ || object_; }
  bool has_died() const { return is_watched_ && !vm::watched(object_); }

 private:
  bool is_watched_ = false;
  vm::Ref object_;
};

}  // namespace refjit::capture
