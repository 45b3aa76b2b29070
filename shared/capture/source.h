#pragma once
// Sources: where a captured value came from, as a path that can be walked again at the next call (argument 2, attribute
// `weight` of it, global `scale`, ...). Guards check what stands at a source; inputs fetch their tensor from it.
// Invariant: walking a source runs no guest code: attributes are read from instance and class dicts only.
#include <array>
#include <memory>
#include <span>
#include <string>

#include "capture/known.h"

namespace refjit::vm {
struct Function;
class Vm;
}  // namespace refjit::vm

namespace refjit::capture {

/// The frame's state as sources see it.
struct FrameView {
  std::span<const vm::Value> locals;  ///< localsplus: cells appear as cell objects.
  std::span<const vm::Value> stack;
  vm::Value globals;   ///< dict
  vm::Value builtins;  ///< dict
};

enum class SourceKind : uint8_t {
  Local,
  Stack,
  Cell,  ///< Content of the cell in a slot of localsplus.
  Global,
  Builtin,
  Attribute,
  Item,
  Object,          ///< One certain object, `name`, however the frame looks: the start of a path.
  Closure,         ///< Content of cell `index` of a function's closure.
  Default,         ///< Default value `index` of a function's positional parameters.
  KeywordDefault,  ///< Default value of its keyword-only parameter `name`.
  Arithmetic,      ///< Numbers `base` and `other` joined by vm::BinaryOp `index`.
  Comparison,      ///< Compared by vm::CompareOp `index`.
  Length,          ///< Of the list, tuple or dict `base`.
  Target,          ///< What the weak reference `base` refers to, None when that has died.
  Globals,         ///< The dict of the frame's global variables.
  Dim,             ///< How many elements the tensor `base` has along the axis `index`.
};

struct Source;
using SourceRef = std::shared_ptr<const Source>;

struct Source {
  SourceKind kind = SourceKind::Local;
  uint32_t index = 0;  ///< Local, Stack, Cell (slot of localsplus that holds the cell); Item of a sequence.
  Known name;          ///< Str: Global, Builtin, Attribute; key of a dict's Item; an Object.
  SourceRef base;      ///< Attribute, Item.
  SourceRef other;     ///< Arithmetic, Comparison: the right operand.
  std::string label;   ///< For people: "x", "self.weight", "args[1]".

  static SourceRef local(uint32_t index, std::string label);
  static SourceRef stack(uint32_t index);
  static SourceRef cell(uint32_t index, std::string label);
  static SourceRef global(vm::Value name, std::string_view text);
  static SourceRef builtin(vm::Value name, std::string_view text);
  static SourceRef attribute(SourceRef base, vm::Value name, std::string_view text);
  static SourceRef item(SourceRef base, uint32_t index);
  static SourceRef dict_item(SourceRef base, vm::Value key, std::string_view text);

  /// A certain object, which the path keeps alive; watched(): which may die before.
  static SourceRef object(vm::Value object, std::string label);
  static SourceRef watched(vm::Value object, std::string label);
  static SourceRef target(SourceRef reference);
  static SourceRef globals();
  static SourceRef length(SourceRef sequence);
  static SourceRef dim(SourceRef tensor, uint32_t axis);
  static SourceRef closure(SourceRef function, uint32_t index, std::string label);
  static SourceRef default_value(SourceRef function, uint32_t index, std::string label);
  static SourceRef keyword_default(SourceRef function, vm::Value name, std::string label);

  /// What an operation, in its sign for people, makes of two numbers that are looked at anew at each call.
  static SourceRef operation(SourceKind kind, uint32_t index, std::string_view sign, SourceRef left, SourceRef right);

  /// What the operation makes of these values.
  vm::Value result(vm::Vm& vm, vm::Value left, vm::Value right) const;
  /// How many operations stand on one another here.
  int operations() const;
  /// Equal for equal paths.
  std::string key() const;
  /// Does the path begin at an object that has died?
  bool has_died() const;
  /// What stands there now, borrowed; null when nothing does, and for an operation whose operands are no longer small
  /// numbers, or whose result is none.
  vm::Value fetch(vm::Vm& vm, const FrameView& frame) const;
  /// The same of an Attribute or Item whose `base` gives `object`.
  vm::Value fetch_of(vm::Vm& vm, vm::Value object) const;
};

/// Fetches one path after another while nothing changes: places that several go through are looked up once.
class Walk {
 public:
  Walk(vm::Vm& vm, const FrameView& frame) : vm_(vm), frame_(frame) {}

  vm::Value fetch(const Source& source) {
    if (source.kind == SourceKind::Local && source.index < frame_.locals.size()) return frame_.locals[source.index];
    const bool is_step = source.kind == SourceKind::Attribute || source.kind == SourceKind::Item;
    return is_step ? source.fetch_of(vm_, passed(*source.base)) : source.fetch(vm_, frame_);
  }

 private:
  struct Place {
    const Source* source = nullptr;
    vm::Value value;
  };

  vm::Value passed(const Source& source) {
    Place& place = places_[reinterpret_cast<uintptr_t>(&source) / sizeof(Source) % places_.size()];
    if (place.source != &source) {
      const vm::Value value = fetch(source);
      place = {&source, value};
    }
    return place.value;
  }

  vm::Vm& vm_;
  const FrameView& frame_;
  std::array<Place, 8> places_;
};

/// Of a list, tuple or dict; -1: it is something else.
int64_t length_of(vm::Value v);

}  // namespace refjit::capture
