#pragma once
// The guest's numpy objects: ndarray (a refjit::Tensor with an object header), numpy scalars, dtype objects, and the
// per-Vm state that owns their types. Used by this folder and by the tensor objects (asnumpy, Tensor(array)).
// Invariant: an ndarray's tensor is host memory and never bfloat16 (NumPy has none).
#include <optional>
#include <span>
#include <vector>

#include "tensor/memory.h"
#include "tensor/tensor.h"
#include "tensor/tensor_text.h"
#include "vm/execute.h"
#include "vm/extension.h"
#include "vm/memory.h"
#include "vm/numpy/array_math.h"
#include "vm/numpy/promotion.h"
#include "vm/vm.h"

namespace refjit::vm::numpy {

struct NdArray : Object {
  Tensor tensor;
  Ref base;  ///< The array whose memory a view shows; null for an owner.
  bool is_readonly = false;
  bool is_swapped = false;  ///< Its dtype has the other byte order ('>f4'); the tensor holds the values in ours.
};

/// A numpy scalar other than float64 (whose instances are Floats). Bytes as stored in an array of its dtype.
struct NpScalar : Object {
  alignas(8) unsigned char bytes[16];
};

struct NpDType : Object {
  DType dtype;
  bool is_swapped;  ///< Of the other byte order: '>f4'.
};

/// Types and settings of one Vm's numpy.
struct NumpyState : Vm::Extension {
  explicit NumpyState(Vm& vm);

