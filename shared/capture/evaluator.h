#pragma once
// The evaluator: Python's operations on Symbols. Both ast and bytecode capture drive it; what they share of Python's
// semantics stands here once: operators, attributes, subscripts, calls with argument binding, iteration, builtins. On
// constants it computes with the Vm itself; on nodes it emits operators; on structures it rearranges symbols; and on
// anything else it answers with a Break. Invariant: it changes no guest object and runs no guest code of the user
// (natives on constants only, and those that are pure); a Break leaves no exception pending on the Vm.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "capture/graph_capture.h"
#include "vm/object.h"

namespace refjit::vm {
struct Function;
}
namespace refjit::vm::tensors {
struct OperatorName;
struct PrimitiveObject;
}  // namespace refjit::vm::tensors

namespace refjit::capture {

struct Crossing;

using Keywords = std::vector<std::pair<std::string, SymbolRef>>;

/// A Python function to inline: code with what its frame needs.
struct Callee {
  std::shared_ptr<const python::CodeObject> code;
  vm::Ref globals;
  vm::Ref function;                                ///< The guest function, null for one made during capture.
  std::vector<std::shared_ptr<SymbolCell>> cells;  ///< One a free variable.
  SourceRef source;                                ///< Of the guest function, for sources of its globals; null: none.
};

/// What MindSpore says for a tensor's attribute that no graph has, when nothing may fall back.
std::string strict_attribute_text(DType dtype, std::string_view name);
/// A value's type as MindSpore's messages have it: "Tensor[Float32]", "Tuple[Int64*2]".
std::string type_text(const Symbol& symbol);
/// The name of its Python type, for details of breaks.
std::string kind_text(vm::Vm& vm, const Symbol& symbol);

/// How an engine runs a callee whose arguments are bound: localsplus order, parameters first; null: unset.
class Inliner {
 public:
  virtual ~Inliner() = default;
  virtual Outcome<SymbolRef> run(const Callee& callee, std::vector<SymbolRef> locals) = 0;
  /// The next item of a Generator symbol, to whose yield `sent` is given (null: None); null when it has ended.
  virtual Outcome<SymbolRef> resume(const SymbolRef& generator, const SymbolRef& sent);
  /// Ends a Generator symbol where no code of its own takes notice; false: some does.
  virtual bool close(const SymbolRef&) { return false; }
};

/// The TypeError of a call with arguments that the callee does not take.
Break wrong_arguments(const std::string& text);

struct SharedCell;
struct SharedCells;
struct Crossing;

class Evaluator {
 public:
  Evaluator(GraphCapture& graph, Inliner& inliner, GraphCapture::Depth depth)
      : graph_(graph), vm_(graph.vm()), inliner_(inliner), depth_(depth) {}

  GraphCapture& graph() { return graph_; }
  vm::Vm& vm() { return vm_; }

  Outcome<SymbolRef> binary(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right, bool in_place);
  Outcome<SymbolRef> unary(vm::UnaryOp op, const SymbolRef& operand);
  Outcome<SymbolRef> logical_not(const SymbolRef& operand);
  Outcome<SymbolRef> compare(vm::CompareOp op, const SymbolRef& left, const SymbolRef& right);
  Outcome<SymbolRef> contains(const SymbolRef& container, const SymbolRef& item, bool is_negated);
  Outcome<SymbolRef> is_same(const SymbolRef& left, const SymbolRef& right, bool is_negated);
  /// What decides a branch: a node of dtype bool with one element, or, unchanged, something truth() knows.
  Outcome<SymbolRef> condition(const SymbolRef& symbol);
  /// A tensor that is a constant of the graph as what the graph computes with; anything else unchanged.
  SymbolRef as_node(const SymbolRef& symbol);
  /// Truth of a symbol that decides a branch; a Break when only the running graph knows.
  Outcome<bool> truth(const SymbolRef& symbol);

