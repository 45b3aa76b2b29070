// Subscripts of Tensor. Basic ones are views of the same storage; while a recorder listens they run as ExpandDims and
// StridedSlice instead, others and writes as a Gather of flat positions, so that the graph has them.
#include <algorithm>

#include "ops/infer.h"
#include "vm/builtin_types.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/eager.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

std::span<const Value> items_of(const Value& key) { return is_tuple(key) ? as_tuple(key)->span() : std::span(&key, 1); }

bool is_plain_int(Value v) { return is_int(v) && !v.is_bool(); }

/// Axes of the tensor that an item takes.
int64_t consumed_axes(Vm& vm, Value v) {
  if (v.is_none() || v == kEllipsis || v.is_bool()) return 0;
  if (is_tensor(v) && as_tensor(v)->tensor.dtype == DType::Bool) return as_tensor(v)->tensor.rank();
  (void)vm;
  return 1;
}

bool is_exactly_key(Value key, Value part) {
  return key.is_object() && part.is_object() && key.object() == part.object();
}

/// Checks the numbers of a tensor or list that indexes an axis of `length`. False: MindSpore's error is set.
bool check_values(Vm& vm, Value v, int64_t length, bool is_whole_key) {
  if (is_tensor(v) && is_whole_key && is_int(as_tensor(v)->tensor.dtype)) {
    const Tensor& indices = as_tensor(v)->tensor;
    for (int64_t i = 0; i < indices.element_count(); ++i) {
      const int64_t index = element_as_int(indices, i);
      if (index >= -length && index < length) continue;
      vm.raise("RuntimeError", "For 'Gather', the 'input_indices' should be in the range [0, " +
                                   std::to_string(length) + "), but got " +
                                   std::to_string(index < 0 ? index + length : index) + ", error_code[58]");
      return false;
    }
  } else if (is_list(v)) {
    for (Value item : as_list(v)->span()) {
      int64_t index;
      if (!is_plain_int(item) || !int_fits(item, index) || (index >= -length && index < length)) continue;
      vm.raise("IndexError",
               "index " + std::to_string(index) + " out of bounds for dimension with size " + std::to_string(length));
      return false;
    }
  }
  return true;
}

/// "2, 3"
std::string dims_text(const Shape& shape) {
  std::string all;
  for (int64_t size : shape) all += (all.empty() ? "" : ", ") + std::to_string(size);
  return all;
}

/// Raises MindSpore's error for what is neither a subscript nor a value to assign; gives false.
bool raise_unsupported(Vm& vm, Value v) {
  Ref text = vm.repr(v), type = vm.repr(Value(vm.type_of(v)));
  if (text && type)
    vm.raise("IndexError", "Unsupported Python object type received: " + std::string(view_of(type)) +
                               ". Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, "
                               "None, array, bool, or Tensor. Received value: " +
                               std::string(view_of(text)));
  return false;
}

/// The same for a part of a subscript, or one that is no tuple.
bool raise_refused(Vm& vm, Value v, bool is_part) {
  const bool is_array = numpy::is_array(vm, v);
  if (!is_float(v) && !is_array) return raise_unsupported(vm, v);
  const Ref text = vm.str(v), type = vm.repr(Value(vm.type_of(v)));
  if (!text || !type) return false;
  const std::string shown(view_of(text));
  if (is_part)
    vm.raise("TypeError",
             "For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', "
             "'bool', but got type '" +
                 std::string(is_array ? "Array" : "Float") + "', value: " + shown);
  else
    vm.raise("IndexError",
             "Only support integers, slices(`:`), ellipsis(`...`), None, bool, tensor, int, list and tuple as index, "
             "but got " +
                 shown + " with type " + std::string(view_of(type)));
  return false;
}

bool is_subscript(Vm& vm, Value v) {
  return v.is_none() || v == kEllipsis || is_int(v) || is_list(v) || is_tuple(v) || is_tensor(v) ||
         is_exactly(v, vm.types().slice);
}

/// The same for the items of a list.
bool check_items(Vm& vm, Value list) {
  for (const Value item : as_list(list)->span()) {
    if (!is_subscript(vm, item)) return raise_refused(vm, item, true);
    if (is_list(item) && !check_items(vm, item)) return false;
  }
  return true;
}