  Type* ndarray = nullptr;
  Type* dtype_type = nullptr;
  Type* generic = nullptr;
  std::vector<Type*>
      abstract_types;  ///< number, integer, signedinteger, unsignedinteger, inexact, floating, complexfloating
  Type* scalar_types[kDTypeCount] = {};  ///< By DType; null for bfloat16.
  Ref dtypes[kDTypeCount];               ///< The one dtype object of each.
  Ref swapped_dtypes[kDTypeCount];       ///< Those of the other byte order.
  Ref bools[2];                          ///< np.False_ and np.True_, once made.
  ArrayTextOptions text_options;
  Ref boxed_type;              ///< Guest class of arrays of texts and objects (numpy/boxed.py), once loaded.
  uint8_t float_events = 0xb;  ///< Which FloatEvents the guest asks to hear of (np.seterr).
  Ref text_function;  ///< `f(array, is_repr)`, when options are set that the native printer has not; else null.
};
inline NumpyState& numpy_state(Vm& vm) { return vm.extension<NumpyState>(); }

/// Whether `v` is an ndarray itself, of no class that a program derived from it.
inline bool is_plain_array(Vm& vm, Value v) { return v.is_object() && v.object()->type == numpy_state(vm).ndarray; }
inline bool is_array(Vm& vm, Value v) {
  return is_plain_array(vm, v) || (v.is_object() && v.object()->type->type_flags & kTypeHeap &&
                                   is_subtype(v.object()->type, numpy_state(vm).ndarray));
}
inline Tensor& array_tensor(Value v) { return static_cast<NdArray*>(v.object())->tensor; }

// ---- making guest values
Ref new_array(Vm& vm, Tensor tensor);
/// Raises its error, or wraps it.
Ref new_array(Vm& vm, Result<Tensor> tensor);
/// As new_array; when the memory is that of the array `owner`, the result is a view: it has a base, and is as writable.
Ref new_view(Vm& vm, Value owner, Tensor tensor);
/// The elements of `array` as an object of `type`, a class derived from ndarray, whose __array_finalize__ hears of
/// `from`.
Ref new_of_class(Vm& vm, Value array, Type* type, Value from);
/// Whether `array` may be written; raises "`what` is read-only" otherwise.
bool check_writable(Vm& vm, Value array, const char* what = "assignment destination");
/// `made` in the memory order that `order` ('C', 'F', 'A', 'K' or null) asks for, the order of `model` for A and K.
Result<Tensor> in_order(Vm& vm, Result<Tensor> made, Value order, const Tensor* model);
/// The numpy scalar of element `index`.
Ref new_scalar(Vm& vm, const Tensor& t, int64_t index);
/// A scalar for rank 0, an array otherwise: what NumPy's functions return.
Ref array_or_scalar(Vm& vm, Result<Tensor> tensor);
/// The Python number of an element (`item()`).
Ref python_number(Vm& vm, const Tensor& t, int64_t index);
/// Nested lists of Python numbers (`tolist()`).
Ref nested_list(Vm& vm, const Tensor& t);
Ref dtype_object(Vm& vm, DType dtype, bool is_swapped = false);
/// A shape as a tuple of ints.
Ref shape_tuple(Vm& vm, std::span<const int64_t> shape);

// ---- reading guest values; false: an exception is set
/// Anything np.array accepts; `dtype` converts. Shares storage with an ndarray of the right dtype.
bool to_tensor(Vm& vm, Value v, std::optional<DType> dtype, Tensor& out);
/// `t` as `dtype`, with NumPy's warnings: of values that do not fit, of imaginary parts that are lost.
bool convert_tensor(Vm& vm, const Tensor& t, DType dtype, Tensor& out);
bool warn_of_lost_imaginary(Vm& vm);
/// Whether an array may be cast by the rule that `casting=` names; raises NumPy's error otherwise.
bool check_cast(Vm& vm, DType from, DType to, std::string_view rule);
/// An operand of an operator: as to_tensor, and how it takes part in promotion. Null Ref-like false without exception
/// when `v` is no number, array or sequence (operators then give NotImplemented); `is_error` tells them apart.
bool to_operand(Vm& vm, Value v, Tensor& out, Operand& info, bool& is_error);
/// np.float32, float, "float32", np.dtype(...). None gives nullopt.
bool to_dtype(Vm& vm, Value v, std::optional<DType>& out);
/// An int or a sequence of ints.
bool to_dims(Vm& vm, Value v, Dims& out);
/// axis=None, an int or a tuple, as a bit set over `rank` axes.
bool to_axes(Vm& vm, Value v, uint32_t rank, uint64_t& out);
/// One axis in [-rank, rank), wrapped.
bool to_axis(Vm& vm, Value v, uint32_t rank, uint32_t& out);
/// dtype of a numpy scalar object; nullopt for anything else.
std::optional<DType> scalar_dtype(Vm& vm, Value v);

// ---- byte orders (byte_order.cpp): arrays hold values in our order; where bytes are seen, they are turned around
/// Whether a dtype argument names the other byte order.
bool names_swapped(Vm& vm, Value dtype);
inline bool is_swapped(Value array) { return static_cast<NdArray*>(array.object())->is_swapped; }
/// A contiguous copy whose elements (parts of complex numbers) have their bytes in reverse.
Result<Tensor> byte_swapped(Vm& vm, const Tensor& t);
/// `made` marked as being of the byte order that `dtype` names or, when none is given, of that of the array `model`.
Ref in_byte_order(Vm& vm, Ref made, Value dtype, Value model);

// ---- operators (ufuncs.cpp)
/// NumPy's binary operator with promotion; NotImplemented for foreign operands when `is_operator`, else TypeError.
/// `loop`: the dtype asked for by `dtype=`.
Ref apply_binary(Vm& vm, BinaryKind kind, Value a, Value b, bool is_operator, std::optional<DType> loop = {});
Ref apply_unary(Vm& vm, UnaryKind kind, Value a, std::optional<DType> loop = {});
Ref apply_matmul(Vm& vm, Value a, Value b);
/// np.sum and relatives on `v`; all options as the guest gave them (null or None: not given).
Ref apply_reduce(Vm& vm, ReduceKind kind, Value v, Value axis, Value dtype, Value keep_dims, Value initial = Value(),
                 Value where = Value());

/// Fills arithmetic and comparison slots of arrays and numpy scalars.
void fill_number_slots(Slots& slots);

// ---- indexing (indexing.cpp)
struct Advanced {
  uint32_t axis;  ///< Of `view`.
  Tensor index;   ///< int64, within [-n, n) checked and wrapped.
};
/// A subscript, read: basic parts have been applied to `view`; advanced ones remain.
struct Indexing {
  Tensor view;
  std::vector<Advanced> advanced;
  Shape advanced_shape;     ///< Broadcast of the index arrays.
  bool is_front = false;    ///< Their axes come first in the result.
  bool is_element = false;  ///< Every axis was indexed by an int.
};
/// Called for a key item that is neither int, slice, None, Ellipsis nor array; see to_tensor.
bool parse_index(Vm& vm, const Tensor& base, Value key, Indexing& out);
/// The shape of what the key picks.
Shape indexed_shape(const Indexing& indexing);
Result<Tensor> gather(const Indexing& indexing, Memory& memory);
Status scatter(const Indexing& indexing, const Tensor& values);
/// Indices of true elements, one int64 tensor an axis.
std::vector<Tensor> nonzero(const Tensor& t);

// ---- parts of the module `_numpy`, each defined in its own file
std::span<const NativeDef> array_methods();
std::span<const NativeDef> creation_functions();
std::span<const NativeDef> ufunc_functions();      ///< Each becomes an object of the type ufunc.
std::span<const NativeDef> linear_functions();     ///< Elimination, for numpy.linalg.
std::span<const NativeDef> singular_functions();   ///< Singular values, for numpy.linalg.
std::span<const NativeDef> reduction_functions();  ///< np.sum and the like.
bool add_ufuncs(Vm& vm, Module* module);           ///< The type ufunc and its objects.
Ref make_random_state_type(Vm& vm);
Ref make_pcg64_type(Vm& vm);
bool define_array_types(Vm& vm, NumpyState& state);
bool define_scalar_types(Vm& vm, NumpyState& state);
bool define_dtype_type(Vm& vm, NumpyState& state);

/// Whether `v` is an array of numpy/boxed.py, or of a class derived there.
inline bool is_boxed(Vm& vm, Value v) {
  const Ref& type = numpy_state(vm).boxed_type;
  return type && v.is_object() && is_subtype(vm.type_of(v), static_cast<const Type*>(type.get().object()));
}
/// numpy.boxed's function `name` on the same arguments, after the native one has met what it does not hold; when that
/// function gives NotImplemented, the pending exception stays.
Ref call_boxed(Vm& vm, const char* name, Args args);
/// Raises the exception class `name` of the guest module `module`.
Ref raise_class(Vm& vm, const char* module, const char* name, const std::string& text);
/// Raises `error` on vm.
inline Ref fail(Vm& vm, const Error& error) { return vm.raise(error); }

}  // namespace refjit::vm::numpy
