"""mindspore.profiler: the time of a run and of its steps, written as JSON. Operators are not told apart; the run report does that."""
import enum
import json
import os
import time


class ProfilerLevel(enum.Enum):
    LevelNone = "LevelNone"
    Level0 = "Level0"
    Level1 = "Level1"
    Level2 = "Level2"


class ProfilerActivity(enum.Enum):
    NPU = "NPU"
    GPU = "GPU"
    CPU = "CPU"


class AicoreMetrics(enum.Enum):
    PipeUtilization = "PipeUtilization"
    ArithmeticUtilization = "ArithmeticUtilization"
    Memory = "Memory"
    MemoryL0 = "MemoryL0"
    MemoryUB = "MemoryUB"
    ResourceConflictRatio = "ResourceConflictRatio"
    L2Cache = "L2Cache"
    MemoryAccess = "MemoryAccess"
    AiCoreNone = "None"


class ExportType(enum.Enum):
    Db = "db"
    Text = "text"


class HostSystem(enum.Enum):
    CPU = "cpu"
    MEM = "mem"
    DISK = "disk"
    NETWORK = "network"
    OSRT = "osrt"


class _ExperimentalConfig:
    """What a profiler is to collect beyond times: kept, and nothing here."""

    def __init__(self, profiler_level=ProfilerLevel.Level0, aic_metrics=AicoreMetrics.AiCoreNone, l2_cache=False, mstx=False,
                 data_simplification=True, export_type=None, mstx_domain_include=None, mstx_domain_exclude=None, sys_io=False,
                 sys_interconnection=False, host_sys=None):
        self.profiler_level, self.aic_metrics, self.l2_cache, self.mstx = profiler_level, aic_metrics, l2_cache, mstx
        self.data_simplification, self.export_type = data_simplification, export_type
        self.mstx_domain_include, self.mstx_domain_exclude = mstx_domain_include, mstx_domain_exclude
        self.sys_io, self.sys_interconnection, self.host_sys = sys_io, sys_interconnection, host_sys


class ProfilerAction(enum.Enum):
    """What a schedule has done with a step."""
    NONE = 0
    WARM_UP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3

    @staticmethod
    def get_by_value(value):
        """The action of a number; None for others."""
        return {action.value: action for action in ProfilerAction}.get(value)


class Schedule:
    """Which steps are recorded: after skip_first, rounds of wait, warmup and active steps."""

    def __init__(self, *, wait, active, warmup=0, repeat=0, skip_first=0):
        for name, value, least in (("wait", wait, 0), ("warmup", warmup, 0), ("active", active, 1), ("repeat", repeat, 0),
                                   ("skip_first", skip_first, 0)):
            if not isinstance(value, int) or isinstance(value, bool) or value < least:
                from mindspore import log
                log.warning(f"Parameter '{name}' should be of type int, but got {type(value).__name__}, reset to {least}.")
                value = least
            setattr(self, name, value)

    def __call__(self, step):
        """The action of a step."""
        if step < 0:
            raise ValueError("Invalid parameter step, which must be not less than 0.")
        if step < self.skip_first:
            return ProfilerAction.NONE
        step -= self.skip_first
        length = self.wait + self.warmup + self.active
        at = step % length
        if 0 < self.repeat <= step / length or at < self.wait:
            return ProfilerAction.NONE
        if at < self.wait + self.warmup:
            return ProfilerAction.WARM_UP
        return ProfilerAction.RECORD if at < length - 1 else ProfilerAction.RECORD_AND_SAVE

    def __repr__(self):
        return (f"Schedule(wait={self.wait!r}, active={self.active!r}, warmup={self.warmup!r}, repeat={self.repeat!r}, "
                f"skip_first={self.skip_first!r})")

    def to_dict(self):
        return {"wait": self.wait, "active": self.active, "warmup": self.warmup, "repeat": self.repeat, "skip_first": self.skip_first}


schedule = Schedule