/// The same for a slice.
bool check_slice(Vm& vm, const Slice& slice) {
  for (const Value part : {Value(slice.start), Value(slice.stop), Value(slice.step)})
    if (is_str(part) || is_float(part))
      return vm.raise("RuntimeError", "Slice index type must be int, tensor or none."), false;
  const Value step = slice.step;
  if (step.is_small_int() && step.as_small_int() == 0)
    return vm.raise("ValueError", "For 'StridedSlice', 'strides' cannot contain 0"), false;
  return true;
}

/// The same for a mask that takes the axes from `axis` on, a tensor or a list.
bool check_mask(Vm& vm, const Tensor& t, Value v, size_t axis) {
  if (is_tensor(v) && as_tensor(v)->tensor.dtype == DType::Bool) {
    const Shape& shape = as_tensor(v)->tensor.shape;
    for (size_t i = 0; i < shape.size() && axis + i < t.shape.size(); ++i) {
      if (shape[i] == t.shape[axis + i]) continue;
      vm.raise("ValueError", "The shape of index [const vector]{" + dims_text(shape) +
                                 "}does not match the shape of the indexed data [const vector]{" + dims_text(t.shape) +
                                 "} at dim index" + std::to_string(i));
      return false;
    }
  }
  if (!is_list(v) || axis >= t.shape.size()) return true;
  const auto items = as_list(v)->span();
  const bool is_mask =
      !items.empty() && std::all_of(items.begin(), items.end(), [](Value item) { return item.is_bool(); });
  const auto length = static_cast<int64_t>(items.size());
  if (!is_mask || length == t.shape[axis]) return true;
  vm.raise("IndexError", "dimension is " + std::to_string(t.shape[axis]) + " but corresponding boolean dimension is " +
                             std::to_string(length));
  return false;
}

/// Raises MindSpore's error for a tensor among a key's items that holds neither signed whole numbers nor truths.
bool check_kinds(Vm& vm, Value key, bool is_store) {
  for (const Value& v : items_of(key)) {
    if (!is_tensor(v)) continue;
    const DType d = as_tensor(v)->tensor.dtype;
    if (is_signed_int(d) || d == DType::Bool) continue;
    const std::string name(ir_name(d));
    if (is_store) {
      vm.raise("IndexError", is_tuple(key)
                                 ? "For 'tensor setitem', the index tensor data type '" + name + "' is not supported."
                                 : "For tensor set item, the index tensor data type" + std::to_string(dtype_number(d)) +
                                       " is not supported.");
    } else if (is_tuple(key)) {
      vm.raise("IndexError", "The tensor element in tuple index must be int or bool type, but got " + name);
    } else if (Ref text = vm.str(v)) {
      vm.raise("IndexError", "The tensor index must be int or bool type, but got " + std::string(view_of(text)));
    }
    return false;
  }
  return true;
}

/// Raises MindSpore's error for a subscript that it refuses; false then.
bool check_key(Vm& vm, const Tensor& t, Value key, bool is_store = false) {
  if (t.shape.empty() && is_plain_int(key)) return vm.raise("TypeError", "Cannot iterate over a scalar tensor."), false;
  const auto items = items_of(key);
  if (std::count(items.begin(), items.end(), kEllipsis) > 1)
    return vm.raise("IndexError", "An index can only have a single ellipsis('...')"), false;
  int64_t axes = 0;
  for (const Value& v : items) {
    if (v == kFalse && !is_store) {
      vm.raise("IndexError", is_tuple(key) ? "Bool element of tuple index must be 'True', but got 'False'."
                                           : "When tensor is indexed by a bool object, the value only support 'True'.");
      return false;
    }
    axes += consumed_axes(vm, v);
    if (!is_subscript(vm, v)) return raise_refused(vm, v, is_tuple(key));
    if (is_list(v) && !check_items(vm, v)) return false;
  }
  if (axes > t.rank()) {
    vm.raise("IndexError", "too many indices for tensor of dimension" + std::to_string(t.rank()));
    return false;
  }
  int64_t axis = 0;
  for (const Value& v : items) {
    if (v == kEllipsis)
      axis += t.rank() - axes;
    else if (is_exactly(v, vm.types().slice)) {
      if (!check_slice(vm, *static_cast<Slice*>(v.object()))) return false;
      ++axis;
    } else {
      int64_t index;
      if (is_plain_int(v) && int_fits(v, index)) {
        const int64_t length = t.shape[static_cast<size_t>(axis)];
        if (index < -length || index >= length) {
          const bool is_after_tensor = std::any_of(items.data(), &v, [](Value item) { return is_tensor(item); });
          vm.raise("IndexError", std::string(is_after_tensor ? "Index " : "index ") + std::to_string(index) +
                                     " is out of bounds for dimension with size " + std::to_string(length));
          return false;
        }
      }
      if (!check_mask(vm, t, v, static_cast<size_t>(axis))) return false;
      const bool is_row_written = is_store && is_tensor(v);  // the operator that writes says what is out of range
      if (axis < t.rank() && !is_row_written &&
          !check_values(vm, v, t.shape[static_cast<size_t>(axis)], is_exactly_key(key, v)))
        return false;
      axis += consumed_axes(vm, v);
    }
  }
  return true;
}

