// operator new and delete over mimalloc: a compile makes and drops many small objects, which glibc's malloc makes a
// fifth to a half slower (tests/bench/compile_time.cpp). malloc stays glibc's (CMakeLists.txt), so blocks of the
// interpreter and of tensors are as before.
#include <mimalloc.h>
#include <unistd.h>

#include <new>

namespace {

constexpr std::size_t kLarge = std::size_t{1} << 30;

/// mimalloc maps memory without reserving it, so the kernel would grant what the machine does not have and end the
/// process when it is touched. Such a request is refused here, as the kernel refuses malloc's.
bool cannot_fit(std::size_t size) {
  return size > kLarge &&
         size / static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) > static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES));
}

/// mimalloc's own operator new ends the process when there is no memory; this is what the interpreter makes
/// MemoryError.
void* owned(void* block) {
  if (!block) throw std::bad_alloc();
  return block;
}

void* allocate(std::size_t size) { return owned(cannot_fit(size) ? nullptr : mi_malloc(size)); }
void* allocate(std::size_t size, std::align_val_t alignment) {
  return owned(cannot_fit(size) ? nullptr : mi_malloc_aligned(size, static_cast<std::size_t>(alignment)));
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return allocate(size, alignment); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return allocate(size, alignment); }

void operator delete(void* block) noexcept { mi_free(block); }
void operator delete[](void* block) noexcept { mi_free(block); }
void operator delete(void* block, std::size_t) noexcept { mi_free(block); }
void operator delete[](void* block, std::size_t) noexcept { mi_free(block); }
void operator delete(void* block, std::align_val_t) noexcept { mi_free(block); }
void operator delete[](void* block, std::align_val_t) noexcept { mi_free(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { mi_free(block); }
void operator delete[](void* block, std::size_t, std::align_val_t) noexcept { mi_free(block); }
