// time: clocks of the Host, calendar of UTC (the guest's local time is UTC).
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <thread>

#include "vm/modules/modules.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

Ref seconds(double value) { return Ref(Value::of(value)); }
Ref nanoseconds(Vm& vm, double value) { return int_from_double(vm, std::floor(value * 1e9)); }

/// Broken-down UTC.
struct Date {
  int64_t year;
  int month, day, hour, minute, second, week_day, year_day;
};

Date date_of(int64_t stamp) {
  int64_t days = stamp / 86400, rest = stamp % 86400;
  if (rest < 0) {
    rest += 86400;
    --days;
  }
  Date d{};
  d.hour = static_cast<int>(rest / 3600);
  d.minute = static_cast<int>(rest / 60 % 60);
  d.second = static_cast<int>(rest % 60);
  d.week_day = static_cast<int>(((days + 3) % 7 + 7) % 7);  // Monday is 0
  // Days since 0000-03-01, in eras of 400 years.
  const int64_t z = days + 719468, era = (z >= 0 ? z : z - 146096) / 146097, doe = z - era * 146097;
  const int64_t yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365,
                doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  const int64_t mp = (5 * doy + 2) / 153;
  d.day = static_cast<int>(doy - (153 * mp + 2) / 5 + 1);
  d.month = static_cast<int>(mp < 10 ? mp + 3 : mp - 9);
  d.year = yoe + era * 400 + (d.month <= 2);
  const bool is_leap = d.year % 4 == 0 && (d.year % 100 != 0 || d.year % 400 == 0);
  static constexpr int kBefore[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  d.year_day = kBefore[d.month - 1] + d.day + (is_leap && d.month > 2);
  return d;
}

bool stamp_of(Vm& vm, Value v, double& out) {
  if (v.is_null() || v.is_none()) return out = vm.host().now(), true;
  return vm.as_double(v, out);
}

Ref fields(Vm& vm, Args args) {
  double stamp;
  if (!stamp_of(vm, args[0], stamp)) return {};
  const Date d = date_of(static_cast<int64_t>(std::floor(stamp)));
  Ref year = new_int(vm, d.year);
  const auto small = [](int i) { return Value::small_int(i); };
  return new_tuple(vm, {year, small(d.month), small(d.day), small(d.hour), small(d.minute), small(d.second),
                        small(d.week_day), small(d.year_day), small(0)});
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
  if (!vm.as_double(args[0], duration)) return {};
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
    {"fields", "secs=None, /", fields},
};

}  // namespace

bool init_time(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
