#include "devices/cpu/dnnl_library.h"

#include <dlfcn.h>

#include <algorithm>

#include "devices/cpu/threads.h"

namespace refjit::devices::cpu {
namespace {

std::unique_ptr<DnnlLibrary> open_library() {
  thread_count();  // opens OpenMP's runtime as we want it, before oneDNN loads it
  // Never closed: its threads and its code outlive every device.
  void* handle = dlopen("libdnnl.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return nullptr;
  auto library = std::make_unique<DnnlLibrary>();
#define REFJIT_DNNL(name)                                                                  \
  library->name = reinterpret_cast<decltype(library->name)>(dlsym(handle, "dnnl_" #name)); \
  if (!library->name) return nullptr;
#include "devices/cpu/dnnl_symbols.def"
#undef REFJIT_DNNL
  if (library->engine_create(&library->engine, dnnl_cpu, 0) != dnnl_success) return nullptr;
  if (library->stream_create(&library->stream, library->engine, dnnl_stream_default_flags) != dnnl_success)
    return nullptr;
  return library;
}

}  // namespace

const DnnlLibrary* dnnl() {
  static const std::unique_ptr<DnnlLibrary> library = open_library();  // immutable once open
  return library.get();
}

dnnl_memory_desc_t float_desc(std::span<const int64_t> dims, std::span<const int64_t> strides) {
  dnnl_memory_desc_t desc{};
  dnnl()->memory_desc_init_by_strides(&desc, static_cast<int>(dims.size()), dims.data(), dnnl_f32, strides.data());
  return desc;
}

dnnl_memory_desc_t float_desc(std::span<const int64_t> dims) { return float_desc(dims, contiguous_strides(dims)); }

dnnl_memory_desc_t any_desc(std::span<const int64_t> dims) {
  dnnl_memory_desc_t desc{};
  dnnl()->memory_desc_init_by_tag(&desc, static_cast<int>(dims.size()), dims.data(), dnnl_f32, dnnl_format_tag_any);
  return desc;
}

DnnlPrimitive::~DnnlPrimitive() {
  for (const dnnl_exec_arg_t& argument : arguments_) dnnl()->memory_destroy(argument.memory);
  if (primitive_) dnnl()->primitive_destroy(primitive_);
}

bool DnnlPrimitive::make(const_dnnl_primitive_desc_t description, std::span<const Binding> bindings) {
  const DnnlLibrary& library = *dnnl();
  threads_ = ThreadScope::current();
  const bool is_made = library.primitive_create(&primitive_, description) == dnnl_success;
  library.primitive_desc_destroy(const_cast<dnnl_primitive_desc_t>(description));
  if (!is_made) return false;
  for (const Binding& binding : bindings) {
    dnnl_memory_t memory = nullptr;
    if (library.memory_create(&memory, &binding.desc, library.engine, DNNL_MEMORY_NONE) != dnnl_success) return false;
    arguments_.push_back({binding.argument, memory});
  }
  return true;
}

void DnnlPrimitive::run(std::span<void* const> addresses) const {
  const DnnlLibrary& library = *dnnl();
  const ThreadScope as_made(threads_);
  for (size_t i = 0; i < addresses.size(); ++i) library.memory_set_data_handle(arguments_[i].memory, addresses[i]);
  library.primitive_execute(primitive_, library.stream, static_cast<int>(arguments_.size()), arguments_.data());
}

bool make_reorder(DnnlPrimitive& reorder, const dnnl_memory_desc_t& from, const dnnl_memory_desc_t& to) {
  const DnnlLibrary& library = *dnnl();
  dnnl_primitive_desc_t description = nullptr;
  if (library.reorder_primitive_desc_create(&description, &from, library.engine, &to, library.engine, nullptr) !=
      dnnl_success)
    return false;
  const DnnlPrimitive::Binding bindings[] = {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}};
  return reorder.make(description, bindings);
}

}  // namespace refjit::devices::cpu
