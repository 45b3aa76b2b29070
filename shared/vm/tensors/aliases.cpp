#include "vm/tensors/aliases.h"

#include "vm/numpy/array_math.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {

namespace {

/// Where each element stands, in row-major order.
std::vector<int64_t> places_of(const Tensor& place) {
  std::vector<int64_t> places;
  const int64_t count = place.element_count();
  places.reserve(static_cast<size_t>(count));
  std::vector<int64_t> index(place.shape.size(), 0);
  int64_t at = place.offset;
  for (int64_t i = 0; i < count; ++i) {
    places.push_back(at);
    for (uint32_t axis = place.shape.size(); axis-- > 0;) {
      at += place.strides[axis];
      if (++index[axis] < place.shape[axis]) break;
      at -= place.strides[axis] * place.shape[axis];
      index[axis] = 0;
    }
  }
  return places;
}

}  // namespace

void Aliases::clear() {
  groups_.clear();
  group_of_.clear();
}

Aliases::Member& Aliases::member(Value tensor, size_t& group) {
  const uint64_t id = as_tensor(tensor)->id;
  const auto [found, is_new] = group_of_.try_emplace(id, groups_.size());
  group = found->second;
  if (is_new) {
    Tensor place = as_tensor(tensor)->tensor;
    place.storage = {};
    place.offset = 0;
    place.strides = contiguous_strides(place.shape);
    groups_.push_back({Member{Ref(tensor), std::move(place), Ref()}});
  }
  for (Member& known : groups_[group])
    if (as_tensor(known.tensor)->id == id) return known;
  return groups_[group].front();
}

void Aliases::add(Value operand, Value result, const EagerEntry& entry) {
  if (is_carrying_ || operand == result || !is_tensor(operand)) return;
  size_t group = 0;
  const Tensor base = member(operand, group).place;
  const auto results = is_tuple(result) ? as_tuple(result)->span() : std::span<const Value>(&result, 1);
  for (size_t i = 0; i < results.size(); ++i) {
    if (!is_tensor(results[i])) continue;
    const Shape& shape = as_tensor(results[i])->tensor.shape;
    std::optional<Tensor> place;
    if (i < entry.views.size())
      place = ops::view_of(base, entry.views[i], shape);
    else
      place = reshaped_view(base, shape);
    if (!place || !group_of_.try_emplace(as_tensor(results[i])->id, group).second) continue;
    groups_[group].push_back({Ref(results[i]), std::move(*place), Ref()});
  }
}

bool Aliases::is_view(const TensorObject* tensor) const {
  const auto found = group_of_.find(tensor->id);
  return found != group_of_.end() && as_tensor(groups_.at(found->second).front().tensor) != tensor;
}

bool Aliases::before_write(TensorState& state, const TensorObject* tensor) {
  const auto found = group_of_.find(tensor->id);
  if (is_carrying_ || found == group_of_.end()) return true;
  for (Member& other : groups_[found->second]) {
    TensorObject* object = as_tensor(other.tensor);
    if (object == tensor) continue;
    auto copy = Tensor::empty(object->tensor.dtype, object->tensor.shape, state.memory);
    if (!copy) return vm_.raise(copy.error()), false;
    copy_elements(object->tensor, copy->data());
    other.before = new_tensor(state, std::move(*copy));
    if (!other.before) return false;
    record_copy(state, object, as_tensor(other.before));
    for (OpRecorder* r = state.recorder; r; r = r->outer) r->before_write(object, other.before);
  }
  return !vm_.has_exception();
}

bool Aliases::carry(TensorState& state, const Member& from, Member& to) {
  std::unordered_map<int64_t, int64_t> written;
  const std::vector<int64_t> sources = places_of(from.place), targets = places_of(to.place);
  for (size_t i = 0; i < sources.size(); ++i) written[sources[i]] = static_cast<int64_t>(i);
  auto index = Tensor::empty(DType::Int64, to.place.shape, state.memory);
  auto mask = Tensor::empty(DType::Bool, to.place.shape, state.memory);
  if (!index || !mask) return vm_.raise(index ? mask.error() : index.error()), false;
  size_t shared = 0;
  for (size_t i = 0; i < targets.size(); ++i) {
    const auto found = written.find(targets[i]);
    const bool is_written = found != written.end();
    shared += is_written;
    index->data<int64_t>()[i] = is_written ? found->second : 0;
    mask->data<bool>()[i] = is_written;
  }
  if (shared == 0) return true;
  const Ref all = vm_.integer(-1);
  const Value whole[] = {all.get()};
  const Ref row = vm_.tuple(whole);
  const Ref flat = row ? run_operator(state, "Reshape", {from.tensor.get(), row}) : Ref();
  const Ref places = new_tensor(state, std::move(*index)), chosen = new_tensor(state, std::move(*mask));
  const Ref zero = vm_.integer(0);
  if (!flat || !places || !chosen) return false;
  Ref now = run_operator(state, "Gather", {flat.get(), places.get(), zero.get(), zero.get()});
  if (now && shared < targets.size()) now = run_operator(state, "Select", {chosen.get(), now.get(), to.before.get()});
  if (!now) return false;
  TensorObject* object = as_tensor(to.tensor);
  if (auto done = numpy::assign(object->tensor, as_tensor(now)->tensor); !done) return vm_.raise(done.error()), false;
  for (OpRecorder* r = state.recorder; r; r = r->outer) r->on_assign(object, as_tensor(now));
  return true;
}

bool Aliases::after_write(TensorState& state, TensorObject* tensor) {
  const auto found = group_of_.find(tensor->id);
  if (is_carrying_ || found == group_of_.end()) return true;
  is_carrying_ = true;
  Group& group = groups_[found->second];
  const Member* from = &group.front();
  for (const Member& known : group)
    if (as_tensor(known.tensor) == tensor) from = &known;
  bool is_done = true;
  for (Member& to : group) {
    if (&to == from || !to.before) continue;
    is_done = is_done && carry(state, *from, to);
    to.before = Ref();
  }
  is_carrying_ = false;
  return is_done;
}

}  // namespace refjit::vm::tensors
