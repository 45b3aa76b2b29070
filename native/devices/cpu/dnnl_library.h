#pragma once
// oneDNN, opened at run time when the first program needs it: the entry points that this folder uses, its engine and
// stream, and the two patterns every primitive here follows. Without the library (or with one too old) `dnnl()` is
// null and kernels come from elsewhere. Only types of its C header are used; nothing of it is linked.
#include <oneapi/dnnl/dnnl.h>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tensor/shape.h"

namespace refjit::devices::cpu {

/// name, result and parameters as dnnl.h declares them.
struct DnnlLibrary {
#define REFJIT_DNNL(name) decltype(&::dnnl_##name) name = nullptr;
#include "devices/cpu/dnnl_symbols.def"
#undef REFJIT_DNNL
  dnnl_engine_t engine = nullptr;
  dnnl_stream_t stream = nullptr;
};

/// Null when there is none. The first call opens it (about 25 ms).
const DnnlLibrary* dnnl();

/// A memory descriptor of float32: plain with these strides, or (strides empty) whatever the primitive prefers.
dnnl_memory_desc_t float_desc(std::span<const int64_t> dims, std::span<const int64_t> strides);
dnnl_memory_desc_t float_desc(std::span<const int64_t> dims);  ///< Row-major.
dnnl_memory_desc_t any_desc(std::span<const int64_t> dims);

/// A primitive with its memory objects; run() binds addresses and executes. Made within a ThreadScope. One caller at a
/// time.
class DnnlPrimitive {
 public:
  DnnlPrimitive() = default;
  DnnlPrimitive(const DnnlPrimitive&) = delete;
  ~DnnlPrimitive();

  struct Binding {
    int argument;  ///< DNNL_ARG_*
    dnnl_memory_desc_t desc;
  };
  /// Takes over `description`; `bindings` in the order of run()'s addresses. False: oneDNN has no such primitive.
  bool make(const_dnnl_primitive_desc_t description, std::span<const Binding> bindings);
  void run(std::span<void* const> addresses) const;
  explicit operator bool() const { return primitive_ != nullptr; }

 private:
  dnnl_primitive_t primitive_ = nullptr;
  int threads_ = 1;  ///< It runs with as many as it was made for.
  std::vector<dnnl_exec_arg_t> arguments_;
};

/// A copy between two layouts of the same tensor.
bool make_reorder(DnnlPrimitive& reorder, const dnnl_memory_desc_t& from, const dnnl_memory_desc_t& to);

}  // namespace refjit::devices::cpu
