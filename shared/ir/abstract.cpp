#include "ir/abstract.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace refjit::ir {

bool AnyShape::is_concrete() const {
  return rank_known && std::all_of(dims.begin(), dims.end(), [](Dim d) { return d.is_known(); });
}

Shape AnyShape::concrete() const {
  Shape shape;
  shape.resize(static_cast<uint32_t>(dims.size()));
  for (size_t i = 0; i < dims.size(); ++i) shape[i] = dims[i].value();
  return shape;
}

AnyShape AnyShape::of(std::span<const int64_t> shape) {
  AnyShape result;
  result.dims.assign(shape.begin(), shape.end());
  return result;
}

Abstract::~Abstract() {
  if (elements.empty() && keys.empty()) return;
  // Children that die with this one hand over their own children, so that a deep nest does not recurse.
  std::vector<AbstractRef> doomed;
  auto take = [&doomed](std::vector<AbstractRef>& refs) {
    for (AbstractRef& ref : refs)
      if (ref && ref.use_count() == 1 && !(ref->elements.empty() && ref->keys.empty()))
        doomed.push_back(std::move(ref));
    refs.clear();
  };
  take(elements);
  take(keys);
  while (!doomed.empty()) {
    AbstractRef last = std::move(doomed.back());
    doomed.pop_back();
    auto* dying = const_cast<Abstract*>(last.get());
    take(dying->elements);
    take(dying->keys);
  }
}

