// The part of _posix that acts on paths and descriptors.
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <climits>
#include <cstdlib>

#include "posix/parts.h"

namespace refjit::posix {

namespace {

Ref seconds(const timespec& t) { return Ref(Value::of(double(t.tv_sec) + 1e-9 * double(t.tv_nsec))); }
Ref nanoseconds(Vm& vm, const timespec& t) { return vm.integer(int64_t{t.tv_sec} * 1000000000 + t.tv_nsec); }

/// The ten numbers of a stat_result, then times in nanoseconds, block size, blocks, device type.
Ref stat_tuple(Vm& vm, const struct stat& s) {
  const Ref parts[] = {vm.integer(s.st_mode),
                       vm.unsigned_integer(s.st_ino),
                       vm.unsigned_integer(s.st_dev),
                       vm.integer(int64_t(s.st_nlink)),
                       vm.integer(s.st_uid),
                       vm.integer(s.st_gid),
                       vm.integer(s.st_size),
                       seconds(s.st_atim),
                       seconds(s.st_mtim),
                       seconds(s.st_ctim),
                       nanoseconds(vm, s.st_atim),
                       nanoseconds(vm, s.st_mtim),
                       nanoseconds(vm, s.st_ctim),
                       vm.integer(s.st_blksize),
                       vm.integer(s.st_blocks),
                       vm.unsigned_integer(s.st_rdev)};
  std::vector<Value> values;
  for (const Ref& part : parts) {
    if (!part) return {};
    values.push_back(part);
  }
  return vm.tuple(values);
}

Ref stat_path(Vm& vm, Args args) {
  std::string path;
  bool follows;
  if (!path_argument(vm, args[0], path) || !vm.truth(args[1], follows)) return {};
  struct stat found;
  if ((follows ? ::stat : ::lstat)(path.c_str(), &found) != 0) return fail(vm, path);
  return stat_tuple(vm, found);
}

Ref stat_descriptor(Vm& vm, Args args) {
  int fd;
  struct stat found;
  if (!int_argument(vm, args[0], fd)) return {};
  return ::fstat(fd, &found) == 0 ? stat_tuple(vm, found) : fail(vm);
}

Ref open_file(Vm& vm, Args args) {
  std::string path;
  int flags, mode;
  if (!path_argument(vm, args[0], path) || !int_argument(vm, args[1], flags) || !int_argument(vm, args[2], mode))
    return {};
  const int fd = ::open(path.c_str(), flags | O_CLOEXEC, mode);
  return fd < 0 ? fail(vm, path) : vm.integer(fd);
}

Ref read_some(Vm& vm, Args args) {
  int fd;
  int64_t count;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], count)) return {};
  if (count < 0) return raise_os_error(vm, EINVAL);
  std::string bytes(size_t(std::min<int64_t>(count, int64_t{1} << 30)), '\0');
  ssize_t got;
  do {
    if (!goes_on(vm)) return {};
    got = ::read(fd, bytes.data(), bytes.size());
  } while (got < 0 && errno == EINTR);
  if (got < 0) return fail(vm);
  if (!goes_on(vm)) return {};
  bytes.resize(size_t(got));
  return vm::new_bytes(vm, bytes);
}

Ref write_some(Vm& vm, Args args) {
  int fd;
  std::string_view bytes;
  if (!int_argument(vm, args[0], fd)) return {};
  if (!vm::bytes_like(args[1], bytes))
    return vm::type_error(vm, "a bytes-like object is required, not '" + vm.type_name(args[1]) + "'");
  ssize_t put;
  do {
    if (!goes_on(vm)) return {};
    put = ::write(fd, bytes.data(), bytes.size());
  } while (put < 0 && errno == EINTR);
  return put < 0 ? fail(vm) : vm.integer(put);
}

Ref seek(Vm& vm, Args args) {
  int fd, whence;
  int64_t position;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], position) || !int_argument(vm, args[2], whence))
    return {};
  const off_t at = ::lseek(fd, position, whence);
  return at < 0 ? fail(vm) : vm.integer(at);
}

Ref truncate_descriptor(Vm& vm, Args args) {
  int fd;
  int64_t length;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], length)) return {};
  return ::ftruncate(fd, length) == 0 ? vm::none() : fail(vm);
}

/// A call that takes a descriptor and gives a number.
template <int (*kCall)(int)>
Ref on_descriptor(Vm& vm, Args args) {
  int fd;
  if (!int_argument(vm, args[0], fd)) return {};
  const int result = kCall(fd);
  return result < 0 ? fail(vm) : vm.integer(result);
}

Ref is_terminal(Vm& vm, Args args) {
  int fd;
  return int_argument(vm, args[0], fd) ? vm::boolean(::isatty(fd) == 1) : Ref();
}

/// dup2, whose result is kept across exec when it is a standard stream, as subprocesses want it.
Ref duplicate_to(Vm& vm, Args args) {
  int from, to;
  if (!int_argument(vm, args[0], from) || !int_argument(vm, args[1], to)) return {};
  return ::dup2(from, to) < 0 ? fail(vm) : vm.integer(to);
}

Ref make_pipe(Vm& vm, Args) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return fail(vm);
  return pair(vm, ends[0], ends[1]);
}

/// A call that takes a path and gives nothing.
template <int (*kCall)(const char*)>
Ref on_path(Vm& vm, Args args) {
  std::string path;
  if (!path_argument(vm, args[0], path)) return {};
  return kCall(path.c_str()) == 0 ? vm::none() : fail(vm, path);
}