  Outcome<SymbolRef> attribute(const SymbolRef& object, std::string_view name);
  Outcome<SymbolRef> subscript(const SymbolRef& object, const SymbolRef& key);
  /// Writes a Parameter (Assign); anything else is the interpreter's.
  Outcome<SymbolRef> store_attribute(const SymbolRef& object, std::string_view name, const SymbolRef& value);
  /// The container afterwards: itself, or of a tensor the changed one.
  Outcome<SymbolRef> store_subscript(const SymbolRef& object, const SymbolRef& key, const SymbolRef& value);
  /// Gives a Parameter's node another value (Assign).
  Outcome<bool> write(const SymbolRef& parameter, const SymbolRef& value);
  /// Appends to a list, which may be one from outside.
  Outcome<bool> extend(const SymbolRef& list, std::span<const SymbolRef> items);
  Outcome<bool> delete_subscript(const SymbolRef& object, const SymbolRef& key);
  /// True: `key` can be a key of a dict or set without the program's code being asked; otherwise the Break or its
  /// error.
  Outcome<bool> check_key(vm::Value key);
  /// `object.name = value`, or its deletion when `value` is null. Bytecode capture only.
  Outcome<bool> set_attribute(const SymbolRef& object, std::string_view name, const SymbolRef& value);
  Outcome<bool> store_global(const Callee& callee, std::string_view name, const SymbolRef& value);
  /// super() of a method of `owner` (a class) called on `self`, or super(owner, self).
  Outcome<SymbolRef> super_of(const SymbolRef& owner, const SymbolRef& self);
  /// An instance of a class in Python whose making runs nothing but its __init__, or a functools.partial (bytecode);
  /// nullopt: the interpreter makes it.
  std::optional<Outcome<SymbolRef>> make_object(const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                                const Keywords& keywords);
  /// A call of __get__ or __set__ of the descriptor `raw`, which a class has under `name`; nullopt: not Python's.
  std::optional<Outcome<SymbolRef>> call_descriptor(const SymbolRef& object, vm::Str* name, vm::Value raw,
                                                    std::string_view method, std::vector<SymbolRef> args);
  /// __init__, __setattr__ and __delattr__ of `object`, called by their name (bytecode); nullopt: something else.
  std::optional<Outcome<SymbolRef>> call_of_object(vm::Value method, const std::vector<SymbolRef>& args);
  /// `with value`: what its __enter__ gives, and its __exit__ (ast, instances of jit_class).
  Outcome<SymbolRef> enter(const SymbolRef& manager);
  Outcome<SymbolRef> exit(const SymbolRef& manager);
  /// Items of an iterable of known length.
  Outcome<std::vector<SymbolRef>> items_of(const SymbolRef& iterable);
  /// What next_of() gives until it ends.
  Outcome<std::vector<SymbolRef>> items_left(const SymbolRef& iterator);
  /// iter() of it (bytecode capture).
  Outcome<SymbolRef> iterator_of(const SymbolRef& iterable);
  /// The next item of what iterator_of() gives, a generator being sent `sent`; null when it has ended.
  Outcome<SymbolRef> next_of(const SymbolRef& iterator, const SymbolRef& sent = nullptr);
  Outcome<SymbolRef> call(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords = {});
  /// May ints that wait for dims be handed to it unread (heap.h)?
  bool takes_open_numbers(const SymbolRef& callee);
  Outcome<SymbolRef> global(const Callee& callee, std::string_view name);
  /// f-string parts: `conversion` is 0, 's', 'r' or 'a'.
  Outcome<SymbolRef> format(const SymbolRef& value, char conversion, const SymbolRef& spec);

  /// format() of an instance whose class says its text in Python (bytecode); nullopt: something else.
  std::optional<Outcome<SymbolRef>> formatted_object(const SymbolRef& object, char conversion, const SymbolRef& spec);

