// _time: clocks of the Host, and the calendar and time zone of the C library.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <thread>

#include "vm/modules/modules.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

Ref seconds(double value) { return Ref(Value::of(value)); }
Ref nanoseconds(Vm& vm, double value) { return int_from_double(vm, std::floor(value * 1e9)); }

/// The time zone is the C library's: of the machine, or of TZ (set_zone). In the page it is the browser's.
Ref raise_overflow(Vm& vm) { return raise_os_error(vm, EOVERFLOW, "Value too large for defined data type", {}); }

/// What struct_time holds: nine items, the zone's name and its seconds east of UTC.
Ref parts_of(Vm& vm, const std::tm& date, const char* zone, int64_t offset) {
  const Ref year = new_int(vm, int64_t{date.tm_year} + 1900), name = vm.string(zone), east = new_int(vm, offset);
  if (!year || !name || !east) return {};
  const auto small = [](int i) { return Value::small_int(i); };
  return new_tuple(vm, {year, small(date.tm_mon + 1), small(date.tm_mday), small(date.tm_hour), small(date.tm_min),
                        small(date.tm_sec), small((date.tm_wday + 6) % 7), small(date.tm_yday + 1),
                        small(date.tm_isdst), name, east});
}

/// A time in seconds, as CPython reads one: a float, or what has __index__. ValueError: NaN; OverflowError: beyond
/// 2^63.
bool read_seconds(Vm& vm, Value v, double& out) {
  constexpr double kLimit = 9223372036854775808.0;  // 2^63
  bool fits;
  if (is_float(v)) {
    float_value(v, out);
    if (std::isnan(out)) return fail(value_error(vm, "Invalid value NaN (not a number)"));
    fits = -kLimit <= out && out < kLimit;
  } else {
    int64_t whole;
    fits = vm.as_int64(v, whole);
    out = static_cast<double>(whole);
    if (!fits && !vm.exception_matches(vm.types().OverflowError)) return false;
    if (!fits) vm.take_exception();
  }
  return fits || fail(overflow_error(vm, "timestamp out of range for platform time_t"));
}

/// None: now.
bool stamp_of(Vm& vm, Value v, std::time_t& out) {
  double seconds;
  if (v.is_null() || v.is_none())
    seconds = vm.host().now();
  else if (!read_seconds(vm, v, seconds))
    return false;
  out = static_cast<std::time_t>(std::floor(seconds));
  return true;
}

Ref utc(Vm& vm, Args args) {
  std::time_t stamp;
  std::tm date{};
  if (!stamp_of(vm, args[0], stamp)) return {};
  return ::gmtime_r(&stamp, &date) ? parts_of(vm, date, "GMT", 0) : raise_overflow(vm);
}

Ref local(Vm& vm, Args args) {
  std::time_t stamp;
  std::tm date{};
  if (!stamp_of(vm, args[0], stamp)) return {};
  return ::localtime_r(&stamp, &date) ? parts_of(vm, date, date.tm_zone, date.tm_gmtoff) : raise_overflow(vm);
}

/// local_stamp(year, month, day, hour, minute, second, isdst) -> seconds since 1970; None: there is no such time.
/// Fields beyond their ranges carry over.
Ref local_stamp(Vm& vm, Args args) {
  int64_t fields[7];
  for (int i = 0; i < 7; ++i)
    if (!vm.as_int64(args[i], fields[i])) return {};
  const auto field = [&](int i) { return static_cast<int>(fields[i]); };
  std::tm date{};
  date.tm_year = static_cast<int>(fields[0] - 1900);
  date.tm_mon = field(1) - 1;
  date.tm_mday = field(2);
  date.tm_hour = field(3);
  date.tm_min = field(4);
  date.tm_sec = field(5);
  date.tm_isdst = field(6);
  date.tm_wday = -1;  // mktime sets it where it succeeds: -1 seconds is a time, too
  const std::time_t stamp = std::mktime(&date);
  return stamp == -1 && date.tm_wday == -1 ? none() : new_int(vm, stamp);
}

/// set_zone(TZ or None): what tzset() reads.
Ref set_zone(Vm& vm, Args args) {
  if (args[0].is_none()) {
    ::unsetenv("TZ");
  } else {
    Str* text;
    if (!str_argument(vm, args[0], "TZ", text)) return {};
    ::setenv("TZ", std::string(text->view()).c_str(), 1);
  }
  ::tzset();
  return none();
}

/// Of all threads; with one thread, its own.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The whole program waits.
Ref sleep_alone(Vm& vm, Args args) {
  double duration;
  if (!vm.as_double(args[0], duration)) return {};
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;
  const auto begin = Clock::now();
  constexpr double slice = 0.02;  // between looks at whether the run was ended
  for (double left = duration; left > 0; left = duration - Seconds(Clock::now() - begin).count()) {
    if (vm.host().interrupted()) return vm.raise(vm.types().KeyboardInterrupt, "");
    std::this_thread::sleep_for(Seconds(std::min(left, slice)));
  }
  return none();
}

Ref sleep(Vm& vm, Args args) {
  double duration;
  if (!read_seconds(vm, args[0], duration)) return {};
  if (duration < 0) return value_error(vm, "sleep length must be non-negative");
  if (const Value turn = vm.state().turn) return vm.call(turn, {args[0]}) ? none() : Ref();
  return sleep_alone(vm, args);
}

const NativeDef kFunctions[] = {
    {"time", "", [](Vm& vm, Args) { return seconds(vm.host().now()); }},
    {"time_ns", "", [](Vm& vm, Args) { return nanoseconds(vm, vm.host().now()); }},
    {"perf_counter", "", [](Vm& vm, Args) { return seconds(vm.host().monotonic()); }},
    {"perf_counter_ns", "", [](Vm& vm, Args) { return nanoseconds(vm, vm.host().monotonic()); }},
    {"monotonic", "", [](Vm& vm, Args) { return seconds(vm.host().monotonic()); }},
    {"monotonic_ns", "", [](Vm& vm, Args) { return nanoseconds(vm, vm.host().monotonic()); }},
    {"process_time", "", [](Vm&, Args) { return seconds(processor_seconds()); }},
    {"process_time_ns", "", [](Vm& vm, Args) { return nanoseconds(vm, processor_seconds()); }},
    {"thread_time", "", [](Vm&, Args) { return seconds(processor_seconds()); }},
    {"sleep", "secs, /", sleep},
    {"_sleep_alone", "secs, /", sleep_alone},
    {"utc", "secs, /", utc},
    {"local", "secs, /", local},
    {"local_stamp", "year, month, day, hour, minute, second, isdst, /", local_stamp},
    {"set_zone", "zone, /", set_zone},
};

}  // namespace

bool init_time(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
