#include "cli/native_host.h"

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace refjit::cli {

namespace {

constexpr size_t kBufferBytes = 8192;
volatile sig_atomic_t interrupt_requested = 0;  // a signal handler can reach nothing else

/// 0, or the errno value that ended it.
int write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = ::write(fd, text.data(), text.size());
    if (sent < 0) {
      if (errno == EINTR || errno == EAGAIN) continue;
      return errno;
    }
    text.remove_prefix(static_cast<size_t>(sent));
  }
  return 0;
}

template <class Clock>
double seconds() {
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

}  // namespace

bool NativeHost::is_standard_output_terminal() { return isatty(1) != 0; }

void NativeHost::write(int fd, std::string_view text) {
  if (fd != 1) {
    flush();
    write_all(fd, text);
    return;
  }
  buffered_ += text;
  if (is_terminal_ || buffered_.size() >= kBufferBytes) flush();
}

void NativeHost::flush() {
  const int error = write_all(1, buffered_);
  if (error == EPIPE) end_by_broken_pipe();
  if (error != EBADF && output_error_ == 0) output_error_ = error;
  buffered_.clear();
}

double NativeHost::now() { return seconds<std::chrono::system_clock>(); }
double NativeHost::monotonic() { return seconds<std::chrono::steady_clock>(); }

Result<std::string> NativeHost::read_file(const std::string& path) {
  FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) {
    const int code = errno;
    const char* type = code == ENOENT ? "FileNotFoundError" : code == EACCES ? "PermissionError" : "OSError";
    return user_error(type, "[Errno " + std::to_string(code) + "] " + std::strerror(code) + ": '" + path + "'");
  }
  struct stat info {};
  if (fstat(fileno(file), &info) == 0 && S_ISDIR(info.st_mode)) {
    std::fclose(file);
    return user_error("IsADirectoryError", "[Errno 21] Is a directory: '" + path + "'");
  }
  std::string text;
  char chunk[65536];
  while (size_t count = std::fread(chunk, 1, sizeof chunk, file)) text.append(chunk, count);
  std::fclose(file);
  return text;
}

bool NativeHost::write_file(const std::string& path, std::string_view text) {
  FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return false;
  const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && is_written;
}

bool NativeHost::is_file(const std::string& path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

bool NativeHost::make_folders(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  return std::filesystem::is_directory(path, error);
}

bool NativeHost::rename_file(const std::string& from, const std::string& to) {
  return std::rename(from.c_str(), to.c_str()) == 0;
}

bool NativeHost::remove_file(const std::string& path) { return std::remove(path.c_str()) == 0; }

/// A folder that is there begins with the entry "./"; folders in it end in "/" too.
std::vector<NativeHost::FolderEntry> NativeHost::list_files(const std::string& path) {
  std::vector<FolderEntry> entries;
  std::error_code error;
  std::filesystem::directory_iterator folder(path.empty() ? "." : path, error);
  if (error) return entries;
  entries.push_back(FolderEntry{"./", 0, 0});
  for (const auto& entry : folder) {
    struct stat info {};
    if (stat(entry.path().c_str(), &info) != 0) continue;
    const bool is_folder = S_ISDIR(info.st_mode);
    if (!is_folder && !S_ISREG(info.st_mode)) continue;
    const double modified = static_cast<double>(info.st_mtim.tv_sec) + static_cast<double>(info.st_mtim.tv_nsec) * 1e-9;
    entries.push_back(
        FolderEntry{entry.path().filename().string() + (is_folder ? "/" : ""), is_folder ? 0 : info.st_size, modified});
  }
  return entries;
}

std::string NativeHost::environment(const std::string& name, bool& found) {
  if (name == "PWD") {  // whoever started this may have changed the folder without saying so there
    std::error_code failed;
    const auto here = std::filesystem::current_path(failed);
    found = !failed;
    return found ? here.string() : "";
  }
  const char* value = std::getenv(name.c_str());
  found = value != nullptr;
  return found ? value : "";
}

std::string NativeHost::read_line() {
  flush();
  std::string line;
  while (line.empty() || line.back() != '\n') {
    const int c = std::getchar();
    if (c != EOF) {
      line += static_cast<char>(c);
      continue;
    }
    const bool is_signal = std::ferror(stdin) && errno == EINTR;
    std::clearerr(stdin);
    if (!is_signal || interrupt_requested) break;  // who asked for the line asks for interrupts, too
  }
  return line;
}

std::string NativeHost::executable() {
  char path[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  return length > 0 ? std::string(path, static_cast<size_t>(length)) : std::string();
}

std::string NativeHost::build_id() {
  struct stat info {};
  if (stat("/proc/self/exe", &info) != 0) return "";
  return std::to_string(info.st_size) + "@" + std::to_string(info.st_mtim.tv_sec) + "." +
         std::to_string(info.st_mtim.tv_nsec);
}

bool NativeHost::interrupted() {
  if (!interrupt_requested) return false;
  interrupt_requested = 0;
  return true;
}

void NativeHost::watch_signals() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupt_requested = 1; };
  sigaction(SIGINT, &action, nullptr);
  signal(SIGPIPE, SIG_IGN);
}

void NativeHost::end_by_broken_pipe() {
  signal(SIGPIPE, SIG_DFL);
  kill(getpid(), SIGPIPE);
  _exit(128 + SIGPIPE);
}

}  // namespace refjit::cli