  /// Strings one after another: a constant, or a Text.
  SymbolRef joined_text(std::span<const SymbolRef> pieces);
  /// str() of a value that has nodes in it and may stand in a Text; null: it may not.
  SymbolRef text_of(const SymbolRef& value);
  /// `error`, as MindSpore's compiler raises it whether it may fall back or not.
  Break compile_time(Error error);
  Break no_attribute(const SymbolRef& object, std::string_view name);
  /// A value as MindSpore prints its abstract one.
  std::string abstract_text(const Symbol& symbol);
  Outcome<SymbolRef> emit_named(std::string_view op, std::span<const SymbolRef> arguments);
  /// `number`, where a sequence of this length has such a place; else the running graph raises what `check`, a function
  /// of guest/mindspore/ops/computed.py, says.
  Outcome<SymbolRef> checked_place(std::string_view check, const SymbolRef& number, int64_t length);
  /// A function or class that is neither the user's Python, MindSpore's nor a builtin: MindSpore calls it on constants.
  bool is_foreign(const SymbolRef& callee);
  /// What MindSpore says of such a call with what is no constant; empty: all is.
  std::string call_script(const std::vector<SymbolRef>& args, const Keywords& keywords);
  // evaluator_refusals.cpp
  /// The name of a builtin; empty: it is something else.
  std::string_view builtin_name(const SymbolRef& callee);
  /// What MindSpore's compiler says of a user's call of this builtin; nullopt: it takes it.
  std::optional<Break> refused_builtin(std::string_view name, const std::vector<SymbolRef>& args,
                                       const Keywords& keywords);
  /// The guest value of a symbol without nodes (structures are built anew); null when a node is inside.
  vm::Ref materialise(const SymbolRef& symbol);

  /// Binds arguments to parameters as a call does; fills cells of localsplus with nothing.
  Outcome<std::vector<SymbolRef>> bind(const Callee& callee, const std::vector<SymbolRef>& defaults,
                                       const Keywords& keyword_defaults, std::vector<SymbolRef> args,
                                       Keywords keywords);

  static constexpr size_t kMaxUnroll = 200'000;

  /// Code of our own guest packages is running: it does not change, so what it reaches by itself is not guarded.
  bool is_library = false;
  bool is_library_code(const python::CodeObject& code) const;
  bool is_mindspores(const python::CodeObject& code) const;
  /// Is this what vmap() has made? Its code says nothing that run_mapped() does not know, and needs no tree.
  bool is_mapped(const Callee& callee) const;
  Outcome<SymbolRef> run_mapped(const Callee& callee, const std::vector<SymbolRef>& locals);
  size_t root_step = 0;  ///< Instructions of the captured frame so far (bytecode).
  vm::Ref root_globals;  ///< Of the captured frame (bytecode).

