// _time: clocks of the Host, and the calendar and time zone of the C library.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <thread>

#include "vm/modules/modules.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

Ref seconds(double value) { return Ref(Value::of(value)); }
Ref nanoseconds(Vm& vm, double value) { return int_from_double(vm, std::floor(value * 1e9)); }

/// The time zone is the C library's: of the machine, or of TZ (set_zone). In the page it is the browser's, and time_t
/// ends in 2038: other years have the rules of one that lies 28 or 56 ... years off, with the same weekdays where no
/// century is between them.
constexpr int64_t kFirstStamp = std::numeric_limits<std::time_t>::min();
constexpr int64_t kLastStamp = std::numeric_limits<std::time_t>::max();
constexpr int64_t kCycle = int64_t{28} * 365 * 86400 + 7 * 86400;  // seconds of 28 years

int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b < 0); }

/// Days since 1970 of a date in the Gregorian calendar; months beyond 1 to 12 carry over.
int64_t days_of(int64_t year, int64_t month, int64_t day) {
  year += floor_div(month - 1, 12);
  month -= floor_div(month - 1, 12) * 12;
  // Years begin in March here: the leap day is the last.
  const int64_t y = year - (month <= 2), era = floor_div(y, 400), of_era = y - era * 400;
  const int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468 + day - 1;
}

/// Seconds since 1970 as a clock in Greenwich shows `date`.
int64_t seconds_of(const std::tm& date) {
  return days_of(int64_t{date.tm_year} + 1900, int64_t{date.tm_mon} + 1, date.tm_mday) * 86400 +
         int64_t{date.tm_hour} * 3600 + int64_t{date.tm_min} * 60 + date.tm_sec;
}

/// The date that a clock in Greenwich shows; false: its year has no place in a tm.
bool date_of(int64_t stamp, std::tm& out) {
  const int64_t days = floor_div(stamp, 86400), rest = stamp - days * 86400;
  const int64_t z = days + 719468, era = floor_div(z, 146097), of_era = z - era * 146097;
  const int64_t year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const int64_t of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const int64_t march_month = (5 * of_year + 2) / 153;
  const int64_t month = march_month + (march_month < 10 ? 3 : -9), year = year_of_era + era * 400 + (month <= 2);
  if (year - 1900 < INT32_MIN || year - 1900 > INT32_MAX) return false;
  out = {};
  out.tm_year = static_cast<int>(year - 1900);
  out.tm_mon = static_cast<int>(month - 1);
  out.tm_mday = static_cast<int>(of_year - (153 * march_month + 2) / 5 + 1);
  out.tm_hour = static_cast<int>(rest / 3600);
  out.tm_min = static_cast<int>(rest / 60 % 60);
  out.tm_sec = static_cast<int>(rest % 60);
  out.tm_wday = static_cast<int>(((days + 4) % 7 + 7) % 7);
  out.tm_yday = static_cast<int>(days - days_of(year, 1, 1));
  return true;
}

Ref raise_overflow(Vm& vm) {
  constexpr int kOverflow = 75;  // EOVERFLOW as Linux counts, whatever the page's C library does
  return raise_os_error(vm, kOverflow, "Value too large for defined data type", {});
}

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
bool stamp_of(Vm& vm, Value v, int64_t& out) {
  double seconds;
  if (v.is_null() || v.is_none())
    seconds = vm.host().now();
  else if (!read_seconds(vm, v, seconds))
    return false;
  out = static_cast<int64_t>(std::floor(seconds));
  return true;
}

Ref utc(Vm& vm, Args args) {
  int64_t stamp;
  std::tm date;
  if (!stamp_of(vm, args[0], stamp)) return {};
  return date_of(stamp, date) ? parts_of(vm, date, "GMT", 0) : raise_overflow(vm);
}