bool is_basic(Vm& vm, Value key) {
  for (const Value& v : items_of(key))
    if (!v.is_none() && v != kEllipsis && !is_plain_int(v) && !is_exactly(v, vm.types().slice)) return false;
  return true;
}

/// A basic subscript as operators: ExpandDims for each None, then one StridedSlice.
Ref recorded_basic(TensorState& state, Value tensor, Value key) {
  Vm& vm = state.vm;
  const auto items = items_of(key);
  int64_t consumed = 0;
  for (const Value& v : items) consumed += consumed_axes(vm, v);
  const int64_t rank = as_tensor(tensor)->tensor.rank();
  Ref current(tensor);
  Dims begin, end, strides;
  int64_t shrink = 0;
  bool has_slice = false;
  auto whole = [&](int64_t axis) {
    begin.push_back(0);
    end.push_back(as_tensor(current)->tensor.shape[static_cast<size_t>(axis)]);
    strides.push_back(1);
  };
  int64_t axis = 0;
  for (const Value& v : items) {
    if (v.is_none()) {
      current = run_operator(state, "ExpandDims", {current.get(), Value::small_int(axis)});
      if (!current) return {};
      whole(axis++);
    } else if (v == kEllipsis) {
      for (int64_t i = 0; i < rank - consumed; ++i) whole(axis++);
    } else {
      has_slice = true;
      const int64_t length = as_tensor(current)->tensor.shape[static_cast<size_t>(axis)];
      int64_t start, stop, step, count;
      if (is_plain_int(v)) {
        if (!vm.as_int64(v, start)) return {};
        if (start < 0) start += length;
        stop = start + 1;
        step = 1;
        shrink |= int64_t{1} << axis;
      } else if (!slice_bounds(vm, v, length, start, stop, step, count)) {
        return {};
      }
      begin.push_back(start);
      end.push_back(stop < 0 ? stop - length : stop);  // before the first element, where -1 is the last
      strides.push_back(step);
      ++axis;
    }
  }
  if (!has_slice) return current;
  Ref from = numpy::shape_tuple(vm, begin), to = numpy::shape_tuple(vm, end), by = numpy::shape_tuple(vm, strides);
  const Value zero = Value::small_int(0);
  return run_operator(
      state, "StridedSlice",
      {current.get(), from.get(), to.get(), by.get(), zero, zero, zero, zero, Value::small_int(shrink)});
}

/// The flat position of each element of a tensor of this shape.
Result<Tensor> positions_of(TensorState& state, const Shape& shape, int64_t first = 0) {
  auto made = Tensor::empty(DType::Int64, shape, state.memory);
  if (!made) return made;
  for (int64_t i = 0, n = made->element_count(); i < n; ++i) made->data<int64_t>()[i] = first + i;
  return made;
}

/// Which elements a subscript means is decided by the values of its tensors.
void read_key(Value key) {
  for (const Value& v : items_of(key))
    if (is_tensor(v)) host_read(v, "an index");
}

Ref flattened(TensorState& state, Value tensor) {
  Ref shape = numpy::shape_tuple(state.vm, Dims{-1});
  return run_operator(state, "Reshape", {tensor, shape.get()});
}

