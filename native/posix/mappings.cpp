// The part of _posix that maps memory which other processes see, too: files, and memory that a fork leaves common.
// A mapping is the storage of an array of bytes, so that views, arrays and ctypes' objects stand in it.
#include <sys/mman.h>
#include <unistd.h>

#include "posix/parts.h"
#include "vm/numpy/numpy_objects.h"

namespace refjit::posix {

namespace {

/// The memory of one storage. The storage's head, which counts references, lies on a page of this process alone; the
/// mapping follows it.
class Mapping : public Memory {
 public:
  Mapping(int fd, int64_t length, int flags, int protection, int64_t offset)
      : fd_(fd), flags_(flags), protection_(protection), length_(length), offset_(offset) {}

  /// `bytes` is the mapping with the head in front of it. Null, with errno, where the system refuses.
  void* allocate(int64_t bytes) override {
    const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE)), length = static_cast<size_t>(length_);
    void* all =
        ::mmap(nullptr, page + length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) return nullptr;
    char* data = static_cast<char*>(all) + page;
    if (::mmap(data, length, protection_, flags_ | MAP_FIXED, fd_, offset_) == MAP_FAILED) {
      const int error = errno;
      ::munmap(all, page + length);
      errno = error;
      return nullptr;
    }
    return data - (bytes - length_);
  }
  /// The storage is gone, and so is this.
  void release(void* head, int64_t bytes) override {
    const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
    ::munmap(static_cast<char*>(head) + (bytes - length_) - page, page + static_cast<size_t>(length_));
    delete this;
  }
  bool is_host() const override { return true; }

 private:
  int fd_, flags_, protection_;
  int64_t length_, offset_;
};

/// map(fd, length, flags, protection, offset) -> an array of bytes, which cannot be written where the memory cannot.
Ref map_memory(Vm& vm, Args args) {
  int fd, flags, protection;
  int64_t length, offset;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], length) || !int_argument(vm, args[2], flags) ||
      !int_argument(vm, args[3], protection) || !vm.as_int64(args[4], offset))
    return {};
  if (length <= 0) return raise_os_error(vm, EINVAL);
  auto memory = std::make_unique<Mapping>(fd, length, flags, protection, offset);
  errno = 0;
  Tensor mapped;
  mapped.storage = StorageRef::make(length, *memory);
  if (!mapped.storage) return fail(vm);
  memory.release();
  mapped.dtype = DType::UInt8;
  mapped.shape = {length};
  mapped.strides = contiguous_strides(mapped.shape);
  Ref array = vm::numpy::new_array(vm, std::move(mapped));
  if (array) static_cast<vm::numpy::NdArray*>(array.get().object())->is_readonly = !(protection & PROT_WRITE);
  return array;
}

/// sync(array): what was written to a mapping reaches its file.
Ref write_back(Vm& vm, Args args) {
  if (!vm::numpy::is_array(vm, args[0])) return vm::type_error(vm, "a mapping is an array");
  const Tensor& mapped = vm::numpy::array_tensor(args[0]);
  return ::msync(mapped.data(), static_cast<size_t>(mapped.byte_count()), MS_SYNC) == 0 ? vm::none() : fail(vm);
}

/// advise(array, advice, start, length).
Ref advise(Vm& vm, Args args) {
  int advice;
  int64_t start, length;
  if (!vm::numpy::is_array(vm, args[0])) return vm::type_error(vm, "a mapping is an array");
  if (!int_argument(vm, args[1], advice) || !vm.as_int64(args[2], start) || !vm.as_int64(args[3], length)) return {};
  const Tensor& mapped = vm::numpy::array_tensor(args[0]);
  return ::madvise(mapped.data<char>() + start, static_cast<size_t>(length), advice) == 0 ? vm::none() : fail(vm);
}

const NativeDef kMappings[] = {
    {"map", "fd, length, flags, protection, offset, /", map_memory},
    {"sync", "mapping, /", write_back},
    {"advise", "mapping, advice, start, length, /", advise},
};

}  // namespace

bool add_mappings(Vm& vm, vm::Module* module) { return vm.add_functions(module, kMappings); }

}  // namespace refjit::posix
