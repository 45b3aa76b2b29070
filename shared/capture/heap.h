#pragma once
// Heap: the objects from outside as bytecode capture sees them. A value is not looked at before it is needed: until
// then it is an Unread symbol, and nothing is guarded. Of a list, dict or set only what is read is guarded, so
// appending needs no knowledge of its length. Writes change symbols and a log, never an object: reads after a write see
// the log, and when the graph has run the log is replayed. Used by the evaluator when GraphCapture::heap is set.
// Invariant: one symbol an object and path; the guards recorded make every answer given here true at a later call.
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "capture/graph_capture.h"
#include "capture/rebuild.h"
#include "vm/object.h"

namespace refjit::vm {
struct Cell;
}

namespace refjit::capture {

class Heap {
 public:
  explicit Heap(GraphCapture& graph) : graph_(graph), vm_(graph.vm()) {}

  /// `v`, which stands at `source`, unread.
  SymbolRef outside(vm::Value v, SourceRef source);
  /// What an Unread symbol is; any other symbol itself.
  SymbolRef force(const SymbolRef& symbol);
  SymbolRef import(vm::Value v, SourceRef source) { return force(outside(v, std::move(source))); }
  /// As import(), but an int or float stays unread: a counter is perhaps only counted on.
  SymbolRef named(vm::Value v, SourceRef source);
  static bool is_unread_number(const SymbolRef& symbol);
  /// What an operation makes of two numbers, one of them unread: unread itself, and computed anew at each call. Null:
  /// they are something else.
  SymbolRef computed(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right);
  SymbolRef computed(vm::CompareOp op, const SymbolRef& left, const SymbolRef& right);
  /// Of two ints, known or open: the answer is guarded where it rests on dims.
  bool is_less(const SymbolRef& left, const SymbolRef& right);
  /// Where a value stands that nobody may look at, for it changes from call to call; empty: it may be looked at.
  std::string hidden_label(const SymbolRef& symbol) const;
  /// The program moves the value on, so something must stand there even if nobody looks at it.
  static SymbolRef used(const SymbolRef& symbol) {
    if (symbol && symbol->kind == SymbolKind::Unread) symbol->is_pinned = true;
    return symbol;
  }
  /// The number behind a symbolic dim of an argument, unread; null: the dim is none of an argument's.
  SymbolRef dim_number(ir::Dim dim);
  /// Is it an unread int, computed of dims that are symbols, which a graph may hold as it is?
  static bool is_open(const SymbolRef& symbol);
  /// The int below (or above) an unread quotient of such ints, none of them negative; null: it is something else.
  SymbolRef whole_part(const SymbolRef& symbol, bool rounds_up);
  /// Is there one among the items?
  static bool holds_open(const Symbol& sequence);
  /// Its node in the graph; null: it is no such number.
  ir::Node* open_node(const SymbolRef& symbol);
  /// An unread number that changes from call to call, as an input of the graph; any other symbol itself.
  SymbolRef passed(const SymbolRef& symbol);
  /// Reads the contents of a list, dict or set.
  void load(const SymbolRef& symbol);
  /// The item of an unloaded list or dict under this key; null: load() decides. A missing dict item is guarded too.
  SymbolRef unloaded_item(const SymbolRef& symbol, vm::Value key);
  /// Is there an item under this str or int in a dict from outside whose items have not been read? Guarded; nullopt:
  /// load() decides.
  std::optional<bool> unloaded_has(const SymbolRef& symbol, vm::Value key);
  /// How many items a list or dict has whose items have not been read, as an unread number; null: load() decides.
  SymbolRef unloaded_length(const SymbolRef& symbol);
  /// From here on the symbol stands for this very object.
  void pin(const SymbolRef& symbol);
  /// As pin(), of tensors and structures, too.
  void identify(const SymbolRef& symbol);
  /// Guards that what an object whose contents change without it (an array) holds stays.
  void hold(const SymbolRef& symbol);
  /// Guards that a function keeps its code and defaults.
  void guard_version(vm::Value function);
  /// Guards that `function` stays what the class of `self` (or the class `self`) has under its name.
  void guard_method(vm::Value function, vm::Value self);
  /// Whether two tensors from outside are one object; guarded.
  bool is_same_object(const SymbolRef& a, const SymbolRef& b);
  /// Guards that nothing stands at `source`.
  void guard_absent(SourceRef source);
  /// Is this attribute of an instance from outside a list without items, which the graph has not looked at? Then it is
  /// guarded to be one.
  bool guard_empty(const SymbolRef& instance, vm::Str* name);
  /// The variable in a cell object; `content` is the path of what it holds, `cell` of the object (null: always this).
  std::shared_ptr<SymbolCell> cell(vm::Cell* object, SourceRef content, SourceRef cell);