/// A call that takes a path and a mode and gives nothing.
template <int (*kCall)(const char*, mode_t)>
Ref on_path_with_mode(Vm& vm, Args args) {
  std::string path;
  int mode;
  if (!path_argument(vm, args[0], path) || !int_argument(vm, args[1], mode)) return {};
  return kCall(path.c_str(), mode_t(mode)) == 0 ? vm::none() : fail(vm, path);
}

/// A call on two paths; the guest adds the second to the error.
template <int (*kCall)(const char*, const char*)>
Ref on_two_paths(Vm& vm, Args args) {
  std::string from, to;
  if (!path_argument(vm, args[0], from) || !path_argument(vm, args[1], to)) return {};
  return kCall(from.c_str(), to.c_str()) == 0 ? vm::none() : fail(vm, from);
}

Ref read_link(Vm& vm, Args args) {
  std::string path;
  char target[PATH_MAX];
  if (!path_argument(vm, args[0], path)) return {};
  const ssize_t length = ::readlink(path.c_str(), target, sizeof target);
  return length < 0 ? fail(vm, path) : vm.string({target, size_t(length)});
}

Ref resolve(Vm& vm, Args args) {
  std::string path;
  if (!path_argument(vm, args[0], path)) return {};
  char* found = ::realpath(path.c_str(), nullptr);
  if (!found) return fail(vm, path);
  Ref text = vm.string(found);
  std::free(found);
  return text;
}

/// utime(path, atime_ns, mtime_ns, follows): times of None are now.
Ref set_times(Vm& vm, Args args) {
  std::string path;
  bool follows;
  if (!path_argument(vm, args[0], path) || !vm.truth(args[3], follows)) return {};
  timespec times[2];
  for (int i = 0; i < 2; ++i) {
    int64_t ns = 0;
    if (!args[i + 1].is_none() && !vm.as_int64(args[i + 1], ns)) return {};
    const int64_t floor = ns / 1000000000 - (ns % 1000000000 < 0);
    times[i] = {floor, args[i + 1].is_none() ? UTIME_NOW : ns - floor * 1000000000};
  }
  const int flags = follows ? 0 : AT_SYMLINK_NOFOLLOW;
  return ::utimensat(AT_FDCWD, path.c_str(), times, flags) == 0 ? vm::none() : fail(vm, path);
}

/// The names in a folder, but "." and "..".
Ref names_in(Vm& vm, Args args) {
  std::string path;
  if (!path_argument(vm, args[0], path)) return {};
  DIR* folder = ::opendir(path.c_str());
  if (!folder) return fail(vm, path);
  Ref out = vm::new_list(vm);
  while (const dirent* entry = out ? ::readdir(folder) : nullptr) {
    const std::string_view name = entry->d_name;
    if (name == "." || name == "..") continue;
    Ref text = vm.string(name);
    if (!text || !vm::list_append(vm, vm::as_list(out), text)) out = Ref();
  }
  ::closedir(folder);
  return out;
}

Ref may_access(Vm& vm, Args args) {
  std::string path;
  int mode;
  if (!path_argument(vm, args[0], path) || !int_argument(vm, args[1], mode)) return {};
  return vm::boolean(::access(path.c_str(), mode) == 0);
}

Ref working_folder(Vm& vm, Args) {
  char path[PATH_MAX];
  return ::getcwd(path, sizeof path) ? vm.string(path) : fail(vm);
}

Ref set_umask(Vm& vm, Args args) {
  int mask;
  return int_argument(vm, args[0], mask) ? vm.integer(::umask(mode_t(mask))) : Ref();
}

const NativeDef kFiles[] = {
    {"stat", "path, follows, /", stat_path},
    {"fstat", "fd, /", stat_descriptor},
    {"open", "path, flags, mode, /", open_file},
    {"close", "fd, /", on_descriptor<::close>},
    {"dup", "fd, /", on_descriptor<::dup>},
    {"fsync", "fd, /", on_descriptor<::fsync>},
    {"read", "fd, count, /", read_some},
    {"write", "fd, data, /", write_some},
    {"lseek", "fd, position, whence, /", seek},
    {"ftruncate", "fd, length, /", truncate_descriptor},
    {"isatty", "fd, /", is_terminal},
    {"dup2", "fd, fd2, /", duplicate_to},
    {"pipe", "", make_pipe},
    {"unlink", "path, /", on_path<::unlink>},
    {"rmdir", "path, /", on_path<::rmdir>},
    {"chdir", "path, /", on_path<::chdir>},
    {"mkdir", "path, mode, /", on_path_with_mode<::mkdir>},
    {"chmod", "path, mode, /", on_path_with_mode<::chmod>},
    {"mkfifo", "path, mode, /", on_path_with_mode<::mkfifo>},
    {"rename", "src, dst, /", on_two_paths<::rename>},
    {"link", "src, dst, /", on_two_paths<::link>},
    {"symlink", "src, dst, /", on_two_paths<::symlink>},
    {"readlink", "path, /", read_link},
    {"realpath", "path, /", resolve},
    {"listdir", "path, /", names_in},
    {"utime", "path, atime_ns, mtime_ns, follows, /", set_times},
    {"access", "path, mode, /", may_access},
    {"getcwd", "", working_folder},
    {"umask", "mask, /", set_umask},
};

}  // namespace

bool add_files(Vm& vm, vm::Module* module) { return vm.add_functions(module, kFiles); }

}  // namespace refjit::posix