/// An advanced subscript as operators: the positions are a constant.
Ref recorded_advanced(TensorState& state, Value tensor, Value key) {
  Vm& vm = state.vm;
  read_key(key);
  auto positions = positions_of(state, as_tensor(tensor)->tensor.shape);
  numpy::Indexing indexing;
  if (!positions) return vm.raise(positions.error());
  if (!numpy::parse_index(vm, *positions, key, indexing)) return {};
  auto picked = numpy::gather(indexing, state.memory);
  if (!picked) return vm.raise(picked.error());
  Ref index = new_tensor(state, std::move(*picked));
  Ref flat = flattened(state, tensor);
  if (!index || !flat) return {};
  return run_operator(state, "Gather", {flat.get(), index.get(), Value::small_int(0), Value::small_int(0)});
}

/// What `tensor` is after `tensor[key] = value`, by operators: its elements with the new ones behind them, of which a
/// Gather picks one for each place. Null without exception: no element changes.
Ref recorded_store(TensorState& state, Value tensor, Value key, Value value) {
  Vm& vm = state.vm;
  read_key(key);
  const Tensor base = as_tensor(tensor)->tensor;
  Ref source(value);
  if (!is_tensor(value)) {
    Tensor data;
    if (!tensor_data_from(state, value, base.dtype, data)) return {};
    source = new_tensor(state, std::move(data));
  } else if (as_tensor(value)->tensor.dtype != base.dtype) {
    source = run_operator(state, "Cast", {value, state.dtypes[static_cast<int>(base.dtype)].get()});
  }
  if (!source) return {};
  auto positions = positions_of(state, base.shape);
  auto added = positions_of(state, as_tensor(source)->tensor.shape, base.element_count());
  if (!positions || !added) return vm.raise(positions ? added.error() : positions.error());
  numpy::Indexing indexing;
  if (!numpy::parse_index(vm, *positions, key, indexing)) return {};
  if (auto done = numpy::scatter(indexing, *added); !done) return vm.raise(done.error());
  if (added->element_count() == 0) return {};
  Ref index = new_tensor(state, std::move(*positions));
  Ref before = flattened(state, tensor), after = flattened(state, source);
  if (!index || !before || !after) return {};
  const Value parts[] = {before, after};
  Ref both = vm.tuple(parts);
  Ref joined = run_operator(state, "Concat", {both.get(), Value::small_int(0)});
  if (!joined) return {};
  return run_operator(state, "Gather", {joined.get(), index.get(), Value::small_int(0), Value::small_int(0)});
}

/// Raises MindSpore's errors for an assignment that it refuses; false then.
bool check_store(Vm& vm, const Tensor& t, Value key, Value value) {
  int64_t index = 0;
  if (is_plain_int(key) && int_fits(key, index) && t.rank() > 0 && (index < -t.shape[0] || index >= t.shape[0])) {
    vm.raise("IndexError",
             "Index " + std::to_string(index) + " is out of bounds for axis 0 with size " + std::to_string(t.shape[0]));
    return false;
  }
  if (value.is_none())
    return vm.raise("TypeError",
                    "only support numbers, Tensor, tuple, list as value, but got None with type <class 'NoneType'>"),
           false;
  if (is_str(value) || is_dict(value) || is_bytes(value)) return raise_unsupported(vm, value);
  return check_kinds(vm, key, true) && check_key(vm, t, key, true);
}

/// Raises for places out of range what the operators raise that graphs have for them; without tensors among the
/// places, or where these find no fault, what is raised stays.
void raise_as_operators_do(TensorState& state, Value tensor, Value key, bool is_store) {
  Vm& vm = state.vm;
  const auto items = items_of(key);
  const auto is_int_tensor = [](Value v) { return is_tensor(v) && is_int(as_tensor(v)->tensor.dtype); };
  if (std::none_of(items.begin(), items.end(), is_int_tensor)) return;
  const bool is_place =
      std::all_of(items.begin(), items.end(), [&](Value v) { return is_plain_int(v) || is_int_tensor(v); });
  const Value function =
      find_in_type(vm, tensor_type(vm), vm.intern(is_store ? "_captured_setitem" : "_captured_getitem"));
  auto item = Tensor::empty(as_tensor(tensor)->tensor.dtype, {}, state.memory);
  if (!function || (is_store && !is_place) || !item) return;
  const Ref raised = vm.take_exception(), value = new_tensor(state, std::move(*item));
  OpRecorder* const recorder = std::exchange(state.recorder, nullptr);
  const Ref done = is_store ? vm.call(function, {tensor, key, value}) : vm.call(function, {tensor, key});
  state.recorder = recorder;
  if (done) vm.raise_value(raised);
}

