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
    CPU = "CPU"
    GPU = "GPU"
    NPU = "NPU"


class AicoreMetrics(enum.Enum):
    AiCoreNone = "None"
    PipeUtilization = "PipeUtilization"
    ArithmeticUtilization = "ArithmeticUtilization"
    Memory = "Memory"
    MemoryL0 = "MemoryL0"
    MemoryUB = "MemoryUB"
    ResourceConflictRatio = "ResourceConflictRatio"
    L2Cache = "L2Cache"
    MemoryAccess = "MemoryAccess"


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
    """What a profiler is to collect beyond times: nothing here."""

    def __init__(self, **settings):
        self.settings = settings


class schedule:
    """Which steps are recorded: after skip_first, rounds of wait, warmup and active steps."""

    def __init__(self, *, wait, active, warmup=0, repeat=0, skip_first=0):
        self.wait, self.active, self.warmup, self.repeat, self.skip_first = wait, active, warmup, repeat, skip_first

    def __call__(self, step):
        """Whether a step is recorded."""
        step -= self.skip_first
        length = self.wait + self.warmup + self.active
        if step < 0 or self.repeat and step >= self.repeat * length:
            return False
        return step % length >= self.wait + self.warmup


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
        if self._schedule is None or self._schedule(self._number):
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


def profile(output_path="./data", start_profile=False, **settings):
    """A Profiler for a with statement."""
    return Profiler(output_path, start_profile, **settings)