  // ---- the log
  /// A null value deletes.
  void set_attribute(const SymbolRef& object, vm::Value name, SymbolRef value);
  /// The last write to this attribute; null: none. Its value may be null: deleted.
  const SymbolRef* written_attribute(vm::Value object, vm::Value name) const;
  void set_global(vm::Value globals, vm::Value name, SymbolRef value);
  const SymbolRef* written_global(vm::Value globals, vm::Value name) const;
  /// `structure`, from outside, is about to change; false: it must not.
  bool change(const SymbolRef& structure, bool only_appends = false);
  /// Is this dict of attributes or variables looked at as a dict, too? Then they are written by the interpreter.
  bool is_seen(vm::Value dict) const { return structures_.count(dict.bits()) != 0; }
  /// Is a change of this list, dict or set in the log? What has only been read changes in its symbol, too.
  bool is_written(const SymbolRef& structure) const { return find(Kind::Structure, structure->value, {}) != nullptr; }
  /// The variable gets a value.
  void set_cell(const std::shared_ptr<SymbolCell>& cell, SymbolRef value);

  /// Calls `visit` with each value written, and the instance that it was written to where capture makes that one, too.
  void each_write(const std::function<void(const SymbolRef& instance, const SymbolRef& value)>& visit) const;

  size_t mark() const { return log_.size(); }
  void undo(size_t mark);
  bool has_writes() const { return !log_.empty(); }
  /// How the log is replayed; guards that keep written objects apart from the others are added.
  Outcome<std::vector<Effect>> plan_effects(RebuildPlan& plan);

 private:
  enum class Kind : uint8_t { Attribute, Global, Cell, Structure };
  struct Write {
    Kind kind;
    SymbolRef object;  ///< Attribute, Structure.
    vm::Ref owner;     ///< Attribute: the object; Global: the dict.
    vm::Ref name;
    SymbolRef value;
    std::shared_ptr<SymbolCell> cell;
    static constexpr size_t kNone = SIZE_MAX;
    size_t before = kNone;  ///< The write to the same place before.
  };
  /// What is written: kind, owner and name.
  struct Place {
    Kind kind;
    uint64_t owner, name;
    bool operator==(const Place&) const = default;
  };
  struct PlaceHash {
    size_t operator()(const Place& p) const {
      return std::hash<uint64_t>()(p.owner * 31 + p.name) * 4 + static_cast<size_t>(p.kind);
    }
  };
  static Place place_of(const Write& write) {
    return {write.kind, write.owner.get().bits(), write.name ? write.name.get().bits() : 0};
  }
  struct Contents {
    std::vector<vm::Ref> keys;
    std::vector<SymbolRef> items;
  };

  /// The writes that count, in the order in which they are done.
  std::vector<const Write*> last_writes() const;
  /// Notes what they give away; of instances made in the graph only where somebody gets the instance.
  static void note_written(const std::vector<const Write*>& writes, RebuildPlan& plan);
  SymbolRef operation(SourceKind kind, uint32_t index, std::string_view sign, const SymbolRef& left,
                      const SymbolRef& right);
  /// The last write there; null: none.
  const Write* find(Kind kind, vm::Value owner, vm::Value name) const;
  void add(Write write);
  SymbolRef read(vm::Value v, SourceRef source);
  SymbolRef structure(vm::Value v, SourceRef source);
  bool reads_dims(const SourceRef& source);
  ir::Node* number_node(const SourceRef& source);
  bool is_changing(const SourceRef& source) const;
  bool is_hidden(vm::Value v, const SourceRef& source) const;
  /// A dict whose items have not been read, or one of a class in which they are looked up as in any dict.
  bool shows_items(const SymbolRef& symbol) const;
  /// Are attributes or variables that this dict shows in the log?
  bool is_outdated(vm::Value dict) const;
  void guard(GuardKind kind, const SourceRef& source, vm::Value v);
  void guard_pair(bool is_same, const SymbolRef& a, const SymbolRef& b);
  void keep_apart(const SymbolRef& written);
  Outcome<bool> plan_structure(const SymbolRef& symbol, const Rebuild& target, RebuildPlan& plan,
                               std::vector<Effect>& effects);

  GraphCapture& graph_;
  vm::Vm& vm_;
  std::vector<Write> log_;
  std::unordered_map<Place, size_t, PlaceHash> last_;  ///< By place: the last write in the log.
  std::unordered_map<std::string, SymbolRef> by_path_;
  std::unordered_map<uint64_t, SymbolRef> structures_;    ///< By object.
  std::unordered_map<const Symbol*, Contents> contents_;  ///< As they were when they were read.
  std::unordered_map<vm::Cell*, std::shared_ptr<SymbolCell>> cells_;
  std::unordered_set<uint64_t> held_;  ///< Objects with a guard on their contents, functions with one on their version.
  /// Keys of sources with a guard that nothing stands there, or an empty list.
  std::unordered_set<std::string> guarded_;
  std::unordered_map<std::string, SymbolRef> passed_;  ///< Numbers that are inputs, by source.
  std::vector<SymbolRef> objects_;                     ///< Instances and structures that were looked at.
};

}  // namespace refjit::capture