 private:
  vm::Ref materialise_once(const SymbolRef& symbol);
  // Symbols from outside (heap.h); without a heap these do nothing.
  SymbolRef forced(const SymbolRef& symbol);
  /// Forced, and its contents read.
  SymbolRef loaded(const SymbolRef& symbol);
  /// Before items of `structure` change: false, it must not.
  bool may_change(const SymbolRef& structure, bool only_appends = false);
  /// The path to an object; one without a path of its own starts one.
  SourceRef source_of(const SymbolRef& object);
  // evaluator.cpp
  Break failed(const char* what);
  Outcome<SymbolRef> constant_result(vm::Ref result, const char* what);
  Outcome<SymbolRef> emit_operator(const vm::tensors::OperatorName& row, const SymbolRef& left, const SymbolRef& right);
  Outcome<SymbolRef> import_attribute(const SymbolRef& object, std::string_view name, vm::Value value);
  /// Lists a number (or None, True, ...) that ast capture takes as it is now, for the report.
  void note_frozen(std::string label, vm::Value value);
  // evaluator_operators.cpp
  Outcome<SymbolRef> sequence_binary(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right);
  /// A constant tuple as a structure (bytecode); any other symbol itself.
  SymbolRef whole_tuple(const SymbolRef& symbol);
  /// `set op= other`.
  Outcome<SymbolRef> change_set(vm::BinaryOp op, const SymbolRef& set, const SymbolRef& other);
  /// Two lists or two tuples, item by item as Python does.
  Outcome<SymbolRef> compare_items(vm::CompareOp op, const SymbolRef& left, const SymbolRef& right);
  // evaluator_attribute.cpp
  Outcome<SymbolRef> node_attribute(const SymbolRef& object, std::string_view name);
  Outcome<SymbolRef> instance_attribute(const SymbolRef& object, vm::Str* name);
  Outcome<SymbolRef> bound(const SymbolRef& object, vm::Str* name, vm::Value raw);
  /// The AttributeError that is pending, with a guard that the attribute stays away.
  Break missing_attribute(const SymbolRef& object, vm::Str* name);
  /// `cell.name = value` where a Parameter stands: an Assign; false: nothing was done.
  Outcome<bool> assign_parameter(const SymbolRef& cell, std::string_view name, const SymbolRef& value);
  Outcome<bool> store_instance_attribute(const SymbolRef& object, vm::Str* name, const SymbolRef& value);
  Outcome<SymbolRef> super_attribute(const SymbolRef& super, vm::Str* name);
  // evaluator_subscript.cpp
  Error missing_key(vm::Value key);
  // evaluator_index.cpp
  SymbolRef constant_tensor(Tensor tensor);
  SymbolRef int_tuple(std::span<const int64_t> values);
  /// A number that indexes the first axis, counted from its begin.
  Outcome<SymbolRef> row_number(const SymbolRef& tensor, const SymbolRef& number);
  Outcome<SymbolRef> tensor_row(const SymbolRef& tensor, const SymbolRef& number);
  /// `value` as a node of the tensor's dtype.
  Outcome<SymbolRef> as_item(const SymbolRef& tensor, const SymbolRef& value);
  /// `value` where `mask` says so, else `tensor`; both are spread over its shape.
  Outcome<SymbolRef> chosen(const SymbolRef& mask, const SymbolRef& value, const SymbolRef& tensor);
  /// `item` spread over the shape of the places it goes to, in one row.
  Outcome<SymbolRef> flat_items(const SymbolRef& item, const Shape& region);
  /// As store_at(), where only the running graph knows the places.
  Outcome<SymbolRef> store_at_places(const SymbolRef& tensor, const SymbolRef& key, const SymbolRef& item);
  /// The tensor that `tensor[key] = value` makes of `tensor`.
  Outcome<SymbolRef> store_at(const SymbolRef& tensor, const SymbolRef& key, const SymbolRef& value);
  /// The same in bytecode capture, where `tensor` is an object that others may know: it stands for the changed one from
  /// here on, and one from outside is assigned.
  Outcome<SymbolRef> store_in_place(const SymbolRef& tensor, const SymbolRef& key, const SymbolRef& value);
  // evaluator_texts.cpp: refusals in MindSpore's words
  /// Operands that only the interpreter takes; `script` is MindSpore's name of the operation.
  Break refused_script(std::string detail, std::string_view script, std::span<const SymbolRef> operands);
  /// Operators on bits, of numbers that they do not take; nullopt: they do.
  std::optional<Break> refused_bits(vm::BinaryOp op, const Symbol& left, const Symbol& right);
  std::optional<Break> refused_range(const std::vector<SymbolRef>& bounds);
  // evaluator_refusals.cpp
  /// Bounds of a slice of a sequence that are no ints, or a step of zero.
  std::optional<Break> refused_slice(const Symbol& key);
  /// A place outside of a text.
  std::optional<Break> refused_text_index(const Symbol& text, const Symbol& key);
  /// mutable() of what is no variable.
  std::optional<Break> refused_mutable(const std::vector<SymbolRef>& args, const Keywords& keywords);
  std::optional<Break> refused_enumerate(const std::vector<SymbolRef>& args, const Keywords& keywords);
  std::optional<Break> refused_reduction(std::string_view name, const std::vector<SymbolRef>& args);
  /// Tensor.assign_value(), which in-place methods call: as store_in_place, of the whole tensor.
  Outcome<SymbolRef> store_whole(const SymbolRef& tensor, const SymbolRef& value);
  Outcome<SymbolRef> store_whole_in_place(const SymbolRef& tensor, const SymbolRef& value);
  /// A constant tensor that the graph's code has made, and nobody else holds, is about to be written: a node from here
  /// on.
  SymbolRef own_constant(const SymbolRef& tensor);
  /// Does the tensor stand in the graph itself, not in a function of it?
  bool is_of_this_graph(const Symbol& tensor);
  /// A view shows what is written to its base, and the base what is written to a view.
  bool has_views(const ir::Node& node) const;
  // evaluator_call.cpp
  Outcome<bool> has_hooks_registered(const SymbolRef& cell);
  Outcome<SymbolRef> call_constant(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords);
  Outcome<SymbolRef> call_method(const SymbolRef& method, std::vector<SymbolRef> args, Keywords keywords);
  bool is_plain_method(const SymbolRef& method);
  /// `pattern.format(args)` where an argument is a node and each place is a plain `{}`; null: something else.
  SymbolRef formatted_text(std::string_view pattern, const std::vector<SymbolRef>& args);
  // evaluator_bind.cpp
  Outcome<SymbolRef> call_function(const SymbolRef& function, std::vector<SymbolRef> args, Keywords keywords);
  /// A guest function's code with its closure; its defaults.
  Callee callee_of(const SymbolRef& function, std::vector<SymbolRef>& defaults, Keywords& keyword_defaults);
  // evaluator_primitive.cpp
  SymbolRef default_of(const ops::Arg& arg);
  /// One operand for each argument of the signature: given, of the primitive itself, or the default.
  Outcome<std::vector<SymbolRef>> bind_operands(const vm::tensors::PrimitiveObject& primitive,
                                                std::vector<SymbolRef> args, Keywords keywords);
  Outcome<SymbolRef> call_primitive(const SymbolRef& primitive, std::vector<SymbolRef> args, Keywords keywords);
  /// What a composed primitive asks of its operands' dtypes (operator_base.py): name, argument names, operands.
  Outcome<SymbolRef> check_support(std::span<const SymbolRef> args);
  /// Null where capture does not know it.
  ir::AbstractRef abstract_of(const Symbol& operand);
  // evaluator_natives.cpp
  /// A function or type that is written in C++, or a class.
  Outcome<SymbolRef> call_native(const SymbolRef& callee, std::vector<SymbolRef> args, Keywords keywords);
  /// An instance of a class marked jit_class (S4), or with fullgraph of any of Python's, made of constants while
  /// capturing (ast); nullopt: another class.
  std::optional<Outcome<SymbolRef>> make_marked(vm::Type* made, const std::vector<SymbolRef>& args,
                                                const Keywords& keywords);
  /// id() of what is one certain object.
  Outcome<SymbolRef> identity_of(vm::Value id, const SymbolRef& object);
  /// Tensor(tensor, dtype) in bytecode capture; nullopt: other arguments.
  std::optional<Outcome<SymbolRef>> copied_tensor(const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// What is left to the interpreter: objects that are made, natives, and whatever has a call of its own.
  Break not_followed(vm::Value callee, std::span<const SymbolRef> args);
  /// Natives see only what is fixed; the Break of an argument which is not.
  Break unfixed(vm::Value callee, const SymbolRef& argument);
  /// Is this a function of numpy's or of the standard library that runs while compiling, as its arguments are known?
  bool runs_on_constants(const python::CodeObject& code, const std::vector<SymbolRef>& args, const Keywords& keywords);
  Outcome<SymbolRef> call_native_on_constants(vm::Value callee, const std::vector<SymbolRef>& args,
                                              const Keywords& keywords);
  // evaluator_lazy.cpp: a call of a cell whose graph equal cells share; nullopt: it is none, or cannot be shared
  std::optional<Outcome<SymbolRef>> call_shared(const SymbolRef& cell, const SymbolRef& method,
                                                const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// Captures the graph; false: it changes something outside, or depends on it.
  Outcome<bool> share_cell(SharedCell& shared, const SymbolRef& cell, const SymbolRef& method, const Crossing& given,
                           const std::vector<std::string>& names);
  // evaluator_vmap.cpp: functions of guest/mindspore/ops/vectorize.py; nullopt: not one of them
  std::optional<Outcome<SymbolRef>> call_vmap(vm::Value function, const std::vector<SymbolRef>& args,
                                              const Keywords& keywords);
  /// What vmap(*made) gives for these arguments; `more_keywords`, where it is a Dict, has some more.
  Outcome<SymbolRef> map_over(const std::array<SymbolRef, 3>& made, const std::vector<SymbolRef>& args,
                              const Keywords& keywords, const Symbol& more_keywords);
  // evaluator_iterators.cpp
  /// send() and close() of a generator that runs in the graph; nullopt: another method.
  std::optional<Outcome<SymbolRef>> generator_method(const SymbolRef& generator, std::string_view name,
                                                     const std::vector<SymbolRef>& args);
  /// An instance whose class has __next__ in Python (bytecode).
  bool steps_itself(const Symbol& iterator);
  Outcome<SymbolRef> next_by_method(const SymbolRef& iterator);
  Outcome<SymbolRef> next_of_stream(const SymbolRef& stream);
  Outcome<SymbolRef> make_stream(vm::Type* type, const std::vector<SymbolRef>& args);
  std::optional<Outcome<SymbolRef>> call_iterator_builtin(std::string_view name, const std::vector<SymbolRef>& args,
                                                          const Keywords& keywords);
  // evaluator_builtins.cpp: builtins that work on symbols; nullopt: not one of them
  std::optional<Outcome<SymbolRef>> call_builtin(std::string_view name, const std::vector<SymbolRef>& args,
                                                 const Keywords& keywords);
  /// str(), repr(), int() or float() of an instance whose class says it in Python (bytecode); nullopt: something else.
  std::optional<Outcome<SymbolRef>> converted(std::string_view name, const SymbolRef& object);
  /// A function of the module `operator`; nullopt: another one.
  std::optional<Outcome<SymbolRef>> call_operator_function(vm::Value function, const std::vector<SymbolRef>& args);
  /// sorted() by a function that the graph follows, whose values are constants; nullopt: Python's own code serves.
  std::optional<Outcome<SymbolRef>> sorted_by_key(const SymbolRef& iterable, const Keywords& keywords);
  /// max() or min() with keywords: the first item whose key has no better one after it, by keys that order themselves.
  std::optional<Outcome<SymbolRef>> extreme_by_key(const std::vector<SymbolRef>& args, const Keywords& keywords,
                                                   vm::CompareOp better);
  /// Tuples that differ in their first items, which are known where the others are not, are ordered by those alone.
  void lead_by_first(std::vector<SymbolRef>& keys);
  std::optional<Outcome<SymbolRef>> dict_method(const SymbolRef& self, std::string_view name,
                                                const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// A method of a set that changes nothing, by the set's own code.
  std::optional<Outcome<SymbolRef>> set_question(const SymbolRef& self, std::string_view name,
                                                 const std::vector<SymbolRef>& args);
  std::optional<Outcome<SymbolRef>> set_method(const SymbolRef& self, std::string_view name,
                                               const std::vector<SymbolRef>& args);
  std::optional<Outcome<SymbolRef>> structure_method(const SymbolRef& self, std::string_view name,
                                                     const std::vector<SymbolRef>& args, const Keywords& keywords);
  // evaluator_convert.cpp
  /// int(), float(), bool() or item() of a tensor of one element, as a number of the graph (ast).
  Outcome<SymbolRef> number_of(const SymbolRef& tensor, DType dtype);
  /// A list or tuple of constants as a tensor, of the dtype of the tensor `other` beside it; null: it is none.
  SymbolRef as_tensor_operand(const SymbolRef& symbol, const Symbol* other = nullptr);
  /// Methods of lists and tuples of plain constants, by the list's own code; nullopt: not one of them.
  std::optional<Outcome<SymbolRef>> constant_list_method(const SymbolRef& self, std::string_view name,
                                                         const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// numpy's functions and functools.partial, on constants, while a static graph is compiled.
  bool is_constant_native(vm::Value callee);
  /// A method of a numpy array that changes nothing (ast).
  bool is_array_question(vm::Value array, std::string_view name);
  /// An object that a whole graph made while it is compiled, asked about at a place that is passed once: its methods in
  /// C++ run there and then.
  bool is_own_object(const Symbol& symbol) const;
  /// functools.reduce() in a static graph; nullopt: another function.
  std::optional<Outcome<SymbolRef>> call_reduce(std::string_view name, const std::vector<SymbolRef>& args,
                                                const Keywords& keywords);
  /// functools.partial() of what is no constant: a function with these arguments; null: the class itself serves.
  SymbolRef bound_function(const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// A call of a functools.partial object, or of a numpy.ufunc; nullopt: it is neither.
  std::optional<Outcome<SymbolRef>> call_partial(const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                                 const Keywords& keywords);
  /// `ops.depend(value, expr)`; nullopt: another function.
  std::optional<Outcome<SymbolRef>> call_depend(vm::Value function, const std::vector<SymbolRef>& args);
  Outcome<SymbolRef> is_instance(const SymbolRef& object, const SymbolRef& type);
  bool has_constant_items(const SymbolRef& iterable);
  /// int, float or bool, of a number of the graph.
  SymbolRef type_of_number(const SymbolRef& number);
  /// Does isinstance() of these classes call the program's own __instancecheck__?
  bool asks_metaclass(vm::Value types) const;
  /// What __len__ of a class gave, as len() takes it; a Break: the interpreter refuses it.
  Outcome<SymbolRef> checked_length(Outcome<SymbolRef> given);
  /// reversed() of what cannot change meanwhile and of lists and dicts.
  std::optional<Outcome<SymbolRef>> reversed_of(const SymbolRef& given);
  // evaluator_static.cpp
  /// An instance whose methods a static graph follows: of a class marked jit_class, or any with fullgraph.
  bool is_followed_class(vm::Value v);
  /// `self.name(args)` of such an instance; nullopt: it is none, or its class has no such method.
  std::optional<Outcome<SymbolRef>> class_method(const SymbolRef& self, std::string_view name,
                                                 std::vector<SymbolRef> args);
  std::optional<Outcome<SymbolRef>> class_operator(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right,
                                                   bool in_place);
  std::optional<Outcome<SymbolRef>> class_comparison(vm::CompareOp op, const SymbolRef& left, const SymbolRef& right);
  /// A number that counts from the end when it is negative, counted from the begin.
  Outcome<SymbolRef> number_in(const SymbolRef& number, int64_t length);
  /// `sequence[number]`, of tensors or numbers of one type.
  Outcome<SymbolRef> item_at(const SymbolRef& sequence, const SymbolRef& number);
  Outcome<SymbolRef> store_item_at(const SymbolRef& list, const SymbolRef& number, const SymbolRef& value);
  Outcome<SymbolRef> cast_number(const SymbolRef& truth);
  Outcome<SymbolRef> contains_node(const SymbolRef& container, const SymbolRef& item, bool is_negated);
  /// index() and count() of a list or tuple of tensors and numbers, which the running graph computes; null: not with
  /// these.
  std::optional<Outcome<SymbolRef>> place_of_node(const SymbolRef& sequence, std::string_view name,
                                                  const std::vector<SymbolRef>& args);
  /// `tensor[key]` where the places are known: a Gather of them.
  Outcome<SymbolRef> gather_places(const SymbolRef& tensor, const SymbolRef& key);
  /// `tensor[key]` whose shape only the running graph knows: with a mask among the places, or a variable slice.
  Outcome<SymbolRef> computed_index(const SymbolRef& tensor, const SymbolRef& key);
  /// nonzero, masked_select and unique of tensors; nullopt: another function, or not here.
  std::optional<Outcome<SymbolRef>> call_computed(vm::Value function, const std::vector<SymbolRef>& args,
                                                  const Keywords& keywords);
  /// Bytecode capture: a tensor that a library function counts from numbers; nullopt: another function.
  // evaluator_numbers.cpp
  /// max() or min() of ints: which it is, is guarded.
  SymbolRef largest_open(const std::vector<SymbolRef>& numbers, bool is_max);
  std::optional<Outcome<SymbolRef>> call_open_arange(const std::vector<SymbolRef>& args, const Keywords& keywords);
  /// What int(), math.floor() and math.ceil() make of a quotient of ints that wait for dims; null: another call.
  SymbolRef whole_part(const SymbolRef& callee, const SymbolRef& argument);
  /// A call with ints that wait for dims; nullopt: it has none, or needs their numbers, which they then have.
  std::optional<Outcome<SymbolRef>> call_open_native(const SymbolRef& callee, std::string_view name,
                                                     std::vector<SymbolRef>& args, Keywords& keywords);
  std::optional<Outcome<SymbolRef>> call_counting(vm::Value function, const std::vector<SymbolRef>& args,
                                                  const Keywords& keywords);
  /// A dim as a number, or of the running graph.
  Outcome<SymbolRef> dim_of(const SymbolRef& tensor, size_t axis);
  /// Functions of the module `operator`; nullopt: another one.
  std::optional<Outcome<SymbolRef>> call_operator_module(std::string_view name, const std::vector<SymbolRef>& args);
  /// Python's number for a numpy scalar; null: it is none.
  SymbolRef plain_number(vm::Value v);
  // evaluator_grad.cpp: calls of GradFunction and GradOperation classes and objects; nullopt: none of them
  struct GradientCall;
  bool is_gradient_class(vm::Value type);
  std::optional<Outcome<SymbolRef>> call_gradient(const SymbolRef& callee, std::vector<SymbolRef>& args,
                                                  Keywords& keywords);
  Outcome<GradientCall> read_gradient(const SymbolRef& gradient);
  Outcome<bool> choose_arguments(GradientCall& call, std::span<SymbolRef* const> given);
  /// Parameters of `graph` stand for the chosen arguments' leaves; the leaves are `arguments` of its call.
  Outcome<bool> cross_arguments(GradientCall& call, std::span<SymbolRef* const> given, ir::FuncGraph& graph,
                                std::vector<ir::Node*>& arguments);
  Outcome<SymbolRef> differentiate(const SymbolRef& gradient, std::vector<SymbolRef> args, Keywords keywords);
  /// With `held`, Parameters that it writes are variables.
  Outcome<SymbolRef> differentiated(const SymbolRef& gradient, std::vector<SymbolRef> args, Keywords keywords,
                                    std::vector<GraphCapture::Held>* held);
  Outcome<bool> append_sensitivities(const SymbolRef& outputs, const SymbolRef& sens, std::vector<ir::Node*>& out);
  SymbolRef arranged(const GradientCall& call, ir::Node* called, const Crossing& crossing);
  // evaluator_bprop.cpp: a call of a Cell that defines `bprop`; nullopt: it does not, or nothing is differentiated
  std::optional<Outcome<SymbolRef>> call_with_bprop(const SymbolRef& cell, const SymbolRef& construct,
                                                    std::vector<SymbolRef>& args, const Keywords& keywords);
  Outcome<ir::FuncGraph*> bprop_graph(const SymbolRef& bprop, const std::vector<SymbolRef>& args,
                                      const std::vector<Crossing>& inputs, const Crossing& crossing);

  GraphCapture& graph_;
  vm::Vm& vm_;
  Inliner& inliner_;
  GraphCapture::Depth depth_;
  std::vector<const Symbol*> materialising_;  ///< Containers whose items are being made, outermost first.
  std::shared_ptr<SharedCells> shared_;
  bool cuts_numbers_ = false;  ///< No gradient passes through Python's operators on numbers.
  int gradients_ = 0;          ///< Functions to differentiate that are being captured around here.
};

/// The index that `key` means where a tensor is indexed (vm::tensors::index_of).
SymbolRef as_index(vm::Vm& vm, const SymbolRef& key);

/// 0, 1, 2, ... in this shape.
Result<Tensor> counting(Shape shape);

}  // namespace refjit::capture