namespace {

std::shared_ptr<Abstract> make(AbstractKind kind) {
  auto a = std::make_shared<Abstract>();
  a->kind = kind;
  return a;
}

template <class T>
AbstractRef scalar(AbstractKind kind, std::optional<T> value) {
  auto a = make(kind);
  if (value) {
    a->is_constant = true;
    a->value = *std::move(value);
  }
  return a;
}

template <class T>
bool same_bits(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

bool same_tensor(const Tensor& a, const Tensor& b) {
  if (a.dtype != b.dtype || !(a.shape == b.shape)) return false;
  if (a.storage.get() == b.storage.get() && a.offset == b.offset && a.strides == b.strides) return true;
  if (!a.is_defined() || !b.is_defined()) return false;
  // A tensor on a device is its own identity: the IR cannot read it.
  if (!a.storage->memory->is_host() || !b.storage->memory->is_host()) return false;
  auto ca = contiguous(a);
  auto cb = contiguous(b);
  if (!ca || !cb) return false;
  auto bytes = static_cast<size_t>(a.byte_count());
  return bytes == 0 || std::memcmp(ca->data(), cb->data(), bytes) == 0;
}

bool same_value(const Abstract& a, const Abstract& b) {
  if (a.value.index() != b.value.index()) return false;
  if (auto* t = std::get_if<Tensor>(&a.value)) return same_tensor(*t, std::get<Tensor>(b.value));
  if (auto* f = std::get_if<double>(&a.value)) return same_bits(*f, std::get<double>(b.value));
  if (auto* v = std::get_if<bool>(&a.value)) return *v == std::get<bool>(b.value);
  if (auto* i = std::get_if<int64_t>(&a.value)) return *i == std::get<int64_t>(b.value);
  if (auto* s = std::get_if<std::string>(&a.value)) return *s == std::get<std::string>(b.value);
  return true;
}

bool same_head(const Abstract& a, const Abstract& b) {
  if (a.kind != b.kind || a.is_constant != b.is_constant) return false;
  if (a.elements.size() != b.elements.size() || a.keys.size() != b.keys.size()) return false;
  switch (a.kind) {
    case AbstractKind::Tensor:
      if (a.dtype != b.dtype || a.is_ref != b.is_ref || !(a.shape == b.shape)) return false;
      break;
    case AbstractKind::Int:
      if (!(a.shape == b.shape)) return false;
      break;
    case AbstractKind::Type:
      if (a.dtype != b.dtype) return false;
      break;
    case AbstractKind::Function:
      if (a.graph != b.graph || a.primitive != b.primitive) return false;
      break;
    default:
      break;
  }
  return !a.is_constant || same_value(a, b);
}

uint64_t mix(uint64_t h, uint64_t v) {
  h ^= v + 0x9e3779b97f4a7c15ULL + (h << 6) + (h >> 2);
  h *= 0xff51afd7ed558ccdULL;
  return h ^ (h >> 32);
}

uint64_t mix_bytes(uint64_t h, const void* data, size_t size) {
  auto* bytes = static_cast<const unsigned char*>(data);
  for (size_t i = 0; i < size; ++i) h = (h ^ bytes[i]) * 0x100000001b3ULL;
  return mix(h, size);
}

uint64_t mix_value(uint64_t h, const Abstract& a) {
  if (auto* v = std::get_if<bool>(&a.value)) return mix(h, *v);
  if (auto* v = std::get_if<int64_t>(&a.value)) return mix(h, static_cast<uint64_t>(*v));
  if (auto* v = std::get_if<double>(&a.value)) return mix_bytes(h, v, sizeof *v);
  if (auto* v = std::get_if<std::string>(&a.value)) return mix_bytes(h, v->data(), v->size());
  auto* t = std::get_if<Tensor>(&a.value);
  if (!t || !t->is_defined() || !t->storage->memory->is_host() || !t->is_contiguous()) return h;
  return mix_bytes(h, t->data(), static_cast<size_t>(std::min<int64_t>(64, t->byte_count())));
}

}  // namespace

AbstractRef Abstract::tensor(DType dtype, AnyShape shape) {
  auto a = make(AbstractKind::Tensor);
  a->dtype = dtype;
  a->shape = std::move(shape);
  return a;
}

AbstractRef Abstract::tensor(const TensorType& type) { return tensor(type.dtype, AnyShape::of(type.shape)); }

AbstractRef Abstract::constant_tensor(Tensor value) {
  auto a = make(AbstractKind::Tensor);
  a->dtype = value.dtype;
  a->shape = AnyShape::of(value.shape);
  a->is_constant = true;
  a->value = std::move(value);
  return a;
}

AbstractRef Abstract::boolean(std::optional<bool> value) { return scalar(AbstractKind::Bool, value); }
AbstractRef Abstract::integer(std::optional<int64_t> value) { return scalar(AbstractKind::Int, value); }
AbstractRef Abstract::number(Dim dim) {
  if (dim.is_known()) return integer(dim.value());
  auto a = make(AbstractKind::Int);
  a->shape.dims.push_back(dim);
  return a;
}
AbstractRef Abstract::floating(std::optional<double> value) { return scalar(AbstractKind::Float, value); }
AbstractRef Abstract::string(std::optional<std::string> value) {
  return scalar(AbstractKind::String, std::move(value));
}

AbstractRef Abstract::none() {
  auto a = make(AbstractKind::None);
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::ellipsis() {
  auto a = make(AbstractKind::Ellipsis);
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::type(DType dtype) {
  auto a = make(AbstractKind::Type);
  a->dtype = dtype;
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::tuple(std::vector<AbstractRef> elements) {
  auto a = make(AbstractKind::Tuple);
  a->elements = std::move(elements);
  return a;
}

AbstractRef Abstract::list(std::vector<AbstractRef> elements) {
  auto a = make(AbstractKind::List);
  a->elements = std::move(elements);
  return a;
}

AbstractRef Abstract::dict(std::vector<AbstractRef> keys, std::vector<AbstractRef> elements) {
  auto a = make(AbstractKind::Dict);
  a->keys = std::move(keys);
  a->elements = std::move(elements);
  return a;
}

AbstractRef Abstract::slice(AbstractRef start, AbstractRef stop, AbstractRef step) {
  auto a = make(AbstractKind::Slice);
  a->elements = {std::move(start), std::move(stop), std::move(step)};
  return a;
}

AbstractRef Abstract::monad() {
  auto a = make(AbstractKind::Monad);
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::io_monad() {
  auto a = make(AbstractKind::IoMonad);
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::any() { return make(AbstractKind::Any); }

AbstractRef Abstract::function(FuncGraph* graph) {
  auto a = make(AbstractKind::Function);
  a->graph = graph;
  a->is_constant = true;
  return a;
}

AbstractRef Abstract::function(const Primitive* primitive) {
  auto a = make(AbstractKind::Function);
  a->primitive = primitive;
  a->is_constant = true;
  return a;
}

bool Abstract::is_fully_constant() const {
  std::vector<const Abstract*> stack{this};
  while (!stack.empty()) {
    const Abstract* a = stack.back();
    stack.pop_back();
    switch (a->kind) {
      case AbstractKind::Tuple:
      case AbstractKind::List:
      case AbstractKind::Dict:
      case AbstractKind::Slice:
        for (auto& key : a->keys) stack.push_back(key.get());
        for (auto& element : a->elements) stack.push_back(element.get());
        break;
      default:
        if (!a->is_constant) return false;
    }
  }
  return true;
}

bool equal(const Abstract& a, const Abstract& b) {
  if (&a == &b) return true;
  if (a.elements.empty() && a.keys.empty()) return same_head(a, b);
  std::vector<std::pair<const Abstract*, const Abstract*>> stack{{&a, &b}};
  while (!stack.empty()) {
    auto [x, y] = stack.back();
    stack.pop_back();
    if (x == y) continue;
    if (!same_head(*x, *y)) return false;
    for (size_t i = 0; i < x->elements.size(); ++i) stack.emplace_back(x->elements[i].get(), y->elements[i].get());
    for (size_t i = 0; i < x->keys.size(); ++i) stack.emplace_back(x->keys[i].get(), y->keys[i].get());
  }
  return true;
}

uint64_t hash_of(const Abstract& root) {
  const auto mix_head = [](uint64_t h, const Abstract& a) {
    h = mix(h, static_cast<uint64_t>(a.kind) * 2 + a.is_constant);
    h = mix(h, a.elements.size() * 31 + a.keys.size());
    if (a.kind == AbstractKind::Tensor || a.kind == AbstractKind::Type) h = mix(h, static_cast<uint64_t>(a.dtype));
    if (a.kind == AbstractKind::Tensor)
      for (Dim dim : a.shape.dims) h = mix(h, static_cast<uint64_t>(dim.printed()));
    return a.is_constant ? mix_value(h, a) : h;
  };
  uint64_t h = mix_head(0, root);
  if (root.elements.empty() && root.keys.empty()) return h;
  std::vector<const Abstract*> stack;
  const auto push_parts = [&](const Abstract& a) {
    for (auto& element : a.elements) stack.push_back(element.get());
    for (auto& key : a.keys) stack.push_back(key.get());
  };
  push_parts(root);
  while (!stack.empty()) {
    const Abstract* a = stack.back();
    stack.pop_back();
    h = mix_head(h, *a);
    push_parts(*a);
  }
  return h;
}

AbstractRef broaden(const AbstractRef& root) {
  struct Frame {
    const AbstractRef* source;
    std::vector<AbstractRef> done;
  };
  auto leaf = [](const AbstractRef& a) -> AbstractRef {
    switch (a->kind) {
      case AbstractKind::Tensor:
      case AbstractKind::Bool:
      case AbstractKind::Int:
      case AbstractKind::Float:
      case AbstractKind::String: {
        if (!a->is_constant) return a;
        auto b = std::make_shared<Abstract>(*a);
        b->is_constant = false;
        b->value = std::monostate();
        return b;
      }
      default:
        return a;
    }
  };
  if (root->elements.empty()) return leaf(root);
  std::vector<Frame> stack;
  stack.push_back({&root, {}});
  while (true) {
    Frame& frame = stack.back();
    const Abstract& source = **frame.source;
    if (frame.done.size() < source.elements.size()) {
      const AbstractRef& next = source.elements[frame.done.size()];
      if (next->elements.empty()) {
        frame.done.push_back(leaf(next));
      } else {
        stack.push_back({&next, {}});
      }
      continue;
    }
    AbstractRef result = *frame.source;
    if (frame.done != source.elements) {
      auto copy = std::make_shared<Abstract>();
      copy->kind = source.kind;
      copy->keys = source.keys;
      copy->elements = std::move(frame.done);
      result = std::move(copy);
    }
    stack.pop_back();
    if (stack.empty()) return result;
    stack.back().done.push_back(std::move(result));
  }
}

}  // namespace refjit::ir