Ref local(Vm& vm, Args args) {
  int64_t stamp;
  if (!stamp_of(vm, args[0], stamp)) return {};
  int64_t known = stamp;
  if (known > kLastStamp) known -= ((known - kLastStamp) / kCycle + 1) * kCycle;
  if (known < kFirstStamp) known += ((kFirstStamp - known) / kCycle + 1) * kCycle;
  const auto given = static_cast<std::time_t>(known);
  std::tm there{}, date;
  if (!::localtime_r(&given, &there) || !date_of(stamp + there.tm_gmtoff, date)) return raise_overflow(vm);
  date.tm_isdst = there.tm_isdst;
  // Browsers have no short names of zones.
  const std::string_view zone = there.tm_zone;
  return parts_of(vm, date, zone == "Coordinated Universal Time" ? "UTC" : there.tm_zone, there.tm_gmtoff);
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
  const int64_t wanted = seconds_of(date);
  if constexpr (sizeof(std::time_t) < sizeof(int64_t)) {
    constexpr int kFirstYear = 3, kLastYear = 136;  // of 1902 to 2037, whole, since 1900
    const int year = date.tm_year;
    if (year > kLastYear) date.tm_year -= (year - kLastYear + 27) / 28 * 28;
    if (year < kFirstYear) date.tm_year += (kFirstYear - year + 27) / 28 * 28;
  }
  const int64_t moved = wanted - seconds_of(date);
  const std::time_t stamp = std::mktime(&date);
  return stamp == -1 && date.tm_wday == -1 ? none() : new_int(vm, stamp + moved);
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

// ---- what datetime counts and reads

constexpr int64_t kBefore1970 = 719163;  // the ordinal of 1970-01-01

/// ordinal(year, month, day): of a valid date, 1 for 0001-01-01.
Ref ordinal(Vm& vm, Args args) {
  int64_t year, month, day;
  if (!vm.as_int64(args[0], year) || !vm.as_int64(args[1], month) || !vm.as_int64(args[2], day)) return {};
  return new_int(vm, days_of(year, month, day) + kBefore1970);
}

/// ticks(year, month, day, hour, minute, second, microsecond): microseconds; 86400000000 of them for 0001-01-01.
Ref ticks(Vm& vm, Args args) {
  int64_t n[7];
  for (uint32_t i = 0; i < 7; ++i)
    if (!vm.as_int64(args[i], n[i])) return {};
  const int64_t of_day = (n[3] * 60 + n[4]) * 60 + n[5];
  return new_int(vm, ((days_of(n[0], n[1], n[2]) + kBefore1970) * 86400 + of_day) * 1000000 + n[6]);
}

/// A number of `count` digits at `at`, which moves on; -1: there is none.
int64_t take_digits(std::string_view text, size_t& at, size_t count) {
  if (at + count > text.size()) return -1;
  int64_t number = 0;
  for (const size_t end = at + count; at < end; ++at) {
    if (text[at] < '0' || text[at] > '9') return -1;
    number = number * 10 + (text[at] - '0');
  }
  return number;
}

/// iso_fields(text): (year, month, day, hour, minute, second, microsecond) of "YYYY-MM-DD", perhaps with any ASCII
/// character and "HH:MM", "HH:MM:SS" or "HH:MM:SS.f..." behind it; None for all other texts, which may still be times.
Ref iso_fields(Vm& vm, Args args) {
  if (!is_str(args[0])) return Ref(kNone);
  const std::string_view text = as_str(args[0])->view();
  int64_t fields[7] = {};
  size_t at = 0;
  const auto take = [&](int which, size_t count, char before) {
    if (before) {
      if (at >= text.size() || text[at] != before) return false;
      ++at;
    }
    fields[which] = take_digits(text, at, count);
    return fields[which] >= 0;
  };
  if (!take(0, 4, 0) || !take(1, 2, '-') || !take(2, 2, '-')) return Ref(kNone);
  if (at < text.size()) {
    if (static_cast<unsigned char>(text[at++]) > 127 || !take(3, 2, 0) || !take(4, 2, ':')) return Ref(kNone);
    if (at < text.size() && !take(5, 2, ':')) return Ref(kNone);
    if (at < text.size()) {
      const size_t count = text.size() - at - 1;
      if (text[at] != '.' || count == 0) return Ref(kNone);
      for (size_t i = at + 1; i < text.size(); ++i)
        if (text[i] < '0' || text[i] > '9') return Ref(kNone);
      ++at;
      fields[6] = take_digits(text, at, std::min<size_t>(count, 6));
      for (size_t i = count; i < 6; ++i) fields[6] *= 10;
    }
  }
  Ref made = new_tuple(vm, 7);
  for (uint32_t i = 0; made && i < 7; ++i) as_tuple(made)->items[i] = Value::small_int(fields[i]);
  return made;
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
    {"ordinal", "year, month, day, /", ordinal},
    {"ticks", "year, month, day, hour, minute, second, microsecond, /", ticks},
    {"iso_fields", "text, /", iso_fields},
};

}  // namespace

bool init_time(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
