#pragma once
// Abstract values: what the compiler knows of a node without running it. A tensor knows dtype and shape, where a dim is
// a number or a symbol (printed -1; unknown rank prints -2); scalars, strings, None, dtypes, tuples, lists, dicts and
// functions may carry their constant. Written by inference, read by passes, planner and printer. Immutable, shared by
// reference count.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tensor/tensor.h"

namespace refjit::ir {

/// One dimension: a number >= 0, or a symbol with an identity (two equal symbols are the same unknown number).
class Dim {
 public:
  Dim(int64_t value = 0) : value_(value) {}
  static Dim symbol(uint32_t id) { return Dim(-1 - static_cast<int64_t>(id)); }
  bool is_known() const { return value_ >= 0; }
  int64_t value() const { return value_; }
  /// Identity of a symbol. Requires !is_known().
  uint32_t symbol_id() const { return static_cast<uint32_t>(-1 - value_); }
  /// What listings print: the number, or -1.
  int64_t printed() const { return is_known() ? value_ : -1; }
  bool operator==(const Dim&) const = default;

 private:
  int64_t value_;
};

struct AnyShape {
  bool rank_known = true;
  std::vector<Dim> dims;

  bool is_concrete() const;
  /// Requires is_concrete().
  Shape concrete() const;
  static AnyShape of(std::span<const int64_t> shape);
  bool operator==(const AnyShape&) const = default;
};

class FuncGraph;
struct Primitive;
class Node;

enum class AbstractKind : uint8_t {
  Tensor,  ///< dtype, shape; `tensor` when constant; `is_ref` for Parameters and mutated arguments (Ref[Tensor]).
  Bool,    ///< Python scalars: variables have no `scalar`.
  Int,     ///< int64
  Float,   ///< float32 in the graph, as MindSpore has it; the constant is a double.
  String,
  None,
  Ellipsis,
  Type,   ///< A dtype as a value: `type`.
  Tuple,  ///< `elements`
  List,
  Dict,      ///< `keys` (constants) beside `elements`
  Slice,     ///< Three elements.
  Function,  ///< A graph, primitive or closure: `graph` or `primitive`.
  Monad,     ///< U
  IoMonad,   ///< IO
  Any,       ///< Result of a fallback node: known at run time only.
};

class Abstract;
using AbstractRef = std::shared_ptr<const Abstract>;

class Abstract {
 public:
  Abstract() = default;
  Abstract(const Abstract&) = default;
  Abstract(Abstract&&) = default;
  Abstract& operator=(const Abstract&) = default;
  Abstract& operator=(Abstract&&) = default;
  /// Iterative in the depth of nesting.
  ~Abstract();

  AbstractKind kind = AbstractKind::Any;
  DType dtype = DType::Float32;                                                    ///< Tensor, Type
  AnyShape shape;                                                                  ///< Tensor; Int: number()
  bool is_ref = false;                                                             ///< Tensor
  bool is_constant = false;                                                        ///< The value below is known.
  std::variant<std::monostate, bool, int64_t, double, std::string, Tensor> value;  ///< Bool, Int, Float, String, Tensor
  std::string ref_key;  ///< Ref tensors: the Parameter's name, for listings; no part of the type.
  std::vector<AbstractRef> keys;
  std::vector<AbstractRef> elements;
  FuncGraph* graph = nullptr;
  const Primitive* primitive = nullptr;

  static AbstractRef tensor(DType dtype, AnyShape shape);
  static AbstractRef tensor(const TensorType& type);
  static AbstractRef constant_tensor(Tensor value);
  static AbstractRef boolean(std::optional<bool> value);
  static AbstractRef integer(std::optional<int64_t> value);
  /// An int that is as large as a dim: open where that is a symbol, which then stands in `shape`.
  static AbstractRef number(Dim dim);
  static AbstractRef floating(std::optional<double> value);
  static AbstractRef string(std::optional<std::string> value);
  static AbstractRef none();
  static AbstractRef ellipsis();
  static AbstractRef type(DType dtype);
  static AbstractRef tuple(std::vector<AbstractRef> elements);
  static AbstractRef list(std::vector<AbstractRef> elements);
  static AbstractRef dict(std::vector<AbstractRef> keys, std::vector<AbstractRef> elements);
  static AbstractRef slice(AbstractRef start, AbstractRef stop, AbstractRef step);
  static AbstractRef monad();
  static AbstractRef io_monad();
  static AbstractRef any();
  static AbstractRef function(FuncGraph* graph);
  static AbstractRef function(const Primitive* primitive);

  bool is_tensor() const { return kind == AbstractKind::Tensor; }
  /// An int that is known as soon as the dims of the program's inputs are: shapes may be made of it.
  bool is_open_number() const { return kind == AbstractKind::Int && !is_constant && !shape.dims.empty(); }
  bool is_scalar() const {
    return kind == AbstractKind::Bool || kind == AbstractKind::Int || kind == AbstractKind::Float;
  }
  /// A state that orders effects: U or IO.
  bool is_monad() const { return kind == AbstractKind::Monad || kind == AbstractKind::IoMonad; }
  bool is_sequence() const { return kind == AbstractKind::Tuple || kind == AbstractKind::List; }
  /// True when every part is constant (an empty tuple is).
  bool is_fully_constant() const;
};

/// Same kind, types, shapes, constness and constants (bit for bit: 0.0 differs from -0.0, a NaN equals itself).
/// Iterative in the depth of nesting.
bool equal(const Abstract& a, const Abstract& b);
/// Equal abstracts have equal hashes. Reads at most the first 64 bytes of a constant tensor.
uint64_t hash_of(const Abstract& a);
/// The same type with constants forgotten: what a variable argument has.
AbstractRef broaden(const AbstractRef& a);

}  // namespace refjit::ir