/// A value that does not fit the elements that it shall replace.
Error misfit(const Shape& value, const Shape& region) {
  if (region.empty())
    return user_error("ValueError",
                      "For SetItem, the shape of right value must be () or (1, ) when shape of left value "
                      "is 0, but got[const vector]{" +
                          dims_text(value) + "}");
  return ops::broadcast_refusal("(" + dims_text(value) + ")", "(" + dims_text(region) + ")");
}

}  // namespace

bool stands_for_axis(Vm& vm, Value item) {
  return item.is_none() || item == kEllipsis || is_list(item) || is_tuple(item) || is_tensor(item) ||
         is_exactly(item, vm.types().slice);
}

Ref index_of(Vm& vm, Value key) {
  if (!is_list(key)) return Ref(key);
  const auto items = as_list(key)->span();
  const bool is_tuple = std::any_of(items.begin(), items.end(), [&](Value v) { return stands_for_axis(vm, v); });
  return is_tuple ? vm.tuple(items) : Ref(key);
}

Ref get_item(Vm& vm, Value v, Value given) {
  const Ref index = index_of(vm, given);
  if (!index) return {};
  const Value key = index;
  TensorState& state = *as_tensor(v)->state;
  const Tensor base = as_tensor(v)->tensor;
  if (!check_kinds(vm, key, false) || !check_key(vm, base, key)) return {};
  if (key == kEllipsis) return Ref(v);
  if (is_list(key) && as_list(key)->span().empty())
    return vm.raise("IndexError", "When tensor is indexed by list, the list can't be empty."), Ref();
  if (state.recorder) {
    if (is_basic(vm, key)) return recorded_basic(state, v, key);
    const DType kind = is_tensor(key) ? as_tensor(key)->tensor.dtype : DType::Bool;
    if (kind == DType::Int32 || kind == DType::Int64)
      return run_operator(state, "Gather", {v, key, Value::small_int(0), Value::small_int(0)});
    Ref found = recorded_advanced(state, v, key);
    if (!found) raise_as_operators_do(state, v, key, false);
    return found;
  }
  numpy::Indexing indexing;
  if (!numpy::parse_index(vm, base, key, indexing)) return raise_as_operators_do(state, v, key, false), Ref();
  auto result = numpy::gather(indexing, state.memory);
  if (!result) return vm.raise(result.error());
  return new_tensor(state, std::move(*result));
}

bool set_item(Vm& vm, Value v, Value given, Value value) {
  if (!value) return vm.raise("TypeError", "'Tensor' object doesn't support item deletion"), false;
  const Ref index = index_of(vm, given);
  if (!index) return false;
  const Value key = index;
  TensorState& state = *as_tensor(v)->state;
  const Tensor base = as_tensor(v)->tensor;
  if (!check_store(vm, base, key, value)) return false;
  if (state.recorder) {
    Ref after = recorded_store(state, v, key, value);
    if (!after && vm.has_exception()) raise_as_operators_do(state, v, key, true);
    if (!after) return !vm.has_exception();
    if (!before_write(state, as_tensor(v))) return false;
    if (auto done = numpy::assign(base, as_tensor(after)->tensor); !done) return vm.raise(done.error()), false;
    record_assign(state, as_tensor(v), as_tensor(after));
    return true;
  }
  numpy::Indexing indexing;
  Tensor values;
  if (!numpy::parse_index(vm, base, key, indexing)) return raise_as_operators_do(state, v, key, true), false;
  if (!tensor_data_from(state, value, std::nullopt, values)) return false;
  if (auto done = numpy::scatter(indexing, values); !done) {
    const bool is_shape = done.error().type == "ValueError";
    return vm.raise(is_shape ? misfit(values.shape, numpy::indexed_shape(indexing)) : done.error()), false;
  }
  return true;
}

}  // namespace refjit::vm::tensors