class mstx:
    """Marks in a profile of Ascend's tools; no such tool runs here."""

    @staticmethod
    def mark(message, stream=None, domain="default"):
        """A moment."""

    @staticmethod
    def range_start(message, stream=None, domain="default"):
        """The number of a range that begins; 0 where nobody collects."""
        return 0

    @staticmethod
    def range_end(range_id, domain="default"):
        """Its end."""


def tensorboard_trace_handler(dir_name=None, worker_name=None, analyse_flag=True, async_mode=False):
    """A handler for on_trace_ready: it writes what was recorded below a folder."""
    def handle(profiler):
        profiler.write(dir_name)
    return handle


class Profiler:
    """From its making (or start) to stop; step() ends a step; analyse() writes profiler_info_0.json below output_path."""

    def __init__(self, output_path="./data", start_profile=True, schedule=None, on_trace_ready=None, **settings):
        if not isinstance(start_profile, bool):
            raise TypeError(f"start_profile must be bool, but got {type(start_profile)}.")
        self._folder, self._schedule, self._ready, self._settings = output_path, schedule, on_trace_ready, settings
        self._began = self._ended = None
        self._steps, self._number = [], 0
        if start_profile:
            self.start()

    def start(self):
        """Starts the clock."""
        self._began = self._step_began = time.perf_counter()
        self._ended = None

    def stop(self):
        """Stops it."""
        if self._began is None:
            raise RuntimeError("The profiler has not started, so can not stop. Please call the start() method before calling the stop() "
                               "method.")
        self._ended = time.perf_counter()
        if self._ready is not None:
            self._ready(self)

    def step(self):
        """Ends a step of training."""
        now = time.perf_counter()
        action = ProfilerAction.RECORD if self._schedule is None else self._schedule(self._number)
        if action in (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE):
            self._steps.append((self._number, now - self._step_began))
        self._number += 1
        self._step_began = now

    def analyse(self, offline_path=None, pretty=False, step_list=None, mode="sync"):
        """Ends the run and writes it."""
        if self._ended is None and self._began is not None:
            self._ended = time.perf_counter()
        self.write()

    def write(self, folder=None):
        """The record as JSON."""
        folder = os.path.join(folder or self._folder, "profiler")
        os.makedirs(folder, exist_ok=True)
        took = None if self._began is None or self._ended is None else self._ended - self._began
        with open(os.path.join(folder, "profiler_info_0.json"), "w") as file:
            json.dump({"rank_id": 0, "seconds": took, "steps": [{"step": n, "seconds": s} for n, s in self._steps]}, file)

    def add_metadata(self, key, value):
        """Kept with the settings."""
        self._settings[key] = value

    def add_metadata_json(self, key, value):
        self._settings[key] = json.loads(value)

    def op_analyse(self, op_name, device_id=None):
        raise NotImplementedError("mindspore.Profiler.op_analyse: times of operators stand in refjit's run report.")

    def __enter__(self):
        if self._began is None:
            self.start()
        return self

    def __exit__(self, *error):
        self.stop()
        if self._ready is None:
            self.write()


class Profile(Profiler):
    """A profiler for a with statement; what it is to collect is kept."""

    def __init__(self, activities=None, with_stack=False, profile_memory=False, data_process=False, parallel_strategy=False,
                 start_profile=True, hbm_ddr=False, pcie=False, sync_enable=True, record_shapes=False, schedule=None,
                 on_trace_ready=None, experimental_config=None):
        super().__init__(start_profile=start_profile, schedule=schedule, on_trace_ready=on_trace_ready, activities=activities,
                         with_stack=with_stack, profile_memory=profile_memory, data_process=data_process,
                         parallel_strategy=parallel_strategy, hbm_ddr=hbm_ddr, pcie=pcie, sync_enable=sync_enable,
                         record_shapes=record_shapes, experimental_config=experimental_config)


profile = Profile
__all__ = ["Profiler", "tensorboard_trace_handler", "schedule", "profile", "ProfilerLevel", "ProfilerActivity", "AicoreMetrics", "ExportType",
           "HostSystem", "_ExperimentalConfig", "mstx"]
